"""The whole server as an ASGI application: REST, the sockets of the tables, and the files of the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from sandtable.server.hall.hall import Hall
from sandtable.server.hall.lobby.lobby import Lobby
from sandtable.server.logs import Log
from sandtable.server.protocol.rest import Trouble
from sandtable.server.store import StoreError
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.addresses import Hosts
from sandtable.server.web.api.context import Api
from sandtable.server.web.api.routes import ROUTES, Handler
from sandtable.server.web.assets import Assets, page
from sandtable.server.web.cookies import People
from sandtable.server.web.guard import Guard, Rates
from sandtable.server.web.http_io import address, reply
from sandtable.server.web.reach import Place
from sandtable.server.web.sockets import Sockets

STATUS: Final = {
    "unknown-guest": 401,
    "blocked": 403,
    "not-your-seat": 403,
    "not-watchable": 403,
    "deal-sealed": 403,
    "no-such-table": 404,
    "no-such-entry": 404,
    "no-such-code": 404,
    "not-over": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "internal": 500,
    "table-broken": 503,
    "not-readable": 503,
    "not-kept": 507,
    "try-again": 503,
}
PAGES: Final = (
    "/",
    "/t/{id}",
    "/link",
    "/games",
    "/rules/{game}",
    "/puzzles/{game}",
    "/daily/{game}",
    "/deal/{id}",
)
logger: Final = Log("sandtable.server.web.app")


def make_app(
    hall: Hall, rates: Rates | None = None, hosts: Hosts | None = None, place: Place | None = None
) -> Starlette:
    """The ASGI application; its lifespan opens and closes the hall."""
    rates, hosts = rates or Rates(time=hall.time, limits=hall.limits), hosts or Hosts()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        people = await People.open(hall.store, hall.time, hall.limits.link_seconds)
        lobby = Lobby(hall)
        app.state.api = Api(hall, lobby, people, rates, place)
        app.state.sockets = Sockets(hall, lobby, people, rates)
        try:
            yield
        finally:
            await hall.close()
            await rates.close()

    async def serve_socket(socket: Any) -> None:
        await socket.app.state.sockets.serve(socket)

    by_path: dict[str, list[tuple[str, Handler]]] = {}
    for method, path, handler in ROUTES:
        by_path.setdefault(path, []).append((method, handler))
    routes: list[BaseRoute] = [
        Route(path, endpoint(path, dict(handlers)), methods=[method for method, _ in handlers])
        for path, handlers in by_path.items()
    ]
    routes.append(WebSocketRoute("/ws/tables/{id}", serve_socket))
    return Starlette(
        routes=[*routes, *pages()],
        lifespan=life,
        middleware=[
            Middleware(Guard, hosts=hosts, largest_body=hall.limits.largest_body),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
    )


def endpoint(route: str, handlers: dict[str, Handler]) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a route: it applies the rate limit, turns errors into responses, and counts them."""

    async def answer(request: Request) -> Response:
        api: Api = request.app.state.api
        handler = handlers[request.method if request.method != "HEAD" else "GET"]
        try:
            if not api.rates.allow(api.hall.limits.requests, "requests", address(request)):
                raise Refusal("too-fast")
            if api.hall.blocks.networks and api.hall.blocks.holds("", address(request)):
                raise Refusal("blocked")
            result = await handler(api, request)
            response = result if isinstance(result, Response) else reply(result)
        except Refusal as refusal:
            api.hall.metrics.refusal(refusal.code)
            await api.rates.hold_back(address(request))
            response = reply(Trouble(refusal.code, refusal.words), STATUS.get(refusal.code, 400))
            if refusal.code == "too-large":  # do not read the rest of the body
                response.headers["Connection"] = "close"
        except StoreError as error:  # nothing has changed
            logger.error("disk-failed", error, route=route, method=request.method)
            api.hall.metrics.refusal(error.code)
            response = reply(Trouble(error.code), STATUS[error.code])
        except Exception as error:
            logger.error("request-failed", error, route=route, method=request.method)
            response = reply(Trouble("internal"), 500)
        api.hall.metrics.request(route, response.status_code)
        return response

    return answer


def pages() -> list[BaseRoute]:
    """The routes of the page and its files."""

    async def shown(request: Request) -> Response:
        return page()

    return [
        *(Route(path, shown) for path in PAGES),
        Mount("/", Assets()),
    ]

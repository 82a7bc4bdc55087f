"""The hall over HTTP: REST for lists, tables, records and health, sockets for tables, files for pages."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from sandtable.core.game import games
from sandtable.locales.language import LANGUAGES, catalogue
from sandtable.server import metrics
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.lobby import Lobby, game_cards
from sandtable.server.hall.webhook import BadWebhook
from sandtable.server.logs import Log
from sandtable.server.protocol import rest
from sandtable.server.protocol.rest import Opened, PersonalLink, Trouble
from sandtable.server.store import StoreError
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.web import guard
from sandtable.server.web.addresses import Hosts, household
from sandtable.server.web.assets import Assets, page
from sandtable.server.web.cookies import LINK_SECONDS, People, proper_name
from sandtable.server.web.guard import Guard, Rates
from sandtable.server.web.sockets import Sockets

STATUS: Final = {
    "unknown-guest": 401,
    "not-your-seat": 403,
    "not-watchable": 403,
    "no-such-table": 404,
    "no-such-entry": 404,
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
LONG: Final = 64 * 1024  # bytes of an answer
T = TypeVar("T")
Handler = Callable[["Api", Request], Awaitable[Any]]
logger: Final = Log("sandtable.server.web.app")
encode: Final = msgspec.json.Encoder().encode


class Api:
    """The REST side. Every method returns what is sent as JSON, or refuses."""

    def __init__(self, hall: Hall, lobby: Lobby, people: People, rates: Rates) -> None:
        self.hall = hall
        self.lobby = lobby
        self.people = people
        self.rates = rates

    # --- guests -------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> rest.Me:
        """Who asks; without a name for a newcomer, which is no error."""
        guest = await self.people.guest(request)
        return rest.Me(guest.name, guest.webhook) if guest else rest.Me("", "")

    async def hello(self, request: Request) -> Response:
        """Become a guest, or change the name: at all tables that are not over."""
        name = proper_name((await body(request, rest.Hello)).name)
        guest = await self.people.guest(request)
        if guest is None:
            self.limit(guard.NEW_GUESTS, "guests", address(request))
            guest = await self.people.greet(name)
        elif guest.name != name:
            guest = msgspec.structs.replace(guest, name=name)
            await self.people.store.change_guest(guest)
            await self.hall.renamed(guest)
        response = reply(rest.Me(guest.name, guest.webhook))
        self.people.give_cookie(request, response, guest)
        return response

    async def link(self, request: Request) -> PersonalLink:
        guest = await self.known(request)
        return PersonalLink(f"/link#{self.people.link(guest)}", LINK_SECONDS)

    async def take(self, request: Request) -> Response:
        self.limit(guard.NEW_GUESTS, "guests", address(request))
        guest = await self.people.take((await body(request, rest.TakeLink)).token)
        response = reply(rest.Me(guest.name, guest.webhook))
        self.people.give_cookie(request, response, guest)
        return response

    async def webhook(self, request: Request) -> rest.Me:
        guest = await self.known(request)
        url = (await body(request, rest.Webhook)).url
        if url:
            try:
                self.hall.webhooks.check(url)
            except BadWebhook as error:
                raise Refusal(error.code) from error
        await self.people.store.change_guest(msgspec.structs.replace(guest, webhook=url))
        return rest.Me(guest.name, url)

    # --- the hall -----------------------------------------------------------------------------------------

    async def games(self, request: Request) -> list[rest.GameCard]:
        return game_cards()

    async def words(self, request: Request) -> rest.GameWords:
        """The words of a game that are not built into the page."""
        name, language = request.path_params["game"], request.path_params["language"]
        if name not in games() or language not in LANGUAGES:
            raise Refusal("no-such-game")
        return rest.GameWords(await asyncio.to_thread(catalogue, name, language))

    async def lists(self, request: Request) -> rest.HallView:
        return await self.lobby.lists(await self.people.guest(request))

    async def open_table(self, request: Request) -> Opened:
        guest = await self.known(request)
        self.limit(guard.NEW_TABLES, "tables", guest.id)
        return Opened(await self.lobby.open_table(guest, await body(request, rest.OpenTable)))

    async def log_page(self, request: Request) -> rest.LogPage:
        guest = await self.known(request)
        before = query(request, "before")
        return await self.lobby.log_page(
            guest, request.path_params["id"], query(request, "seat"), 2**31 if before is None else before
        )

    # --- finished games: their record is open to all, so everybody may look through any eyes ----------------

    async def story(self, request: Request) -> Response:
        await self.known(request)
        return await long_reply(
            request, await self.lobby.story(request.path_params["id"], query(request, "seat"))
        )

    async def moment(self, request: Request) -> Response:
        await self.known(request)
        entry = query(request, "entry")
        if entry is None:
            raise Refusal("bad-message")
        seat = query(request, "seat")
        return await long_reply(request, await self.lobby.moment(request.path_params["id"], entry, seat))

    async def record(self, request: Request) -> Response:
        game, record = await self.lobby.record(request.path_params["id"])
        return await long_reply(request, record, f"{game}.sandtable.json")

    async def verified(self, request: Request) -> Response:
        return await long_reply(request, await self.lobby.verified(request.path_params["id"]))

    async def salvage(self, request: Request) -> Response:
        guest, id = await self.known(request), request.path_params["id"]
        return await long_reply(request, await self.lobby.salvage(guest, id), "damaged-table.json")

    async def import_record(self, request: Request) -> Opened:
        guest = await self.known(request)
        self.limit(guard.NEW_TABLES, "tables", guest.id)
        return Opened(await self.lobby.import_record(guest, await raw(request)))

    # --- for those who run it -----------------------------------------------------------------------------

    async def health(self, request: Request) -> dict[str, Any]:
        """Alive, and able to write and to read."""
        await self.hall.store.check()
        return {"status": "ok", "tables": len(self.hall.rooms), "broken": len(self.hall.quarantine)}

    async def metrics(self, request: Request) -> Response:
        return Response(self.hall.metrics.text(), media_type=metrics.CONTENT_TYPE)

    # --- checks -------------------------------------------------------------------------------------------

    async def known(self, request: Request) -> Guest:
        guest = await self.people.guest(request)
        if guest is None:
            raise Refusal("unknown-guest")
        return guest

    def limit(self, limit: Any, *who: str) -> None:
        if not self.rates.allow(limit, *who):
            raise Refusal("too-fast")


ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("GET", "/api/me", Api.me),
    ("POST", "/api/me", Api.hello),
    ("POST", "/api/me/link", Api.link),
    ("POST", "/api/me/take", Api.take),
    ("PUT", "/api/me/webhook", Api.webhook),
    ("GET", "/api/games", Api.games),
    ("GET", "/api/hall", Api.lists),
    ("GET", "/api/games/{game}/words/{language}", Api.words),
    ("POST", "/api/tables", Api.open_table),
    ("GET", "/api/tables/{id}/log", Api.log_page),
    ("GET", "/api/tables/{id}/story", Api.story),
    ("GET", "/api/tables/{id}/moment", Api.moment),
    ("GET", "/api/tables/{id}/record", Api.record),
    ("GET", "/api/tables/{id}/verify", Api.verified),
    ("GET", "/api/tables/{id}/salvage", Api.salvage),
    ("POST", "/api/records", Api.import_record),
    ("GET", "/health", Api.health),
    ("GET", "/metrics", Api.metrics),
]


def make_app(hall: Hall, rates: Rates | None = None, hosts: Hosts | None = None) -> Starlette:
    """The whole server as an ASGI application; it opens and closes the hall with its own life."""
    rates, hosts = rates or Rates(time=hall.time), hosts or Hosts()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        people = await People.open(hall.store, hall.time)
        lobby = Lobby(hall)
        app.state.api = Api(hall, lobby, people, rates)
        app.state.sockets = Sockets(hall, lobby, people, rates)
        try:
            yield
        finally:
            await hall.close()

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
        middleware=[Middleware(Guard, hosts=hosts), Middleware(GZipMiddleware, minimum_size=1024)],
    )


def endpoint(route: str, handlers: dict[str, Handler]) -> Callable[[Request], Awaitable[Response]]:
    """One handler behind its limits, its refusals and its count."""

    async def answer(request: Request) -> Response:
        api: Api = request.app.state.api
        handler = handlers[request.method if request.method != "HEAD" else "GET"]
        try:
            if not api.rates.allow(guard.REQUESTS, "requests", address(request)):
                raise Refusal("too-fast")
            result = await handler(api, request)
            response = result if isinstance(result, Response) else reply(result)
        except Refusal as refusal:
            api.hall.metrics.refusal(refusal.code)
            await api.rates.hold_back(address(request))
            response = reply(Trouble(refusal.code, refusal.words), STATUS.get(refusal.code, 400))
            if refusal.code == "too-large":  # and more may follow, which nobody wants to read
                response.headers["Connection"] = "close"
        except StoreError as error:  # the disk: nothing has changed
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
    async def shown(request: Request) -> Response:
        return page()

    return [
        *(Route(path, shown) for path in ("/", "/t/{id}", "/link", "/rules/{game}")),
        Mount("/", Assets()),
    ]


def reply(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, {"Cache-Control": "no-store"}, "application/json")


async def long_reply(request: Request, body: bytes, file: str = "") -> Response:
    """JSON that the archive made. A long one is packed in a thread, not by the middleware in the loop."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if file:
        headers = {"Content-Disposition": f'attachment; filename="{file}"', "Vary": "Accept-Encoding"}
    if len(body) > LONG and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body, 6)
    return Response(body, 200, headers, "application/json")


def address(request: Request) -> str:
    """Whom the limits by address count."""
    return household(request.client.host) if request.client else ""


def query(request: Request, name: str) -> int | None:
    """A number behind the question mark, if it is there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:  # isdigit: also ², which is no number
        raise Refusal("bad-message")
    return int(text)


async def raw(request: Request) -> bytes:
    """The body, however it says it is long."""
    parts, length = [], 0
    try:
        async for part in request.stream():
            length += len(part)
            if length > guard.LARGEST_BODY:
                raise Refusal("too-large")
            parts.append(part)
    except ClientDisconnect:  # nobody will read the answer
        raise Refusal("bad-message") from None
    return b"".join(parts)


async def body(request: Request, type: type[T]) -> T:
    try:
        return msgspec.json.decode(await raw(request), type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message") from error

"""The REST routes of the hall, as the methods of one class."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.registry import games
from sandtable.locales.language import LANGUAGES, catalogue
from sandtable.server import metrics
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.lobby import Lobby, game_cards
from sandtable.server.hall.webhook import BadWebhook
from sandtable.server.protocol import rest
from sandtable.server.protocol.rest import Opened, PersonalLink
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.web import guard
from sandtable.server.web.cookies import LINK_SECONDS, People, proper_name
from sandtable.server.web.guard import Rate, Rates
from sandtable.server.web.http_io import address, body, long_reply, query, raw, reply

END_OF_LOG: Final = 2**31  # beyond the number of any entry
Handler = Callable[["Api", Request], Awaitable[Any]]


class Api:
    """Answers REST requests. Methods return a response or data to be sent as JSON, or raise a Refusal."""

    def __init__(self, hall: Hall, lobby: Lobby, people: People, rates: Rates) -> None:
        self.hall = hall
        self.lobby = lobby
        self.people = people
        self.rates = rates

    # --- guests -------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> rest.Me:
        """The guest who asks; a newcomer is not an error but a guest without a name."""
        guest = await self.people.guest(request)
        return rest.Me(guest.name, guest.webhook) if guest else rest.Me("", "")

    async def hello(self, request: Request) -> Response:
        """Become a guest, or change your name at all tables that are not over."""
        name = proper_name((await body(request, rest.Hello)).name)
        guest = await self.people.guest(request)
        if guest is None:
            self.limit(guard.NEW_GUESTS, "guests", address(request))
            guest = await self.people.greet(name)
        elif guest.name != name:
            guest = msgspec.structs.replace(guest, name=name)
            await self.people.store.change_guest(guest)
            await self.hall.rename(guest)
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
            guest, request.path_params["id"], query(request, "seat"), END_OF_LOG if before is None else before
        )

    # --- finished games: their records are public, so everybody may look through every seat -----------------

    async def story(self, request: Request) -> Response:
        await self.known(request)
        return await long_reply(
            request, await self.lobby.story(request.path_params["id"], query(request, "seat"))
        )

    async def position(self, request: Request) -> Response:
        await self.known(request)
        entry = query(request, "entry")
        if entry is None:
            raise Refusal("bad-message")
        seat = query(request, "seat")
        return await long_reply(request, await self.lobby.position(request.path_params["id"], entry, seat))

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

    # --- for operators ------------------------------------------------------------------------------------

    async def health(self, request: Request) -> dict[str, Any]:
        """Whether the hall is alive and can write and read its database."""
        await self.hall.store.check()
        return {"status": "ok", "tables": len(self.hall.rooms), "broken": len(self.hall.quarantine)}

    async def metrics(self, request: Request) -> Response:
        return Response(self.hall.metrics.text(), media_type=metrics.CONTENT_TYPE)

    # --- checks -------------------------------------------------------------------------------------------

    async def known(self, request: Request) -> Guest:
        """The guest who asks, or a Refusal."""
        guest = await self.people.guest(request)
        if guest is None:
            raise Refusal("unknown-guest")
        return guest

    def limit(self, rate: Rate, *who: str) -> None:
        """Refuse what comes too often."""
        if not self.rates.allow(rate, *who):
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
    ("GET", "/api/tables/{id}/moment", Api.position),
    ("GET", "/api/tables/{id}/record", Api.record),
    ("GET", "/api/tables/{id}/verify", Api.verified),
    ("GET", "/api/tables/{id}/salvage", Api.salvage),
    ("POST", "/api/records", Api.import_record),
    ("GET", "/health", Api.health),
    ("GET", "/metrics", Api.metrics),
]

"""The REST routes of the hall, as the methods of one class."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sandtable.core.registry import games
from sandtable.locales.language import LANGUAGES, catalogue
from sandtable.server import metrics
from sandtable.server.hall.calls.webhook import BadWebhook
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.lobby.finished_games import FinishedGames
from sandtable.server.hall.lobby.join_codes import LIFETIME, JoinCodes, tidy
from sandtable.server.hall.lobby.lobby import Lobby
from sandtable.server.hall.lobby.puzzles import puzzle_view
from sandtable.server.hall.lobby.table_lists import TableLists, game_cards
from sandtable.server.limits import Rate
from sandtable.server.protocol import rest
from sandtable.server.protocol.rest import Opened, PersonalLink
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.cookies import People, proper_name
from sandtable.server.web.guard import Rates
from sandtable.server.web.http_io import address, body, long_reply, query, raw, reply
from sandtable.server.web.reach import Place, is_on_this_machine

END_OF_LOG: Final = 2**31  # beyond the number of any entry
Handler = Callable[["Api", Request], Awaitable[Any]]


class Api:
    """Answers REST requests. Methods return a response or data to be sent as JSON, or raise a Refusal."""

    def __init__(
        self, hall: Hall, lobby: Lobby, people: People, rates: Rates, place: Place | None = None
    ) -> None:
        self.hall = hall
        self.lobby = lobby
        self.finished_games = FinishedGames(hall)
        self.table_lists = TableLists(hall)
        self.people = people
        self.rates = rates
        self.limits = hall.limits
        self.place = place or Place()
        self.codes = JoinCodes(hall.store, people.key)

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
            self.limit(self.limits.new_guests, "guests", address(request))
            guest = await self.people.greet(name)
        elif guest.name != name:
            self.limit_changes(guest)
            guest = msgspec.structs.replace(guest, name=name)
            await self.people.store.change_guest(guest)
            await self.hall.rename(guest)
        response = reply(rest.Me(guest.name, guest.webhook))
        self.people.give_cookie(request, response, guest)
        return response

    async def link(self, request: Request) -> PersonalLink:
        guest = await self.known(request)
        return PersonalLink(f"/link#{self.people.link(guest)}", self.limits.link_seconds)

    async def take(self, request: Request) -> Response:
        self.limit(self.limits.new_guests, "guests", address(request))
        guest = await self.people.take((await body(request, rest.TakeLink)).token)
        response = reply(rest.Me(guest.name, guest.webhook))
        self.people.give_cookie(request, response, guest)
        return response

    async def webhook(self, request: Request) -> rest.Me:
        guest = await self.known(request)
        url = (await body(request, rest.Webhook)).url
        self.limit_changes(guest)
        if url:
            try:
                self.hall.webhooks.check(url)
            except BadWebhook as error:
                raise Refusal(error.code) from error
        await self.people.store.change_guest(msgspec.structs.replace(guest, webhook=url))
        return rest.Me(guest.name, url)

    async def push_key(self, request: Request) -> rest.PushKey:
        return rest.PushKey(await self.hall.pushes.public_key())

    async def subscribe(self, request: Request) -> rest.DropPush:
        """Tell this device when it is the guest's turn; the reply is the body that `unsubscribe` takes."""
        guest, wanted = await self.known(request), await body(request, rest.PushSubscription)
        self.limit_changes(guest)
        try:
            await self.hall.pushes.subscribe(guest.id, wanted)
        except BadWebhook as error:
            raise Refusal(error.code) from error
        return rest.DropPush(wanted.endpoint)

    async def unsubscribe(self, request: Request) -> rest.DropPush:
        guest, unwanted = await self.known(request), await body(request, rest.DropPush)
        self.limit_changes(guest)
        await self.hall.pushes.unsubscribe(guest.id, unwanted.endpoint)
        return unwanted

    async def history(self, request: Request) -> rest.History:
        return await self.table_lists.history(await self.known(request))

    async def records(self, request: Request) -> Response:
        """All records of the guest, sent one after the other, so that neither side has to hold them all."""
        guest = await self.known(request)
        self.limit(self.limits.exports, "exports", guest.id)
        headers = {"Content-Disposition": 'attachment; filename="records.jsonl"', "Cache-Control": "no-store"}
        lines = await self.finished_games.records_of(guest)
        return StreamingResponse(lines, headers=headers, media_type="application/jsonl")

    # --- the hall -----------------------------------------------------------------------------------------

    async def reach(self, request: Request) -> rest.Reach:
        """Where others can open this hall; see `rest.Reach` for who is told what."""
        port = request.scope["server"][1]
        network = await asyncio.to_thread(self.place.network, port) if is_on_this_machine(request) else []
        return rest.Reach(self.place.url, network)

    async def games(self, request: Request) -> list[rest.GameCard]:
        return game_cards()

    async def words(self, request: Request) -> rest.GameWords:
        """The words of a game that are not built into the page."""
        name, language = request.path_params["game"], request.path_params["language"]
        if name not in games() or language not in LANGUAGES:
            raise Refusal("no-such-game")
        return rest.GameWords(await asyncio.to_thread(catalogue, name, language))

    async def puzzle(self, request: Request) -> rest.PuzzleView:
        game, number = request.path_params["game"], query(request, "number")
        return await asyncio.to_thread(puzzle_view, game, number, self.hall.time.now())

    async def lists(self, request: Request) -> rest.HallView:
        return await self.table_lists.lists(await self.people.guest(request))

    async def open_table(self, request: Request) -> Opened:
        guest = await self.known(request)
        self.limit_tables(guest, request)
        return Opened(await self.lobby.open_table(guest, await body(request, rest.OpenTable)))

    async def invitation(self, request: Request) -> rest.Invitation:
        return await self.table_lists.invitation(await self.people.guest(request), request.path_params["id"])

    async def join_code(self, request: Request) -> rest.JoinCode:
        """A code for a table that waits for players; whoever has its link may ask for one.

        A page may ask at the moment when somebody starts the game. That is no mistake, so the code is empty.
        """
        guest, id = await self.known(request), request.path_params["id"]
        self.limit(self.limits.new_codes, "codes", guest.id)
        if not await self.table_lists.is_waiting(id):
            return rest.JoinCode("", LIFETIME)
        return rest.JoinCode(*await self.codes.code(id, int(self.people.time.wall())))

    async def join(self, request: Request) -> Opened:
        """The table with a code. Guesses are limited for each address and for all of them together."""
        text = (await body(request, rest.JoinByCode)).code
        code = tidy(text)
        if code is None:
            raise Refusal("no-such-code")
        self.limit(self.limits.codes_tried, "codes tried", address(request))
        self.limit(self.limits.codes_tried_by_all, "codes tried")
        id = await self.codes.table(code, int(self.people.time.wall()))
        if not await self.table_lists.is_waiting(id):
            raise Refusal("already-started")
        return Opened(id)

    async def log_page(self, request: Request) -> rest.LogPage:
        guest = await self.known(request)
        before = query(request, "before")
        return await self.table_lists.log_page(
            guest, request.path_params["id"], query(request, "seat"), END_OF_LOG if before is None else before
        )

    # --- finished games: their records are public, so everybody may look through every seat -----------------

    async def story(self, request: Request) -> Response:
        guest, id = await self.known(request), request.path_params["id"]
        return await long_reply(request, await self.finished_games.story(guest, id, query(request, "seat")))

    async def position(self, request: Request) -> Response:
        guest, id = await self.known(request), request.path_params["id"]
        entry = query(request, "entry")
        if entry is None:
            raise Refusal("bad-message")
        seat = query(request, "seat")
        return await long_reply(request, await self.finished_games.position(guest, id, entry, seat))

    async def record(self, request: Request) -> Response:
        game, record = await self.finished_games.record(
            await self.people.guest(request), request.path_params["id"]
        )
        return await long_reply(request, record, f"{game}.sandtable.json")

    async def verified(self, request: Request) -> Response:
        guest, id = await self.people.guest(request), request.path_params["id"]
        return await long_reply(request, await self.finished_games.verified(guest, id))

    async def review(self, request: Request) -> Response:
        guest, id = await self.known(request), request.path_params["id"]
        return await long_reply(request, await self.finished_games.review(guest, id))

    async def begin_review(self, request: Request) -> Response:
        guest, id = await self.known(request), request.path_params["id"]
        effort = (await body(request, rest.AskReview)).effort
        self.limit(self.limits.reviews, "reviews", guest.id)
        await self.finished_games.begin_review(guest, id, effort)
        return await long_reply(request, await self.finished_games.review(guest, id))

    async def cancel_review(self, request: Request) -> Response:
        guest, id = await self.known(request), request.path_params["id"]
        await self.finished_games.cancel_review(guest, id)
        return await long_reply(request, await self.finished_games.review(guest, id))

    # --- the same deal for everyone -------------------------------------------------------------------------

    async def daily(self, request: Request) -> rest.DailyView:
        """The deal of a day. Newcomers may look at it, too."""
        guest, day = await self.people.guest(request), request.query_params.get("day", "")
        return await self.hall.deals.daily(request.path_params["game"], guest.id if guest else "", day)

    async def play_daily(self, request: Request) -> Opened:
        guest = await self.known(request)
        self.limit_tables(guest, request)
        return Opened(await self.lobby.play_daily(guest, request.path_params["game"]))

    async def deal(self, request: Request) -> rest.DealView:
        """The tables that share the deal of this one."""
        guest, live = await self.known(request), await self.hall.newest(request.path_params["id"])
        return await self.hall.deals.view(live.room, guest.id)

    async def duplicate(self, request: Request) -> Opened:
        guest, id = await self.known(request), request.path_params["id"]
        wish = await body(request, rest.Duplicate)
        self.limit_tables(guest, request)
        return Opened(await self.lobby.duplicate(guest, id, wish))

    async def branch_off(self, request: Request) -> Opened:
        guest, id = await self.known(request), request.path_params["id"]
        wish = await body(request, rest.BranchOff)
        self.limit_tables(guest, request)
        return Opened(await self.lobby.branch_off(guest, id, wish))

    async def salvage(self, request: Request) -> Response:
        guest, id = await self.known(request), request.path_params["id"]
        return await long_reply(request, await self.finished_games.salvage(guest, id), "damaged-table.json")

    async def import_record(self, request: Request) -> Opened:
        guest = await self.known(request)
        self.limit_tables(guest, request)
        return Opened(await self.lobby.import_record(guest, await raw(request)))

    # --- for operators ------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the hall is ready for guests: it can write and read its database and is not stopping."""
        if self.hall.draining:
            return reply({"status": "draining"}, 503)
        await self.hall.store.check()
        tables, broken = len(self.hall.rooms), len(self.hall.quarantine)
        return reply({"status": "ok", "tables": tables, "broken": broken})

    async def live(self, request: Request) -> dict[str, Any]:
        """Whether this process answers at all; if it does not, it should be started again."""
        return {"status": "live"}

    async def metrics(self, request: Request) -> Response:
        return Response(self.hall.metrics.text(), media_type=metrics.CONTENT_TYPE)

    # --- checks -------------------------------------------------------------------------------------------

    async def known(self, request: Request) -> Guest:
        """The guest who asks, or a Refusal."""
        guest = await self.people.guest(request)
        if guest is None:
            raise Refusal("unknown-guest")
        if guest.id in self.hall.blocks.guests:
            raise Refusal("blocked")
        return guest

    def limit_tables(self, guest: Guest, request: Request) -> None:
        """Count a new table for the guest, and for all guests of the address together."""
        self.limit(self.limits.new_tables, "tables", guest.id)
        self.limit(self.limits.new_tables_of_an_address, "tables of an address", address(request))

    def limit_changes(self, guest: Guest) -> None:
        """Count a change together with those through sockets: a new name is written to many tables."""
        self.limit(self.limits.changes, "changes", guest.id)

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
    ("GET", "/api/push-key", Api.push_key),
    ("PUT", "/api/me/push", Api.subscribe),
    ("DELETE", "/api/me/push", Api.unsubscribe),
    ("GET", "/api/me/history", Api.history),
    ("GET", "/api/me/records", Api.records),
    ("GET", "/api/reach", Api.reach),
    ("POST", "/api/join", Api.join),
    ("GET", "/api/games", Api.games),
    ("GET", "/api/hall", Api.lists),
    ("GET", "/api/games/{game}/words/{language}", Api.words),
    ("GET", "/api/puzzles/{game}", Api.puzzle),
    ("GET", "/api/daily/{game}", Api.daily),
    ("POST", "/api/daily/{game}", Api.play_daily),
    ("POST", "/api/tables", Api.open_table),
    ("POST", "/api/tables/{id}/code", Api.join_code),
    ("GET", "/api/tables/{id}/invitation", Api.invitation),
    ("GET", "/api/tables/{id}/log", Api.log_page),
    ("GET", "/api/tables/{id}/story", Api.story),
    ("GET", "/api/tables/{id}/moment", Api.position),
    ("GET", "/api/tables/{id}/record", Api.record),
    ("GET", "/api/tables/{id}/verify", Api.verified),
    ("GET", "/api/tables/{id}/review", Api.review),
    ("POST", "/api/tables/{id}/review", Api.begin_review),
    ("DELETE", "/api/tables/{id}/review", Api.cancel_review),
    ("POST", "/api/tables/{id}/branch", Api.branch_off),
    ("GET", "/api/tables/{id}/deal", Api.deal),
    ("POST", "/api/tables/{id}/duplicate", Api.duplicate),
    ("GET", "/api/tables/{id}/salvage", Api.salvage),
    ("POST", "/api/records", Api.import_record),
    ("GET", "/health", Api.health),
    ("GET", "/health/live", Api.live),
    ("GET", "/health/ready", Api.health),
    ("GET", "/metrics", Api.metrics),
]

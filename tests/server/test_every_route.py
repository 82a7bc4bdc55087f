"""Every route of the hall and every message of a socket is used once correctly and once wrongly."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable
from typing import Any, get_args

import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from sandtable.review.effort import Effort
from sandtable.server.hall.bots import hints
from sandtable.server.hall.page import NO_TABLE, STOPPING
from sandtable.server.protocol import messages, requests
from tests.server.inside import HallInside
from tests.server.kit import Client, ConnectionClosed, Page, Refused, closed_with, play_to_the_end
from tests.tiers import PATIENCE

Use = tuple[str, bytes]  # a path, and what is sent there

NOWHERE = "x" * 16
EMPTY = b"{}"
OPEN_CHAIRS = json.dumps({"chairs": [{"who": "open"}] * 3}).encode()
SUBSCRIPTION = json.dumps(
    {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "B" * 87, "auth": "a" * 22}}
).encode()


class Finished:
    """A guest, and a game that was played to its end."""

    def __init__(self, hall: HallInside) -> None:
        self.hall = hall
        self.ola = Client(hall, "Ola")
        self.table = self.ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
        self.entry = asyncio.run(self._play())

    async def _play(self) -> int:
        async with self.ola.at(self.table) as page:
            await page.next_show()
            await play_to_the_end(page, lambda options: options[0])
            return int(page.show["entry"])

    def status(self, method: str, use: Use) -> int:
        """Return the status of the response."""
        path, body = use
        connection = http.client.HTTPConnection("127.0.0.1", self.hall.port, timeout=PATIENCE)
        connection.request(method, path, body or None, {"Cookie": self.ola.cookie})
        response = connection.getresponse()
        response.read()
        connection.close()
        return response.status

    def token(self) -> str:
        return str(self.ola.post("/api/me/link")["path"].partition("#")[2])

    def wish(self) -> bytes:
        chairs = [{"who": "me"}] * 3
        return json.dumps({"settings": {"game": "camel-up", "seats": 3}, "chairs": chairs}).encode()

    def branch(self, step: int) -> bytes:
        return json.dumps({"step": step, "chairs": [{"who": "me"}] * 3}).encode()

    def waiting(self) -> str:
        return self.ola.open_table("camel-up", ["me", "open", "open"])

    def code(self) -> str:
        return str(self.ola.post(f"/api/tables/{self.waiting()}/code")["code"])

    def record(self) -> bytes:
        return json.dumps(self.ola.get(f"/api/tables/{self.table}/record")).encode()

    def of(self, what: str) -> str:
        return f"/api/tables/{self.table}/{what}"


@pytest.fixture(scope="module")
def finished(hall: HallInside) -> Finished:
    return Finished(hall)


# --- routes -----------------------------------------------------------------------------------------------

# For each route: a good use, a wrong use, and the status of the wrong one. A route that cannot be used
# wrongly is requested with a method that it does not support.
ROUTES: dict[str, tuple[Callable[[Finished], Use], Callable[[Finished], Use], int]] = {
    "GET /api/me": (lambda _: ("/api/me", b""), lambda _: ("/api/mee", b""), 404),
    "POST /api/me": (
        lambda _: ("/api/me", b'{"name": "Ola"}'),
        lambda _: ("/api/me", b'{"name": 7}'),
        400,
    ),
    "POST /api/me/link": (lambda _: ("/api/me/link", EMPTY), lambda _: ("/api/me/link/x", EMPTY), 405),
    "POST /api/me/take": (
        lambda it: ("/api/me/take", json.dumps({"token": it.token()}).encode()),
        lambda _: ("/api/me/take", b'{"token": "forged"}'),
        400,
    ),
    "PUT /api/me/webhook": (
        lambda _: ("/api/me/webhook", b'{"url": "https://example.org/turn"}'),
        lambda _: ("/api/me/webhook", b'{"url": "http://127.0.0.1/"}'),
        400,
    ),
    "GET /api/me/history": (
        lambda _: ("/api/me/history", b""),
        lambda _: ("/api/me/history/x", b""),
        404,
    ),
    "GET /api/me/records": (
        lambda _: ("/api/me/records", b""),
        lambda _: ("/api/me/records/x", b""),
        404,
    ),
    "GET /api/daily/{game}": (
        lambda _: ("/api/daily/camel-up", b""),
        lambda _: ("/api/daily/camel-up?day=never", b""),
        400,
    ),
    "POST /api/daily/{game}": (
        lambda _: ("/api/daily/camel-up", EMPTY),
        lambda _: ("/api/daily/chess", EMPTY),
        400,
    ),
    "GET /api/tables/{id}/deal": (
        lambda it: (it.of("deal"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/deal", b""),
        404,
    ),
    "POST /api/tables/{id}/duplicate": (
        lambda it: (it.of("duplicate"), OPEN_CHAIRS),
        lambda _: (f"/api/tables/{NOWHERE}/duplicate", OPEN_CHAIRS),
        404,
    ),
    "GET /api/push-key": (lambda _: ("/api/push-key", b""), lambda _: ("/api/push-key/x", b""), 404),
    "PUT /api/me/push": (
        lambda _: ("/api/me/push", SUBSCRIPTION),
        lambda _: ("/api/me/push", SUBSCRIPTION.replace(b"push.example.org", b"127.0.0.1")),
        400,
    ),
    "DELETE /api/me/push": (
        lambda _: ("/api/me/push", b'{"endpoint": "https://push.example.org/x"}'),
        lambda _: ("/api/me/push", b'{"endpoint": 7}'),
        400,
    ),
    "GET /api/reach": (lambda _: ("/api/reach", b""), lambda _: ("/api/reach/x", b""), 404),
    "POST /api/join": (
        lambda it: ("/api/join", json.dumps({"code": it.code()}).encode()),
        lambda _: ("/api/join", b'{"code": "AAAAAA"}'),
        404,
    ),
    "POST /api/tables/{id}/code": (
        lambda it: (f"/api/tables/{it.waiting()}/code", EMPTY),
        lambda _: (f"/api/tables/{NOWHERE}/code", EMPTY),
        404,
    ),
    "GET /api/tables/{id}/invitation": (
        lambda it: (it.of("invitation"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/invitation", b""),
        404,
    ),
    "GET /api/games": (lambda _: ("/api/games", b""), lambda _: ("/api/games/x", b""), 404),
    "GET /api/games/{game}/words/{language}": (
        lambda _: ("/api/games/camel-up/words/pl", b""),
        lambda _: ("/api/games/camel-up/words/fr", b""),
        400,
    ),
    "GET /api/puzzles/{game}": (
        lambda _: ("/api/puzzles/camel-up", b""),
        lambda _: ("/api/puzzles/camel-up?number=99999", b""),
        404,
    ),
    "GET /api/hall": (lambda _: ("/api/hall", b""), lambda _: ("/api/hall/x", b""), 404),
    "POST /api/tables": (
        lambda it: ("/api/tables", it.wish()),
        lambda it: ("/api/tables", it.wish().replace(b"camel-up", b"chess")),
        400,
    ),
    "GET /api/tables/{id}/log": (
        lambda it: (it.of("log?seat=0"), b""),
        lambda it: (it.of("log?seat=1"), b""),
        403,
    ),
    "GET /api/tables/{id}/story": (
        lambda it: (it.of("story"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/story", b""),
        404,
    ),
    "GET /api/tables/{id}/moment": (
        lambda it: (it.of(f"moment?entry={it.entry}"), b""),
        lambda it: (it.of("moment?entry=x"), b""),
        400,
    ),
    "GET /api/tables/{id}/record": (
        lambda it: (it.of("record"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/record", b""),
        404,
    ),
    "GET /api/tables/{id}/verify": (
        lambda it: (it.of("verify"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/verify", b""),
        404,
    ),
    "GET /api/tables/{id}/review": (
        lambda it: (it.of("review"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/review", b""),
        404,
    ),
    "POST /api/tables/{id}/review": (
        lambda it: (it.of("review"), b'{"effort": "quick"}'),
        lambda it: (it.of("review"), b'{"effort": "endless"}'),
        400,
    ),
    "DELETE /api/tables/{id}/review": (
        lambda it: (it.of("review"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/review", b""),
        404,
    ),
    "POST /api/tables/{id}/branch": (
        lambda it: (it.of("branch"), it.branch(3)),
        lambda it: (it.of("branch"), it.branch(10**6)),
        404,
    ),
    "GET /api/tables/{id}/salvage": (
        lambda it: (it.of("salvage"), b""),
        lambda _: (f"/api/tables/{NOWHERE}/salvage", b""),
        404,
    ),
    "POST /api/records": (
        lambda it: ("/api/records", it.record()),
        lambda it: ("/api/records", it.record()[:-9]),
        400,
    ),
    "GET /health": (lambda _: ("/health", b""), lambda _: ("/health/x", b""), 404),
    "GET /health/live": (lambda _: ("/health/live", b""), lambda _: ("/health/live/x", b""), 404),
    "GET /health/ready": (lambda _: ("/health/ready", b""), lambda _: ("/health/ready/x", b""), 404),
    "GET /metrics": (lambda _: ("/metrics", b""), lambda _: ("/metrics/x", b""), 404),
    "GET /": (lambda _: ("/", b""), lambda _: ("/x", b""), 404),
    "GET /t/{id}": (lambda it: (f"/t/{it.table}", b""), lambda _: ("/t/x/y", b""), 404),
    "GET /link": (lambda _: ("/link", b""), lambda _: ("/link/x", b""), 404),
    "GET /puzzles/{game}": (lambda _: ("/puzzles/camel-up", b""), lambda _: ("/puzzles/x/y", b""), 404),
    "GET /daily/{game}": (lambda _: ("/daily/camel-up", b""), lambda _: ("/daily/x/y", b""), 404),
    "GET /deal/{id}": (lambda it: (f"/deal/{it.table}", b""), lambda _: ("/deal/x/y", b""), 404),
    "GET /games": (lambda _: ("/games", b""), lambda _: ("/games/x", b""), 404),
    "GET /rules/{game}": (lambda _: ("/rules/camel-up", b""), lambda _: ("/rules/x/y", b""), 404),
}
OTHERWISE = {"socket /ws/tables/{id}", "files "}  # these have their own tests below


def names_of(route: BaseRoute) -> set[str]:
    match route:
        case Route():
            return {f"{method} {route.path}" for method in (route.methods or set()) - {"HEAD"}}
        case WebSocketRoute():
            return {f"socket {route.path}"}
        case Mount():
            return {f"files {route.path}"}
    raise TypeError(route)


def test_all_routes_are_known_here(hall: HallInside) -> None:
    found = set().union(*(names_of(route) for route in hall.server.app.routes))
    assert found == set(ROUTES) | OTHERWISE


@pytest.mark.parametrize("route", ROUTES)
def test_a_route_answers_and_refuses(finished: Finished, route: str) -> None:
    good, wrong, status = ROUTES[route]
    method = route.partition(" ")[0]
    assert finished.status(method, good(finished)) == 200
    assert finished.status(method, wrong(finished)) == status
    if method == "GET":
        assert finished.status("HEAD", good(finished)) == 200
        assert finished.status("PATCH", good(finished)) == 405


def test_files_that_exist_and_files_that_do_not(finished: Finished) -> None:
    assert finished.status("GET", ("/favicon.svg", b"")) == 200
    assert finished.status("GET", ("/assets/nothing.js", b"")) == 404


# --- messages ---------------------------------------------------------------------------------------------


class Talk:
    """Two guests at a table; it notes which messages were carried out and which were refused."""

    def __init__(self, table: str, ola: Page, jan: Page) -> None:
        self.table = table
        self.ola = ola
        self.jan = jan
        self.done: set[str] = set()
        self.refused: set[str] = set()

    async def good(self, page: Page, kind: str, **fields: Any) -> Any:
        answer = await page.ask(kind, **fields)
        self.done.add(kind)
        return answer

    async def wrong(self, page: Page, kind: str, code: str, **fields: Any) -> None:
        with pytest.raises(Refused, match=f"^{code}$"):
            await page.ask(kind, **fields)
        self.refused.add(kind)

    def heard(self) -> set[str]:
        return {json.loads(text)["type"] for page in (self.ola, self.jan) for text in page.heard}

    async def before_the_game(self) -> None:
        ola, jan = self.ola, self.jan
        await self.wrong(jan, "sit", "seat-taken", seat=0, salt="s")
        await self.good(jan, "sit", seat=1, salt="s")
        await self.good(jan, "name-seat", seat=1, name="Ela")
        await self.wrong(jan, "name-seat", "not-your-seat", seat=0, name="Ela")
        await self.wrong(jan, "stand", "not-host", seat=0)
        await self.good(jan, "stand", seat=1)
        await self.good(jan, "sit", seat=1, salt="s")
        await self.wrong(ola, "invite", "no-such-level", seat=2, level="genius")
        await self.good(ola, "invite", seat=2, level="novice")
        await self.wrong(jan, "swap", "not-host", seat=1, other=0)
        await self.good(ola, "swap", seat=0, other=2)
        await self.good(ola, "swap", seat=0, other=2)
        await self.good(ola, "stand", seat=2)
        await self.good(ola, "sit", seat=2, salt="s")
        settings = {**ola.show["room"]["settings"], "clock": {"kind": "game", "seconds": 600}}
        await self.wrong(
            ola, "change", "other-game", settings={**settings, "game": "cleopatra", "variants": {}}
        )
        await self.good(ola, "change", settings=settings)
        await self.wrong(jan, "start", "not-host")
        await self.wrong(ola, "rematch", "not-over")
        await self.good(ola, "start")
        await jan.until(lambda show: show["play"] is not None)

    async def questions(self) -> None:
        ola = self.ola
        [seat] = ola.show["play"]["view"]["to_act"]
        page = self.jan if seat == 1 else ola
        await self.good(page, "look", seat=seat)
        await self.wrong(page, "look", "not-your-seat", seat=1 if page is ola else 0)
        action = page.options[0]
        await self.good(page, "why", seat=seat, action=action)
        await self.wrong(page, "why", "no-such-action", seat=seat, action="nonsense")
        await self.good(page, "preview", seat=seat, action=action)
        await self.wrong(page, "preview", "no-such-action", seat=seat, action="nonsense")
        await self.good(page, "ask", seat=seat, question="odds", words={})
        await self.wrong(page, "ask", "no-such-question", seat=seat, question="who", words={})
        await self.wrong(page, "take-back", "undo-start", seat=seat)
        await self.wrong(page, "hint", "hints-not-agreed", seat=seat, answer=page.show["play"]["answer"])
        await self.good(page, "say", text="Hello")
        await self.wrong(page, "say", "bad-text", text="\u202e")

    async def moves(self) -> None:
        """Play until somebody can take a decision back."""
        while "take-back" not in self.done:
            newest = max(page.show["entry"] for page in (self.ola, self.jan))
            for page in (self.ola, self.jan):
                await page.until(lambda show, newest=newest: show["entry"] >= newest)  # type: ignore[misc]
            [seat] = self.ola.show["play"]["view"]["to_act"]
            page = self.jan if seat == 1 else self.ola
            await page.ask("look", seat=seat)
            answer = page.show["play"]["answer"]
            await self.wrong(
                page, "act", "stale-answer", seat=seat, answer=answer + 1, action=page.options[0]
            )
            await self.good(page, "act", seat=seat, answer=answer, action=page.options[0])
            if page.show["play"]["undo"]["steps"]:
                await self.good(page, "take-back", seat=seat)

    async def agreements(self) -> None:
        ola, jan = self.ola, self.jan
        await self.wrong(ola, "resume", "not-paused", seat=0)
        await self.good(ola, "propose", seat=0, what="pause")
        await self.wrong(ola, "propose", "proposal-open", seat=0, what="pause")
        number = ola.show["room"]["proposal"]["number"]
        await self.wrong(jan, "vote", "no-proposal", seat=1, proposal=number + 1, agree=True)
        await self.good(jan, "vote", seat=1, proposal=number, agree=True)
        await self.good(ola, "resume", seat=0)
        await self.good(ola, "propose", seat=0, what="hints")
        await self.good(jan, "vote", seat=1, proposal=number + 1, agree=True)
        await jan.until(lambda show: show["room"]["hinting"] == "on")
        await self.hint()
        await self.wrong(jan, "reclaim", "seat-not-lent", seat=1)
        await self.wrong(jan, "lend", "no-such-level", seat=1, level="genius")
        await self.good(jan, "lend", seat=1, level="novice")
        await self.good(jan, "reclaim", seat=1)

    async def hint(self) -> None:
        """Ask for a hint for the seat that is to decide; Ola has two seats."""
        [seat] = self.ola.show["play"]["view"]["to_act"]
        page = self.jan if seat == 1 else self.ola
        await page.ask("look", seat=seat)
        await self.good(page, "hint", seat=seat, answer=page.show["play"]["answer"])


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_every_message_is_carried_out_and_refused(
    hall: HallInside, finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Effort(thought=0.05, finals=8, playouts=1, draws=1, games=4, worlds=4)
    monkeypatch.setattr(hints, "HINT", quick)

    async def rematch() -> None:
        async with finished.ola.at(finished.table) as page:
            await page.next_show()
            await page.ask("rematch")

    async def play() -> Talk:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        table = ola.open_table("camel-up", ["me", "open", "open"])
        async with ola.at(table) as first, jan.at(table) as second:
            await first.next_show()
            await second.next_show()
            talk = Talk(table, first, second)
            await talk.before_the_game()
            await talk.questions()
            await talk.moves()
            await talk.agreements()
        return talk

    asyncio.run(rematch())
    talk = asyncio.run(play())
    kinds = tags(requests.FromPage)
    assert talk.done | {"rematch"} == kinds
    assert talk.refused == kinds
    assert talk.heard() == tags(messages.ToPage) - {"closing"}  # which has its own test below


def test_a_socket_without_a_table_is_closed(hall: HallInside) -> None:
    async def knock() -> int:
        async with Client(hall, "Ola").at(NOWHERE) as page:
            return await closed_with(page)

    assert asyncio.run(knock()) == NO_TABLE


def test_a_hall_that_closes_says_so(hall: HallInside) -> None:
    async def stay() -> None:
        ola = Client(hall, "Ola")
        async with ola.at(ola.open_table("camel-up", ["me", "open", "open"])) as page:
            await page.next_show()
            await asyncio.to_thread(hall.do, hall.server.app.state.sockets.stop())
            assert await page.next() == {"type": "closing"}
            with pytest.raises(ConnectionClosed) as closed:
                await page.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == STOPPING

    asyncio.run(stay())

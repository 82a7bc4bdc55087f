"""Hints during play: who may have them, who sees them, what is logged, and when one is abandoned."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.core.chance import Chance
from sandtable.review.effort import Effort
from sandtable.review.figures import Estimate
from sandtable.review.hint import Hint
from sandtable.review.hint import hint as think
from sandtable.server.hall.bots import hints
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.limits import DEFAULTS
from sandtable.server.protocol.messages import Refused
from sandtable.server.table.hint_rules import hinting
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.answers import encode
from tests.server.inner_kit import InnerGuest, InnerHall, InnerPage, eventually, inner_hall

LITTLE = Effort(thought=0.05, finals=8, playouts=1, draws=1, games=4, worlds=4)
SEEN: dict[InnerPage, dict[str, Any]] = {}  # the last show of each page
ROLL = Hint(["roll"], Estimate(0.4, 0.1), ["leg blue"], Estimate(0.1, 0.05))


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT", LITTLE)


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


class Thinker:
    """Stands in for the bot processes: it notes what it is asked, and answers when the test lets it."""

    def __init__(self, inner: InnerHall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[BotJob] = []
        self.go = asyncio.Event()
        self.gone = 0
        monkeypatch.setattr(inner.hall.bots, "hint", self.hint)

    async def hint(self, job: BotJob, asker: Any) -> Hint:
        self.asked.append(job)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.gone += 1
            raise
        return ROLL


async def race(
    inner: InnerHall, chairs: list[str], name: str = "Ola", **more: Any
) -> tuple[InnerGuest, InnerPage]:
    guest = await inner.guest(name)
    table = await guest.open_table("camel-up", chairs, **more)
    page = await guest.page(table)
    return guest, page


async def asked(page: InnerPage) -> dict[str, Any]:
    """The request for a hint for the question that is open now."""
    seats = page.live.room.people_asked
    await eventually(lambda: bool(seats()))
    seat = seats()[0]
    return {"seat": seat, "answer": page.live.room.playing_table.answer(seat)}


async def reply(page: InnerPage) -> dict[str, Any]:
    """The reply to a request for a hint, which may take a while; `SEEN` keeps the last show before it."""
    while True:
        message = await asyncio.wait_for(page.page.outbox.get(), 60)
        assert message is not None
        told: dict[str, Any] = json.loads(message)
        if told["type"] == "show":
            SEEN[page] = told
        else:
            return told


async def hint(page: InnerPage) -> dict[str, Any]:
    page.heard()
    wish = await asked(page)
    text = json.dumps({"type": "hint", "id": 7, **wish})
    assert await page.inner.sockets._answer(page.live, page.page, text) is None
    return await reply(page)


@in_a_loop
async def test_a_person_among_bots_gets_a_hint_that_is_counted_and_survives(tmp_path: Path) -> None:
    async with inner_hall(tmp_path) as inner:
        _, page = await race(inner, ["me", "novice", "novice"])
        assert (await hint(page)) == {"type": "done", "id": 7}
        room, shown = SEEN[page]["room"], SEEN[page]["play"]["hint"]
        assert room["hinting"] == "on"
        assert room["hints"] == [1, 0, 0]
        offered = [option["action"] for option in SEEN[page]["play"]["options"]]
        assert shown["actions"][0] in offered
        assert set(shown["words"]) == {*shown["actions"], *shown["other"]}
        assert [line["message"]["code"] for line in SEEN[page]["lines"]] == ["log-hinted"]
        id = page.live.room.id
        assert (await hint(page))["type"] == "done"  # the same hint for the same question
        assert page.live.room.hints.counts == {0: 1}
    async with inner_hall(tmp_path) as inner:
        live = await inner.live(id)
        assert live.room.hints.counts == {0: 1}
        assert live.room.hints.open[0].hint.actions == shown["actions"]


@in_a_loop
async def test_the_record_and_the_lists_count_the_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inner_hall(tmp_path) as inner:
        guest, page = await race(inner, ["me", "me", "me"])
        thinker = Thinker(inner, monkeypatch)
        thinker.go.set()
        assert (await page.say("propose", seat=0, what="hints"))[
            "type"
        ] == "done"  # a single guest need not vote
        await hint(page)
        first = next(iter(page.live.room.hints.counts))
        while page.live.room.status == "playing":
            seat = page.live.room.asked()[0]
            table = page.live.room.playing_table
            options = [option.text for option in table.state.options(seat)]
            action = "roll" if "roll" in options else options[0]
            await page.say("act", seat=seat, answer=table.answer(seat), action=action)
        _, record = await guest.get(f"/api/tables/{page.live.room.id}/record")
        assert record["tags"][f"hints {first}"] == "1"
        assert sum(tag.startswith("hints") for tag in record["tags"]) == 1
        _, lists = await guest.get("/api/hall")
        assert lists["mine"][0]["hints"][first] == 1
        assert page.last_show()["room"]["hints"][first] == 1


@in_a_loop
async def test_the_hint_is_for_its_seat_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inner_hall(tmp_path) as inner:
        _, page = await race(inner, ["me", "novice", "novice"])
        eve = await (await inner.guest("Eve")).page(page.live.room.id)
        thinker = Thinker(inner, monkeypatch)
        thinker.go.set()
        await hint(page)
        await eventually(lambda: eve.live.room.hints.counts == {0: 1})
        seen = eve.last_show()
        assert seen["play"]["hint"] is None
        assert [line["message"] for line in seen["lines"]] == [
            {"code": "log-hinted", "words": {"seat": "seat.0"}}
        ]
        assert "roll" not in json.dumps(seen["lines"])


@in_a_loop
async def test_several_people_must_all_agree_and_whoever_comes_back_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inner_hall(tmp_path) as inner:
        thinker = Thinker(inner, monkeypatch)
        thinker.go.set()
        _, page = await race(inner, ["me", "open", "novice"], start=False)
        jan = await (await inner.guest("Jan")).page(page.live.room.id)
        await jan.say("sit", seat=1, salt="pepper")
        await page.say("start")
        eventual = page if (await asked(page))["seat"] == 0 else jan
        assert (await hint(eventual))["code"] == "hints-not-agreed"
        assert hinting(page.live.room) == "agree"
        await page.say("propose", seat=0, what="hints")
        assert (await hint(eventual))["code"] == "hints-not-agreed"
        await jan.say("vote", seat=1, proposal=1, agree=True)
        assert page.last_show()["room"]["hinting"] == "on"
        assert (await hint(eventual))["type"] == "done"
        assert (await page.say("propose", seat=0, what="hints"))["code"] == "hints-agreed"


@in_a_loop
async def test_an_agreement_does_not_bind_whoever_was_not_asked(tmp_path: Path) -> None:
    async with inner_hall(tmp_path) as inner:
        _, page = await race(inner, ["me", "open", "novice"], start=False)
        jan = await (await inner.guest("Jan")).page(page.live.room.id)
        await jan.say("sit", seat=1, salt="pepper")
        await page.say("start")
        await jan.say("lend", seat=1, level="novice")
        await page.say("propose", seat=0, what="hints")
        assert page.last_show()["room"]["hinting"] == "on"
        await jan.say("reclaim", seat=1)
        assert page.last_show()["room"]["hinting"] == "agree"


@in_a_loop
async def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    async with inner_hall(tmp_path) as inner:
        _, page = await race(inner, ["me", "novice", "novice"], hints=False)
        assert (await hint(page))["code"] == "no-hints-here"
        assert page.live.room.hints.counts == {}
        assert (await page.say("propose", seat=0, what="hints"))["code"] == "no-hints-here"


@in_a_loop
async def test_wrong_questions_and_seats_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inner_hall(tmp_path) as inner:
        thinker = Thinker(inner, monkeypatch)
        _, page = await race(inner, ["me", "novice", "novice"])
        wish = await asked(page)
        page.heard()
        for wrong, code in (
            ({"seat": 1}, "not-your-seat"),
            ({"answer": wish["answer"] + 1}, "stale-answer"),
            ({"seat": 9}, "bad-message"),
            ({"more": 1}, "bad-message"),
        ):
            text = json.dumps({"type": "hint", "id": 7, **wish, **wrong})
            answered = await inner.sockets._answer(page.live, page.page, text)
            told = json.loads(encode(answered)) if answered else await reply(page)
            assert told["code"] == code
        assert not thinker.asked


@in_a_loop
async def test_a_hint_is_given_up_when_its_question_goes_and_one_is_made_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inner_hall(tmp_path) as inner:
        thinker = Thinker(inner, monkeypatch)
        _, page = await race(inner, ["me", "novice", "novice"])
        wish = await asked(page)
        page.heard()
        text = json.dumps({"type": "hint", "id": 7, **wish})
        await inner.sockets._answer(page.live, page.page, text)
        await eventually(lambda: len(thinker.asked) == 1)
        await inner.sockets._answer(page.live, page.page, text)
        assert (await reply(page))["code"] == "hint-coming"
        # The page is not blocked: a decision goes through, and the hint is abandoned.
        assert (await page.say("act", action="roll", **wish))["type"] == "done"
        assert (await reply(page))["code"] == "stale-answer"
        assert thinker.gone == 1
        assert inner.hall.hint_desk.thinking == {}
        assert page.live.room.hints.counts == {}


@in_a_loop
async def test_a_failing_expert_gives_no_hint_and_counts_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any) -> None:
        raise Refusal("try-again")

    async with inner_hall(tmp_path) as inner:
        monkeypatch.setattr(inner.hall.bots, "hint", fails)
        _, page = await race(inner, ["me", "novice", "novice"])
        assert (await hint(page))["code"] == "try-again"
        assert page.live.room.hints.counts == {}


@in_a_loop
async def test_hints_have_a_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inner_hall(tmp_path) as inner:
        thinker = Thinker(inner, monkeypatch)
        thinker.go.set()
        inner.sockets.rates.generous = False
        _, page = await race(inner, ["me", "novice", "novice"])
        for _ in range(DEFAULTS.hints.amount):
            assert (await hint(page))["type"] == "done"
        text = json.dumps({"type": "hint", "id": 7, **await asked(page)})
        answered = await inner.sockets._answer(page.live, page.page, text)
        assert isinstance(answered, Refused)
        assert answered.code == "too-fast"


@in_a_loop
async def test_the_process_that_thinks_never_gets_the_true_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Cleopatra hands are secret: the job contains other hands, but the same view for the seat."""
    async with inner_hall(tmp_path) as inner:
        thinker = Thinker(inner, monkeypatch)
        thinker.go.set()
        guest = await inner.guest("Ola")
        page = await guest.page(await guest.open_table("cleopatra", ["me", "me", "me"]))
        await page.say("propose", seat=0, what="hints")
        await hint(page)
        job, true = thinker.asked[0], page.live.room.playing_table.state
        game = sandtable.game("cleopatra")
        given = game.from_data(job.state)
        assert game.view(given, job.seat) == game.view(true, job.seat)
        assert given.digest() != true.digest()


@pytest.mark.parametrize("name", sandtable.games())
def test_the_hint_follows_from_what_the_seat_knows(name: str) -> None:
    """Whatever is imagined instead of the true state, the same luck gives the same hint."""
    game = sandtable.game(name)
    luck = Chance(3)
    s = game.setup(game.seats[0], luck)
    for _ in range(30):
        seat = s.to_act()[0]
        s.apply(seat, s.options(seat)[-1], luck)
    seat = s.to_act()[0]
    twin = game.imagine(s, seat, Chance(11))
    assert think(game, s, seat, 5, LITTLE) == think(game, twin, seat, 5, LITTLE)

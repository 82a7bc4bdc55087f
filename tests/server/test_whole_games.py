"""Whole games over real sockets: two people and bots play to the end, with everything that can happen."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import Record, Table
from sandtable.server.table import room
from tests.server.by_hand import ByHand
from tests.server.chances import choices
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, Refused, play_to_the_end

PEOPLE = 2


def chooser(seed: int, game: str = "camel-up") -> Callable[[list[str]], str]:
    return choices(game, random.Random(seed))


@pytest.mark.parametrize("game", sandtable.games())
def test_two_people_and_bots_play_to_the_end(hall: HallInside, game: str) -> None:
    async def play() -> None:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        bots = max(0, sandtable.game(game).seats[0] - PEOPLE)
        table = ola.open_table(game, ["me", "open", *["novice"] * bots])
        async with ola.at(table) as first, jan.at(table) as second, Client(hall, "Eve").at(table) as third:
            for page in (first, second, third):
                await page.next_show()
            await second.ask("sit", seat=1, salt="jans-salt")
            await second.ask("look", seat=1)
            await first.ask("start")
            answers = await asyncio.gather(
                play_to_the_end(first, chooser(1, game)),
                play_to_the_end(second, chooser(2, game)),
                play_to_the_end(third, chooser(3, game)),
            )
            assert answers[0] > 5
            assert answers[1] > 5
            assert answers[2] == 0  # a spectator is never asked
            assert first.show["room"]["seed"]
            ends = [page.show["play"]["view"]["outcome"] for page in (first, second, third)]
            assert ends[0] == ends[1] == ends[2]
        assert ola.get(f"/api/tables/{table}/verify")["good"]
        record = Record.from_data(jan.get(f"/api/tables/{table}/record"))
        assert record.dice is not None
        assert record.dice.salts == {1: "jans-salt"}
        assert Table.replay(record).state.outcome() is not None
        again = jan.post("/api/records", jan.get(f"/api/tables/{table}/record"))["id"]
        assert jan.get(f"/api/tables/{again}/verify")["good"]

    asyncio.run(play())


def test_reconnects_lose_nothing(hall: HallInside) -> None:
    """A page that comes back gets each line that it missed exactly once, and goes on."""

    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
        choose, seen, since = chooser(4), [], ""
        for _ in range(400):
            async with ola.at(table, since) as page:
                await page.next_show()
                if page.options:
                    await page.act(choose(page.options))
                seen += page.lines
                since = f"?since={page.show['entry']}"
                if page.over:
                    break
        async with ola.at(table) as page:
            await page.next_show()
        everything: list[Any] = []
        before: int | None = None
        while True:
            found = ola.get(f"/api/tables/{table}/log?seat=0" + (f"&before={before}" if before else ""))
            everything = found["lines"] + everything
            before = found["earlier"]
            if before is None:
                break
        numbers = [line["entry"] for line in seen]
        assert numbers == sorted(numbers)
        started = next(line["entry"] for line in everything if line["message"]["code"] == "log-started")
        assert [line for line in seen if line["entry"] > started] == [
            line for line in everything if line["entry"] > started
        ]

    asyncio.run(play())


def test_double_and_late_clicks(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
        async with ola.at(table) as page, ola.at(table) as tab:
            await page.next_show()
            await tab.next_show()
            seat, answer, action = page.show["play"]["seat"], page.show["play"]["answer"], "roll"
            while action not in page.options:  # starting stacks are built first
                await page.act(page.options[0])
            seat, answer = page.show["play"]["seat"], page.show["play"]["answer"]
            await page.act("roll")
            with pytest.raises(Refused, match=r"not-your-turn|stale-answer"):
                await page.ask("act", seat=seat, answer=answer, action=action)
            await tab.until(lambda show: show["entry"] == page.show["entry"])
            assert tab.show["play"] == page.show["play"]

    asyncio.run(play())


def test_hot_seat_shows_one_seat_at_a_time(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
        async with ola.at(table) as page:
            await page.next_show()
            for seat in (0, 1, 2):
                await page.ask("look", seat=seat)
                assert page.show["play"]["view"]["seat"] == seat
            await page.ask("look", seat=None)
            assert page.show["play"]["view"]["seat"] is None
            with pytest.raises(Refused, match="not-your-seat"):
                await page.ask("look", seat=3)

    asyncio.run(play())


def test_undo_and_undo_by_agreement(hall: HallInside) -> None:
    async def play() -> None:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        table = ola.open_table("five-tribes", ["me", "open"])
        async with ola.at(table) as first, jan.at(table) as second:
            await first.next_show()
            await second.next_show()
            await second.ask("sit", seat=1, salt="s")
            await second.ask("look", seat=1)
            await first.ask("start")
            mover, other = await _asked(first, second)
            before = mover.show["play"]
            await mover.act(mover.options[0])
            seat = before["seat"]
            if mover.show["play"]["undo"]["steps"]:
                await mover.ask("take-back", seat=seat)
                assert mover.show["play"]["view"] == before["view"]
                assert mover.show["play"]["answer"] > before["answer"] + 1
                await mover.act(mover.options[0])
            await other.until(lambda show: show["entry"] == mover.show["entry"])
            while not other.options:  # both markers of the same player may come first
                before = mover.show["play"]
                await mover.act(mover.options[0])
                await other.until(lambda show: show["entry"] == mover.show["entry"])
            await other.act(other.options[0])
            await mover.until(lambda show: show["entry"] == other.show["entry"])
            with pytest.raises(Refused, match="undo-other"):
                await mover.ask("take-back", seat=seat)
            await mover.ask("propose", seat=seat, what="undo")
            await other.until(lambda show: show["room"]["proposal"] is not None)
            proposal = other.show["room"]["proposal"]
            assert proposal["waiting"] == [other.show["play"]["seat"]]
            with pytest.raises(Refused, match="proposal-open"):
                await mover.ask("propose", seat=seat, what="undo")
            await other.ask("vote", seat=proposal["waiting"][0], proposal=proposal["number"], agree=True)
            await mover.until(lambda show: show["entry"] == other.show["entry"])
            assert mover.show["play"]["view"] == before["view"]
            assert mover.lines[-1]["message"]["code"] == "log-took-back-agreed"

    asyncio.run(play())


async def _asked(*pages: Page) -> tuple[Page, Page]:
    """Return the page that is asked, and the one that is not."""
    for page in pages:
        await page.until(lambda show: show["play"] is not None)
    first, second = pages
    return (first, second) if first.options else (second, first)


def test_a_bot_takes_a_seat_and_gives_it_back(hall: HallInside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        table = ola.open_table("camel-up", ["me", "open", "novice"])
        async with ola.at(table) as first:
            await first.next_show()
            async with jan.at(table) as second:
                await second.next_show()
                await second.ask("sit", seat=1, salt="s")
                await first.ask("start")
                await second.ask("look", seat=1)
                await second.ask("lend", seat=1, level="novice")
                with pytest.raises(Refused, match="seat-lent"):
                    await second.ask("act", seat=1, answer=second.show["play"]["answer"], action="roll")
                await second.ask("reclaim", seat=1)
                assert second.show["room"]["seats"][1]["lent_because"] == ""
            # Jan has left: when it is his turn, Ola may let a bot play for him.
            choose = chooser(5)
            while first.show["play"]["view"]["to_act"] != [1]:
                if first.options:
                    await first.act(choose(first.options))
                else:
                    await first.next_show()
            await first.until(lambda show: not show["room"]["seats"][1]["online"])
            with pytest.raises(Refused, match="not-idle"):
                await first.ask("lend", seat=1, level="novice")
            monkeypatch.setattr(room, "AWAY", 0)  # he has had time to come back
            await first.ask("lend", seat=1, level="novice")
            assert first.show["room"]["seats"][1]["lent_because"] == "away"
            await play_to_the_end(first, choose)

    asyncio.run(play())


def test_a_restart_in_mid_game_brings_everything_back(tmp_path: Path) -> None:
    """Clocks come back to the millisecond, because time stands still here."""
    choose = chooser(6, "five-tribes")  # it plays at random, as the game need not end

    async def play(ola: Client, table: str) -> dict[str, Any]:
        """Play up to a moment at which a person is asked, so that no bot moves in the meantime."""
        async with ola.at(table) as page:
            await page.next_show()
            for _ in range(25):
                if not page.options:
                    mine = [seat for seat in page.show["play"]["view"]["to_act"] if seat < PEOPLE]
                    if mine:
                        await page.ask("look", seat=mine[0])
                    else:
                        await page.next_show()
                    continue
                await page.act(choose(page.options))
            await page.until(lambda show: all(seat < PEOPLE for seat in show["play"]["view"]["to_act"]))
            return page.show

    async def look(ola: Client, table: str, seat: int) -> dict[str, Any]:
        async with ola.at(table, f"?seat={seat}") as page:
            return await page.next_show()

    before: dict[str, Any] = {}
    ola, table = None, ""
    for _ in range(3):
        with HallInside(tmp_path / "data", ByHand()) as hall:
            if ola is None:
                ola = Client(hall, "Ola")
                clock = {"kind": "game", "seconds": 3600}
                table = ola.open_table("cleopatra", ["me", "me", "novice"], start=True, clock=clock)
            else:
                ola.hall = hall
                after = asyncio.run(look(ola, table, before["play"]["seat"]))
                assert after["play"] == before["play"]
                assert after["room"]["clock"] == before["room"]["clock"]
            before = asyncio.run(play(ola, table))


def test_chat_is_kept_with_the_table(hall: HallInside) -> None:
    async def play() -> None:
        ola, eve = Client(hall, "Ola"), Client(hall, "Eve")
        table = ola.open_table("camel-up", ["me", "open", "open"])
        async with ola.at(table) as page, eve.at(table) as other:
            await page.next_show()
            await other.next_show()
            await page.ask("say", text="  Hello\n there ")
            await other.ask("say", text="Hi")
            with pytest.raises(Refused, match="bad-text"):
                await other.ask("say", text="\u202e\u0007")
            with pytest.raises(Refused, match="bad-message"):
                await other.ask("say", text="x" * 301)
        async with ola.at(table) as page:
            await page.next_show()
            said = [
                (line["seat"], line["name"], line["text"]) for line in page.lines if line["type"] == "said"
            ]
            assert said == [(0, "Ola", "Hello there"), (None, "Eve", "Hi")]

    asyncio.run(play())


def test_a_rematch_brings_the_same_people_together(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
        async with ola.at(table) as page:
            await page.next_show()
            with pytest.raises(Refused, match="not-over"):
                await page.ask("rematch")
            await play_to_the_end(page, chooser(7))
            await page.ask("rematch")
            await page.until(lambda show: show["room"]["next"] is not None)
            following = page.show["room"]["next"]
        async with ola.at(following) as page:
            await page.next_show()
            kinds = [seat["kind"] for seat in page.show["room"]["seats"]]
            assert kinds == ["bot", "bot", "person"]
            await page.ask("start")
            await play_to_the_end(page, chooser(8))

    asyncio.run(play())


def test_secret_bids_at_the_same_time(hall: HallInside) -> None:
    """In Cleopatra's offering everybody answers at the same time; no answer makes another one stale."""

    async def play() -> None:
        people = [Client(hall, name) for name in ("Ola", "Jan", "Eva")]
        for seed in range(20):  # about one game in fifteen ends without an offering
            async with contextlib.AsyncExitStack() as stack:
                pages = await seated(stack, people)
                if await until_all_are_asked(pages, chooser(seed, "cleopatra")):
                    await asyncio.gather(*(page.act(page.options[0]) for page in pages))
                    return
        pytest.fail("no offering")

    asyncio.run(play())


async def seated(stack: contextlib.AsyncExitStack, people: Sequence[Client]) -> list[Page]:
    """Start a game of Cleopatra; return these people's pages."""
    table = people[0].open_table("cleopatra", ["me"] + ["open"] * (len(people) - 1))
    pages = [await stack.enter_async_context(each.at(table)) for each in people]
    for seat, page in enumerate(pages):
        await page.next_show()
        if seat:
            await page.ask("sit", seat=seat, salt="s")
            await page.ask("look", seat=seat)
    await pages[0].ask("start")
    return pages


async def until_all_are_asked(pages: Sequence[Page], choose: Callable[[list[str]], str]) -> bool:
    """Play until everybody is asked at the same time; False if the game ended before that."""
    while True:
        newest = max(page.show["entry"] for page in pages)
        for page in pages:
            await page.until(lambda show, newest=newest: show["entry"] >= newest)  # type: ignore[misc]
        asked = [page for page in pages if page.options]
        if len(asked) in (0, len(pages)):
            return bool(asked)
        await asked[0].act(choose(asked[0].options))

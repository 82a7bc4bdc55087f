"""The pace of bots: consecutive moves of bots are shown together, after a time that reveals nothing.

Time is moved by hand, so a test never waits and never depends on how quickly a bot thinks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall.bots.queue import Asker
from sandtable.server.hall.bots.turns import Manners
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.hall.live import LiveRoom
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import PATIENCE, Client, Page

MANNERS = Manners()
HAIR = 0.01  # seconds: just before or just after a moment


class Game:
    """A game of a person and bots, in a hall whose time is moved by the test."""

    def __init__(self, hall: HallInside, page: Page, live: LiveRoom) -> None:
        self.hall = hall
        self.page = page
        self.live = live
        self.chosen: list[str] = []

    async def on_loop(self, work: Any) -> Any:
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.hall.loop))

    async def move_time(self, seconds: float) -> None:
        await asyncio.to_thread(self.hall.move_time, seconds)

    async def bots_have_chosen(self, count: int) -> None:
        """Wait until the bots have answered that many questions, whether or not the answers were written."""
        async with asyncio.timeout(PATIENCE):
            while len(self.chosen) < count:
                await asyncio.sleep(0.005)

    async def bots_wait(self) -> None:
        """Wait until the bots have finished thinking and only wait for their time."""
        asked = -1
        async with asyncio.timeout(PATIENCE):
            while asked != len(self.chosen):
                asked = len(self.chosen)
                await asyncio.sleep(0.1)

    async def written(self) -> int:
        return int(await self.on_loop(self._seq()))

    async def _seq(self) -> int:
        return self.live.room.seq


@asynccontextmanager
async def game(
    folder: Path, monkeypatch: pytest.MonkeyPatch, chairs: list[str], **settings: Any
) -> AsyncIterator[Game]:
    """A game of Camel Up in which a person moves first. Bots take the first option without thinking."""
    with HallInside(folder / "data", ByHand(), manners=MANNERS) as hall:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", chairs, **settings)
        live = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(hall.hall.table(table), hall.loop))
        async with ola.at(table) as page:
            await page.next_show()
            if "open" in chairs:
                await sit_down(Client(hall, "Jan"), table, chairs.index("open"))
            played = Game(hall, page, live)

            async def choose(job: BotJob, asker: Asker) -> str:
                options = live.room.game.from_data(job.state).options(job.seat)
                played.chosen.append(str(options[0]))
                return str(options[0])

            monkeypatch.setattr(hall.hall.bots, "choose", choose)
            await page.ask("start")
            yield played


async def sit_down(guest: Client, table: str, seat: int) -> None:
    async with guest.at(table) as page:
        await page.next_show()
        await page.ask("sit", seat=seat, salt="salt")


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, play: Any, *chairs: str, **settings: Any) -> None:
    async def go() -> None:
        async with game(folder, monkeypatch, list(chairs), **settings) as played:
            assert played.page.options
            await play(played)

    asyncio.run(go())


def test_the_moves_of_all_bots_come_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Game) -> None:
        await table.page.act("roll")
        before = table.page.show["entry"]
        await table.bots_have_chosen(4)
        await table.move_time(MANNERS.bot_batch + HAIR)
        show = await table.page.next_show()
        assert show["entry"] == before + 4
        assert show["play"]["options"]

    run(tmp_path, monkeypatch, play, "me", *["novice"] * 4)


def test_nothing_is_shown_before_its_time_however_quickly_it_was_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot with only one option answers faster, and that could give away its secret cards."""

    async def play(table: Game) -> None:
        await table.page.act("roll")
        before = await table.written()
        await table.bots_have_chosen(4)
        await table.move_time(MANNERS.bot_batch - HAIR)
        await table.bots_wait()
        assert await table.written() == before
        await table.move_time(2 * HAIR)
        await table.page.next_show()
        assert await table.written() == before + 4

    run(tmp_path, monkeypatch, play, "me", *["novice"] * 4)


def test_moves_that_bots_have_chosen_are_dropped_when_a_person_undoes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table: Game) -> None:
        before = await table.written()
        await table.page.act("leg blue")
        await table.bots_have_chosen(4)
        await table.move_time(MANNERS.undo_grace_alone - HAIR)
        await table.page.ask("take-back", seat=table.page.show["play"]["seat"])
        await table.move_time(10 * MANNERS.undo_grace)
        assert await table.written() == before + 2  # the decision and its end
        assert table.page.options
        assert not [line for line in table.page.lines if line["entry"] > before + 2]

    run(tmp_path, monkeypatch, play, "me", *["novice"] * 4)


def test_the_grace_is_longer_where_another_person_would_have_to_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table: Game) -> None:
        await table.page.act("leg blue")
        before = await table.written()
        await table.bots_have_chosen(2)
        await table.move_time(MANNERS.undo_grace - HAIR)
        await table.bots_wait()
        assert await table.written() == before
        await table.move_time(2 * HAIR)
        await table.page.next_show()
        assert await table.written() == before + 2

    run(tmp_path, monkeypatch, play, "me", "novice", "novice", "open")


def test_where_a_clock_runs_bots_move_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Game) -> None:
        await table.page.act("roll")
        before = table.page.show["entry"]
        for bot in range(1, 5):
            await table.bots_have_chosen(bot)
            assert len(table.chosen) == bot
            await table.move_time(MANNERS.bot_pause + HAIR)
            assert (await table.page.next_show())["entry"] == before + bot

    clock = {"kind": "game", "seconds": 600}
    run(tmp_path, monkeypatch, play, "me", *["novice"] * 4, clock=clock)

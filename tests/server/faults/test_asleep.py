"""Halls that sleep while others play on, and halls whose clocks do not agree."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import psycopg

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.table.room import Room
from tests.server.faults.halls import Halls, running
from tests.server.history import Disk
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, RunningHall
from tests.tiers import LONG, PATIENCE

MORE = 100 if LONG else 6  # entries that the second driver writes
ASLEEP = 20 if LONG else 0  # seconds, in addition to those until another hall drives


class Driver:
    """The driver of a table, as the database has it."""

    def __init__(self, store: str, table: str) -> None:
        self.store = store
        self.table = table

    def now(self) -> tuple[str, int]:
        with psycopg.connect(self.store) as connection:
            row = connection.execute("SELECT driver, fence FROM heads WHERE id = %s", [self.table]).fetchone()
        assert row is not None
        return row[0], row[1]

    async def other_than(self, before: str) -> str:
        end = time.monotonic() + PATIENCE
        while (found := (await asyncio.to_thread(self.now))[0]) in ("", before):
            assert time.monotonic() < end, "nobody took the table over"
            await asyncio.sleep(0.05)
        return found


def test_a_hall_that_sleeps_loses_its_tables_and_cannot_write_when_it_wakes(
    tmp_path: Path, schema: str
) -> None:
    """Only bots play, driven by the hall that falls asleep in the middle of their game."""

    async def game(halls: Halls) -> None:
        ola = Client(halls.halls[0], "Ola")
        table = ola.open_table("camel-up", ["novice"] * 4, start=True)
        driver = Driver(schema, table)
        first = await driver.other_than("")
        await asyncio.sleep(1)
        sleeper = halls.halls[0]  # it opened the table, so it was asked to drive it
        signal_to(sleeper, signal.SIGSTOP)
        second = await driver.other_than(first)
        await asyncio.sleep(ASLEEP)
        signal_to(sleeper, signal.SIGCONT)
        ola.hall = halls.halls[1]
        async with ola.at(table) as page:
            await page.next_show()
            entry = page.show["entry"]
            await page.until(lambda show: show["room"]["status"] == "over" or show["entry"] > entry + MORE)
        assert driver.now()[0] == second
        room = Room(table)
        for written in Disk(schema, table).entries:
            room.fold(written)  # a move that was made twice, or out of turn, would not fit
        assert "given-up" in sleeper.log.read_text() or "fenced" in sleeper.log.read_text()

    with running(Halls(tmp_path, 2, schema, "", pauses=True)) as halls:
        asyncio.run(game(halls))


def signal_to(hall: RunningHall, number: int) -> None:
    assert hall.process is not None
    hall.process.send_signal(number)


class TenSecondsAhead(Timekeeper):
    """The time of a machine whose clock is wrong."""

    def wall(self) -> float:
        return super().wall() + 10


def test_clocks_of_players_do_not_depend_on_the_clocks_of_halls(tmp_path: Path, schema: str) -> None:
    """Two people with eight seconds for each move sit in halls whose clocks are ten seconds apart."""
    with (
        HallInside(tmp_path / "a", store=schema) as right,
        HallInside(tmp_path / "b", TenSecondsAhead(), store=schema) as wrong,
    ):
        assert abs(right.hall.time.now() - wrong.hall.time.now()) < 2_000
        ola, jan = Client(right, "Ola"), Client(wrong, "Jan")
        clock = {"kind": "move", "seconds": 8}
        table = ola.open_table("five-tribes", ["me", "open"], clock=clock)

        async def play() -> None:
            async with ola.at(table) as first, jan.at(table) as second:
                await first.next_show()
                await second.ask("sit", seat=1, salt="jans-salt")
                await first.until(lambda show: show["room"]["seats"][1]["kind"] == "person")
                await first.ask("start")
                for _ in range(12):
                    await one_decision(first, second)
                seats = first.show["room"]["seats"]
                assert [seat["lent_because"] for seat in seats] == ["", ""], "a clock ran out"

        asyncio.run(play())


async def one_decision(first: Page, second: Page) -> None:
    """Let whoever is asked decide, and wait until both have seen it."""
    entry = max(page.show.get("entry", 0) for page in (first, second))
    for page in (first, second):
        await page.until(lambda show: bool(show["entry"] >= entry and show["play"]))
    asked = next(page for page in (first, second) if page.options)
    left = asked.show["room"]["clock"]["left"][asked.show["play"]["seat"]]
    assert 4_000 < left <= 8_000, left
    await asked.act(asked.options[0])

"""Halls that are suspended while others play on, and halls whose clocks disagree."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from pathlib import Path

import psycopg

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.table.room import Room
from tests.server.faults.halls import Halls, running
from tests.server.history import Disk
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, RunningHall, sit_and_start, wait_until
from tests.tiers import LONG, PATIENCE

MORE = 100 if LONG else 6  # entries that the second driver writes
ASLEEP = 20 if LONG else 0  # more seconds to sleep after another hall has begun to drive the table
MINUTES = 10  # for each move of a player


class Driver:
    """Reads from the database which hall drives a table."""

    def __init__(self, connection: psycopg.Connection, table: str) -> None:
        self.connection = connection
        self.table = table

    def now(self) -> str:
        query = "SELECT driver FROM heads WHERE id = %s"
        row = self.connection.execute(query, [self.table]).fetchone()
        assert row is not None
        return str(row[0])

    async def other_than(self, before: str) -> str:
        end = time.monotonic() + PATIENCE
        while (found := await asyncio.to_thread(self.now)) in ("", before):
            assert time.monotonic() < end, "nobody took the table over"
            await asyncio.sleep(0.05)
        return found


def test_a_hall_that_sleeps_loses_its_tables_and_cannot_write_when_it_wakes(
    tmp_path: Path, schema: str
) -> None:
    """One hall drives the table and is suspended while its bots play; Ola plays on in the other one.

    Ola takes part because tables of bots alone have the lowest priority: on a busy machine they hardly move.
    """

    async def game(halls: Halls, connection: psycopg.Connection) -> None:
        ola = Client(halls.halls[0], "Ola")
        table = ola.open_table("camel-up", ["novice", "novice", "me"], start=True)
        driver = Driver(connection, table)
        first = await driver.other_than("")
        sleeper = halls.halls[0]  # it opened the table, so it drives it
        ola.hall = halls.halls[1]
        async with ola.at(table) as page:
            await page.until(lambda show: bool(show["play"]["options"]))
            await page.act("roll")
            signal_to(sleeper, signal.SIGSTOP)
            goal: list[int] = []  # the entry up to which Ola plays
            playing = asyncio.create_task(roll_on(page, goal))
            second = await driver.other_than(first)
            await asyncio.sleep(ASLEEP)
            signal_to(sleeper, signal.SIGCONT)
            goal.append(page.show["entry"] + MORE)
            await playing
        assert driver.now() == second
        room = Room(table)
        for written in Disk(schema, table).entries:
            room.fold(written)  # raises if a move was made twice or out of turn
        await asyncio.to_thread(wait_until, lambda: re.search("given-up|fenced", sleeper.log.read_text()))

    with (
        psycopg.connect(schema, autocommit=True) as connection,
        running(Halls(tmp_path, 2, schema, "", pauses=True)) as halls,
    ):
        asyncio.run(game(halls, connection))


async def roll_on(page: Page, goal: list[int]) -> None:
    """Roll whenever possible, until a goal has been set and reached, or the game is over."""
    while not page.over and not (goal and page.show["entry"] > goal[0]):
        if page.options:
            await page.act("roll")
        else:
            await page.next_show()


def signal_to(hall: RunningHall, number: int) -> None:
    assert hall.process is not None
    hall.process.send_signal(number)


class AnHourAhead(Timekeeper):
    """The time of a machine whose clock is wrong."""

    def wall(self) -> float:
        return super().wall() + 3600


def test_clocks_of_players_do_not_depend_on_the_clocks_of_halls(tmp_path: Path, schema: str) -> None:
    """Two people with ten minutes for each move sit in halls whose clocks are an hour apart."""
    with (
        HallInside(tmp_path / "a", store=schema) as right,
        HallInside(tmp_path / "b", AnHourAhead(), store=schema) as wrong,
    ):
        assert abs(right.hall.time.now() - wrong.hall.time.now()) < 5 * 60_000
        ola, jan = Client(right, "Ola"), Client(wrong, "Jan")
        clock = {"kind": "move", "seconds": MINUTES * 60}
        table = ola.open_table("five-tribes", ["me", "open"], clock=clock)

        async def play() -> None:
            async with ola.at(table) as first, jan.at(table) as second:
                await sit_and_start(first, second)
                for _ in range(12):
                    await one_decision(first, second)
                seats = first.show["room"]["seats"]
                assert [seat["lent_because"] for seat in seats] == ["", ""], "a clock ran out"

        asyncio.run(play())


async def one_decision(first: Page, second: Page) -> None:
    """Let the player who is asked decide, and wait until both pages have seen it."""
    entry = max(page.show.get("entry", 0) for page in (first, second))
    for page in (first, second):
        await page.until(lambda show: bool(show["entry"] >= entry and show["play"]))
    asked = next(page for page in (first, second) if page.options)
    left = asked.show["room"]["clock"]["left"][asked.show["play"]["seat"]]
    assert MINUTES * 30_000 < left <= MINUTES * 60_000, left
    await asked.act(asked.options[0])

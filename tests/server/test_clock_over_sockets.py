"""Clocks over real sockets: slow players are replaced, and time while the hall is down is not charged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, Refused, RunningHall, wait_until

SECONDS = 5  # the shortest clock
DOWN = 2  # seconds


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    """A hall whose time stands still until a test moves it."""
    with HallInside(tmp_path_factory.mktemp("hall") / "data", ByHand()) as hall:
        yield hall


def clock_of(page: Page) -> Any:
    return page.show["room"]["clock"]


def lent(page: Page, seat: int = 0) -> str:
    return str(page.show["room"]["seats"][seat]["lent_because"])


async def start(ola: Client, jan: Client, kind: str, seconds: int = SECONDS) -> str:
    """Start a game of Ola, Jan and a bot, in which Ola moves first."""
    table = ola.open_table(
        "camel-up", ["me", "open", "novice"], clock={"kind": kind, "seconds": seconds, "increment": 0}
    )
    async with ola.at(table) as first, jan.at(table) as second:
        await second.ask("sit", seat=1, salt="s")
        await first.ask("start")
    return table


async def asked(*pages: Page) -> Page:
    """The page of the person the game is waiting for."""
    while True:
        for page in pages:
            if page.options:
                return page
        done, pending = await asyncio.wait(
            [asyncio.create_task(page.next_show()) for page in pages], return_when=asyncio.FIRST_COMPLETED
        )
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()


def test_a_bot_takes_the_seat_whose_move_clock_ran_out(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table(
            "camel-up", ["me", "novice", "novice"], start=True, clock={"kind": "move", "seconds": SECONDS}
        )
        async with ola.at(table) as page:
            await page.until(lambda show: bool(show["play"]["options"]))
            assert clock_of(page)["running"] == [0]
            assert clock_of(page)["left"][0] == SECONDS * 1000
            hall.move_time(SECONDS - 1)
            await page.ask("look", seat=0)
            assert clock_of(page)["left"][0] == pytest.approx(1000, abs=1)
            assert lent(page) == ""
            hall.move_time(1.1)
            await page.until(lambda show: show["room"]["seats"][0]["lent_because"] == "clock")
            assert page.lines[-1]["message"]["code"] == "log-lent-clock"
            assert not page.options
            with pytest.raises(Refused, match="seat-lent"):
                await page.act("roll")
            await page.ask("reclaim", seat=0)
            assert lent(page) == ""
            await page.until(lambda show: bool(show["play"]["options"]) or show["room"]["status"] == "over")
            if not page.over:
                assert clock_of(page)["left"][0] == SECONDS * 1000  # the new question gets the full time
                await page.act(page.options[0])

    asyncio.run(play())


def test_a_player_who_has_used_up_the_time_of_the_game_is_out(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table(
            "five-tribes", ["me", "novice"], start=True, clock={"kind": "game", "seconds": SECONDS}
        )
        async with ola.at(table) as page:
            await page.until(lambda show: bool(show["play"]["options"]))
            hall.move_time(SECONDS + 0.1)
            await page.until(lambda show: show["room"]["seats"][0]["lent_because"] == "clock")
            assert clock_of(page)["left"][0] == 0
            with pytest.raises(Refused, match="out-of-time"):
                await page.ask("reclaim", seat=0)
            await page.until(lambda show: show["room"]["status"] == "over")  # the bots play on to the end

    asyncio.run(play())


def test_a_pause_by_agreement_stops_the_clock(hall: HallInside) -> None:
    async def play() -> None:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        table = await start(ola, jan, "move", 30)
        async with ola.at(table) as first, jan.at(table) as second:
            for page in (first, second):
                await page.next_show()
            await asked(first, second)
            await first.ask("propose", seat=0, what="pause")
            assert not clock_of(first)["paused"]
            await second.until(lambda show: show["room"]["proposal"] is not None)
            number = second.show["room"]["proposal"]["number"]
            await second.ask("vote", seat=1, proposal=number, agree=True)
            await first.until(lambda show: bool(show["room"]["clock"]["paused"]))
            left = clock_of(first)["left"]
            hall.move_time(2)
            with pytest.raises(Refused, match="no-clock-runs"):
                await first.ask("propose", seat=0, what="pause")
            await first.ask("look", seat=0)
            assert clock_of(first)["left"] == left
            await second.ask("resume", seat=1)
            assert not clock_of(second)["paused"]
            running = clock_of(second)["running"][0]
            assert clock_of(second)["left"] == left
            hall.move_time(1)
            await second.ask("look", seat=1)
            assert clock_of(second)["left"][running] == pytest.approx(left[running] - 1000, abs=1)

    asyncio.run(play())


def test_time_while_the_hall_is_down_is_not_charged(tmp_path: Path) -> None:
    """This holds even if the hall goes down again before anybody has come back to the table. However busy the
    machine is, the player is charged at most the time for which the hall was up."""

    async def play() -> None:
        with RunningHall(tmp_path / "data", "--no-pauses", "--no-limits") as hall:
            ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
            table = await start(ola, jan, "move", 600)
            async with ola.at(table) as first, jan.at(table) as second:
                for page in (first, second):
                    await page.next_show()
                page = await asked(first, second)
                seat, client = page.show["play"]["seat"], ola if page is first else jan
                began = time.monotonic()
                await page.ask("look", seat=seat)
                left = clock_of(page)["left"][seat]
            down = 0.0
            for _ in range(2):
                hall.kill()
                killed = time.monotonic()
                time.sleep(DOWN)
                down += time.monotonic() - killed
                hall.start()
            async with client.at(table, f"?seat={seat}") as page:
                await page.next_show()
                spent = left - clock_of(page)["left"][seat]
            up = time.monotonic() - began - down
            assert clock_of(page)["running"] == [seat]
            assert lent(page, seat) == ""
            # `spent` may be negative: the hall last noted that it was alive shortly before it was killed.
            assert spent <= up * 1000, f"{spent} ms charged, the hall was up for {up} s at most"

    asyncio.run(play())


def test_a_clock_runs_out_after_a_restart_without_any_page(tmp_path: Path) -> None:
    async def leave(ola: Client, table: str) -> None:
        async with ola.at(table) as page:
            await page.until(lambda show: bool(show["play"]["options"]))

    async def come_back(ola: Client, table: str) -> None:
        async with ola.at(table) as page:
            await page.next_show()
            assert lent(page) == "clock"

    def over() -> bool:
        if not hall.hall.bots.busy:  # a bot that thinks on a busy machine must not run out of this time
            hall.move_time(1)
        return bool(ola.get("/api/hall")["mine"][0]["status"] == "over")

    with HallInside(tmp_path / "data", ByHand()) as hall:
        ola = Client(hall, "Ola")
        table = ola.open_table(
            "camel-up", ["me", "novice", "novice"], start=True, clock={"kind": "game", "seconds": SECONDS}
        )
        asyncio.run(leave(ola, table))
    with HallInside(tmp_path / "data", ByHand(set_by=60)) as hall:
        ola.hall = hall
        assert ola.get("/api/hall")["mine"][0]["status"] == "playing"
        wait_until(over)  # the bots finished the game alone
        asyncio.run(come_back(ola, table))

"""Time in which the hall did not run is not charged, and setting the system's clock has no effect."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall.timekeeper import LONGEST, Timekeeper
from sandtable.server.limits import DEFAULTS
from sandtable.server.web.cookies import YEAR
from sandtable.server.web.guard import Rates
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, Refused, RunningHall, wait_until

HOUR = 3600.0
SECONDS = 5  # the shortest clock


# --- the timekeeper ---------------------------------------------------------------------------------------


def test_a_timer_rings_when_its_time_has_come() -> None:
    async def wait() -> None:
        keeper, rung = ByHand(), []
        keeper.call_later(10, lambda: rung.append(keeper.seconds()))
        await keeper.move(9.9)
        assert rung == []
        await keeper.move(0.2)
        assert rung == [pytest.approx(10)]

    asyncio.run(wait())


def test_a_timer_waits_until_the_hall_has_really_run_for_that_long() -> None:
    async def wait() -> None:
        keeper, rung = ByHand(), []
        keeper.call_later(10, lambda: rung.append(keeper.seconds()))
        await keeper.move(5)
        await keeper.stop(1000)
        assert keeper.seconds() <= 5 + LONGEST
        assert keeper.lost == pytest.approx(1000, abs=LONGEST)
        assert rung == []
        await keeper.move(5)
        assert rung == [pytest.approx(10)]

    asyncio.run(wait())


def test_a_timer_that_is_cancelled_does_not_ring() -> None:
    async def wait() -> None:
        keeper, rung = ByHand(), []
        timer = keeper.call_later(10, lambda: rung.append(1))
        await keeper.move(5)
        await keeper.stop(1000)
        timer.cancel()
        await keeper.move(100)
        assert rung == []

    asyncio.run(wait())


def test_the_moments_of_the_log_follow_the_watch_and_not_the_calendar() -> None:
    async def wait() -> None:
        keeper = ByHand()
        began = keeper.now()
        assert began == int(keeper.wall() * 1000)
        keeper.call_later(HOUR, lambda: None)
        for jump in (2 * HOUR, -5 * HOUR):
            keeper.set_by += jump
            before = keeper.now()
            await keeper.move(1)
            assert keeper.now() - before in (999, 1000, 1001)
        keeper.not_before(began + 60_000)
        assert keeper.now() == began + 60_000
        keeper.not_before(began)
        assert keeper.now() == began + 60_000

    asyncio.run(wait())


def test_a_limit_ends_what_takes_too_long_and_nothing_else() -> None:
    async def wait() -> None:
        keeper = ByHand()
        async with keeper.timeout(10):
            await keeper.move(9)
        await keeper.move(10)

        async def slow() -> None:
            async with keeper.timeout(10):
                await asyncio.Event().wait()

        task = asyncio.create_task(slow())
        await asyncio.sleep(0)
        await keeper.move(9)
        await keeper.stop(1000)
        assert not task.done()
        await keeper.move(2)
        with pytest.raises(TimeoutError):
            await task

    asyncio.run(wait())


def test_the_real_one_sleeps_as_long_as_it_was_told() -> None:
    async def wait() -> None:
        keeper = Timekeeper()
        began = time.monotonic()
        await keeper.sleep(0.3)  # three beats of the timekeeper
        assert time.monotonic() - began >= 0.3
        with pytest.raises(TimeoutError):
            async with keeper.timeout(0.01):
                await asyncio.Event().wait()

    asyncio.run(wait())


# --- a hall whose time stands still ------------------------------------------------------------------------


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallInside]:
    with HallInside(tmp_path / "data", ByHand()) as hall:
        yield hall


def by_hand(hall: HallInside) -> ByHand:
    assert isinstance(hall.time, ByHand)
    return hall.time


def with_a_clock(ola: Client) -> str:
    """Open a table at which Ola moves first and has five seconds for it."""
    return ola.open_table("five-tribes", ["me", "me"], start=True, clock={"kind": "move", "seconds": SECONDS})


async def asked(page: Page) -> None:
    """Look through the eyes of the seat that the game waits for, whose clock is running."""
    await page.next_show()
    [seat] = page.show["room"]["clock"]["running"]
    await page.ask("look", seat=seat)


def left_of(page: Page) -> int:
    clock: Any = page.show["room"]["clock"]
    return int(clock["left"][page.show["play"]["seat"]])


def lent_of(page: Page) -> str:
    return str(page.show["room"]["seats"][page.show["play"]["seat"]]["lent_because"])


async def look(page: Page) -> None:
    await page.ask("look", seat=page.show["play"]["seat"])


def test_a_stopped_process_costs_nobody_time(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        async with ola.at(with_a_clock(ola)) as page:
            await asked(page)
            hall.move_time(2)
            hall.do(by_hand(hall).stop(8))
            await look(page)
            assert lent_of(page) == ""
            assert SECONDS - 2 - LONGEST <= left_of(page) / 1000 <= SECONDS - 2
            hall.move_time(2)
            await look(page)
            assert lent_of(page) == ""
            hall.move_time(2)
            await page.until(lambda _: lent_of(page) == "clock")

    asyncio.run(play())


def test_pages_are_told_what_is_left_after_the_process_was_stopped(hall: HallInside) -> None:
    """Pages count down on their own, so they would believe that the time is up."""

    async def play() -> None:
        ola = Client(hall, "Ola")
        async with ola.at(with_a_clock(ola)) as page:
            await asked(page)
            before = page.show["now"]
            hall.do(by_hand(hall).stop(8))
            hall.move_time(1.2)  # the next tick
            await page.until(lambda show: show["now"] > before)
            assert left_of(page) > 0

    asyncio.run(play())


@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR])
def test_setting_the_systems_clock_costs_nobody_time(hall: HallInside, jump: float) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        async with ola.at(with_a_clock(ola)) as page:
            await asked(page)
            by_hand(hall).set_by += jump
            hall.move_time(3)
            await look(page)
            assert lent_of(page) == ""
            assert left_of(page) == pytest.approx((SECONDS - 3) * 1000, abs=2)
            hall.move_time(3)
            await page.until(lambda _: lent_of(page) == "clock")

    asyncio.run(play())


@pytest.mark.parametrize("jump", [2 * HOUR, 0.0, -2 * HOUR])
def test_setting_the_systems_clock_while_the_hall_is_down_costs_nobody_time(
    tmp_path: Path, jump: float
) -> None:
    async def before(hall: HallInside, ola: Client, table: str) -> None:
        async with ola.at(table) as page:
            await asked(page)
            hall.move_time(3)
            await look(page)
            assert left_of(page) == pytest.approx(2000, abs=2)

    async def after(hall: HallInside, ola: Client, table: str) -> None:
        async with ola.at(table) as page:
            await asked(page)
            assert lent_of(page) == ""
            assert left_of(page) == pytest.approx(2000, abs=2)
            hall.move_time(1)
            await look(page)
            assert left_of(page) == pytest.approx(1000, abs=4)  # the clock is running
            hall.move_time(2)
            await page.until(lambda _: lent_of(page) == "clock")

    with HallInside(tmp_path / "data", ByHand()) as hall:
        ola = Client(hall, "Ola")
        table = with_a_clock(ola)
        asyncio.run(before(hall, ola, table))
    with HallInside(tmp_path / "data", ByHand(set_by=3 + 60 + jump)) as hall:  # a minute later
        ola.hall = hall
        asyncio.run(after(hall, ola, table))


def test_a_process_that_is_really_stopped_counts_no_time(tmp_path: Path) -> None:
    """The hall's clock leaves out the time for which its process was stopped, however busy the machine is."""

    async def play(hall: RunningHall) -> None:
        assert hall.process is not None
        pid = hall.process.pid
        ola = Client(hall, "Ola")
        table = ola.open_table(
            "five-tribes", ["me", "me"], start=True, clock={"kind": "game", "seconds": 600}
        )
        async with ola.at(table) as page:
            began = time.monotonic()
            await asked(page)
            now, had = page.show["now"], left_of(page)
            os.kill(pid, signal.SIGSTOP)
            wait_until(lambda: state_of(pid) == "T")
            stopped = time.monotonic()
            time.sleep(3)
            stopped = time.monotonic() - stopped
            os.kill(pid, signal.SIGCONT)
            await look(page)
            running = time.monotonic() - began - stopped
            passed = page.show["now"] - now
            assert passed <= (running + LONGEST) * 1000, f"{passed} ms, but {stopped} s were nobody's"
            assert had - left_of(page) == passed

    with RunningHall(tmp_path / "data", "--no-pauses") as hall:
        asyncio.run(play(hall))


def state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]


# --- who somebody is ---------------------------------------------------------------------------------------


def test_guests_stay_who_they_are_when_the_clock_is_set_back(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "open", "open"])
    by_hand(hall).set_by -= 2 * HOUR
    assert ola.get("/api/me")["name"] == "Ola"
    ola.post("/api/me", {"name": "Ola B"})  # not a new guest of that name
    assert [each["id"] for each in ola.get("/api/hall")["mine"]] == [table]


def test_a_cookie_lasts_a_year(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    by_hand(hall).set_by += YEAR - HOUR
    assert ola.get("/api/me")["name"] == "Ola"
    by_hand(hall).set_by += 2 * HOUR
    assert ola.get("/api/me")["name"] == ""


@pytest.mark.parametrize(
    ("jump", "good"), [(-60, True), (DEFAULTS.link_seconds - 60, True), (DEFAULTS.link_seconds + 60, False)]
)
def test_a_link_lasts_an_hour(hall: HallInside, jump: float, good: bool) -> None:
    token = Client(hall, "Ola").post("/api/me/link")["path"].split("#")[1]
    by_hand(hall).set_by += jump
    if good:
        assert Client(hall).post("/api/me/take", {"token": token})["name"] == "Ola"
    else:
        with pytest.raises(Refused, match="bad-link"):
            Client(hall).post("/api/me/take", {"token": token})


def test_setting_the_clock_back_locks_nobody_out() -> None:
    async def hurry() -> None:
        keeper = ByHand()
        keeper.call_later(2 * HOUR, lambda: None)
        rates = Rates(time=keeper)
        assert [rates.allow(DEFAULTS.chat, "chat", "ola") for _ in range(21)] == [True] * 20 + [False]
        assert rates.allow(DEFAULTS.chat, "chat", "jan")
        keeper.set_by -= 2 * HOUR
        await keeper.move(59)
        assert not rates.allow(DEFAULTS.chat, "chat", "ola")
        await keeper.move(2)
        assert rates.allow(DEFAULTS.chat, "chat", "ola")

    asyncio.run(hurry())


def test_guests_who_have_not_come_for_a_long_time_are_forgotten() -> None:
    async def come() -> None:
        keeper = ByHand()
        keeper.call_later(2 * HOUR, lambda: None)
        rates = Rates(time=keeper)
        rates.sweep_at = 10
        for each in range(9):
            rates.allow(DEFAULTS.chat, "chat", str(each))
        await keeper.move(61)
        for each in range(9):
            rates.allow(DEFAULTS.chat, "chat", f"later {each}")
        assert len(rates.hits) == 9

    asyncio.run(come())

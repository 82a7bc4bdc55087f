"""Nobody can starve somebody else's bots: the order of decisions, and what happens when a bot dies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.queue import Asker, BotQueue
from sandtable.server.hall.bots.worker import MODEST, POLITE
from sandtable.server.metrics import Metrics
from tests.server.mortal_bots import MARK
from tests.server.test_bot_pool import a_job, children, failures, options

MORTAL = "tests.server.mortal_bots:LEVELS"


class Waiting:
    """Decisions that wait in a queue; each notes its name when its turn comes, and ends when told to."""

    def __init__(self, places: int) -> None:
        self.queue = BotQueue(places)
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.ends: dict[str, asyncio.Event] = {}

    async def ask(self, name: str, person: str, people: bool = True) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._think(name, Asker(person, people)))
        await asyncio.sleep(0)

    async def _think(self, name: str, asker: Asker) -> None:
        await self.queue.enter(asker)
        try:
            self.served.append(name)
            await self.ends[name].wait()
        finally:
            self.queue.leave(asker)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def end_all(self) -> list[str]:
        """End them one after the other, in the order in which their turns come."""
        for name in self.served:  # the list grows during the loop
            await self.end(name)
        assert all(task.done() for task in self.tasks.values())
        return self.served


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


def test_tables_of_people_come_before_tables_of_bots() -> None:
    async def play() -> None:
        waiting = Waiting(1)
        for number in range(4):
            await waiting.ask(f"bots {number}", "Eve", people=False)
        await waiting.ask("Ola's table", "Ola")
        assert await waiting.end_all() == ["bots 0", "Ola's table", "bots 1", "bots 2", "bots 3"]

    run(play())


def test_one_person_with_many_tables_has_one_turn_in_each_round() -> None:
    async def play() -> None:
        waiting = Waiting(1)
        for number in range(4):
            await waiting.ask(f"Eve {number}", "Eve")
        await waiting.ask("Ola", "Ola")
        await waiting.ask("Jan", "Jan")
        assert await waiting.end_all() == ["Eve 0", "Eve 1", "Ola", "Jan", "Eve 2", "Eve 3"]

    run(play())


def test_the_tables_of_one_person_take_turns() -> None:
    async def play() -> None:
        waiting = Waiting(1)
        for name in ("a1", "b1", "c1"):
            await waiting.ask(name, "Eve")
        await waiting.end("a1")
        await waiting.ask("a2", "Eve")  # table a asks again, behind b and c
        assert await waiting.end_all() == ["a1", "b1", "c1", "a2"]

    run(play())


def test_a_place_is_kept_free_for_people() -> None:
    async def play() -> None:
        waiting = Waiting(3)
        for number in range(5):
            await waiting.ask(f"bots {number}", "Eve", people=False)
        assert waiting.served == ["bots 0", "bots 1"]
        await waiting.ask("Ola", "Ola")
        assert waiting.served[-1] == "Ola"
        await waiting.end_all()

    run(play())


def test_people_do_not_wait_for_a_table_of_bots() -> None:
    """This holds even with a single place: while people use it, no table of bots begins anything new."""

    async def play() -> None:
        waiting = Waiting(1)
        await waiting.ask("bots 0", "Eve", people=False)
        await waiting.ask("Ola", "Ola")
        assert waiting.served == ["bots 0", "Ola"]
        await waiting.ask("Jan", "Jan")
        await waiting.ask("bots 1", "Eve", people=False)
        await waiting.end("bots 0")
        assert waiting.served == ["bots 0", "Ola"], "people have one place, and that is taken"
        await waiting.end("Ola")
        assert waiting.served == ["bots 0", "Ola", "Jan"]
        await waiting.end("Jan")
        assert waiting.served[-1] == "bots 1"
        await waiting.end_all()

    run(play())


def test_whoever_takes_all_places_is_alone() -> None:
    async def play() -> None:
        waiting = Waiting(2)
        await waiting.ask("bots", "Eve", people=False)
        await waiting.ask("Ola", "Ola")
        alone = asyncio.create_task(waiting.queue.take_all(Asker()))
        await waiting.end("Ola")
        await asyncio.sleep(0)
        assert not alone.done()
        await waiting.end("bots")
        await alone
        await waiting.ask("Jan", "Jan")
        assert "Jan" not in waiting.served
        waiting.queue.leave_all(Asker())
        await asyncio.sleep(0)
        assert "Jan" in waiting.served
        await waiting.end("Jan")

    run(play())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="child processes are found in /proc")
def test_bots_of_people_come_first_on_the_processor_too() -> None:
    """A process cannot raise its priority again, so each kind of table has its own processes."""

    def niceness(worker: int) -> int:
        return os.getpriority(os.PRIO_PROCESS, worker) - os.getpriority(os.PRIO_PROCESS, 0)

    async def play() -> None:
        async with BotPool(1) as pool:
            workers: list[int] = []
            for people in (False, True):
                known = children()
                await pool.choose(a_job("novice"), Asker("Ola", people))
                workers += children() - known
            assert list(map(niceness, workers)) == [
                min(MODEST, 19 - os.getpriority(os.PRIO_PROCESS, 0)),
                min(POLITE, 19 - os.getpriority(os.PRIO_PROCESS, 0)),
            ]
            known = children()
            for people in (False, True):
                await pool.choose(a_job("novice"), Asker("Ola", people))
            assert children() == known, "both are used again"

    run(play())


def test_people_may_use_all_places_and_a_single_one_serves_both() -> None:
    async def play() -> None:
        several, single = Waiting(2), Waiting(1)
        for number in range(2):
            await several.ask(str(number), "Ola")
            await single.ask(str(number), "Eve", people=False)
        assert several.served == ["0", "1"]
        assert single.served == ["0"]
        assert await single.end_all() == ["0", "1"]
        await several.end_all()

    run(play())


def test_leaving_the_queue_costs_nobody_a_turn() -> None:
    async def play() -> None:
        waiting = Waiting(1)
        for name in ("a", "b", "c"):
            await waiting.ask(name, name)
        waiting.tasks["b"].cancel()
        waiting.ends["a"].set()
        await asyncio.gather(waiting.tasks["a"], waiting.tasks["b"], return_exceptions=True)
        await asyncio.sleep(0)
        assert waiting.served == ["a", "c"]
        await waiting.end("c")

    run(play())


def test_leaving_at_the_moment_of_a_turn_passes_it_on() -> None:
    """A decision is cancelled at the very moment at which its turn comes."""

    async def play() -> None:
        waiting = Waiting(1)
        await waiting.queue.enter(Asker("a"))
        for name in ("b", "c"):
            await waiting.ask(name, name)
        waiting.queue.leave(Asker("a"))  # now it is b's turn, but its task has not run yet
        waiting.tasks["b"].cancel()
        await asyncio.gather(waiting.tasks["b"], return_exceptions=True)
        await asyncio.sleep(0)
        assert waiting.served == ["c"]
        await waiting.end("c")

    run(play())


# --- a bot that dies ---------------------------------------------------------------------------------------


def test_a_bot_that_dies_is_asked_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))

    async def play() -> None:
        async with BotPool(1, metrics := Metrics(), levels_at=MORTAL) as pool:
            job = a_job("dies-once")
            assert await pool.choose(job) == options(job)[0]
            assert failures(metrics, "crash") == 0
            assert metrics.registry.get_sample_value("sandtable_bot_retries_total") == 1

    run(play())


def test_a_bot_that_dies_again_is_replaced_by_a_random_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))

    async def play() -> None:
        async with BotPool(1, metrics := Metrics(), levels_at=MORTAL) as pool:
            job = a_job("dies-always")
            assert await pool.choose(job) in options(job)
            assert failures(metrics, "crash") == 1

    run(play())
    assert (tmp_path / "died").read_text() == "xx"

"""Bots think in processes of their own, and whatever they do there, their table plays on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.server.hall.bots import pool as bot_pool
from sandtable.server.hall.bots.pool import BotPool, PoolClosed
from sandtable.server.hall.bots.process import Worker
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.metrics import Metrics
from tests.server.by_hand import ByHand
from tests.server.kit import PATIENCE
from tests.server.written import written

ODD = "tests.server.odd_bots:LEVELS"


def a_job(level: str, game: str = "camel-up", seed: int = 1, work: int = 77, seconds: float = 30.0) -> BotJob:
    found = sandtable.game(game)
    state = found.setup(found.seats[-1], sandtable.Chance(seed), {})
    return BotJob(game, level, state.to_act()[0], state.to_data(), seed, work, seconds)


def options(job: BotJob) -> list[str]:
    state = sandtable.game(job.game).from_data(job.state)
    return [action.text for action in state.options(job.seat)]


def odd_pool(
    workers: int = 1, metrics: Metrics | None = None, grace: float = 5.0, time: ByHand | None = None
) -> BotPool:
    """A pool whose time stands still, so no bot exceeds its time, however busy the machine is."""
    return BotPool(workers, metrics, levels_at=ODD, grace=grace, time=time or ByHand())


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


def failures(metrics: Metrics, kind: str) -> float:
    return metrics.registry.get_sample_value("sandtable_bot_failures_total", {"kind": kind}) or 0


def children() -> set[int]:
    """The child processes of this process, including zombies, which have not been reaped."""
    own = str(os.getpid())
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[1] == own:
            found.add(int(stat.parent.name))
    return found


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    before = children()
    yield
    assert children() <= before


async def until(true: Any, seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


# --- deciding ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["novice", "random"])
def test_a_bot_of_every_game_chooses_one_of_its_options(level: str) -> None:
    async def play() -> None:
        before = children()
        async with BotPool(1) as pool:
            for game in sandtable.games():
                job = a_job(level, game)
                assert await pool.choose(job) in options(job)
                assert len(children() - before) == 1

    run(play())


@pytest.mark.parametrize("level", ["random", "gambling"])
def test_the_same_seed_decides_the_same(level: str) -> None:
    async def play() -> None:
        async with odd_pool(2) as pool:
            job = a_job(level, "cleopatra")
            jobs = [msgspec.structs.replace(job, seed=seed) for seed in range(8)]
            first = await asyncio.gather(*map(pool.choose, jobs))
            assert first == await asyncio.gather(*map(pool.choose, jobs))
            assert len(set(first)) > 1

    run(play())


def test_a_bot_gets_its_view_its_options_its_budget_and_dreams() -> None:
    async def play() -> None:
        async with odd_pool(metrics=(metrics := Metrics())) as pool:
            for game in sandtable.games():
                job = a_job("dreaming", game)
                assert await pool.choose(job) == options(job)[0]
            assert failures(metrics, "error") == 0

    run(play())


def test_no_process_starts_before_it_is_needed_and_no_more_than_allowed() -> None:
    async def play() -> None:
        async with odd_pool(2) as pool:
            before = children()
            await pool.choose(a_job("first"))
            await pool.choose(a_job("first"))
            assert len(children() - before) == 1
            await asyncio.gather(*(pool.choose(a_job("sleeping", work=20)) for _ in range(5)))
            assert len(children() - before) == 2

    run(play())


def test_the_bots_of_a_table_stay_in_one_process() -> None:
    """Five tables share two processes and ask at the same time; each bot remains one object for its game."""

    async def play() -> None:
        before = children()
        async with odd_pool(2) as pool:
            job = a_job("remembering", "five-tribes", work=3)

            async def table(name: str) -> list[str]:
                mine = msgspec.structs.replace(job, table=name)
                return [await pool.choose(mine) for _ in range(4)]

            for chosen in await asyncio.gather(*map(table, "abcde")):
                assert chosen == options(job)[:4]
            assert len(children() - before) == 2
            assert await table("f") == options(job)[:4], "a new table has new bots"

    run(play())


def test_a_table_whose_process_died_gets_new_bots() -> None:
    async def play() -> None:
        async with odd_pool(1, metrics := Metrics()) as pool:
            job = msgspec.structs.replace(a_job("remembering", work=0), table="a")
            assert [await pool.choose(job) for _ in range(2)] == options(job)[:2]
            os.kill(pool.idle[0].process.pid, signal.SIGKILL)
            await until(lambda: not any(each.alive for each in pool.idle))
            assert [await pool.choose(job) for _ in range(2)] == options(job)[:2]
            assert failures(metrics, "crash") == 0

    run(play())


def test_an_invalid_job_is_the_callers_mistake() -> None:
    async def play() -> None:
        async with BotPool(1) as pool:
            job = a_job("random")
            with pytest.raises(ValueError, match="no level 'grandmaster'; the levels are random, novice"):
                await pool.choose(a_job("grandmaster"))
            for wrong in (
                BotJob("chess", "random", job.seat, job.state),
                BotJob("cleopatra", "random", job.seat, job.state),
                BotJob("camel-up", "random", job.seat + 1, job.state),
                BotJob("camel-up", "random", job.seat, {}),
            ):
                with pytest.raises(ValueError, match=r"."):
                    await pool.choose(wrong)
            assert await pool.choose(job) in options(job)

    run(play())


# --- bots that fail ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "kind"),
    [
        ("hanging", "timeout"),
        ("exiting", "crash"),
        ("crashing", "crash"),
        ("quitting", "crash"),
        ("deaf", "crash"),
        ("raising", "error"),
        ("cheating", "error"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_a_random_action(
    level: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "LAST_SECONDS", 0.3 if level == "deaf" else 30.0)

    async def play() -> None:
        async with odd_pool(metrics=(metrics := Metrics()), time=(keeper := ByHand())) as pool:
            job = a_job(level)
            await pool.choose(a_job("first"))  # starts the process, so that only the bot is timed from now on
            choosing = asyncio.create_task(pool.choose(job))
            while kind == "timeout" and not choosing.done():
                await keeper.move(1)
                await asyncio.sleep(0.01)
            assert await choosing in options(job)
            assert failures(metrics, kind) == 1
            assert await pool.choose(a_job("first", seconds=30)) == options(job)[0]

    with written() as lines:
        run(play())
    line = json.loads(lines.getvalue())
    assert (line["event"], line["bot"], line["kind"]) == ("bot-failed", level, kind)
    assert "secret hand" not in lines.getvalue()


def test_the_exit_status_of_a_dead_bot_is_left_to_asyncio(monkeypatch: pytest.MonkeyPatch) -> None:
    """If anything else reads it before asyncio's thread does, asyncio writes a warning to our log."""

    def slow_thread(pid: int, flags: int) -> tuple[int, int]:
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        time.sleep(0.5)
        return waitpid(pid, flags)

    def kill_the_dead(worker: Worker) -> None:
        time.sleep(0.2)
        kill(worker)

    waitpid, kill = os.waitpid, Worker.kill
    monkeypatch.setattr(os, "waitpid", slow_thread)
    monkeypatch.setattr(Worker, "kill", kill_the_dead)
    with written() as lines:
        run(decide_once("exiting"))
    assert [json.loads(line)["event"] for line in lines.getvalue().splitlines()] == ["bot-failed"]


async def decide_once(level: str) -> None:
    async with odd_pool() as pool:
        await pool.choose(a_job(level))


def test_a_bot_that_prints_and_reads_does_not_disturb_the_pipes() -> None:
    async def play() -> None:
        async with odd_pool(metrics=(metrics := Metrics())) as pool:
            for _ in range(2):
                job = a_job("chatting")
                assert await pool.choose(job) == options(job)[0]
            assert failures(metrics, "error") == 0

    run(play())


def test_a_worker_that_was_killed_while_idle_is_replaced() -> None:
    async def play() -> None:
        async with odd_pool(metrics=(metrics := Metrics())) as pool:
            before = children()
            await pool.choose(a_job("first"))
            (worker,) = children() - before
            os.kill(worker, signal.SIGKILL)
            await until(lambda: not any(each.alive for each in pool.idle))
            await pool.choose(a_job("first"))
            assert failures(metrics, "crash") == 0

    run(play())


def test_workers_that_cannot_start_leave_the_table_a_random_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def play() -> None:
        async with BotPool(1, metrics := Metrics()) as pool:
            job = a_job("novice")
            assert await pool.choose(job) in options(job)
            assert failures(metrics, "start") == 1

    run(play())


# --- stopping bots -------------------------------------------------------------------------------------


def test_a_cancelled_bot_frees_its_worker_immediately() -> None:
    async def play() -> None:
        async with odd_pool(1, metrics := Metrics()) as pool:
            await pool.choose(a_job("first"))
            hanging = asyncio.create_task(pool.choose(a_job("hanging", seconds=60)))
            await asyncio.sleep(0.2)
            hanging.cancel()
            job = a_job("first")
            async with asyncio.timeout(PATIENCE):  # without being cancelled, the bot would hang for ever
                assert await pool.choose(job) == options(job)[0]
            assert hanging.cancelled()
            assert all(failures(metrics, kind) == 0 for kind in ("crash", "timeout"))

    run(play())


def test_first_come_first_served_and_waiting_callers_can_leave() -> None:
    done: list[int] = []

    async def play() -> None:
        async with odd_pool(1, metrics := Metrics()) as pool:

            async def decide(number: int) -> None:
                await pool.choose(a_job("sleeping", work=10))
                done.append(number)

            tasks = [asyncio.create_task(decide(number)) for number in range(6)]
            await asyncio.sleep(0)
            assert metrics.registry.get_sample_value("sandtable_bots_waiting") == 5
            tasks[3].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert metrics.registry.get_sample_value("sandtable_bots_waiting") == 0

    run(play())
    assert done == [0, 1, 2, 4, 5]


@pytest.mark.parametrize("wait", [0, 0.001, 0.02, 0.5])
def test_close_stops_bots_that_think_wait_or_are_just_starting(wait: float) -> None:
    async def play() -> None:
        others = children()
        pool = odd_pool(2, metrics := Metrics())
        tasks = [asyncio.create_task(pool.choose(a_job("hanging", seconds=60))) for _ in range(5)]
        await asyncio.sleep(wait)
        async with asyncio.timeout(PATIENCE):
            await pool.close()
        assert children() == others
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(result, PoolClosed) for result in results)
        assert failures(metrics, "crash") == 0
        with pytest.raises(PoolClosed):
            await pool.choose(a_job("first"))
        await pool.close()

    run(play())


def test_cancelling_at_any_moment_leaks_nothing() -> None:
    async def play() -> None:
        async with odd_pool(2) as pool:
            for moment in range(12):
                tasks = [asyncio.create_task(pool.choose(a_job("sleeping", work=5))) for _ in range(3)]
                await asyncio.sleep(moment * moment / 500)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            job = a_job("first")
            assert await pool.choose(job) == options(job)[0]

    run(play())


# --- the end of the hall -------------------------------------------------------------------------------

HALL = """
    import asyncio, sys
    from tests.server.test_bot_pool import a_job, children, odd_pool

    async def hall():
        async with odd_pool(2) as pool:
            await asyncio.gather(*(pool.choose(a_job("sleeping", work=50)) for _ in range(2)))
            thinking = asyncio.create_task(pool.choose(a_job(sys.argv[1], seconds=60)))
            await asyncio.sleep(0.1)
            print(*children(), flush=True)
            await asyncio.sleep(60)

    asyncio.run(hall())
"""


def a_hall(level: str) -> tuple[subprocess.Popen[str], list[int]]:
    command = [sys.executable, "-c", textwrap.dedent(HALL), level]
    where = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    hall = subprocess.Popen(command, env=where, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    assert hall.stdout is not None
    workers = [int(worker) for worker in hall.stdout.readline().split()]
    assert len(workers) == 2
    return hall, workers


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("level", ["hanging", "first"])
def test_a_killed_hall_takes_its_workers_along(level: str) -> None:
    hall, workers = a_hall(level)
    with hall:
        hall.kill()
    asyncio.run(until(lambda: not any(map(alive, workers))))


def test_ctrl_c_in_the_terminal_ends_the_hall_and_not_the_workers_before_it() -> None:
    hall, workers = a_hall("hanging")
    with hall:
        for worker in workers:
            os.kill(worker, signal.SIGINT)
            os.kill(worker, signal.SIGTERM)
        time.sleep(0.2)
        assert all(map(alive, workers))
        os.killpg(hall.pid, signal.SIGINT)
        _, errors = hall.communicate(timeout=PATIENCE)
    assert "KeyboardInterrupt" in errors
    assert "bot_worker" not in errors
    assert not any(map(alive, workers))

"""The store on both engines: what is written can be read, and each caller gets its own answer."""

from __future__ import annotations

import asyncio
import gc
import logging
import traceback
from pathlib import Path

import pytest

from sandtable.server.store import Conflict, Snapshot, Store, StoreError
from sandtable.server.store.group_commit import AT_ONCE, LARGEST_BATCH, SPACING, GroupCommit
from sandtable.server.store.sql import SqlStore
from sandtable.server.table.guests import Guest
from tests.server.store_kit import head, opened, with_store
from tests.tiers import LONG

ROUNDS = 30 if LONG else 10

pytestmark = pytest.mark.usefixtures("engine")

# --- tables -------------------------------------------------------------------------------------------


def test_the_store_is_a_store(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert await store.due(1) == []

    with_store(tmp_path, play)


def test_a_log_grows_and_survives_closing(tmp_path: Path) -> None:
    async def write(store: SqlStore) -> None:
        await store.append("t", 1, [b"one", b"two"], head("t"))
        await store.append("t", 3, [b"three"], head("t", status="over", due=7, card=b"c", changed=3))
        await store.append("other", 1, [b"else"], head("other"))

    async def read(store: SqlStore) -> None:
        assert await store.since("t", 0) == [b"one", b"two", b"three"]
        assert await store.since("t", 2) == [b"three"]
        assert await store.since("t", 3) == []
        assert await store.before("t", 3, 1) == [(2, b"two")]
        assert await store.before("t", 99, 2) == [(2, b"two"), (3, b"three")]
        assert await store.head("t") == head("t", status="over", due=7, card=b"c", changed=3)
        assert await store.head("none") is None
        assert await store.since("none", 0) == []

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_an_entry_number_is_given_once(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one", b"two"], head("t"))
        for seq in (1, 2):
            with pytest.raises(Conflict):
                await store.append("t", seq, [b"late", b"later"], head("t", status="over"))
        assert await store.since("t", 0) == [b"one", b"two"]
        assert await store.head("t") == head("t")

    with_store(tmp_path, play)


def test_entries_leave_no_gap(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one"], head("t"))
        with pytest.raises(StoreError, match="ends with entry 1, so 3 cannot follow"):
            await store.append("t", 3, [b"three"], head("t"))
        with pytest.raises(StoreError, match="ends with entry 0"):
            await store.append("new", 2, [b"two"], head("new"))
        assert await store.head("new") is None

    with_store(tmp_path, play)


def test_a_head_may_change_without_an_entry(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one"], head("t"))
        await store.append("t", 2, [], head("t", due=5))
        await store.append("t", 2, [b"two"], head("t", due=6))
        assert await store.head("t") == head("t", due=6)

    with_store(tmp_path, play)


def test_a_head_belongs_to_its_table(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        with pytest.raises(ValueError, match="belongs to table u, not to table t"):
            await store.append("t", 1, [b"one"], head("u"))

    with_store(tmp_path, play)


def test_two_processes_cannot_both_be_first(tmp_path: Path) -> None:
    async def count_on(store: SqlStore, mine: bytes) -> int:
        won = 0
        while (seq := len(await store.since("t", 0)) + 1) <= 60:
            try:
                await store.append("t", seq, [mine], head("t"))
                won += 1
            except Conflict:
                pass
        return won

    async def play() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            wins = await asyncio.gather(count_on(one, b"one"), count_on(two, b"two"))
            kept = await one.since("t", 0)
            assert len(kept) == 60
            assert (kept.count(b"one"), kept.count(b"two")) == tuple(wins)

    asyncio.run(play())


def test_who_sits_where_follows_the_heads(tmp_path: Path) -> None:
    async def ids(store: SqlStore, guest: str, limit: int = 9) -> list[str]:
        return [each.id for each in await store.sitting(guest, limit)]

    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b""], head("t", guests=frozenset({"ada", "bo"}), changed=1))
        await store.append("u", 1, [b""], head("u", guests=frozenset({"ada"}), changed=2))
        assert await ids(store, "ada") == ["u", "t"]
        assert await ids(store, "ada", limit=1) == ["u"]
        assert await ids(store, "bo") == ["t"]
        await store.append("t", 2, [b""], head("t", guests=frozenset({"bo", "cy"}), changed=3))
        assert [await ids(store, guest) for guest in ("ada", "bo", "cy", "dee")] == [["u"], ["t"], ["t"], []]
        await store.append("t", 3, [b""], head("t", guests=frozenset(), changed=4))
        assert await ids(store, "bo") == []
        assert await store.head("t") == head("t", guests=frozenset(), changed=4)

    with_store(tmp_path, play)


def test_lists_of_the_hall(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        tables = [
            ("waiting", True, None),
            ("playing", True, 50),
            ("playing", False, 40),
            ("over", True, 10),
            ("playing", True, None),
            ("waiting", False, None),
            ("waiting", True, None),
        ]
        for number, (status, listed, due) in enumerate(tables):
            table = head(str(number), status=status, listed=listed, due=due, changed=number)
            await store.append(str(number), 1, [b""], table)
        assert [each.id for each in await store.listed("waiting", 9)] == ["6", "0"]
        assert [each.id for each in await store.listed("playing", 1)] == ["4"]
        assert [each.id for each in await store.due(50)] == ["2"]
        assert [each.id for each in await store.due(51)] == ["2", "1"]

    with_store(tmp_path, play)


def test_only_a_later_snapshot_replaces_one(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one"], head("t"))
        assert await store.load_snapshot("t") is None
        for seq, body, stands in ((4, b"four", b"four"), (3, b"three", b"four"), (5, b"five", b"five")):
            await store.save_snapshot("t", Snapshot(seq, body))
            kept = await store.load_snapshot("t")
            assert kept is not None
            assert kept.body == stands
        with pytest.raises(StoreError):
            await store.save_snapshot("none", Snapshot(1, b""))

    with_store(tmp_path, play)


# --- people and the hall -------------------------------------------------------------------------------


def test_guests(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.add_guest(Guest(id="a", name="Ada"))
        await store.change_guest(Guest(id="a", name="Łucja", webhook="https://example.org"))
        assert await store.guest("a") == Guest(id="a", name="Łucja", webhook="https://example.org")
        assert await store.guest("b") is None
        with pytest.raises(StoreError):
            await store.add_guest(Guest(id="a", name="Eve"))
        with pytest.raises(StoreError, match="no guest b"):
            await store.change_guest(Guest(id="b", name="Bo"))

    with_store(tmp_path, play)


def test_values_of_the_hall(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            keys = await asyncio.gather(one.set_value_once("key", "1"), two.set_value_once("key", "2"))
            assert keys[0] == keys[1] == await one.value("key")
            await one.set_value("beat", "1")
            await one.set_value("beat", "2")
            assert await two.value("beat") == "2"
            assert await two.value("none") is None

    asyncio.run(play())


# --- group commit --------------------------------------------------------------------------------------


def test_what_waits_together_is_committed_together() -> None:
    batches: list[list[int]] = []

    async def commit(jobs: list[int]) -> list[object]:
        batches.append(jobs)
        await asyncio.sleep(0.01)
        return [-job for job in jobs]

    async def play() -> None:
        writer = GroupCommit(commit)
        first = asyncio.create_task(writer.write(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        others = await asyncio.gather(*(writer.write(job) for job in range(2, LARGEST_BATCH + 4)))
        assert others == [-job for job in range(2, LARGEST_BATCH + 4)]
        assert await first == -1
        assert [len(batch) for batch in batches] == [1, LARGEST_BATCH, 2]

    asyncio.run(play())


class Watch:
    """A clock that moves only while somebody sleeps."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.time += seconds


def test_only_a_busy_hall_waits_for_more_jobs_before_it_commits() -> None:
    watch = Watch()
    began: list[float] = []

    async def commit(jobs: list[int]) -> list[object]:
        began.append(watch.time)
        return list(jobs)

    async def play() -> None:
        writer = GroupCommit(commit, watch.now, watch.sleep)
        for job in range(AT_ONCE + 4):
            assert await writer.write(job) == job
        assert began == pytest.approx([0.0] * (AT_ONCE + 1) + [SPACING, 2 * SPACING, 3 * SPACING])
        watch.time += 1.0  # nothing happens for a second
        began.clear()
        for job in range(AT_ONCE):
            await writer.write(job)
        assert set(began) == {watch.time}

    asyncio.run(play())


def test_a_writer_that_breaks_leaves_nobody_waiting() -> None:
    async def commit(jobs: list[int]) -> list[object]:
        await asyncio.sleep(0)
        raise asyncio.CancelledError if 0 in jobs else MemoryError

    async def play() -> None:
        writer = GroupCommit(commit)
        for first in (0, 1):
            jobs = range(first, LARGEST_BATCH + 5)
            outcomes = await asyncio.gather(*(writer.write(job) for job in jobs), return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {StoreError}

    asyncio.run(play())


def test_a_conflict_or_a_bad_job_fails_alone(tmp_path: Path, engine: str) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("taken", 1, [b"one"], head("taken"))
        outcomes = await asyncio.gather(
            store.append("a", 1, [b"a"], head("a")),
            store.append("taken", 1, [b"late"], head("taken")),
            store.append("a", 2, [b"b"], head("a")),
            store.append("a", 2, [b"c"], head("a")),
            store.add_guest(Guest(id="g", name="Ada")),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes] == [type(None), Conflict, type(None), Conflict, type(None)]
        wrong_number = OverflowError if engine == "sqlite" else StoreError
        others = await asyncio.gather(
            store.append("a", 3, [b"c"], head("a")),
            store.append("b", 1, [b"a"], head("b", due=2**70)),  # too large for a database
            store.append("c", 1, [b"a"], head("c")),
            store.add_guest(Guest(id="g", name="Eve")),
            return_exceptions=True,
        )
        assert [type(each) for each in others] == [type(None), wrong_number, type(None), StoreError]
        assert await store.since("a", 0) == [b"a", b"b", b"c"]
        assert await store.head("b") is None
        assert await store.since("c", 0) == [b"a"]

    with_store(tmp_path, play)


def test_a_caller_who_leaves_disturbs_nobody_and_leaves_nothing_open(tmp_path: Path) -> None:
    """When the cancellation is raised, the entry is already there; it does not appear later."""

    async def append(store: SqlStore, table: str) -> None:
        try:
            await store.append(table, 1, [b"x"], head(table))
        finally:
            assert await store.since(table, 0) == [b"x"]

    async def play(store: SqlStore) -> None:
        for round_ in range(ROUNDS):
            tasks = [asyncio.create_task(append(store, f"{round_}-{number}")) for number in range(20)]
            await asyncio.sleep(0.0003 * (round_ % 10))
            left = [task for task in tasks[::3] if task.cancel()]
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            for task, outcome in zip(tasks, outcomes, strict=True):
                assert outcome is None or (task in left and isinstance(outcome, asyncio.CancelledError))

    with_store(tmp_path, play)


def test_the_error_of_a_caller_who_left_troubles_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"x"], head("t"))
        late = asyncio.create_task(store.append("t", 1, [b"y"], head("t")))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.wait([late])
        assert late.cancelled()

    with_store(tmp_path, play)
    gc.collect()
    assert caplog.text == ""


def test_closing_writes_what_waits_and_takes_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            tasks = [
                asyncio.create_task(store.append(str(each), 1, [b"x"], head(str(each)))) for each in range(50)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        with pytest.raises(StoreError, match="closed"):
            await store.append("late", 1, [b"x"], head("late"))
        with pytest.raises(StoreError, match="closed"):
            await store.head("late")
        await store.close()
        async with opened(tmp_path) as store:
            assert len(await store.sitting("ada", 99)) == 50

    asyncio.run(play())


# --- secrets -------------------------------------------------------------------------------------------


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secret = "hush"  # used by its name below, because a traceback shows lines of this file

    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [secret.encode()], head("t"))
        await store.save_snapshot("t", Snapshot(1, secret.encode()))
        await store.set_value("key", secret)
        assert await store.since("t", 0) == [secret.encode()]
        with pytest.raises(Conflict):
            await store.append("t", 1, [secret.encode()], head("t"))
        await store.add_guest(Guest(id="a", name="Ada"))
        with pytest.raises(StoreError) as refused:
            await store.add_guest(Guest(id="a", name="Ada", webhook=secret))
        assert secret not in "".join(traceback.format_exception(refused.value))

    with caplog.at_level(logging.DEBUG):
        with_store(tmp_path, play)
    assert secret not in caplog.text

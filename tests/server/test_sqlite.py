"""The store in an SQLite file: bad disks, file permissions, and queries that use an index."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from sandtable.server.store import StoreError, reading, sharing, sqlite
from sandtable.server.store.sql import SqlStore
from tests.server.store_kit import head, url, with_store


def test_each_commit_is_synced(tmp_path: Path) -> None:
    """Killing a process does not test this; only a power cut would."""

    def settings(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def play() -> None:
        database = sqlite.SqliteFile(tmp_path / "tables.sqlite3")
        assert await database.write(settings) == ["wal", 2, 1, 5000]
        await database.close()

    asyncio.run(play())


# --- a bad disk ----------------------------------------------------------------------------------------


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """Limit the size of files, so that writing fails as it does on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_reported_to_everybody_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    secret = b"the seed " * 20_000

    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one"], head("t"))
        with no_file_larger_than(150_000):
            outcomes = await asyncio.gather(
                store.append("t", 2, [b"two", secret], head("t", status="over")),
                store.append("new", 1, [b"one"], head("new")),
                return_exceptions=True,
            )
        for outcome in outcomes:
            assert isinstance(outcome, StoreError)
            assert "Nothing was written" in str(outcome)
            assert "the seed" not in "".join(traceback.format_exception(outcome))
        assert await store.since("t", 0) == [b"one"]
        assert await store.head("t") == head("t")
        assert await store.head("new") is None
        await store.append("t", 2, [b"two", secret], head("t"))
        assert await store.since("t", 1) == [b"two", secret]

    with_store(tmp_path, play)
    with_store(tmp_path, lambda store: store.since("t", 0))


def test_a_file_that_another_process_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sqlite.AUTOCOMMIT, "timeout", 0.05)

    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one"], head("t"))
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await store.append("t", 2, [b"two"], head("t"))
            assert await store.since("t", 0) == [b"one"], "readers wait for nobody"
        await store.append("t", 2, [b"two"], head("t"))

    with_store(tmp_path, play)


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one"], head("t"))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
        names = ["tables.sqlite3", "tables.sqlite3-shm", "tables.sqlite3-wal"]
        assert modes == dict.fromkeys(names, 0o600)

    before = os.umask(0)
    try:
        with_store(tmp_path / "new", play)
    finally:
        os.umask(before)


# --- speed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "sorts"),
    [
        (lambda connection: reading.since(connection, "t", 3), False),
        (lambda connection: reading.before(connection, "t", 3, 5), False),
        (lambda connection: reading.load_snapshot(connection, "t"), False),
        (lambda connection: reading.head(connection, "t"), False),
        (lambda connection: reading.sitting(connection, "ada", 9), True),  # one guest's tables only
        (lambda connection: reading.listed(connection, "waiting", 9), False),
        (lambda connection: reading.due(connection, 5, (1, "t"), 9), False),
        (lambda connection: reading.guest(connection, "ada"), False),
        (lambda connection: reading.values(connection, "key ", 9), False),
        (lambda connection: sharing.lengths(connection, ["t", "u"]), False),
    ],
    ids=[
        "since",
        "before",
        "snapshot",
        "head",
        "sitting",
        "listed",
        "due",
        "guest",
        "values",
        "lengths",
    ],
)
def test_every_question_is_answered_by_an_index(
    tmp_path: Path, question: Callable[[sa.Connection], object], sorts: bool
) -> None:
    with_store(tmp_path, lambda store: store.append("t", 1, [b"one"], head("t")))
    asked: list[str] = []
    engine = sa.create_engine(url(tmp_path))
    sa.event.listen(engine, "connect", lambda file, _: file.set_trace_callback(asked.append))
    with engine.connect() as connection:
        question(connection)
    engine.dispose()
    with closing(sqlite3.connect(url(tmp_path).removeprefix("sqlite:///"))) as file:
        plans = [
            detail
            for statement in asked
            if statement.startswith("SELECT")
            for *_, detail in file.execute(f"EXPLAIN QUERY PLAN {statement}")
        ]
    assert plans
    assert not [each for each in plans if each.startswith("SCAN")], plans
    assert any("TEMP B-TREE" in each for each in plans) == sorts, plans

"""The store in a database, through SQLAlchemy Core, in SQL that SQLite and PostgreSQL share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar, cast

import sqlalchemy as sa

from sandtable.server.store import NotRead, Snapshot, StoreError, TableHead, reading, writing
from sandtable.server.store.group_commit import GroupCommit
from sandtable.server.store.migrations import upgrade
from sandtable.server.store.sqlite import SqliteFile
from sandtable.server.store.writing import Append, Job
from sandtable.server.table.guests import Guest

LATELY: Final = 60.0  # seconds for which the health check remembers a failed read

T = TypeVar("T")
Observe = Callable[[float], object]


class SqlStore:
    """The `Store` for a URL such as `sqlite:///tables.sqlite3`."""

    def __init__(self, database: SqliteFile, observe: Observe) -> None:
        self._database = database
        self._observe = observe
        self._writer: GroupCommit[Job] = GroupCommit(self._commit)
        self._closed = False
        self._failed_to_read: float | None = None  # when a read last failed

    @classmethod
    async def open(cls, url: str, observe: Observe = lambda seconds: None) -> SqlStore:
        """Open the database and migrate it if necessary; `observe` is told how long each append took."""
        database = await asyncio.to_thread(SqliteFile, path_of(url))
        try:
            await database.write(upgrade)
        except BaseException as error:
            await database.close()
            if isinstance(error, sa.exc.DBAPIError):
                raise StoreError(f"Cannot open {url}: {error.orig}") from error
            raise
        return cls(database, observe)

    async def close(self) -> None:
        """Write the queued jobs, then accept nothing more."""
        self._closed = True
        await self._writer.close()
        await self._database.close()

    # --- tables ------------------------------------------------------------------------------------------

    async def append(self, table: str, seq: int, entries: list[bytes], head: TableHead) -> None:
        if head.id != table:
            raise ValueError(f"The head belongs to table {head.id}, not to table {table}")
        began = time.perf_counter()
        await self._writer.write(Append(table, seq, entries, head))
        self._observe(time.perf_counter() - began)

    async def since(self, table: str, seq: int) -> list[bytes]:
        return await self._read(partial(reading.since, table=table, seq=seq))

    async def before(self, table: str, seq: int, limit: int) -> list[tuple[int, bytes]]:
        return await self._read(partial(reading.before, table=table, seq=seq, limit=limit))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._writer.write(partial(writing.save_snapshot, table=table, snapshot=snapshot))

    async def load_snapshot(self, table: str) -> Snapshot | None:
        return await self._read(partial(reading.load_snapshot, table=table))

    async def head(self, table: str) -> TableHead | None:
        return await self._read(partial(reading.head, table=table))

    async def sitting(self, guest: str, limit: int) -> list[TableHead]:
        return await self._read(partial(reading.sitting, guest=guest, limit=limit))

    async def listed(self, status: str, limit: int) -> list[TableHead]:
        return await self._read(partial(reading.listed, status=status, limit=limit))

    async def due(self, until: int) -> list[TableHead]:
        return await self._read(partial(reading.due, until=until))

    # --- people and the hall -----------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None:
        await self._writer.write(partial(writing.add_guest, guest=guest))

    async def change_guest(self, guest: Guest) -> None:
        await self._writer.write(partial(writing.change_guest, guest=guest))

    async def guest(self, guest: str) -> Guest | None:
        return await self._read(partial(reading.guest, id_=guest))

    async def value(self, name: str) -> str | None:
        return await self._read(partial(reading.value, name=name))

    async def set_value(self, name: str, value: str) -> None:
        await self._writer.write(partial(writing.set_value, name=name, value=value))

    async def set_value_once(self, name: str, value: str) -> str:
        return cast(str, await self._writer.write(partial(writing.set_value_once, name=name, value=value)))

    async def check(self) -> None:
        """Write and read a little, and report reads that failed recently."""
        await self.set_value("health", "checked")
        await self._read(reading.glance)
        failed = self._failed_to_read
        if failed is not None and time.monotonic() - failed < LATELY:
            raise NotRead("A part of the database could not be read a moment ago")

    # --- how ---------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StoreError("The store is closed")
        try:
            return await self._database.read(work)
        except sa.exc.DBAPIError as error:
            self._failed_to_read = time.monotonic()
            raise NotRead(f"Cannot read: {error.orig}") from error

    async def _commit(self, jobs: list[Job]) -> list[object]:
        try:
            return await self._database.write(partial(writing.perform, jobs=jobs))
        except sa.exc.OperationalError as error:  # the disk would fail for each of them
            return [not_written(error) for _ in jobs]
        except Exception:  # one of the jobs is wrong: do the others alone
            return [await self._commit_alone(job) for job in jobs]

    async def _commit_alone(self, job: Job) -> object:
        try:
            (outcome,) = await self._database.write(partial(writing.perform, jobs=[job]))
        except sa.exc.DBAPIError as error:
            return not_written(error)
        except Exception as error:
            return error
        return outcome


def not_written(error: sa.exc.DBAPIError) -> StoreError:
    """The error for a job that the database refused."""
    failure = StoreError(f"Nothing was written: {error.orig}")
    failure.__cause__ = error
    return failure


def path_of(url: str) -> Path:
    """The file of an SQLite URL; StoreError for any other."""
    try:
        parts = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise StoreError(f"{url!r} is not a database URL; write sqlite:///FILE") from error
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database == ":memory:":
        raise StoreError(f"Tables are kept in a file: write sqlite:///FILE, not {parts.render_as_string()}")
    return Path(parts.database)

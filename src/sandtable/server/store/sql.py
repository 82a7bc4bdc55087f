"""The store in a database, through SQLAlchemy Core, in SQL that SQLite and PostgreSQL share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol, TypeVar, cast

import sqlalchemy as sa

from sandtable.server.store import NotRead, Snapshot, StoreError, TableHead, reading, writing
from sandtable.server.store.group_commit import GroupCommit
from sandtable.server.store.migrations import upgrade
from sandtable.server.store.sqlite import SqliteFile
from sandtable.server.store.writing import Append, Job
from sandtable.server.table.guests import Guest

LATELY: Final = 60.0  # seconds for which the health check remembers a failed read
PAUSE: Final = 0.1  # seconds before the database is asked again after a failure
FORMS: Final = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"

T = TypeVar("T")
Observe = Callable[[float], object]
Write = Callable[[Callable[[sa.Connection], list[object]]], Awaitable[list[object]]]


class Database(Protocol):
    """Where the SQL runs."""

    @property
    def patience(self) -> float: ...

    @property
    def groups_everything(self) -> bool: ...

    async def append(self, work: Callable[[sa.Connection], T]) -> T: ...

    async def write(self, work: Callable[[sa.Connection], T]) -> T: ...

    async def read(self, work: Callable[[sa.Connection], T]) -> T: ...

    def may_pass(self, error: sa.exc.DBAPIError) -> bool: ...

    async def close(self) -> None: ...


class SqlStore:
    """The `Store` for a URL such as `sqlite:///tables.sqlite3` or `postgresql://user@host/name`."""

    def __init__(self, database: Database, observe: Observe) -> None:
        self._database = database
        self._observe = observe
        self._writer: GroupCommit[Job] = GroupCommit(self._commit)
        self._closed = False
        self._failed_to_read: float | None = None  # when a read last failed

    @classmethod
    async def open(cls, url: str, observe: Observe = lambda seconds: None) -> SqlStore:
        """Open the database and migrate it if necessary; `observe` is told how long each append took."""
        database = await asyncio.to_thread(database_at, url)
        store = cls(database, observe)
        try:
            await store._patiently(lambda again: database.write(upgrade))
        except BaseException as error:
            await database.close()
            if isinstance(error, sa.exc.DBAPIError):
                raise StoreError(f"Cannot open {without_password(url)}: {error.orig}") from error
            raise
        return store

    async def close(self) -> None:
        """Write the queued jobs, then accept nothing more."""
        self._closed = True
        await self._writer.close()
        await self._database.close()

    # --- tables ------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, entries: list[bytes], head: TableHead, fence: int | None = None
    ) -> None:
        if head.id != table:
            raise ValueError(f"The head belongs to table {head.id}, not to table {table}")
        began = time.perf_counter()
        await self._write(Append(table, seq, entries, head, fence))
        self._observe(time.perf_counter() - began)

    async def since(self, table: str, seq: int) -> list[bytes]:
        return await self.look(partial(reading.since, table=table, seq=seq))

    async def before(self, table: str, seq: int, limit: int) -> list[tuple[int, bytes]]:
        return await self.look(partial(reading.before, table=table, seq=seq, limit=limit))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._write(partial(writing.save_snapshot, table=table, snapshot=snapshot))

    async def load_snapshot(self, table: str) -> Snapshot | None:
        return await self.look(partial(reading.load_snapshot, table=table))

    async def head(self, table: str) -> TableHead | None:
        return await self.look(partial(reading.head, table=table))

    async def heads(self, tables: list[str]) -> list[TableHead]:
        return await self.look(partial(reading.heads_of, tables=tables))

    async def sitting(self, guest: str, limit: int, status: str = "") -> list[TableHead]:
        return await self.look(partial(reading.sitting, guest=guest, limit=limit, status=status))

    async def listed(self, status: str, limit: int) -> list[TableHead]:
        return await self.look(partial(reading.listed, status=status, limit=limit))

    async def due(self, until: int, after: tuple[int, str] = (0, ""), limit: int = 100) -> list[TableHead]:
        return await self.look(partial(reading.due, until=until, after=after, limit=limit))

    # --- people and the hall -----------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None:
        await self._write(partial(writing.add_guest, guest=guest))

    async def change_guest(self, guest: Guest) -> None:
        await self._write(partial(writing.change_guest, guest=guest))

    async def guest(self, guest: str) -> Guest | None:
        return await self.look(partial(reading.guest, id_=guest))

    async def value(self, name: str) -> str | None:
        return await self.look(partial(reading.value, name=name))

    async def values_of(self, names: list[str]) -> dict[str, str]:
        return await self.look(partial(reading.values_of, names=names))

    async def set_value(self, name: str, value: str) -> None:
        await self._write(partial(writing.set_value, name=name, value=value))

    async def set_value_once(self, name: str, value: str) -> str:
        return cast(str, await self._write(partial(writing.set_value_once, name=name, value=value)))

    async def change_value(self, name: str, change: Callable[[str], str]) -> str:
        return cast(str, await self._write(partial(writing.change_value, name=name, change=change)))

    async def remove_value(self, name: str) -> bool:
        return cast(bool, await self._write(partial(writing.remove_value, name=name)))

    async def values(self, prefix: str, most: int | None = None) -> dict[str, str]:
        return await self.look(partial(reading.values, prefix=prefix, most=most))

    async def check(self) -> None:
        """Write and read a little, and report reads that failed recently."""
        await self.set_value("health", "checked")
        await self.look(reading.glance)
        failed = self._failed_to_read
        if failed is not None and time.monotonic() - failed < LATELY:
            raise NotRead("A part of the database could not be read a moment ago")

    # --- how ---------------------------------------------------------------------------------------------

    async def look(self, work: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StoreError("The store is closed")
        try:
            return await self._patiently(lambda again: self._database.read(work))
        except sa.exc.DBAPIError as error:
            self._failed_to_read = time.monotonic()
            raise NotRead(f"Cannot read: {error.orig}") from error

    async def share(self, work: Callable[[sa.Connection], T]) -> T:
        return cast(T, await self._write(work))

    async def _write(self, job: Job) -> object:
        """Write together with whatever else waits, if the database allows that."""
        if self._database.groups_everything or isinstance(job, Append):
            return await self._writer.write(job)
        if self._closed:
            raise StoreError("The store is closed")
        outcome = await self._commit_alone(job, self._database.write)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def _commit(self, jobs: list[Job]) -> list[object]:
        try:
            return await self._patiently(
                lambda again: self._database.append(partial(writing.perform, jobs=jobs, again=again))
            )
        except sa.exc.OperationalError as error:  # the disk would fail for each of them
            return [not_written(error) for _ in jobs]
        except Exception:  # one of the jobs is wrong: do the others alone
            return [await self._commit_alone(job, self._database.append) for job in jobs]

    async def _commit_alone(self, job: Job, write: Write) -> object:
        try:
            (outcome,) = await self._patiently(
                lambda again: write(partial(writing.perform, jobs=[job], again=again))
            )
        except sa.exc.DBAPIError as error:
            return not_written(error)
        except Exception as error:
            return error
        return outcome

    async def _patiently(self, work: Callable[[bool], Awaitable[T]]) -> T:
        """Do the work, and do it again while the database is being restarted.

        The work is told whether it may have been done already, because the connection can be lost after a
        commit and before we hear of it.
        """
        patient_until = time.monotonic() + self._database.patience
        again = False
        while True:
            try:
                return await work(again)
            except sa.exc.DBAPIError as error:
                if not self._database.may_pass(error) or time.monotonic() > patient_until:
                    raise
            again = True
            await asyncio.sleep(PAUSE)


def not_written(error: sa.exc.DBAPIError) -> StoreError:
    """The error for a job that the database refused."""
    failure = StoreError(f"Nothing was written: {error.orig}")
    failure.__cause__ = error
    return failure


def database_at(url: str) -> Database:
    """The database of a URL; StoreError for one that we cannot use."""
    try:
        parts = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise StoreError(f"This is not a database URL; write {FORMS}") from error
    if parts.get_backend_name() == "postgresql" and parts.database:
        from sandtable.server.store.postgres import PostgresServer

        return PostgresServer(parts)
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database == ":memory:":
        raise StoreError(f"Tables are kept in {FORMS}, not in {parts.render_as_string()}")
    return SqliteFile(Path(parts.database))


def is_shared(url: str) -> bool:
    """Whether several halls may use this database at the same time."""
    return not url.startswith("sqlite:")


def without_password(url: str) -> str:
    """The URL as it may be shown."""
    return sa.make_url(url).render_as_string()

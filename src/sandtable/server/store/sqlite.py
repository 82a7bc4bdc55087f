"""An SQLite file with one writing thread and a few reading ones, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

import sqlalchemy as sa

from sandtable.server.store import StoreError
from sandtable.server.store.statements import Statement
from sandtable.server.store.work_thread import WorkThread

PATIENCE: Final = 5.0  # seconds to wait while another process writes
READERS: Final = 2
# `begin` starts the transactions; the sqlite3 module must not start any itself.
AUTOCOMMIT: Final = {"isolation_level": None, "timeout": PATIENCE}
# Take the write lock first, so that what is read cannot be out of date when it is written.
BEGIN: Final = Statement(sa.text("BEGIN IMMEDIATE"), [])
COMMIT: Final = Statement(sa.text("COMMIT"), [])

T = TypeVar("T")


class SqliteFile:
    """An SQLite database whose writes are durable when they return: write-ahead log, fsync at each commit."""

    patience = 0.0  # a disk that fails will not recover by itself
    groups_everything = True

    def __init__(self, path: Path) -> None:
        prepare(path)
        url = sa.URL.create("sqlite", database=str(path))
        # hide_parameters: errors are logged, and parameters hold secrets.
        self._writing = sa.create_engine(url, pool_size=1, connect_args=AUTOCOMMIT, hide_parameters=True)
        self._reading = sa.create_engine(
            url, pool_size=READERS, connect_args=AUTOCOMMIT, hide_parameters=True, pool_reset_on_return=None
        )
        sa.event.listen(self._writing, "connect", set_up_writer)
        sa.event.listen(self._writing, "begin", begin)
        sa.event.listen(self._reading, "connect", set_up_reader)
        self._writer = WorkThread("store-writer")
        self._kept: sa.Connection | None = None  # the connection of the writing thread
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._spare: list[sa.Connection] = []  # connections that no reading thread uses now

    async def append(self, work: Callable[[sa.Connection], T]) -> T:
        """Run the work in the writing thread, in one transaction."""
        return await self._writer.do(self._append, work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for work that needs to know that it runs in a transaction, such as a migration."""
        return await self._writer.do(self._write, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run the work in a reading thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def may_pass(self, error: sa.exc.DBAPIError) -> bool:
        """Whether the same work may succeed a little later."""
        return False

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _append(self, work: Callable[[sa.Connection], T]) -> T:
        """Begin and commit without SQLAlchemy, which would take as long as the rest."""
        with self._connection() as connection:
            BEGIN.execute(connection)
            try:
                found = work(connection)
                COMMIT.execute(connection)
            finally:
                connection.connection.rollback()  # does nothing after a commit
                connection.rollback()  # tells SQLAlchemy, if the work made it begin a transaction
            return found

    def _write(self, work: Callable[[sa.Connection], T]) -> T:
        with self._connection() as connection, connection.begin():
            return work(connection)

    @contextmanager
    def _connection(self) -> Iterator[sa.Connection]:
        """The connection of the writing thread; after the disk has failed, the next write gets a new one."""
        self._kept = self._kept or self._writing.connect()
        try:
            yield self._kept
        except sa.exc.OperationalError:
            self._forget()
            raise

    def _forget(self) -> None:
        """Close the connection of the writing thread."""
        if self._kept:
            self._kept.close()
        self._kept = None
        self._writing.dispose()

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do the work with a kept connection: opening one takes as long as reading. No transaction begins."""
        connection = self._spare.pop() if self._spare else self._reading.connect()
        try:
            found = work(connection)
        except BaseException:
            connection.close()
            raise
        self._spare.append(connection)
        return found

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.close()
        while self._spare:
            self._spare.pop().close()
        self._reading.dispose()
        self._forget()


def prepare(path: Path) -> None:
    """Create the file if necessary, readable only by its owner because it holds seeds and the signing key.

    SQLite gives its other files (-wal, -shm) the same mode.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
            use_wal(connection)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"Cannot open {path}: {error}") from error


def use_wal(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. SQLite does not wait for another process doing the same, so retry."""
    patient_until = time.monotonic() + PATIENCE
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > patient_until:
                raise
            time.sleep(0.01)
        else:
            if mode != "wal":
                raise StoreError("The file system does not support a write-ahead log; use a local disk")
            return


def set_up_writer(connection: sqlite3.Connection, _record: object) -> None:
    """Make commits durable."""
    # On macOS, only fullfsync flushes the drive's own cache. Elsewhere it changes nothing.
    for pragma in ("synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def set_up_reader(connection: sqlite3.Connection, _record: object) -> None:
    """Forbid writes."""
    connection.execute("PRAGMA query_only=ON").close()


def begin(connection: sa.Connection) -> None:
    """Begin a transaction of SQLAlchemy's, unless it is a part of one that has begun already."""
    driver = connection.connection.driver_connection
    if driver is not None and not driver.in_transaction:
        BEGIN.execute(connection)

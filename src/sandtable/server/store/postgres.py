"""A PostgreSQL server, for any number of halls. Threads wait for it, so that the event loop never does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from sandtable.server.store import StoreError
from sandtable.server.store.work_thread import WorkThread

THREADS: Final = 4  # for everything but appends
# A suspended hall must not keep rows locked, and nobody waits for a lock for long.
SESSION: Final = {
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "3s",
    "lock_timeout": "5s",
    "statement_timeout": "30s",
}
# Codes after which the same work may well succeed: the server was stopped or is starting, or transactions
# were in each other's way. No code at all means that the connection could not be made.
PASSING: Final = ("", "25P03", "40001", "40P01", "55P03", "57014", "57P01", "57P02", "57P03", "57P05")
NO_DRIVER: Final = (
    "The packages for PostgreSQL are missing. Install Sandtable with them: pip install 'sandtable[hall]'"
)

T = TypeVar("T")


class PostgresServer:
    """A database on a server, with one connection for appends and a few for everything else."""

    patience = 10.0  # seconds to wait for a server that is being restarted
    groups_everything = False  # only appends are committed together: other rows could be locked crosswise

    def __init__(self, url: sa.URL) -> None:
        try:
            # hide_parameters: errors are logged, and parameters hold secrets.
            engine = sa.create_engine(
                url.set(drivername="postgresql+psycopg"),
                pool_size=THREADS + 1,
                max_overflow=0,
                hide_parameters=True,
                connect_args={"connect_timeout": 5, "application_name": "sandtable"},
            )
        except ModuleNotFoundError as error:
            raise StoreError(NO_DRIVER) from error
        sa.event.listen(engine, "connect", set_up)
        self._writing = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._appender = WorkThread("store-appender")
        self._kept: sa.Connection | None = None  # the connection of the appending thread
        self._threads = ThreadPoolExecutor(THREADS, "store")

    async def append(self, work: Callable[[sa.Connection], T]) -> T:
        """Run the work in one transaction, in the order of the calls."""
        return await self._appender.do(self._append, work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run the work in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._write, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run the work without a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def may_pass(self, error: sa.exc.DBAPIError) -> bool:
        """Whether the same work may succeed a little later."""
        code = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or (
            isinstance(error, sa.exc.OperationalError) and code in PASSING
        )

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _append(self, work: Callable[[sa.Connection], T]) -> T:
        """Use the same connection each time: taking one out of the pool takes as long as a statement."""
        connection = self._kept = self._kept or self._writing.connect()
        try:
            with connection.begin():
                return work(connection)
        except sa.exc.DBAPIError:
            self._forget()  # the connection may be lost
            raise

    def _forget(self) -> None:
        """Close the connection of the appending thread."""
        if self._kept:
            self._kept.close()
        self._kept = None

    def _write(self, work: Callable[[sa.Connection], T]) -> T:
        with self._writing.begin() as connection:
            return work(connection)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def _close(self) -> None:
        self._appender.close()
        self._threads.shutdown()
        self._forget()
        self._writing.dispose()


def set_up(connection: Any, _record: object) -> None:
    """Set the limits of a new connection."""
    connection.autocommit = True
    for name, value in SESSION.items():
        connection.execute(f"SET {name} = '{value}'")
    connection.autocommit = False

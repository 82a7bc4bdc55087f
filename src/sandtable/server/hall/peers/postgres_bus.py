"""The doorbell through PostgreSQL itself (LISTEN and NOTIFY), for halls that have no Redis.

A transaction that notifies takes a lock on the whole server when it commits. So rings have a connection and
transactions of their own, after the append's transaction, and never slow it down.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any, Final

import psycopg
import sqlalchemy as sa

from sandtable.server.hall.peers.remote_bus import CHANNEL, RemoteBus

SECONDS: Final = 5  # for a connection; a silent one is checked as often


class PostgresBus(RemoteBus):
    """One connection to ring, one to listen."""

    errors = (OSError, psycopg.Error)

    def __init__(self, me: str, url: str) -> None:
        super().__init__(me)
        self._url = sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._ringer: psycopg.AsyncConnection[Any] | None = None

    async def send(self, text: str) -> None:
        if self._ringer is None:
            self._ringer = await self._connect()
        await self._ringer.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))

    async def receive(self) -> AsyncGenerator[str | None, None]:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            while True:
                async for ring in connection.notifies(timeout=SECONDS):
                    yield ring.payload
                await connection.execute("SELECT 1")  # a connection that is gone says so
                yield ""

    async def disconnect(self) -> None:
        if self._ringer is not None:
            ringer, self._ringer = self._ringer, None
            await ringer.close()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=SECONDS, application_name="sandtable bus"
        )

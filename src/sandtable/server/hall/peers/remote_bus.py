"""The doorbell between halls in different processes, whatever server carries it.

A ring names the hall that rings and the tables that have changed. Nobody waits for it: a hall rings after its
entries are on disk, in a task of its own, and all rings that wait at the same time are sent together. When
the server cannot be reached, rings are lost; the halls then ask the database for changes (`changes.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Final

from sandtable.server.hall.peers.local_bus import call
from sandtable.server.logs import Log

CHANNEL: Final = "sandtable"
MOST: Final = 200  # tables in one ring; PostgreSQL carries at most 8,000 bytes
PAUSE: Final = 1.0  # seconds before the server is tried again

logger: Final = Log("sandtable.server.hall.peers.remote_bus")


class RemoteBus:
    """A bus through a server. Subclasses send and receive texts."""

    errors: tuple[type[Exception], ...] = (OSError,)  # what can go wrong with the server

    def __init__(self, me: str) -> None:
        self.me = me  # the id of this hall, which does not listen to itself
        self.deaf = True
        self._waiting: dict[str, None] = {}  # tables whose rings are not sent yet
        self._ringing: asyncio.Task[None] | None = None
        self._closed = False

    # --- for subclasses -----------------------------------------------------------------------------------

    async def send(self, text: str) -> None:
        raise NotImplementedError

    def receive(self) -> AsyncIterator[str | None]:
        """All texts; None first, as soon as nothing more can be missed, and "" whenever it has been quiet."""
        raise NotImplementedError

    async def disconnect(self) -> None:
        """Close the connection that `send` uses, so that the next text opens a new one."""
        raise NotImplementedError

    # --- ringing ------------------------------------------------------------------------------------------

    async def ring(self, table: str) -> None:
        if self._closed:
            return
        self._waiting[table] = None
        if self._ringing is None:
            self._ringing = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                tables = list(self._waiting)[:MOST]
                for table in tables:
                    del self._waiting[table]
                await self.send(" ".join([self.me, *tables]))
        except self.errors as error:  # the others will notice when they ask the database
            logger.warning("ring-lost", kind=type(error).__name__)
            self._waiting.clear()
            await self.disconnect()
        finally:
            self._ringing = None

    # --- listening ----------------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        try:
            while True:
                try:
                    await self._listen(heard)
                except self.errors as error:
                    logger.warning("bus-lost", kind=type(error).__name__)
                self.deaf = True
                await asyncio.sleep(PAUSE)
        finally:
            await self._close()

    async def _close(self) -> None:
        """Send what is waiting, if that is quickly done, and leave no connection behind."""
        self._closed = True
        if ringing := self._ringing:
            await asyncio.wait([ringing], timeout=PAUSE)
            ringing.cancel()
            await asyncio.wait([ringing])
        await self.disconnect()

    async def _listen(self, heard: Callable[[str | None], None]) -> None:
        async with aclosing(self.receive()) as texts:  # type: ignore[type-var]  # they are generators
            async for text in texts:
                end_if_cancelled()
                if text is None:
                    self.deaf = False
                    call(heard, None)
                    continue
                ringer, *tables = text.split(" ")
                if ringer != self.me:
                    for table in tables:
                        call(heard, table)


def end_if_cancelled() -> None:
    """Raise CancelledError if this task was cancelled, even if a library has swallowed the exception.

    A client that waits with a timeout may lose a cancellation that comes together with what it waits for.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError

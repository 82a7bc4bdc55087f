"""One at a time: guests who want the same thing take turns, however often each of them asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sandtable.server.hall.bots.queue import Asker, BotQueue


class Turns:
    """A lock for which every waiting guest gets one turn in each round."""

    def __init__(self) -> None:
        self._queue = BotQueue(1)

    @asynccontextmanager
    async def of(self, guest: str) -> AsyncIterator[None]:
        """Wait for the guest's turn, and keep it until the end of the block."""
        asker = Asker(guest)
        await self._queue.enter(asker)
        try:
            yield
        finally:
            self._queue.leave(asker)

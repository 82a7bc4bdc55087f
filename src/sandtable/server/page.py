"""A page: one socket that looks at one table through one seat."""

from __future__ import annotations

import asyncio
from typing import Final

from sandtable.server.store import Guest

BACKLOG: Final = (
    64  # messages a page may be behind; then it is dropped, and takes a whole view when it returns
)


class Page:
    """What goes out to it waits in a queue, so that a slow page never holds up a table."""

    def __init__(self, guest: Guest, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.too_slow = asyncio.Event()

    def put(self, message: bytes) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    def stop(self) -> None:
        """Nothing follows what is already waiting."""
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.too_slow.set()

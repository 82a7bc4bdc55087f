"""A page: one socket that looks at one table through one seat."""

from __future__ import annotations

import asyncio
from typing import Final

from sandtable.server.table.guests import Guest

BACKLOG: Final = (
    64  # messages a page may be behind; then it is dropped, and takes a whole view when it returns
)

# Why the hall closes a socket; a page shows what to do.
UNKNOWN_GUEST: Final = 4401
NOT_WATCHABLE: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_LARGE: Final = 4413
TOO_MANY: Final = 4429
STOPPING: Final = 4503
TABLE_BROKEN: Final = 4520
TRY_AGAIN: Final = 1013  # of WebSocket itself: the disk does not answer at the moment


class Page:
    """What goes out to it waits in a queue, so that a slow page never holds up a table."""

    def __init__(self, guest: Guest, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat  # None: as a spectator sees it, until its guest sits down
        self.as_spectator = False  # it asked to look as one
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.too_slow = asyncio.Event()
        self.code = STOPPING  # why its socket will be closed

    def put(self, message: bytes) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    def stop(self, code: int = STOPPING) -> None:
        """Nothing follows what is already waiting; then its socket is closed with that code."""
        self.code = code
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.too_slow.set()

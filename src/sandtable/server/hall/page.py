"""A page: one socket that looks at one table through one seat."""

from __future__ import annotations

import asyncio
from typing import Final

from sandtable.server.limits import DEFAULTS
from sandtable.server.table.guests import Guest

# The codes with which the hall closes a socket; the page tells the person what to do.
UNKNOWN_GUEST: Final = 4401
NOT_WATCHABLE: Final = 4403
NO_TABLE: Final = 4404
BLOCKED: Final = 4405
TOO_SLOW: Final = 4408
TOO_LARGE: Final = 4413
TOO_MANY: Final = 4429
STOPPING: Final = 4503
TABLE_BROKEN: Final = 4520
TRY_AGAIN: Final = 1013  # WebSocket's own code: the disk does not respond at the moment


class Page:
    """A socket's queue of outgoing messages, so that a slow page never holds up a table."""

    def __init__(self, guest: Guest, seat: int | None, backlog: int = DEFAULTS.backlog) -> None:
        self.guest = guest
        self.seat = seat  # None: a spectator's view, until the guest sits down
        self.as_spectator = False  # the guest asked for a spectator's view
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.too_slow = asyncio.Event()
        self.code = STOPPING  # why the socket will be closed
        self.busy = False  # a request is being carried out

    def put(self, message: bytes) -> None:
        """Queue a message, or give the page up if its queue is full."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    def stop(self, code: int = STOPPING) -> None:
        """Close the socket with that code after the messages in the queue."""
        self.code = code
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.too_slow.set()

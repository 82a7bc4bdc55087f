"""A page: one socket that looks at one table through one seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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


def nowhere(message: bytes) -> bool:
    """A page without a socket has to fetch its messages from its queue."""
    return False


class Page:
    """What a socket sends: at once while its page reads, and otherwise through a queue, so that a slow page
    never holds up a table."""

    def __init__(
        self,
        guest: Guest,
        seat: int | None,
        backlog: int = DEFAULTS.backlog,
        send_at_once: Callable[[bytes], bool] = nowhere,
    ) -> None:
        self.guest = guest
        self.seat = seat  # None: a spectator's view, until the guest sits down
        self.as_spectator = False  # the guest asked for a spectator's view
        self.send_at_once = send_at_once  # returns whether the message was sent
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.queued = 0  # messages that were put into the outbox and are not sent yet
        self.too_slow = asyncio.Event()
        self.code = STOPPING  # why the socket will be closed
        self.busy = False  # a request is being carried out

    def put(self, message: bytes) -> None:
        """Send a message after all earlier ones, or give the page up if too many of them wait."""
        if self.queued or not self.send_at_once(message):
            self._queue(message)

    def stop(self, code: int = STOPPING) -> None:
        """Close the socket with that code after the messages in the queue."""
        self.code = code
        self._queue(None)

    def _queue(self, message: bytes | None) -> None:
        try:
            self.outbox.put_nowait(message)
            self.queued += 1
        except asyncio.QueueFull:
            self.too_slow.set()

"""Shows pages who is at their table, but not too often: a show is kilobytes."""

from __future__ import annotations

from functools import partial

from sandtable.server.hall.hall import Hall
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.page import Page


class Presence:
    """Shows the first change immediately, and all changes of the next seconds together."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._resting: dict[LiveRoom, bool] = {}  # whether something has changed since the last show

    async def changed(self, live: LiveRoom, but: Page | None = None) -> None:
        """Note that somebody came to a table or left it; the page `but` already knows."""
        if live in self._resting:
            self._resting[live] = True
            return
        self._resting[live] = False
        self.hall.time.call_later(self.hall.limits.presence_seconds, partial(self._rested, live))
        await live.presence(self.hall.time.now(), but)
        if self.hall.peers.shared:
            await self.hall.changes.ring(live.room.id, pages=True)

    def _rested(self, live: LiveRoom) -> None:
        if self._resting.pop(live):
            self.hall.spawn(self.changed(live))

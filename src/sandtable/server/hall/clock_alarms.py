"""Wakes tables whose clocks run out, and those where a vote has taken too long."""

from __future__ import annotations

from typing import Final

from sandtable.server.hall.live import Advance, LiveRoom, Spawn
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.table import decisions

LONGEST_WAIT: Final = 3600.0  # seconds; a clock of days is looked at again after this
MARGIN: Final = 5  # milliseconds after the clock has run out


class ClockAlarms:
    """Keeps one timer for each open table with a running clock or an open vote."""

    def __init__(self, time: Timekeeper, spawn: Spawn, advance: Advance) -> None:
        self.time = time
        self.spawn = spawn
        self.advance = advance
        self._lost = 0.0  # seconds of `Timekeeper.lost` that all pages know about

    def set(self, live: LiveRoom) -> None:
        """Set the table's timer for what comes first, or remove it if nothing waits for a time."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.room.due()
        if due is not None:
            wait = min(max(0, due - self.time.now() + MARGIN) / 1000, LONGEST_WAIT)
            live.timer = self.time.call_later(wait, lambda: self.spawn(self._run_out(live)))

    async def _run_out(self, live: LiveRoom) -> None:
        live.timer = None
        now = self.time.now()
        await self.advance(live, lambda room: decisions.run_out(room, now), now)
        if live.timer is None:
            self.set(live)

    async def show_lost_time(self, rooms: list[LiveRoom]) -> None:
        """Correct the pages after a gap that no clock counts, because pages count down by themselves."""
        if self.time.lost == self._lost:
            return
        self._lost = self.time.lost
        for live in rooms:
            if live.timer:
                await live.remind(self.time.now())

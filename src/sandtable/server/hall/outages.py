"""When the hall was down: that time is nobody's, so clocks do not count it."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.store import Store

HEARTBEAT: Final = "heartbeat"
OUTAGES: Final = "outages"
MOST: Final = 500  # older ones are forgotten: no clock is wound for so long


class Outages:
    """Kept for all tables: some are opened long after, and several outages later. Times in milliseconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.spans: list[tuple[int, int]] = []  # from when until when

    async def note(self, time: Timekeeper) -> None:
        """The hall is up again; its time goes on from where it stopped, even if the clock was set back."""
        last_alive = await self.store.value(HEARTBEAT)
        kept = await self.store.value(OUTAGES) or "[]"
        self.spans = msgspec.json.decode(kept, type=list[tuple[int, int]])
        if last_alive:
            time.not_before(int(last_alive))
            noted = self.spans[-1][1] if self.spans else 0
            self.spans = [*self.spans, (max(int(last_alive), noted), time.now())][-MOST:]
            await self.store.set_value(OUTAGES, msgspec.json.encode(self.spans).decode())

    async def alive(self, now: int) -> None:
        await self.store.set_value(HEARTBEAT, str(now))

    def since(self, moment: int) -> int:
        """How long the hall was down after that."""
        return sum(max(0, end - max(begin, moment)) for begin, end in self.spans)

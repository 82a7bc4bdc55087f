"""When the hall was down. Clocks do not count that time."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.store import Store

HEARTBEAT: Final = "heartbeat"
OUTAGES: Final = "outages"
MOST: Final = 500  # older outages are forgotten; no clock runs that long


class Outages:
    """The outages of the hall, for tables that are opened much later. Times are in milliseconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.spans: list[tuple[int, int]] = []  # from when until when

    async def note(self, time: Timekeeper) -> None:
        """Note that the hall is up again; its time continues even if the system's clock was set back."""
        last_alive = await self.store.value(HEARTBEAT)
        kept = await self.store.value(OUTAGES) or "[]"
        self.spans = msgspec.json.decode(kept, type=list[tuple[int, int]])
        if last_alive:
            time.not_before(int(last_alive))
            noted = self.spans[-1][1] if self.spans else 0
            self.spans = [*self.spans, (max(int(last_alive), noted), time.now())][-MOST:]
            await self.store.set_value(OUTAGES, msgspec.json.encode(self.spans).decode())

    async def alive(self, now: int) -> None:
        """Note that the hall is still running."""
        await self.store.set_value(HEARTBEAT, str(now))

    def since(self, moment: int) -> int:
        """How long the hall has been down since then."""
        return sum(max(0, end - max(begin, moment)) for begin, end in self.spans)

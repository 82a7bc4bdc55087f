"""When the hall was down. Clocks do not count that time."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.store import Store

HEARTBEAT: Final = "heartbeat"
OUTAGES: Final = "outages"
GAP: Final = 5_000  # milliseconds without any heartbeat, after which halls that share a store were all down
MOST: Final = 500  # older outages are forgotten; no clock runs that long


class Outages:
    """The outages of the hall, for tables that are opened much later. Times are in milliseconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.spans: list[tuple[int, int]] = []  # from when until when
        self.beaten = 0  # the last heartbeat of this hall

    async def note(self, time: Timekeeper, shared: bool = False) -> bool:
        """Note that the hall is up again; its time continues even if the system's clock was set back.

        `shared`: other halls write the same heartbeat, so only a gap in it is an outage. Returns whether
        there was one.
        """
        last_alive = int(await self.store.value(HEARTBEAT) or 0)
        if not shared:
            time.not_before(last_alive)
        now = time.now()
        if not last_alive or (shared and now - last_alive < GAP):
            self.spans = spans_in(await self.store.value(OUTAGES) or "")
            return False

        def add(kept: str) -> str:
            spans = spans_in(kept)
            noted = spans[-1][1] if spans else 0
            return msgspec.json.encode([*spans, (max(last_alive, noted), now)][-MOST:]).decode()

        self.spans = spans_in(await self.store.change_value(OUTAGES, add))
        return True

    async def alive(self, now: int) -> None:
        """Note that the hall is still running."""
        await self.store.set_value(HEARTBEAT, str(now))
        self.beaten = now

    def since(self, moment: int) -> int:
        """How long the hall has been down since then."""
        return sum(max(0, end - max(begin, moment)) for begin, end in self.spans)


def spans_in(text: str) -> list[tuple[int, int]]:
    return msgspec.json.decode(text or "[]", type=list[tuple[int, int]])

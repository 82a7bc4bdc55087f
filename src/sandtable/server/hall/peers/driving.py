"""Decides which of the open tables this hall drives: lets bots move and clocks run out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.server.hall.heads import due
from sandtable.server.hall.live import Decide, LiveRoom
from sandtable.server.logs import Log
from sandtable.server.store import Fenced

if TYPE_CHECKING:
    from sandtable.server.hall.hall import Hall

logger: Final = Log("sandtable.server.hall.peers.driving")


class Driving:
    """Asks for the tables that need a driver, and stops when another hall has taken one over."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._asking: set[str] = set()  # tables that this hall is about to drive
        self._taken: set[str] = set()  # tables that another hall drove when we asked

    def may_go_on(self, live: LiveRoom) -> bool:
        """Whether bots and clocks of this table may move here; if nobody else drives it, soon they may."""
        id = live.room.id
        if self.hall.peers.drives(id):
            return True
        if due(live.room) is not None and id not in self._asking and id not in self._taken:
            self._asking.add(id)
            self.hall.spawn(self._ask(live))
        return False

    async def _ask(self, live: LiveRoom) -> None:
        id = live.room.id
        try:
            granted = await self.hall.peers.drive(id)
        finally:
            self._asking.discard(id)
        if not granted:
            self._taken.add(id)
        elif self.hall.rooms.get(id) is live:
            await self.hall.changes.catch_up(live)  # the last driver may have written something
            self.hall.go_on(live)
        else:
            await self.hall.peers.release([id])

    async def advance(self, live: LiveRoom, decide: Decide, now: int) -> None:
        """Write what a bot or a clock does; nothing happens if another hall drives the table now."""
        id = live.room.id
        if not self.hall.peers.drives(id):
            return
        try:
            await self.hall.advance(live, decide, now, self.hall.peers.fence(id))
        except Fenced:
            self.stop(live)
            logger.warning("fenced", table=id)

    async def look_for_tables(self) -> None:
        """Take over the open tables whose driver is gone."""
        if not self.hall.peers.shared:
            return
        rooms = self.hall.rooms
        wanted = [
            id for id, live in rooms.items() if not self.hall.peers.drives(id) and due(live.room) is not None
        ]
        for id in await self.hall.peers.driverless(wanted):
            self._taken.discard(id)
            if id in rooms:
                self.hall.go_on(rooms[id])
        self._taken &= rooms.keys()

    def stop(self, live: LiveRoom) -> None:
        """Another hall drives this table now."""
        self.hall.peers.give_up(live.room.id)
        self._taken.add(live.room.id)
        self.hall.still(live)

    def stop_all(self) -> None:
        """The other halls gave this one up."""
        for live in self.hall.rooms.values():
            self.hall.still(live)
        self._taken.clear()

"""Learns what other halls wrote to the tables that are open here, and tells them what was written here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.page import NO_TABLE
from sandtable.server.store import sharing

if TYPE_CHECKING:
    from sandtable.server.hall.hall import Hall

PAGES: Final = "@"  # in a ring, before the id of a table whose log has not changed, but its pages
POLL: Final = 5.0  # seconds between two looks at the database, in case a ring was lost


class Changes:
    """Rings and is rung; and asks the database now and then, because a ring may be lost."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._ringing = ""
        self._catching: dict[LiveRoom, set[bool]] = {}  # rings meanwhile: whether they were about pages
        self._polled = 0.0

    async def ring(self, table: str, pages: bool = False) -> None:
        """Tell the others that this table has changed here: its log, or only its `pages`."""
        self._ringing = table  # a bus within this process calls back immediately, with what we already know
        await self.hall.bus.ring(PAGES + table if pages else table)
        self._ringing = ""

    def heard(self, ring: str | None) -> None:
        """Catch up with a table, or with all of them after a gap in listening."""
        if ring is None:
            for live in list(self.hall.rooms.values()):
                self._note(live, True)
            return
        table = ring.removeprefix(PAGES)
        if table != self._ringing and (found := self.hall.rooms.get(table)):
            self._note(found, ring != table)

    def _note(self, live: LiveRoom, pages: bool) -> None:
        """Rings during a catch-up are answered by one more."""
        if live in self._catching:
            self._catching[live].add(pages)
        else:
            self._catching[live] = set()
            self.hall.spawn(self._catch_up_until_quiet(live, pages))

    async def _catch_up_until_quiet(self, live: LiveRoom, pages: bool) -> None:
        try:
            await self.catch_up(live, pages)
            while meanwhile := self._catching[live]:
                self._catching[live] = set()
                await self.catch_up(live, True in meanwhile)
        finally:
            del self._catching[live]

    async def catch_up(self, live: LiveRoom, pages: bool = True) -> None:
        """Load and show what is new at a table: entries, and with `pages` who came or went elsewhere."""
        hall, id = self.hall, live.room.id
        if await live.catch_up(hall.time.now()):
            hall.go_on(live)
        if pages and hall.peers.shared:
            elsewhere = (await hall.peers.guests_at([id]))[id]
            if elsewhere != live.elsewhere:  # otherwise nobody sees a difference: it may be our own ring
                live.elsewhere = elsewhere
                await live.presence(hall.time.now())

    async def poll(self) -> None:
        """Look for tables that have changed without a ring, or that an operator has closed."""
        hall, now = self.hall, self.hall.time.seconds()
        if not hall.rooms or (now - self._polled < POLL and not hall.bus.deaf):
            return
        self._polled = now
        rooms = dict(hall.rooms)
        lengths = await hall.store.look(partial(sharing.lengths, tables=list(rooms)))
        elsewhere = await hall.peers.guests_at(list(rooms)) if hall.peers.shared else {}
        for id, live in rooms.items():
            if id not in lengths:
                hall.drop(live, NO_TABLE)
            elif lengths[id] > live.room.seq or elsewhere.get(id, live.elsewhere) != live.elsewhere:
                self._note(live, True)

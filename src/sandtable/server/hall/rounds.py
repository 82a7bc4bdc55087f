"""What a hall does regularly: wake due tables, carry on, stay alive, forget what nobody looks at."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from sandtable.server.hall.heads import due
from sandtable.server.hall.outages import GAP
from sandtable.server.hall.page import BLOCKED, STOPPING
from sandtable.server.logs import Log
from sandtable.server.store import StoreError
from sandtable.server.table.refusal import Refusal

if TYPE_CHECKING:
    from sandtable.server.hall.hall import Hall

BEAT: Final = 1.0  # seconds between two signs of life for other halls
MOST_WOKEN: Final = 100  # due tables that are opened in one tick

logger: Final = Log("sandtable.server.hall.rounds")


class Rounds:
    """The regular work of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._quiet_since: dict[str, float] = {}
        self._due_after = (0, "")  # the last due table that was looked at

    async def beat_for_ever(self) -> None:
        """Stay alive in the eyes of the other halls, however long a tick takes."""
        while not self.hall.draining:
            try:
                if not await self.hall.peers.beat():
                    logger.warning("given-up")
                    self.hall.driving.stop_all()
            except StoreError as error:
                logger.error("beat-failed", error)
            await asyncio.sleep(BEAT)

    async def tick_for_ever(self) -> None:
        while True:
            await self._tick()
            await self.hall.time.sleep(self.hall.manners.tick)

    async def _tick(self) -> None:
        """Run each part; one that fails is retried with the next tick and does not stop the others."""
        now = self.hall.time.now()
        parts = (
            self._note_gap,
            partial(self._wake_due_tables, now),
            self.hall.driving.look_for_tables,
            self._carry_on,
            partial(self.hall.outages.alive, now),
            self.hall.changes.poll,
            self._enforce_blocks,
            self._show_lost_time,
            self._forget_quiet_rooms,
        )
        for part in parts:
            try:
                await part()
            except Exception as error:
                logger.error("tick-failed", error)

    async def _note_gap(self) -> None:
        """After a time in which no hall could write, let no clock count that time."""
        gap = self.hall.time.now() - self.hall.outages.beaten
        if not self.hall.peers.shared or not self.hall.outages.beaten or gap <= GAP:
            return
        if await self.hall.outages.note(self.hall.time, shared=True):
            for live in list(self.hall.rooms.values()):
                await self.hall.after_outage(live)

    async def _wake_due_tables(self, now: int) -> None:
        """Open the tables at which something is due: some with each tick, so that no other part waits."""
        if self.hall.draining:
            return
        found = await self.hall.store.due(now, self._due_after, MOST_WOKEN)
        full = len(found) == MOST_WOKEN
        self._due_after = (found[-1].due or 0, found[-1].id) if full else (0, "")
        for head in found:
            if head.id not in self.hall.rooms and await self.hall.peers.drive(head.id):
                try:
                    await self.hall.table(head.id)
                except (Refusal, StoreError):  # it was logged, and will be retried
                    await self.hall.peers.release([head.id])

    async def _carry_on(self) -> None:
        """Retry the bots whose decisions failed, and the clocks."""
        for live in list(self.hall.rooms.values()):
            if not live.lock.locked():
                with suppress(Refusal), self.hall.set_apart_if_it_fails(live.room.id):
                    if due(live.room) is not None:
                        self.hall.go_on(live)

    async def _enforce_blocks(self) -> None:
        """Close the pages of guests who were blocked in the meantime."""
        await self.hall.blocks.load()
        for live in self.hall.rooms.values():
            for page in live.pages:
                if page.guest.id in self.hall.blocks.guests:
                    page.stop(BLOCKED)

    async def _show_lost_time(self) -> None:
        await self.hall.clock_alarms.show_lost_time(list(self.hall.rooms.values()))

    async def _forget_quiet_rooms(self) -> None:
        now = self.hall.time.seconds()
        for id, live in list(self.hall.rooms.items()):
            busy = live.pages or live.thinking or live.timer or live.lock.locked()
            if busy and not live.broken:
                self._quiet_since.pop(id, None)
            elif live.broken or now - self._quiet_since.setdefault(id, now) >= self.hall.manners.forget_after:
                self.hall.drop(live, STOPPING)
                self._quiet_since.pop(id, None)

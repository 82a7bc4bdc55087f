"""The hall: the tables that are open in this process, and everything that happens at them by itself.

Bots move, clocks run out, the hall remembers when it was last alive, and tables that nobody looks at are
removed from memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from time import perf_counter
from typing import Any, Final

from sandtable.server.hall.archive.archive import Archive
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.turns import BotTurns, Manners
from sandtable.server.hall.bus import Bus
from sandtable.server.hall.clock_alarms import ClockAlarms
from sandtable.server.hall.live import Decide, LiveRoom
from sandtable.server.hall.outages import Outages
from sandtable.server.hall.page import TABLE_BROKEN
from sandtable.server.hall.quarantine import Quarantine
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.hall.webhook import Webhooks
from sandtable.server.logs import Log
from sandtable.server.metrics import Metrics
from sandtable.server.protocol.requests import FromPage
from sandtable.server.store import Store, StoreError
from sandtable.server.table import desk
from sandtable.server.table import entries as log
from sandtable.server.table.decisions import Decision
from sandtable.server.table.desk import Desk
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room

MOST_RENAMED: Final = 100  # tables that hear about a guest's new name
logger: Final = Log("sandtable.server.hall.hall")


class Hall:
    """The server without HTTP."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: BotPool,
        webhooks: Webhooks,
        metrics: Metrics,
        manners: Manners | None = None,
        time: Timekeeper | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.webhooks = webhooks
        self.metrics = metrics
        self.manners = manners or Manners()
        self.time = time or Timekeeper()
        self.rooms: dict[str, LiveRoom] = {}
        self.opening: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self.quiet_since: dict[str, float] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ringing = ""
        self.outages = Outages(store)
        self.quarantine = Quarantine(metrics)
        self.archive = Archive(store)
        self.bot_turns = BotTurns(bots, self.time, self.manners, self.spawn, self.advance)
        self.clock_alarms = ClockAlarms(self.time, self.spawn, self.advance)

    # --- life ---------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start to listen to other processes and to tick."""
        await self.outages.note(self.time)
        self.spawn(self.bus.listen(self._heard))
        self.spawn(self._tick_for_ever())

    async def close(self) -> None:
        """Stop everything that moves by itself; every answered request is on disk already."""
        for live in self.rooms.values():
            self._still(live)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        await self.archive.close()
        await self.outages.alive(self.time.now())
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run the work as a task that `close` cancels and whose failure is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            logger.error("task-failed", error)

    async def _tick_for_ever(self) -> None:
        while True:
            await self._tick()
            await self.time.sleep(self.manners.tick)

    async def _tick(self) -> None:
        """Run each part; one that fails is retried with the next tick and does not stop the others."""
        now = self.time.now()
        parts = (
            partial(self._wake_due_tables, now),
            self._carry_on,
            partial(self.outages.alive, now),
            self._show_lost_time,
            self._forget_quiet_rooms,
        )
        for part in parts:
            try:
                await part()
            except Exception as error:
                logger.error("tick-failed", error)

    async def _wake_due_tables(self, now: int) -> None:
        for due in await self.store.due(now):
            if due.id not in self.rooms:
                with suppress(Refusal, StoreError):  # it was logged, and will be retried
                    await self.table(due.id)

    async def _carry_on(self) -> None:
        """Retry the bots whose decisions failed."""
        for live in list(self.rooms.values()):
            if not live.lock.locked():
                with suppress(Refusal), self._set_apart_if_it_fails(live.room.id):
                    self._go_on(live)

    async def _show_lost_time(self) -> None:
        await self.clock_alarms.show_lost_time(list(self.rooms.values()))

    # --- rooms --------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveRoom:
        """The table, loaded into memory if necessary; a Refusal if it does not exist or cannot be read."""
        live = self.rooms.get(id)
        if live is not None and not live.broken:
            return live
        if self.quarantine.holds(id, self.time.seconds()):
            raise Refusal("table-broken")
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._load(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        live = await asyncio.shield(self.opening[id])
        if live is None:
            raise Refusal("no-such-table")
        return live

    async def _load(self, id: str) -> LiveRoom | None:
        with self._set_apart_if_it_fails(id):
            live = await LiveRoom.load(id, self.store, self.archive)
        if live is None:
            return None
        await self._after_outage(live)
        self.rooms[id] = live
        self.metrics.tables.set(len(self.rooms))
        with self._set_apart_if_it_fails(id):
            self._go_on(live)
        self.quarantine.release(id)
        return live

    @contextmanager
    def _set_apart_if_it_fails(self, id: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            self._set_apart(id, error)
            raise Refusal("table-broken") from error

    def _set_apart(self, id: str, error: Exception) -> None:
        """Put a table that cannot be read or continued into quarantine; all others play on."""
        logger.error("table-broken", error, table=id)
        self.quarantine.put(id, self.time.seconds())
        if live := self.rooms.pop(id, None):
            self._still(live)
            for page in live.pages:
                page.stop(TABLE_BROKEN)
        self.metrics.tables.set(len(self.rooms))

    async def _after_outage(self, live: LiveRoom) -> None:
        """Write down how long the hall was down, so that no clock counts that time."""
        room = live.room
        if room.clocks and room.clocks.due() is not None:
            down = self.outages.since(room.changed)
            if down:
                now = self.time.now()
                await live.write(lambda _: Decision([log.Outage(at=now, milliseconds=down)]), now)

    async def _forget_quiet_rooms(self) -> None:
        now = self.time.seconds()
        for id, live in list(self.rooms.items()):
            busy = live.pages or live.thinking or live.timer or live.lock.locked()
            if busy and not live.broken:
                self.quiet_since.pop(id, None)
            elif live.broken or now - self.quiet_since.setdefault(id, now) >= self.manners.forget_after:
                self._still(live)
                for page in live.pages:
                    page.stop()
                del self.rooms[id]
                self.quiet_since.pop(id, None)
        self.metrics.tables.set(len(self.rooms))

    def _still(self, live: LiveRoom) -> None:
        """Stop the table's bot and its clock timer."""
        if live.thinking:
            live.thinking.task.cancel()
        if live.timer:
            live.timer.cancel()
        live.thinking = live.timer = None

    # --- other processes ----------------------------------------------------------------------------------

    async def _ring(self, table: str) -> None:
        self.ringing = table  # a bus within this process calls back immediately, with what we already know
        await self.bus.ring(table)
        self.ringing = ""

    def _heard(self, table: str | None) -> None:
        if table and table == self.ringing:
            return
        for live in list(self.rooms.values()) if table is None else [self.rooms.get(table)]:
            if live:
                self.spawn(self._catch_up(live))

    async def _catch_up(self, live: LiveRoom) -> None:
        if await self.store.since(live.room.id, live.room.seq):
            await live.catch_up(self.time.now())
            self._go_on(live)

    # --- what happens -------------------------------------------------------------------------------------

    async def submit(self, live: LiveRoom, guest: Guest, request: FromPage) -> None:
        """Carry out a guest's request, even if the guest's page goes away meanwhile."""
        now = self.time.now()

        def decide(room: Room) -> Decision:
            return Desk(room, guest, now, live.absent(now)).decide(request)

        await asyncio.shield(self.spawn(self.advance(live, decide, now)))

    async def advance(self, live: LiveRoom, decide: Decide, now: int) -> None:
        """Write a decision to an open table, and set off everything that follows from it.

        Bots and clocks continue, other processes hear about it, and people whose turn it is get called.
        """
        before = live.room.people_asked()
        began = perf_counter()
        written = await live.write(decide, now)
        if not written:
            return
        self.metrics.show_seconds.observe(perf_counter() - began)
        self.metrics.entries.inc(len(written))
        self._go_on(live)
        await self._ring(live.room.id)
        if live.room.settings.pace == "turns":
            await self._call(live, [seat for seat in live.room.people_asked() if seat not in before])

    async def rename(self, guest: Guest) -> None:
        """Give the guest their new name at all tables that are not over."""
        now = self.time.now()
        renamed = Decision([log.Renamed(at=now, guest=guest.id, name=guest.name)])

        def decide(room: Room) -> Decision:
            return renamed if room.seq < desk.MOST_ENTRIES else Decision([])

        for head in await self.store.sitting(guest.id, MOST_RENAMED):
            if head.status != "over":
                with suppress(Refusal):  # a table that cannot be read keeps the old name
                    await self.advance(await self.table(head.id), decide, now)

    def _go_on(self, live: LiveRoom) -> None:
        """Set the clocks' timer, and let the bot that is asked think."""
        self.clock_alarms.set(live)
        self.bot_turns.go_on(live)

    async def _call(self, live: LiveRoom, seats: list[int]) -> None:
        """Call the webhooks of those whose turn it is and who have no page open here."""
        online = live.online()
        for guest_id in {live.room.chairs[seat].guest for seat in seats} - online:
            guest = await self.store.guest(guest_id)
            if guest and guest.webhook:
                call = {"event": "your-turn", "game": live.room.settings.game, "name": guest.name}
                self.spawn(self.webhooks.call(guest.webhook, {**call, "path": f"/t/{live.room.id}"}))

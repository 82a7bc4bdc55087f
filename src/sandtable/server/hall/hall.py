"""The hall: the tables open in this process, with everything that happens at them by itself.

Bots move, clocks run out, the hall remembers when it was last alive, and tables nobody looks at leave
the memory.
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
from sandtable.server.hall.live import Decide, LiveRoom
from sandtable.server.hall.outages import Outages
from sandtable.server.hall.page import TABLE_BROKEN
from sandtable.server.hall.quarantine import Quarantine
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.hall.webhook import Webhooks
from sandtable.server.logs import Log
from sandtable.server.metrics import Metrics
from sandtable.server.protocol.messages import FromPage
from sandtable.server.store import Store, StoreError
from sandtable.server.table import desk
from sandtable.server.table import entries as log
from sandtable.server.table.desk import Decision, Desk
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room

MOST_RENAMED: Final = 100
logger: Final = Log("sandtable.server.hall.hall")


class Hall:
    """Everything that is not HTTP."""

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
        self.lost = 0.0  # seconds of the timekeeper's of which all pages have heard
        self.quarantine = Quarantine(metrics)
        self.archive = Archive(store)
        self.bot_turns = BotTurns(bots, self.time, self.manners, self.spawn, self.write)

    # --- life ---------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.outages.note(self.time)
        self.spawn(self.bus.listen(self._heard))
        self.spawn(self._tick_for_ever())

    async def close(self) -> None:
        """Stop everything that moves by itself; what was answered is on the disk already."""
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
        """Each part by itself: one that fails is tried again with the next tick, and the others go on."""
        now = self.time.now()
        parts = (
            partial(self._wake_due_tables, now),
            self._carry_on,
            partial(self.outages.alive, now),
            self._tell_of_lost_time,
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
                with suppress(Refusal, StoreError):  # it was noted, and is tried again when its time has come
                    await self.room(due.id)

    async def _carry_on(self) -> None:
        """A bot whose decision failed gets another try."""
        for live in list(self.rooms.values()):
            if not live.lock.locked():
                with suppress(Refusal), self._set_apart_if_it_fails(live.room.id):
                    self._go_on(live)

    # --- rooms --------------------------------------------------------------------------------------------

    async def room(self, id: str) -> LiveRoom | None:
        """The live room, opened if need be; None if there is no such table."""
        live = self.rooms.get(id)
        if live is not None and not live.broken:
            return live
        if self.quarantine.holds(id, self.time.seconds()):
            raise Refusal("table-broken")
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open_room(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _open_room(self, id: str) -> LiveRoom | None:
        with self._set_apart_if_it_fails(id):
            live = await LiveRoom.open(id, self.store, self.archive)
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
        """A table that cannot be read or carried on waits by itself; all others play on."""
        logger.error("table-broken", error, table=id)
        self.quarantine.put(id, self.time.seconds())
        if live := self.rooms.pop(id, None):
            self._still(live)
            for page in live.pages:
                page.stop(TABLE_BROKEN)
        self.metrics.tables.set(len(self.rooms))

    async def _after_outage(self, live: LiveRoom) -> None:
        """The time while the hall was down is nobody's."""
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
        if live.thinking:
            live.thinking.cancel()
        if live.timer:
            live.timer.cancel()
        live.thinking = live.timer = None

    async def _ring(self, table: str) -> None:
        self.ringing = table  # a bus within this process calls back at once, and we know already
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

    async def submit(self, live: LiveRoom, guest: Guest, wish: FromPage) -> None:
        """A guest's wish. It is finished even if the guest's page goes away meanwhile."""
        now = self.time.now()

        def decide(room: Room) -> Decision:
            return Desk(room, guest, now, live.absent(now)).decide(wish)

        await asyncio.shield(self.spawn(self.write(live, decide, now)))

    async def write(self, live: LiveRoom, decide: Decide, now: int) -> None:
        """Everything that is ever written to a table goes through here."""
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

    async def renamed(self, guest: Guest) -> None:
        """A guest has another name at every table that is not over."""
        now = self.time.now()
        renamed = Decision([log.Renamed(at=now, guest=guest.id, name=guest.name)])

        def decide(room: Room) -> Decision:
            return renamed if room.seq < desk.MOST_ENTRIES else Decision([])

        for head in await self.store.sitting(guest.id, MOST_RENAMED):
            with suppress(Refusal):  # a table that cannot be read keeps the old name
                live = await self.room(head.id) if head.status != "over" else None
                if live:
                    await self.write(live, decide, now)

    async def rematched(self, live: LiveRoom, table: str) -> None:
        now = self.time.now()

        def decide(room: Room) -> Decision:
            return Decision([] if room.next else [log.Rematched(at=now, table=table)])

        await asyncio.shield(self.spawn(self.write(live, decide, now)))

    def _go_on(self, live: LiveRoom) -> None:
        """Whatever the table now waits for that is not a person."""
        self._arm(live)
        self.bot_turns.go_on(live)

    # --- clocks -------------------------------------------------------------------------------------------

    def _arm(self, live: LiveRoom) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.room.clocks.due() if live.room.clocks and live.room.status == "playing" else None
        if due is not None:
            wait = min(max(0, due - self.time.now() + 5) / 1000, 3600.0)
            live.timer = self.time.call_later(wait, lambda: self.spawn(self._run_out(live)))

    async def _run_out(self, live: LiveRoom) -> None:
        live.timer = None
        now = self.time.now()
        await self.write(live, lambda room: desk.run_out(room, now), now)
        if live.timer is None:
            self._arm(live)

    async def _tell_of_lost_time(self) -> None:
        """Pages count down by themselves: after a gap that nobody pays for, they hear what is really left."""
        if self.time.lost == self.lost:
            return
        self.lost = self.time.lost
        for live in list(self.rooms.values()):
            if live.timer:
                await live.remind(self.time.now())

    async def _call(self, live: LiveRoom, seats: list[int]) -> None:
        """ "Your turn at ...", for those who gave an address and have no page open here."""
        online = live.online()
        for guest_id in {live.room.places[seat].guest for seat in seats} - online:
            guest = await self.store.guest(guest_id)
            if guest and guest.webhook:
                call = {"event": "your-turn", "game": live.room.settings.game, "name": guest.name}
                self.spawn(self.webhooks.call(guest.webhook, {**call, "path": f"/t/{live.room.id}"}))

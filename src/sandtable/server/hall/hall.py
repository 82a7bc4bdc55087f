"""The hall: the tables that are open in this process, and everything that happens at them by itself.

Bots move and clocks run out, unless another hall that shares the database sees to that; `rounds.py` has what
is done regularly.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Any, Final

from sandtable.server.hall.archive.archive import Archive
from sandtable.server.hall.archive.reviews import Reviews
from sandtable.server.hall.blocks import Blocks
from sandtable.server.hall.bots.hints import HintDesk
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.turns import BotTurns, Manners
from sandtable.server.hall.calls.push import Pushes
from sandtable.server.hall.calls.webhook import Webhooks
from sandtable.server.hall.clock_alarms import ClockAlarms
from sandtable.server.hall.live import Decide, LiveRoom
from sandtable.server.hall.lobby.deals import Deals
from sandtable.server.hall.outages import Outages
from sandtable.server.hall.page import TABLE_BROKEN
from sandtable.server.hall.peers.bus import Bus
from sandtable.server.hall.peers.changes import Changes
from sandtable.server.hall.peers.driving import Driving
from sandtable.server.hall.peers.peers import Alone, Peers
from sandtable.server.hall.quarantine import Quarantine
from sandtable.server.hall.questions.desk import QuestionDesk
from sandtable.server.hall.rounds import Rounds
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS, Limits
from sandtable.server.logs import Log
from sandtable.server.metrics import Metrics
from sandtable.server.protocol.requests import FromPage, Lend
from sandtable.server.store import Store
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
        peers: Peers | None = None,
        contact: str = "",
        limits: Limits = DEFAULTS,
    ) -> None:
        self.limits = limits
        self.store = store
        self.bus = bus
        self.bots = bots
        self.webhooks = webhooks
        self.metrics = metrics
        self.manners = manners or Manners()
        self.time = time or Timekeeper()
        self.pushes = Pushes(store, webhooks, self.time, contact, limits.devices)
        self.rooms: dict[str, LiveRoom] = {}
        self.opening: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.peers = peers or Alone()
        self.changes = Changes(self)
        self.driving = Driving(self)
        self.draining = False  # no longer ready for new guests
        self.beating: asyncio.Task[Any] | None = None
        self.rounds = Rounds(self)
        self.outages = Outages(store)
        self.quarantine = Quarantine(metrics)
        self.blocks = Blocks(store)
        self.archive = Archive(store)
        self.question_desk = QuestionDesk()
        self.deals = Deals(store, self.time)
        self.reviews = Reviews(store, self.archive, self.spawn, limits.waiting_reviews)
        self.bot_turns = BotTurns(bots, self.time, self.manners, self.spawn, self.driving.advance)
        self.hint_desk = HintDesk(bots, self.time, self.spawn, self.write_for)
        self.clock_alarms = ClockAlarms(self.time, self.spawn, self.driving.advance)

    # --- life ---------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start to listen to other processes and to tick."""
        await self.peers.open()
        await self.outages.note(self.time, self.peers.shared)
        self.spawn(self.bus.listen(self.changes.heard))
        self.spawn(self.rounds.tick_for_ever())
        if self.peers.shared:
            self.beating = self.spawn(self.rounds.beat_for_ever())

    async def hand_over(self) -> None:
        """Let other halls drive the tables from now on; this hall still serves the pages it has."""
        self.draining = True
        for live in self.rooms.values():
            self.still(live)
        if self.beating:
            self.beating.cancel()
            await asyncio.wait([self.beating])
        await self.peers.close()

    async def close(self) -> None:
        """Stop everything that moves by itself; every answered request is on disk already."""
        for live in self.rooms.values():
            self.still(live)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        await self.archive.close()
        await self.question_desk.close()
        try:
            await self.outages.alive(self.time.now())
            await self.peers.close()
        finally:
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

    async def newest(self, id: str) -> LiveRoom:
        """The table with everything that other halls have written to it by now."""
        live = await self.table(id)
        if self.peers.shared:
            await self.changes.catch_up(live)
        return live

    async def _load(self, id: str) -> LiveRoom | None:
        with self.set_apart_if_it_fails(id):
            live = await LiveRoom.load(id, self.store, self.archive)
        if live is None or await self.store.head(id) is None:  # without a head: it was closed
            return None
        if self.peers.shared:
            live.elsewhere = (await self.peers.guests_at([id]))[id]
        await self.after_outage(live)
        self.rooms[id] = live
        self.metrics.tables.set(len(self.rooms))
        with self.set_apart_if_it_fails(id):
            self.go_on(live)
        self.quarantine.release(id)
        return live

    @contextmanager
    def set_apart_if_it_fails(self, id: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            if isinstance(error, Refusal) and error.code == "try-again":
                raise  # the archive is busy; nothing is wrong with the table
            self._set_apart(id, error)
            raise Refusal("table-broken") from error

    def _set_apart(self, id: str, error: Exception) -> None:
        """Put a table that cannot be read or continued into quarantine; all others play on."""
        logger.error("table-broken", error, table=id)
        self.quarantine.put(id, self.time.seconds())
        if live := self.rooms.get(id):
            self.drop(live, TABLE_BROKEN)

    def drop(self, live: LiveRoom, code: int) -> None:
        """Remove a table from memory and close its pages with that code."""
        self.rooms.pop(live.room.id, None)
        self.still(live)
        for page in live.pages:
            page.stop(code)
        self.metrics.tables.set(len(self.rooms))
        if self.peers.drives(live.room.id):
            self.spawn(self.peers.release([live.room.id]))

    async def after_outage(self, live: LiveRoom) -> None:
        """Write down how long the hall was down, so that no clock counts that time."""
        now = self.time.now()

        def decide(room: Room) -> Decision:  # another hall may have written it down already
            down = self.outages.since(room.changed)
            counts = down and room.clocks and room.clocks.due() is not None
            return Decision([log.Outage(at=now, milliseconds=down)] if counts else [])

        if live.room.clocks and self.outages.since(live.room.changed):
            await live.write(decide, now)

    def still(self, live: LiveRoom) -> None:
        """Stop the table's bot, its hints and its clock timer."""
        self.hint_desk.stop(live.room.id)
        if live.thinking:
            live.thinking.task.cancel()
        if live.timer:
            live.timer.cancel()
        live.thinking = live.timer = None

    # --- what happens -------------------------------------------------------------------------------------

    async def submit(self, live: LiveRoom, guest: Guest, request: FromPage) -> None:
        """Carry out a guest's request, even if the guest's page goes away meanwhile."""
        now = self.time.now()

        def decide(room: Room) -> Decision:
            absent = live.absent(now) if isinstance(request, Lend) else {}  # nothing else depends on it
            return Desk(room, guest, now, absent).decide(request)

        await self.write_for(live, decide, now)

    async def write_for(self, live: LiveRoom, decide: Decide, now: int) -> None:
        """Write a decision that a person caused, even if the person goes away meanwhile."""
        await asyncio.shield(self.spawn(self._submit(live, decide, now)))

    async def _submit(self, live: LiveRoom, decide: Decide, now: int) -> None:
        """Decide; but a refusal counts only if it holds after everything that other halls have written."""
        try:
            await self.advance(live, decide, now)
        except Refusal:
            if not self.peers.shared or not await live.catch_up(now):
                raise
            self.go_on(live)
            await self.advance(live, decide, now)

    async def advance(self, live: LiveRoom, decide: Decide, now: int, fence: int | None = None) -> None:
        """Write a decision to an open table, and set off everything that follows from it.

        Bots and clocks continue, other processes hear about it, and people whose turn it is get called. What
        bots and clocks do comes through `Driving.advance`, with a fence.
        """
        before = live.room.people_asked()
        began = perf_counter()
        written = await live.write(decide, now, fence)
        if not written:
            return
        self.metrics.show_seconds.observe(perf_counter() - began)
        self.metrics.entries.inc(len(written))
        self.go_on(live)
        await self.changes.ring(live.room.id)
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

    def go_on(self, live: LiveRoom) -> None:
        """Set the clocks' timer and let the bot that is asked think, unless another hall does that."""
        self.hint_desk.look(live)
        if self.driving.may_go_on(live) and not self.draining:
            self.clock_alarms.set(live)
            self.bot_turns.go_on(live)

    async def _call(self, live: LiveRoom, seats: list[int]) -> None:
        """Tell those whose turn it is and who have no page open here: their devices and their webhooks."""
        online, game = live.online(), live.room.settings.game
        for guest_id in {live.room.chairs[seat].guest for seat in seats} - online:
            if await self.pushes.subscriptions(guest_id):
                self.spawn(self.pushes.tell(guest_id, game, f"/t/{live.room.id}"))
            guest = await self.store.guest(guest_id)
            if guest and guest.webhook:
                call = {"event": "your-turn", "game": game, "name": guest.name}
                self.spawn(self.webhooks.call(guest.webhook, {**call, "path": f"/t/{live.room.id}"}))

"""A table that is open in this process, and the only way in which it changes.

`LiveRoom.room` is always what the disk has. A request is decided on and folded into a fork of the room that
nobody else can see, and the fork replaces the room only when its entries are on disk. So views, lists and
records need no lock to be correct, and when an append fails there is nothing to revert.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from sandtable.core.errors import BadRecord
from sandtable.server.hall.heads import head
from sandtable.server.hall.page import NOT_WATCHABLE, Page
from sandtable.server.hall.timekeeper import Timer
from sandtable.server.logs import Log
from sandtable.server.protocol.messages import Line, PlayView, RoomView, Show
from sandtable.server.store import Conflict, Snapshot, Store, StoreError
from sandtable.server.table import entries as log
from sandtable.server.table.decisions import Decision, PlaysOn
from sandtable.server.table.room import Forgotten, Room
from sandtable.server.table.show import new_lines, play_views, room_view, seen_by, stored_lines
from sandtable.server.table.snapshots import load_room, load_room_and_log, save_room

if TYPE_CHECKING:
    from sandtable.server.hall.archive.archive import Archive
    from sandtable.server.hall.archive.branches import Begun

SNAPSHOT_EVERY: Final = 40  # entries: opening a table replays about this many
FIRST_LINES: Final = 50  # entries whose lines a page gets when it opens
MISSED_LINES: Final = 400  # entries whose lines a page gets when it comes back
MOST_FOLDED: Final = 3 * SNAPSHOT_EVERY  # entries that are folded in this process; the archive folds more
TRIES: Final = 20  # before giving up against other processes that append to the same table

encode: Final = msgspec.json.Encoder().encode
logger: Final = Log("sandtable.server.hall.live")
Decide = Callable[[Room], Decision]
Spawn = Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]]  # `Hall.spawn`
Advance = Callable[["LiveRoom", Decide, int], Coroutine[Any, Any, None]]  # `Hall.advance`


class Thinking(NamedTuple):
    """A bot that thinks about a question: its seat and the number of the answer."""

    question: tuple[int, int]
    task: asyncio.Task[None]


class LiveRoom:
    """A room with its lock and its pages."""

    def __init__(self, room: Room, store: Store, archive: Archive, saved: int) -> None:
        self.room = room
        self.store = store
        self.archive = archive
        self.saved = saved  # the entry number of the last snapshot
        self.lock = asyncio.Lock()
        self.pages: set[Page] = set()
        self.thinking: Thinking | None = None
        self.timer: Timer | None = None  # rings when a clock runs out
        self.present: set[str] = set()  # the guests that all pages show as present
        self.left: dict[str, int] = {}  # since when a guest who sits here has had no page open
        self.rematching = asyncio.Lock()
        self.stumbles = 0  # failures of its bots in a row
        self.think_again = 0.0  # when its bots may be asked again after a failure
        self.broken = False  # after a failed append that could not be reloaded
        self.elsewhere: frozenset[str] = frozenset()  # guests who have a page open in another hall

    # --- reading and writing the log ----------------------------------------------------------------------

    @classmethod
    async def load(cls, id: str, store: Store, archive: Archive) -> LiveRoom | None:
        """The table as the disk has it; None if there is no such table."""
        room, saved = await _load(id, store, archive)
        return cls(room, store, archive, saved) if room.seq else None

    async def write(self, decide: Decide, now: int, fence: int | None = None) -> list[log.AnyEntry]:
        """Let `decide` decide, append its entries to the log, and show them; returns the entries.

        This does not wake bots or clocks: `Hall.advance` does. If `decide` refuses, nothing changes. Bots and
        clocks pass their `fence`; Fenced if another hall drives the table now.
        """
        async with self.lock:
            for _ in range(TRIES):
                fork = self.room.fork()
                begun: Begun | None = None
                try:
                    decision = decide(fork)
                except Forgotten as forgotten:
                    remembering = await self.archive.snapshot(self.room.id, forgotten.seat)
                    self.room = load_room(self.room.id, remembering.seq, remembering.body)
                    fork = self.room.fork()
                    decision = decide(fork)
                except PlaysOn:
                    begun = await self.archive.begin(self.room.id, now)
                    decision = Decision([log.decode(entry) for entry in begun.entries[-MISSED_LINES:]])
                if not decision.entries:
                    return []
                try:
                    if begun is None:
                        await self._append(fork, decision, fence)
                    else:
                        await self._append_begun(begun, fence)
                except Conflict:
                    await self._reload(now)
                    continue
                except BaseException:
                    await self._reload_or_break(now)
                    raise
                self.show(self.room.seq - len(decision.entries) + 1, decision.entries, now)
                await self._save_if_due(any(map(reaches_back, decision.entries)))
                return decision.entries
            raise Conflict(self.room.id)

    async def _append(self, fork: Room, decision: Decision, fence: int | None) -> None:
        """Replace the room by the fork once the decision is on disk, and not before."""
        first = fork.seq + 1
        for entry in decision.entries:
            fork.fold(entry, decision.draft, decision.dealt)
        fork.trim()
        encoded = [log.encode(entry) for entry in decision.entries]
        await self.store.append(fork.id, first, encoded, head(fork), fence)
        self.room = fork

    async def _append_begun(self, begun: Begun, fence: int | None) -> None:
        """The same for a game that plays on from another table."""
        await self.store.append(self.room.id, self.room.seq + 1, begun.entries, begun.head, fence)
        self.room = load_room(self.room.id, begun.snapshot.seq, begun.snapshot.body)

    async def catch_up(self, now: int) -> bool:
        """Load and show what another process wrote to this table; return whether there was anything."""
        async with self.lock:
            return await self._reload(now)

    async def _reload(self, now: int) -> bool:
        """Fold the entries that are new on disk; one that undoes something forgotten needs the whole log."""
        known = self.room.seq
        news = await self.store.since(self.room.id, known)
        if not news:
            return False
        try:
            self.room = folded(self.room, news)
        except (Forgotten, BadRecord):
            self.room, self.saved = await _load(self.room.id, self.store, self.archive)
            news = (await self.store.since(self.room.id, known))[: self.room.seq - known]
        self.show(known + 1, [log.decode(entry) for entry in news], now)
        return True

    async def _reload_or_break(self, now: int) -> None:
        """Find out what a failed append left on disk; a room that cannot be reloaded is given up."""
        try:
            await self._reload(now)
        except BaseException:
            self.broken = True
            raise

    async def _save_if_due(self, reached_back: bool) -> None:
        """Save a snapshot now and then, preferably when it is small, so that loading the table is cheap."""
        room = self.room
        late = room.seq - self.saved
        due = late >= SNAPSHOT_EVERY and room.is_light()
        if due or late >= 2 * SNAPSHOT_EVERY or (late and (room.status == "over" or reached_back)):
            self.saved = room.seq
            try:
                await self.store.save_snapshot(room.id, Snapshot(room.seq, save_room(room)))
            except StoreError as error:  # the log is on disk, and that is enough
                logger.error("no-snapshot", error, table=room.id)

    # --- showing ------------------------------------------------------------------------------------------

    def online(self) -> set[str]:
        """The guests who have a page open at this table, here or in another hall."""
        return {page.guest.id for page in self.pages} | self.elsewhere

    def absent(self, now: int) -> dict[int, int]:
        """For each seat whose person has no page open, the time since when."""
        online, chairs = self.online(), self.room.chairs
        sitting = {chairs[seat].guest for seat in self.room.playing_people()}
        self.left = {guest: self.left.get(guest, now) for guest in sitting - online}
        return {
            seat: self.left[chairs[seat].guest]
            for seat in self.room.playing_people()
            if chairs[seat].guest in self.left
        }

    def show(self, first: int, entries: list[log.AnyEntry], now: int, but: Page | None = None) -> None:
        """Send a complete show with the new lines to every page; all tabs of a guest share one."""
        self._dismiss()
        self.present = self.online()
        absent = self.absent(now)  # starts the count for those who have just left
        seats = {page: self._seat(page) for page in self.pages if page is not but}
        looking = set(seats.values())
        plays, lines = play_views(self.room, looking), new_lines(self.room, first, entries, looking)
        around = self._around(absent, now)
        shows: dict[tuple[str, int | None], bytes] = {}
        for page, seat in seats.items():
            if (page.guest.id, seat) not in shows:
                shows[page.guest.id, seat] = self._show(page, around, plays[seat], lines[seat], now)
            page.put(shows[page.guest.id, seat])

    def _around(self, absent: dict[int, int], now: int) -> RoomView:
        """The table around the game, before it is shown to a guest."""
        online = self.online()
        spectators = len(online - {chair.guest for chair in self.room.chairs})
        return room_view(self.room, online, spectators, absent, now)

    def _show(
        self, page: Page, around: RoomView, play: PlayView | None, lines: list[Line], now: int
    ) -> bytes:
        room = seen_by(page.guest.id, self.room, around)
        return encode(Show(entry=self.room.seq, now=now, room=room, play=play, lines=lines))

    def _show_alone(self, page: Page, lines: list[Line], now: int) -> None:
        """Send a show to one page; the others have nothing new to see."""
        seat = self._seat(page)
        play, around = play_views(self.room, [seat])[seat], self._around(self.absent(now), now)
        page.put(self._show(page, around, play, lines, now))

    def _dismiss(self) -> None:
        """Close the pages of those who may not watch the game that has begun."""
        for page in [page for page in self.pages if not self.room.may_be_watched_by(page.guest.id)]:
            self.pages.discard(page)
            page.stop(NOT_WATCHABLE)

    def _seat(self, page: Page) -> int | None:
        """The seat that a page looks through: the chosen one if it belongs to its guest, or their first."""
        own = self.room.seats_of(page.guest.id)
        if page.seat not in own and not (page.as_spectator and page.seat is None):
            page.seat = own[0] if own else None
        return page.seat

    async def welcome(self, page: Page, since: int | None, now: int) -> None:
        """Send a page its first show, with the lines since entry `since` or the last few.

        The lock makes sure that no line is missed or sent twice.
        """
        async with self.lock:
            if not self.room.may_be_watched_by(page.guest.id):  # the game has begun meanwhile
                page.stop(NOT_WATCHABLE)
                return
            limit = FIRST_LINES if since is None else min(MISSED_LINES, max(0, self.room.seq - since))
            numbered = await self.store.before(self.room.id, self.room.seq + 1, limit) if limit else []
            self.pages.add(page)
            self._show_alone(page, stored_lines(self.room, numbered, self._seat(page)), now)

    async def look(self, page: Page, seat: int | None, now: int) -> None:
        """Show a page the table through another seat; None for a spectator's view."""
        async with self.lock:
            page.seat, page.as_spectator = seat, seat is None
            self._show_alone(page, [], now)

    async def remind(self, now: int) -> None:
        """Show everything again, because the pages' clocks are wrong."""
        async with self.lock:
            self.show(self.room.seq, [], now)

    async def presence(self, now: int, but: Page | None = None) -> None:
        """Show who is here, if that has changed; another tab of the same guest changes nothing."""
        async with self.lock:
            if self.online() != self.present:
                self.show(self.room.seq, [], now, but)


def folded(room: Room, entries: list[bytes]) -> Room:
    """The room after these entries; Forgotten if one of them undoes something older than it remembers."""
    fork = room.fork()
    for entry in entries:
        fork.fold(log.decode(entry))
    fork.trim()
    return fork


def reaches_back(entry: log.AnyEntry) -> bool:
    """Whether the entry may undo decisions that are older than the last snapshot."""
    return isinstance(entry, log.TookBack) and entry.agreed


async def _load(id: str, store: Store, archive: Archive) -> tuple[Room, int]:
    """The table as the disk has it, and the entry number of its snapshot.

    A short rest of the log is folded here, a longer one by the archive.
    """
    snapshot = await store.load_snapshot(id)
    saved = snapshot.seq if snapshot else 0
    entries = await store.since(id, saved)
    if len(entries) <= MOST_FOLDED:
        try:
            base = (snapshot.seq, snapshot.body) if snapshot else None
            return load_room_and_log(id, base, entries), saved
        except (Forgotten, BadRecord):  # BadRecord: a snapshot of an earlier version, with other fields
            if snapshot is None:
                raise
    fresh = await archive.snapshot(id)
    await store.save_snapshot(id, fresh)
    return load_room(id, fresh.seq, fresh.body), fresh.seq

"""A table that is open in this process, and the one way anything happens at it.

Whatever is answered about a table is what the disk has. `LiveRoom.room` is the one door to that: a wish is
decided and folded into a fork of the room, which nobody else can see, and the fork takes the room's place
only when its entries are on the disk. So views, lists, records, stories and questions need no lock to be
right, and when an append fails there is nothing to hide.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from sandtable.core.errors import BadRecord
from sandtable.server.hall.page import NOT_WATCHABLE, Page
from sandtable.server.hall.timekeeper import Timer
from sandtable.server.logs import Log
from sandtable.server.protocol.messages import Line, PlayView, Show
from sandtable.server.store import Conflict, Head, Snapshot, Store, StoreError
from sandtable.server.table import entries as log
from sandtable.server.table.desk import Decision
from sandtable.server.table.room import Forgotten, Room
from sandtable.server.table.show import card, kept_lines, new_lines, play_views, room_view

if TYPE_CHECKING:
    from sandtable.server.hall.archive.archive import Archive

SNAPSHOT_EVERY: Final = 40  # entries: so many, and the few of one turn, are replayed when a table is opened
FIRST_LINES: Final = 50  # entries whose lines a page gets when it opens
MISSED_LINES: Final = 400  # entries whose lines a page gets when it comes back
MOST_FOLDED: Final = 3 * SNAPSHOT_EVERY  # entries at once, in the process that plays
TRIES: Final = 20  # against other processes that append to the same table

encode: Final = msgspec.json.Encoder().encode
logger: Final = Log("sandtable.server.hall.live")
Decide = Callable[[Room], Decision]


class LiveRoom:
    """A room, its lock and its pages."""

    def __init__(self, room: Room, store: Store, archive: Archive, saved: int) -> None:
        self.room = room
        self.store = store
        self.archive = archive
        self.saved = saved  # the entry of the last snapshot
        self.lock = asyncio.Lock()
        self.pages: set[Page] = set()
        self.thinking: asyncio.Task[None] | None = None  # of a bot
        self.timer: Timer | None = None  # of the clocks
        self.present: set[str] = set()  # the guests of whom all pages have heard
        self.left: dict[str, int] = {}  # since when a guest who sits here has had no page open
        self.rematching = asyncio.Lock()
        self.stumbles = 0  # of its bots, in a row
        self.think_again = 0.0  # not before, after a stumble
        self.broken = False

    # --- reading and writing the log ----------------------------------------------------------------------

    @classmethod
    async def open(cls, id: str, store: Store, archive: Archive) -> LiveRoom | None:
        room, saved = await _read(id, store, archive)
        return cls(room, store, archive, saved) if room.seq else None

    async def write(self, decide: Decide, now: int) -> list[log.AnyEntry]:
        """Decide, fold, append, show; returns what was written. A refusal of `decide` passes through."""
        async with self.lock:
            for _ in range(TRIES):
                fork = self.room.fork()
                try:
                    decision = decide(fork)
                except Forgotten as forgotten:
                    self.room = restored(
                        await self.archive.reopened(self.room.id, forgotten.seat), self.room.id
                    )
                    fork = self.room.fork()
                    decision = decide(fork)
                if not decision.entries:
                    return []
                try:
                    await self._append(fork, decision)
                except Conflict:
                    await self._reread(now)
                    continue
                except BaseException:
                    await self._reread_or_break(now)
                    raise
                self.show(self.room.seq - len(decision.entries) + 1, decision.entries, now)
                await self._snapshot(any(map(reaches_back, decision.entries)))
                return decision.entries
            raise Conflict(self.room.id)

    async def _append(self, fork: Room, decision: Decision) -> None:
        """The fork becomes the room when what was decided is on the disk, and not a moment before."""
        first = fork.seq + 1
        for entry in decision.entries:
            fork.fold(entry, decision.draft, decision.dealt)
        fork.trim()
        encoded = [log.encode(entry) for entry in decision.entries]
        await self.store.append(fork.id, first, encoded, head(fork))
        self.room = fork

    async def catch_up(self, now: int) -> None:
        """Another process moved this table."""
        async with self.lock:
            await self._reread(now)

    async def _reread(self, now: int) -> None:
        known = self.room.seq
        self.room, self.saved = await _read(self.room.id, self.store, self.archive)
        news = (await self.store.since(self.room.id, known))[: self.room.seq - known]
        if news:
            self.show(known + 1, [log.decode(entry) for entry in news], now)

    async def _reread_or_break(self, now: int) -> None:
        """Nobody knows what of a failed append is on the disk; a room that cannot be read again is let go."""
        try:
            await self._reread(now)
        except BaseException:
            self.broken = True
            raise

    async def _snapshot(self, reached_back: bool) -> None:
        """Now and then, so that opening a table is cheap; a moment when the snapshot is small is better."""
        room = self.room
        late = room.seq - self.saved
        due = late >= SNAPSHOT_EVERY and room.is_light()
        if due or late >= 2 * SNAPSHOT_EVERY or (late and (room.status == "over" or reached_back)):
            self.saved = room.seq
            try:
                await self.store.keep(room.id, Snapshot(room.seq, room.save()))
            except StoreError as error:  # the log is kept, and that is enough
                logger.error("no-snapshot", error, table=room.id)

    # --- showing ------------------------------------------------------------------------------------------

    def online(self) -> set[str]:
        return {page.guest.id for page in self.pages}

    def absent(self, now: int) -> dict[int, int]:
        """Since when the person of a seat has had no page open, as far as this process knows."""
        online, places = self.online(), self.room.places
        sitting = {places[seat].guest for seat in self.room.playing_people()}
        self.left = {guest: self.left.get(guest, now) for guest in sitting - online}
        return {
            seat: self.left[places[seat].guest]
            for seat in self.room.playing_people()
            if places[seat].guest in self.left
        }

    def show(self, first: int, entries: list[log.AnyEntry], now: int, but: Page | None = None) -> None:
        """Everybody here gets the whole view, and the new lines; made once for all tabs of a guest."""
        self._dismiss()
        self.present = self.online()
        self.absent(now)  # which begins to count for those who have just left
        seats = {page: self._seat(page) for page in self.pages if page is not but}
        plays = play_views(self.room, set(seats.values()))
        shows: dict[tuple[str, int | None], bytes] = {}
        for page, seat in seats.items():
            if (page.guest.id, seat) not in shows:
                lines = new_lines(self.room, first, entries, seat)
                shows[page.guest.id, seat] = self._show(page, plays[seat], lines, now)
            page.put(shows[page.guest.id, seat])

    def _show(self, page: Page, play: PlayView | None, lines: list[Line], now: int) -> bytes:
        room = self.room
        sitting = {place.guest for place in room.places}
        spectators = len({other.guest.id for other in self.pages} - sitting)
        view = room_view(room, page.guest.id, self.online(), spectators, self.absent(now), now)
        return encode(Show(entry=room.seq, now=now, room=view, play=play, lines=lines))

    def _dismiss(self) -> None:
        """Who came while the table waited may have to go when the game begins."""
        for page in [page for page in self.pages if not self.room.may_be_watched_by(page.guest.id)]:
            self.pages.discard(page)
            page.stop(NOT_WATCHABLE)

    def _seat(self, page: Page) -> int | None:
        """The seat a page looks through, as long as it is its guest's; else through the first of those."""
        own = self.room.seats_of(page.guest.id)
        if page.seat not in own and not (page.as_spectator and page.seat is None):
            page.seat = own[0] if own else None
        return page.seat

    async def welcome(self, page: Page, since: int | None, now: int) -> None:
        """The first show of a page: under the lock, so that it shows nothing that may yet be lost."""
        async with self.lock:
            if not self.room.may_be_watched_by(page.guest.id):  # the game began since it knocked
                page.stop(NOT_WATCHABLE)
                return
            limit = FIRST_LINES if since is None else min(MISSED_LINES, max(0, self.room.seq - since))
            numbered = await self.store.before(self.room.id, self.room.seq + 1, limit) if limit else []
            self.pages.add(page)
            seat = self._seat(page)
            lines = kept_lines(self.room, numbered, seat)
            page.put(self._show(page, play_views(self.room, [seat])[seat], lines, now))

    async def look(self, page: Page, seat: int | None, now: int) -> None:
        async with self.lock:
            page.seat, page.as_spectator = seat, seat is None
            looked = self._seat(page)
            page.put(self._show(page, play_views(self.room, [looked])[looked], [], now))

    async def remind(self, now: int) -> None:
        """Nothing happened, but what the pages think is left of the clocks is wrong."""
        async with self.lock:
            self.show(self.room.seq, [], now)

    async def presence(self, now: int, but: Page | None = None) -> None:
        """Somebody came or went; another tab of a guest is no news. Under the lock, like `welcome`."""
        async with self.lock:
            if self.online() != self.present:
                self.show(self.room.seq, [], now, but)


def head(room: Room) -> Head:
    due = [moment for moment in (room.clocks.due() if room.clocks else None,) if moment is not None]
    if room.bots_asked():
        due.append(room.changed)
    return Head(
        id=room.id,
        game=room.settings.game,
        status=room.status,
        listed=room.settings.listed,
        watch=room.settings.watch,
        due=min(due, default=None),
        changed=room.changed,
        card=encode(card(room)),
        guests=_whose(room),
    )


def _whose(room: Room) -> frozenset[str]:
    """Who sits here; a table without people belongs to whoever opened it, and counts as theirs."""
    return frozenset(place.guest for place in room.places if place.guest) or frozenset({room.host})


def reaches_back(entry: log.AnyEntry) -> bool:
    """Whether it may take back what is older than the last snapshot."""
    return isinstance(entry, log.TookBack) and entry.agreed


async def _read(id: str, store: Store, archive: Archive) -> tuple[Room, int]:
    """The table as the disk has it. Only a short rest of its log is folded here; else the archive does it."""
    snapshot = await store.snapshot(id)
    saved = snapshot.seq if snapshot else 0
    entries = await store.since(id, saved)
    if len(entries) <= MOST_FOLDED:
        try:
            return Room.load(id, (snapshot.seq, snapshot.body) if snapshot else None, entries), saved
        except (Forgotten, BadRecord):  # BadRecord: a snapshot of an earlier version, with other fields
            if snapshot is None:
                raise
    fresh = await archive.reopened(id)
    await store.keep(id, fresh)
    return restored(fresh, id), fresh.seq


def restored(snapshot: Snapshot, id: str) -> Room:
    """With all that the snapshot remembers: it may have been made to take something back."""
    return Room.restored(id, snapshot.seq, snapshot.body)

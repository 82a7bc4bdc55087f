"""What the hall does for a guest who is not at a table: open tables, show lists, fetch records."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import suppress
from typing import Final

import msgspec

from sandtable.bots.cast import persona
from sandtable.bots.levels import offered, playable
from sandtable.core.registry import game, games
from sandtable.core.sealed import SEED_BYTES
from sandtable.server.hall.archive.reviews import marks_key_of
from sandtable.server.hall.deals import LEVEL_OF_A_DAY, settings_of
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.heads import head
from sandtable.server.hall.live import LiveRoom
from sandtable.server.protocol.rest import (
    BranchOff,
    ChairChoice,
    DealView,
    Duplicate,
    EffortName,
    GameCard,
    GameTally,
    HallView,
    History,
    Invitation,
    LevelTally,
    LogPage,
    OpenTable,
    ReviewMark,
    TableCard,
    VariantCard,
)
from sandtable.server.protocol.settings import Settings
from sandtable.server.store import Conflict, TableHead
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.branched import Branched
from sandtable.server.table.deals import Deal, day_of
from sandtable.server.table.decisions import Decision
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room
from sandtable.server.table.setup import check_level, check_settings
from sandtable.server.table.show import invitation, stored_lines, table_card
from sandtable.server.table.text import name_or_none

ID_BYTES: Final = 12  # 96 bits: whoever has the link may come in, and nobody can guess it
LOG_PAGE: Final = 100  # entries
REMATCH: Final = "rematch "  # in the store, before the id of a table: the id of its rematch
SLICE: Final = 200  # entries of a new table that are written in one append


def new_seed() -> str:
    """A secret from which all luck of a table is derived."""
    return secrets.token_bytes(SEED_BYTES).hex()


class Lobby:
    """The guests' side of the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.limits = hall.limits
        self.store = hall.store

    # --- new tables ---------------------------------------------------------------------------------------

    async def open_table(self, guest: Guest, request: OpenTable) -> str:
        """Open a table with the guest as its host, and start the game if they asked for that."""
        check_settings(request.settings)
        if len(request.chairs) != request.settings.seats:
            raise Refusal("wrong-chairs")
        now = self.hall.time.now()
        seated: list[log.AnyEntry] = []
        bots: set[str] = set()
        for seat, chair in enumerate(request.chairs):
            seated += self._chair(request.settings.game, guest, seat, chair, now, bots)
        id = await self._open(guest, request.settings, seated, now, request.start)
        if request.start:
            await self.hall.table(id)  # bots may have to move
        return id

    def _chair(
        self, game: str, guest: Guest, seat: int, chair: ChairChoice, now: int, bots: set[str]
    ) -> list[log.AnyEntry]:
        if chair.who == "me":
            called = name_or_none(chair.name) if chair.name else ""
            if called is None:
                raise Refusal("bad-name")
            sat = log.SatDown(
                at=now, seat=seat, guest=guest.id, name=guest.name, salt=chair.salt or "", called=called
            )
            return [sat]
        if chair.who == "bot":
            check_level(game, chair.level)
            return [invited(seat, chair.level, now, bots)]
        return []

    async def rematch(self, guest: Guest, live: LiveRoom) -> str:
        """Open a table for the same people; if several ask for it, they all get the same one."""
        if live.room.status != "over" or live.room.imported:
            raise Refusal("not-over")
        if not live.room.seats_of(guest.id):
            raise Refusal("not-your-seat")
        async with live.rematching:
            id = live.room.next or await self._open_rematch(guest, live.room)
            await self._link_rematch(live, id)
        return id

    async def _open_rematch(self, guest: Guest, room: Room) -> str:
        """Move everybody on by one seat, so that somebody else begins.

        If somebody asks for it in another hall at the same time, both halls agree on one id.
        """
        now = self.hall.time.now()
        seated: list[log.AnyEntry] = []
        bots: set[str] = set()
        for seat, chair in enumerate([*room.chairs[1:], *room.chairs[:1]]):
            if chair.guest:
                sat = log.SatDown(at=now, seat=seat, guest=chair.guest, name=chair.name, called=chair.called)
                seated.append(sat)
            else:
                level = playable(room.settings.game, chair.level)
                same = level == chair.level
                seated.append(invited(seat, level, now, bots, chair.persona if same else ""))
        agreed = await self.store.set_value_once(REMATCH + room.id, await self._new_id(guest))
        with suppress(Conflict):  # the other hall was quicker
            await self._open(guest, room.settings, seated, now, id=agreed)
        return agreed

    async def _link_rematch(self, live: LiveRoom, id: str) -> None:
        now = self.hall.time.now()

        def decide(room: Room) -> Decision:
            return Decision([] if room.next else [log.Rematched(at=now, table=id)])

        await asyncio.shield(self.hall.spawn(self.hall.advance(live, decide, now)))

    async def branch_off(self, guest: Guest, id: str, request: BranchOff) -> str:
        """Open a table that plays on from a step of a finished game: what if?"""
        room = await self._finished(guest, id)
        if len(request.chairs) != room.settings.seats:
            raise Refusal("wrong-chairs")
        branched = await self.hall.archive.branch(id, request.step, request.luck == "same")
        agreed = room.settings
        settings = Settings(game=agreed.game, seats=agreed.seats, variants=agreed.variants)
        now = self.hall.time.now()
        seated: list[log.AnyEntry] = []
        bots: set[str] = set()
        for seat, chair in enumerate(request.chairs):
            seated += self._chair(settings.game, guest, seat, chair, now, bots)
        new = await self._open(guest, settings, seated, now, request.start, branched=branched)
        if request.start:
            await self.hall.table(new)  # bots may have to move
        return new

    async def play_daily(self, guest: Guest, game: str) -> str:
        """The guest's table of today's deal; it is opened if they have none yet."""
        deals, now = self.hall.deals, self.hall.time.now()
        if game not in games():
            raise Refusal("no-such-game")
        day = day_of(now)
        table = await deals.table_of(game, day, guest.id)
        if table and await self.store.head(table):
            return table
        settings = settings_of(game)
        seated: list[log.AnyEntry] = [log.SatDown(at=now, seat=0, guest=guest.id, name=guest.name)]
        bots: set[str] = set()
        level = LEVEL_OF_A_DAY if LEVEL_OF_A_DAY in offered(game) else offered(game)[0]
        seated += [invited(seat, level, now, bots) for seat in range(1, settings.seats)]
        deal = Deal(f"{game} {day}", day)
        seed = await deals.seed_of(game, day)
        id = await deals.claim(game, guest, day, await self._new_id(guest))
        with suppress(Conflict):  # another page of this guest was quicker
            await self._open(guest, settings, seated, now, start=True, id=id, deal=deal, seed=seed)
        await self.hall.table(id)  # bots may have to move
        return id

    async def duplicate(self, guest: Guest, id: str, request: Duplicate) -> str:
        """Open a table with the luck of a finished one; the first is opened by somebody who played there."""
        room = (await self.hall.newest(id)).room
        first = room.deal.id if room.deal else room.id
        if room.status != "over" and not room.deal:
            raise Refusal("not-over")
        if room.imported or room.branched or not room.seed or (room.deal and room.deal.day):
            raise Refusal("no-seal")
        if not await self.hall.deals.tables(first) and not room.seats_of(guest.id):
            raise Refusal("not-your-seat")
        await self.hall.deals.check_free(first, guest.id)
        agreed = room.settings
        if len(request.chairs) != agreed.seats:
            raise Refusal("wrong-chairs")
        settings = msgspec.structs.replace(agreed, listed=False, watch=False)
        deal = room.deal or Deal(first, salts=dict(room.sealed().salts))
        now = self.hall.time.now()
        seated: list[log.AnyEntry] = []
        bots: set[str] = set()
        for seat, chair in enumerate(request.chairs):
            seated += self._chair(settings.game, guest, seat, chair, now, bots)
        if request.start and any(chair.who == "open" for chair in request.chairs):
            raise Refusal("seats-open")
        new = await self._new_id(guest)
        await self.hall.deals.add(first, new)  # before the table is there, so that nothing is open meanwhile
        await self._open(guest, settings, seated, now, request.start, id=new, deal=deal, seed=room.seed)
        if request.start:
            await self.hall.table(new)  # bots may have to move
        return new

    async def deal(self, guest: Guest, id: str) -> DealView:
        """The tables that share the deal of this one."""
        return await self.hall.deals.view((await self.hall.newest(id)).room, guest.id)

    async def import_record(self, guest: Guest, text: bytes) -> str:
        """Turn the record of a finished game into a table to look at; replaying it checks it."""
        id = await self._new_id(guest)
        made = await self.hall.archive.imported(id, text, guest.id, self.hall.time.now())
        await self._create(id, made.entries, made.head)
        await self.store.save_snapshot(id, made.snapshot)
        return id

    async def _open(
        self,
        guest: Guest,
        settings: Settings,
        seated: Iterable[log.AnyEntry],
        now: int,
        start: bool = False,
        id: str = "",
        branched: Branched | None = None,
        deal: Deal | None = None,
        seed: str = "",
    ) -> str:
        """Create a table with these people and bots on its seats."""
        id = id or await self._new_id(guest)
        seed = seed or (branched.seed if branched and branched.same else new_seed())
        opened = log.TableOpened(
            at=now, settings=settings, host=guest.id, seed=seed, branched=branched, deal=deal
        )
        entries: list[log.AnyEntry] = [opened, *seated]
        room = Room(id)
        for entry in entries:
            room.fold(entry)
        if start:
            if any(chair.kind == "open" for chair in room.chairs):
                raise Refusal("seats-open")
            started = decisions.start(room, now)
            for entry in started.entries:
                room.fold(entry, dealt=started.dealt)
            entries += started.entries
        await self._create(id, [log.encode(entry) for entry in entries], head(room))
        return id

    async def _create(self, id: str, entries: list[bytes], head: TableHead) -> None:
        """Write the log of a new table, a slice at a time so that other tables can write in between.

        Nobody knows the id of the table until all of it is written.
        """
        for first in range(0, len(entries), SLICE):
            await self.store.append(id, first + 1, entries[first : first + SLICE], head)

    async def _new_id(self, guest: Guest) -> str:
        """The id of a new table, unless the guest has too many tables."""
        most = self.limits.tables_of_a_guest
        sitting = await self.store.sitting(guest.id, most + self.limits.listed)
        if sum(head.status != "over" for head in sitting) >= most:
            raise Refusal("too-many-tables", most=most)
        return secrets.token_urlsafe(ID_BYTES)

    # --- lists --------------------------------------------------------------------------------------------

    async def lists(self, guest: Guest | None) -> HallView:
        """The guest's own tables, those that wait for players, and those that may be watched."""
        mine = await self.store.sitting(guest.id, self.limits.listed) if guest else []
        waiting = await self.store.listed("waiting", self.limits.listed)
        playing = await self.store.listed("playing", self.limits.listed)
        name = guest.id if guest else ""
        return HallView(
            now=self.hall.time.now(),
            mine=[_card(each, name) for each in mine],
            open=[_card(each, name) for each in waiting if name not in each.guests],
            watch=[_card(each, name) for each in playing if each.watch and name not in each.guests],
        )

    async def history(self, guest: Guest) -> History:
        """The guest's finished games, and how they fared in each game."""
        heads = await self.store.sitting(guest.id, self.limits.remembered, "over")
        cards = [_card(each, guest.id) for each in heads]
        finished = [card for card in cards if card.mine and card.scores]
        marks = await self._marks(finished)
        tallies = [tally(name, finished, marks) for name in games()]
        shown = finished[: self.limits.games_listed]
        return History(
            now=self.hall.time.now(),
            tallies=[each for each in tallies if each.played],
            tables=shown,
            marks={card.id: marks[card.id] for card in shown if card.id in marks},
            counted=len(finished),
        )

    async def _marks(self, finished: list[TableCard]) -> dict[str, ReviewMark]:
        """What the reviews of these games say about the guest's first seat."""
        stored = await self.store.values_of([marks_key_of(card.id) for card in finished])
        found: dict[str, ReviewMark] = {}
        for card in finished:
            if text := stored.get(marks_key_of(card.id)):
                found[card.id] = msgspec.json.decode(text, type=list[ReviewMark])[card.mine[0]]
        return found

    async def records_of(self, guest: Guest) -> AsyncIterator[bytes]:
        """The records of the guest's newest finished games, one in each line.

        A record that cannot be given now (a sealed deal, a damaged table) has a line that says so.
        """
        for each in await self.store.sitting(guest.id, self.limits.exported, "over"):
            try:
                _, record = await self.record(guest, each.id)
                yield msgspec.json.format(record, indent=-1).strip() + b"\n"
            except Refusal as refusal:
                yield msgspec.json.encode({"table": each.id, "refused": refusal.code}) + b"\n"

    async def invitation(self, guest: Guest | None, id: str) -> Invitation:
        """What somebody who follows the link of a table is told before they come in."""
        head = await self.store.head(id)
        if head is None:
            raise Refusal("no-such-table")
        closed = head.status == "playing" and not head.watch
        if closed and (guest is None or guest.id not in head.guests):
            raise Refusal("not-watchable")
        return invitation(head.game, head.card)

    async def waiting(self, id: str) -> None:
        """Make sure that a table still waits for players; a Refusal if it does not."""
        head = await self.store.head(id)
        if head is None:
            raise Refusal("no-such-table")
        if head.status != "waiting":
            raise Refusal("already-started")

    async def log_page(self, guest: Guest, id: str, seat: int | None, before: int) -> LogPage:
        """The lines of the last entries before that one, as the seat may read them."""
        room = (await self.hall.newest(id)).room
        if seat is not None and seat not in room.seats_of(guest.id):
            raise Refusal("not-your-seat")
        if seat is None and not room.may_be_watched_by(guest.id):
            raise Refusal("not-watchable")
        if not await self.hall.deals.may_look(room, guest.id):
            raise Refusal("deal-sealed")
        before = min(before, room.seq + 1)
        numbered = await self.store.before(id, before, LOG_PAGE)
        lines = stored_lines(room, numbered, seat)
        earlier = numbered[0][0] if numbered and numbered[0][0] > 1 else None
        return LogPage(lines, earlier)

    # --- records ------------------------------------------------------------------------------------------

    async def record(self, guest: Guest | None, id: str) -> tuple[str, bytes]:
        """The name of the game and its record file. It holds every secret, so the game must be over."""
        room = await self._finished(guest, id)
        return room.settings.game, await self.hall.archive.record(id)

    async def verified(self, guest: Guest | None, id: str) -> bytes:
        """`rest.Verified` as JSON."""
        await self._finished(guest, id)
        return await self.hall.archive.verified(id)

    async def story(self, guest: Guest, id: str, seat: int | None) -> bytes:
        """`rest.Story` as JSON."""
        await self._finished(guest, id, seat)
        return await self.hall.archive.story(id, seat)

    async def position(self, guest: Guest, id: str, entry: int, seat: int | None) -> bytes:
        """`rest.Position` as JSON."""
        await self._finished(guest, id, seat)
        return await self.hall.archive.position(id, entry, seat)

    async def review(self, guest: Guest, id: str) -> bytes:
        """`rest.ReviewState` as JSON."""
        await self._finished(guest, id)
        return await self.hall.reviews.state(id)

    async def begin_review(self, guest: Guest, id: str, effort: EffortName) -> None:
        """Start a review, which knows every secret: the game must be over."""
        await self._finished(guest, id)
        await self.hall.reviews.begin(id, guest, effort)

    async def cancel_review(self, guest: Guest, id: str) -> None:
        """Stop a review that is being made."""
        room = await self._finished(guest, id)
        self.hall.reviews.cancel(id, guest, sits=bool(room.seats_of(guest.id)))

    async def salvage(self, guest: Guest, id: str) -> bytes:
        """`rest.Salvage` as JSON: whatever can be read of a table, even if it cannot be opened."""
        if await self.store.head(id) is None:
            raise Refusal("no-such-table")
        await self.hall.deals.check_damaged(await self._deal_of(id), id, guest.id)
        return await self.hall.archive.salvage(id, guest.id)

    async def _deal_of(self, id: str) -> Deal | None:
        """The deal of a table that may be damaged; the first entry of the log says which."""
        for _, body in await self.store.before(id, 2, 1):
            with suppress(msgspec.DecodeError):
                opened = log.decode(body)
                return opened.deal if isinstance(opened, log.TableOpened) else None
        return None

    async def _finished(self, guest: Guest | None, id: str, seat: int | None = None) -> Room:
        """The table of a finished game, whose secrets this guest may know."""
        room = (await self.hall.newest(id)).room
        if room.status != "over":
            raise Refusal("not-over")
        await self.hall.deals.check(room, guest.id if guest else "")
        if seat is not None and seat >= room.settings.seats:
            raise Refusal("no-such-seat")
        return room


def game_cards() -> list[GameCard]:
    """The games that can be played here."""
    return [
        GameCard(
            name=found.name,
            fewest=found.seats[0],
            most=found.seats[-1],
            variants=[
                VariantCard(key, list(variant.choices), variant.rule)
                for key, variant in found.variants.items()
            ],
            levels=offered(found.name),
            questions=list(found.questions),
        )
        for found in map(game, games())
    ]


def invited(seat: int, level: str, now: int, bots: set[str], same: str = "") -> log.Invited:
    """A bot that sits down: the same one as before, or one that is not among `bots`, who are here already."""
    bot = same if same and same not in bots else persona(level, seat, bots)
    bots.add(bot)
    return log.Invited(at=now, seat=seat, level=level, persona=bot)


def tally(name: str, finished: list[TableCard], marks: Mapping[str, ReviewMark]) -> GameTally:
    """How a guest fared in one game, with every seat they played on the same table counted."""
    scores = [(card, seat) for card in finished if card.game == name for seat in card.mine]
    reviewed = [marks[card.id] for card in finished if card.game == name and card.id in marks]
    kinds: dict[str, list[bool]] = {}
    for card, seat in scores:
        kinds.setdefault(against(card), []).append(seat in card.winners)
    return GameTally(
        game=name,
        played=len(scores),
        won=sum(seat in card.winners for card, seat in scores),
        best=max((card.scores[seat] for card, seat in scores), default=0),
        levels=[LevelTally(kind, len(won), sum(won)) for kind, won in sorted(kinds.items())],
        hinted=sum(any(card.hints[seat : seat + 1]) for card, seat in scores),
        reviewed=len(reviewed),
        given_away=sum(mark.given_away for mark in reviewed),
    )


def against(card: TableCard) -> str:
    """Whom somebody played against: bots of one level, bots of several, or people too."""
    others = [name for seat, name in enumerate(card.names) if seat not in card.mine]
    if len(card.mine) > 1 or any(not name.startswith(":") for name in others):
        return "people"
    levels = {name[1:] for name in others}
    return levels.pop() if len(levels) == 1 else "mixed"


def _card(each: TableHead, guest: str) -> TableCard:
    return table_card(each.id, each.game, each.card, guest)

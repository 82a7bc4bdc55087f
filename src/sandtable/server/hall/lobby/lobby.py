"""Opens tables: new ones, rematches, branches, deals that are played again, and imported records."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from sandtable.bots.cast import persona
from sandtable.bots.levels import offered, playable
from sandtable.core.registry import games
from sandtable.core.sealed import SEED_BYTES
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.heads import head
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.lobby.deals import LEVEL_OF_A_DAY, settings_of
from sandtable.server.hall.lobby.finished_games import FinishedGames
from sandtable.server.protocol.requests import Start
from sandtable.server.protocol.rest.deals import Duplicate
from sandtable.server.protocol.rest.tables import BranchOff, ChairChoice, OpenTable
from sandtable.server.protocol.settings import Settings
from sandtable.server.store import Conflict, TableHead
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.deals import Deal, day_of
from sandtable.server.table.decisions import Decision
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room
from sandtable.server.table.setup import check_level, check_settings
from sandtable.server.table.text import name_or_none

ID_BYTES: Final = 12  # 96 bits: whoever has the link may come in, and nobody can guess it
REMATCH: Final = "rematch "  # in the store, before the id of a table: the id of its rematch
SLICE: Final = 200  # entries of a new table that are written in one append


def new_seed() -> str:
    """A secret from which all luck of a table is derived."""
    return secrets.token_bytes(SEED_BYTES).hex()


class Lobby:
    """Opens tables for guests; each method returns the id of the table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.limits = hall.limits
        self.store = hall.store
        self.finished_games = FinishedGames(hall)

    async def open_table(self, guest: Guest, request: OpenTable) -> str:
        """Open a table with the guest as its host, and start the game if they asked for that."""
        check_settings(request.settings)
        now = self.hall.time.now()
        seated = seat_all(request.settings, guest, request.chairs, now)
        opened = log.TableOpened(at=now, settings=request.settings, host=guest.id, seed=new_seed())
        return await self._open(opened, seated, await self._new_id(guest), request.start)

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
        opened = log.TableOpened(at=now, settings=room.settings, host=guest.id, seed=new_seed())
        with suppress(Conflict):  # the other hall was quicker
            await self._open(opened, seated, agreed)
        return agreed

    async def _link_rematch(self, live: LiveRoom, id: str) -> None:
        now = self.hall.time.now()

        def decide(room: Room) -> Decision:
            return Decision([] if room.next else [log.Rematched(at=now, table=id)])

        await asyncio.shield(self.hall.spawn(self.hall.advance(live, decide, now)))

    async def branch_off(self, guest: Guest, id: str, request: BranchOff) -> str:
        """Open a table that plays on from a step of a finished game: what if?"""
        agreed = (await self.finished_games.finished(guest, id)).settings
        settings = Settings(game=agreed.game, seats=agreed.seats, variants=agreed.variants)
        now = self.hall.time.now()
        seated = seat_all(settings, guest, request.chairs, now)
        if request.start and any(chair.who == "open" for chair in request.chairs):
            raise Refusal("seats-open")
        branched = await self.hall.archive.branch(id, request.step, request.luck == "same", guest.id)
        opened = log.TableOpened(
            at=now,
            settings=settings,
            host=guest.id,
            seed=branched.seed if branched.same else new_seed(),
            branched=branched,
        )
        new = await self._open(opened, seated, await self._new_id(guest))
        if request.start:
            await self.hall.submit(await self.hall.table(new), guest, Start(id=0))
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
        opened = log.TableOpened(
            at=now,
            settings=settings,
            host=guest.id,
            seed=await deals.seed_of(game, day),
            deal=Deal(f"{game} {day}", day),
        )
        id = await deals.claim(game, guest, day, await self._new_id(guest))
        with suppress(Conflict):  # another page of this guest was quicker
            await self._open(opened, seated, id, start=True)
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
        settings = msgspec.structs.replace(room.settings, listed=False, watch=False)
        deal = room.deal or Deal(first, salts=dict(room.sealed().salts))
        now = self.hall.time.now()
        seated = seat_all(settings, guest, request.chairs, now)
        if request.start and any(chair.who == "open" for chair in request.chairs):
            raise Refusal("seats-open")
        opened = log.TableOpened(at=now, settings=settings, host=guest.id, seed=room.seed, deal=deal)
        new = await self._new_id(guest)
        await self.hall.deals.add(first, new)  # before the table is there, so that nothing is open meanwhile
        return await self._open(opened, seated, new, request.start)

    async def import_record(self, guest: Guest, text: bytes) -> str:
        """Turn the record of a finished game into a table to look at; replaying it checks it."""
        id = await self._new_id(guest)
        made = await self.hall.archive.imported(id, text, guest.id, self.hall.time.now())
        await self._create(id, made.entries, made.head)
        await self.store.save_snapshot(id, made.snapshot)
        return id

    async def _open(
        self, opened: log.TableOpened, seated: Iterable[log.AnyEntry], id: str, start: bool = False
    ) -> str:
        """Create a table with these people and bots on its seats, and start its game if `start` is set."""
        entries: list[log.AnyEntry] = [opened, *seated]
        room = Room(id)
        for entry in entries:
            room.fold(entry)
        if start:
            if any(chair.kind == "open" for chair in room.chairs):
                raise Refusal("seats-open")
            started = decisions.start(room, opened.at)
            for entry in started.entries:
                room.fold(entry, dealt=started.dealt)
            entries += started.entries
        await self._create(id, [log.encode(entry) for entry in entries], head(room))
        if start:
            await self.hall.table(id)  # bots may have to move
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


def seat_all(settings: Settings, guest: Guest, chairs: Sequence[ChairChoice], now: int) -> list[log.AnyEntry]:
    """The entries that put people and bots on the seats of a new table, as its host has chosen."""
    if len(chairs) != settings.seats:
        raise Refusal("wrong-chairs")
    seated: list[log.AnyEntry] = []
    bots: set[str] = set()
    for seat, chair in enumerate(chairs):
        if chair.who == "me":
            called = name_or_none(chair.name) if chair.name else ""
            if called is None:
                raise Refusal("bad-name")
            sat = log.SatDown(
                at=now, seat=seat, guest=guest.id, name=guest.name, salt=chair.salt or "", called=called
            )
            seated.append(sat)
        elif chair.who == "bot":
            check_level(settings.game, chair.level)
            seated.append(invited(seat, chair.level, now, bots))
    return seated


def invited(seat: int, level: str, now: int, bots: set[str], same: str = "") -> log.Invited:
    """A bot that sits down: the same one as before, or one that is not among `bots`, who are here already."""
    bot = same if same and same not in bots else persona(level, seat, bots)
    bots.add(bot)
    return log.Invited(at=now, seat=seat, level=level, persona=bot)

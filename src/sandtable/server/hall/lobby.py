"""What the hall does for a guest who stands in it: open tables, look through the lists, fetch records."""

from __future__ import annotations

import secrets
from typing import Final

from sandtable.bots.levels import offered, playable
from sandtable.core.game import game, games
from sandtable.core.sealed import SEED_BYTES
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.live import LiveRoom, head
from sandtable.server.protocol.rest import (
    Chair,
    GameCard,
    HallView,
    LogPage,
    OpenTable,
    TableCard,
    VariantCard,
)
from sandtable.server.store import Head
from sandtable.server.table import desk
from sandtable.server.table import entries as log
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room
from sandtable.server.table.show import kept_lines, table_card

ID_BYTES: Final = 12  # 96 bits: whoever has the link may come in, nobody can guess it
MOST_TABLES: Final = 30  # that a guest sits at and that are not over
LISTED: Final = 50  # tables in a list of the hall
LOG_PAGE: Final = 100  # entries
SLICE: Final = 200  # entries of an import that are written at once


def new_seed() -> str:
    """What all luck of a table comes from."""
    return secrets.token_bytes(SEED_BYTES).hex()


class Lobby:
    """The guest's side of the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # --- tables -------------------------------------------------------------------------------------------

    async def open_table(self, guest: Guest, wish: OpenTable) -> str:
        desk.check_settings(wish.settings)
        if len(wish.chairs) != wish.settings.seats:
            raise Refusal("wrong-chairs")
        await self._not_too_many(guest)
        id, now = secrets.token_urlsafe(ID_BYTES), self.hall.time.now()
        seed = new_seed()
        opened = log.TableOpened(at=now, settings=wish.settings, host=guest.id, seed=seed)
        entries: list[log.AnyEntry] = [opened]
        for seat, chair in enumerate(wish.chairs):
            entries += self._chair(wish.settings.game, guest, seat, chair, now)
        room = Room(id)
        for entry in entries:
            room.fold(entry)
        if wish.start:
            if any(place.kind == "open" for place in room.places):
                raise Refusal("seats-open")
            decision = desk.start(room, now)
            room.fold(decision.entries[0], dealt=decision.dealt)
            entries += decision.entries
        await self.store.append(id, 1, [log.encode(entry) for entry in entries], head(room))
        if wish.start:
            await self.hall.room(id)  # bots may have to move
        return id

    def _chair(self, game: str, guest: Guest, seat: int, chair: Chair, now: int) -> list[log.AnyEntry]:
        if chair.who == "me":
            return [log.SatDown(at=now, seat=seat, guest=guest.id, name=guest.name, salt=chair.salt or "")]
        if chair.who == "bot":
            desk.check_level(game, chair.level)
            return [log.BotSatDown(at=now, seat=seat, level=chair.level)]
        return []

    async def rematch(self, guest: Guest, live: LiveRoom) -> str:
        """A new table where everybody sits as before: one, however many ask for it at once."""
        if live.room.status != "over" or live.room.imported:
            raise Refusal("not-over")
        if not live.room.seats_of(guest.id):
            raise Refusal("not-your-seat")
        async with live.rematching:
            id = live.room.next or await self._open_rematch(guest, live.room)
            await self.hall.rematched(live, id)
        return id

    async def _open_rematch(self, guest: Guest, room: Room) -> str:
        """Each seat is moved on by one: another one begins."""
        await self._not_too_many(guest)
        id, now = secrets.token_urlsafe(ID_BYTES), self.hall.time.now()
        seed = new_seed()
        entries: list[log.AnyEntry] = [
            log.TableOpened(at=now, settings=room.settings, host=guest.id, seed=seed)
        ]
        for seat, place in enumerate([*room.places[1:], *room.places[:1]]):
            if place.guest:
                entries.append(log.SatDown(at=now, seat=seat, guest=place.guest, name=place.name))
            else:
                level = playable(room.settings.game, place.level)
                entries.append(log.BotSatDown(at=now, seat=seat, level=level))
        fresh = Room(id)
        for entry in entries:
            fresh.fold(entry)
        await self.store.append(id, 1, [log.encode(entry) for entry in entries], head(fresh))
        return id

    async def _not_too_many(self, guest: Guest) -> None:
        sitting = await self.store.sitting(guest.id, MOST_TABLES + LISTED)
        if sum(head.status != "over" for head in sitting) >= MOST_TABLES:
            raise Refusal("too-many-tables", most=MOST_TABLES)

    # --- lists --------------------------------------------------------------------------------------------

    async def lists(self, guest: Guest | None) -> HallView:
        mine = await self.store.sitting(guest.id, LISTED) if guest else []
        waiting = await self.store.listed("waiting", LISTED)
        playing = await self.store.listed("playing", LISTED)
        name = guest.id if guest else ""
        return HallView(
            now=self.hall.time.now(),
            mine=[_card(each, name) for each in mine],
            open=[_card(each, name) for each in waiting if name not in each.guests],
            watch=[_card(each, name) for each in playing if each.watch and name not in each.guests],
        )

    async def log_page(self, guest: Guest, id: str, seat: int | None, before: int) -> LogPage:
        live = await self.hall.room(id)
        if live is None:
            raise Refusal("no-such-table")
        room = live.room
        if seat is not None and seat not in room.seats_of(guest.id):
            raise Refusal("not-your-seat")
        if seat is None:
            check_may_watch(room, guest)
        before = min(before, room.seq + 1)
        numbered = await self.store.before(id, before, LOG_PAGE)
        lines = kept_lines(room, numbered, seat)
        earlier = numbered[0][0] if numbered and numbered[0][0] > 1 else None
        return LogPage(lines, earlier)

    # --- records ------------------------------------------------------------------------------------------

    async def record(self, id: str) -> tuple[str, bytes]:
        """The name of the game and its record file; it holds every secret, so only when it is over."""
        room = await self._finished(id)
        return room.settings.game, await self.hall.archive.record(id)

    async def verified(self, id: str) -> bytes:
        await self._finished(id)
        return await self.hall.archive.verified(id)

    async def story(self, id: str, seat: int | None) -> bytes:
        await self._finished(id, seat)
        return await self.hall.archive.story(id, seat)

    async def moment(self, id: str, entry: int, seat: int | None) -> bytes:
        await self._finished(id, seat)
        return await self.hall.archive.moment(id, entry, seat)

    async def salvage(self, guest: Guest, id: str) -> bytes:
        """What can be read of a table, though it may be impossible to open it."""
        if await self.store.head(id) is None:
            raise Refusal("no-such-table")
        return await self.hall.archive.salvage(id, guest.id)

    async def import_record(self, guest: Guest, text: bytes) -> str:
        """A finished game from elsewhere, checked as it is replayed, becomes a table to look at."""
        await self._not_too_many(guest)
        id = secrets.token_urlsafe(ID_BYTES)
        made = await self.hall.archive.imported(id, text, guest.id, self.hall.time.now())
        # A little at a time, so that other tables write in between; nobody knows this one until it is whole.
        for first in range(0, len(made.entries), SLICE):
            await self.store.append(id, first + 1, made.entries[first : first + SLICE], made.head)
        await self.store.keep(id, made.snapshot)
        return id

    async def _finished(self, id: str, seat: int | None = None) -> Room:
        live = await self.hall.room(id)
        if live is None:
            raise Refusal("no-such-table")
        if live.room.status != "over":
            raise Refusal("not-over")
        if seat is not None and seat >= live.room.settings.seats:
            raise Refusal("no-such-seat")
        return live.room


def check_may_watch(room: Room, guest: Guest) -> None:
    if not room.may_be_watched_by(guest.id):
        raise Refusal("not-watchable")


def game_cards() -> list[GameCard]:
    """What can be played here."""
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


def _card(each: Head, guest: str) -> TableCard:
    return table_card(each.id, each.game, each.card, guest)

"""What the hall does for a guest who stands in it: open tables, look through the lists, fetch records."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from sandtable.bots.levels import offered, playable
from sandtable.core.audit import verify
from sandtable.core.errors import BadRecord
from sandtable.core.game import game, games
from sandtable.core.record import Dice, Play, Record, Result, Undo
from sandtable.core.sealed import SEED_BYTES
from sandtable.core.table import Table
from sandtable.core.words import reference
from sandtable.server import desk
from sandtable.server import entries as log
from sandtable.server.desk import Refusal
from sandtable.server.hall import Hall
from sandtable.server.live import LiveRoom, head
from sandtable.server.questions import QUESTIONS
from sandtable.server.room import Room
from sandtable.server.show import kept_lines, table_card
from sandtable.server.store import Guest, Head
from sandtable.server.wire import LONGEST_NAME, Settings
from sandtable.server.wire_rest import (
    Chair,
    GameCard,
    HallView,
    LogPage,
    OpenTable,
    TableCard,
    VariantCard,
    Verified,
)

ID_BYTES: Final = 12  # 96 bits: whoever has the link may come in, nobody can guess it
MOST_TABLES: Final = 30  # that a guest sits at and that are not over
LISTED: Final = 50  # tables in a list of the hall
LOG_PAGE: Final = 100  # entries


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
        seed = secrets.token_bytes(SEED_BYTES).hex()
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
        seed = secrets.token_bytes(SEED_BYTES).hex()
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

    async def record(self, id: str) -> Record:
        """The whole game; it holds every secret, so only when it is over."""
        live = await self.hall.room(id)
        if live is None:
            raise Refusal("no-such-table")
        if live.room.status != "over":
            raise Refusal("not-over")
        return _record(live.room, [log.decode(entry) for entry in await self.store.since(id, 0)])

    async def verified(self, id: str) -> Verified:
        record = await self.record(id)
        try:
            audit = await asyncio.to_thread(verify, record)  # a replay: other tables play on meanwhile
        except BadRecord as error:
            return Verified(False, 0, str(error))
        return Verified(audit.dice == "verified", audit.luck, audit.dice)

    async def import_record(self, guest: Guest, record: Record) -> str:
        """A finished game from elsewhere, checked as it is replayed, becomes a table to look at."""
        if record.result is None:
            raise Refusal("not-over")
        await self._not_too_many(guest)
        try:
            entries = await asyncio.to_thread(_entries_of, record, guest, self.hall.time.now())
        except BadRecord as error:
            raise Refusal("bad-record", reason=reference("text", error)) from error
        id = secrets.token_urlsafe(ID_BYTES)
        room = Room(id)
        for entry in entries:
            room.fold(entry)
        await self.store.append(id, 1, [log.encode(entry) for entry in entries], head(room))
        return id


def check_may_watch(room: Room, guest: Guest) -> None:
    if not room.may_be_watched_by(guest.id):
        raise Refusal("not-watchable")


def game_cards() -> list[GameCard]:
    """What can be played here."""
    return [
        GameCard(
            name=name,
            fewest=game(name).seats[0],
            most=game(name).seats[-1],
            variants=[
                VariantCard(key, list(variant.choices), variant.rule)
                for key, variant in game(name).variants.items()
            ],
            levels=offered(name),
            questions=list(QUESTIONS.get(name, {})),
        )
        for name in games()
    ]


def _card(each: Head, guest: str) -> TableCard:
    return table_card(each.id, each.game, each.card, guest)


def _record(room: Room, entries: list[log.AnyEntry]) -> Record:
    table = room.playing_table
    outcome = table.state.outcome()
    setup: list[int] = []
    kept: list[Play | Undo] = []
    for entry in entries:
        match entry:
            case log.Started():
                setup = entry.setup
            case log.Decided():
                kept.append(Play(entry.seat, entry.action, entry.dealt))
            case log.TookBack():
                kept.append(Undo(entry.seat, entry.plays, entry.agreed))
    setting = table.state.setting
    salts = {seat: place.salt for seat, place in enumerate(room.places) if place.salt}
    return Record(
        game=setting.game,
        rules_version=setting.rules_version,
        seats=setting.seats,
        variants=dict(setting.variants),
        tags={f"seat {seat}": place.name for seat, place in enumerate(room.places) if place.name},
        dice=Dice(room.commitment, salts, room.seed) if room.seed else None,
        setup=setup,
        entries=kept,
        result=Result(outcome.scores, outcome.winners, outcome.reason) if outcome else None,
    )


def _entries_of(record: Record, guest: Guest, now: int) -> list[log.AnyEntry]:
    """A record as the log of a table: replayed once, which checks it and finds what was told."""
    dice = record.dice
    seed = dice.seed if dice and dice.seed else ""
    verify(record)
    settings = Settings(game=record.game, seats=record.seats, variants=record.variants, odds=True)
    entries: list[log.AnyEntry] = [
        log.TableOpened(at=now, settings=settings, host=guest.id, seed=seed, imported=True)
    ]
    for seat in range(record.seats):
        name = record.tags.get(f"seat {seat}", "")[:LONGEST_NAME]  # without one, a page says which player
        salt = dice.salts.get(seat, "") if dice else ""
        entries.append(log.SatDown(at=now, seat=seat, guest=f"imported {seat}", name=name, salt=salt))
    entries.append(log.Started(at=now, rules_version=record.rules_version, setup=record.setup, drawn=0))
    tables = Table.follow(record)
    next(tables)
    for entry, table in zip(record.entries, tables, strict=True):
        if isinstance(entry, Undo):
            entries.append(log.TookBack(at=now, seat=entry.seat, plays=entry.plays, agreed=entry.agreed))
        else:
            events = [log.Happened.of(event) for event in table.history[-1].events]
            entries.append(
                log.Decided(
                    at=now, seat=entry.seat, action=entry.action, dealt=entry.dealt, drawn=0, events=events
                )
            )
    return entries

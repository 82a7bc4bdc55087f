"""Turns logs into records and records into logs, and salvages damaged logs.

All of it needs the whole log, so it runs in the archive's own process (`archive.py`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.core.audit import verify
from sandtable.core.errors import BadRecord
from sandtable.core.record import Dice, Play, Record, Result, Undo
from sandtable.core.table import Table
from sandtable.server.hall.heads import head
from sandtable.server.protocol.rest.finished_games import Salvage
from sandtable.server.protocol.settings import LONGEST_NAME, Settings
from sandtable.server.store import Snapshot, TableHead
from sandtable.server.table import entries as log
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room
from sandtable.server.table.show import stored_lines
from sandtable.server.table.snapshots import save_room
from sandtable.server.table.text import cut, name_or_none

MOST_PLAYS: Final = 4000  # decisions of an imported record; the longest games have about a thousand
MOST_UNDOS: Final = 1000


class Imported(msgspec.Struct, frozen=True):
    """A finished game from elsewhere as a table, ready to be stored."""

    entries: list[bytes]
    head: TableHead
    snapshot: Snapshot


def fold(id: str, bodies: list[bytes]) -> Room:
    """The room after its whole log; it remembers every decision."""
    room = Room(id)
    for body in bodies:
        room.fold(log.decode(body))
    return room


def record_of(id: str, bodies: list[bytes]) -> Record:
    """The record of a finished game. It holds every secret, so the game must be over."""
    room = fold(id, bodies)
    if room.status != "over":
        raise Refusal("not-over")
    return _record(room, [log.decode(body) for body in bodies])


def _record(room: Room, entries: list[log.AnyEntry]) -> Record:
    table = room.playing_table
    outcome = table.state.outcome()
    setup: list[int] = []
    played: list[Play | Undo] = []
    for entry in entries:
        match entry:
            case log.Started():
                setup = entry.setup
            case log.Acted():
                played.append(Play(entry.seat, entry.action, entry.dealt))
            case log.TookBack():
                played.append(Undo(entry.seat, entry.plays, entry.agreed))
    setting = table.state.setting
    return Record(
        game=setting.game,
        rules_version=setting.rules_version,
        seats=setting.seats,
        variants=dict(setting.variants),
        tags=tags_of(room),
        dice=dice_of(room),
        setup=setup,
        entries=played,
        result=Result.of(outcome),
    )


def tags_of(room: Room) -> dict[str, str]:
    """The names of the players, how many hints they had, and where the table branched off."""
    names = {f"seat {seat}": chair.shown_name for seat, chair in enumerate(room.chairs) if chair.shown_name}
    names |= {f"hints {seat}": str(count) for seat, count in sorted(room.hints.counts.items())}
    branched = room.branched
    return names | ({"branched off": f"{branched.table} {branched.step}"} if branched else {})


def dice_of(room: Room) -> Dice | None:
    """The seal of a table's luck; None if it has no seed.

    A game that began with the luck of another table and went on with its own has no single seed either.
    """
    if not room.seed or (room.branched and not room.branched.same):
        return None
    return Dice(room.commitment, dict(room.sealed().salts), room.seed)


# --- from elsewhere -----------------------------------------------------------------------------------


def imported(text: bytes, id: str, guest: str, now: int) -> Imported:
    """A record as a table; replaying it checks it. BadRecord says what is wrong; long records are refused."""
    record = Record.from_json(text)
    if record.result is None:
        raise Refusal("not-over")
    undos = sum(isinstance(entry, Undo) for entry in record.entries)
    if undos > MOST_UNDOS or len(record.entries) - undos > MOST_PLAYS:
        raise Refusal("too-large")
    bodies = [log.encode(entry) for entry in log_of(record, guest, now)]
    room = fold(id, bodies)  # make sure that the table can be loaded again
    if room.status != "over":
        raise BadRecord("the record goes on after the end of its game")
    room.trim()
    return Imported(bodies, head(room), Snapshot(room.seq, save_room(room)))


def log_of(record: Record, guest: str, now: int) -> list[log.AnyEntry]:
    """A record as the log of a table. Replaying it checks it and yields the events."""
    dice = record.dice
    seed = dice.seed if dice and dice.seed else ""
    verify(record)
    settings = Settings(game=record.game, seats=record.seats, variants=record.variants, odds=True)
    entries: list[log.AnyEntry] = [
        log.TableOpened(at=now, settings=settings, host=guest, seed=seed, imported=True)
    ]
    for seat in range(record.seats):
        salt = dice.salts.get(seat, "") if dice else ""
        name = imported_name(record.tags.get(f"seat {seat}", ""))
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
                log.Acted(
                    at=now, seat=entry.seat, action=entry.action, dealt=entry.dealt, drawn=0, events=events
                )
            )
    return entries


def imported_name(name: str) -> str:
    """A name from a record if people may have it here, or an empty one; the page then shows the seat."""
    return name_or_none(cut(name, LONGEST_NAME)) or ""


# --- from a damaged log -------------------------------------------------------------------------------


def salvage(id: str, bodies: list[bytes], guest: str) -> Salvage:
    """The readable beginning of a log, as that guest may see it."""
    room, entries = _readable(id, bodies)
    seats = room.seats_of(guest) if room.seq else []
    numbered = list(enumerate(bodies[: len(entries)], 1))
    allowed = bool(seats) or (room.seq > 0 and room.may_be_watched_by(guest))
    return Salvage(
        table=id,
        entries=len(bodies),
        readable=len(entries),
        record=_record(room, entries) if room.status == "over" else None,
        lines=stored_lines(room, numbered, seats[0] if seats else None) if allowed else [],
    )


def _readable(id: str, bodies: list[bytes]) -> tuple[Room, list[log.AnyEntry]]:
    room = Room(id)
    entries: list[log.AnyEntry] = []
    for body in bodies:
        try:
            entry = log.decode(body)
            after = room.fork()
            after.fold(entry)
        except Exception:  # whatever the error is, reading ends here
            break
        room = after
        entries.append(entry)
    return room, entries

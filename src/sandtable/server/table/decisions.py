"""Decisions that need no guest's request: starting a game, acting for a seat, clocks that have run out.

`desk.py` makes the decisions that guests ask for.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.core.errors import SandtableError
from sandtable.core.record import Undo
from sandtable.core.table import Draft, Table
from sandtable.server.protocol.settings import Agreement
from sandtable.server.table import entries as log
from sandtable.server.table.branched import Branched
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Forgotten, Room

VOTING: Final = {"live": 90_000, "turns": 24 * 3_600_000}  # ms after which a proposal lapses
BEGINS_A_TURN: Final = ("turn-starts", "begins")  # events after which a new turn begins


class PlaysOn(Exception):
    """The game begins with what was played at another table. It may be long, so the archive plays it."""


class Decision(msgspec.Struct, frozen=True):
    """The entries to be written to the log.

    `draft` and `dealt` hold the work that was done to make them, so that `Room.fold` need not repeat it.
    """

    entries: list[log.AnyEntry]
    draft: Draft | None = None
    dealt: Table | None = None


def start(room: Room, now: int) -> Decision:
    """Deal the set-up with the sealed dice; PlaysOn if the table branched off from another."""
    if room.branched:
        raise PlaysOn
    settings, dice = room.settings, room.sealed()
    table = Table(room.game, settings.seats, dice, settings.variants)
    started = log.Started(
        at=now, rules_version=table.state.setting.rules_version, setup=table.deal, drawn=dice.drawn
    )
    return Decision([started], dealt=table)


def branch(room: Room, branched: Branched, now: int) -> Decision:
    """Begin with the decisions of another table; its luck is dealt again as it was."""
    record = branched.record(room.settings)
    drawn = branched.drawn
    entries: list[log.AnyEntry] = [
        log.Started(at=now, rules_version=record.rules_version, setup=record.setup, drawn=drawn)
    ]
    tables = Table.follow(record)
    next(tables)
    for entry, table in zip(record.entries, tables, strict=False):
        if isinstance(entry, Undo):
            entries.append(log.TookBack(at=now, seat=entry.seat, plays=entry.plays, agreed=entry.agreed))
            continue
        events = [log.Happened.of(event) for event in table.history[-1].events]
        entries.append(
            log.Acted(
                at=now, seat=entry.seat, action=entry.action, dealt=entry.dealt, drawn=drawn, events=events
            )
        )
    return Decision(entries)


def act(room: Room, seat: int, answer: int, action: str, now: int) -> Decision:
    """Take an action for a seat, whether its person or its bot chose it."""
    try:
        draft = room.playing_table.consider(action, seat, answer)
    except SandtableError as error:
        raise Refusal(error.code) from error
    happened = [log.Happened.of(event) for event in draft.played.events]
    acted = log.Acted(
        at=now, seat=seat, action=action, dealt=draft.dealt, drawn=room.sealed().drawn, events=happened
    )
    return Decision([*_overtaken(room, now), acted], draft=draft)


def _overtaken(room: Room, now: int) -> list[log.AnyEntry]:
    """The entry that ends an open vote about an undo, because somebody played on."""
    proposal = room.proposal
    return [log.Lapsed(at=now, seat=proposal.seat)] if proposal and proposal.what == "undo" else []


def propose(room: Room, seat: int, what: Agreement, now: int) -> log.Proposed:
    """Ask the others, and say exactly what an undo would take back and whose decisions that are."""
    until = now + VOTING[room.settings.pace]
    if what != "undo":
        return log.Proposed(at=now, seat=seat, what=what, until=until)
    plays = plays_to_take_back(room, seat)
    taken = room.playing_table.history[-plays:]
    verb = room.game.describe(taken[0].action).code.replace("-act-", "-verb-")
    seats = list(dict.fromkeys(played.seat for played in taken))
    return log.Proposed(at=now, seat=seat, what=what, plays=plays, seats=seats, verb=verb, until=until)


def run_out(room: Room, now: int) -> Decision:
    """Lend the seats whose clocks have run out to bots, and end a vote that took too long."""
    level = room.settings.stand_in
    seats = room.clocks.run_out(now) if room.clocks else []
    entries: list[log.AnyEntry] = [
        log.Lent(at=now, seat=seat, level=level, because="clock") for seat in seats
    ]
    if (proposal := room.proposal) and 0 < proposal.until <= now:
        entries.insert(0, log.Lapsed(at=now, seat=proposal.seat))
    return Decision(entries)


def plays_of_this_turn(room: Room, steps: int) -> int:
    """How many of the last `steps` decisions, which a seat may take back, belong to its turn.

    A bid that was made just before the turn began is not part of it.
    """
    for plays, played in enumerate(reversed(room.playing_table.history[-steps:])):
        if plays and any(event.kind.code in BEGINS_A_TURN for event in played.events):
            return plays
    return steps


def plays_to_take_back(room: Room, seat: int) -> int:
    """How many decisions have to be undone to undo the seat's last one.

    Raises Forgotten if this copy of the room does not remember that far back.
    """
    table = room.playing_table
    for plays, played in enumerate(reversed(table.history), 1):
        if played.seat == seat:
            return plays
    if table.bottom is None:
        raise Refusal("undo-start")
    raise Forgotten(seat)

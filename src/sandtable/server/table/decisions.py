"""Decisions that need no guest's request: starting a game, acting for a seat, clocks that have run out.

`desk.py` makes the decisions that guests ask for.
"""

from __future__ import annotations

import msgspec

from sandtable.core.errors import SandtableError
from sandtable.core.table import Draft, Table
from sandtable.server.table import entries as log
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Forgotten, Room


class Decision(msgspec.Struct, frozen=True):
    """The entries to be written to the log.

    `draft` and `dealt` hold the work that was done to make them, so that `Room.fold` need not repeat it.
    """

    entries: list[log.AnyEntry]
    draft: Draft | None = None
    dealt: Table | None = None


def start(room: Room, now: int) -> Decision:
    """Deal the set-up with the sealed dice."""
    settings, dice = room.settings, room.sealed()
    table = Table(room.game, settings.seats, dice, settings.variants)
    started = log.Started(
        at=now, rules_version=table.state.setting.rules_version, setup=table.deal, drawn=dice.drawn
    )
    return Decision([started], dealt=table)


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
    return Decision([acted], draft=draft)


def run_out(room: Room, now: int) -> Decision:
    """Lend the seats whose clocks have run out to bots."""
    level = room.settings.stand_in
    seats = room.clocks.run_out(now) if room.clocks else []
    return Decision([log.Lent(at=now, seat=seat, level=level, because="clock") for seat in seats])


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

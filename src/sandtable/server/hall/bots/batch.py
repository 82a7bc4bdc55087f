"""The moves of bots that are decided one after another and written to the log together."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.decisions import Decision
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room


class Move(NamedTuple):
    """What the bot of a seat answers to the question with this number."""

    seat: int
    answer: int
    action: str


def is_open(room: Room, seat: int, answer: int) -> bool:
    """Whether this question is still open, and still for a bot."""
    return seat in room.bots_asked() and room.playing_table.answer(seat) == answer


def play(room: Room, move: Move, now: int) -> list[log.AnyEntry]:
    """Make a move in this room, which is a fork; returns its entries."""
    decision = decisions.act(room, move.seat, move.answer, move.action, now)
    for entry in decision.entries:
        room.fold(entry, decision.draft)
    return decision.entries


def decide(room: Room, moves: list[Move], now: int) -> Decision:
    """All the moves as one decision, up to the first whose question is no longer open.

    The moves were chosen on a fork of this room. If the room has changed since then, a later move may no
    longer be allowed; it is dropped, and its bot is asked again.
    """
    ahead, entries = room.fork(), list[log.AnyEntry]()
    for move in moves:
        if not is_open(ahead, move.seat, move.answer):
            break
        try:
            entries += play(ahead, move, now)
        except Refusal:
            if not entries:
                raise
            break
    return Decision(entries)

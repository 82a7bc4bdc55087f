"""A game as runs: the decisions that a seat makes one after the other, until luck or somebody else steps in.

In Five Tribes a run is a whole move, in Cleopatra a visit to the quarry, in Camel Up mostly one action. An
undo is a run of its own.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.action import Action
from sandtable.core.errors import BadRecord
from sandtable.core.game import Game
from sandtable.core.record import Play, Record
from sandtable.core.replay import ReplayedRecord
from sandtable.core.state import State

PURPOSES: Final = 8  # independent questions about one run
NUMBERS: Final = 512  # seeds for each of them


class Run:
    """Decisions of one seat; the entries of the record are numbered from 1.

    `before` is the state before the run, `last` the state before its last action, and `after` the state that
    it led to. `dealt` says whether the last action met luck. A run without actions is an undo.
    """

    def __init__(self, first: int, seat: int, before: State) -> None:
        self.first = first
        self.seat = seat
        self.before = before
        self.entry = first  # the number of its last entry
        self.actions: list[Action] = []
        self.last = before
        self.after = before
        self.dealt = False

    def seed(self, purpose: int) -> int:
        """A seed that depends only on the place in the record; even, because a search also uses the next."""
        return 2 * NUMBERS * (self.first * PURPOSES + purpose)


class GameLine:
    """A finished game, replayed and divided into runs."""

    def __init__(self, record: Record) -> None:
        if record.result is None:
            raise BadRecord("this game is not over: only finished games are reviewed")
        replayed = ReplayedRecord(record)
        self.record = record
        self.game: Game[Any] = replayed.table.game
        self.names = [replayed.table.tags.get(f"seat {seat}", "") for seat in range(record.seats)]
        self.start = replayed.start
        self.end = replayed.table.state
        self.runs = runs_of(self.game, record, replayed)


def runs_of(game: Game[Any], record: Record, replayed: ReplayedRecord) -> list[Run]:
    """The runs of a record, in order."""
    found: list[Run] = []
    before = replayed.start
    running: Run | None = None
    for number, each in enumerate(replayed.entries, 1):
        entry = each.entry
        if running is None or running.seat != entry.seat or not isinstance(entry, Play):
            running = Run(number, entry.seat, before)
            found.append(running)
        running.entry, running.last, running.after = number, before, each.state
        if isinstance(entry, Play):
            running.actions.append(game.action(entry.action))
            running.dealt = bool(entry.dealt)
        if running.dealt or not running.actions:
            running = None
        before = each.state
    return found

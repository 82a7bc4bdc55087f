"""Decisions at a table: those that stand, those that are only considered, and how far back undo goes."""

from __future__ import annotations

import msgspec

from sandtable.core.action import Action
from sandtable.core.events import Event
from sandtable.core.state import State


class Played:
    """A decision that stands, with everything that undo and the log need to know about it."""

    def __init__(
        self, seat: int, action: Action, before: State, events: list[Event], stop: str | None
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.events = events
        self.stop = stop  # why it cannot be taken back (undo-luck, undo-secret, undo-final), or None


class Draft(msgspec.Struct, frozen=True):
    """A decision that was checked and played out but does not stand yet; see `Table.consider`."""

    played: Played
    dealt: list[int]
    after: State


class Bottom(msgspec.Struct, frozen=True):
    """The last decision that a table has forgotten: its seat, and why it could not be taken back."""

    seat: int
    stop: str | None


class UndoLimit(msgspec.Struct, frozen=True):
    """How many of its last decisions a seat may take back, and what prevents it from going further.

    >>> table = sandtable.Table(sandtable.game("camel-up"), 3, sandtable.Chance(7), {"setup_order": "random"})
    >>> events = table.play("leg blue")
    >>> table.undo_limit(0)
    UndoLimit(steps=1, stopped_by='undo-start')
    """

    steps: int
    stopped_by: str

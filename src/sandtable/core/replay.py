"""A record replayed, with every moment of it kept."""

from __future__ import annotations

from sandtable.core.action import Action
from sandtable.core.errors import BadSetup
from sandtable.core.events import Event
from sandtable.core.record import Entry, Record, Undo
from sandtable.core.state import State
from sandtable.core.table import Played, Table


class Frame:
    """One entry of a record, what it brought (or took back), and the state after it."""

    def __init__(self, entry: Entry, events: list[Event], taken_back: list[Action], state: State) -> None:
        self.entry = entry
        self.events = events
        self.taken_back = taken_back
        self.state = state


class Film:
    """The table at the end and the state after every entry; states never change, so this costs little."""

    def __init__(self, record: Record) -> None:
        moments = Table.follow(record)
        self.table = next(moments)
        self.start = self.table.state
        self.frames: list[Frame] = []
        history: list[Played] = []
        for entry, table in zip(record.entries, moments, strict=False):
            taken_back: list[Action] = []
            if isinstance(entry, Undo):
                taken_back = [played.action for played in history[-entry.plays :]]
            events = [] if taken_back else table.state.news
            self.frames.append(Frame(entry, events, taken_back, table.state))
            history = table.history[:]
        list(moments)  # the result is checked after the last entry

    def state_at(self, number: int | None) -> State:
        """The state after so many entries; None: after all."""
        if number is None:
            return self.table.state
        if not 0 <= number <= len(self.frames):
            raise BadSetup(f"the record has entries 1 to {len(self.frames)} (0: the set-up), not {number}")
        return self.frames[number - 1].state if number else self.start

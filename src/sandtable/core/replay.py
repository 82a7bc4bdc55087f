"""A replayed record: every entry with its events and the state after it."""

from __future__ import annotations

from sandtable.core.action import Action
from sandtable.core.errors import BadSetup
from sandtable.core.events import Event
from sandtable.core.record import Entry, Record, Undo
from sandtable.core.state import State
from sandtable.core.table import Played, Table


class ReplayedEntry:
    """One entry of a record, its events or the actions it took back, and the state after it."""

    def __init__(self, entry: Entry, events: list[Event], taken_back: list[Action], state: State) -> None:
        self.entry = entry
        self.events = events
        self.taken_back = taken_back
        self.state = state


class ReplayedRecord:
    """The table at the end, and the state after every entry."""

    def __init__(self, record: Record) -> None:
        tables = Table.follow(record)
        self.table = next(tables)
        self.start = self.table.state
        self.entries: list[ReplayedEntry] = []
        history: list[Played] = []
        for entry, table in zip(record.entries, tables, strict=False):
            taken_back: list[Action] = []
            if isinstance(entry, Undo):
                taken_back = [played.action for played in history[-entry.plays :]]
            events = [] if taken_back else table.state.news
            self.entries.append(ReplayedEntry(entry, events, taken_back, table.state))
            history = table.history[:]
        list(tables)  # `follow` checks the result after the last entry

    def state_at(self, number: int | None) -> State:
        """Return the state after `number` entries, or after all of them for None."""
        if number is None:
            return self.table.state
        if not 0 <= number <= len(self.entries):
            raise BadSetup(f"the record has entries 1 to {len(self.entries)} (0: the set-up), not {number}")
        return self.entries[number - 1].state if number else self.start

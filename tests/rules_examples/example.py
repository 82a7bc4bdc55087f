"""The parts of an example: lines, actions, and the recording of a played position."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable import Game, Message
from sandtable.core.events import Event
from sandtable.core.message import Word
from sandtable.core.state import State


class Line(msgspec.Struct):
    """An event in words and as data."""

    message: Message
    event: dict[str, Word]


class Action(msgspec.Struct):
    """The lines told about an action, and the fields of the view that it changed."""

    lines: list[Line]
    view: dict[str, Any]


class Example(msgspec.Struct):
    """One example; `shows` names the parts of the board that are worth showing."""

    shows: str
    start: dict[str, Any]
    actions: list[Action]


class Telling:
    """Records an example while it is played, as `seat` sees it."""

    def __init__(self, shows: str, game: Game[Any], state: State, seat: int | None = None) -> None:
        self.game = game
        self.seat = seat
        self.view = self.see(state)
        self.example = Example(shows, self.view, [])

    def see(self, state: State) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(state, self.seat))
        return view

    def tell(self, state: State) -> None:
        """Record the action that has just been played."""
        before, self.view = self.view, self.see(state)
        changes = {name: value for name, value in self.view.items() if value != before[name]}
        self.example.actions.append(Action([self.line(event) for event in state.news], changes))

    def line(self, event: Event) -> Line:
        return Line(self.game.read(event, self.seat), self.game.vocabulary.data(event, self.seat))

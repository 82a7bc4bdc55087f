"""A puzzle as data: the position, the plans to choose from, and which of them is best."""

from __future__ import annotations

from typing import Any

import msgspec

import sandtable
from sandtable.core.message import Message
from sandtable.core.state import State
from sandtable.review.figures import Estimate
from sandtable.review.report import Reason


class Choice(msgspec.Struct, frozen=True):
    """A plan to choose: the chance to win with it, and how far it is behind the best one."""

    actions: list[str]
    chance: Estimate
    behind: Estimate


class Puzzle(msgspec.Struct, frozen=True):
    """A position in which a seat must decide. `choices[answer]` is best, beyond every margin.

    `missed` is the choice of a regular player. The reason compares the best plan with it.
    """

    id: str
    game: str
    seat: int
    state: dict[str, Any]  # `State.to_data()`
    choices: list[Choice]
    answer: int
    missed: int
    reason: Reason

    def position(self) -> State:
        """The position; it is the truth, so show only the view of the seat."""
        found: State = sandtable.game(self.game).from_data(self.state)
        return found

    @property
    def kind(self) -> str:
        """The kind of action that the answer begins with, like `bet` or `roll`."""
        return kind_of(self.choices[self.answer].actions[0])

    def words(self) -> dict[str, Message]:
        """Every action of the choices, in words."""
        texts = [text for choice in self.choices for text in choice.actions]
        return sandtable.game(self.game).describe_all(texts)


def kind_of(action: str) -> str:
    """The kind of an action, which is its first word."""
    return action.partition(" ")[0]

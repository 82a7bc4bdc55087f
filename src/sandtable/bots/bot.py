"""What a bot is: one method, and what it is given to decide with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from sandtable.core.action import Action

Sample = Callable[[], Any]  # deals a full state of the game as the seat may imagine it


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: units of work, with a clock as the upper bound."""

    work: int = 1000
    seconds: float = 1.0


class Bot(Protocol):
    """One method: choose among the options by the view, by imagined states and within a budget."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action: ...


MakeBot = Callable[[str, int], Bot]  # of a game and a seed


class Player(msgspec.Struct, frozen=True):
    """A bot of one game at one level: how to make it of a seed, and how long it may think."""

    make: Callable[[int], Bot]
    budget: Budget = Budget()

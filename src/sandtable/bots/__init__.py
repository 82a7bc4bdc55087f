"""Players that are programs. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from sandtable.bots.camel_up import CamelUpBot
from sandtable.bots.random import RandomBot
from sandtable.core.action import Action
from sandtable.core.state import State

Sample = Callable[[], State]  # deals a full state as the seat may imagine it


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: units of work, with a clock as the upper bound."""

    work: int = 1000
    seconds: float = 1.0


class Bot(Protocol):
    """One method: choose among the options by the view, by imagined states and within a budget."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action: ...


def simple_bot(game: str, seed: int = 0) -> Bot:
    """A simple but sensible player of that game; one without such a player gets a random one."""
    return CamelUpBot() if game == "camel-up" else RandomBot(seed)


__all__ = ["Bot", "Budget", "CamelUpBot", "RandomBot", "Sample", "simple_bot"]

"""Players that are programs. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from sandtable.bots.camel_up import CamelUpBot
from sandtable.bots.cleopatra import CleopatraBot
from sandtable.bots.five_tribes import FiveTribesBot
from sandtable.bots.random import RandomBot
from sandtable.core.action import Action

Sample = Callable[[], Any]  # deals a full state of the game as the seat may imagine it


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: units of work, with a clock as the upper bound."""

    work: int = 1000
    seconds: float = 1.0


class Bot(Protocol):
    """One method: choose among the options by the view, by imagined states and within a budget."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action: ...


def simple_bot(game: str, seed: int = 0) -> Bot:
    """A simple but sensible player of that game; one without such a player gets a random one."""
    if game == "camel-up":
        return CamelUpBot()
    if game == "five-tribes":
        return FiveTribesBot(seed)
    return CleopatraBot(seed) if game == "cleopatra" else RandomBot(seed)


__all__ = [
    "Bot",
    "Budget",
    "CamelUpBot",
    "CleopatraBot",
    "FiveTribesBot",
    "RandomBot",
    "Sample",
    "simple_bot",
]

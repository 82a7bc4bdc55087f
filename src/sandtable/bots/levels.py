"""The bots by name: who plays at which level, and how long each may think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import Bot, Budget, MakeBot
from sandtable.bots.camel_up import CamelUpBot
from sandtable.bots.cleopatra import CleopatraBot
from sandtable.bots.five_tribes import FiveTribesBot
from sandtable.bots.random import RandomBot
from sandtable.core.errors import BadSetup


def simple_bot(game: str, seed: int = 0) -> Bot:
    """A simple but sensible player of that game; one without such a player gets a random one."""
    if game == "camel-up":
        return CamelUpBot()
    if game == "five-tribes":
        return FiveTribesBot(seed)
    return CleopatraBot(seed) if game == "cleopatra" else RandomBot(seed)


LEVELS: Final[Mapping[str, MakeBot]] = {
    "simple": simple_bot,
    "random": lambda game, seed: RandomBot(seed),
}
RANKS: Final = ("random", "simple")  # those who climb the ladder, the weakest first
BUDGETS: Final[Mapping[str, Budget]] = {}  # of those that do not have the usual one


def make(game: str, level: str, seed: int) -> Bot:
    """The bot of that level; BadSetup if there is none."""
    return maker(level)(game, seed)


def maker(level: str) -> MakeBot:
    if level not in LEVELS:
        raise BadSetup(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return LEVELS[level]


def budget(game: str, level: str) -> Budget:
    """How long that level may think about a decision of that game."""
    return BUDGETS.get(level, Budget())

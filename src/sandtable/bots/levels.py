"""The bots by name: who plays at which level, and how long each may think."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pkgutil import resolve_name
from typing import Final

from sandtable.bots.bot import Bot, Budget, Level, MakeBot
from sandtable.bots.random import RandomBot
from sandtable.core.errors import BadSetup
from sandtable.core.game import game as find_game

OLD_NAMES: Final = {"simple": "regular"}  # in the logs of tables opened before there were levels


def levels_of(game: str) -> Mapping[str, Level]:
    """The bots that a game declares, by level; empty if it has none of its own."""
    declared = find_game(game).bots
    return _declared(declared) if declared else {}


@cache
def _declared(place: str) -> Mapping[str, Level]:
    found: Mapping[str, Level] = resolve_name(place)
    return found


def make(game: str, level: str, seed: int) -> Bot:
    """The bot of that level; BadSetup if there is none."""
    return player(game, level).make(seed)


def budget(game: str, level: str) -> Budget:
    """How long that level may think about a decision of that game."""
    return player(game, level).budget


def player(game: str, level: str) -> Level:
    """The bot of a game at a level; a game without bots of its own has random ones."""
    players = levels_of(game)
    if level == "random" or not players:
        return Level(RandomBot)
    level = OLD_NAMES.get(level, level)
    if level not in players:
        known = ", ".join([*players, "random"])
        raise BadSetup(f"{game} has no bot {level!r}; its bots are {known}")
    return players[level]


def offered(game: str) -> list[str]:
    """The levels that people may choose for that game, the weakest first."""
    players = levels_of(game)
    return [level for level in OFFERED if level in players or not players]


def playable(game: str, level: str) -> str:
    """That level, or the usual one where an old table names a level that its game does not have."""
    players = levels_of(game)
    known = level == "random" or not players or OLD_NAMES.get(level, level) in players
    return level if known else USUAL


def maker(level: str) -> MakeBot:
    """One that makes bots of that level for any game."""
    return lambda game, seed: make(game, level, seed)


USUAL: Final = "regular"
OFFERED: Final = ("novice", "regular", "strong", "expert")  # to people
RANKS: Final = ("random", *OFFERED)  # the weakest first
CONTROLS: Final = ("greedy", "rule-of-thumb")  # to measure the others by
LEVELS: Final[Mapping[str, MakeBot]] = {level: maker(level) for level in (*RANKS, *CONTROLS, *OLD_NAMES)}

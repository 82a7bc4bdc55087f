"""The bots of every game by the name of their level."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Final

from sandtable.bots.bot import Bot, Budget, Level, MakeBot
from sandtable.bots.random import RandomBot
from sandtable.core.errors import BadSetup
from sandtable.core.registry import game as find_game
from sandtable.core.registry import load_from

OLD_NAMES: Final = {"simple": "regular"}  # in the logs of tables opened before there were levels


def levels_of(game: str) -> Mapping[str, Level]:
    """The levels that a game declares, by name, and the custom one; empty if it has no bots of its own."""
    declared = find_game(game).bots
    if not declared:
        return {}
    place = os.environ.get(VARIABLE, "")
    levels = _declared(game, declared)
    return {**levels, CUSTOM: _custom(game, place)} if place else levels


@cache
def _custom(game: str, place: str) -> Level:
    """The level of a bot from elsewhere, `module:Class`, which is made from the name of a game and a seed."""
    found: MakeBot = load_from(place, f"{VARIABLE}: there is no bot at")
    return Level(lambda seed: found(game, seed))


@cache
def _declared(game: str, place: str) -> Mapping[str, Level]:
    found: Mapping[str, Level] = load_from(place, f"{game} has no bots at")
    return found


def make(game: str, level: str, seed: int) -> Bot:
    """Make a bot of a level; BadSetup if the game has no such level.

    >>> from sandtable.bots import make
    >>> hasattr(make("five-tribes", "expert", seed=1), "choose")
    True
    """
    return level_of(game, level).make(seed)


def budget(game: str, level: str) -> Budget:
    """How long bots of a level may think about a decision of the game.

    >>> from sandtable.bots import budget
    >>> budget("camel-up", "expert").work > budget("camel-up", "strong").work
    True
    """
    return level_of(game, level).budget


def level_of(game: str, level: str) -> Level:
    """The level of a game by its name; a game without bots of its own has random ones."""
    levels = levels_of(game)
    if level == "random" or not levels:
        return Level(RandomBot)
    level = OLD_NAMES.get(level, level)
    if level not in levels:
        known = ", ".join([*levels, "random"])
        raise BadSetup(f"{game} has no bot {level!r}; its bots are {known}")
    return levels[level]


def offered(game: str) -> list[str]:
    """The levels that people may choose for a game, the weakest first."""
    levels = levels_of(game)
    return [level for level in (*OFFERED, CUSTOM) if level in levels or (not levels and level != CUSTOM)]


def playable(game: str, level: str) -> str:
    """The level itself, or the usual one if an old table names a level that its game does not have."""
    levels = levels_of(game)
    known = level == "random" or not levels or OLD_NAMES.get(level, level) in levels
    return level if known else USUAL


def maker(level: str) -> MakeBot:
    """A function that makes bots of a level for any game."""
    return lambda game, seed: make(game, level, seed)


USUAL: Final = "regular"
CUSTOM: Final = "custom"  # the level of the bot that the environment variable names
VARIABLE: Final = "SANDTABLE_BOT"
OFFERED: Final = ("novice", "regular", "strong", "expert")
"""The levels that people can choose, the weakest first.

>>> from sandtable.bots import OFFERED
>>> OFFERED
('novice', 'regular', 'strong', 'expert')
"""

RANKS: Final = ("random", *OFFERED)
"""All levels in the order of their strength, the weakest first.

>>> from sandtable.bots import RANKS
>>> RANKS[0]
'random'
"""

CONTROLS: Final = ("accountant", "greedy", "rule-of-thumb")
"""Bots to measure the others against; `accountant` is the best that looks one move ahead.

>>> from sandtable.bots import CONTROLS
>>> CONTROLS
('accountant', 'greedy', 'rule-of-thumb')
"""

EVERY_LEVEL: Final = (*RANKS, *CONTROLS, *OLD_NAMES, CUSTOM)
LEVELS: Final[Mapping[str, MakeBot]] = {level: maker(level) for level in EVERY_LEVEL}
"""For each level, a function that makes its bots for any game.

>>> from sandtable.bots import LEVELS
>>> hasattr(LEVELS["novice"]("cleopatra", 7), "choose")
True
"""

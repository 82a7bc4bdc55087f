"""The bots by name: who plays at which level, and how long each may think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import Bot, Budget, MakeBot, Player
from sandtable.bots.camel_up.levels import CAMEL_UP
from sandtable.bots.cleopatra.levels import CLEOPATRA
from sandtable.bots.five_tribes.levels import FIVE_TRIBES
from sandtable.bots.random import RandomBot
from sandtable.core.errors import BadSetup

PLAYERS: Final[Mapping[str, Mapping[str, Player]]] = {
    "camel-up": CAMEL_UP,
    "five-tribes": FIVE_TRIBES,
    "cleopatra": CLEOPATRA,
}
OLD_NAMES: Final = {"simple": "regular"}  # in the logs of tables opened before there were levels


def make(game: str, level: str, seed: int) -> Bot:
    """The bot of that level; BadSetup if there is none."""
    return player(game, level).make(seed)


def budget(game: str, level: str) -> Budget:
    """How long that level may think about a decision of that game."""
    return player(game, level).budget


def player(game: str, level: str) -> Player:
    """Who plays that game at that level; a game without players of its own has random ones."""
    if level == "random" or game not in PLAYERS:
        return Player(RandomBot)
    players = PLAYERS[game]
    level = OLD_NAMES.get(level, level)
    if level not in players:
        known = ", ".join([*players, "random"])
        raise BadSetup(f"{game} has no bot {level!r}; its bots are {known}")
    return players[level]


def offered(game: str) -> list[str]:
    """The levels that people may choose for that game, the weakest first."""
    return [level for level in OFFERED if level in PLAYERS.get(game, OFFERED)]


def playable(game: str, level: str) -> str:
    """That level, or the usual one where an old table names a level that its game does not have."""
    known = level == "random" or game not in PLAYERS or OLD_NAMES.get(level, level) in PLAYERS[game]
    return level if known else USUAL


def maker(level: str) -> MakeBot:
    """One that makes bots of that level for any game."""
    return lambda game, seed: make(game, level, seed)


USUAL: Final = "regular"
OFFERED: Final = ("novice", "regular", "strong", "expert")  # to people
RANKS: Final = ("random", *OFFERED)  # the weakest first
CONTROLS: Final = ("greedy", "rule-of-thumb")  # to measure the others by
LEVELS: Final[Mapping[str, MakeBot]] = {level: maker(level) for level in (*RANKS, *CONTROLS, *OLD_NAMES)}

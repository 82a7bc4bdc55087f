"""The bots by name: who plays at which level, and how long each may think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import Bot, Budget, MakeBot, Player
from sandtable.bots.camel_up_players import CAMEL_UP
from sandtable.bots.cleopatra_players import CLEOPATRA
from sandtable.bots.five_tribes_players import FIVE_TRIBES
from sandtable.bots.random import RandomBot
from sandtable.core.errors import BadSetup

PLAYERS: Final[Mapping[str, Mapping[str, Player]]] = {
    "camel-up": CAMEL_UP,
    "five-tribes": FIVE_TRIBES,
    "cleopatra": CLEOPATRA,
}
OLD_NAMES: Final = {"simple": "greedy"}  # in the logs of tables opened before there were levels


def make(game: str, level: str, seed: int) -> Bot:
    """The bot of that level; BadSetup if there is none."""
    return player(game, level).make(seed)


def budget(game: str, level: str) -> Budget:
    """How long that level may think about a decision of that game."""
    return player(game, level).budget


def player(game: str, level: str) -> Player:
    if level == "random":
        return Player(RandomBot)
    players = PLAYERS.get(game, {})
    level = OLD_NAMES.get(level, level)
    if level not in players:
        known = ", ".join([*players, "random"])
        raise BadSetup(f"{game} has no bot {level!r}; its bots are {known}")
    return players[level]


def maker(level: str) -> MakeBot:
    """One that makes bots of that level for any game."""
    return lambda game, seed: make(game, level, seed)


def simple_bot(game: str, seed: int = 0) -> Bot:
    """A simple but sensible player of that game; one without such a player gets a random one."""
    return make(game, "greedy" if game in PLAYERS else "random", seed)


RANKS: Final = ("random", "novice", "regular", "strong", "expert")  # the weakest first
CONTROLS: Final = ("greedy", "rule-of-thumb")
LEVELS: Final[Mapping[str, MakeBot]] = {level: maker(level) for level in ("simple", *RANKS, *CONTROLS)}

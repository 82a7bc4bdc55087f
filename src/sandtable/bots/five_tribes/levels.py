"""The bots of Five Tribes: four levels, and a greedy player to measure them by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import AT_MOST, Bot, Budget, Level
from sandtable.bots.five_tribes.accountant import Accountant
from sandtable.bots.five_tribes.mind import FiveTribesMind
from sandtable.bots.five_tribes.players import QuickTribes, SearchingTribes


def novice(seed: int) -> Bot:
    """Sees only the points of a move, misjudges them, and pays little for an early turn."""
    return QuickTribes(FiveTribesMind(hopeful=False, denial=0.0, eager=0.4), seed, whim=6.0)


def regular(seed: int) -> Bot:
    """Knows what things become, what the next player would like, and what an early turn is worth."""
    return QuickTribes(FiveTribesMind(), seed, whim=2.0)


def strong(seed: int) -> Bot:
    """Plays the few best plans out to the end of the round."""
    return SearchingTribes(FiveTribesMind(), seed, worlds=2, width=4)


def expert(seed: int) -> Bot:
    """Considers many more moves, even unpromising ones, plays them out more often, and judges as learned."""
    return SearchingTribes(FiveTribesMind(careful=True, judges=True), seed, worlds=12, width=40)


def greedy(seed: int) -> Bot:
    """Takes the largest immediate gain and never pays for the order of play."""
    return QuickTribes(FiveTribesMind(hopeful=False, denial=0.0, eager=0.0), seed)


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(novice, Budget(1, 0.3)),
    "regular": Level(regular, Budget(1, 0.5)),
    "strong": Level(strong, Budget(24, AT_MOST)),
    "expert": Level(expert, Budget(500, AT_MOST)),
    "accountant": Level(Accountant),
    "greedy": Level(greedy),
}

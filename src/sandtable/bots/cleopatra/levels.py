"""Who plays Cleopatra: four levels, and a greedy player to measure them by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import Bot, Budget, Level
from sandtable.bots.cleopatra.mind import CleopatraMind
from sandtable.bots.cleopatra.worth import Taste
from sandtable.bots.search import FollowBot, SearchBot


def novice(seed: int) -> Bot:
    """Builds a piece or two as soon as it can, dislikes every amulet alike without looking at who else is
    corrupt, misjudges stalls and visits."""
    taste = Taste()
    taste.amulet = taste.cheapest = taste.dearest = 1.5
    taste.thrift = 0.5
    taste.offered = 0.3
    taste.most_pieces = 2
    taste.whim = 4.0
    return FollowBot(CleopatraMind(taste), seed)


def regular(seed: int) -> Bot:
    return FollowBot(CleopatraMind(Taste()), seed)


def strong(seed: int) -> Bot:
    return SearchBot(CleopatraMind(Taste()), seed, worlds=10, width=14, trust=1.0)


def expert(seed: int) -> Bot:
    """As the strong one with more work, and careful about the small questions too."""
    return SearchBot(CleopatraMind(Taste(), careful=True), seed, worlds=32, width=14, trust=1.0)


def greedy(seed: int) -> Bot:
    """The best gain at once: cards that are paid count for nothing, an amulet always the same."""
    taste = Taste()
    taste.amulet = taste.cheapest = taste.dearest = 1.0
    taste.thrift = 0.0
    return FollowBot(CleopatraMind(taste), seed)


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(novice, Budget(1, 0.3)),
    "regular": Level(regular, Budget(1, 0.5)),
    "strong": Level(strong, Budget(90, 1.0)),
    "expert": Level(expert, Budget(600, 2.0)),
    "greedy": Level(greedy),
}

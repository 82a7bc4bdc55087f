"""The players of Cleopatra: four levels, and a greedy player to compare them with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import AT_MOST, Bot, Budget, Level
from sandtable.bots.cleopatra.accountant import Accountant
from sandtable.bots.cleopatra.mind import CleopatraMind
from sandtable.bots.cleopatra.worth import Taste
from sandtable.bots.search import FollowBot, SearchBot


def novice(seed: int) -> Bot:
    """Build a piece or two as soon as possible, and misjudge stalls and visits.

    An amulet always costs the same, whoever else is corrupt.
    """
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
    """Play like the strong level with more work, search the small questions too, and judge as learned."""
    return SearchBot(CleopatraMind(Taste(), careful=True, judges=True), seed, worlds=24, width=14, trust=1.0)


def greedy(seed: int) -> Bot:
    """Take the best immediate gain: cards paid cost nothing, and an amulet always costs the same."""
    taste = Taste()
    taste.amulet = taste.cheapest = taste.dearest = 1.0
    taste.thrift = 0.0
    return FollowBot(CleopatraMind(taste), seed)


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(novice, Budget(1, 0.3)),
    "regular": Level(regular, Budget(1, 0.5)),
    "strong": Level(strong, Budget(90, AT_MOST)),
    "expert": Level(expert, Budget(300, AT_MOST)),
    "accountant": Level(Accountant),
    "greedy": Level(greedy),
}

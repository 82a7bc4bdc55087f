"""The levels of the Camel Up bots, and two simple bots to measure them against."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import AT_MOST, Bot, Budget, Level
from sandtable.bots.camel_up.accountant import Accountant
from sandtable.bots.camel_up.controls import Greedy, RuleOfThumb
from sandtable.bots.camel_up.mind import CamelUpMind
from sandtable.bots.camel_up.novice import CamelUpNovice
from sandtable.bots.search import FollowBot, SearchBot


def regular(seed: int) -> Bot:
    """A bot that estimates the leg from a few simulated ones and takes what is worth most."""
    return FollowBot(CamelUpMind(), seed)


def strong(seed: int) -> Bot:
    """A bot that looks to the end of the leg, roughly, and judges as learned how the race stands then."""
    mind = CamelUpMind(
        samples=12,
        tile_samples=76,
        root_races=400,
        exact=True,
        patience=0.5,
        denial=0.5,
        caution=0.3,
        judges=True,
    )
    return SearchBot(mind, seed, worlds=16, width=12, trust=50.0)


def expert(seed: int) -> Bot:
    """A bot that looks to the end of the leg with care, judges as learned how the race stands then, and reads
    the others' bets from when they were laid."""
    mind = CamelUpMind(
        samples=24,
        tile_samples=251,
        root_races=800,
        exact=True,
        reads=True,
        patience=1.0,
        denial=0.5,
        caution=0.3,
        judges=True,
    )
    return SearchBot(mind, seed, worlds=32, width=14, trust=50.0)


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(CamelUpNovice, Budget(1, 0.3)),
    "regular": Level(regular, Budget(1, 0.5)),
    "strong": Level(strong, Budget(200, AT_MOST)),
    "expert": Level(expert, Budget(400, AT_MOST)),
    "accountant": Level(Accountant),
    "greedy": Level(Greedy),
    "rule-of-thumb": Level(RuleOfThumb),
}

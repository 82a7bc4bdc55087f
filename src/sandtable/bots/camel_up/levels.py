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
    """A bot that looks to the end of the leg and judges as learned how the race stands then. It reads the
    others' bets from when they were laid."""
    return SearchBot(mind_for_legs(16, 100, 400, 0), seed, worlds=20, width=12, trust=50.0)


def expert(seed: int) -> Bot:
    """Plays like the strong level with more work for all estimates, and reads bets with more care."""
    return SearchBot(mind_for_legs(24, 251, 800, 400), seed, worlds=32, width=14, trust=50.0)


def mind_for_legs(samples: int, tile_samples: int, root_races: int, laid_races: int) -> CamelUpMind:
    return CamelUpMind(
        samples,
        tile_samples,
        root_races,
        exact=True,
        reads=True,
        patience=1.0,
        denial=0.5,
        caution=0.3,
        judges=True,
        laid_races=laid_races,
    )


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(CamelUpNovice, Budget(1, 0.3)),
    "regular": Level(regular, Budget(1, 0.5)),
    "strong": Level(strong, Budget(240, AT_MOST)),
    "expert": Level(expert, Budget(400, AT_MOST)),
    "accountant": Level(Accountant),
    "greedy": Level(Greedy),
    "rule-of-thumb": Level(RuleOfThumb),
}

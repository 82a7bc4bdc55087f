"""Who plays Camel Up: four levels, and two others to measure them by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import Budget, Player
from sandtable.bots.camel_up import CamelUpBot, RuleOfThumb
from sandtable.bots.camel_up_novice import CamelUpNovice
from sandtable.bots.minds.camel_up import CamelUpMind
from sandtable.bots.search import FollowBot, SearchBot

CAMEL_UP: Final[Mapping[str, Player]] = {
    "novice": Player(CamelUpNovice, Budget(1, 0.3)),
    "regular": Player(lambda seed: FollowBot(CamelUpMind(root_samples=24), seed), Budget(1, 0.5)),
    "strong": Player(lambda seed: SearchBot(CamelUpMind(), seed, worlds=8, width=10), Budget(150, 1.0)),
    "expert": Player(lambda seed: SearchBot(CamelUpMind(), seed, worlds=32, width=16), Budget(2000, 2.0)),
    "greedy": Player(CamelUpBot),
    "rule-of-thumb": Player(RuleOfThumb),
}

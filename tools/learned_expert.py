"""The experts with the learned judgements, as guest bots with which the ladder can measure them.

Camel Up's expert judges as learned anyway.

sandtable ladder --game five-tribes --seats 3 --games 400 --no-clock --matches climb --matches hold \\
    --bots expert --bot learned=tools.learned_expert:LearnedExpert
"""

from __future__ import annotations

import math
from typing import Any

from sandtable.bots import Bot, Budget, budget
from sandtable.bots.camel_up.levels import expert
from sandtable.bots.cleopatra.mind import CleopatraMind
from sandtable.bots.cleopatra.worth import Taste
from sandtable.bots.five_tribes.mind import FiveTribesMind
from sandtable.bots.five_tribes.players import SearchingTribes
from sandtable.bots.search import SearchBot
from sandtable.core.action import Action


def five_tribes(seed: int) -> Bot:
    return SearchingTribes(FiveTribesMind(careful=True, judges=True), seed, worlds=12, width=40)


def cleopatra(seed: int) -> Bot:
    mind = CleopatraMind(Taste(), careful=True, judges=True)
    return SearchBot(mind, seed, worlds=32, width=14, trust=1.0)


EXPERTS = {"camel-up": expert, "five-tribes": five_tribes, "cleopatra": cleopatra}


class LearnedExpert:
    """A bot that judges positions as learned, and otherwise searches as the expert does, with the expert's
    budget."""

    def __init__(self, game: str, seed: int) -> None:
        self.bot = EXPERTS[game](seed)
        self.budget = Budget(budget(game, "expert").work, math.inf)

    def choose(self, view: Any, options: list[Action], sample: Any, allowed: Budget) -> Action:
        return self.bot.choose(view, options, sample, self.budget)

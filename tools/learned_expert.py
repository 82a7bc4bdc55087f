"""Camel Up's expert with the learned judgement, as a guest bot with which the ladder can measure it.

sandtable ladder --game camel-up --seats 4 --games 400 --no-clock --matches climb --matches hold \\
    --bots expert --bot learned=tools.learned_expert:LearnedExpert --versus learned:expert
"""

from __future__ import annotations

import math
from typing import Any

from sandtable.bots import Budget, budget
from sandtable.bots.camel_up.mind import CamelUpMind
from sandtable.bots.search import SearchBot
from sandtable.core.action import Action


class LearnedExpert:
    """A bot that judges positions as learned, and otherwise searches as the expert does, with the expert's
    budget."""

    def __init__(self, game: str, seed: int) -> None:
        mind = CamelUpMind(24, 251, 800, exact=True, reads=True, patience=0.6, denial=0.5, judges=True)
        self.bot = SearchBot(mind, seed, worlds=32, width=14, trust=200.0)
        self.budget = Budget(budget(game, "expert").work, math.inf)

    def choose(self, view: Any, options: list[Action], sample: Any, allowed: Budget) -> Action:
        return self.bot.choose(view, options, sample, self.budget)

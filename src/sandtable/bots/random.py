"""Random play: the simplest policy, for simulations and as a last resort."""

from __future__ import annotations

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.step import choose_random

__all__ = ["RandomBot", "choose_random"]


class RandomBot:
    """Plays at random; the same seed plays the same way.

    >>> from sandtable.bots import RandomBot
    >>> race = sandtable.game("camel-up").setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> RandomBot(seed=1).choose(None, race.options(0), None, None) in race.options(0)
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, view: object, options: list[Action], sample: object, budget: object) -> Action:
        chosen = choose_random(options, self.chance)
        self.chance.dealt.clear()  # a bot's luck is never replayed
        return chosen

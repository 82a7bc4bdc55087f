"""Random play: the plainest policy there is, for simulations and as the last resort."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.action import Action
from sandtable.core.chance import Chance


def choose_random(options: Sequence[Action], chance: Chance) -> Action:
    """A verb, each on offer as likely, then one of its actions: many squares do not crowd out one roll."""
    by_verb: dict[str, list[Action]] = {}
    for option in options:
        by_verb.setdefault(option.verb, []).append(option)
    verbs = list(by_verb)
    actions = by_verb[verbs[chance.pick(len(verbs))]]
    return actions[chance.pick(len(actions))]


class RandomBot:
    """Plays at random, and the same way for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, view: object, options: list[Action], sample: object, budget: object) -> Action:
        chosen = choose_random(options, self.chance)
        self.chance.dealt.clear()  # nobody will replay a bot's thoughts
        return chosen

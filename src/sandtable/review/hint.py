"""A hint during play: what an expert would do in a seat's place, and why.

It is made like the judgement of a decision in a review, but with less work, so that nobody waits for long. It
sees the position only through states that are imagined from what the seat knows: two positions that the seat
cannot tell apart get the same hint.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sandtable.core.game import Game
from sandtable.core.message import Message
from sandtable.core.state import State
from sandtable.review.decision import Comparison, PlayedPlan
from sandtable.review.effort import Effort
from sandtable.review.figures import Estimate
from sandtable.review.judge import Judge
from sandtable.review.reasons import reason
from sandtable.review.report import Reason

HINT: Final = Effort(thought=1.0, finals=120, playouts=1, draws=1, games=60, worlds=40)
SEEDS: Final = 1 << 20


class Hint(msgspec.Struct, frozen=True):
    """What an expert would do, and the best choice that begins differently.

    The reason compares the two plans. If only one plan is worth a thought, there is nothing to compare.
    """

    actions: list[str]
    chance: Estimate
    other: list[str] = []
    ahead: Estimate = Estimate(0.0)
    reason: Reason | None = None


def hint(game: Game[Any], s: State, seat: int, seed: int, effort: Effort = HINT) -> Hint:
    """The expert's plan for a seat that has to decide; the same knowledge and seed give the same hint.

    >>> from sandtable.review.hint import hint
    >>> game = sandtable.game("camel-up")
    >>> race = game.setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> hint(game, race, 0, seed=1).actions[0] in [option.text for option in race.options(0)]
    True
    """
    comparison = Comparison(Judge(game), s, seat, effort, 2 * (seed % SEEDS))
    best = comparison.options[0]
    other = next((each for each in comparison.options if not begins_alike(each, best)), None)
    if other is None:
        comparison.play_out([best])
        return Hint(best.texts, best.chance())
    comparison.play_out([best, other])
    if best.ahead_of(other).value < 0.0:  # with fresh luck, the second choice did better
        best, other = other, best
    why = reason(comparison, best.plan, other.plan, effort.games)
    return Hint(best.texts, best.chance(), other.texts, best.ahead_of(other), why)


def begins_alike(plan: PlayedPlan, other: PlayedPlan) -> bool:
    return plan.plan.actions[0] is other.plan.actions[0]


def words_of(game: Game[Any], found: Hint) -> dict[str, Message]:
    """Every action of a hint, in words."""
    return game.describe_all([*found.actions, *found.other])

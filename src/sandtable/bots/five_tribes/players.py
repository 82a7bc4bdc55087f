"""The bots that use the Five Tribes mind: one searches, one takes what looks best immediately."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.bots.five_tribes.mind import FiveTribesMind
from sandtable.bots.search import Plan, SearchBot, prior_of
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import vec
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.sowing import Sow

# By seats: how many playouts the prior of a plan counts as, found by trial for bots that consider many plans
TRUSTS: Final = vec[float]([0.0, 0.0, 1.0, 1.0, 4.0])
FINE: Final = 1024
Position = tuple[int, ...]


class SearchingTribes(SearchBot):
    """A bot that searches. It sows as planned while the table is as expected: nothing new can be learnt."""

    def __init__(self, mind: FiveTribesMind, seed: int, worlds: int = 8, width: int = 16) -> None:
        super().__init__(mind, seed, worlds, width)
        self.careful = mind.careful
        self.planned: dict[Position, Action] = {}

    def think(self, seat: int, sample: Callable[[], Any], work: int, until: float) -> list[Plan]:
        s: FiveTribes = sample()
        planned = self.planned.get(position(s))
        if planned is not None:
            return [Plan([planned])]
        if self.careful:
            self.trust = TRUSTS[s.seats]
        plans = self.compare(seat, sample, work, until)
        self.planned = planned_drops(s, seat, plans[0])
        return plans

    def compare(self, seat: int, sample: Callable[[], Any], work: int, until: float) -> list[Plan]:
        return super().think(seat, sample, work, until)


class QuickTribes(SearchingTribes):
    """A bot that takes what looks best immediately, misjudging a plan by up to `whim` points."""

    def __init__(self, mind: FiveTribesMind, seed: int, whim: float = 0.0) -> None:
        super().__init__(mind, seed)
        self.whim = whim

    def compare(self, seat: int, sample: Callable[[], Any], work: int, until: float) -> list[Plan]:
        s: FiveTribes = sample()
        self.mind.begin(s, seat)
        plans = self.mind.plans(s, seat)
        if self.whim > 0.0:
            for plan in plans:
                plan.prior += self.whim * float(self.chance.pick(FINE)) / float(FINE)
            plans = sorted(plans, key=prior_of, reverse=True)
        return plans


def position(s: FiveTribes) -> Position:
    """Everything that matters in the middle of a move; empty outside of one."""
    step = s.agenda[-1]
    if not isinstance(step, Sow):
        return ()
    return (step.seat, step.at, step.came_from, s.in_hand, s.round, *s.meeples.piles)


def planned_drops(s: FiveTribes, seat: int, plan: Plan) -> dict[Position, Action]:
    """The drops of a plan, each by the position in which it is due."""
    played = s.clone()
    played.quiet = True
    luck = Chance()  # sowing needs no luck
    planned: dict[Position, Action] = {}
    for number in range(len(plan.actions) - 1):
        played.apply(seat, plan.actions[number], luck)
        planned[position(played)] = plan.actions[number + 1]
    return planned

"""The search that all bots share: playouts of imagined games, with the same luck for every plan.

A game provides a `Mind`: the plans worth considering, how players would go on, and what a position is worth.
The search itself knows no game. It is compiled. It never reads the true state, its luck always has a seed,
and it reads the clock only to stop in time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from sandtable.core.action import Action
from sandtable.core.chance import MASK32, Chance
from sandtable.core.events import NOBODY
from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep

S = TypeVar("S", bound=State)
SEEDS: Final = 1 << 30
LUCKS: Final = 1 << 24  # seeds reserved for one search: more than any budget has playouts
MOST: Final = 2000  # decisions of one playout, even if the horizon is not reached
# For each of the first picks of a playout: the step from one playout to the next, in parts of 2^32. The
# powers of the root of x^5 = x + 1 spread points evenly in four dimensions (Martin Roberts' R sequence).
EVENLY: Final[tuple[int, ...]] = (3679390609, 3152041523, 2700274805, 2313257605)


class Plan:
    """Actions that a seat intends to take one after the other; `prior` is their worth at first glance."""

    def __init__(self, actions: list[Action], prior: float = 0.0) -> None:
        self.actions = actions
        self.prior = prior
        self.total = 0.0  # the sum of what its playouts were worth
        self.standing = 0.0  # the total with the prior, as of the last ranking


def prior_of(plan: Plan) -> float:
    """The worth of a plan at first glance, to sort plans by."""
    return plan.prior


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """A bot's knowledge of a game. All states are imagined, and only `believe` may change one.

    A mind may cache costly results, as long as the same question always gets the same answer."""

    def begin(self, s: S, seat: int) -> None:
        """Prepare for a decision of the seat: forget the last one and set the horizon."""

    def believe(self, s: S, seat: int, chance: Chance) -> None:
        """Make an imagined state more plausible to the seat, in place."""

    def plans(self, s: S, seat: int) -> list[Plan]:
        """The plans the seat should consider, the best prior first; a single plan needs no search."""
        raise NotImplementedError

    def follow(self, s: S, seat: int, chance: Chance) -> Action:
        """A quick and sensible answer to the question the seat is asked; playouts go on with it."""
        raise NotImplementedError

    def reached(self, s: S) -> bool:
        """Whether the playout has reached the horizon. It always ends with the game."""
        return False

    def worth(self, s: S, seat: int) -> float:
        """The worth of a position at the horizon to the seat: a chance to win rather than points."""
        raise NotImplementedError


class EvenLuck(Chance):
    """Luck whose first picks are spread evenly over the playouts, so that fewer playouts are needed."""

    def __init__(self, seed: int, number: i64, starts: vec[i64]) -> None:
        super().__init__(seed + number)
        self.writes = False
        self.number = number
        self.starts = starts
        self.picked: i64 = 0

    def next(self, n: i64) -> i64:
        lot = self.next32()
        if self.picked < len(self.starts):
            lot = (self.starts[self.picked] + self.number * EVENLY[self.picked]) & MASK32
            self.picked += 1
        return (lot * n) >> 32


class Search(Generic[S]):
    """The search for one decision: plans compete in the same worlds with the same luck until one is left."""

    def __init__(self, mind: Mind[S], seat: int, worlds: list[S], seed: int, trust: float) -> None:
        self.mind = mind
        self.seat: i64 = seat
        self.worlds = worlds
        self.seed = seed
        self.trust = trust
        self.played: i64 = 0  # playouts of every plan still in the field
        lots = Chance(seed)
        self.starts = vec[i64]([lots.next32() for _ in range(len(EVENLY))])

    def best(self, plans: list[Plan], work: i64, until: float) -> Plan:
        """The best plan, by sequential halving: each round does equal work on half as many plans."""
        rounds: i64 = 0
        while len(plans) >> rounds > 1:
            rounds += 1
        left: i64 = rounds
        while left > 0:
            times: i64 = work // (rounds * len(plans))
            if not self.round(plans, max(1, times), until):
                break
            plans = self.ranked(plans)[: (len(plans) + 1) // 2]
            left -= 1
        return self.ranked(plans)[0]

    def ranked(self, plans: list[Plan]) -> list[Plan]:
        """The plans, the best first. All have had equally many playouts; the prior counts as `trust` more.

        A plan that lost every playout for certain gets nothing for what it promised.
        """
        for plan in plans:
            plan.standing = plan.total
            if plan.total > 0.0 or plan.prior < 0.0 or self.played == 0:
                plan.standing += self.trust * plan.prior
        return sorted(plans, key=standing_of, reverse=True)

    def round(self, plans: list[Plan], times: i64, until: float) -> bool:
        """Play every plan out `times` times; False if time has run out."""
        for _ in range(times):
            world = self.worlds[self.played % len(self.worlds)]
            for plan in plans:
                plan.total += self.playout(world, plan)
            self.played += 1
            if time.perf_counter() > until:
                return False
        return True

    def playout(self, world: S, plan: Plan) -> float:
        """Play the plan and go on as the mind would; return what the end is worth to the seat."""
        luck, choices = self.chances()
        s: Any = world.clone()
        s.quiet = True
        self.play(s, plan, luck, choices)
        return self.mind.worth(s, self.seat)

    def chances(self) -> tuple[Chance, Chance]:
        """The luck of the rules and the luck of those who choose: the same for all plans."""
        luck = EvenLuck(self.seed * LUCKS, self.played, self.starts)
        choices = Chance((self.seed ^ 1) * LUCKS + self.played)
        choices.writes = False
        return luck, choices

    def play(self, s: S, plan: Plan, luck: Chance, choices: Chance) -> None:
        """Play on to the horizon: the seat's plan as far as it goes, everything else as the mind would."""
        mind = self.mind
        s.apply(self.seat, plan.actions[0], luck)
        planned: i64 = 1  # the index of the plan's next action
        made: i64 = 1
        while s.agenda and made < MOST and not mind.reached(s):
            step: AnyStep = s.agenda[-1]
            seat: i64 = step.seat
            if seat == NOBODY:
                seat = step.waiting()[0]
            if seat == self.seat and planned < len(plan.actions):
                action = plan.actions[planned]
                if action in step.options(s, seat):
                    planned += 1
                else:
                    planned = len(plan.actions)  # no longer possible: drop the rest of the plan
                    action = mind.follow(s, seat, choices)
            else:
                action = mind.follow(s, seat, choices)
            s.apply(seat, action, luck)
            made += 1


def standing_of(plan: Plan) -> float:
    return plan.standing


class SearchBot:
    """A bot that searches: `worlds` imagined states, at most `width` plans, `work` playouts in all."""

    def __init__(
        self, mind: Mind[Any], seed: int, worlds: int = 16, width: int = 16, trust: float = 0.0
    ) -> None:
        self.mind = mind
        self.chance = Chance(seed)
        self.worlds = worlds
        self.width = width
        self.trust = trust

    def choose(self, view: Any, options: list[Action], sample: Callable[[], Any], budget: Any) -> Action:
        until = time.perf_counter() + budget.seconds * 0.8
        self.chance.dealt.clear()  # a bot's luck is never replayed
        if len(options) == 1:
            return options[0]
        plans = self.think(view.seat, sample, budget.work, until)
        chosen = plans[0].actions[0]
        return chosen if chosen in options else options[0]

    def think(self, seat: int, sample: Callable[[], Any], work: int, until: float) -> list[Plan]:
        """The plans that were considered, with the best one first."""
        worlds = [sample() for _ in range(self.worlds)]
        self.mind.begin(worlds[0], seat)
        plans = self.mind.plans(worlds[0], seat)[: self.width]
        if len(plans) > 1:
            for world in worlds:
                self.mind.believe(world, seat, self.chance)
            search = Search(self.mind, seat, worlds, int(self.chance.pick(SEEDS)), self.trust)
            best = search.best(plans, work, until)
            plans = [best, *[plan for plan in plans if plan is not best]]
        return plans


class FollowBot:
    """A bot that gives the mind's quick answers, without a search."""

    def __init__(self, mind: Mind[Any], seed: int) -> None:
        self.mind = mind
        self.chance = Chance(seed)

    def choose(self, view: Any, options: list[Action], sample: Callable[[], Any], budget: Any) -> Action:
        self.chance.dealt.clear()
        s = sample()
        self.mind.begin(s, view.seat)
        chosen = self.mind.follow(s, view.seat, self.chance)
        return chosen if chosen in options else options[0]

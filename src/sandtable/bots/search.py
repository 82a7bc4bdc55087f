"""The search of all bots: playouts of imagined games, the same luck for every plan, halving the field.

A game brings a `Mind`: which plans there are, how people would go on, what a position promises. The search
knows no game. It is compiled; nothing here may read a true state, a clock apart, or luck that has no seed.
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
LUCKS: Final = 1 << 24  # more than any budget has playouts
MOST: Final = 2000  # decisions of one playout, whatever the mind says
# By the n-th pick of a playout: what each playout adds to it, in parts of 2^32. The powers of the root of
# x^5 = x + 1 spread points evenly in four dimensions (Martin Roberts' R sequence).
EVENLY: Final[tuple[int, ...]] = (3679390609, 3152041523, 2700274805, 2313257605)


class Plan:
    """Actions that one seat means to take one after the other; `prior` says how good that looks at once."""

    def __init__(self, actions: list[Action], prior: float = 0.0) -> None:
        self.actions = actions
        self.prior = prior
        self.total = 0.0  # of the worths of its playouts
        self.standing = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """What a bot must know of a game. All states are imagined; none may be changed but in `believe`.

    A mind may keep what is costly in fields, if the same question always gets the same answer."""

    def begin(self, s: S, seat: int) -> None:
        """A decision of that seat begins: time to forget the last one and to set the horizon."""

    def believe(self, s: S, seat: int, chance: Chance) -> None:
        """Make an imagined state more plausible to the seat, in place."""

    def plans(self, s: S, seat: int) -> list[Plan]:
        """What the seat should think about, the best prior first; a single plan is played at once."""
        raise NotImplementedError

    def follow(self, s: S, seat: int, chance: Chance) -> Action:
        """A quick and sensible answer to the question the seat is asked: how playouts go on."""
        raise NotImplementedError

    def reached(self, s: S) -> bool:
        """Has the playout come to the horizon? The end of the game always is one."""
        return False

    def worth(self, s: S, seat: int) -> float:
        """What the seat may hope for at the horizon: chances to win rather than points."""
        raise NotImplementedError


class EvenLuck(Chance):
    """Luck whose first picks are spread evenly over the playouts: fewer of them say as much."""

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
    """One decision: plans compete in the same worlds with the same luck until one is left."""

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
        """Sequential halving: each round spends as much, on half as many plans as the one before."""
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
        """The best first; the prior counts as much as so many playouts (all plans here have had as many)."""
        for plan in plans:
            plan.standing = plan.total + self.trust * plan.prior
        return sorted(plans, key=falling)

    def round(self, plans: list[Plan], times: i64, until: float) -> bool:
        """So many playouts of every plan; False if the clock has run out."""
        for _ in range(times):
            world = self.worlds[self.played % len(self.worlds)]
            for plan in plans:
                plan.total += self.playout(world, plan)
            self.played += 1
            if time.perf_counter() > until:
                return False
        return True

    def playout(self, world: S, plan: Plan) -> float:
        """The plan, then everybody as the mind would; what that is worth to the seat in the end."""
        luck, choices = self.lucks()
        s: Any = world.clone()
        s.quiet = True
        self.play(s, plan, luck, choices)
        return self.mind.worth(s, self.seat)

    def lucks(self) -> tuple[Chance, Chance]:
        """The same for all plans: of the rules, and of those who choose."""
        luck = EvenLuck(self.seed * LUCKS, self.played, self.starts)
        choices = Chance((self.seed ^ 1) * LUCKS + self.played)
        choices.writes = False
        return luck, choices

    def play(self, s: S, plan: Plan, luck: Chance, choices: Chance) -> None:
        mind = self.mind
        s.apply(self.seat, plan.actions[0], luck)
        meant: i64 = 1  # the next action of the plan
        made: i64 = 1
        while s.agenda and made < MOST and not mind.reached(s):
            step: AnyStep = s.agenda[-1]
            seat: i64 = step.seat
            if seat == NOBODY:
                seat = step.waiting()[0]
            if seat == self.seat and meant < len(plan.actions):
                action = plan.actions[meant]
                if action in step.options(s, seat):
                    meant += 1
                else:
                    meant = len(plan.actions)  # luck was against it
                    action = mind.follow(s, seat, choices)
            else:
                action = mind.follow(s, seat, choices)
            s.apply(seat, action, luck)
            made += 1


def falling(plan: Plan) -> float:
    return -plan.standing


class SearchBot:
    """A player that searches: `worlds` imagined states, at most `width` plans, `work` playouts in all."""

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
        self.chance.dealt.clear()  # nobody will replay a bot's thoughts
        if len(options) == 1:
            return options[0]
        plans = self.think(view.seat, sample, budget.work, until)
        chosen = plans[0].actions[0]
        return chosen if chosen in options else options[0]

    def think(self, seat: int, sample: Callable[[], Any], work: int, until: float) -> list[Plan]:
        """All plans that were looked at, the best first."""
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
    """A player that does what the mind would do at once, without a search."""

    def __init__(self, mind: Mind[Any], seed: int) -> None:
        self.mind = mind
        self.chance = Chance(seed)

    def choose(self, view: Any, options: list[Action], sample: Callable[[], Any], budget: Any) -> Action:
        self.chance.dealt.clear()
        s = sample()
        self.mind.begin(s, view.seat)
        chosen = self.mind.follow(s, view.seat, self.chance)
        return chosen if chosen in options else options[0]

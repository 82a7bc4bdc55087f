"""A decision, judged from what its seat knew: the plan that was played, and the best alternatives.

The expert thinks about the position as if it sat there. Its first choices are then played out together with
what was played, in the same imagined states and with the same luck: fresh luck, so that the winner of many
comparisons is not praised for its luck in them.
"""

from __future__ import annotations

import math
from typing import Any, Final

from sandtable.bots.search import Plan, Search
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.state import State
from sandtable.review.effort import Effort
from sandtable.review.figures import Estimate, Mean
from sandtable.review.judge import Judge

FINALISTS: Final = 3  # alternatives that are shown


class PlayedPlan:
    """A plan with its playouts; number n is in imagined state n modulo `worlds`."""

    def __init__(self, plan: Plan, worlds: int) -> None:
        self.plan = plan
        self.worlds = worlds
        self.finals: list[float] = []

    @property
    def texts(self) -> list[str]:
        return [action.text for action in self.plan.actions]

    def chance(self) -> Estimate:
        """The chance to win with this plan."""
        return self._mean(self.finals)

    def ahead_of(self, other: PlayedPlan) -> Estimate:
        """How much better this plan is than another one; both met the same luck in the same worlds."""
        return self._mean([mine - theirs for mine, theirs in zip(self.finals, other.finals, strict=True)])

    def _mean(self, samples: list[float]) -> Estimate:
        """The mean of the samples; playouts of one imagined state count as one, because they are alike."""
        mean = Mean()
        for world in range(min(self.worlds, len(samples))):
            alike = samples[world :: self.worlds]
            mean.add(math.fsum(alike) / len(alike))
        return mean.figure()


class Comparison:
    """The plans of one seat in one position. It sees the position only through imagined states."""

    def __init__(self, judge: Judge, s: State, seat: int, effort: Effort, seed: int) -> None:
        self.judge = judge
        self.seat = seat
        self.effort = effort
        luck = Chance(seed)
        luck.writes = False

        def imagine() -> Any:
            return judge.game.imagine(s, seat, luck)

        mind = judge.mind
        plans = judge.expert.think(seat, imagine, int(judge.work * effort.thought), math.inf)
        self.options = [PlayedPlan(plan, effort.worlds) for plan in ranked(plans)]
        self.worlds: list[Any] = [imagine() for _ in range(effort.worlds)]
        mind.begin(self.worlds[0], seat)
        for world in self.worlds:
            mind.believe(world, seat, luck)
        self.search: Search[Any] = Search(mind, seat, self.worlds, seed, 0.0)

    def include(self, actions: list[Action]) -> PlayedPlan:
        """The plan that was played: one of the expert's if they agree as far as both go, else a new one."""
        for option in self.options:
            planned = option.plan.actions
            both = min(len(planned), len(actions))
            if planned[:both] == actions[:both]:
                option.plan = Plan(actions)
                return option
        played = PlayedPlan(Plan(actions), self.effort.worlds)
        self.options.append(played)
        return played

    def finalists(self, played: PlayedPlan) -> list[PlayedPlan]:
        """The expert's first choices, and what was played, played out with fresh luck."""
        chosen = self.options[:FINALISTS]
        if played not in chosen:
            chosen.append(played)
        self.play_out(chosen)
        return chosen

    def play_out(self, chosen: list[PlayedPlan]) -> None:
        """Play these plans out, all with the same luck."""
        for number in range(self.effort.finals):
            self.search.played = number
            world = self.worlds[number % len(self.worlds)]
            for option in chosen:
                option.finals.append(self.judge.chance_of(self.search, self.seat, world, option.plan))


def ranked(plans: list[Plan]) -> list[Plan]:
    """The expert's plans: its choice, then those that stayed in the competition for longest."""
    return [plans[0], *sorted(plans[1:], key=lambda plan: -plan.standing)]

"""Whole games played by bots, and their statistics: the library behind `sandtable simulate`."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from sandtable.bots import Budget, ask, budget, make
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.outcome import Outcome
from sandtable.core.record import Entry, Play, Record, Result
from sandtable.core.state import State

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
STREAM: Final = 1 << 32  # seeds reserved for the games of one plan, so that each game has its own luck
SEAT: Final = 1 << 60  # separates the random numbers of the bots at a table
THOUGHTS: Final = 1 << 63  # separates the random numbers of the bots from the luck of the game

Choose = Callable[[State, int], Action]


class SimulationPlan(msgspec.Struct, frozen=True):
    """The games to simulate. A game that has not ended after `cap` decisions is stopped (CU-45).

    Without a clock, bots always finish their work, and the same plan gives the same games on any machine.

    >>> from sandtable.simulation.simulate import SimulationPlan
    >>> SimulationPlan(game="camel-up", seats=3, games=100, seed=7).bots
    'random'
    """

    game: str
    seats: int
    games: int
    seed: int
    variants: dict[str, str] = {}
    bots: str = "random"
    cap: int = 5000
    clock: bool = True


class SimulatedGame(msgspec.Struct, frozen=True):
    """A game that was played; `outcome` is None if the cap stopped it, and then it is not scored.

    >>> from sandtable.simulation.simulate import SimulationPlan, SimulationTally, simulate
    >>> plan = SimulationPlan(game="camel-up", seats=3, games=2, seed=7)
    >>> first = next(simulate(sandtable.game("camel-up"), plan))
    >>> len(first.record.entries) == first.decisions
    True
    """

    decisions: int
    outcome: Outcome | None
    record: Record


class Spread(msgspec.Struct, frozen=True):
    """A summary of some numbers; `quantiles` are those listed in QUANTILES.

    >>> from sandtable.simulation.simulate import spread
    >>> spread([1, 2, 3])
    Spread(mean=2.0, least=1, most=3, quantiles=[1, 1, 2, 3, 3])
    """

    mean: float
    least: float
    most: float
    quantiles: list[float]


class SimulationSummary(msgspec.Struct, frozen=True):
    """The statistics of a plan. A shared victory counts in parts; scores are those of finished games.

    >>> from sandtable.simulation.simulate import SimulationPlan, SimulationTally, simulate
    >>> plan = SimulationPlan(game="camel-up", seats=3, games=2, seed=7)
    >>> tally = SimulationTally(plan)
    >>> for played in simulate(sandtable.game("camel-up"), plan):
    ...     tally.add(played)
    >>> tally.summary().finished
    2
    """

    plan: SimulationPlan
    finished: int
    capped: int
    decisions: Spread
    ends: dict[str, int]
    wins: list[float]
    scores: list[Spread]


def simulate(game: Game[Any], plan: SimulationPlan) -> Iterator[SimulatedGame]:
    """Play the games of a plan one after another.

    The same plan gives the same games, unless there is a clock and it stops a bot on a very busy machine.

    >>> from sandtable.simulation.simulate import SimulationPlan, SimulationTally, simulate
    >>> plan = SimulationPlan(game="camel-up", seats=3, games=2, seed=7)
    >>> games = list(simulate(sandtable.game("camel-up"), plan))
    >>> [len(played.outcome.scores) for played in games]
    [3, 3]
    """
    for number in range(plan.games):
        seed = plan.seed * STREAM + number
        yield simulate_game(game, plan, Chance(seed), chooser(game, plan, seed ^ THOUGHTS))


def simulate_game(game: Game[Any], plan: SimulationPlan, luck: Chance, choose: Choose) -> SimulatedGame:
    """Play one game from its set-up to its end or to the cap."""
    state: State = game.setup(plan.seats, luck, plan.variants)
    setup = luck.dealt[:]
    entries: list[Entry] = []
    while len(entries) < plan.cap and (waiting := state.to_act()):
        before = len(luck.dealt)
        action = choose(state, waiting[0])
        state.apply(waiting[0], action, luck)
        entries.append(Play(waiting[0], action.text, luck.dealt[before:]))
    outcome = state.outcome()
    record = Record(
        game=game.name,
        rules_version=state.setting.rules_version,
        seats=plan.seats,
        variants=dict(state.setting.variants),
        tags={"players": f"{plan.bots} bots"},
        setup=setup,
        entries=entries,
        result=Result.of(outcome),
    )
    return SimulatedGame(len(entries), outcome, record)


def chooser(game: Game[Any], plan: SimulationPlan, seed: int) -> Choose:
    """Return how the bots of a plan decide; every seat has its own bot, which sees what its seat may see."""
    if plan.bots == "random":
        thoughts = Chance(seed)
        return lambda state, seat: state.agenda[-1].random_option(state, seat, thoughts)
    bots = [make(game.name, plan.bots, seed + seat * SEAT) for seat in range(plan.seats)]
    allowed = budget(game.name, plan.bots)
    if not plan.clock:
        allowed = Budget(allowed.work, math.inf)
    imagination = Chance(~seed)
    return lambda state, seat: ask(bots[seat], game, state, seat, allowed, imagination)


class SimulationTally:
    """Collects the statistics of games; one that the cap stopped counts as `capped` and nowhere else.

    >>> from sandtable.simulation.simulate import SimulationPlan, SimulationTally, simulate
    >>> plan = SimulationPlan(game="camel-up", seats=3, games=2, seed=7)
    >>> tally = SimulationTally(plan)
    >>> for played in simulate(sandtable.game("camel-up"), plan):
    ...     tally.add(played)
    >>> sum(tally.wins)
    2.0
    """

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan = plan
        self.capped = 0
        self.decisions: list[int] = []
        self.ends: Counter[str] = Counter()
        self.wins = [0.0] * plan.seats
        self.scores: list[list[int]] = [[] for _ in range(plan.seats)]

    def add(self, played: SimulatedGame) -> None:
        """Count a game."""
        outcome = played.outcome
        if outcome is None:
            self.capped += 1
            return
        self.decisions.append(played.decisions)
        self.ends[outcome.reason] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)

    def summary(self) -> SimulationSummary:
        """Return the statistics of the games counted so far."""
        return SimulationSummary(
            plan=self.plan,
            finished=len(self.decisions),
            capped=self.capped,
            decisions=spread(self.decisions),
            ends=dict(self.ends.most_common()),
            wins=self.wins,
            scores=[spread(scores) for scores in self.scores],
        )


def spread(numbers: Sequence[int]) -> Spread:
    """Summarize numbers, or return zeros if there are none.

    Quantiles are by nearest rank, so each is a number that occurred.
    """
    ordered = sorted(numbers) or [0]
    last = len(ordered) - 1
    return Spread(
        mean=sum(ordered) / len(ordered),
        least=ordered[0],
        most=ordered[-1],
        quantiles=[ordered[round(share * last)] for share in QUANTILES],
    )

"""Bots play whole games: what `sandtable simulate` counts, and a loop to start research from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from sandtable.bots import ask, budget, make
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.outcome import Outcome
from sandtable.core.record import Entry, Play, Record, Result
from sandtable.core.state import State

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
STREAM: Final = 1 << 32  # games of one seed; each has its own luck, whatever the others did
THOUGHTS: Final = 1 << 63  # what the bots draw on, apart from the luck of the game

Choose = Callable[[State, int], Action]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. A game that makes `cap` decisions without an end is stopped there (CU-45)."""

    game: str
    seats: int
    games: int
    seed: int
    variants: dict[str, str] = {}
    bots: str = "random"
    cap: int = 5000


class Playout(msgspec.Struct, frozen=True):
    """One game played; `outcome` is None if the cap stopped it: such a game is never scored."""

    decisions: int
    outcome: Outcome | None
    record: Record


class Spread(msgspec.Struct, frozen=True):
    """A row of numbers in short; `quantiles` as QUANTILES names them."""

    mean: float
    least: float
    most: float
    quantiles: list[float]


class Summary(msgspec.Struct, frozen=True):
    """What came of a plan. Wins count a shared victory in parts; scores are those of finished games."""

    plan: Plan
    finished: int
    capped: int
    decisions: Spread
    ends: dict[str, int]
    wins: list[float]
    scores: list[Spread]


def simulate(game: Game[Any], plan: Plan) -> Iterator[Playout]:
    """Play the games of a plan one after the other; the same plan gives the same games."""
    for number in range(plan.games):
        seed = plan.seed * STREAM + number
        yield play_out(game, plan, Chance(seed), chooser(game, plan.bots, seed ^ THOUGHTS))


def play_out(game: Game[Any], plan: Plan, luck: Chance, choose: Choose) -> Playout:
    """One game from its set-up to its end or to the cap."""
    state: State = game.setup(plan.seats, luck, plan.variants)
    setup = luck.dealt[:]
    entries: list[Entry] = []
    while len(entries) < plan.cap and (waiting := state.to_act()):
        met = len(luck.dealt)
        action = choose(state, waiting[0])
        state.apply(waiting[0], action, luck)
        entries.append(Play(waiting[0], action.text, luck.dealt[met:]))
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
    return Playout(len(entries), outcome, record)


def chooser(game: Game[Any], bots: str, seed: int) -> Choose:
    """How the bots of that name decide; they see only what their seat may see."""
    chance = Chance(seed)
    if bots == "random":
        return lambda state, seat: state.agenda[-1].random_option(state, seat, chance)
    bot, allowed = make(game.name, bots, seed), budget(game.name, bots)
    return lambda state, seat: ask(bot, game, state, seat, allowed, chance)


class Tally:
    """Counts what the games brought; a game stopped by the cap counts as such and nowhere else."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.capped = 0
        self.decisions: list[int] = []
        self.ends: Counter[str] = Counter()
        self.wins = [0.0] * plan.seats
        self.scores: list[list[int]] = [[] for _ in range(plan.seats)]

    def add(self, playout: Playout) -> None:
        outcome = playout.outcome
        if outcome is None:
            self.capped += 1
            return
        self.decisions.append(playout.decisions)
        self.ends[outcome.reason] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)

    def summary(self) -> Summary:
        return Summary(
            plan=self.plan,
            finished=len(self.decisions),
            capped=self.capped,
            decisions=spread(self.decisions),
            ends=dict(self.ends.most_common()),
            wins=self.wins,
            scores=[spread(scores) for scores in self.scores],
        )


def spread(numbers: Sequence[int]) -> Spread:
    """Nearest-rank quantiles, so that each is a number that occurred; of nothing, zeros."""
    ordered = sorted(numbers) or [0]
    last = len(ordered) - 1
    return Spread(
        mean=sum(ordered) / len(ordered),
        least=ordered[0],
        most=ordered[-1],
        quantiles=[ordered[round(share * last)] for share in QUANTILES],
    )

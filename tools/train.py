"""`python -m tools.train GAME`: learn what positions are worth from games of bots.

Bots play whole games. Now and then a position is kept, with the features of all seats and who won in the end.
Then a linear model is fitted that predicts the winner (a conditional logit with a little ridge, by Newton's
method). Every tenth game is held out: it says how well the model predicts games that it has not seen, next to
the formula that the bots use without it, which is the first feature. The same seed gives the same weights.
Needs NumPy: pip install 'sandtable[train]'.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

import sandtable
from sandtable import Chance
from sandtable.bots import Budget, ask, budget, make
from sandtable.bots.camel_up import judgement as camel_up
from sandtable.bots.camel_up.guess import RaceGuess
from sandtable.bots.cleopatra import judgement as cleopatra
from sandtable.bots.cleopatra.mind import CleopatraMind, on_turn
from sandtable.bots.cleopatra.worth import Taste
from sandtable.bots.five_tribes import judgement as five_tribes
from sandtable.bots.five_tribes.mind import SECOND_THOUGHTS, spread_of
from sandtable.bots.five_tribes.worth import lateness
from sandtable.games.camel_up.board import ALL_DICE
from sandtable.games.camel_up.state import NONE
from sandtable.games.camel_up.steps import Turn as CamelUpTurn
from sandtable.games.cleopatra.steps.turn import Turn as CleopatraTurn
from sandtable.games.five_tribes.steps.bidding import Bid

BOTS: Final = Path(__file__).parent.parent / "src/sandtable/bots"
HELD_OUT: Final = 10  # one game out of this many is held out
RIDGE: Final = 1e-3
STEPS: Final = 30
Numbers = npt.NDArray[np.float64]
Rows = list[list[float]]


class Examples:
    """Positions of finished games: the features of each seat, padded, and each seat's share of the win."""

    def __init__(self) -> None:
        self.features: list[Rows] = []
        self.won: list[list[float]] = []

    def add(self, rows: Rows, won: list[float]) -> None:
        self.features.append(rows)
        self.won.append(won)

    def arrays(self) -> tuple[Numbers, Numbers, Numbers]:
        """The features, the wins, and a mask with 1 for each seat that exists."""
        shape = (len(self.won), max(map(len, self.won)))
        x, y, there = np.zeros((*shape, len(self.features[0][0]))), np.zeros(shape), np.zeros(shape)
        for at, (rows, won) in enumerate(zip(self.features, self.won, strict=True)):
            x[at, : len(won)], y[at, : len(won)], there[at, : len(won)] = rows, won, 1.0
        return x, y, there


def of_camel_up(state: Any) -> Any:
    """The features of all seats between two legs, where the playouts of bots end."""
    begun = state.leg == 1 or state.dice != ALL_DICE or any(state.tile_of) or max(state.ticket_owner) != NONE
    if begun or not isinstance(state.agenda[-1], CamelUpTurn):
        return None
    return camel_up.features(state, RaceGuess(state.camels, state.dice))


def of_five_tribes(state: Any) -> Any:
    """The features of all seats at the beginning of a round, where the playouts of bots end."""
    step = state.agenda[-1]
    if not isinstance(step, Bid) or state.bid_order[0] != step.seat:
        return None
    late = lateness(state)
    return five_tribes.features(state, late, spread_of(late), SECOND_THOUGHTS)


def of_cleopatra(state: Any) -> Any:
    """The features of all seats at the beginning of a turn."""
    step = state.agenda[-1]
    if not isinstance(step, CleopatraTurn):
        return None
    wealth, danger = CleopatraMind(Taste()).standings(state)
    return cleopatra.features(state, wealth, danger, on_turn(state, step.seat))


class Subject(NamedTuple):
    """What is learned about a game."""

    package: str
    names: tuple[str, ...]
    seats: tuple[int, ...]
    look: Callable[[Any], Any]  # the features of all seats, or None if this is not a position to judge
    kept: int  # one position out of this many is kept
    variants: Mapping[str, str] = MappingProxyType({})

    @property
    def file(self) -> Path:
        return BOTS / self.package / "judgement.json"


SUBJECTS: Final = {
    "camel-up": Subject(
        "camel_up", camel_up.NAMES, (3, 4, 5, 6, 7, 8), of_camel_up, 1, {"setup_order": "random"}
    ),
    "five-tribes": Subject("five_tribes", five_tribes.NAMES, (2, 3, 4), of_five_tribes, 1),
    "cleopatra": Subject("cleopatra", cleopatra.NAMES, (3, 4, 5), of_cleopatra, 6),
}


class Task(NamedTuple):
    """A game to play."""

    name: str
    seed: int
    seats: int
    level: str


def played(task: Task) -> Examples:
    """The examples of one game; it is played alike in any process."""
    examples = Examples()
    play(*task, examples)
    return examples


def play(name: str, seed: int, seats: int, level: str, examples: Examples) -> None:
    """Play one game and add some of its positions."""
    subject = SUBJECTS[name]
    game: Any = sandtable.game(name)
    luck, thoughts, kept = Chance(seed), Chance(~seed), Chance(seed ^ 1 << 40)
    state = game.setup(seats, luck, dict(subject.variants))
    bots = [make(name, level, seed * 8 + seat) for seat in range(seats)]
    allowed = Budget(budget(name, level).work, math.inf)
    found: list[Rows] = []
    while waiting := state.to_act():
        rows = subject.look(state)
        if rows is not None and kept.pick(subject.kept) == 0:
            found.append([list(row) for row in rows])
        seat = waiting[0]
        state.apply(seat, ask(bots[seat], game, state, seat, allowed, thoughts), luck)
    winners = state.outcome().winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if winners:
        for rows in found:
            examples.add(rows, won)


def chances(weights: Numbers, x: Numbers, there: Numbers) -> Numbers:
    """Each seat's chance to win."""
    strengths = np.where(there > 0, x @ weights, -np.inf)
    shares: Numbers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Numbers = shares / shares.sum(axis=1, keepdims=True)
    return found


def fit(x: Numbers, y: Numbers, there: Numbers) -> Numbers:
    """The weights under which the games are most likely."""
    scale = np.maximum(x[there > 0].std(axis=0), 1e-9)
    scaled = x / scale
    weights = np.zeros(x.shape[2])
    for _ in range(STEPS):
        p = chances(weights, scaled, there)
        mean = (p[:, :, None] * scaled).sum(axis=1)
        slope = ((y - p)[:, :, None] * scaled).sum(axis=(0, 1)) - RIDGE * len(y) * weights
        spread = np.einsum("ns,nsf,nsg->fg", p, scaled, scaled) - mean.T @ mean
        step = np.linalg.solve(spread + RIDGE * len(y) * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    found: Numbers = weights / scale
    return found


def surprise(p: Numbers, y: Numbers) -> float:
    """The average surprise at the winners in bits (cross-entropy); lower is better."""
    return float(-(y * np.log2(np.maximum(p, 1e-12))).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="regular")
    parser.add_argument("--seats", type=int, nargs="*", help="all numbers of players in turn, if not given")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="that play at the same time")
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    chosen = parser.parse_args()
    subject = SUBJECTS[chosen.game]
    seats = chosen.seats or subject.seats
    learned, held_out = Examples(), Examples()
    tasks = [
        Task(chosen.game, chosen.seed * 1_000_003 + number, seats[number % len(seats)], chosen.bots)
        for number in range(chosen.games)
    ]
    with ProcessPoolExecutor(chosen.processes) as pool:
        for number, found in enumerate(pool.map(played, tasks, chunksize=4)):
            kept = held_out if number // len(seats) % HELD_OUT == 0 else learned
            kept.features += found.features
            kept.won += found.won
            if sys.stderr.isatty():
                print(f"\r{number + 1} of {chosen.games} games", end="", file=sys.stderr, flush=True)
    weights = fit(*learned.arrays())
    x, y, there = held_out.arrays()
    formula = np.eye(len(subject.names))[0]
    report = {
        "positions": len(learned.won),
        "held_out": len(held_out.won),
        "surprise": round(surprise(chances(weights, x, there), y), 4),
        "surprise_of_the_formula": round(surprise(chances(formula, x, there), y), 4),
        "surprise_of_a_guess": round(surprise(there / there.sum(axis=1, keepdims=True), y), 4),
    }
    made = {"games": chosen.games, "seed": chosen.seed, "bots": chosen.bots, "compiled": sandtable.COMPILED}
    values = [float(f"{weight:.4g}") for weight in weights]
    named = dict(zip(subject.names, values, strict=True))
    text = json.dumps({"weights": named, **made, **report}, indent=2) + "\n"
    print(text, end="")
    if chosen.write:
        subject.file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

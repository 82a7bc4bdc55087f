"""`python -m tools.train camel-up`: learn what positions are worth from games of bots.

Bots play whole games. Now and then a position is kept, with the features of all seats and who won in the end.
Then a linear model is fitted that predicts the winner (a conditional logit with a little ridge, by Newton's
method). Every tenth game is held out: it says how well the model predicts games that it has not seen, next to
the formula that the bots use without it. The same seed gives the same weights. Needs NumPy: pip install
'sandtable[train]'.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import sandtable
from sandtable import Chance
from sandtable.bots import Budget, ask, budget, make
from sandtable.bots.camel_up.guess import RaceGuess, guess_leg
from sandtable.bots.camel_up.judgement import NAMES, features
from sandtable.bots.camel_up.worth import chance_to_win
from sandtable.games.camel_up.steps import Turn
from sandtable.games.camel_up.track import position_key

FILE: Final = Path(__file__).parent.parent / "src/sandtable/bots/camel_up/judgement.json"
KEPT: Final = 6  # one position out of this many is kept
HELD_OUT: Final = 10  # one game out of this many is held out
RIDGE: Final = 1e-3
STEPS: Final = 30
LEGS: Final = 24  # legs simulated to estimate the odds, as in playouts
Numbers = npt.NDArray[np.float64]


class Examples:
    """Positions of finished games: the features of each seat, padded, and each seat's share of the win."""

    def __init__(self) -> None:
        self.features: list[list[list[float]]] = []
        self.won: list[list[float]] = []
        self.formula: list[list[float]] = []

    def add(self, rows: list[list[float]], won: list[float], formula: list[float]) -> None:
        self.features.append(rows)
        self.won.append(won)
        self.formula.append(formula)

    def arrays(self) -> tuple[Numbers, Numbers, Numbers]:
        """The features, the wins, and a mask with 1 for each seat that exists."""
        most = max(map(len, self.won))
        shape = (len(self.won), most)
        x, y, there = np.zeros((*shape, len(NAMES))), np.zeros(shape), np.zeros(shape)
        for at, (rows, won) in enumerate(zip(self.features, self.won, strict=True)):
            x[at, : len(won)], y[at, : len(won)], there[at, : len(won)] = rows, won, 1.0
        return x, y, there


def play(seed: int, seats: int, level: str, examples: Examples) -> None:
    """Play one game and add some of its positions."""
    game: Any = sandtable.game("camel-up")
    luck, thoughts, kept = Chance(seed), Chance(~seed), Chance(seed ^ 1 << 40)
    state = game.setup(seats, luck, {"setup_order": "random"})
    bots = [make("camel-up", level, seed * 8 + seat) for seat in range(seats)]
    allowed = Budget(budget("camel-up", level).work, math.inf)
    found: list[tuple[list[list[float]], list[float]]] = []
    while waiting := state.to_act():
        if isinstance(state.agenda[-1], Turn) and kept.pick(KEPT) == 0:
            found.append(looked_at(state))
        seat = waiting[0]
        state.apply(seat, ask(bots[seat], game, state, seat, allowed, thoughts), luck)
    winners = state.outcome().winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    for rows, formula in found:
        examples.add(rows, won, formula)


def looked_at(state: Any) -> tuple[list[list[float]], list[float]]:
    """The features of all seats, and the chances that the bots' own formula gives them."""
    leg = guess_leg(state.camels, state.dice, state.tiles, LEGS, position_key(state.camels, state.dice))
    race = RaceGuess(state.camels, state.dice)
    rows = [list(row) for row in features(state, leg, race)]
    return rows, [chance_to_win(state, seat, leg, race) for seat in range(state.seats)]


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
    parser.add_argument("game", choices=["camel-up"])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="regular")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6, 7, 8])
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name}")
    chosen = parser.parse_args()
    learned, held_out = Examples(), Examples()
    for number in range(chosen.games):
        seats = chosen.seats[number % len(chosen.seats)]
        kept = held_out if number // len(chosen.seats) % HELD_OUT == 0 else learned
        play(chosen.seed * 1_000_003 + number, seats, chosen.bots, kept)
    weights = fit(*learned.arrays())
    x, y, there = held_out.arrays()
    formula = np.zeros_like(y)
    for at, row in enumerate(held_out.formula):
        formula[at, : len(row)] = row
    found = {
        "positions": len(learned.won),
        "held_out": len(held_out.won),
        "surprise": round(surprise(chances(weights, x, there), y), 4),
        "surprise_of_the_formula": round(surprise(formula, y), 4),
        "surprise_of_a_guess": round(surprise(there / there.sum(axis=1, keepdims=True), y), 4),
    }
    made = {"games": chosen.games, "seed": chosen.seed, "bots": chosen.bots, "compiled": sandtable.COMPILED}
    values = [float(f"{weight:.4g}") for weight in weights]
    text = json.dumps({"weights": dict(zip(NAMES, values, strict=True)), **made, **found}, indent=2) + "\n"
    print(text, end="")
    if chosen.write:
        FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

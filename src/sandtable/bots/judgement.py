"""A learned judgement of positions: how likely each seat is to win.

Every seat has a strength, the sum of a few named features times their weights, and the chances are the shares
of the exponentials of the strengths. One feature is what the formula of the bots says, so that the others
correct it. `python -m tools.train GAME` learns the weights from games of bots and writes `judgement.json`
beside the features of the game.
"""

from __future__ import annotations

import json
import math
from importlib import resources
from typing import Final

from sandtable.core.native import i64, vec

NO_CHANCE: Final = 1e-6  # a formula may say 0, which has no logarithm


class Judgement:
    """The weights of the features."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)

    def chance(self, rows: list[vec[float]], seat: i64) -> float:
        """The chance of a seat to win, from the features of all seats."""
        mine = self.strength(rows[seat])
        total = 0.0
        for row in rows:
            total += math.exp(self.strength(row) - mine)
        return 1.0 / total

    def strength(self, row: vec[float]) -> float:
        total = 0.0
        at: i64
        for at in range(len(row)):
            total += self.weights[at] * row[at]
        return total


def learned(package: str, names: tuple[str, ...]) -> Judgement:
    """The judgement of the game with this package of bots, with the weights that were learned."""
    file = resources.files("sandtable.bots").joinpath(package, "judgement.json")
    weights: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return Judgement([weights[name] for name in names])


def log_chance(chance: float) -> float:
    """The logarithm of a chance, by which a formula becomes a feature."""
    return math.log(max(chance, NO_CHANCE))

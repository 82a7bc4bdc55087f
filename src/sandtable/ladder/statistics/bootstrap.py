"""The uncertainty of a figure, by bootstrap over deals: games with the same luck are not independent."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

RESAMPLES: Final = 1000
USUAL: Final = 0.95
STRICT: Final = 0.999  # for controls: there are many, and at 95 % one would fail in most runs


class Interval(msgspec.Struct, frozen=True):
    """A confidence interval."""

    low: float
    high: float

    def has(self, value: float) -> bool:
        """Return whether the interval contains a value, give or take a rounding error."""
        return self.low - 1e-9 <= value <= self.high + 1e-9


@cache
def resampled(deals: int, times: int = RESAMPLES) -> list[Counter[int]]:
    """Draw as many deals with replacement, `times` times, and count how often each is drawn.

    The result depends on the arguments alone.
    """
    rng = random.Random(deals)
    return [Counter(rng.choices(range(deals), k=deals)) for _ in range(times)]


def interval(values: Sequence[float], level: float = USUAL) -> Interval:
    """Return the interval that holds the middle part of resampled values."""
    ordered = sorted(values)
    cut = (1 - level) / 2 * (len(ordered) - 1)
    return Interval(ordered[int(cut)], ordered[-1 - int(cut)])


def resampled_shares(wins: Sequence[float], chances: Sequence[float], par: float) -> list[float]:
    """Resample a share of wins, given the wins and the chances to win in each deal.

    One more deal in which the bots are equal is added: a bot that won every game of three deals may still
    lose one.
    """
    average = sum(chances) / len(chances)
    wins, chances = [*wins, par * average], [*chances, average]
    return [
        sum(wins[deal] * count for deal, count in drawn.items())
        / sum(chances[deal] * count for deal, count in drawn.items())
        for drawn in resampled(len(wins))
    ]

"""How sure a figure is: the bootstrap, by deals, because games with the same luck are not independent."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

TIMES: Final = 1000
USUAL: Final = 0.95
STRICT: Final = 0.999  # for controls: of many that hold, one at 95 % fails in most runs


class Interval(msgspec.Struct, frozen=True):
    """Where a figure lies, most likely."""

    low: float
    high: float

    def has(self, value: float) -> bool:
        return self.low - 1e-9 <= value <= self.high + 1e-9


@cache
def resampled(deals: int, times: int = TIMES) -> list[Counter[int]]:
    """How often each deal is drawn when as many are drawn again; the same every time."""
    luck = random.Random(deals)
    return [Counter(luck.choices(range(deals), k=deals)) for _ in range(times)]


def interval(values: Sequence[float], level: float = USUAL) -> Interval:
    """The middle part of what the resampling gave."""
    ordered = sorted(values)
    cut = (1 - level) / 2 * (len(ordered) - 1)
    return Interval(ordered[int(cut)], ordered[-1 - int(cut)])


def shares(won: Sequence[float], of: Sequence[float], par: float) -> list[float]:
    """What a share of wins might have been, given by deal the wins and the chances to win.

    One more deal, of equals, is thrown in: who won every game of three deals may still lose one."""
    usual = sum(of) / len(of)
    won, of = [*won, par * usual], [*of, usual]
    return [
        sum(won[deal] * count for deal, count in times.items())
        / sum(of[deal] * count for deal, count in times.items())
        for times in resampled(len(won))
    ]

"""Figures with a margin: the mean of playouts, and how far the truth may be from it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from sandtable.review.effort import CERTAIN


class Estimate(msgspec.Struct, frozen=True):
    """A number and its margin: the truth lies within `value ± margin` in 99 of 100 cases.

    >>> from sandtable.review.figures import Estimate
    >>> Estimate(0.12, 0.05).is_certain()
    True
    """

    value: float
    margin: float = 0.0

    def is_certain(self) -> bool:
        """Whether the number differs from zero beyond its margin."""
        return abs(self.value) > self.margin

    def __add__(self, other: Estimate) -> Estimate:
        """The sum of two independent figures."""
        return Estimate(self.value + other.value, math.hypot(self.margin, other.margin))

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two independent figures."""
        return Estimate(self.value - other.value, math.hypot(self.margin, other.margin))


class Mean:
    """Collects samples of one number."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, sample: float) -> None:
        self.count += 1
        self.total += sample
        self.squares += sample * sample

    def figure(self) -> Estimate:
        """The mean of the samples. With a single sample nothing is known about the margin: it is 1."""
        mean = self.total / self.count
        if self.count == 1:
            return Estimate(mean, 1.0)
        variance = max(0.0, self.squares / self.count - mean * mean) / (self.count - 1)
        return Estimate(mean, CERTAIN * math.sqrt(variance))


def means(seats: int) -> list[Mean]:
    """One mean for each seat."""
    return [Mean() for _ in range(seats)]


def total(figures: Sequence[Estimate]) -> Estimate:
    """The sum of independent figures."""
    return Estimate(
        math.fsum(figure.value for figure in figures),
        math.sqrt(math.fsum(figure.margin**2 for figure in figures)),
    )


def weighted(figures: Sequence[tuple[float, Estimate]]) -> Estimate:
    """The expected value of independent figures, each with its probability."""
    return Estimate(
        math.fsum(chance * figure.value for chance, figure in figures),
        math.sqrt(math.fsum((chance * figure.margin) ** 2 for chance, figure in figures)),
    )

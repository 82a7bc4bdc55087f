"""The figures of a ladder: what its table, its JSON and its plot are made from."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.ladder.plan import Kind, Plan
from sandtable.ladder.statistics.bootstrap import Interval
from sandtable.simulation.simulate import Spread

Verdict = Literal["above", "par", "below"]


class Pace(msgspec.Struct, frozen=True):
    """How long decisions took, in seconds, and how many took all the time there was."""

    decisions: int
    mean: float
    p95: float
    most: float
    late: int


class Rating(msgspec.Struct, frozen=True):
    """A bot over all its games at tables of one size. Ratings are around 0; 400 points: odds of 10 to 1."""

    bot: str
    rating: float
    interval: Interval
    games: int
    scores: Spread
    pace: Pace
    failures: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """How a bot did in a match, beside par: the share that equal players would have."""

    kind: Kind
    bot: str
    others: str
    games: int
    deals: int
    par: float
    share: float
    interval: Interval
    strict: Interval  # for controls
    scores: Spread
    other_scores: Spread

    @property
    def verdict(self) -> Verdict:
        if self.interval.has(self.par):
            return "par"
        return "above" if self.share > self.par else "below"


class Seat(msgspec.Struct, frozen=True):
    """What a seat is worth among equals."""

    seat: int
    share: float
    interval: Interval


class Control(msgspec.Struct, frozen=True):
    """Something that must hold, or the ladder is not to be trusted."""

    name: str
    holds: bool
    found: str


class Section(msgspec.Struct, frozen=True):
    """Tables of one size. Games that had to be stopped (`capped`) count nowhere else."""

    seats: int
    games: int
    capped: int
    ratings: list[Rating]
    results: list[Result]
    by_seat: list[Seat]
    controls: list[Control]


class Report(msgspec.Struct, frozen=True):
    """The whole ladder; `played` is less than `planned` if it was stopped."""

    plan: Plan
    played: int
    planned: int
    rules: int
    code: str
    compiled: list[bool]
    sandtable: list[str]
    python: list[str]
    sections: list[Section]

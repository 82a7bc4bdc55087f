"""The report of a ladder: the figures behind its tables, JSON and plot, and the controls that must hold."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.ladder.plan import FLOOR, LadderPlan, MatchKind
from sandtable.ladder.statistics.bootstrap import STRICT, Interval
from sandtable.simulation.simulate import Spread

Verdict = Literal["above", "par", "below"]


class ThinkingTimes(msgspec.Struct, frozen=True):
    """How long decisions took, in seconds, and how many used up the time budget."""

    decisions: int
    mean: float
    p95: float
    most: float
    late: int


class Rating(msgspec.Struct, frozen=True):
    """A bot in all its games at tables of one size. Ratings average 0; 400 points are odds of 10 to 1."""

    bot: str
    rating: float
    interval: Interval
    games: int
    scores: Spread
    pace: ThinkingTimes
    failures: dict[str, int]


class MatchResult(msgspec.Struct, frozen=True):
    """A bot's share of wins in a match, to be compared with par: the share that equal players would have."""

    kind: MatchKind
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
    mirror_odds: float = 1.0  # of a mirror match: that equal bots differ as much

    @property
    def verdict(self) -> Verdict:
        """Whether the share is clearly above or below par."""
        if self.interval.has(self.par):
            return "par"
        return "above" if self.share > self.par else "below"


class SeatShare(msgspec.Struct, frozen=True):
    """The share of wins of a seat in games among equals."""

    seat: int
    share: float
    interval: Interval


class Control(msgspec.Struct, frozen=True):
    """A condition without which the ladder, or one of its bots, cannot be trusted."""

    name: str
    holds: bool
    found: str


class Section(msgspec.Struct, frozen=True):
    """The figures of tables of one size. Games that were stopped (`capped`) count in no other figure."""

    seats: int
    games: int
    capped: int
    ratings: list[Rating]
    results: list[MatchResult]
    by_seat: list[SeatShare]
    controls: list[Control]


class LadderReport(msgspec.Struct, frozen=True):
    """The whole ladder; `played` is less than `planned` if it was stopped."""

    plan: LadderPlan
    played: int
    planned: int
    rules: int
    code: str
    compiled: list[bool]
    sandtable: list[str]
    python: list[str]
    sections: list[Section]


# --- controls ------------------------------------------------------------------------------------------


def controls(ratings: list[Rating], results: list[MatchResult]) -> list[Control]:
    """Check what must hold however well the bots play."""
    found = [mirror_control(result) for result in results if result.kind == "mirror"]
    if len(ratings) > 1 and any(rating.bot == FLOOR for rating in ratings):
        found.append(floor_control(ratings, results))
    return [*found, legality_control(ratings)]


def mirror_control(result: MatchResult) -> Control:
    """A bot among copies of itself is like the copies; the odds are strict because there are many mirrors."""
    return Control(
        name=f"mirror of {result.bot}",
        holds=result.mirror_odds >= 1 - STRICT,
        found=f"{result.share:.1%}; equal bots differ as much in {result.mirror_odds:.1%} of cases",
    )


def floor_control(ratings: list[Rating], results: list[MatchResult]) -> Control:
    """No bot is clearly worse than random play, and random play is never clearly above par."""
    floor = next(rating for rating in ratings if rating.bot == FLOOR)
    below = [f"{rating.bot} is below" for rating in ratings if rating.interval.high < floor.interval.low - 1]
    below += [
        f"{result.share:.1%} for {result.bot} among {result.others}"
        for result in results
        if (result.bot == FLOOR and result.strict.low > result.par)
        or (result.others == FLOOR and result.strict.high < result.par)
    ]
    return Control("random is the floor", not below, ", ".join(below) or "nobody is below")


def legality_control(ratings: list[Rating]) -> Control:
    """Every bot answered every question with one of its options."""
    failed = {rating.bot: sum(rating.failures.values()) for rating in ratings if rating.failures}
    found = ", ".join(f"{bot} {count} times not" for bot, count in failed.items())
    return Control("every answer was an option", not failed, found or "no failure")

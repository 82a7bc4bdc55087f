"""What a review says, as plain data: for JSON, for the page and for the terminal."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.core.message import Message
from sandtable.review.figures import Estimate

VERSION: Final = 2  # of the form of a review; what was stored in another form is made again


class Earned(msgspec.Struct, frozen=True):
    """A line of the score sheet, and how much more it has with the better plan."""

    code: str
    more: Estimate


class Left(msgspec.Struct, frozen=True):
    """How much more another seat scores with the better plan; mostly less."""

    seat: int
    more: Estimate


class Reason(msgspec.Struct, frozen=True):
    """What the better plan changes: the seat's wins and score, the lines behind it, the scores of others."""

    wins: Estimate
    score: Estimate
    earned: list[Earned]
    left: list[Left]


class Alternative(msgspec.Struct, frozen=True):
    """A plan, the chance to win with it, and how far it is ahead of the plan that was played."""

    actions: list[str]
    chance: Estimate
    ahead: Estimate


class JudgedDecision(msgspec.Struct, frozen=True):
    """A seat's decision, as an expert sees it from what the seat knew.

    `given_away` is zero if no alternative is better beyond its margin.
    """

    seat: int
    first: int  # the entries of the record, from 1
    entry: int
    actions: list[str]
    chance: Estimate
    given_away: Estimate
    alternatives: list[Alternative]  # the best one first

    @property
    def is_mistake(self) -> bool:
        return self.given_away.value > 0.0


class Stroke(msgspec.Struct, frozen=True):
    """A stroke of luck: what it changed for each seat. Entry 0 is the set-up."""

    entry: int
    seat: int | None
    changes: list[Estimate]


class Point(msgspec.Struct, frozen=True):
    """Everybody's chance to win after an entry of the record."""

    entry: int
    chances: list[Estimate]


class Moment(msgspec.Struct, frozen=True):
    """One of the moments that mattered: a decision with a better plan, or a stroke of luck.

    `look` is the entry after which the board shows the position.
    """

    kind: str  # "decision" or "luck"
    entry: int
    look: int
    seat: int | None
    change: Estimate
    actions: list[str] = []
    better: list[str] = []
    reason: Reason | None = None


class Total(msgspec.Struct, frozen=True):
    """Where a seat's result came from: start + luck + own + others = result, exactly."""

    start: Estimate
    luck: Estimate
    own: Estimate
    others: Estimate
    skill: Estimate
    result: float
    given_away: Estimate  # by all mistakes together
    mistakes: int


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game."""

    game: str
    seats: int
    names: list[str]
    effort: str
    entries: int
    points: list[Point]
    decisions: list[JudgedDecision]
    strokes: list[Stroke]
    moments: list[Moment]
    totals: list[Total]
    actions: dict[str, Message]  # every action that is mentioned, in words
    version: int = VERSION

"""The history of a guest: their finished games, and how they fared."""

from __future__ import annotations

import msgspec

from sandtable.server.protocol.rest.tables import TableCard


class LevelTally(msgspec.Struct, frozen=True):
    """How a guest has fared against others of one kind: bots of a level, bots of several, or people.

    `against` is a level, or `mixed`, or `people` as soon as one other person played.
    """

    against: str
    played: int
    won: int


class GameTally(msgspec.Struct, frozen=True):
    """How a guest has fared in one game."""

    game: str
    played: int
    won: int
    best: int  # the highest score
    levels: list[LevelTally] = []
    hinted: int = 0  # games with hints
    reviewed: int = 0  # games with a review
    given_away: float = 0.0  # what the reviewed games gave away, in wins
    margin: float = 0.0  # of that figure


class ReviewMark(msgspec.Struct, frozen=True):
    """What a review says about one seat: what it gave away, in wins, and in how many mistakes."""

    given_away: float
    mistakes: int
    margin: float = 0.0  # of what was given away


class History(msgspec.Struct, frozen=True):
    """`GET /api/me/history`: the guest's finished games, newest first, and what they add up to.

    The tallies count the newest games, `counted` of them. `marks` are those of the guest's first seat, by
    table, if its game was reviewed.
    """

    now: int
    tallies: list[GameTally]
    tables: list[TableCard]
    marks: dict[str, ReviewMark] = {}
    counted: int = 0

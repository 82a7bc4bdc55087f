"""Games to look at: pages of a log, replays, records, reviews and puzzles."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.core.message import Message
from sandtable.review.puzzles.puzzle import Choice
from sandtable.review.report import Reason, Review
from sandtable.server.protocol.messages import Line, Told
from sandtable.server.protocol.settings import Strict

EffortName = Literal["quick", "normal", "deep"]


class LogPage(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/log?before=N`: earlier lines, oldest first; `earlier` is the next N."""

    lines: list[Line]
    earlier: int | None


class Story(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/story?seat=S`: the log of a finished game as that seat read it."""

    steps: list[int]  # the entries that changed the position: the set-up, decisions and undos
    lines: list[Told]


class Position(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/moment?entry=N&seat=S`: a finished game as that seat saw it after that entry."""

    entry: int
    seat: int | None
    view: Any


class Verified(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/verify`: whether every die and card follows from the seed."""

    good: bool
    draws: int
    reason: str


class AskReview(Strict, frozen=True):
    """`POST /api/tables/{id}/review`: review a finished game."""

    effort: EffortName = "normal"


class ReviewState(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/review`: whether the review of a finished game is there, and the review itself.

    While one is working, `done` of its `pieces` are done; an earlier review may be there already.
    """

    state: Literal["none", "working", "ready", "failed"]
    effort: EffortName | None = None
    done: int = 0
    pieces: int = 0
    review: Review | None = None


class PuzzleView(msgspec.Struct, frozen=True):
    """`GET /api/puzzles/{game}?number=N`: a puzzle as its seat sees it, with its answer.

    Without a number it is the puzzle of the day, whose number is `today`.
    """

    id: str
    game: str
    number: int
    count: int
    today: int
    seat: int
    view: Any
    choices: list[Choice]
    answer: int
    missed: int
    reason: Reason
    actions: dict[str, Message]  # every action of the choices, in words


class Salvage(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/salvage`: the first `readable` of the `entries` of a damaged table.

    The record holds every secret, so it is included only if the game was over. Otherwise there are only the
    lines that the asking guest's seat could read.
    """

    table: str
    entries: int
    readable: int
    record: Any
    lines: list[Line]

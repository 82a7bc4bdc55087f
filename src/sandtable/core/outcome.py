"""How a game ended, and why everybody has the score they have."""

from __future__ import annotations

import msgspec

from sandtable.core.message import Word


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    code: str
    amount: int
    words: dict[str, Word] = {}


class Outcome(msgspec.Struct, frozen=True):
    """`breakdown[seat]` adds up to `scores[seat]`; `winners` share the victory."""

    scores: list[int]
    winners: list[int]
    reason: str
    breakdown: list[list[Line]]

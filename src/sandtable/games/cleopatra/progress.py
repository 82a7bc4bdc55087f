"""The progress of a turn: what the player did so far, and how long nobody has built anything.

States are cloned far more often than these arrays change. So an array is never changed in place: whoever
changes a number puts a new array there, and clones share the old one.
"""

from __future__ import annotations

from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.games.cleopatra.board import CATEGORIES, CHARACTERS, NONE, RESOURCES
from sandtable.games.cleopatra.cards import changed, no_cards


@mypyc_attr(acyclic=True)
class Progress:
    """The part of the state that most steps of a turn change."""

    def __init__(self, seats: i64, of: Progress | None = None) -> None:
        """Begin with nothing done; or copy `of`."""
        # The cards that a Vizier shows to his player, by kind.
        self.looked: vec[i64] = no_cards() if of is None else of.looked
        # By seat, NONE while it has not bid.
        self.bids: vec[i64] = no_bids(seats) if of is None else of.bids
        # In this turn: the characters played, by character.
        self.played: vec[i64] = no_characters() if of is None else of.played
        # In this visit to the quarry: the pieces built, the talents earned by category, and the units left
        # over from doubles by resource.
        self.pieces: i64 = i64(0) if of is None else of.pieces
        self.earned: vec[i64] = vec[i64]([0] * CATEGORIES) if of is None else of.earned
        self.credit: vec[i64] = vec[i64]([0] * RESOURCES) if of is None else of.credit
        # Turns in a row without a piece, and turns in a row that were passed.
        self.idle: i64 = i64(0) if of is None else of.idle
        self.passes: i64 = i64(0) if of is None else of.passes

    def add_piece(self, category: i64, talents: i64) -> None:
        """CL-Q11 The value of a piece is fixed when it is placed and paid out after the last one."""
        self.pieces += 1
        self.earned = changed(self.earned, category, self.earned[category] + talents)
        self.idle = 0


def no_bids(seats: i64) -> vec[i64]:
    return vec[i64]([NONE] * seats)


def no_characters() -> vec[i64]:
    return vec[i64]([0] * CHARACTERS)

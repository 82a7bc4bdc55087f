"""The progress of a turn: what the player did so far, and how long nobody has built anything."""

from __future__ import annotations

from typing import Any

from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.games.cleopatra.board import CATEGORIES, CHARACTERS, NONE, RESOURCES
from sandtable.games.cleopatra.cards import no_cards
from sandtable.games.cleopatra.save import SavedPalace


@mypyc_attr(acyclic=True)
class Progress:
    """The part of the state that most steps of a turn change."""

    def __init__(
        self,
        *,
        looked: vec[i64],
        bids: vec[i64],
        played: vec[i64],
        pieces: i64,
        earned: vec[i64],
        credit: vec[i64],
        idle: i64,
        passes: i64,
    ) -> None:
        self.looked = looked  # the cards that a Vizier shows to his player, by kind
        self.bids = bids  # by seat, NONE while it has not bid
        self.played = played  # characters played in this turn, by character
        self.pieces = pieces  # built in this visit to the quarry
        self.earned = earned  # in this visit, by category
        self.credit = credit  # units left over from doubles in this visit, by resource
        self.idle = idle  # turns in a row without a piece
        self.passes = passes  # turns in a row that were passed

    def clone(self) -> Progress:
        return Progress(
            looked=self.looked[:],
            bids=self.bids[:],
            played=self.played[:],
            pieces=self.pieces,
            earned=self.earned[:],
            credit=self.credit[:],
            idle=self.idle,
            passes=self.passes,
        )

    def save(self) -> dict[str, Any]:
        """The fields of SavedPalace that belong here."""
        return {
            "looked": list(self.looked),
            "bids": list(self.bids),
            "played": list(self.played),
            "pieces": self.pieces,
            "earned": list(self.earned),
            "credit": list(self.credit),
            "idle": self.idle,
            "passes": self.passes,
        }

    def add_piece(self, category: i64, talents: i64) -> None:
        """CL-Q11 The value of a piece is fixed when it is placed and paid out after the last one."""
        self.pieces += 1
        self.earned[category] += talents
        self.idle = 0


def no_progress(seats: int) -> Progress:
    """Nothing has happened yet."""
    return Progress(
        looked=no_cards(),
        bids=vec[i64]([NONE] * seats),
        played=vec[i64]([0] * CHARACTERS),
        pieces=0,
        earned=vec[i64]([0] * CATEGORIES),
        credit=vec[i64]([0] * RESOURCES),
        idle=0,
        passes=0,
    )


def restore_progress(saved: SavedPalace) -> Progress:
    """The opposite of `Progress.save`."""
    return Progress(
        looked=vec[i64](saved.looked),
        bids=vec[i64](saved.bids),
        played=vec[i64](saved.played),
        pieces=saved.pieces,
        earned=vec[i64](saved.earned),
        credit=vec[i64](saved.credit),
        idle=saved.idle,
        passes=saved.passes,
    )

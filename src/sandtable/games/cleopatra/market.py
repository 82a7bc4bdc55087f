"""The market: stalls, pile and discards. `pile` has the rules for them."""

from __future__ import annotations

from typing import Any

from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.games.cleopatra.board import NONE, STALLS
from sandtable.games.cleopatra.cards import all_cards, count, no_cards
from sandtable.games.cleopatra.save import SavedPalace


@mypyc_attr(acyclic=True)
class Market:
    """All cards that are not in a hand; `cards` explains a single card."""

    def __init__(
        self,
        *,
        discards: vec[i64],
        bags: vec[vec[i64]],
        pile_up: i64,
        pile_down: i64,
        pile_gone: i64,
        top: i64,
        stalls: vec[vec[i64]],
    ) -> None:
        self.discards = discards  # by kind
        self.bags = bags  # by pile and kind: the cards nobody has seen yet; the last pile is in use
        self.pile_up = pile_up  # cards of the pile below its top: face up
        self.pile_down = pile_down  # and face down
        self.pile_gone = pile_gone  # the number of them that have left, see `pile`
        self.top = top  # a card, or NONE
        self.stalls = stalls  # by stall: its cards

    def clone(self) -> Market:
        return Market(
            discards=self.discards[:],
            bags=vec[vec[i64]]([bag[:] for bag in self.bags]),
            pile_up=self.pile_up,
            pile_down=self.pile_down,
            pile_gone=self.pile_gone,
            top=self.top,
            stalls=vec[vec[i64]]([stall[:] for stall in self.stalls]),
        )

    def save(self) -> dict[str, Any]:
        """The fields of SavedPalace that belong here."""
        return {
            "discards": list(self.discards),
            "bags": [list(bag) for bag in self.bags],
            "pile_up": self.pile_up,
            "pile_down": self.pile_down,
            "pile_gone": self.pile_gone,
            "top": self.top,
            "stalls": [list(stall) for stall in self.stalls],
        }

    def pile_size(self) -> i64:
        return self.pile_up + self.pile_down - self.pile_gone + (0 if self.top == NONE else 1)

    def can_draw(self) -> bool:
        """CL-M3 Whether a card can be drawn, from the pile or from one made of the discards."""
        return self.pile_size() > 0 or count(self.discards) > 0


def empty_market() -> Market:
    """CL-K1 All cards in the bag of the first pile."""
    return Market(
        discards=no_cards(),
        bags=vec[vec[i64]]([all_cards()]),
        pile_up=0,
        pile_down=0,
        pile_gone=0,
        top=NONE,
        stalls=vec[vec[i64]]([vec[i64]([]) for _ in range(STALLS)]),
    )


def restore_market(saved: SavedPalace) -> Market:
    """The opposite of `Market.save`."""
    return Market(
        discards=vec[i64](saved.discards),
        bags=vec[vec[i64]]([vec[i64](bag) for bag in saved.bags]),
        pile_up=saved.pile_up,
        pile_down=saved.pile_down,
        pile_gone=saved.pile_gone,
        top=saved.top,
        stalls=vec[vec[i64]]([vec[i64](stall) for stall in saved.stalls]),
    )

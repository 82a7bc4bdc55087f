"""The market: stalls, pile and discards. `pile` has the rules for them."""

from __future__ import annotations

from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.games.cleopatra.board import NONE, STALLS
from sandtable.games.cleopatra.cards import all_cards, copied, count, no_cards


@mypyc_attr(acyclic=True)
class Market:
    """All cards that are not in a hand; `cards` explains a single card."""

    def __init__(self, of: Market | None = None) -> None:
        """CL-K1 Begin with all cards in the bag of the first pile; or copy `of`."""
        self.discards: vec[i64] = no_cards() if of is None else of.discards[:]  # by kind
        # By pile and kind: the cards nobody has seen yet; the last pile is in use.
        self.bags: vec[vec[i64]] = vec[vec[i64]]([all_cards()]) if of is None else copied(of.bags)
        # The cards of the pile below its top: face up, face down, and how many of them have left, see `pile`.
        self.pile_up: i64 = i64(0) if of is None else of.pile_up
        self.pile_down: i64 = i64(0) if of is None else of.pile_down
        self.pile_gone: i64 = i64(0) if of is None else of.pile_gone
        self.top: i64 = i64(NONE) if of is None else of.top  # a card, or NONE
        # By stall: its cards.
        self.stalls: vec[vec[i64]] = no_stalls() if of is None else copied(of.stalls)

    def pile_size(self) -> i64:
        return self.pile_up + self.pile_down - self.pile_gone + (0 if self.top == NONE else 1)

    def can_draw(self) -> bool:
        """CL-M3 Whether a card can be drawn, from the pile or from one made of the discards."""
        return self.pile_size() > 0 or count(self.discards) > 0


def no_stalls() -> vec[vec[i64]]:
    """CL-S5 The three stalls before the first cards are laid out."""
    return vec[vec[i64]]([vec[i64]([]) for _ in range(STALLS)])

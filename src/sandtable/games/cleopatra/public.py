"""CL-V1 What everybody knows about a hidden hand, so that nobody is asked a question with one known answer.

Only what a spectator remembers counts, and what lies open: the same for all seats, whatever the hands hold.
"""

from __future__ import annotations

from sandtable.core.native import i64
from sandtable.games.cleopatra.board import DECK, NONE
from sandtable.games.cleopatra.cards import count
from sandtable.games.cleopatra.state import Cleopatra


def unknown_cards(s: Cleopatra, seat: i64) -> i64:
    """The number of cards in a hand that not everybody knows."""
    return count(s.hands[seat]) - s.memory.number_known(s.seats, seat)


def may_hold(s: Cleopatra, seat: i64, kind: i64) -> bool:
    """Whether a hand may have a card of a kind."""
    return most_held(s, seat, kind, unknown_cards(s, seat)) > 0


def most_held(s: Cleopatra, seat: i64, kind: i64, unknown: i64) -> i64:
    """The most cards of a kind that a hand may have, if that many of its cards are unknown."""
    sure = s.memory.known[s.memory.known_at(s.seats, seat) + kind]
    if unknown == 0:
        return sure
    missing = unaccounted(s, kind)
    return sure + (unknown if unknown < missing else missing)


def unaccounted(s: Cleopatra, kind: i64) -> i64:
    """CL-K1 The cards of a kind of which nobody but their owners knows where they are."""
    left = DECK[kind] - s.memory.known_anywhere(s.seats, kind)
    card: i64
    for stall in s.market.stalls:
        for card in stall:
            if card == kind:
                left -= 1
    if s.market.top != NONE and s.market.top == kind:
        left -= 1
    return left

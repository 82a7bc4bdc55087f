"""Cards: how many there are of each kind, and a single card as it lies on the table (CL-K1, CL-V2).

A card that lies face up is the number of its kind. A card that lies face down has no kind yet: it is packed
as BACK + the number of its pile, and its kind is drawn from that pile when somebody looks at it. Only this
module knows that packing.
"""

from __future__ import annotations

from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import BACK, DECK, KINDS


def no_cards() -> vec[i64]:
    return vec[i64]([0] * KINDS)


def all_cards() -> vec[i64]:
    """CL-K1 The whole deck."""
    return vec[i64](list(DECK))


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """An independent copy of an array of arrays."""
    found = rows[:]
    row: i64
    for row in range(len(rows)):
        found[row] = rows[row][:]
    return found


def changed(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """A copy of an array in which one number is another."""
    found = numbers[:]
    found[at] = number
    return found


def count(cards: vec[i64]) -> i64:
    """The number of cards of all kinds together."""
    total: i64 = 0
    number: i64
    for number in cards:
        total += number
    return total


def kinds_of(cards: vec[i64]) -> tuple[int, ...]:
    """The kind of every single card, in ascending order."""
    return tuple(kind for kind in range(KINDS) for _ in range(cards[kind]))


def face_down(pile: i64) -> i64:
    """A card of a pile that lies face down."""
    return BACK + pile


def is_face_down(card: i64) -> bool:
    return card >= BACK


def pile_of(card: i64) -> i64:
    """The pile that a card which lies face down came from."""
    return card - BACK


def visible(card: i64) -> i64:
    """CL-V2 The kind that everybody sees: BACK for all cards that lie face down."""
    return BACK if card >= BACK else card

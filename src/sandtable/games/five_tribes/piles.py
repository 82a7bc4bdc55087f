"""Piles of meeples and hands of cards, each packed into one integer, so that copying one costs nothing.

A pile has seven bits for each tribe, a hand six bits for each kind of card; no count can fill its bits
(there are 90 meeples and 54 cards). Piles are added and subtracted as numbers. Only this module knows how
they are packed: everybody else calls its functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import i16, i64, vec
from sandtable.games.five_tribes.board import FAKIR, GOODS, NONE, TRIBES

if TYPE_CHECKING:
    from sandtable.core.chance import Chance

MEEPLE_BITS: Final = 7
CARD_BITS: Final = 6
ONE_MEEPLE: Final = vec[i64]([1, 1 << 7, 1 << 14, 1 << 21, 1 << 28])  # of each tribe
ONE_CARD: Final = vec[i64]([64**kind for kind in range(GOODS)])  # of each kind
# The bits that are set in a pile if it has two or more meeples of one tribe.
PAIR_BITS: Final = 126 * (1 + (1 << 7) + (1 << 14) + (1 << 21) + (1 << 28))


# --- meeples ---------------------------------------------------------------------------------------


def size(pile: i64) -> i64:
    """The number of meeples in a pile: the sum of its digits in base 128 is its remainder by 127."""
    return pile % 127


def count(pile: i64, tribe: i64) -> i64:
    """The number of meeples of one tribe in a pile."""
    return pile >> MEEPLE_BITS * tribe & 127


def put_counts(pile: i64, numbers: vec[i16], at: i64) -> None:
    """Write the number of meeples of each tribe into an array."""
    tribe: i64
    for tribe in range(TRIBES):
        numbers[at + tribe] = i16(pile & 127)
        pile >>= MEEPLE_BITS


def only(pile: i64, tribe: i64) -> i64:
    """The meeples of one tribe in a pile, as a pile."""
    return pile & 127 * ONE_MEEPLE[tribe]


def has_pair(pile: i64) -> bool:
    """Whether a pile has two meeples of one tribe."""
    return pile & PAIR_BITS != 0


def tribes_in(pile: i64) -> i64:
    """The tribes that a pile has meeples of, one bit each."""
    found: i64 = 0
    tribe: i64
    for tribe in range(TRIBES):
        if pile >> MEEPLE_BITS * tribe & 127:
            found |= 1 << tribe
    return found


def pairs_in(pile: i64) -> i64:
    """The tribes that a pile has two or more meeples of, one bit each."""
    found: i64 = 0
    tribe: i64
    for tribe in range(TRIBES):
        if pile >> MEEPLE_BITS * tribe & 126:
            found |= 1 << tribe
    return found


def tribes_leaving_pair(pile: i64) -> i64:
    """The tribes of which one meeple can be taken from a pile so that a pair is left, one bit each."""
    found: i64 = 0
    tribe: i64
    for tribe in range(TRIBES):
        if count(pile, tribe) and has_pair(pile - ONE_MEEPLE[tribe]):
            found |= 1 << tribe
    return found


def tribe_in(pile: i64) -> i64:
    """The first tribe that a pile has meeples of, or NONE if it is empty."""
    tribe: i64
    for tribe in range(TRIBES):
        if pile >> MEEPLE_BITS * tribe & 127:
            return tribe
    return NONE


def tribes_of(pile: i64) -> tuple[int, ...]:
    """The tribe of every meeple in a pile, in the order of the tribes."""
    found: list[int] = []
    for tribe in range(TRIBES):
        found += [tribe] * int(count(pile, tribe))
    return tuple(found)


def pack_meeples(counts: list[int]) -> i64:
    """The pile with these numbers of meeples, by tribe."""
    pile: i64 = 0
    for tribe in range(TRIBES):
        pile += counts[tribe] * ONE_MEEPLE[tribe]
    return pile


def unpack_meeples(pile: i64) -> list[int]:
    """The number of meeples in a pile, by tribe."""
    return [int(count(pile, tribe)) for tribe in range(TRIBES)]


def draw_meeple(pile: i64, chance: Chance) -> i64:
    """The tribe of a random meeple; every meeple is equally likely."""
    ticket = chance.pick(size(pile))
    tribe: i64 = 0
    while ticket >= count(pile, tribe):
        ticket -= count(pile, tribe)
        tribe += 1
    return tribe


# --- cards -----------------------------------------------------------------------------------------


def cards_in(cards: i64) -> i64:
    """The number of cards in a hand: the sum of its digits in base 64 is its remainder by 63."""
    return cards % 63


def cards_of(cards: i64, kind: i64) -> i64:
    """The number of cards of one kind in a hand."""
    return cards >> CARD_BITS * kind & 63


def put_cards(cards: i64, numbers: vec[i16], at: i64) -> None:
    """Write the number of cards of each kind into an array."""
    kind: i64
    for kind in range(GOODS):
        numbers[at + kind] = i16(cards & 63)
        cards >>= CARD_BITS


def kinds_of(cards: i64) -> tuple[int, ...]:
    """The kind of every card in a hand, in the order of the kinds."""
    found: list[int] = []
    for kind in range(GOODS):
        found += [kind] * int(cards_of(cards, kind))
    return tuple(found)


def suit_size(cards: i64, number: i64) -> i64:
    """FT-9 The size of the `number`-th suit that a hand can sell: the goods it has at least that often."""
    found: i64 = 0
    kind: i64
    for kind in range(FAKIR):
        if cards >> CARD_BITS * kind & 63 >= number:
            found += 1
    return found


def pack_cards(counts: list[int]) -> i64:
    """The hand with these numbers of cards, by kind."""
    cards: i64 = 0
    for kind in range(GOODS):
        cards += counts[kind] * ONE_CARD[kind]
    return cards


def unpack_cards(cards: i64) -> list[int]:
    """The number of cards in a hand, by kind."""
    return [int(cards_of(cards, kind)) for kind in range(GOODS)]


def draw_card(cards: i64, chance: Chance) -> i64:
    """The kind of a random card; every card is equally likely."""
    ticket = chance.pick(cards_in(cards))
    kind: i64 = 0
    while ticket >= cards_of(cards, kind):
        ticket -= cards_of(cards, kind)
        kind += 1
    return kind


def total(numbers: vec[i64]) -> i64:
    """The sum of some numbers."""
    found: i64 = 0
    number: i64
    for number in numbers:
        found += number
    return found

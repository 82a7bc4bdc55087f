"""Meeples and cards as packed numbers: a multiset is one int, so it is copied by being named.

A pile of meeples has seven bits a tribe, a hand of cards six bits a kind; no count can fill its bits
(90 meeples, 54 cards). Because the digits of such a number in base 128 (or 64) add up to its rest by
127 (or 63), the size of a pile is one division.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.board import GOODS, NONE, TRIBES

if TYPE_CHECKING:
    from sandtable.core.chance import Chance

MEEPLE_BITS: Final = 7
CARD_BITS: Final = 6
MEEPLE: Final = vec[i64]([1, 1 << 7, 1 << 14, 1 << 21, 1 << 28])  # one meeple of each tribe
# Set where a digit is two or more:
PAIR_BITS: Final = 126 * (1 + (1 << 7) + (1 << 14) + (1 << 21) + (1 << 28))
ONE_CARD: Final = vec[i64]([64**kind for kind in range(GOODS)])  # one card of each kind


# --- meeples ---------------------------------------------------------------------------------------


def size(pile: i64) -> i64:
    """How many meeples."""
    return pile % 127


def count(pile: i64, tribe: i64) -> i64:
    """How many meeples of a tribe."""
    return pile >> MEEPLE_BITS * tribe & 127


def has_pair(pile: i64) -> bool:
    """Are there two of one tribe?"""
    return pile & PAIR_BITS != 0


def tribe_in(pile: i64) -> i64:
    """The first tribe of a pile, NONE if it is empty."""
    tribe: i64
    for tribe in range(TRIBES):
        if pile >> MEEPLE_BITS * tribe & 127:
            return tribe
    return NONE


def tribes_of(pile: i64) -> tuple[int, ...]:
    """The meeples one by one, in the order of the tribes."""
    found: list[int] = []
    for tribe in range(TRIBES):
        found += [tribe] * int(count(pile, tribe))
    return tuple(found)


def pack_meeples(counts: list[int]) -> i64:
    pile: i64 = 0
    for tribe in range(TRIBES):
        pile += counts[tribe] * MEEPLE[tribe]
    return pile


def unpack_meeples(pile: i64) -> list[int]:
    return [int(count(pile, tribe)) for tribe in range(TRIBES)]


def draw_meeple(pile: i64, chance: Chance) -> i64:
    """A tribe at random, each meeple as likely."""
    ticket = chance.pick(size(pile))
    tribe: i64 = 0
    while ticket >= count(pile, tribe):
        ticket -= count(pile, tribe)
        tribe += 1
    return tribe


# --- cards -----------------------------------------------------------------------------------------


def cards_in(cards: i64) -> i64:
    """How many cards."""
    return cards % 63


def cards_of(cards: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return cards >> CARD_BITS * kind & 63


def kinds_of(cards: i64) -> tuple[int, ...]:
    """The cards one by one, in the order of the kinds."""
    found: list[int] = []
    for kind in range(GOODS):
        found += [kind] * int(cards_of(cards, kind))
    return tuple(found)


def pack_cards(counts: list[int]) -> i64:
    cards: i64 = 0
    for kind in range(GOODS):
        cards += counts[kind] * ONE_CARD[kind]
    return cards


def unpack_cards(cards: i64) -> list[int]:
    return [int(cards_of(cards, kind)) for kind in range(GOODS)]


def draw_card(cards: i64, chance: Chance) -> i64:
    """A kind at random, each card as likely."""
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

"""FT-9, FT-13 What goods are worth, and the score at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.core.outcome import Line, Outcome
from sandtable.games.five_tribes.board import (
    AL_AMIN,
    DJINN_VALUES,
    ELDER_PAYS,
    FACE_VALUE,
    FAKIR,
    HAURVATAT,
    JAFAAR,
    PALACE_PAYS,
    PALM_PAYS,
    SHAMHAT,
    SUIT_PAYS,
    VIZIER_PAYS,
)
from sandtable.games.five_tribes.djinns.scoring import (
    AL_AMIN_CARD,
    HAURVATAT_CARD,
    JAFAAR_CARD,
    SHAMHAT_CARD,
)
from sandtable.games.five_tribes.events import END_NAMES
from sandtable.games.five_tribes.piles import cards_in, cards_of, suit_size

if TYPE_CHECKING:
    from sandtable.games.five_tribes.state import FiveTribes

MORE_VIZIERS_PAY = 10
LINE_NAMES = ("gold", "viziers", "more-viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods")


def outcome(s: FiveTribes) -> Outcome:
    """FT-13 Highest total wins; ties share the victory."""
    sheets = [score_sheet(s, seat) for seat in range(s.seats)]
    scores = [sum(sheet.values()) for sheet in sheets]
    lines = [line for line in LINE_NAMES if line == "gold" or any(sheet[line] for sheet in sheets)]
    breakdown = [[Line(f"five-tribes-score-{line}", sheet[line]) for line in lines] for sheet in sheets]
    return Outcome(scores, highest(scores), END_NAMES[s.ended], breakdown)


def winners(s: FiveTribes) -> list[int]:
    """FT-13 The winners of `outcome`, without its score sheets."""
    return highest([sum(score_sheet(s, seat).values()) for seat in range(s.seats)])


def highest(scores: list[int]) -> list[int]:
    """The seats with the highest score."""
    most = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == most]


def score_sheet(s: FiveTribes, seat: i64) -> dict[str, int]:
    """FT-13 The points of a seat, line by line, as if the game ended now."""
    tiles = bits.listed(s.camels[seat])
    fewer = sum(s.viziers[other] < s.viziers[seat] for other in range(s.seats))
    return {
        "gold": int(s.gold[seat]),
        "viziers": int(s.viziers[seat] * vizier_pays(s, seat)),
        "more-viziers": MORE_VIZIERS_PAY * fewer,
        "elders": int(s.elders[seat] * elder_pays(s, seat)),
        "djinns": sum(DJINN_VALUES[djinn] for djinn in bits.listed(s.djinns[seat])),
        "tiles": sum(FACE_VALUE[s.layout[tile]] for tile in tiles),
        "palms": int(palm_pays(s, seat)) * sum(int(s.palms[tile]) for tile in tiles),
        "palaces": PALACE_PAYS * sum(int(s.palaces[tile]) for tile in tiles),
        "goods": goods_pay(s.cards(seat), wilds(s, seat)),
    }


def counted(s: FiveTribes, seat: int, known: bool) -> tuple[int, int]:
    """FT-2.6, FT-13 The least and the most that the points of a seat can be for somebody who has counted gold
    and face-up cards. A card that was drawn secretly may be worthless or whatever fits best; with `known` the
    hand is no secret."""
    sheet = sum(score_sheet(s, seat).values())
    if known or not s.agenda:
        return sheet, sheet
    seen = s.hands.seen[seat]
    secret = s.hand_size(seat) - cards_in(seen)
    pairs = cards_of(seen, FAKIR) // AL_AMIN_CARD.fakirs_a_wild if s.owns(seat, AL_AMIN) else 0
    other_lines = sheet - goods_pay(s.cards(seat), wilds(s, seat))
    return other_lines + goods_pay(seen, pairs), other_lines + goods_pay(seen, pairs + secret)


def vizier_pays(s: FiveTribes, seat: i64) -> i64:
    """FT-10.Jafaar The points of each vizier that a seat holds."""
    return JAFAAR_CARD.vizier_pays if s.owns(seat, JAFAAR) else VIZIER_PAYS


def elder_pays(s: FiveTribes, seat: i64) -> i64:
    """FT-10.Shamhat The points of each elder that a seat holds."""
    return SHAMHAT_CARD.elder_pays if s.owns(seat, SHAMHAT) else ELDER_PAYS


def palm_pays(s: FiveTribes, seat: i64) -> i64:
    """FT-10.Haurvatat The points of each palm on a tile of the seat."""
    return HAURVATAT_CARD.palm_pays if s.owns(seat, HAURVATAT) else PALM_PAYS


def wilds(s: FiveTribes, seat: i64) -> i64:
    """FT-10.Al-Amin The goods of any kind that a seat's fakirs stand for; an odd fakir is worth nothing."""
    return s.fakirs(seat) // AL_AMIN_CARD.fakirs_a_wild if s.owns(seat, AL_AMIN) else 0


def goods_pay(cards: i64, wilds: i64) -> int:
    """FT-9, FT-13.1 What a hand pays in the largest suits first, which is best; wild goods fill up the first
    suit, then the second."""
    total = 0
    depth = 1
    while True:
        suit = suit_size(cards, depth)
        added = min(wilds, FAKIR - suit)
        if suit + added == 0:
            return total
        total += SUIT_PAYS[suit + added]
        wilds -= added
        depth += 1

"""FT-9, FT-13 What goods are worth, and the score at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.core.outcome import Line, Outcome
from sandtable.games.five_tribes.board import (
    ELDER_PAYS,
    FACE_VALUE,
    FAKIR,
    PALACE_PAYS,
    PALM_PAYS,
    SUIT_PAYS,
    VIZIER_PAYS,
)
from sandtable.games.five_tribes.djinns.card import Djinn
from sandtable.games.five_tribes.djinns.deck import DJINNS
from sandtable.games.five_tribes.events import ENDS
from sandtable.games.five_tribes.piles import suit_size

if TYPE_CHECKING:
    from sandtable.games.five_tribes.state import FiveTribes

MORE_VIZIERS_PAY = 10
LINE_NAMES = ("gold", "viziers", "more-viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods")


def outcome(s: FiveTribes) -> Outcome:
    """FT-13 Highest total wins; ties share the victory."""
    sheets = [score_sheet(s, seat) for seat in range(s.seats)]
    scores = [sum(sheet.values()) for sheet in sheets]
    winners = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    lines = [line for line in LINE_NAMES if line == "gold" or any(sheet[line] for sheet in sheets)]
    breakdown = [[Line(f"five-tribes-score-{line}", sheet[line]) for line in lines] for sheet in sheets]
    return Outcome(scores, winners, ENDS[s.ended], breakdown)


def score_sheet(s: FiveTribes, seat: i64) -> dict[str, int]:
    """FT-13 The points of a seat, line by line, as if the game ended now."""
    djinns = djinns_of(s, seat)
    tiles = bits.listed(s.camels[seat])
    fewer = sum(s.viziers[other] < s.viziers[seat] for other in range(s.seats))
    palm = max((djinn.palm_pays for djinn in djinns), default=PALM_PAYS)
    return {
        "gold": int(s.gold[seat]),
        "viziers": int(s.viziers[seat]) * max((djinn.vizier_pays for djinn in djinns), default=VIZIER_PAYS),
        "more-viziers": MORE_VIZIERS_PAY * fewer,
        "elders": int(s.elders[seat]) * max((djinn.elder_pays for djinn in djinns), default=ELDER_PAYS),
        "djinns": sum(djinn.value for djinn in djinns),
        "tiles": sum(FACE_VALUE[s.layout[tile]] for tile in tiles),
        "palms": palm * sum(int(s.palms[tile]) for tile in tiles),
        "palaces": PALACE_PAYS * sum(int(s.palaces[tile]) for tile in tiles),
        "goods": goods_pay(s.cards(seat), wilds_of(s, seat)),
    }


def djinns_of(s: FiveTribes, seat: i64) -> list[Djinn]:
    return [DJINNS[number] for number in bits.listed(s.djinns[seat])]


def wilds_of(s: FiveTribes, seat: i64) -> i64:
    """FT-10.Al-Amin Goods of any kind that the fakirs stand for; an odd fakir is worth nothing."""
    return sum(s.fakirs(seat) // djinn.fakirs_a_wild for djinn in djinns_of(s, seat) if djinn.fakirs_a_wild)


def goods_pay(cards: i64, wilds: i64) -> int:
    """FT-9, FT-13.1 Largest suits first, which is best; wilds fill up the first suit, then the second."""
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

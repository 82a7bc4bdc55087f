"""What things in Five Tribes are worth to a seat, in points: the score sheet, and what may be added to it.

`late` is a number from 0 (the first round) to 1 (the last). Hopes fade with it, and at 1 only the score
sheet of the rules is left.
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.board import (
    AL_AMIN,
    ALL_MEEPLES,
    DJINN_NAMES,
    DJINN_VALUES,
    ELDER_PAYS,
    FACE_VALUE,
    FAKIR,
    JAFAAR,
    PALACE_PAYS,
    SHAMHAT,
    SUIT_PAYS,
    TILES,
    VIZIER_PAYS,
    camels_each,
)
from sandtable.games.five_tribes.djinns.scoring import JAFAAR_CARD, SHAMHAT_CARD
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.piles import size, suit_size
from sandtable.games.five_tribes.scoring import elder_pays, palm_pays, vizier_pays, wilds
from sandtable.games.five_tribes.state import FiveTribes

MORE_VIZIERS: Final = 10.0  # FT-13 points for each opponent with fewer
# The numbers below were fitted to what these things were worth at the end of games between these bots.
# A suit that still grows is worth more than it pays; a second one grows half as much.
SUIT_HOPES: Final = vec[float]([0.0, 4.0, 11.0, 14.0, 15.0, 12.0, 9.0, 6.0, 3.0, 0.0])
SECOND_SUIT: Final = 0.5
FAKIR_HOPES: Final = 3.5  # a fakir saves an elder or acts as another builder
WILD_FAKIR: Final = 3.0  # with Al-Amin it is also half of a good
ELDER_HOPES: Final = 2.2  # for each elder that may still pay for a djinn or its power
ELDERS_USED: Final = 4  # more elders are hardly ever spent
LEAD_STEP: Final = 0.14  # how much more likely a majority is with each vizier, early in the game
# By the face of a tile: palms and palaces that may follow, less the camel that is spent.
TILE_HOPES: Final = vec[float]([2.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0])
# Beyond its printed points, what a djinn gains in a whole game if its owner makes some use of it.
POWER_BY_NAME: Final = {
    "al-amin": 9.0,
    "anun-nak": 1.0,
    "baal": 7.0,
    "boaz": 1.0,
    "bouraq": 2.0,
    "echidna": 3.0,
    "enki": 1.0,
    "hagis": 5.0,
    "haurvatat": 3.0,
    "iblis": 2.0,
    "jafaar": 1.0,
    "kandicha": 8.0,
    "kumarbi": 2.0,
    "lamia": -1.0,
    "leta": 5.0,
    "marid": 7.0,
    "monkir": 5.0,
    "nekir": 4.0,
    "shamhat": 0.0,
    "sibittis": 5.0,
    "sloar": 4.0,
    "utug": 7.0,
}
POWERS: Final = vec[float]([POWER_BY_NAME[name] for name in DJINN_NAMES])
VALUES: Final = vec[i64](DJINN_VALUES)
LAST_MEEPLES: Final = 24  # about how many are still on the board when nobody can move


def lateness(s: FiveTribes) -> float:
    """How late the game is, by the camels of the seat with the fewest or by the meeples that are gone."""
    if s.ended != GOES_ON or not s.agenda:
        return 1.0
    each: i64 = camels_each(s.setting.seats)
    placed: i64 = 0
    seat: i64
    for seat in range(s.seats):
        placed = max(placed, bits.count(s.camels[seat]))
    meeples = size(s.in_hand)
    tile: i64
    for tile in range(TILES):
        meeples += size(s.meeples.piles[tile])
    by_camels = float(placed) / float(each)
    by_meeples = float(ALL_MEEPLES - meeples) / float(ALL_MEEPLES - LAST_MEEPLES)
    return min(1.0, max(by_camels, by_meeples))


# --- parts of the score sheet --------------------------------------------------------------------------


def prize(s: FiveTribes, tile: i64, palm: i64) -> i64:
    """The points of a tile for the owner of its camel."""
    return FACE_VALUE[s.layout[tile]] + palm * s.palms[tile] + PALACE_PAYS * s.palaces[tile]


def tile_worth(s: FiveTribes, tile: i64, palm: i64, late: float) -> float:
    """The points of a tile with what may still be built there."""
    return float(prize(s, tile, palm)) + TILE_HOPES[s.layout[tile]] * (1.0 - late)


def sure_points(s: FiveTribes, seat: i64) -> i64:
    """FT-13 The sum of all lines except goods and the ten points for more viziers."""
    points = s.gold[seat] + s.viziers[seat] * vizier_pays(s, seat) + s.elders[seat] * elder_pays(s, seat)
    palm = palm_pays(s, seat)
    left = s.camels[seat]
    at: i64 = 0
    while left:
        if left & 1:
            points += prize(s, at, palm)
        left >>= 1
        at += 1
    left = s.djinns[seat]
    at = 0
    while left:
        if left & 1:
            points += VALUES[at]
        left >>= 1
        at += 1
    return points


def majority(lead: i64, late: float) -> float:
    """FT-13 The worth of a lead in viziers over one opponent: ten points at the end, likely ones before."""
    now = MORE_VIZIERS if lead > 0 else 0.0
    hoped = MORE_VIZIERS * min(1.0, max(0.0, 0.5 + LEAD_STEP * float(lead)))
    return late * now + (1.0 - late) * hoped


def majorities(s: FiveTribes, seat: i64, more: i64, late: float) -> float:
    """The worth of viziers compared with all opponents, if the seat had `more` of them."""
    total = 0.0
    other: i64
    for other in range(s.seats):
        if other != seat:
            total += majority(s.viziers[seat] + more - s.viziers[other], late)
    return total


def goods_worth(cards: i64, wild: i64, late: float) -> float:
    """What the suits pay, and what they may pay once they have grown."""
    pays = 0.0
    hoped = 0.0
    depth: i64 = 1
    while True:
        suit = suit_size(cards, depth)
        added = min(wild, FAKIR - suit)
        if suit + added == 0:
            return pays + (1.0 - late) * hoped
        pays += float(SUIT_PAYS[suit + added])
        hoped += SUIT_HOPES[suit] if depth == 1 else SUIT_HOPES[suit] * SECOND_SUIT
        wild -= added
        depth += 1


def fakir_worth(s: FiveTribes, seat: i64, late: float) -> float:
    """The worth of one fakir."""
    return (WILD_FAKIR if s.owns(seat, AL_AMIN) else 0.0) + FAKIR_HOPES * (1.0 - late)


def elder_worth(s: FiveTribes, seat: i64, late: float) -> float:
    """The worth of one elder, gained or lost."""
    hopes = ELDER_HOPES * (1.0 - late) if s.elders[seat] < ELDERS_USED else 0.0
    return float(elder_pays(s, seat)) + hopes


def djinn_worth(s: FiveTribes, seat: i64, djinn: i64, late: float) -> float:
    """FT-10.4 The worth of a djinn: its points, what its power may gain, and what it adds to other things."""
    worth = float(VALUES[djinn]) + POWERS[djinn] * (1.0 - late)
    if djinn == JAFAAR:
        worth += float(s.viziers[seat] * (JAFAAR_CARD.vizier_pays - VIZIER_PAYS))
    elif djinn == SHAMHAT:
        worth += float(s.elders[seat] * (SHAMHAT_CARD.elder_pays - ELDER_PAYS))
    elif djinn == AL_AMIN:
        worth += float(s.fakirs(seat)) * WILD_FAKIR
    return worth


# --- everything together -------------------------------------------------------------------------------


def holdings(s: FiveTribes, seat: i64, late: float) -> float:
    """The score of a seat with hopes added for everything that can still grow."""
    hopes = ELDER_HOPES * float(min(ELDERS_USED, s.elders[seat])) + FAKIR_HOPES * float(s.fakirs(seat))
    left = s.djinns[seat]
    djinn: i64 = 0
    while left:
        if left & 1:
            hopes += POWERS[djinn]
        left >>= 1
        djinn += 1
    left = s.camels[seat]
    tile: i64 = 0
    while left:
        if left & 1:
            hopes += TILE_HOPES[s.layout[tile]]
        left >>= 1
        tile += 1
    found = float(sure_points(s, seat)) + hopes * (1.0 - late)
    found += goods_worth(s.cards(seat), wilds(s, seat), late)
    return found + majorities(s, seat, 0, late)


class SecondThoughts:
    """Corrections to the `holdings` of a seat, fitted to how games between these bots went on: goods attract
    goods, fakirs find a use, and majorities do not last."""

    def __init__(self, kind: float, fakir: float, majority: float) -> None:
        self.kind = kind
        self.fakir = fakir
        self.majority = majority

    def of(self, s: FiveTribes, seat: i64, late: float) -> float:
        hopes = self.kind * float(suit_size(s.cards(seat), 1)) + self.fakir * float(s.fakirs(seat))
        return (hopes - self.majority * majorities(s, seat, 0, late)) * (1.0 - late)


def prospects(s: FiveTribes, seat: i64, late: float, thoughts: SecondThoughts | None) -> float:
    """The holdings of a seat, corrected by second thoughts if there are any."""
    if thoughts is None:
        return holdings(s, seat, late)
    return holdings(s, seat, late) + thoughts.of(s, seat, late)


def chance_to_win(
    s: FiveTribes, seat: i64, late: float, spread: float, thoughts: SecondThoughts | None
) -> float:
    """The chance of a seat to win; differences of up to about `spread` points leave the result open."""
    mine = prospects(s, seat, late, thoughts)
    total = 1.0
    other: i64
    for other in range(s.seats):
        if other != seat:
            total += math.exp((prospects(s, other, late, thoughts) - mine) / spread)
    return 1.0 / total

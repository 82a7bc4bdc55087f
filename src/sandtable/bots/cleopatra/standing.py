"""How the players of Cleopatra stand before the end: what is left to build, hands, and chances to win."""

from __future__ import annotations

import math
from typing import Final

from sandtable.bots.cleopatra.worth import UNITS, WANTED
from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import CATEGORIES, DOUBLE, MOSAICS, PIECES, RESOURCES, TROMPE
from sandtable.games.cleopatra.payment import units_of
from sandtable.games.cleopatra.regions import size
from sandtable.games.cleopatra.state import Cleopatra

SQUARES_A_MOSAIC: Final = 7  # of the garden, including those that stay free


def units_left(s: Cleopatra) -> float:
    """The units that the palace still needs before the game ends, when the dearest category stays unbuilt."""
    total: i64 = 0
    most: i64 = 0
    category: i64
    for category in range(CATEGORIES):
        pieces = PIECES[category] - s.palace.built(category)
        if category == MOSAICS:
            pieces = min(bits.count(s.palace.stack), size(s.palace.free) // SQUARES_A_MOSAIC)
        cost = pieces * units_of(category)
        total += cost
        most = max(most, cost)
    return float(total - most)


def hand_worth(hand: vec[i64]) -> float:
    """The worth of a hand in talents; units beyond what one visit uses count less."""
    worth = 1.4 * float(hand[TROMPE])
    at: i64
    for at in range(RESOURCES):
        number = hand[at] + 2 * hand[DOUBLE + at]
        used: i64 = min(number, WANTED[at])
        worth += UNITS[at] * (float(used) + 0.4 * float(number - used))
    return worth


def chance_to_win(wealth: vec[float], danger: vec[float], seat: i64) -> float:
    """The chance of a seat to win: summed over who is eaten, its share among the others."""
    most = wealth[0]
    worst = danger[0]
    at: i64
    for at in range(len(wealth)):
        most = max(most, wealth[at])
        worst = max(worst, danger[at])
    rich = 0.0
    corrupt = 0.0
    for at in range(len(wealth)):
        wealth[at] = math.exp(wealth[at] - most)
        danger[at] = math.exp(danger[at] - worst)
        rich += wealth[at]
        corrupt += danger[at]
    chance = 0.0
    for at in range(len(wealth)):
        if at != seat:
            chance += danger[at] / corrupt * wealth[seat] / (rich - wealth[at])
    return chance

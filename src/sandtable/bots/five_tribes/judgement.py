"""What a learned judgement of Five Tribes positions goes by."""

from __future__ import annotations

from typing import Final

from sandtable.bots.five_tribes.worth import (
    POWERS,
    VALUES,
    SecondThoughts,
    goods_worth,
    majorities,
    prize,
    prospects,
)
from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.scoring import elder_pays, palm_pays, vizier_pays, wilds
from sandtable.games.five_tribes.state import FiveTribes

NAMES: Final[tuple[str, ...]] = (
    "the formula",
    "the formula, in a small company",
    "gold, late",
    "viziers, late",
    "elders, late",
    "tiles, late",
    "djinns, late",
    "goods, late",
    "gold, early",
    "viziers, early",
    "elders, early",
    "tiles, early",
    "djinns, early",
    "goods, early",
    "powers of djinns, early",
    "fakirs, early",
    "an early place in the order of bids, early",
)
"""The features of a seat. The formula counts as the points that it promises, in parts of the difference that
leaves the game open; the other points are tens of points of the score sheet. The company is small from 1 with
two players down to 1/2 with four. Late goes from 0 in the first round to 1 in the last, early from 1 to 0."""

FEWEST: Final = 2  # players

TENTH: Final = 0.1
ALL: Final = 1.0  # the score sheet without hopes


def features(s: FiveTribes, late: float, spread: float, thoughts: SecondThoughts | None) -> list[vec[float]]:
    """The features of every seat, in the order of NAMES."""
    early = 1.0 - late
    small = float(FEWEST) / float(s.seats)
    found: list[vec[float]] = []
    seat: i64
    for seat in range(s.seats):
        formula = prospects(s, seat, late, thoughts) / spread
        gold = TENTH * float(s.gold[seat])
        viziers = TENTH * (float(s.viziers[seat] * vizier_pays(s, seat)) + majorities(s, seat, 0, ALL))
        elders = TENTH * float(s.elders[seat] * elder_pays(s, seat))
        tiles = TENTH * float(tile_points(s, seat))
        djinns = TENTH * float(djinn_points(s, seat))
        goods = TENTH * goods_worth(s.cards(seat), wilds(s, seat), ALL)
        found.append(
            vec[float](
                [
                    formula,
                    formula * small,
                    gold * late,
                    viziers * late,
                    elders * late,
                    tiles * late,
                    djinns * late,
                    goods * late,
                    gold * early,
                    viziers * early,
                    elders * early,
                    tiles * early,
                    djinns * early,
                    goods * early,
                    TENTH * powers(s, seat) * early,
                    float(s.fakirs(seat)) * early,
                    place_in_order(s, seat) * early,
                ]
            )
        )
    return found


def tile_points(s: FiveTribes, seat: i64) -> i64:
    """FT-13 The points of a seat's tiles with their palms and palaces."""
    palm = palm_pays(s, seat)
    points: i64 = 0
    left = s.camels[seat]
    tile: i64 = 0
    while left:
        if left & 1:
            points += prize(s, tile, palm)
        left >>= 1
        tile += 1
    return points


def djinn_points(s: FiveTribes, seat: i64) -> i64:
    """FT-13 The printed points of a seat's djinns."""
    points: i64 = 0
    left = s.djinns[seat]
    djinn: i64 = 0
    while left:
        if left & 1:
            points += VALUES[djinn]
        left >>= 1
        djinn += 1
    return points


def powers(s: FiveTribes, seat: i64) -> float:
    """What the powers of a seat's djinns may still gain."""
    total = 0.0
    left = s.djinns[seat]
    djinn: i64 = 0
    while left:
        if left & 1:
            total += POWERS[djinn]
        left >>= 1
        djinn += 1
    return total


def place_in_order(s: FiveTribes, seat: i64) -> float:
    """FT-3.1 From 1 for a seat whose marker is the first to bid, down to 0; a second marker adds to it."""
    markers: i64 = len(s.bid_order)
    total = 0.0
    at: i64
    for at in range(markers):
        if s.bid_order[at] == seat:
            total += 1.0 - float(at) / float(markers)
    return total

"""The best places for a mosaic in Cleopatra: on palms, and where they make sanctuaries (CL-G2, CL-G5)."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra.worth import Outlook, exposure
from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.games.cleopatra.board import NONE, SHAPES
from sandtable.games.cleopatra.garden import Garden
from sandtable.games.cleopatra.pentominoes import WAYS, form_number
from sandtable.games.cleopatra.regions import (
    SMALLEST,
    Squares,
    anchors,
    both,
    covered,
    either,
    first,
    is_dead,
    listed,
    meet,
    one,
    region_of,
    same,
    size,
    without,
)
from sandtable.games.cleopatra.state import Cleopatra

MOST_PALMS: Final = 5
LARGEST: Final = 12  # squares of a sanctuary; larger regions are never dead
USUAL_SANCTUARY: Final = 3  # squares
ABSORBED: Final = 0.8  # share of the amulets absorbed that counts: the game may end before they come
NO_WAY: Final = -1


class Spot:
    """A place for a mosaic, and its worth beyond the mosaic's four talents."""

    def __init__(self, way: i64, anchor: i64, worth: float) -> None:
        self.way = way
        self.anchor = anchor
        self.worth = worth


class Palms:
    """The anchors by the number of palms that a mosaic covers there, worked out once for a garden."""

    def __init__(self, garden: Garden) -> None:
        self.garden = garden
        self.at_least: list[Squares] = []  # see `index`
        shape: i64
        way: i64
        for shape in range(SHAPES):
            for way in range(WAYS):
                self.at_least += spots_by_palms(garden, shape, way)

    def index(self, shape: i64, way: i64, palms: i64) -> i64:
        return form_number(shape, way) * (MOST_PALMS + 1) + palms

    def most(self, s: Cleopatra, shape: i64, only: i64) -> i64:
        """The most palms that a shape can cover, turned in the way `only` or, with NO_WAY, in any way."""
        best: i64 = -1
        way: i64
        for way in s.rules.ways[shape]:
            if only == NO_WAY or only == way:
                spots = anchors(shape, way, s.palace.free)
                at = self.index(shape, way, best + 1)
                while best < MOST_PALMS and meet(spots, self.at_least[at]):
                    best += 1
                    at += 1
        return best

    def spots(self, s: Cleopatra, shape: i64, only: i64, palms: i64) -> list[Spot]:
        """All places that cover exactly `palms` palms."""
        found: list[Spot] = []
        way: i64
        for way in s.rules.ways[shape]:
            if only == NO_WAY or only == way:
                at = self.index(shape, way, palms)
                spots = both(anchors(shape, way, s.palace.free), self.at_least[at])
                if palms < MOST_PALMS:
                    spots = without(spots, self.at_least[at + 1])
                for anchor in listed(spots):
                    found.append(Spot(way, anchor, float(palms)))  # noqa: PERF401 - compiled, as quick
        return found


def spots_by_palms(garden: Garden, shape: i64, way: i64) -> list[Squares]:
    """The anchors at which a mosaic covers at least 0, 1, 2 … palms."""
    found = [Squares(0, 0) for _ in range(MOST_PALMS + 1)]
    for square in listed(anchors(shape, way, garden.plot)):
        palms = size(both(covered(shape, way, square), garden.palms))
        for number in range(palms + 1):
            found[number] = either(found[number], one(square))
    return found


PALMS: Final[dict[str, Palms]] = {}  # a cache by the name of the garden


def palms_of(garden: Garden) -> Palms:
    found = PALMS.get(garden.name)
    if found is None or found.garden is not garden:
        found = Palms(garden)
        PALMS[garden.name] = found
    return found


def best_spot(outlook: Outlook, palms: Palms, shape: i64, only: i64, most: i64) -> Spot:
    """The best place among the `most` places with the most palms; for a statue also those with one fewer."""
    spots = good_spots(outlook, palms, shape, only, 1, most)
    best = spots[0]
    for spot in spots:
        if spot.worth > best.worth:
            best = spot
    return best


def good_spots(outlook: Outlook, palms: Palms, shape: i64, only: i64, fewer: i64, most: i64) -> list[Spot]:
    """The first `most` places with the most palms, and their worth with what a statue would gain.

    If a statue is left, places with up to `fewer` palms less are added.
    """
    s = outlook.s
    at_most = palms.most(s, shape, only)
    found = palms.spots(s, shape, only, at_most)
    if s.palace.statues_left(outlook.seat) == 0:
        return found[:most]
    while len(found) < most and fewer > 0 and at_most > 0:
        at_most -= 1
        fewer -= 1
        found += palms.spots(s, shape, only, at_most)
    found = found[:most]
    for spot in found:
        spot.worth += closed_worth(outlook, shape, spot)
    return found


def closed_worth(outlook: Outlook, shape: i64, spot: Spot) -> float:
    """CL-G4, CL-G5 What statues gain in the sanctuaries that a mosaic at that place would make."""
    s = outlook.s
    squares = covered(shape, spot.way, spot.anchor)
    stack: i64 = s.palace.stack & ~(1 << shape)
    best = 0.0
    second = 0.0
    rest = without(s.palace.free, squares)
    free = rest
    while not rest.is_empty():
        square = first(rest)
        region = region_of(free, square)
        rest = without(rest, region)
        count = size(region)
        if count > LARGEST or not (count < SMALLEST or is_dead(region, stack, s.rules.ways)):
            continue
        before = region_of(s.palace.free, square)
        if same(before, region):
            continue  # the region was there before
        worth = claim_worth(outlook, count)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + second if s.palace.statues_left(outlook.seat) > 1 else best


def claim_worth(outlook: Outlook, squares: i64) -> float:
    """CL-G5 What a statue gains in a sanctuary of that size compared with waiting for a usual one."""
    coming = float(bits.count(outlook.s.palace.stack)) / float(SHAPES)
    return sanctuary(outlook, squares) - coming * sanctuary(outlook, USUAL_SANCTUARY)


def sanctuary(outlook: Outlook, squares: i64) -> float:
    """CL-G11 The worth of the amulets that a sanctuary of that size would absorb by the end."""
    coming = float(bits.count(outlook.s.palace.stack)) / 2.0
    exposed: i64 = max(0, exposure(outlook.s, outlook.seat))
    return ABSORBED * outlook.amulet * min(float(squares), float(exposed) + coming)


def top_mosaic_palms(s: Cleopatra, palms: Palms) -> i64:
    """CL-G2 The most palms that the top mosaic can cover."""
    return 0 if s.palace.top_mosaic == NONE else palms.most(s, s.palace.top_mosaic, NO_WAY)

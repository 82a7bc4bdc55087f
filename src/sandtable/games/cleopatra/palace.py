"""The palace: which pieces are built, what lies in the garden, and where Cleopatra and the dice are."""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.games.cleopatra.board import (
    DOORS,
    NONE,
    OBELISKS,
    PIECES,
    SHAPES,
    SPHINXES,
    STATUES,
    THRONE,
    WALLS,
)
from sandtable.games.cleopatra.garden import Garden
from sandtable.games.cleopatra.placed import anchor_of, owner_of, shape_of, way_of
from sandtable.games.cleopatra.regions import Squares, anchors, covered, without

ALL_SHAPES: Final = (1 << SHAPES) - 1


@mypyc_attr(acyclic=True)
class Palace:
    """Everything that stands or lies in the palace and its garden."""

    def __init__(self, garden: Garden, of: Palace | None = None) -> None:
        """CL-S7 Begin with all pieces in the quarry and no die on the altar; or copy `of`."""
        self.cleopatra: i64 = i64(0) if of is None else of.cleopatra  # her step, 0 to 5
        self.altar: i64 = i64(0) if of is None else of.altar  # dice on it
        # Pieces built. Walls are a set of slots in ring order, obelisks and doors sets of sides, the others
        # numbers; the throne is 1 with its pedestal alone.
        self.walls: i64 = i64(0) if of is None else of.walls
        self.sphinxes: i64 = i64(0) if of is None else of.sphinxes
        self.obelisks: i64 = i64(0) if of is None else of.obelisks
        self.throne: i64 = i64(0) if of is None else of.throne
        self.doors: i64 = i64(0) if of is None else of.doors
        # Mosaics in the order they were laid, see `placed`; never changed in place, so clones share them.
        self.mosaics: vec[i64] = vec[i64]([]) if of is None else of.mosaics
        # The set of shapes in the stack, the top one included; NONE while that is not uncovered or not there.
        self.stack: i64 = i64(ALL_SHAPES) if of is None else of.stack
        self.top_mosaic: i64 = i64(NONE) if of is None else of.top_mosaic
        # The garden squares without a mosaic: they follow from the mosaics and are not saved.
        self.free: Squares = garden.plot if of is None else of.free
        # Statues in the order they were set up, see `placed`; never changed in place.
        self.statues: vec[i64] = vec[i64]([]) if of is None else of.statues

    def built(self, category: i64) -> i64:
        """The number of pieces of a category that left the quarry; mosaics removed by CL-G9 count."""
        if category == WALLS:
            return bits.count(self.walls)
        if category == SPHINXES:
            return self.sphinxes
        if category == OBELISKS:
            return bits.count(self.obelisks)
        if category == THRONE:
            return self.throne
        return bits.count(self.doors) if category == DOORS else SHAPES - bits.count(self.stack)

    def complete(self, category: i64) -> bool:
        return self.built(category) == PIECES[category]

    def statues_left(self, seat: i64) -> i64:
        """The statues that a seat has not set up yet."""
        left: i64 = STATUES
        statue: i64
        for statue in self.statues:
            if owner_of(statue) == seat:
                left -= 1
        return left


def put_mosaics(palace: Palace, mosaics: list[int]) -> None:
    """Lay saved mosaics in a new palace; those that cannot lie there are left for `check` to find."""
    palace.mosaics = vec[i64](mosaics)
    for mosaic in mosaics:
        shape, way, anchor = shape_of(mosaic), way_of(mosaic), anchor_of(mosaic)
        if shape < SHAPES and anchors(shape, way, palace.free).has(anchor):
            palace.free = without(palace.free, covered(shape, way, anchor))

"""The palace: which pieces are built, what lies in the garden, and where Cleopatra and the dice are."""

from __future__ import annotations

from typing import Any

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
from sandtable.games.cleopatra.save import SavedPalace


@mypyc_attr(acyclic=True)
class Palace:
    """Everything that stands or lies in the palace and its garden."""

    def __init__(
        self,
        *,
        cleopatra: i64,
        altar: i64,
        walls: i64,
        sphinxes: i64,
        obelisks: i64,
        throne: i64,
        doors: i64,
        mosaics: vec[i64],
        stack: i64,
        top_mosaic: i64,
        free: Squares,
        statues: vec[i64],
    ) -> None:
        self.cleopatra = cleopatra  # her step, 0 to 5
        self.altar = altar  # dice on it
        self.walls = walls  # a set of slots in ring order
        self.sphinxes = sphinxes  # the number built
        self.obelisks = obelisks  # a set of sides
        self.throne = throne  # 0, 1 (pedestal) or 2 (throne too)
        self.doors = doors  # a set of sides
        self.mosaics = mosaics  # in the order they were laid, see `placed`; never changed in place
        self.stack = stack  # the set of shapes in the stack, the top one included
        self.top_mosaic = top_mosaic  # a shape, NONE while it is not uncovered or the stack is empty
        self.free = free  # the garden squares without a mosaic
        self.statues = statues  # in the order they were set up, see `placed`; never changed in place

    def clone(self) -> Palace:
        return Palace(
            cleopatra=self.cleopatra,
            altar=self.altar,
            walls=self.walls,
            sphinxes=self.sphinxes,
            obelisks=self.obelisks,
            throne=self.throne,
            doors=self.doors,
            mosaics=self.mosaics,
            stack=self.stack,
            top_mosaic=self.top_mosaic,
            free=self.free,
            statues=self.statues,
        )

    def save(self) -> dict[str, Any]:
        """The fields of SavedPalace that belong here; the free squares follow from the mosaics."""
        return {
            "cleopatra": self.cleopatra,
            "altar": self.altar,
            "walls": self.walls,
            "sphinxes": self.sphinxes,
            "obelisks": self.obelisks,
            "throne": self.throne,
            "doors": self.doors,
            "mosaics": list(self.mosaics),
            "stack": self.stack,
            "top_mosaic": self.top_mosaic,
            "statues": list(self.statues),
        }

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


def empty_palace(garden: Garden) -> Palace:
    """CL-S7 All pieces in the quarry, no die on the altar."""
    return Palace(
        cleopatra=0,
        altar=0,
        walls=0,
        sphinxes=0,
        obelisks=0,
        throne=0,
        doors=0,
        mosaics=vec[i64]([]),
        stack=(1 << SHAPES) - 1,
        top_mosaic=NONE,
        free=garden.plot,
        statues=vec[i64]([]),
    )


def restore_palace(saved: SavedPalace, garden: Garden) -> Palace:
    """The opposite of `Palace.save`; mosaics that cannot lie there are left for `check` to find."""
    free = garden.plot
    for mosaic in saved.mosaics:
        shape, way, anchor = shape_of(mosaic), way_of(mosaic), anchor_of(mosaic)
        if shape < SHAPES and anchors(shape, way, free).has(anchor):
            free = without(free, covered(shape, way, anchor))
    return Palace(
        cleopatra=saved.cleopatra,
        altar=saved.altar,
        walls=saved.walls,
        sphinxes=saved.sphinxes,
        obelisks=saved.obelisks,
        throne=saved.throne,
        doors=saved.doors,
        mosaics=vec[i64](saved.mosaics),
        stack=saved.stack,
        top_mosaic=saved.top_mosaic,
        free=free,
        statues=vec[i64](saved.statues),
    )

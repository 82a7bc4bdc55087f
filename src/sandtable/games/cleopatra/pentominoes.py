"""The twelve mosaics: the free pentominoes, turned and turned over (CL-K2, CL-G1, CL-G15).

A *way* is one of eight: 0 to 3 are quarter turns of the usual letter form, 4 to 7 those of its mirror
image. Symmetric shapes have fewer different ways. Cells are (row, column) from the *anchor*, the
first cell in reading order.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import SHAPE_NAMES, SHAPES

Cell = tuple[int, int]
Form = tuple[Cell, ...]

WAYS: Final = 8

LETTER_FORMS: Final = {
    "F": (".##", "##.", ".#."),
    "I": ("#", "#", "#", "#", "#"),
    "L": ("#.", "#.", "#.", "##"),
    "N": (".#", ".#", "##", "#."),
    "P": ("##", "##", "#."),
    "T": ("###", ".#.", ".#."),
    "U": ("#.#", "###"),
    "V": ("#..", "#..", "###"),
    "W": ("#..", "##.", ".##"),
    "X": (".#.", "###", ".#."),
    "Y": (".#", "##", ".#", ".#"),
    "Z": ("##.", ".#.", ".##"),
}


def anchored(cells: list[Cell]) -> Form:
    """Move the cells so that the anchor is (0, 0), and sort them in reading order."""
    row, column = min(cells)
    return tuple(sorted((r - row, c - column) for r, c in cells))


def form_of(shape: int, way: int) -> Form:
    rows = LETTER_FORMS[SHAPE_NAMES[shape]]
    cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    if way >= WAYS // 2:
        cells = [(r, -c) for r, c in cells]
    for _ in range(way % (WAYS // 2)):
        cells = [(c, -r) for r, c in cells]
    return anchored(cells)


def form_number(shape: i64, way: i64) -> i64:
    """The index of a shape, turned that way, in FORMS."""
    return shape * WAYS + way


FORMS: Final = tuple(form_of(shape, way) for shape in range(SHAPES) for way in range(WAYS))


def different(shape: int, ways: range) -> vec[i64]:
    """Those of the ways in which a shape looks different from all earlier ones."""
    first: dict[Form, int] = {}
    for way in ways:
        first.setdefault(FORMS[form_number(shape, way)], way)
    return vec[i64](list(first.values()))


FREE_WAYS: Final = [different(shape, range(WAYS)) for shape in range(SHAPES)]
PRINTED_WAYS: Final = [different(shape, range(WAYS // 2)) for shape in range(SHAPES)]
MIRRORED_WAYS: Final = [different(shape, range(WAYS // 2, WAYS)) for shape in range(SHAPES)]

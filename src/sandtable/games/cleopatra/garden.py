"""The garden: its plot and palms, the squares at each wall, the walls at each door (CL-W1, CL-W3, CL-G15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import SHAPE_NAMES, SIDE_NAMES, WALL_NAMES
from sandtable.games.cleopatra.pentominoes import MIRRORED_WAYS, PRINTED_WAYS
from sandtable.games.cleopatra.regions import Squares, of, square_at

GRASS: Final = "."
PALM: Final = "p"
FOUNDATION: Final = "#"


class Garden:
    """The plan of a garden. It never changes, so all states of a game share it."""

    def __init__(
        self,
        name: str,
        grid: tuple[str, ...],
        plot: Squares,
        palms: Squares,
        wall_squares: list[Squares],
        chains: list[vec[i64]],
        printed_ways: list[vec[i64]],
    ) -> None:
        self.name = name
        self.grid = grid
        self.plot = plot  # all squares except the foundation
        self.palms = palms
        self.wall_squares = wall_squares  # by wall, in ring order
        self.chains = chains  # by side: the walls in order, beginning at that door
        self.printed_ways = printed_ways  # by shape: the ways with its printed side up


def plant(
    name: str,
    grid: list[str],
    walls: dict[str, list[tuple[int, int]]],
    doors: dict[str, list[str]],
    mirrored: list[str],
) -> Garden:
    """CL-W1 Make a garden from the names and marks of a layout."""
    marks = [
        (square_at(row, column), mark)
        for row, marks_of_row in enumerate(grid, 1)
        for column, mark in enumerate(marks_of_row, 1)
    ]
    return Garden(
        name,
        tuple(grid),
        of([square for square, mark in marks if mark != FOUNDATION]),
        of([square for square, mark in marks if mark == PALM]),
        [of([square_at(row + 1, column + 1) for row, column in walls[wall]]) for wall in WALL_NAMES],
        [vec[i64]([WALL_NAMES.index(wall) for wall in doors[side]]) for side in SIDE_NAMES],
        [
            MIRRORED_WAYS[shape] if letter in mirrored else PRINTED_WAYS[shape]
            for shape, letter in enumerate(SHAPE_NAMES)
        ],
    )

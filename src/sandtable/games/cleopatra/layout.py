"""Layout files: what a garden file contains, and what can be wrong with it (CL-W1, CL-W3, CL-W4, CL-G15).

The printed board is not known for sure, so a layout is a file. Three come with the game, and an owner of the
box can write another. Everything in it is checked when it is read.
"""

from __future__ import annotations

import hashlib
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from sandtable.core.errors import BadSetup
from sandtable.games.cleopatra.board import SHAPE_NAMES, SIDE_NAMES, WALL_NAMES
from sandtable.games.cleopatra.garden import FOUNDATION, GRASS, PALM, Garden, plant
from sandtable.games.cleopatra.regions import SIZE, fits

SHIPPED: Final = ("back-flush", "centre", "back-gap")  # CL-W4, CL-G2: the first is the default
WALL_SQUARES: Final = 3
LARGEST: Final = 100_000  # bytes of a layout file
OWN: Final = "own-"  # prefix of the name of a custom garden, before its digest


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """The content of a file: rows from back to front, squares as [row, column], both from 0."""

    grid: list[str]
    walls: dict[str, list[tuple[int, int]]]
    doors: dict[str, list[str]]
    mirrored: list[str] = []  # shapes printed as the mirror image of their letter
    note: str = ""


def shipped(name: str) -> Garden:
    """One of the gardens that come with the game."""
    return planted(name, read_layout(name, shipped_text(name)))


def shipped_text(name: str) -> bytes:
    """The file of a garden that comes with the game, for an owner of the box to copy and correct."""
    return (resources.files("sandtable.games.cleopatra") / "gardens" / f"{name}.json").read_bytes()


def load_garden(path: str | Path) -> Garden:
    """A custom garden from a file, named after its digest; BadSetup says what is wrong with the file."""
    try:
        with Path(path).open("rb") as file:
            text = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadSetup(f"the garden {str(path)!r} cannot be read: {reason}") from error
    layout = read_layout(str(path), text)
    garden = planted(OWN + digest(layout), layout)
    for shape, ways in enumerate(garden.printed_ways):
        if not fits(shape, ways, garden.plot):
            raise BadSetup(f"garden {str(path)!r}: the mosaic {SHAPE_NAMES[shape]} fits nowhere")
    return garden


def digest(layout: Layout) -> str:
    """A fingerprint of the garden that a layout describes; the file's name and note do not matter."""
    walls = [sorted(layout.walls[wall]) for wall in WALL_NAMES]
    doors = [layout.doors[side] for side in SIDE_NAMES]
    meaning = msgspec.json.encode([layout.grid, walls, doors, sorted(set(layout.mirrored))])
    return hashlib.sha256(meaning).hexdigest()[:12]


def read_layout(name: str, text: bytes) -> Layout:
    """Read and check a layout; errors use `name` for it."""
    if len(text) > LARGEST:
        raise BadSetup(f"garden {name!r}: a layout has at most {LARGEST} bytes")
    try:
        layout = msgspec.json.decode(text, type=Layout)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSetup(f"garden {name!r} is not a layout: {error}") from error
    wrong = _grid_fault(layout) or _wall_fault(layout) or _door_fault(layout) or _shape_fault(layout)
    if wrong:
        raise BadSetup(f"garden {name!r}: {wrong}")
    return layout


def planted(name: str, layout: Layout) -> Garden:
    """The garden of a layout that has been checked."""
    return plant(name, layout.grid, layout.walls, layout.doors, layout.mirrored)


def _grid_fault(layout: Layout) -> str | None:
    if len(layout.grid) != SIZE:
        return f"the grid has {len(layout.grid)} rows instead of {SIZE}"
    for number, row in enumerate(layout.grid):
        if len(row) != SIZE:
            return f"row {number} has {len(row)} squares instead of {SIZE}"
        strange = set(row) - {GRASS, PALM, FOUNDATION}
        if strange:
            return f"row {number} has {min(strange)!r}; a square is {GRASS!r}, {PALM!r} or {FOUNDATION!r}"
    if not any(FOUNDATION in row for row in layout.grid):
        return f"the throne has no foundation: no square is {FOUNDATION!r}"
    return None


def _wall_fault(layout: Layout) -> str | None:
    if sorted(layout.walls) != sorted(WALL_NAMES):
        return f"the walls are {', '.join(sorted(layout.walls))} instead of {', '.join(WALL_NAMES)}"
    for wall, squares in layout.walls.items():
        if len(set(squares)) != WALL_SQUARES or len(squares) != WALL_SQUARES:
            return f"wall {wall} touches {len(set(squares))} different squares instead of {WALL_SQUARES}"
        for row, column in squares:
            if not (0 <= row < SIZE and 0 <= column < SIZE):
                return f"wall {wall} touches [{row}, {column}], which is outside the garden"
            if row not in (0, SIZE - 1) and column not in (0, SIZE - 1):
                return f"wall {wall} touches [{row}, {column}], which is not at the border"
    return None


def _door_fault(layout: Layout) -> str | None:
    if sorted(layout.doors) != sorted(SIDE_NAMES):
        return f"the doors are {', '.join(sorted(layout.doors))} instead of {', '.join(SIDE_NAMES)}"
    for side, chain in layout.doors.items():
        if sorted(chain) != sorted(WALL_NAMES):
            return f"the chain of the {side} door must name each of {', '.join(WALL_NAMES)} once"
    return None


def _shape_fault(layout: Layout) -> str | None:
    strange = set(layout.mirrored) - set(SHAPE_NAMES)
    return f"there is no mosaic {min(strange)!r}" if strange else None

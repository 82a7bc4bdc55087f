"""The garden of Cleopatra in the terminal: squares, walls, and mosaics in every orientation."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.cleopatra.board import SHAPE_NAMES
from sandtable.games.cleopatra.garden import FOUNDATION, PALM
from sandtable.games.cleopatra.pentominoes import FORMS, WAYS, Form, form_number
from sandtable.games.cleopatra.regions import SIZE
from sandtable.games.cleopatra.view import CleopatraView
from sandtable.terminal.sentences import Words

CELL: Final = 3  # characters of a square
QUIET: Final = "dim"
WALL: Final = "bold yellow"
SEATS: Final = (
    "bold white on blue",
    "bold white on red",
    "bold black on green",
    "bold black on yellow",
    "bold white on magenta",
)
MOSAICS: Final = {
    "F": "bold black on light_coral",
    "I": "bold black on sky_blue1",
    "L": "bold black on gold1",
    "N": "bold black on green3",
    "P": "bold black on plum1",
    "T": "bold black on khaki1",
    "U": "bold black on dark_turquoise",
    "V": "bold black on dark_orange",
    "W": "bold black on medium_purple1",
    "X": "bold black on grey85",
    "Y": "bold black on rosy_brown",
    "Z": "bold black on hot_pink",
}
GRASS: Final = Text(" · ", style=QUIET)
PALM_TREE: Final = "♣"
GREEN: Final = "green"
FOUNDATIONS: Final = ("▒", "▓", "█")  # bare, with the pedestal, with the throne
FIRST: Final = "▸"  # marks the first square of a mosaic
LEFT: Final = ("L3", "L2", "L1")  # from the back
BACK: Final = ("B1", "B2", "B3")
RIGHT: Final = ("R3", "R2", "R1")


def garden(view: CleopatraView, words: Words) -> Text:
    """Draw the garden, with rows and columns numbered as in actions, and the value of each unbuilt wall."""
    squares = _squares(view)
    margin = max(cell_len(words.word(f"wall.{wall}")) for wall in LEFT)
    lines = [*_back(view, words, margin)]
    for row in range(SIZE):
        left, right = (_side(view, words, slots[row // CELL], row % CELL) for slots in (LEFT, RIGHT))
        left.align("right", margin)
        cells = Text().join(squares[row * SIZE : (row + 1) * SIZE])
        fence = [_fence(slots[row // CELL] in view.walls) for slots in (LEFT, RIGHT)]
        lines.append(Text.assemble(left, f" {row + 1} ", fence[0], cells, fence[1], " ", right))
    numbers = "".join(str(column + 1).center(CELL) for column in range(SIZE))
    lines.append(Text(" " * (margin + 4) + numbers, style=QUIET))
    for line in lines:
        line.rstrip()
    return Text("\n", no_wrap=True).join(lines)


def sanctuary(seat: int, statue: bool) -> Text:
    return Text.assemble((f"‹{seat}›" if statue else f" {seat} ", SEATS[seat]))


def foundation(throne: int, width: int) -> Text:
    return Text(FOUNDATIONS[throne] * width, style=WALL if throne else QUIET)


def _squares(view: CleopatraView) -> list[Text]:
    ground = {PALM: Text(f" {PALM_TREE} ", style=GREEN), FOUNDATION: foundation(view.throne, CELL)}
    squares = [ground.get(mark, GRASS) for row in view.grid for mark in row]
    for mosaic in view.mosaics:
        for row, column in mosaic.squares:
            squares[(row - 1) * SIZE + column - 1] = _tile(mosaic.shape)
    for claimed in view.sanctuaries:
        for number, (row, column) in enumerate(claimed.squares):
            squares[(row - 1) * SIZE + column - 1] = sanctuary(claimed.seat, number == 0)
    return squares


def _tile(shape: str) -> Text:
    return Text.assemble((f" {shape} ", MOSAICS[shape]))


# --- the walls -----------------------------------------------------------------------------------------


def _back(view: CleopatraView, words: Words, margin: int) -> list[Text]:
    """Draw two lines: the names of the wall slots, and the walls or their values."""
    names, walls = Text(" " * (margin + 4)), Text(" " * (margin + 4))
    for slot in BACK:
        name = Text(words.word(f"wall.{slot}"), style=QUIET)
        name.align("center", CELL * CELL)
        names.append_text(name)
        if slot in view.walls:
            walls.append("▄" * CELL * CELL, style=WALL)
        else:
            walls.append(f" +{view.wall_talents[slot]} ".center(CELL * CELL, "┄"), style=QUIET)
    return [names, walls]


def _side(view: CleopatraView, words: Words, slot: str, line: int) -> Text:
    """Return the text beside a row: a slot's name in its first row, its value in the second."""
    if line == 0:
        return Text(words.word(f"wall.{slot}"), style=QUIET)
    return Text(f"+{view.wall_talents[slot]}" if line == 1 and slot not in view.walls else "", style=QUIET)


def _fence(built: bool) -> Text:
    return Text("█", style=WALL) if built else Text("┆", style=QUIET)


# --- mosaics in the hand -------------------------------------------------------------------------------


def flattest(shape: str) -> int:
    """Return the orientation of a mosaic that needs the fewest lines."""
    return min(range(1, WAYS + 1), key=lambda way: _cells(shape, way)[-1])


def forms(shape: str, ways: list[int]) -> Grid:
    """Draw a mosaic in each of these orientations, with the numbers that actions use."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_row(*[Text(f"{way})", style="bold cyan") for way in ways])
    grid.add_row(*[form(shape, way, FIRST) for way in ways])
    return grid


def form(shape: str, way: int, first: str = " ") -> Text:
    """Draw a mosaic with two characters per square; `first` marks its first square."""
    cells = _cells(shape, way)
    columns = range(min(column for _, column in cells), max(column for _, column in cells) + 1)
    lines = []
    for row in range(cells[-1][0] + 1):
        line = Text()
        for column in columns:
            mark = first if (row, column) == cells[0] else " "
            covered = (row, column) in cells
            line.append(f"{mark}{shape}" if covered else "  ", style=MOSAICS[shape] if covered else "")
        lines.append(line)
    return Text("\n", no_wrap=True).join(lines)


def _cells(shape: str, way: int) -> Form:
    """Return the squares of a mosaic in an orientation, in reading order."""
    return FORMS[form_number(SHAPE_NAMES.index(shape), way - 1)]

"""The tiles of Five Tribes in the terminal.

Tribes are letters, the colour of a value is the shape of its brackets, buildings are signs, and a camel shows
the number of its owner.
"""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.five_tribes.board import HEIGHT, TRIBE_NAMES, WIDTH
from sandtable.games.five_tribes.view import FiveTribesView, Tile
from sandtable.terminal.parts.flow import Flow
from sandtable.terminal.parts.paint import Paint
from sandtable.terminal.sentences import Labels, Words

NARROW: Final = 9  # the smallest width of a tile
WIDE: Final = 15  # the width at which all words fit on a tile
FINAL: Final = "»"
CAMEL: Final = "@"
PALM: Final = "♣"
PALACE: Final = "▲"
BLUE: Final = "bold bright_blue"
RED: Final = "bold bright_red"
QUIET: Final = "dim"
TRIBES: Final = {
    "vizier": Paint("bold black on yellow", "bold yellow"),
    "elder": Paint("bold black on white", "bold white"),
    "merchant": Paint("bold black on green", "bold green"),
    "builder": Paint("bold white on blue", "bold bright_blue"),
    "assassin": Paint("bold white on red", "bold red"),
}
SEATS: Final = (
    "bold black on cyan",
    "bold white on magenta",
    "bold black on orange3",
    "bold white on grey37",
)
FAKIR: Final = "bold magenta"


def board(view: FiveTribesView, words: Words, say: Labels, width: int) -> Grid:
    """Draw the tiles, as wide as the screen allows."""
    inner = min(WIDE, max(NARROW, (width - 1) // WIDTH - 1))
    grid = Grid(box=box.SQUARE, show_header=False, show_lines=True, padding=0, border_style=QUIET)
    for _ in range(WIDTH):
        grid.add_column(width=inner, no_wrap=True)
    for row in range(HEIGHT):
        tiles = view.tiles[row * WIDTH : (row + 1) * WIDTH]
        grid.add_row(*[_tile(tile, tile.name == view.final_tile, words, say, inner) for tile in tiles])
    return grid


def _tile(tile: Tile, final: bool, words: Words, say: Labels, width: int) -> Text:
    """Draw a tile in three lines: name, value and camel; kind of place and buildings; meeples."""
    name = words.word(f"tile.{tile.name}")
    head = Text(f"{FINAL}{name}" if final else name, style="bold reverse" if final else "bold")
    steps = words.mark(*[f"{verb} {tile.name}" for verb in ("take", "drop", "kill", "kill two")])
    head = Text.assemble((steps, "bold reverse"), head, " ", _value(tile))
    built = Text(_times(PALM, tile.palms), style="green").append(_times(PALACE, tile.palaces), style="yellow")
    place = _place(tile.place, say, width - (built.cell_len + 1 if built else 0))
    return Text("\n").join(
        [
            _spread(head, Text() if tile.camel is None else camel(tile.camel), width),
            _spread(place, built, width),
            _meeples(tile.meeples, say, width),
        ]
    )


def _place(place: str, say: Labels, width: int) -> Text:
    """Return the name of the place, or a shorter one if that does not fit."""
    name = Text(say(f"place-{place}"), style=QUIET)
    if name.cell_len > width:
        name = Text(say(f"short-{place}"), style=QUIET)
    name.truncate(width, overflow="ellipsis")
    return name


def _spread(left: Text, right: Text, width: int) -> Text:
    """Put one text at each edge."""
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def _value(tile: Tile) -> Text:
    return _blue(tile.value) if tile.blue else _red(tile.value)


def _blue(value: int) -> Text:
    return Text(f"[{value}]", style=BLUE)


def _red(value: int) -> Text:
    return Text(f"({value})", style=RED)


def camel(seat: int) -> Text:
    return Text(f"{CAMEL}{seat}", style=SEATS[seat])


def _times(sign: str, number: int) -> str:
    return "" if number == 0 else sign * number if number <= 2 else f"{sign}{number}"


def _meeples(meeples: dict[str, int], say: Labels, width: int) -> Text:
    """Draw the meeples one by one if there is room, or else the number of each tribe."""
    pieces = [piece(tribe, say) for tribe, number in meeples.items() for _ in range(number)]
    if len(pieces) > width:
        return Text().join(piece(tribe, say).append(str(number)) for tribe, number in meeples.items())
    return Text(" " if 2 * len(pieces) <= width + 1 else "").join(pieces)


def piece(tribe: str, say: Labels) -> Text:
    return Text.assemble((say(f"letter-{tribe}"), TRIBES[tribe].piece))


def legend(words: Words, say: Labels) -> Flow:
    tribes = [_named(piece(tribe, say), words.word(f"tribe.{tribe}")) for tribe in TRIBE_NAMES]
    signs = [
        _named(_blue(5), say("blue")),
        _named(_red(8), say("red")),
        _named(Text(CAMEL), say("camel")),
        _named(Text(PALM, style="green"), words.word("piece.palm")),
        _named(Text(PALACE, style="yellow"), words.word("piece.palace")),
    ]
    return Flow([*tribes, *signs])


def _named(sign: Text, name: str) -> Text:
    return Text.assemble(sign, " ", (name, QUIET))

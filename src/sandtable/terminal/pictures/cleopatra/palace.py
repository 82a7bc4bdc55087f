"""The palace of Cleopatra in the terminal: its pieces, the current mosaic, Cleopatra's steps, the altar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.cleopatra.board import (
    CATEGORY_NAMES,
    COSTS,
    DICE,
    LAST_STEP,
    MOSAIC_TALENTS,
    OBELISK_TALENTS,
    PIECES,
    RESOURCE_NAMES,
    SHAPES,
    SIDE_NAMES,
    SPHINX_TALENTS,
    SPHINXES,
    THRONE_TALENTS,
)
from sandtable.games.cleopatra.view import CleopatraView
from sandtable.terminal.parts.flow import Flow
from sandtable.terminal.pictures.cleopatra.cards import listed
from sandtable.terminal.pictures.cleopatra.garden import (
    FIRST,
    PALM_TREE,
    QUIET,
    flattest,
    form,
    forms,
)
from sandtable.terminal.sentences import Labels, Words

BUILT: Final = "■"
OPEN: Final = "□"
GONE: Final = "×"  # a mosaic that was removed
SYMBOL: Final = "✶"
WORTH: Final = "bold yellow"
BUILDING: Final = {  # the actions that build a piece of each category
    "walls": ("build wall",),
    "sphinxes": ("build sphinx",),
    "obelisks": ("build obelisk",),
    "throne": ("build pedestal", "build throne"),
    "doors": ("build door",),
    "mosaics": ("build mosaic", "scribe mosaic"),
}


def palace(view: CleopatraView, words: Words) -> Grid:
    """Draw each kind of piece: those built, those left and their value, and below them the cost."""
    names = [
        words.mark(*BUILDING[category]) + words.word(f"category.{category}") for category in CATEGORY_NAMES
    ]
    width = max(cell_len(name) for name in names) + 2
    grid = Grid.grid()
    for name, places, cost in zip(names, _places(view, words), COSTS, strict=True):
        head = Text(name, style="bold")
        head.align("left", width)
        grid.add_row(Text.assemble(head, places))
        units = dict(zip(RESOURCE_NAMES, cost, strict=True))
        grid.add_row(Padding(listed("resource", units, words, style=QUIET), (0, 0, 0, 2)))
    return grid


def _places(view: CleopatraView, words: Words) -> Iterable[Text]:
    """Yield a line for each category of pieces, in order."""
    yield _row(len(view.walls), len(view.wall_talents), _span(view.wall_talents.values()))
    yield _row(view.sphinxes, PIECES[SPHINXES] - view.sphinxes, _span(SPHINX_TALENTS[view.sphinxes :][:1]))
    obelisks = {side: OBELISK_TALENTS for side in SIDE_NAMES if side not in view.obelisks}
    yield _pair({words.word(f"side.{side}"): obelisks.get(side) for side in SIDE_NAMES})
    steps = (words.heading("build pedestal"), words.heading("build throne"))
    yield _pair({step: None if view.throne > at else THRONE_TALENTS for at, step in enumerate(steps)})
    yield _pair({words.word(f"side.{side}"): view.door_talents.get(side) for side in SIDE_NAMES})
    laid, left = len(view.mosaics), len(view.stack)
    yield _row(laid, left, f" +{MOSAIC_TALENTS} +{PALM_TREE}" if left else "", SHAPES - laid - left)


def _span(worths: Iterable[int]) -> str:
    """Return the range of the values that are left, such as ` +3–5`."""
    ordered = sorted(set(worths))
    return (
        f" +{'–'.join(str(worth) for worth in dict.fromkeys([ordered[0], ordered[-1]]))}" if ordered else ""
    )


def _row(built: int, left: int, worth: str, gone: int = 0) -> Text:
    return Text.assemble((BUILT * built, WORTH), (OPEN * left + GONE * gone, QUIET), (worth, WORTH))


def _pair(worths: Mapping[str, int | None]) -> Text:
    """Draw two places by name, each built (None) or with its value."""
    parts = [
        Text.assemble((BUILT, WORTH), f" {name}")
        if worth is None
        else Text.assemble((OPEN, QUIET), f" {name} ", (f"+{worth}", WORTH))
        for name, worth in worths.items()
    ]
    return Text("  ").join(parts)


def mosaic(view: CleopatraView, say: Labels) -> tuple[str, RenderableType]:
    """Draw the mosaic being laid in every allowed orientation, or else the top one of the stack."""
    asked = view.prompt.words
    shape = str(asked.get("shape", "")).partition(".")[2]
    if isinstance(ways := asked.get("ways"), list):
        return say("held"), Group(forms(shape, [int(way) for way in ways]), _first(say))
    if isinstance(way := asked.get("way"), int):
        return say("held"), Group(form(shape, way, FIRST), _first(say))
    if view.top_mosaic is None:
        return say("top"), Text("–", style=QUIET)
    below = [shape for shape in view.stack if shape != view.top_mosaic]
    stack = Text.assemble((f"{say('stack')} ", QUIET), " ".join(below) or "–")
    grid = Grid.grid(padding=(0, 4, 0, 0))
    grid.add_row(form(view.top_mosaic, flattest(view.top_mosaic)), stack)
    return say("top"), grid


def _first(say: Labels) -> Text:
    return Text(f"{FIRST} {say('first-square')}", style=QUIET)


def progress(view: CleopatraView, say: Labels) -> Flow:
    """Draw Cleopatra's steps with her position, and the dice on the altar."""
    steps = Text(" ").join(
        Text(f"[{step}]", style="bold reverse") if step == view.cleopatra else Text(str(step), style=QUIET)
        for step in range(LAST_STEP + 1)
    )
    dice = Text.assemble(
        (f"{say('altar')}  ", QUIET),
        (f"[{SYMBOL}]" * view.altar, WORTH),
        ("[ ]" * (DICE - view.altar), QUIET),
    )
    return Flow([steps, dice], gap=4)

"""The menu of options: numbered, grouped by verb, and found by number or by the beginning of their text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.action import Action
from sandtable.terminal.sentences import Words

NUMBER: Final = "bold cyan"
Styles = dict[str, str]  # word reference -> style


class Menu:
    """Rows of actions that differ only in their last word, numbered from 1 in the order they are shown."""

    def __init__(self, options: Sequence[Action]) -> None:
        rows: dict[tuple[int | str, ...], list[Action]] = {}
        for option in options:
            rows.setdefault((option.verb, *list(option.words.values())[:-1]), []).append(option)
        self.rows = list(rows.values())
        self.actions = [action for row in self.rows for action in row]

    def number(self, action: Action) -> int:
        return self.actions.index(action) + 1

    def grid(self, words: Words, styles: Styles) -> Grid:
        """Make two columns: a heading and its numbered choices; a single choice is written as a sentence."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(max_width=30)
        grid.add_column(ratio=1)
        for row in self.rows:
            if len(row) == 1:
                grid.add_row(Text(words.heading(row[0].verb)), self._numbered(row[0], words.action(row[0])))
            else:
                grid.add_row(self._heading(row[0], words), self._choices(row, words, styles))
        return grid

    def _heading(self, action: Action, words: Words) -> Text:
        shared = [words.word(word) for word in list(action.words.values())[:-1]]
        return Text(": ".join([words.heading(action.verb), *shared]))

    def _choices(self, row: list[Action], words: Words, styles: Styles) -> RenderableType:
        cells: list[RenderableType] = []
        width = len(str(self.number(row[-1])))
        for action in row:
            last = list(action.words.values())[-1]
            cells.append(self._numbered(action, words.word(last), styles.get(str(last), ""), width))
        return Columns(cells, padding=(0, 2))

    def _numbered(self, action: Action, label: str, style: str = "", width: int = 1) -> Text:
        return Text.assemble((f"{self.number(action):{width}}", NUMBER), ") ", (label, style))


def matching(typed: str, actions: Iterable[Action]) -> list[Action]:
    """Return the action with exactly this text, or else all actions whose words begin with the typed ones."""
    wanted = typed.lower().split()
    found = [action for action in actions if _begins(action.text.lower().split(), wanted)]
    exact = [action for action in found if action.text.lower().split() == wanted]
    return exact or found


def _begins(words: list[str], wanted: list[str]) -> bool:
    return 0 < len(wanted) <= len(words) and all(
        word.startswith(start) for word, start in zip(words, wanted, strict=False)
    )

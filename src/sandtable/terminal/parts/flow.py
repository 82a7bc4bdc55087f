"""Short texts side by side, as many in a line as fit, none of them broken."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Items separated by `gap` spaces, in as few lines as the width allows."""

    def __init__(self, items: Sequence[Text], gap: int = 2) -> None:
        self.items = items
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + self.gap + item.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, " " * self.gap if line else "", item)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items]
        together = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(max(widths, default=0), max(together, 0)).with_maximum(options.max_width)

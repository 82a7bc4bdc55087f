"""The score sheet: the points of every player, line by line."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from sandtable.core.message import Message
from sandtable.core.outcome import Outcome
from sandtable.terminal.sentences import Words


def score_sheet(outcome: Outcome, words: Words) -> Grid:
    """Make the score sheet, with a column for each player; the lines add up to the total."""
    labels: dict[str, None] = {}
    amounts: list[dict[str, int]] = []
    for lines in outcome.breakdown:
        amounts.append({})
        for line in lines:
            label = words.say(Message(line.code, line.words))
            labels[label] = None
            amounts[-1][label] = amounts[-1].get(label, 0) + line.amount
    heads = [
        f"★ {words.name(seat)}" if seat in outcome.winners else words.name(seat)
        for seat in range(len(amounts))
    ]
    grid = Grid(
        words.shell("score-sheet"),
        *heads,
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        show_footer=True,
    )
    for column, total in zip(grid.columns, [words.shell("total"), *map(str, outcome.scores)], strict=True):
        column.footer = total
        column.justify = "right"
    grid.columns[0].justify = "left"
    for label in labels:
        grid.add_row(label, *(str(amount.get(label, "")) for amount in amounts))
    return grid

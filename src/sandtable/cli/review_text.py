"""A review in the terminal: a chart, a table, and the moments with their boards."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.replay import ReplayedRecord
from sandtable.review.report import Moment, Review
from sandtable.review.words import ReviewWords
from sandtable.terminal.game_picture import picture_of
from sandtable.terminal.sentences import Words

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # columns of the chart


def print_review(console: Console, words: ReviewWords, replayed: ReplayedRecord) -> None:
    """Print the whole review."""
    console.print(Text(words.title(), style="bold"))
    console.print(Rule(words.say("chart"), style="bold"))
    console.print(chart(words))
    console.print(Rule(words.say("totals"), style="bold"))
    console.print(totals(words))
    for seat, total in enumerate(words.review.totals):
        console.print(words.headline(seat, total))
    console.print(Rule(words.say("moments"), style="bold"))
    if not words.review.moments:
        console.print(words.say("no-moments"))
    for moment in words.review.moments:
        print_moment(console, words, replayed, moment)
    console.print(Text(words.say("margin"), style="dim"))


def chart(words: ReviewWords) -> Grid:
    """Everybody's chances over the game, one row for each seat."""
    grid = Grid.grid(padding=(0, 2))
    for seat, name in enumerate(words.names):
        heights = sampled(words.review, seat)
        bars = "".join(BARS[min(len(BARS) - 1, int(height * len(BARS)))] for height in heights)
        grid.add_row(name, bars, words.spoken.percent(heights[-1], 0))
    return grid


def sampled(review: Review, seat: int) -> list[float]:
    """The chances of a seat at evenly spread entries of the game."""
    columns = min(WIDTH, review.entries + 1)
    found = []
    for column in range(columns):
        entry = round(column * review.entries / max(1, columns - 1))
        passed = [point for point in review.points if point.entry <= entry]
        found.append(passed[-1].chances[seat].value)
    return found


def totals(words: ReviewWords) -> Grid:
    """Where everybody's result came from."""
    grid = Grid(box=None, padding=(0, 1))
    grid.add_column(words.say("player"))
    for topic in ("start", "luck", "own", "others", "result", "mistakes"):
        grid.add_column(words.say(topic), justify="right", max_width=14)
    for name, total in zip(words.names, words.review.totals, strict=True):
        figures = [words.wins(figure) for figure in (total.luck, total.own, total.others)]
        start, result = (words.spoken.number(value, 2) for value in (total.start.value, total.result))
        grid.add_row(name, start, *figures, result, str(total.mistakes))
    return grid


def print_moment(console: Console, words: ReviewWords, replayed: ReplayedRecord, moment: Moment) -> None:
    """Print a moment: what happened, the board as it was, the better plan and the reason."""
    console.print()
    console.print(Text(f"{words.say('entry', number=moment.entry)}. {words.moment(moment)}", style="bold"))
    console.print(board(words, replayed, moment))
    for line in lines_of(words, moment):
        console.print(line)


def lines_of(words: ReviewWords, moment: Moment) -> list[str]:
    """What was played, what would have been better, and why; nothing for a stroke of luck."""
    if moment.kind != "decision":
        return []
    said = [
        words.say("played", plan=f"text.{words.plan(moment.actions)}"),
        words.say("better", plan=f"text.{words.plan(moment.better)}"),
    ]
    return said + (words.reason(moment.reason) if moment.reason else [])


def board(words: ReviewWords, replayed: ReplayedRecord, moment: Moment) -> RenderableType:
    """The board as the seat saw it."""
    game = replayed.table.game
    seat = moment.seat if moment.kind == "decision" else None
    view = game.view(replayed.state_at(moment.look), seat)
    return picture_of(game.name).draw(view, Words(words.spoken, game, words.names))

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


def print_review(console: Console, words: ReviewWords, replayed: ReplayedRecord, everything: bool) -> None:
    """Print the review, if wished with every decision and every stroke of luck."""
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
    if everything:
        print_table(console, words.say("decisions"), *decisions(words))
        print_table(console, words.say("strokes"), *strokes(words))
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
        result = words.spoken.number(total.result, 2)
        grid.add_row(name, words.start(total.start), *figures, result, str(total.mistakes))
    return grid


def print_moment(console: Console, words: ReviewWords, replayed: ReplayedRecord, moment: Moment) -> None:
    """Print a moment: what happened, the board as it was, the better plan and the reason."""
    console.print()
    console.print(Text(f"{words.say('entry', number=moment.entry)}. {words.moment(moment)}", style="bold"))
    console.print(board(words, replayed, moment))
    for line in lines_of(words, moment):
        console.print(line)


def print_table(console: Console, title: str, heads: list[str], rows: list[list[str]]) -> None:
    console.print(Rule(title, style="bold"))
    grid = Grid(*heads, box=None, padding=(0, 1))
    for row in rows:
        grid.add_row(*row)
    console.print(grid)


def decisions(words: ReviewWords) -> tuple[list[str], list[list[str]]]:
    """Every decision: what was played, the best alternative, and what was given away; first the headings."""
    rows = []
    for decision in words.review.decisions:
        plans = (decision, decision.alternatives[0])
        said = [f"{words.plan(plan.actions)} ({words.percent(plan.chance)})" for plan in plans]
        gave = words.percent(decision.given_away) if decision.is_mistake else "–"
        rows.append([str(decision.entry), words.names[decision.seat], *said, gave])
    topics = ("player", "chosen", "instead", "given-away")
    return ["", *[words.say(topic) for topic in topics]], rows


def strokes(words: ReviewWords) -> tuple[list[str], list[list[str]]]:
    """Every stroke of luck, and what it changed for everybody; first the headings."""
    rows = [
        [str(stroke.entry), *[words.change(change) for change in stroke.changes]]
        for stroke in words.review.strokes
    ]
    return ["", *words.names], rows


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
    """The board as the seat saw it, with the better plan marked on it."""
    game = replayed.table.game
    seat = moment.seat if moment.kind == "decision" else None
    view = game.view(replayed.state_at(moment.look), seat)
    return picture_of(game.name).draw(view, Words(words.spoken, game, words.names, moment.better))

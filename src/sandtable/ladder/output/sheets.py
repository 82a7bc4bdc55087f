"""The tables of a ladder, for the terminal and for Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from rich.table import Table as Grid

from sandtable.ladder.statistics.bootstrap import Interval
from sandtable.ladder.statistics.report import LadderReport, MatchResult, Rating, Section
from sandtable.simulation.simulate import Spread


class Sheet(msgspec.Struct, frozen=True):
    """A table with a title. The first column holds text, the others hold figures."""

    title: str
    headings: list[str]
    rows: list[list[str]]

    def markdown(self) -> str:
        rule = ["---", *["---:"] * (len(self.headings) - 1)]
        lines = [f"| {' | '.join(row)} |" for row in (self.headings, rule, *self.rows)]
        return "\n".join([f"**{self.title}**", "", *lines])

    def grid(self) -> Grid:
        grid = Grid(box=None, header_style="dim", pad_edge=False)
        for number, heading in enumerate(self.headings):
            # Only these columns may wrap in a narrow terminal.
            wraps = heading.startswith(("score", "theirs", "found")) or heading.endswith("players")
            side: Literal["left", "right"] = "right" if number else "left"
            grid.add_column(heading, justify=side, no_wrap=not wraps, overflow="fold")
        for row in self.rows:
            grid.add_row(*row)
        return grid


def sheets(report: LadderReport) -> Iterator[Sheet]:
    """Yield all tables of a report."""
    if len(report.sections) > 1:
        yield from side_by_side(report)
    for section in report.sections:
        yield ratings(report.plan.game, section)
        if section.results:
            yield matches(section)
        if section.by_seat:
            yield seats(section)
        yield controls(section)


def side_by_side(report: LadderReport) -> Iterator[Sheet]:
    """Yield the tables that compare all numbers of players side by side."""
    results = {
        (section.seats, f"{result.bot} among {result.others}"): relative_to_par(result)
        for section in report.sections
        for result in section.results
        if result.kind == "climb"
    }
    paces = {
        (section.seats, row.bot): f"{milliseconds(row.pace.mean)} ({milliseconds(row.pace.p95)})"
        for section in report.sections
        for row in section.ratings
    }
    if results:
        yield by_seats(f"{report.plan.game}: shares of wins, as times par (95 %)", "match", results)
    yield by_seats(f"{report.plan.game}: milliseconds a move, on average (95 %)", "bot", paces)


def by_seats(title: str, heading: str, cells: dict[tuple[int, str], str]) -> Sheet:
    """Make a table with a row for each name and a column for each number of players."""
    seats = sorted({size for size, _ in cells})
    names = dict.fromkeys(name for _, name in cells)
    rows = [[name, *(cells.get((size, name), "") for size in seats)] for name in names]
    return Sheet(title, [heading, *(f"{size} players" for size in seats)], rows)


def relative_to_par(result: MatchResult) -> str:
    low, high = result.interval.low / result.par, result.interval.high / result.par
    return f"{result.share / result.par:.2f} ({low:.2f}-{high:.2f})"


def ratings(game: str, section: Section) -> Sheet:
    capped = f", {section.capped} of them stopped and not scored" if section.capped else ""
    return Sheet(
        f"{game}, {section.seats} players: {section.games} games{capped}",
        ["bot", "rating", "95 %", "games", "score (5-95 %)", "ms/move", "95 %", "most", "late", "failed"],
        [rating(row) for row in section.ratings],
    )


def rating(row: Rating) -> list[str]:
    pace = row.pace
    return [
        row.bot,
        f"{row.rating:+.0f}",
        f"{row.interval.low:+.0f} to {row.interval.high:+.0f}",
        str(row.games),
        scores(row.scores),
        *(milliseconds(seconds) for seconds in (pace.mean, pace.p95, pace.most)),
        str(pace.late),
        str(sum(row.failures.values())),
    ]


def matches(section: Section) -> Sheet:
    return Sheet(
        f"Shares of wins, {section.seats} players: par is {1 / section.seats:.1%}",
        ["match", "games", "wins", "95 %", "of par", "", "score (5-95 %)", "theirs"],
        [match(result) for result in section.results],
    )


def match(result: MatchResult) -> list[str]:
    return [
        f"{result.bot} among {result.others}",
        str(result.games),
        f"{result.share:.1%}",
        percent(result.interval),
        f"× {result.share / result.par:.2f}",
        result.verdict,
        scores(result.scores),
        scores(result.other_scores),
    ]


def seats(section: Section) -> Sheet:
    return Sheet(
        f"Seats among equals, {section.seats} players",
        ["seat", "wins", "95 %"],
        [[str(row.seat + 1), f"{row.share:.1%}", percent(row.interval)] for row in section.by_seat],
    )


def controls(section: Section) -> Sheet:
    return Sheet(
        f"Controls, {section.seats} players",
        ["control", "", "found"],
        [[row.name, "holds" if row.holds else "FAILS", row.found] for row in section.controls],
    )


def facts(report: LadderReport) -> str:
    """Return one line that says which games and which code the tables come from."""
    plan = report.plan
    chosen = "".join(f", {name}={choice}" for name, choice in plan.variants.items())
    rules = {(True,): "compiled", (False,): "plain Python", (False, True): "compiled and plain Python"}
    unfinished = "" if report.played == report.planned else f" of {report.planned} planned"
    clock = "" if plan.clock else ", no clock"
    return (
        f"{report.played} games{unfinished}, seed {plan.seed}{chosen}{clock}; rules version {report.rules}, "
        f"{rules[tuple(report.compiled)]}, code {report.code}; "
        f"Sandtable {', '.join(report.sandtable)}, Python {', '.join(report.python)}"
    )


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.0f}" if seconds >= 0.1 else f"{1000 * seconds:.3g}"


def scores(spread: Spread) -> str:
    return f"{spread.mean:.1f} ({spread.quantiles[0]:g}-{spread.quantiles[-1]:g})"


def percent(interval: Interval) -> str:
    return f"{100 * interval.low:.1f}-{interval.high:.1%}"

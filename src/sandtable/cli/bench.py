"""`sandtable bench`: the speed of the rules on this machine, compiled and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.table import Table as Grid

import sandtable
from sandtable.cli.options import json_option, paper, progress
from sandtable.simulation.benchmark import SPIN, BenchmarkReport, Figure, benchmarks_of
from sandtable.simulation.benchmark import measure as measure_games
from sandtable.terminal.parts.bars import bar

WIDTH: Final = 16  # of a bar
# A program that imports the sources of this package even where compiled modules are installed.
AS_PLAIN_PYTHON: Final = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

class Sources:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "sandtable":
            for folder in path or sys.path:
                found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
                if found and found.loader:
                    return found

sys.meta_path.insert(0, Sources())
from sandtable.cli import main
main()
"""


@click.command(short_help="Measure how fast the rules run on this machine.")
@click.option("--game", "games", multiple=True, help="Measure only this game; may be repeated.")
@click.option(
    "--seconds", type=click.FloatRange(min=0.001), default=0.3, show_default=True, help="Time per figure."
)
@click.option("--alone", is_flag=True, help="Do not compare with plain Python.")
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Also write the figures to this file, as JSON.",
)
@json_option
def bench(games: tuple[str, ...], seconds: float, alone: bool, output: Path | None, as_json: bool) -> None:
    """Measure random play, single calls and exact odds on this machine.

    \b
    Examples:
      sandtable bench
      sandtable bench --game camel-up --seconds 1
      sandtable bench --alone --json

    If Sandtable is compiled, the same sources are also measured as plain Python, for comparison.
    """
    names = list(games) or sandtable.games()
    reports = [measure(names, seconds)]
    if sandtable.COMPILED and not alone:
        reports.append(as_plain_python(names, seconds))
    data = msgspec.json.format(msgspec.json.encode(reports))
    if output is not None:
        output.write_bytes(data + b"\n")
    if as_json:
        click.echo(data)
    else:
        show(reports)


def measure(names: list[str], seconds: float) -> BenchmarkReport:
    """Measure the games with this Python, and show progress."""
    games = [sandtable.game(name) for name in names]  # refuses an unknown name before measuring
    with progress() as shown:
        total = sum(3 * len(game.seats) + 7 + len(benchmarks_of(game)) for game in games)
        task = shown.add_task("measuring", total=total)

        def advance(figure: Figure) -> None:
            shown.update(task, advance=1, description=f"{figure.game} {figure.what}")

        return measure_games(names, seconds, advance)


def as_plain_python(names: list[str], seconds: float) -> BenchmarkReport:
    """Measure the games in another process that does not use the compiled modules."""
    chosen = [word for name in names for word in ("--game", name)]
    command = [sys.executable, "-c", AS_PLAIN_PYTHON, "bench", "--json", "--seconds", str(seconds), *chosen]
    done = subprocess.run(command, env=dict(os.environ), stdout=subprocess.PIPE, check=True)
    (plain,) = msgspec.json.decode(done.stdout, type=list[BenchmarkReport])
    return plain


def show(reports: list[BenchmarkReport]) -> None:
    first = reports[0]
    kind = "compiled" if first.compiled else "plain Python (a C compiler makes it much faster)"
    paper().print(f"{kind}; {first.python}; {first.machine}, {first.cores} cores; one core is used")
    paper().print(f"a loop of {SPIN:,} iterations in plain Python: {first.spin_us / 1000:.1f} ms\n")
    for game in dict.fromkeys(figure.game for figure in first.figures):
        paper().print(table(game, reports), "", sep="\n")


def table(game: str, reports: list[BenchmarkReport]) -> Grid:
    """Make a table with a row for each figure.

    The bar shows the gain over plain Python, or else the value relative to the highest of its unit.
    """
    plain = {key(figure): figure for figure in reports[-1].figures} if len(reports) > 1 else {}
    grid = Grid(game, "seats", "here", "", box=None, padding=(0, 2, 0, 0), header_style="dim")
    if plain:
        grid.add_column("plain", justify="right")
        grid.add_column("gain", justify="right")
    grid.add_column("")
    for column in (1, 2):
        grid.columns[column].justify = "right"
    figures = [figure for figure in reports[0].figures if figure.game == game]
    gains = {key(figure): gain(figure, plain[key(figure)]) for figure in figures if plain}
    most = {unit: max((f.value for f in figures if f.unit == unit), default=1.0) for unit in ("/s", "us")}
    for figure in figures:
        row = [figure.what, str(figure.seats or ""), number(figure.value), figure.unit]
        if plain:
            row += [number(plain[key(figure)].value), f"x {gains[key(figure)]:.1f}"]
            row.append(bar(gains[key(figure)] / max(gains.values()), WIDTH))
        else:
            row.append(bar(figure.value / most[figure.unit], WIDTH))
        grid.add_row(*row)
    return grid


def key(figure: Figure) -> tuple[str, str, int]:
    return figure.what, figure.game, figure.seats


def gain(ours: Figure, plain: Figure) -> float:
    return ours.value / plain.value if ours.unit == "/s" else plain.value / ours.value


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"

"""`sandtable ladder`: compare bots, with confidence intervals."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.text import Text

from sandtable.bots import RANKS
from sandtable.cli.options import GameName, cap_option, json_option, paper, progress, variant_option
from sandtable.core.game import Game
from sandtable.ladder.ladder import run_ladder
from sandtable.ladder.output.plot import plot
from sandtable.ladder.output.sheets import Sheet, facts, sheets, side_by_side
from sandtable.ladder.plan import KINDS, LadderPlan
from sandtable.ladder.statistics.report import LadderReport
from sandtable.ladder.workers import RAY_HERE, Workers, in_processes, in_this_process, on_ray

FAILED: Final = 1  # the exit code if a control fails


class SeatCounts(click.ParamType[tuple[int, ...]]):
    """Numbers of players: `3`, `2-4` or `2,4`."""

    name = "seats"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        if not re.fullmatch(r"\d{1,2}(-\d{1,2})?(,\d{1,2}(-\d{1,2})?)*", value):
            self.fail(f"{value!r}: expected numbers of players, such as 3, 2-4 or 2,4", param, ctx)
        found: set[int] = set()
        for part in value.split(","):
            first, _, last = part.partition("-")
            found.update(range(int(first), int(last or first) + 1))
        if not found:
            self.fail(f"{value!r}: the first number is greater than the last", param, ctx)
        return tuple(sorted(found))


class Names(click.ParamType[tuple[str, ...]]):
    """Names separated by commas."""

    name = "names"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        return tuple(word.strip() for word in value.split(",") if word.strip())


class Pair(click.ParamType[tuple[str, str]]):
    """Two words with a separator between them, such as `LEFT=RIGHT`."""

    def __init__(self, separator: str, example: str) -> None:
        self.name = "pair"
        self.separator = separator
        self.example = example

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        left, found, right = value.partition(self.separator)
        if not (left and found and right):
            self.fail(f"{value!r}: expected something like {self.example}", param, ctx)
        return left, right


@click.command(short_help="Compare bots, with confidence intervals.")
@click.option("--game", type=GameName(), required=True, help="The game to play.")
@click.option(
    "--seats", type=SeatCounts(), help="Numbers of players: 3, 2-4 or 2,4.  [default: all of the game]"
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Games in each match and for each number of players, rounded up to whole deals.",
)
@click.option(
    "--bots",
    type=Names(),
    default=RANKS,
    help=f"Bots from the weakest to the strongest; random always ranks lowest.  [default: {','.join(RANKS)}]",
)
@click.option(
    "--bot",
    "guests",
    type=Pair("=", "mine=my_bot:MyBot"),
    multiple=True,
    metavar="NAME=MODULE:CLASS",
    help="Your own bot, from a module in this folder or an installed one; last unless listed in --bots.",
)
@click.option(
    "--versus",
    type=Pair(":", "strong:greedy"),
    multiple=True,
    metavar="STRONGER:WEAKER",
    help="Add a pair; may be repeated.",
)
@click.option(
    "--matches",
    type=click.Choice(KINDS),
    multiple=True,
    help="Play only this kind of match; may be repeated.",
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Seed of the deals.")
@variant_option
@click.option(
    "--no-clock",
    is_flag=True,
    help="Give bots all the time they need, even on a slow machine.",
)
@cap_option
@click.option(
    "--results",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="File with one line per game, from which a ladder resumes.  [default: ladder-GAME-seedSEED.jsonl]",
)
@click.option("--so-far", is_flag=True, help="Play nothing; report on the games played so far.")
@click.option(
    "--processes",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    help="Number of games played in parallel.  [default: one per core]",
)
@click.option(
    "--ray",
    is_flag=False,
    flag_value=RAY_HERE,
    metavar="[ADDRESS]",
    help="Play on the Ray cluster at this address; auto finds a running one, no address starts one here.",
)
@click.option("--brief", is_flag=True, help="Print only the tables that compare all numbers of players.")
@json_option
@click.option("--markdown", is_flag=True, help="Print the tables as Markdown.")
@click.option(
    "--plot",
    "picture",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a plot of the ratings, as SVG.",
)
def ladder(
    game: Game[Any],
    seats: tuple[int, ...] | None,
    games: int,
    bots: tuple[str, ...],
    guests: tuple[tuple[str, str], ...],
    versus: tuple[tuple[str, str], ...],
    matches: tuple[Any, ...],
    seed: int,
    variants: dict[str, str],
    no_clock: bool,
    cap: int,
    results: Path | None,
    so_far: bool,
    processes: int,
    ray: str | None,
    brief: bool,
    as_json: bool,
    markdown: bool,
    picture: Path | None,
) -> int:
    """Let bots play matches, and report which is better, by how much, and how certain that is.

    \b
    Examples:
      sandtable ladder --game camel-up --seats 3 --games 30
      sandtable ladder --game five-tribes --seats 2-4 --games 400 --plot ratings.svg
      sandtable ladder --game camel-up --bot mine=my_bot:MyBot --matches climb --matches mixed
      sandtable ladder --game cleopatra --seats 4 --so-far --markdown
      sandtable ladder --game cleopatra --ray auto

    \b
    Kinds of match:
      climb    one copy of a bot at a table of the next weaker bot
      hold     the reverse: one copy of the weaker bot among the stronger
      mirror   a bot among copies of itself; it must win 1/n of the games
      mixed    all bots together

    Every line-up sits on every seat in turn with the same luck: the same deal, then the same dice and cards
    as long as the bots ask for them in the same order. The same command plays the same games on any number
    of processes; only the times differ. All intervals are 95 % bootstrap intervals over deals. Ratings are
    Plackett-Luce strengths from all placements; they average 0, and 400 points are odds of 10 to 1.

    You can stop at any time: the same command resumes, and a higher --games adds games. Exit code 1 means
    that a control failed: a mirror match far from 1/n, a bot weaker than random, or an illegal answer.
    """
    if guests:
        sys.path.insert(0, os.getcwd())  # so that a guest's module in this folder is found
    known = {*bots, *(bot for pair in versus for bot in pair)}
    bots += tuple(name for name, _ in guests if name not in known)
    plan = LadderPlan(
        game=game.name,
        seats=seats or tuple(game.seats),
        games=games,
        bots=bots,
        versus=versus,
        kinds=matches or KINDS,
        seed=seed,
        variants=variants,
        guests=dict(guests),
        clock=not no_clock,
        cap=cap,
    )
    path = results or Path(f"ladder-{game.name}-seed{seed}.jsonl")
    report = run_with_progress(plan, path, None if so_far else workers(ray, processes))
    if picture is not None:
        picture.write_text(plot(report), encoding="utf-8")
    found = side_by_side(report) if brief else sheets(report)
    if as_json:
        click.echo(msgspec.json.encode(report))
    elif markdown:
        click.echo("\n\n".join([*(sheet.markdown() for sheet in found), facts(report)]))
    else:
        show(found, facts(report))
    holds = all(control.holds for section in report.sections for control in section.controls)
    return 0 if holds else FAILED


def workers(ray: str | None, processes: int) -> Workers:
    """Return how the games are played, as the options say."""
    if ray is not None:
        return on_ray(ray)
    return in_processes(processes) if processes > 1 else in_this_process


def run_with_progress(plan: LadderPlan, path: Path, workers: Workers | None) -> LadderReport:
    """Run the ladder with a progress bar; on Ctrl-C say how to resume it."""
    try:
        with progress() as shown:
            bar = shown.add_task(f"ladder of {plan.game}", total=None)
            return run_ladder(
                plan,
                path,
                workers,
                lambda played, planned: shown.update(bar, completed=played, total=planned),
            )
    except KeyboardInterrupt:
        click.echo(f"\nStopped; the same command resumes from {path}.", err=True)
        raise


def show(found: Iterable[Sheet], origin: str) -> None:
    """Print the tables, and the line that says where they come from."""
    page = paper()
    for sheet in found:
        page.print(Text(sheet.title, "bold"), sheet.grid(), "", sep="\n")
    page.print(origin)

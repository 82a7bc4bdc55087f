"""`sandtable ladder`: which bot is better, how much, and how sure that is."""

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
from sandtable.ladder.ladder import climb
from sandtable.ladder.on_ray import HERE, on_ray
from sandtable.ladder.output.plot import plot
from sandtable.ladder.output.sheets import Sheet, facts, sheets, side_by_side
from sandtable.ladder.plan import KINDS, Plan
from sandtable.ladder.statistics.figures import Report
from sandtable.ladder.workers import Workers, here, in_processes

FAILED: Final = 1  # the exit code when a control does not hold


class Seats(click.ParamType[tuple[int, ...]]):
    """`3`, `2-4` or `2,4`."""

    name = "seats"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        if not re.fullmatch(r"\d{1,2}(-\d{1,2})?(,\d{1,2}(-\d{1,2})?)*", value):
            self.fail(f"{value!r}: expected numbers of players, like 3, 2-4 or 2,4", param, ctx)
        found: set[int] = set()
        for part in value.split(","):
            first, _, last = part.partition("-")
            found.update(range(int(first), int(last or first) + 1))
        if not found:
            self.fail(f"{value!r}: from a greater to a smaller number", param, ctx)
        return tuple(sorted(found))


class Names(click.ParamType[tuple[str, ...]]):
    """Words with commas between them."""

    name = "names"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        return tuple(word.strip() for word in value.split(",") if word.strip())


class Pair(click.ParamType[tuple[str, str]]):
    """`LEFT=RIGHT` or `LEFT:RIGHT`, as `between` says."""

    def __init__(self, between: str, example: str) -> None:
        self.name = "pair"
        self.between = between
        self.example = example

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        left, found, right = value.partition(self.between)
        if not (left and found and right):
            self.fail(f"{value!r}: expected something like {self.example}", param, ctx)
        return left, right


@click.command(short_help="Which bot is better, and how sure that is.")
@click.option("--game", type=GameName(), required=True, help="What they play.")
@click.option("--seats", type=Seats(), help="How many players: 3, 2-4 or 2,4.  [default: all of the game]")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="For each match and number of players, rounded up to whole deals.",
)
@click.option(
    "--bots",
    type=Names(),
    default=RANKS,
    help=f"Who climbs, the weakest first; random is always the floor.  [default: {','.join(RANKS)}]",
)
@click.option(
    "--bot",
    "guests",
    type=Pair("=", "mine=my_bot:MyBot"),
    multiple=True,
    metavar="NAME=MODULE:CLASS",
    help="A bot of your own, from a module in this folder or installed; comes last unless --bots names it.",
)
@click.option(
    "--versus",
    type=Pair(":", "strong:greedy"),
    multiple=True,
    metavar="STRONGER:WEAKER",
    help="One more pair; may be repeated.",
)
@click.option(
    "--matches",
    type=click.Choice(KINDS),
    multiple=True,
    help="Only this kind of match; may be repeated.",
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Of the deals.")
@variant_option
@click.option("--no-clock", is_flag=True, help="Let bots finish their work, however slow this machine is.")
@cap_option
@click.option(
    "--results",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A line for each game, and where to go on from.  [default: ladder-GAME-seedSEED.jsonl]",
)
@click.option("--so-far", is_flag=True, help="Play nothing; show what is in the results.")
@click.option(
    "--processes",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    help="How many games at a time.  [default: one a core]",
)
@click.option(
    "--ray",
    is_flag=False,
    flag_value=HERE,
    metavar="[ADDRESS]",
    help="Play on the Ray cluster there (auto: the one of this machine; nothing: start one here).",
)
@click.option("--brief", is_flag=True, help="Only the tables that set all numbers of players side by side.")
@json_option
@click.option("--markdown", is_flag=True, help="Tables for a page instead of the terminal.")
@click.option("--plot", "picture", type=click.Path(path_type=Path), metavar="FILE", help="Ratings as SVG.")
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
    """Let bots play matches, and say who is better, by how much, and how sure that is.

    \b
    Four kinds of match:
      climb    each bot alone at a table of the next weaker one
      hold     the reverse: the weaker one alone among the stronger
      mirror   a bot among its like; it must win 1/n
      mixed    all together

    Every line-up sits on every seat in turn with the same luck: the same deal, and after it the same dice and
    cards for as long as the bots ask for them alike. The same command gives the same games, on any number of
    processes; only the times differ. All intervals are of 95 %, from drawing the deals again (bootstrap).
    Ratings are Plackett-Luce strengths from all placements, around 0; 400 points are odds of 10 to 1.

    Stop it whenever you like: the same command goes on where it was, and a greater --games adds to it.
    Exit code 1: a control does not hold (a mirror off 1/n, a bot below random, an answer that is no option).

    \b
    Examples:
      sandtable ladder --game camel-up --seats 3 --games 30
      sandtable ladder --game five-tribes --seats 2-4 --games 400 --plot ratings.svg
      sandtable ladder --game camel-up --bot mine=my_bot:MyBot --matches climb --matches mixed
      sandtable ladder --game cleopatra --seats 4 --so-far --markdown
      sandtable ladder --game cleopatra --ray auto
    """
    if guests:
        sys.path.insert(0, os.getcwd())  # the command lives elsewhere, and a guest's module here
    known = {*bots, *(bot for pair in versus for bot in pair)}
    bots += tuple(name for name, _ in guests if name not in known)
    plan = Plan(
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
    report = played(plan, path, None if so_far else workers(ray, processes))
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
    if ray is not None:
        return on_ray(ray)
    return in_processes(processes) if processes > 1 else here


def played(plan: Plan, path: Path, by: Workers | None) -> Report:
    try:
        with progress() as shown:
            bar = shown.add_task(f"ladder of {plan.game}", total=None)
            return climb(plan, path, by, lambda done, all: shown.update(bar, completed=done, total=all))
    except KeyboardInterrupt:
        click.echo(f"\nStopped; the same command goes on from {path}.", err=True)
        raise


def show(found: Iterable[Sheet], made_from: str) -> None:
    page = paper()
    for sheet in found:
        page.print(Text(sheet.title, "bold"), sheet.grid(), "", sep="\n")
    page.print(made_from)

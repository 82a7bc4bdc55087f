"""`sandtable simulate`: bots play whole games, and their outcomes are summarized."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Table as Grid

from sandtable.bots import CONTROLS, RANKS
from sandtable.cli.garden import garden_option, in_garden
from sandtable.cli.options import (
    any_seed,
    cap_option,
    game_argument,
    json_option,
    paper,
    progress,
    seats_option,
    seed_option,
    variant_option,
)
from sandtable.core.game import Game
from sandtable.simulation.simulate import QUANTILES, SimulationPlan, SimulationSummary, SimulationTally
from sandtable.simulation.simulate import simulate as simulated_games
from sandtable.terminal.parts.bars import bar, box


@click.command(short_help="Let bots play whole games, and summarize the outcomes.")
@game_argument
@seats_option
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="Number of games.")
@seed_option
@variant_option
@garden_option
@click.option(
    "--bots",
    type=click.Choice([*RANKS, *CONTROLS]),
    default="random",
    show_default=True,
    help="Bots on all seats.",
)
@click.option("--no-clock", is_flag=True, help="Let bots finish their work, however long it takes.")
@cap_option
@click.option(
    "--record",
    "--records",
    "record",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write a record of every game to this folder.",
)
@json_option
@click.pass_context
def simulate(
    context: click.Context,
    game: Game[Any],
    seats: int,
    games: int,
    seed: int | None,
    variants: dict[str, str],
    garden: Path | None,
    bots: str,
    no_clock: bool,
    cap: int,
    record: Path | None,
    as_json: bool,
) -> None:
    """Let bots play whole games of GAME, and summarize the outcomes.

    \b
    Examples:
      sandtable simulate camel-up --games 1000 --seed 7
      sandtable simulate camel-up --seats 6 --bots regular --games 20
      sandtable simulate camel-up --variant race_bets=netted --json
      sandtable simulate camel-up --games 10 --records games/
      sandtable simulate cleopatra --garden my-box.json

    With --no-clock, the same seed plays the same games on any machine. The clock stops a bot after ten
    seconds, which happens only where a machine is very busy.
    """
    game = in_garden(context, game, garden, variants)
    if garden is not None:
        variants = variants | {"garden": game.variants["garden"].default}  # so that the plan names it
    game.setting(seats, variants, game.rules_version)  # refuses bad seats or variants early
    chosen_seed = any_seed() if seed is None else seed
    plan = SimulationPlan(game.name, seats, games, chosen_seed, variants, bots, cap, not no_clock)
    tally = SimulationTally(plan)
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    with progress() as shown:
        for number, played in enumerate(
            shown.track(simulated_games(game, plan), games, description=game.title)
        ):
            tally.add(played)
            if record is not None:
                name = f"{game.name}-{seats}-seed{plan.seed}-{number + 1:0{len(str(games))}}.json"
                (record / name).write_bytes(played.record.to_json())
    seconds = time.perf_counter() - started
    if as_json:
        click.echo(
            msgspec.json.encode({**msgspec.to_builtins(tally.summary()), "seconds": round(seconds, 3)})
        )
    else:
        show(tally.summary(), seconds)


def show(summary: SimulationSummary, seconds: float) -> None:
    plan, decisions = summary.plan, summary.decisions
    chosen = "".join(f", {name}={choice}" for name, choice in plan.variants.items())
    facts = Grid.grid(padding=(0, 2))
    facts.add_row("plan", f"{plan.game}, {plan.seats} seats, {plan.bots} bots, seed {plan.seed}{chosen}")
    facts.add_row("games", f"{plan.games} in {seconds:.1f} s: {plan.games / seconds:,.0f} per second")
    facts.add_row("decisions", f"{decisions.mean:.1f} per game, {decisions.least} to {decisions.most}")
    if summary.capped:
        facts.add_row(
            "stopped", f"{summary.capped} games reached {plan.cap} decisions and are not scored", style="bold"
        )
    for reason, count in summary.ends.items():
        facts.add_row(
            f"ended {reason}",
            f"{bar(count / summary.finished)} {count} ({count / summary.finished:.1%})",
        )
    paper().print(facts)
    if summary.finished:
        paper().print("", by_seat(summary), sep="\n")


def by_seat(summary: SimulationSummary) -> Grid:
    """Make a table with the wins and scores of each seat."""
    grid = Grid(
        "seat",
        "wins",
        "",
        "score",
        *(f"{share:.0%}" for share in QUANTILES),
        "",
        "most",
        box=None,
        padding=(0, 2, 0, 0),
        header_style="dim",
    )
    for column in (1, 3, 4, 5, 6, 7, 8, 10):
        grid.columns[column].justify = "right"
    highest = max(scores.most for scores in summary.scores)
    for seat, scores in enumerate(summary.scores):
        share = summary.wins[seat] / summary.finished
        quantiles = (f"{quantile:g}" for quantile in scores.quantiles)
        shape = box(scores.quantiles, highest, 16)
        grid.add_row(
            str(seat),
            f"{share:.1%}",
            bar(share, 8),
            f"{scores.mean:.1f}",
            *quantiles,
            shape,
            f"{scores.most:g}",
        )
    return grid

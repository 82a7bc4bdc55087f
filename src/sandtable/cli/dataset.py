"""`sandtable dataset`: games of bots, or records, as Parquet files for analysis and learning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from sandtable.cli.options import (
    any_seed,
    cap_option,
    game_argument,
    progress,
    seats_option,
    seed_option,
    variant_option,
)
from sandtable.core.game import Game
from sandtable.simulation.simulate import SimulationPlan

T = TypeVar("T")


@click.command(short_help="Write games of bots, or records, as Parquet files.")
@game_argument
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@seats_option
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="Number of games.")
@seed_option
@variant_option
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="LEVELS",
    help="The level of all bots, or one for each seat: novice,regular,regular",
)
@cap_option
@click.option(
    "--records",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Take the games from the records in this folder instead of playing new ones.",
)
@click.option("--no-views", is_flag=True, help="Leave the views out: smaller files, observations only.")
def dataset(
    game: Game[Any],
    folder: Path,
    seats: int,
    games: int,
    seed: int | None,
    variants: dict[str, str],
    bots: str,
    cap: int,
    records: Path | None,
    no_views: bool,
) -> None:
    """Write games of GAME to FOLDER: games.parquet and decisions.parquet.

    \b
    Examples:
      sandtable dataset camel-up data/ --games 200 --bots novice --seed 7
      sandtable dataset five-tribes data/ --seats 3 --bots novice,regular,regular
      sandtable dataset camel-up data/ --records games/

    A decision has the view of its seat, the options, the choice, the luck that followed and the result. The
    same seed writes the same rows. Records contain every secret: publish them only when the games are over.
    """
    try:
        from sandtable.research import dataset as data
    except ImportError as error:
        raise click.ClickException("this needs more packages: pip install 'sandtable[data]'") from error
    game.setting(seats, variants, game.rules_version)  # refuses bad seats or variants early
    plan = SimulationPlan(game.name, seats, games, any_seed() if seed is None else seed, variants, bots, cap)
    notes = {"plan": msgspec.json.encode(plan).decode()}
    if records is None:
        data.line_up(plan)  # refuses bad levels before the first file is written
        played = tracked(data.simulated(plan), games, game.title)
    else:
        notes = {"records": str(records)}
        played = tracked(data.recorded(records, game.name), len(list(records.glob("*.json"))), game.title)
    written = data.write(played, folder, notes, views=not no_views)
    click.echo(f"{written} decisions in {folder}")


def tracked(games: Iterable[T], count: int, title: str) -> Iterator[T]:
    """Show the progress."""
    with progress() as shown:
        yield from shown.track(games, count, description=title)

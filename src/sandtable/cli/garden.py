"""Custom gardens for Cleopatra: the option `--garden FILE`, and `sandtable garden`, which prints a layout."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import sandtable
from sandtable.core.errors import BadRecord, BadSetup
from sandtable.core.game import Game
from sandtable.core.record import Record
from sandtable.core.registry import register
from sandtable.games.cleopatra import GAME, CleopatraGame, with_garden
from sandtable.games.cleopatra.layout import SHIPPED, shipped_text

garden_option = click.option(
    "--garden",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Your own garden for Cleopatra (see: sandtable garden --help).",
)


@click.command(short_help="Print a garden for Cleopatra, to edit.")
@click.argument("name", type=click.Choice(SHIPPED), default=SHIPPED[0])
def garden(name: str) -> None:
    """Print the layout of a garden for Cleopatra: back-flush, centre or back-gap.

    \b
    Examples:
      sandtable garden > my-box.json
      sandtable play cleopatra --garden my-box.json --record game.json
      sandtable replay game.json --garden my-box.json

    We do not know the printed board for certain. If you own the game, save this layout to a file, correct the
    palms (p) and the foundation (#), and play with it. A record identifies the garden by a digest of its
    layout, so replaying the record takes the same file.
    """
    click.echo(shipped_text(name).rstrip())


def in_garden(
    context: click.Context, game: Game[Any], path: Path | None, variants: dict[str, str]
) -> Game[Any]:
    """Return the game to play; with a custom garden it replaces the registered one until the command ends."""
    if path is None:
        return game
    if "garden" in variants:
        raise BadSetup("--garden and --variant garden= name two gardens: choose one")
    return _register_garden(context, game, path)


def in_garden_of(context: click.Context, record: Record, path: Path | None) -> None:
    """Prepare to replay a record; raise BadRecord if it was not played in the garden of the file."""
    if path is None:
        return
    mine = _register_garden(context, sandtable.game(record.game), path).variants["garden"].default
    played = record.variants.get("garden", GAME.variants["garden"].default)
    if played != mine:
        raise BadRecord(f"the game was played in the garden {played!r}; {path} is another, {mine!r}")


def _register_garden(context: click.Context, game: Game[Any], path: Path) -> CleopatraGame:
    """Register Cleopatra with a custom garden until the command ends."""
    if game.name != GAME.name:
        raise BadSetup(f"--garden is for {GAME.name}: {game.name} has no garden")
    mine = with_garden(path)
    register(mine)
    context.call_on_close(lambda: register(game))
    return mine

"""Cleopatra in a garden of one's own: `--garden FILE`, and `sandtable garden`, a file to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import sandtable
from sandtable.core.errors import BadRecord, BadSetup
from sandtable.core.game import Game, register
from sandtable.core.record import Record
from sandtable.games.cleopatra import GAME, CleopatraGame, with_garden
from sandtable.games.cleopatra.layout import SHIPPED, shipped_text

garden_option = click.option(
    "--garden",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Cleopatra in a garden of your own (see: sandtable garden --help).",
)


@click.command(short_help="A garden for Cleopatra, to be corrected.")
@click.argument("name", type=click.Choice(SHIPPED), default=SHIPPED[0])
def garden(name: str) -> None:
    """Print the layout of a garden of Cleopatra: back-flush, centre or back-gap.

    Nobody here knows the printed board for sure. If you own the box, keep this layout in a file, correct
    palms (p) and foundation (#), and play in it. Records name the garden by a digest of the layout: whoever
    reads one needs the same file.

    \b
    Examples:
      sandtable garden > my-box.json
      sandtable play cleopatra --garden my-box.json --record game.json
      sandtable replay game.json --garden my-box.json
    """
    click.echo(shipped_text(name).rstrip())


def in_garden(
    context: click.Context, game: Game[Any], path: Path | None, variants: dict[str, str]
) -> Game[Any]:
    """The game to play; with a garden of one's own it is the one found by name while the command runs."""
    if path is None:
        return game
    if "garden" in variants:
        raise BadSetup("--garden and --variant garden= are two gardens: choose one")
    return _planted(context, game, path)


def in_garden_of(context: click.Context, record: Record, path: Path | None) -> None:
    """Before a record is replayed: the file must be the garden that it was played in."""
    if path is None:
        return
    mine = _planted(context, sandtable.game(record.game), path).variants["garden"].default
    played = record.variants.get("garden", GAME.variants["garden"].default)
    if played != mine:
        raise BadRecord(f"the game was played in the garden {played!r}; {path} is another, {mine!r}")


def _planted(context: click.Context, game: Game[Any], path: Path) -> CleopatraGame:
    if game.name != GAME.name:
        raise BadSetup(f"--garden is for {GAME.name}: {game.name} has no garden")
    mine = with_garden(path)
    register(mine)
    context.call_on_close(lambda: register(game))
    return mine

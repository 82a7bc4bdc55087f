"""`sandtable games`: the games and their variants."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.cli.options import json_option, paper
from sandtable.core.game import Game


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games, their numbers of players, and their variants.

    \b
    Examples:
      sandtable games
      sandtable games --json
    """
    known = [sandtable.game(name) for name in sandtable.games()]
    if as_json:
        click.echo(msgspec.json.encode([_data(game) for game in known]))
        return
    for game in known:
        players = f"  {game.title}, {game.seats[0]} to {game.seats[-1]} players"
        paper().print(Text.assemble((game.name, "bold"), players))
        grid = Grid("variant", "rule", "choices (default first)", box=None, header_style="dim")
        grid.columns[0].no_wrap = True
        for name, variant in game.variants.items():
            grid.add_row(f"  {name}", variant.rule, ", ".join(variant.choices))
        paper().print(grid)


def _data(game: Game[Any]) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "variants": {
            name: {"choices": variant.choices, "default": variant.default, "rule": variant.rule}
            for name, variant in game.variants.items()
        },
        "rules_version": game.rules_version,
        "actions": len(game.actions),
    }

"""`sandtable games`: what can be played."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich.table import Table as Grid

import sandtable
from sandtable.cli.options import json_option, paper
from sandtable.core.game import Game


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games, how many may play, and their variants.

    \b
    Examples:
      sandtable games
      sandtable games --json
    """
    known = [sandtable.game(name) for name in sandtable.games()]
    if as_json:
        click.echo(msgspec.json.encode([_data(game) for game in known]))
        return
    grid = Grid(
        "game",
        "title",
        "seats",
        "variant",
        "choices (first: default)",
        "rule",
        box=None,
        padding=(0, 2, 0, 0),
        header_style="dim",
    )
    for game in known:
        rows = [(name, ", ".join(variant.choices), variant.rule) for name, variant in game.variants.items()]
        for number, row in enumerate(rows or [("", "", "")]):
            first = (game.name, game.title, f"{game.seats[0]}-{game.seats[-1]}")
            grid.add_row(*(first if number == 0 else ("", "", "")), *row)
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

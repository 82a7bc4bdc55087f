"""`sandtable verify`: check a record and its sealed dice."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec
from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.cli.garden import garden_option, in_garden_of
from sandtable.cli.options import json_option, paper, record_argument
from sandtable.cli.record_file import read_record

DICE: Final = {
    "verified": "every die and card comes from the revealed seed, and the seed matches the commitment",
    "unrevealed": "there is a commitment, but the game is not over: its seed is revealed at the end",
    "unsealed": "this record has no commitment: the luck is possible, but was not fixed beforehand",
}
STYLES: Final = {"verified": "bold green", "unrevealed": "yellow", "unsealed": "yellow"}


@click.command(short_help="Check a record and its sealed dice.")
@record_argument
@garden_option
@json_option
@click.pass_context
def verify(context: click.Context, record: Path, garden: Path | None, as_json: bool) -> None:
    """Check that every decision in the file RECORD is legal, and every die and card is what the seed deals.

    \b
    Examples:
      sandtable verify game.json
      sandtable verify game.json --json
      sandtable verify game.json --garden my-box.json

    If anything in the record is wrong, the command says where and ends with exit code 2.
    """
    kept = read_record(record)
    in_garden_of(context, kept, garden)
    audit = sandtable.verify(kept)
    if as_json:
        click.echo(msgspec.json.encode(audit))
        return
    grid = Grid.grid(padding=(0, 2))
    grid.add_row("game", f"{audit.game}, {kept.seats} seats, rules version {kept.rules_version}")
    grid.add_row("decisions", f"{audit.decisions}, all legal")
    grid.add_row("luck", f"{audit.luck} dice and cards, all possible, none missing, none left over")
    grid.add_row("result", kept.result.reason if kept.result else "not finished")
    grid.add_row(
        "dice", Text(audit.dice, style=STYLES[audit.dice]).append(f": {DICE[audit.dice]}", style="none")
    )
    for seat, salt in audit.salts.items():
        grid.add_row(f"salt of seat {seat}", salt)
    paper().print(grid)

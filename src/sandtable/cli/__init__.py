"""The command line, `sandtable`: one module for each command."""

from __future__ import annotations

import click

import sandtable
from sandtable.cli.admin import admin
from sandtable.cli.bench import bench
from sandtable.cli.dataset import dataset
from sandtable.cli.games import games
from sandtable.cli.garden import garden
from sandtable.cli.ladder import ladder
from sandtable.cli.odds import odds
from sandtable.cli.play import play
from sandtable.cli.program import Program
from sandtable.cli.puzzle import puzzle
from sandtable.cli.replay import replay
from sandtable.cli.review import review
from sandtable.cli.serve import serve
from sandtable.cli.simulate import simulate
from sandtable.cli.verify import verify


@click.group(cls=Program, invoke_without_command=True)
@click.version_option(sandtable.__version__, prog_name="sandtable", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """A tabletop for Camel Up, Five Tribes and Cleopatra.

    \b
    Play in the browser:        sandtable serve --open
    Play in this terminal:      sandtable play camel-up --lang pl
    Simulate games with bots:   sandtable simulate camel-up --games 1000 --seed 7
    Write games as data:        sandtable dataset camel-up data/ --games 100 --bots novice
    Compare bots:               sandtable ladder --game camel-up --games 40
    Compute exact odds:         sandtable odds "1:G,Y,R 3:B,P 15:W 16:K"
    Replay a recorded game:     sandtable replay game.json
    See where it was won:       sandtable review game.json
    Check its dice:             sandtable verify game.json
    Solve a puzzle:             sandtable puzzle solve camel-up

    For details and examples, type sandtable COMMAND --help. Bad input ends with exit code 2 and one line that
    says what was expected.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for _command in (
    *(serve, play, games, simulate, dataset, ladder, odds),
    *(replay, review, verify, puzzle, garden, bench, admin),
):
    main.add_command(_command)

"""Arguments and options that several commands share, and how they print."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import sandtable
from sandtable.core.errors import SandtableError
from sandtable.core.game import Game
from sandtable.locales.language import LANGUAGES


class GameName(click.ParamType[Game[Any]]):
    """The name of a registered game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game[Any]:
        if isinstance(value, Game):
            return value
        try:
            return sandtable.game(value)
        except SandtableError as error:
            self.fail(str(error), param, ctx)


def variants_of(context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """Parse the values of `--variant NAME=CHOICE`, which may be repeated."""
    chosen: dict[str, str] = {}
    for pair in given:
        name, equals, choice = pair.partition("=")
        if not equals or not name or not choice:
            raise click.BadParameter(
                f"{pair!r}: expected NAME=CHOICE, such as race_bets=netted", context, option
            )
        if name in chosen:
            raise click.BadParameter(f"{name!r} is given twice", context, option)
        chosen[name] = choice
    return chosen


game_argument = click.argument("game", type=GameName())
record_argument = click.argument("record", type=click.Path(path_type=Path))
seats_option = click.option("--seats", type=int, default=4, show_default=True, help="Number of players.")
variant_option = click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME=CHOICE",
    callback=variants_of,
    help="Choose a variant listed by `sandtable games`; may be repeated.",
)
seed_option = click.option(
    "--seed", type=click.IntRange(min=0), help="Seed of the luck: the same seed repeats it."
)
cap_option = click.option(
    "--cap",
    type=click.IntRange(min=1),
    default=5000,
    show_default=True,
    help="Stop a game after this many decisions; such games are reported but not scored.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    envvar="SANDTABLE_LANG",
    help="Language of the game (or set SANDTABLE_LANG).",
)


def any_seed() -> int:
    """Return a random seed that is short enough to type."""
    return secrets.randbelow(1_000_000_000)


def paper() -> Console:
    """Return a console for the current standard output."""
    return Console(markup=False, emoji=False, highlight=False)


def progress() -> Progress:
    """Return a progress bar on standard error, shown only if that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )

"""What several commands ask for, asked the same way."""

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
    """`--variant race_bets=netted`, as often as there are variants."""
    chosen: dict[str, str] = {}
    for pair in given:
        name, equals, choice = pair.partition("=")
        if not equals or not name or not choice:
            raise click.BadParameter(
                f"{pair!r}: expected NAME=CHOICE, like race_bets=netted", context, option
            )
        if name in chosen:
            raise click.BadParameter(f"{name!r} is given twice", context, option)
        chosen[name] = choice
    return chosen


game_argument = click.argument("game", type=GameName())
record_argument = click.argument("record", type=click.Path(path_type=Path))
seats_option = click.option("--seats", type=int, default=4, show_default=True, help="How many players.")
variant_option = click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME=CHOICE",
    callback=variants_of,
    help="A choice of rules, as `sandtable games` lists them; may be repeated.",
)
seed_option = click.option("--seed", type=click.IntRange(min=0), help="Repeat the luck of this number.")
cap_option = click.option(
    "--cap",
    type=click.IntRange(min=1),
    default=5000,
    show_default=True,
    help="Stop a game after so many decisions; such games are reported, never scored.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="JSON for a program instead of a table.")
lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    envvar="SANDTABLE_LANG",
    help="The language of everything a player reads (or set SANDTABLE_LANG).",
)


def any_seed() -> int:
    """A seed small enough to be typed again."""
    return secrets.randbelow(1_000_000_000)


def paper() -> Console:
    """Where tables go: standard output as it is now."""
    return Console(markup=False, emoji=False, highlight=False)


def progress() -> Progress:
    """A bar on standard error; nothing where that is no terminal."""
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

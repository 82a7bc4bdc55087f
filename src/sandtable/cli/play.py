"""`sandtable play`: play a game in this terminal."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import click

import sandtable
from sandtable.bots import RANKS, Bot, make
from sandtable.cli.garden import garden_option, in_garden, in_garden_of
from sandtable.cli.options import GameName, lang_option, paper, seats_option, seed_option, variant_option
from sandtable.core.errors import BadSetup
from sandtable.core.game import Game
from sandtable.core.message import Message
from sandtable.core.sealed import SEED_BYTES, SealedChance
from sandtable.core.table import Table
from sandtable.locales.language import Language, language
from sandtable.terminal.files import Files
from sandtable.terminal.save import Bots, read_private_save
from sandtable.terminal.screen import run_dialogue, typed
from sandtable.terminal.sentences import Words
from sandtable.terminal.session import Session

PAUSES: Final = {"slow": 1.5, "normal": 0.5, "fast": 0.0}
LONGEST_NAME: Final = 20
ONLY_NEW: Final = ("game", "seats", "seed", "variants", "names", "people", "bots")  # refused with --resume


@click.command(short_help="Play a game in this terminal.")
@click.argument("game", type=GameName(), default=lambda: sandtable.games()[0])
@seats_option
@click.option(
    "--people",
    type=click.IntRange(min=0),
    default=1,
    show_default=True,
    help="Number of people at this keyboard.",
)
@click.option("--name", "names", multiple=True, help="Name of a person; may be repeated.")
@click.option(
    "--bots",
    type=click.Choice(RANKS),
    default="regular",
    show_default=True,
    help="Level of the bots on the other seats.",
)
@variant_option
@garden_option
@seed_option
@click.option(
    "--record",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Write the record of the game to this file.",
)
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Resume a saved game.")
@click.option(
    "--speed",
    type=click.Choice(list(PAUSES)),
    default="normal",
    show_default=True,
    help="Speed of the bots; fast also skips the pause in which you can undo a move.",
)
@lang_option
@click.pass_context
def play(
    context: click.Context,
    game: Game[Any],
    seats: int,
    people: int,
    names: tuple[str, ...],
    bots: Bots,
    variants: dict[str, str],
    garden: Path | None,
    seed: int | None,
    record: str | None,
    resume: Path | None,
    speed: str,
    lang: str,
) -> None:
    """Play GAME in this terminal, against bots or with friends at the same keyboard.

    \b
    Examples:
      sandtable play camel-up
      sandtable play camel-up --lang pl --name Ola
      sandtable play camel-up --seats 6 --people 2 --name Ola --name Jan
      sandtable play camel-up --seed 7 --record game.json
      sandtable play cleopatra --garden my-box.json
      sandtable play --resume camel-up.private.json

    To move, type the number of an option or an action (`leg blue`, or just `le b`). Type ? for the other
    commands: undo, log, why not, odds, save and quit. The dice are sealed before the game begins and checked
    when it ends.
    """
    if record is not None and Path(record).exists():
        raise click.BadParameter(
            f"{record} already exists; choose another name", context, param_hint="--record"
        )
    spoken = language(lang)
    if resume is not None:
        session = resumed(context, resume, garden, spoken, record, speed)
    else:
        game = in_garden(context, game, garden, variants)
        table = Table(game, seats, sealed(seed), variants)
        called = names_of(spoken, list(names), people, seats)
        table.tags = {f"seat {seat}": name for seat, name in enumerate(called)}
        players = bots_of(game, bots, range(people, seats), seed)
        files = Files(bots, record, options=resume_options(garden))
        session = Session(table, players, Words(spoken, game, called), files, speed != "fast")
    run_dialogue(session.play(), paper(), PAUSES[speed], typed)


def resumed(
    context: click.Context, path: Path, garden: Path | None, spoken: Language, record: str | None, speed: str
) -> Session:
    """Open a saved game."""
    for name in ONLY_NEW:
        if context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(
                f"--resume continues a saved game, so {name} cannot be chosen again", context
            )
    saved = read_private_save(path)
    in_garden_of(context, saved.record, garden)
    table = saved.open()
    names = [checked_name(name) for name in saved.names]
    others = [seat for seat in range(len(names)) if seat not in saved.people]
    players = bots_of(table.game, saved.bots, others, None)
    files = Files(saved.bots, record, str(path), resume_options(garden))
    return Session(table, players, Words(spoken, table.game, names), files, speed != "fast")


def resume_options(garden: Path | None) -> str:
    """Return the options that the command to resume this game needs besides the file."""
    return "" if garden is None else f" --garden {shlex.quote(str(garden))}"


def sealed(seed: int | None) -> SealedChance:
    return SealedChance(secrets.token_bytes(SEED_BYTES)) if seed is None else SealedChance.from_number(seed)


def bots_of(game: Game[Any], bots: str, seats: Iterable[int], seed: int | None) -> dict[int, Bot]:
    base = secrets.randbits(32) if seed is None else seed
    return {seat: make(game.name, bots, base + seat) for seat in seats}


def names_of(spoken: Language, names: list[str], people: int, seats: int) -> list[str]:
    """Return the names by seat: the given names of people, then numbered people, then numbered bots."""
    if people > seats:
        raise BadSetup(f"{people} people do not fit at a table with {seats} seats")
    if len(names) > people:
        raise BadSetup(f"there are {len(names)} names for {people} people")
    numbered = [
        spoken.say(Message("player-name", {"number": seat + 1})) for seat in range(len(names), people)
    ]
    bots = [spoken.say(Message("shell-bot-name", {"number": bot + 1})) for bot in range(seats - people)]
    return [checked_name(name) for name in names] + numbered + bots


def checked_name(name: str) -> str:
    """Return a name without spaces around it; raise BadSetup if it cannot be shown."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadSetup(f"{name!r}: a name must have 1 to {LONGEST_NAME} letters")
    return name.strip()

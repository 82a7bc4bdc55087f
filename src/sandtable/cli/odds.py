"""`sandtable odds`: the odds of a Camel Up position."""

from __future__ import annotations

from typing import Final

import click
import msgspec

import sandtable
from sandtable.cli.options import any_seed, json_option, lang_option, paper, progress, seed_option
from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup
from sandtable.games.camel_up.notation import (
    camels_from_text,
    camels_to_text,
    dice_from_text,
    tiles_from_text,
    tiles_to_text,
)
from sandtable.locales.language import language
from sandtable.terminal.pictures.camel_up.odds import Analysis, data, tables
from sandtable.terminal.sentences import Words

LONGEST: Final = 200  # characters of an argument


@click.command(short_help="Compute the odds of a Camel Up position.")
@click.argument("position")
@click.option(
    "--dice",
    "dice_text",
    default="all",
    show_default=True,
    help="Dice in the pyramid: all, or a list such as blue,red,grey.",
)
@click.option(
    "--tiles", "tiles_text", default="", help='Spectator tiles: "+10 -12" is cheering on 10, booing on 12.'
)
@click.option(
    "--races",
    type=click.IntRange(min=0),
    default=5000,
    show_default=True,
    help="Number of simulated races for the odds of the whole race; 0 for none.",
)
@seed_option
@lang_option
@json_option
def odds(
    position: str, dice_text: str, tiles_text: str, races: int, seed: int | None, lang: str, as_json: bool
) -> None:
    """Compute the odds of the Camel Up POSITION: exactly for the leg, by simulation for the race.

    \b
    Examples:
      sandtable odds "1:G,Y,R 3:B,P 15:W 16:K"
      sandtable odds "6:W,R 7:Y 8:K,G,B 9:P" --tiles "+10 -12"
      sandtable odds "2:W,R 13:G,Y 14:B 15:K,P" --dice B,R,X --json

    A position lists all seven camels: a space, a colon, and the stack on it from bottom to top. The camels
    are B blue, G green, Y yellow, R red, P purple, and the crazy camels W white and K black. Dice have the
    same letters; the grey die is X.
    """
    if max(len(position), len(dice_text), len(tiles_text)) > LONGEST:
        raise BadSetup(f"a position, its dice and its tiles may have at most {LONGEST} letters each")
    camels = camels_from_text(position)
    dice, tiles = dice_from_text(dice_text), tiles_from_text(tiles_text, camels)
    analysis = Analysis(camels, dice, tiles)
    with progress() as shown:
        if races:
            analysis.simulate(races, Chance(any_seed() if seed is None else seed))
        analysis.weigh_tiles(lambda free: shown.track(free, description="spectator tiles"))
    if as_json:
        described = {"position": camels_to_text(camels), "tiles_on_track": tiles_to_text(tiles)}
        click.echo(msgspec.json.encode(described | data(analysis)))
    else:
        paper().print(tables(analysis, Words(language(lang), sandtable.game("camel-up"), [])))

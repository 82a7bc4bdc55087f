"""`sandtable odds`: the chances of a Camel Up position."""

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
from sandtable.terminal.words import Words

LONGEST: Final = 200


@click.command(short_help="The chances of a Camel Up position.")
@click.argument("position")
@click.option(
    "--dice",
    "dice_text",
    default="all",
    show_default=True,
    help="Dice in the pyramid: all, or like blue,red,grey.",
)
@click.option(
    "--tiles", "tiles_text", default="", help='Spectator tiles: "+10 -12" cheers on 10 and boos on 12.'
)
@click.option(
    "--races",
    type=click.IntRange(min=0),
    default=5000,
    show_default=True,
    help="Simulated races for the chance to win or lose the whole race; 0: none.",
)
@seed_option
@lang_option
@json_option
def odds(
    position: str, dice_text: str, tiles_text: str, races: int, seed: int | None, lang: str, as_json: bool
) -> None:
    """Exact chances for the Camel Up POSITION at the end of the leg, and for the race by simulation.

    A position names all seven camels: space, colon, the stack from bottom to top. B blue, G green, Y yellow,
    R red, P purple; crazy camels W white, K black. Dice also go by these letters, the grey one is X.

    \b
    Examples:
      sandtable odds "1:G,Y,R 3:B,P 15:W 16:K"
      sandtable odds "6:W,R 7:Y 8:K,G,B 9:P" --tiles "+10 -12"
      sandtable odds "2:W,R 13:G,Y 14:B 15:K,P" --dice B,R,X --json
    """
    if max(len(position), len(dice_text), len(tiles_text)) > LONGEST:
        raise BadSetup(f"a position, its dice and its tiles have at most {LONGEST} letters each")
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

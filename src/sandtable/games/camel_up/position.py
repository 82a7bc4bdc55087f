"""The position of a race as a view shows it: all that the odds depend on."""

from __future__ import annotations

from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import BOOING, CAMEL_NAMES, CHEERING, DIE_NAMES
from sandtable.games.camel_up.notation import no_tiles
from sandtable.games.camel_up.track import add_camel
from sandtable.games.camel_up.view import CamelUpView


class RacePosition:
    """All that the odds depend on: the camels, the dice in the pyramid and the spectator tiles.

    >>> from sandtable.games.camel_up.odds import leg_odds
    >>> from sandtable.games.camel_up.position import position_of
    >>> game = sandtable.game("camel-up")
    >>> race = game.setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> position = position_of(game.view(race, seat=None))
    >>> leg_odds(position.camels, position.dice, position.tiles).total
    5598720
    """

    def __init__(self, camels: i64, dice: i64, tiles: vec[i64]) -> None:
        self.camels = camels
        self.dice = dice
        self.tiles = tiles


def position_of(view: CamelUpView) -> RacePosition:
    """The position that a view shows.

    >>> from sandtable.games.camel_up.notation import camels_to_text
    >>> from sandtable.games.camel_up.position import position_of
    >>> game = sandtable.game("camel-up")
    >>> view = game.view(game.setup(3, sandtable.Chance(7), {"setup_order": "random"}), seat=None)
    >>> camels_to_text(position_of(view).camels)
    '1:B 2:G,R 3:P,Y 16:K,W'
    """
    camels: i64 = 0
    for stack in view.stacks:
        for camel in stack.camels:
            camels = add_camel(camels, CAMEL_NAMES.index(camel), stack.space)
    dice: i64 = 0
    for die in view.dice_in:
        dice |= 1 << DIE_NAMES.index(die)
    tiles = no_tiles()
    for tile in view.tiles:
        tiles[tile.space] = CHEERING if tile.side == "cheering" else BOOING
    return RacePosition(camels, dice, tiles)

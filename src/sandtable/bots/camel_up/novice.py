"""A beginner at Camel Up, who goes by what lies on the board, calculates no odds and likes to roll."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.games.camel_up.actions import BET, LEG, PARTNER, ROLL, TILE
from sandtable.games.camel_up.board import CAMEL_NAMES, CHEERING, LOSER, RACING_FACES, WINNER
from sandtable.games.camel_up.position import position_of
from sandtable.games.camel_up.track import podium, space_of
from sandtable.games.camel_up.view import CamelUpView

HALFWAY: Final = 8  # once the leader is past this space, a beginner thinks of the end of the race
PERCENT: Final = 100


class CamelUpNovice:
    """Takes the first of its ideas that is legal and comes to mind; how likely that is differs by idea."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, view: CamelUpView, options: list[Action], sample: object, budget: object) -> Action:
        self.chance.dealt.clear()  # a bot's luck is never replayed
        for percent, idea in ideas(view):
            if self.chance.pick(PERCENT) < percent and idea in options:
                return idea
        return ROLL if ROLL in options else options[self.chance.pick(len(options))]


def ideas(view: CamelUpView) -> list[tuple[int, Action]]:
    """The actions a beginner may think of, each with its likelihood in percent."""
    camels = position_of(view).camels
    first, second, last = podium(camels)
    found: list[tuple[int, Action]] = []
    for camel, percent_per_pound in ((first, 15), (second, 6)):
        left = view.tickets[CAMEL_NAMES[camel]]
        found.append((percent_per_pound * left[0] if left else 0, LEG[camel]))
    if space_of(camels, first) > HALFWAY:
        found += [(25, BET[WINNER][first]), (25, BET[LOSER][last])]
    if not any(tile.seat == view.seat for tile in view.tiles):
        ahead = range(space_of(camels, second) + 1, space_of(camels, first) + RACING_FACES + 1)
        found += [(8, tile) for tile in TILE if tile.side == CHEERING and tile.space in ahead]
    return found + [(5, partner) for partner in PARTNER]

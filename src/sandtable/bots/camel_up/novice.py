"""A beginner at Camel Up: goes by what lies on the board, reckons no chances, likes to roll."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.games.camel_up.actions import BET, LEG, PARTNER, ROLL, TILE
from sandtable.games.camel_up.board import CAMEL_NAMES, CHEERING, LOSER, RACERS, WINNER
from sandtable.games.camel_up.view import CamelUpView

HALFWAY: Final = 8  # the space from which on a beginner thinks of the end of the race
PERCENT: Final = 100


class CamelUpNovice:
    """Each idea comes to it as often as it says there; what comes first and may be done is done."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, view: CamelUpView, options: list[Action], sample: object, budget: object) -> Action:
        self.chance.dealt.clear()  # nobody will replay a bot's thoughts
        for often, idea in ideas(view):
            if self.chance.pick(PERCENT) < often and idea in options:
                return idea
        return ROLL if ROLL in options else options[self.chance.pick(len(options))]


def ideas(view: CamelUpView) -> list[tuple[int, Action]]:
    """What a beginner may think of, and how likely in percent."""
    racing = [
        (stack.space, CAMEL_NAMES.index(camel))
        for stack in sorted(view.stacks, key=lambda stack: stack.space)
        for camel in stack.camels
        if CAMEL_NAMES.index(camel) < RACERS
    ]
    (_, last), (near, second), (space, first) = racing[0], racing[-2], racing[-1]
    found: list[tuple[int, Action]] = []
    for camel, often in ((first, 15), (second, 6)):
        left = view.tickets[CAMEL_NAMES[camel]]
        found.append((often * left[0] if left else 0, LEG[camel]))
    if space > HALFWAY:
        found += [(25, BET[WINNER][first]), (25, BET[LOSER][last])]
    if not any(tile.seat == view.seat for tile in view.tiles):
        found += [(8, tile) for tile in TILE if tile.side == CHEERING and near < tile.space <= space + 3]
    return found + [(5, partner) for partner in PARTNER]

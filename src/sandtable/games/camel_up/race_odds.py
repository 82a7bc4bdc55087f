"""The chances to win and to lose the whole race, by playing it out many times; the error is stated."""

from __future__ import annotations

import math

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    ALL_DICE,
    GREY,
    GREY_FACES,
    OVER_THE_LINE,
    RACERS,
    RACING_FACES,
)
from sandtable.games.camel_up.track import (
    crossed,
    destination,
    direction_of,
    move,
    moved_by,
    pips_of,
    ranking,
    space_of,
)


class RaceOdds:
    """How often each racing camel came first and last in so many simulated races."""

    def __init__(self, races: int) -> None:
        self.races = races
        self.first = [0] * RACERS
        self.last = [0] * RACERS

    def win(self, camel: int) -> float:
        return self.first[camel] / self.races

    def lose(self, camel: int) -> float:
        return self.last[camel] / self.races

    def error(self, share: float) -> float:
        """The standard error of a share; twice that is about the 95 % interval."""
        return math.sqrt(share * (1 - share) / self.races)


def race_odds(camels: i64, dice: i64, tiles: vec[i64], races: int, chance: Chance) -> RaceOdds:
    """Play the rest of the race `races` times; the tiles count until the end of this leg."""
    odds = RaceOdds(races)
    for _ in range(races):
        ranked = ranking(random_race(camels, dice, tiles, chance))
        odds.first[ranked[0]] += 1
        odds.last[ranked[-1]] += 1
        chance.dealt.clear()  # nobody will replay these
    return odds


def random_race(camels: i64, dice: i64, tiles: vec[i64], chance: Chance) -> i64:
    """Where the camels stand when a unit has crossed the line: leg after leg, only the dice count."""
    camels = random_leg(camels, dice, tiles, chance)
    without = vec[i64]([0] * (OVER_THE_LINE + 1))
    while not crossed(camels):
        camels = random_leg(camels, ALL_DICE, without, chance)
    return camels


def random_leg(camels: i64, dice: i64, tiles: vec[i64], chance: Chance) -> i64:
    """CU-22 Draw and roll until one die is left or a unit crosses."""
    left = bits.listed(dice)
    while len(left) > 1:
        die = left.pop(chance.pick(len(left)))
        face = chance.pick(RACING_FACES if die < GREY else GREY_FACES)
        camel = moved_by(camels, die, face)
        landing = destination(space_of(camels, camel), direction_of(camel), pips_of(face), tiles)
        camels = move(camels, camel, landing)
        if landing == OVER_THE_LINE or landing == 0:
            return camels
    return camels

"""The chances to win and to lose the whole race, estimated from many random races with the standard error."""

from __future__ import annotations

import math
from typing import Final

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    ALL_DICE,
    BEHIND_THE_LINE,
    GREY,
    GREY_FACES,
    OVER_THE_LINE,
    RACERS,
    RACING_FACES,
)
from sandtable.games.camel_up.dice import pips_of
from sandtable.games.camel_up.movement import advance, moved_by
from sandtable.games.camel_up.track import podium

NO_TILES: Final = vec[i64]([0] * (OVER_THE_LINE + 1))  # never changed


class RaceOdds:
    """How often each racing camel came first and last in a number of simulated races.

    >>> from sandtable.games.camel_up.notation import camels_from_text, dice_from_text, no_tiles
    >>> from sandtable.games.camel_up.race_odds import race_odds
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> dice = dice_from_text("blue,green,grey")
    >>> odds = race_odds(camels, dice, no_tiles(), 100, sandtable.Chance(7))
    >>> sum(odds.first)
    100
    >>> round(odds.error(0.5), 2)
    0.05
    """

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


class RandomRolls:
    """Plays legs and races in which everybody only rolls; all simulations of the dice are made with it.

    Its luck is not recorded: nobody will replay a simulation."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.visits = vec[i64]([0] * (OVER_THE_LINE + 1))  # by space: how often a tile there would have paid
        self.crossed = False  # whether the last leg ended with a unit over the line

    def leg(self, camels: i64, dice: i64, tiles: vec[i64]) -> i64:
        """CU-22, CU-23 Roll until one die is left or a unit crosses the line; return the camels then."""
        chance = self.chance
        visits = self.visits
        self.crossed = False
        left = bits.count(dice)
        while left > 1:
            die = bits.nth(dice, chance.next(left))
            dice &= ~(1 << die)
            left -= 1
            face = chance.next(RACING_FACES if die < GREY else GREY_FACES)
            camels, aimed, space = advance(camels, moved_by(camels, die, face), pips_of(face), tiles)
            if BEHIND_THE_LINE < aimed < OVER_THE_LINE:
                visits[aimed] += 1
            if space == OVER_THE_LINE or space == BEHIND_THE_LINE:
                self.crossed = True
                break
        return camels

    def race(self, camels: i64, dice: i64, tiles: vec[i64]) -> i64:
        """Roll leg after leg until a unit crosses the line; the tiles lie until the first leg is over."""
        camels = self.leg(camels, dice, tiles)
        while not self.crossed:
            camels = self.leg(camels, ALL_DICE, NO_TILES)
        return camels


def race_odds(camels: i64, dice: i64, tiles: vec[i64], races: int, chance: Chance) -> RaceOdds:
    """Play the rest of the race `races` times; the tiles count until the end of this leg.

    >>> from sandtable.games.camel_up.notation import camels_from_text, dice_from_text, no_tiles
    >>> from sandtable.games.camel_up.race_odds import race_odds
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> dice = dice_from_text("blue,green,grey")
    >>> odds = race_odds(camels, dice, no_tiles(), 100, sandtable.Chance(7))
    >>> 0 <= odds.win(4) <= 1  # purple
    True
    """
    odds = RaceOdds(races)
    rolls = RandomRolls(chance)
    for _ in range(races):
        first, _second, last = podium(rolls.race(camels, dice, tiles))
        odds.first[first] += 1
        odds.last[last] += 1
    return odds


def luck_for(camels: int) -> Chance:
    """Luck that depends on the camels alone, so that everybody is told the same odds for a position."""
    return Chance(camels & 0xFFFF)

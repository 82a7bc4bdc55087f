"""The race from where it stands now, played out by the dice: what the formula of `RaceGuess` misses."""

from __future__ import annotations

from typing import Final

from sandtable.bots.camel_up.guess import ROW, RaceGuess, normalize
from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    ALL_DICE,
    BEHIND_THE_LINE,
    DICE,
    GREY,
    GREY_FACES,
    OVER_THE_LINE,
    RACERS,
    RACING_FACES,
)
from sandtable.games.camel_up.track import destination, move, moved_by, pips_of, space_of

FORMULA_COUNTS: Final = 50.0  # races: how much the formula is trusted beside those played out
NO_TILES: Final = vec[i64]([0] * ROW)


class RaceFix:
    """By how much the formula is out, by camel. What lies a few rolls ahead is mended by the same factors."""

    def __init__(self, camels: i64, dice: i64, tiles: vec[i64], races: i64) -> None:
        guess = RaceGuess(camels, dice)
        self.win = vec[float]([FORMULA_COUNTS * guess.win[racer] for racer in range(RACERS)])
        self.lose = vec[float]([FORMULA_COUNTS * guess.lose[racer] for racer in range(RACERS)])
        chance = Chance(1)
        for _ in range(races):
            self.add(sample_race(camels, dice, tiles, chance))
        racer: i64
        for racer in range(RACERS):
            self.win[racer] /= guess.win[racer]
            self.lose[racer] /= guess.lose[racer]

    def add(self, camels: i64) -> None:
        first: i64 = 0
        last: i64 = 0
        racer: i64
        for racer in range(1, RACERS):
            place = camels >> 8 * racer & 255
            if place > camels >> 8 * first & 255:
                first = racer
            elif place < camels >> 8 * last & 255:
                last = racer
        self.win[first] += 1.0
        self.lose[last] += 1.0

    def mend(self, guess: RaceGuess) -> None:
        racer: i64
        for racer in range(RACERS):
            guess.win[racer] *= self.win[racer]
            guess.lose[racer] *= self.lose[racer]
        normalize(guess.win)
        normalize(guess.lose)


def sample_race(camels: i64, dice: i64, tiles: vec[i64], chance: Chance) -> i64:
    """CU-22, CU-23 Where the camels are when a unit has crossed the line; tiles lie until the leg is over."""
    left = bits.count(dice)
    while True:
        if left <= 1:
            dice, left, tiles = ALL_DICE, DICE, NO_TILES
        die = bits.nth(dice, chance.next(left))
        dice &= ~(1 << die)
        left -= 1
        face = chance.next(RACING_FACES if die < GREY else GREY_FACES)
        camel = moved_by(camels, die, face)
        forward: i64 = 1 if camel < RACERS else -1
        landing = destination(space_of(camels, camel), forward, pips_of(face), tiles)
        camels = move(camels, camel, landing)
        if landing == OVER_THE_LINE or landing == BEHIND_THE_LINE:
            return camels

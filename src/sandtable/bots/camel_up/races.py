"""Simulated races from the present position, which correct the formula of `RaceGuess`."""

from __future__ import annotations

from typing import Final

from sandtable.bots.camel_up.guess import RaceGuess, normalize
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import RACERS
from sandtable.games.camel_up.race_odds import RandomRolls
from sandtable.games.camel_up.track import podium

FORMULA_COUNTS: Final = 50.0  # the formula counts as much as this many simulated races


class RaceCorrection:
    """The factors by which the formula is wrong for each camel; positions a few rolls ahead are corrected by
    the same factors."""

    def __init__(self, camels: i64, dice: i64, tiles: vec[i64], races: i64) -> None:
        guess = RaceGuess(camels, dice)
        self.win = vec[float]([FORMULA_COUNTS * guess.win[racer] for racer in range(RACERS)])
        self.lose = vec[float]([FORMULA_COUNTS * guess.lose[racer] for racer in range(RACERS)])
        rolls = RandomRolls(Chance(1))
        for _ in range(races):
            self.add(rolls.race(camels, dice, tiles))
        racer: i64
        for racer in range(RACERS):
            self.win[racer] /= guess.win[racer]
            self.lose[racer] /= guess.lose[racer]

    def add(self, camels: i64) -> None:
        """Count a position at the end of a race."""
        first, _second, last = podium(camels)
        self.win[first] += 1.0
        self.lose[last] += 1.0

    def apply(self, guess: RaceGuess) -> None:
        """Correct an estimate, in place."""
        racer: i64
        for racer in range(RACERS):
            guess.win[racer] *= self.win[racer]
            guess.lose[racer] *= self.lose[racer]
        normalize(guess.win)
        normalize(guess.lose)

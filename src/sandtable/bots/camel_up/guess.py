"""Quick estimates for playouts of Camel Up: the leg by a few simulations, the race by a fitted formula."""

from __future__ import annotations

import math
from typing import Final

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import OVER_THE_LINE, RACERS, SECOND_PAYS, SPACES
from sandtable.games.camel_up.odds import leg_odds
from sandtable.games.camel_up.race_odds import RandomRolls
from sandtable.games.camel_up.track import podium, racers_around, rides_crazy, space_of

EXACT_DICE: Final = 3  # with at most this many dice in the pyramid, exact odds are as quick as sampling
ROW: Final = OVER_THE_LINE + 1
STILL_TO_GO: Final = 1.7  # spaces that a die in the pyramid promises its camel: 2, five times in six

# The race as a logit of four features of each racing camel: its space, the racing camels above and below it
# in its stack, and a crazy camel below it. The weights, by the space of the leader, were fitted to 60,000
# random races.
WIN_SPACE: Final[tuple[float, ...]] = (
    0.04, 0.04, 0.05, 0.08, 0.10, 0.12, 0.14, 0.15, 0.18, 0.19, 0.21, 0.24, 0.27, 0.32, 0.39, 0.47, 0.53,
)  # fmt: skip
WIN_ABOVE: Final[tuple[float, ...]] = (
    0.01, 0.01, 0.01, 0.01, 0.01, 0.02, 0.04, 0.05, 0.05, 0.04, 0.03, 0.01, -0.03, -0.09, -0.30, -0.73, -1.71,
)  # fmt: skip
WIN_BELOW: Final[tuple[float, ...]] = (
    0.06, 0.08, 0.10, 0.12, 0.12, 0.13, 0.16, 0.19, 0.22, 0.23, 0.27, 0.31, 0.38, 0.47, 0.53, 0.60, 0.65,
)  # fmt: skip
WIN_CRAZY: Final = -0.22
LOSE_SPACE: Final[tuple[float, ...]] = (
    -0.10, -0.12, -0.15, -0.20, -0.25, -0.28, -0.31, -0.33, -0.35, -0.37, -0.40, -0.43, -0.47, -0.54, -0.64,
    -0.77, -0.93,
)  # fmt: skip
LOSE_BELOW: Final[tuple[float, ...]] = (
    -0.15, -0.18, -0.22, -0.27, -0.29, -0.31, -0.35, -0.38, -0.42, -0.46, -0.50, -0.58, -0.68, -0.80, -1.03,
    -1.42, -1.92,
)  # fmt: skip
LOSE_CRAZY: Final = 0.5


class LegGuess:
    """Counts out of `total`: how often each camel is first and second in the leg, and a tile pays."""

    def __init__(self, total: i64) -> None:
        self.total = total
        self.first = vec[i64]([0] * RACERS)
        self.second = vec[i64]([0] * RACERS)
        self.visits = vec[i64]([0] * ROW)

    def ticket(self, camel: i64, value: i64) -> float:
        """CU-37 The average that a betting ticket with this number will bring."""
        first = self.first[camel]
        second = self.second[camel]
        return float(first * (value + 1) + second * (SECOND_PAYS + 1)) / float(self.total) - 1.0

    def tile(self, space: i64) -> float:
        """CU-28 The average that a tile on this space will bring; space 0 stands for no tile."""
        return float(self.visits[space]) / float(self.total)

    def add(self, camels: i64) -> None:
        """Count a position at the end of the leg."""
        first, second, _last = podium(camels)
        self.first[first] += 1
        self.second[second] += 1


def guess_leg(camels: i64, dice: i64, tiles: vec[i64], times: i64, seed: i64) -> LegGuess:
    """Estimate the rest of the leg: exactly where that is quick, else from `times` simulations."""
    if bits.count(dice) <= EXACT_DICE:
        return exact_leg(camels, dice, tiles)
    guess = LegGuess(times)
    rolls = RandomRolls(Chance(seed))
    for _ in range(times):
        guess.add(rolls.leg(camels, dice, tiles))
    guess.visits = rolls.visits
    return guess


def exact_leg(camels: i64, dice: i64, tiles: vec[i64]) -> LegGuess:
    """The exact odds of the leg, in the form of an estimate."""
    odds = leg_odds(camels, dice, tiles)
    guess = LegGuess(odds.total)
    at: i64
    for at in range(RACERS):
        guess.first[at] = odds.first[at]
        guess.second[at] = odds.second[at]
    for at in range(ROW):
        guess.visits[at] = odds.visits[at]
    return guess


class RaceGuess:
    """An estimate of each racing camel's chances to win and to lose the race."""

    def __init__(self, camels: i64, dice: i64) -> None:
        self.win = vec[float]([0.0] * RACERS)
        self.lose = vec[float]([0.0] * RACERS)
        leader: i64 = 0
        racer: i64
        for racer in range(RACERS):
            leader = max(leader, space_of(camels, racer))
        leader = min(leader, SPACES)
        for racer in range(RACERS):
            self.rate(camels, dice, racer, leader)
        normalize(self.win)
        normalize(self.lose)

    def rate(self, camels: i64, dice: i64, racer: i64, leader: i64) -> None:
        """Apply the formula to a camel; `leader` is the space of the first one."""
        below, above = racers_around(camels, racer)
        at = float(space_of(camels, racer)) + (STILL_TO_GO if bits.has(dice, racer) else 0.0)
        wins = WIN_SPACE[leader] * at + WIN_ABOVE[leader] * float(above) + WIN_BELOW[leader] * float(below)
        loses = LOSE_SPACE[leader] * at + LOSE_BELOW[leader] * float(below)
        if rides_crazy(camels, racer):
            wins += WIN_CRAZY
            loses += LOSE_CRAZY
        self.win[racer] = math.exp(wins)
        self.lose[racer] = math.exp(loses)


def normalize(chances: vec[float]) -> None:
    """Scale the chances, in place, so that they add up to 1."""
    total = 0.0
    at: i64
    for at in range(len(chances)):
        total += chances[at]
    for at in range(len(chances)):
        chances[at] /= total

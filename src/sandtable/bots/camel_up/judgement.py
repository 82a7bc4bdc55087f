"""What a learned judgement of Camel Up goes by. It judges positions between two legs."""

from __future__ import annotations

from typing import Final

from sandtable.bots.camel_up.guess import RaceGuess
from sandtable.bots.camel_up.worth import chance_to_win
from sandtable.bots.judgement import log_chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import OVER_THE_LINE, RACERS
from sandtable.games.camel_up.state import CamelUp
from sandtable.games.camel_up.track import space_of

FEWEST: Final = 3  # players

NAMES: Final[tuple[str, ...]] = (
    "the formula",
    "the formula, in a small company",
    "a turn soon, times the square of how far the race is",
    "a turn soon, times the square of how far the race is, in a small company",
    "the next turn, times the square of how far the race is",
)
"""The features of a seat. The formula counts as the logarithm of the chance that it gives. A turn is soon
from 1 for the seat that is next, down to nearly 0 for the last one. How far the race is goes from 0 to 1 with
the space of the leader. The company is small from 1 with three players down to 3/8 with eight."""


def features(s: CamelUp, race: RaceGuess) -> list[vec[float]]:
    """The features of every seat, in the order of NAMES."""
    far = how_far(s)
    small = float(FEWEST) / float(s.seats)
    asked: i64 = s.agenda[-1].seat if s.agenda else 0
    found: list[vec[float]] = []
    seat: i64
    for seat in range(s.seats):
        formula = log_chance(chance_to_win(s, seat, None, race))
        soon = (1.0 - float((seat - asked + s.seats) % s.seats) / float(s.seats)) * far * far
        first = far * far if seat == asked else 0.0
        found.append(vec[float]([formula, formula * small, soon, soon * small, first]))
    return found


def how_far(s: CamelUp) -> float:
    """The space of the leader as a fraction of the whole track."""
    leader: i64 = 0
    racer: i64
    for racer in range(RACERS):
        leader = max(leader, space_of(s.camels, racer))
    return float(leader) / float(OVER_THE_LINE)

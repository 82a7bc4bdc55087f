"""What a learned judgement of Cleopatra positions goes by."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra.standing import chance_to_win, units_left
from sandtable.bots.judgement import log_chance
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.cards import count
from sandtable.games.cleopatra.state import Cleopatra

NAMES: Final[tuple[str, ...]] = (
    "the formula",
    "wealth",
    "wealth, times what is still to be built",
    "danger",
    "danger, times what is still to be built",
    "danger above the most corrupt opponent",
    "danger close to that of the most corrupt opponent",
    "cards in hand, times what is still to be built",
    "a turn soon",
)
"""The features of a seat. The formula counts as the logarithm of the chance that it gives. Wealth and danger
are talents and amulets, both with what the hand is worth or will cost, in parts of the differences that leave
the game open. What is still to be built goes from 1 to 0."""

ALL_UNITS: Final = 60.0  # about as many as there are to build at the beginning
FULL_HAND: Final = 10.0
NEAR: Final = 2.0  # beyond this distance in danger, it is clear who of two is more corrupt


def features(s: Cleopatra, wealth: vec[float], danger: vec[float], turn: i64) -> list[vec[float]]:
    """The features of every seat, in the order of NAMES; `turn` is the seat whose turn it is."""
    ahead = units_left(s) / ALL_UNITS
    found: list[vec[float]] = []
    seat: i64
    other: i64
    for seat in range(s.seats):
        most = 0.0
        for other in range(s.seats):
            if other != seat:
                most = max(most, danger[other])
        found.append(
            vec[float](
                [
                    log_chance(chance_to_win(wealth[:], danger[:], seat)),
                    wealth[seat],
                    wealth[seat] * ahead,
                    danger[seat],
                    danger[seat] * ahead,
                    max(0.0, danger[seat] - most),
                    max(0.0, NEAR - abs(most - danger[seat])),
                    float(count(s.hands[seat])) / FULL_HAND * ahead,
                    1.0 - float((seat - turn + s.seats) % s.seats) / float(s.seats),
                ]
            )
        )
    return found

"""Silly moves in Camel Up: coins thrown away, hopeless bets, and ending a race that would be lost."""

from __future__ import annotations

from tests.bots.positions.kit import Trap
from tests.games.camel_up.kit import Race, race

ALL_BUT_ONE = "0:B1 1:G1 2:Y1 3:P1"  # the red and the grey die are left, and one more roll ends the leg


def last_roll(**more: object) -> Race:
    """Whatever is rolled, blue stays first: red can at most reach yellow, and nobody rides a crazy camel."""
    return race("1:P 5:R 10:G 12:Y 13:B 15:W 16:K", rolled=ALL_BUT_ONE, **more)  # type: ignore[arg-type]


def lost_if_it_ends() -> Race:
    """Blue crosses the line with the next roll of its die, and the other die is grey.

    A roll leaves the player with 11 pounds against 14. The ticket for blue is certain to bring 5.
    """
    return race("1:P 2:R 3:G 4:Y 16:B 13:W 14:K", rolled="1:P1 2:G1 3:Y1 1:R1", money=[10, 12, 3, 3])


TRAPS = [
    Trap("a sure coin rather than a ticket for the last camel", last_roll, ("leg purple", "leg green")),
    Trap("a sure five rather than a coin", last_roll, ("roll", "tile", "leg red", "leg yellow")),
    Trap(
        "no ticket that costs a pound when only those are left",
        lambda: last_roll(tickets="B:1,1,2,2 Y:1,1,2,2"),
        ("leg purple", "leg green", "leg red"),
    ),
    Trap(
        "no bet that the last camel wins",
        lambda: race("2:P 3:R 9:G 14:Y 16:B 10:W 11:K", rolled=ALL_BUT_ONE, leg=5),
        ("bet winner purple", "bet winner red", "bet winner green", "bet loser blue", "bet loser yellow"),
    ),
    Trap(
        "no bet behind four cards for the same camel",
        lambda: race(
            "2:P 3:R 9:G 10:Y 12:B 14:W 15:K",
            seats=5,
            rolled="1:B1 2:G1",
            winner="1:B 2:B 3:B 4:B 1:G 2:G 3:G 4:G",
        ),
        ("bet winner red", "bet winner purple"),
    ),
    Trap("no end of a race that is lost with it", lost_if_it_ends, ("roll",)),
    Trap(
        "no tile where nobody will come", last_roll, ("tile cheering 2", "tile booing 2", "tile cheering 3")
    ),
]

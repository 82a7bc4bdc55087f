"""Whole races, one for each way to end and for each variant; the luck of every roll is dictated."""

from __future__ import annotations

from sandtable import Script, Table
from tests.games.camel_up.kit import GAME, QUICK, luck_for, pyramid
from tests.records.makers import Maker

# The luck of a set-up: five racing dice, the order on shared spaces, which crazy camel is first, two grey
# dice.
ALL_ON_3 = [2, 2, 2, 2, 2, 0, 0, 0, 0]  # blue at the bottom, then green, yellow, red and purple
ALL_ON_1 = [0, 0, 0, 0, 0, 0, 0, 0, 0]
WHITE_14_BLACK_16 = [0, 2, 0]


class Dictated:
    """A table whose dice show what the caller says."""

    def __init__(self, seats: int, setup: list[int], **variants: str) -> None:
        self.luck = Script(list(setup))
        self.table = Table(GAME, seats, self.luck, QUICK | variants)
        self.luck.check_spent()

    def play(self, *texts: str) -> None:
        """Play actions for the seats in turn, such as `roll B2`; numbers after a semicolon (`; 0 2 0`) are
        the luck."""
        for text in texts:
            action, _, luck = text.partition("; ")
            verb, _, face = action.partition(" ")
            if verb == "roll":
                action = verb
                self.luck.outcomes += luck_for(pyramid(self.table.state), face)
            self.luck.outcomes += [int(outcome) for outcome in luck.split()]
            (seat,) = self.table.state.to_act()
            self.table.play(action, seat)
            self.luck.check_spent()


def over_the_line() -> Table:
    """All racing camels start in one stack; each roll carries a camel and those above it three spaces."""
    race = Dictated(4, ALL_ON_3 + WHITE_14_BLACK_16)
    race.play("leg purple", "bet winner purple", "bet loser blue", "tile booing 8")
    race.play("roll B3", "roll G3", "roll Y3", "roll R3", "bet winner purple", "leg red", "roll P3")
    return race.table


def cheered_over_the_line() -> Table:
    """Like `over_the_line`, but purple reaches space 16, where the tile of seat 3 cheers it over the line."""
    race = Dictated(4, [*ALL_ON_3, 0, 2, 2])  # both crazy camels on 14
    race.play("leg purple", "bet winner red", "bet loser blue", "tile cheering 16")
    race.play("roll B3", "roll G3", "roll Y3", "roll R2", "leg green", "leg green", "roll P2")
    return race.table


def backward() -> Table:
    """The white camel crosses the line backwards and alone; blue never leaves space 1."""
    race = Dictated(3, ALL_ON_1 + WHITE_14_BLACK_16)
    race.play("bet loser blue", "bet winner green", "bet winner purple")
    for _ in range(4):
        race.play("roll P1", "roll R1", "roll Y1", "roll G1", "roll W3")
    race.play("leg green", "roll W2")
    return race.table


def backward_with_riders() -> Table:
    """Blue moves for the first time, onto white on space 2, and white carries it backwards over the line."""
    race = Dictated(3, ALL_ON_1 + WHITE_14_BLACK_16)
    race.play("bet loser blue", "bet loser green", "bet winner purple")
    for _ in range(4):
        race.play("roll P1", "roll R1", "roll Y1", "roll G1", "roll W3")
    race.play("leg green", "leg blue", "roll B1", "roll K3")
    return race.table


def shared_victory() -> Table:
    """Three seats only roll, five times in all, so two of them have one pyramid ticket more than the
    third."""
    race = Dictated(3, ALL_ON_3 + WHITE_14_BLACK_16)
    race.play("roll B3", "roll G3", "roll Y3", "roll R3", "roll P3")
    return race.table


def partners_and_an_undo() -> Table:
    """Six seats: partners copy each other's best ticket, and seat 2 takes back a bet."""
    race = Dictated(6, ALL_ON_3 + WHITE_14_BLACK_16)
    race.play("leg purple", "partner 0", "bet winner blue")
    race.table.undo(2)
    race.play("bet winner purple", "partner 4", "leg red", "bet loser blue")
    race.play("roll B3", "roll G3", "roll Y3", "roll R3", "roll P3")
    return race.table


def setup_order_roller() -> Table:
    """Seat 0 builds the starting stacks: green, yellow, red on 1 and blue, purple on 3."""
    race = Dictated(3, [2, 0, 0, 0, 2], setup_order="roller")
    race.play("stack red", "stack green", "stack purple; 1 3 1")
    race.play("leg blue", "tile cheering 4", "roll R3", "roll B1", "roll P2", "roll W2", "roll Y3")
    race.play("roll R3", "roll G3", "roll Y3", "roll P3", "roll B3")
    race.play("bet winner blue", "roll R3")
    return race.table


def race_bets_netted() -> Table:
    """Seat 1 lays two wrong cards before a right one; all three are added up before debts are forgiven."""
    race = Dictated(3, ALL_ON_3 + WHITE_14_BLACK_16, race_bets="netted")
    race.play("roll B3", "leg blue", "bet winner purple")
    race.play("roll G3", "leg blue", "bet loser blue")
    race.play("leg red", "leg blue", "bet winner green")
    race.play("bet winner blue", "bet winner red", "roll Y3")
    race.play("bet winner green", "bet winner green", "bet loser red")
    race.play("roll R3", "bet loser blue", "roll P3")
    return race.table


RECORDS: dict[str, Maker] = {
    "over-the-line": over_the_line,
    "cheered-over-the-line": cheered_over_the_line,
    "backward": backward,
    "backward-with-riders": backward_with_riders,
    "shared-victory": shared_victory,
    "partners-and-an-undo": partners_and_an_undo,
    "setup-order-roller": setup_order_roller,
    "race-bets-netted": race_bets_netted,
}

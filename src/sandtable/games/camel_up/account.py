"""The accounts of all players, packed into one array: where each pound came from.

The lines of an account add up to the player's money, so every pound is explained. Only this module knows
where in the array a line is.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import STARTING_MONEY

START: Final = 0
TILE_INCOME: Final = 1
TICKET_INCOME: Final = 2
PYRAMID_INCOME: Final = 3
COPIED_INCOME: Final = 4
WINNER_BETS: Final = 5
LOSER_BETS: Final = 6
FORGIVEN: Final = 7  # debts that were cancelled
LINES: Final = 8
LINE_NAMES: Final = (
    "start",
    "tiles",
    "tickets",
    "pyramid",
    "copied",
    "winner-bets",
    "loser-bets",
    "forgiven",
)


def new_accounts(seats: int) -> vec[i64]:
    """CU-9 Everybody's account at the start of the race."""
    accounts = vec[i64]([0] * (seats * LINES))
    seat: i64
    for seat in range(seats):
        accounts[line_at(seat, START)] = STARTING_MONEY
    return accounts


def line_at(seat: i64, line: i64) -> i64:
    """The index of a line of a seat."""
    return seat * LINES + line


def total(accounts: vec[i64], seat: i64) -> i64:
    """The money of a seat."""
    money: i64 = 0
    at: i64
    for at in range(seat * LINES, seat * LINES + LINES):
        money += accounts[at]
    return money


def score_lines(accounts: vec[i64], seat: i64) -> dict[str, int]:
    """Where a seat's money came from: the start and every line of its account that is not zero."""
    lines = accounts[seat * LINES : (seat + 1) * LINES]
    return {LINE_NAMES[line]: int(lines[line]) for line in range(LINES) if lines[line] or line == START}

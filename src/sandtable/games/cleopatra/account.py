"""The accounts of all players, packed into one array: where each talent came from.

The lines of an account add up to the player's talents, so every talent is explained. Only this module knows
where in the array a line is.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import STARTING_TALENTS

# The first six lines are the categories of pieces.
START: Final = 6
BONUS: Final = 7
GIFTS: Final = 8  # to and from the player of a Beggar
OFFERINGS: Final = 9
MERCHANTS_LEFT: Final = 10
LINES: Final = 11
LINE_NAMES: Final = (
    "walls",
    "sphinxes",
    "obelisks",
    "throne",
    "doors",
    "mosaics",
    "start",
    "bonus",
    "gifts",
    "offerings",
    "merchants",
)


def line_at(seat: i64, line: i64) -> i64:
    """The index of a line of a seat."""
    return seat * LINES + line


def new_accounts(seats: i64) -> vec[i64]:
    """CL-S2 The accounts at the beginning."""
    accounts = vec[i64]([0] * (seats * LINES))
    seat: i64
    for seat in range(seats):
        accounts[line_at(seat, START)] = STARTING_TALENTS
    return accounts


def total(accounts: vec[i64], seat: i64) -> i64:
    """The talents of a seat."""
    talents: i64 = 0
    at: i64
    for at in range(seat * LINES, seat * LINES + LINES):
        talents += accounts[at]
    return talents


def lines_of(accounts: vec[i64], seat: i64) -> list[int]:
    """The account of a seat, line by line."""
    return [accounts[line_at(seat, line)] for line in range(LINES)]


def set_total(accounts: vec[i64], seat: i64, talents: i64) -> None:
    """Replace the account of a seat by one in which all talents were there from the start."""
    line: i64
    for line in range(LINES):
        accounts[line_at(seat, line)] = talents if line == START else 0

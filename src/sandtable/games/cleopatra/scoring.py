"""What pieces are worth, and the verdict at the end (CL-W2, CL-W3, CL-G2, CL-G11, CL-E2 to CL-E6, CL-E10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.core.outcome import Line, Outcome
from sandtable.games.cleopatra.account import LINE_NAMES, lines_of
from sandtable.games.cleopatra.board import (
    DOOR_TALENTS,
    DOUBLE,
    KINDS,
    MANY_PIECES,
    MOSAIC_TALENTS,
    TWO_PIECES,
    WALL_TALENTS,
)
from sandtable.games.cleopatra.placed import owner_of, square_of
from sandtable.games.cleopatra.regions import Squares, both, region_of, size, without
from sandtable.games.cleopatra.variants import LATER_PLAYER

if TYPE_CHECKING:
    from sandtable.games.cleopatra.state import Cleopatra

ENDS: Final = ("palace", "crocodile", "unfinished")
# Whether and how the game has ended, as the state records it.
GOES_ON: Final = 0
PALACE: Final = 1
UNFINISHED: Final = 2


def wall_value(s: Cleopatra, wall: i64) -> i64:
    """CL-W2 3, and 1 for each bordering square under a mosaic; the foundation never counts (CL-W4)."""
    garden = s.rules.garden
    return WALL_TALENTS + size(without(both(garden.wall_squares[wall], garden.plot), s.palace.free))


def door_value(s: Cleopatra, side: i64) -> i64:
    """CL-W3 4, and 1 for each wall built from that corner on, up to the first gap."""
    value: i64 = DOOR_TALENTS
    wall: i64
    for wall in s.rules.garden.chains[side]:
        if not bits.has(s.palace.walls, wall):
            break
        value += 1
    return value


def mosaic_value(s: Cleopatra, squares: Squares) -> i64:
    """CL-G2 4, and 1 for each palm covered."""
    return MOSAIC_TALENTS + size(both(squares, s.rules.garden.palms))


def visit_bonus(pieces: i64) -> i64:
    """CL-Q4 The bonus for the number of pieces built in one visit to the quarry."""
    return 0 if pieces < 2 else TWO_PIECES if pieces == 2 else MANY_PIECES


def tainted(s: Cleopatra, seat: i64) -> i64:
    """CL-E2 The tainted cards in hand: doubles, trompe-l'oeil and characters."""
    found: i64 = 0
    kind: i64
    for kind in range(DOUBLE, KINDS):
        found += s.hands[seat][kind]
    return found


def sanctuary_squares(s: Cleopatra, seat: i64) -> i64:
    """CL-G11 All squares of a player's sanctuaries, including those under statues."""
    squares: i64 = 0
    statue: i64
    for statue in s.palace.statues:
        if owner_of(statue) == seat:
            squares += size(region_of(s.palace.free, square_of(statue)))
    return squares


def absorbed(s: Cleopatra, seat: i64) -> i64:
    """CL-E3, CL-G11 The amulets that a player's sanctuaries absorb at the end."""
    return min(s.amulets[seat], sanctuary_squares(s, seat))


def left(s: Cleopatra, seat: i64) -> i64:
    """CL-E4 The amulets by which a player is judged."""
    return s.amulets[seat] - absorbed(s, seat)


def eaten(s: Cleopatra) -> list[int]:
    """CL-E4 The players with the most amulets left, if anybody has an amulet left."""
    lefts = [left(s, seat) for seat in range(s.seats)]
    most = max(lefts)
    return [seat for seat in range(s.seats) if most > 0 and lefts[seat] == most]


def winners(s: Cleopatra) -> list[int]:
    """CL-E5, CL-E6 The richest survivors; fewer amulets break a tie; nobody if all are eaten."""
    victims = eaten(s)
    survivors = [seat for seat in range(s.seats) if seat not in victims]
    if not survivors:
        return []
    best = max((s.talents(seat), -left(s, seat)) for seat in survivors)
    tied = [seat for seat in survivors if (s.talents(seat), -left(s, seat)) == best]
    if s.rules.final_tie == LATER_PLAYER:
        return [max(tied, key=lambda seat: (seat - s.first) % s.seats)]
    return tied


def verdict(s: Cleopatra) -> Outcome:
    """CL-E10 The result: survivors score their talents, players who were eaten score nothing."""
    victims = eaten(s)
    breakdown: list[list[Line]] = []
    for seat in range(s.seats):
        amounts = lines_of(s.account, seat)
        sheet = [
            Line(f"cleopatra-score-{name}", amount)
            for name, amount in zip(LINE_NAMES, amounts, strict=True)
            if amount
        ]
        if seat in victims:
            sheet.append(Line("cleopatra-score-eaten", -sum(amounts)))
        breakdown.append(sheet)
    scores = [sum(line.amount for line in sheet) for sheet in breakdown]
    reason = ENDS[0] if len(victims) < s.seats else ENDS[1]
    return Outcome(scores, winners(s), ENDS[2] if s.ended == UNFINISHED else reason, breakdown)

"""Offerings in Cleopatra: what to bid, and whether to call or avert one (CL-O2, CL-O8, CL-C5)."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra.worth import Outlook
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64
from sandtable.games.cleopatra.actions import BID
from sandtable.games.cleopatra.board import DICE, MOST_TALENTS, OFFERING_RETURNS, SCRIBE
from sandtable.games.cleopatra.characters.scribe import SCRIBE_OFF, SCRIBE_ONTO
from sandtable.games.cleopatra.state import Cleopatra

FULL_ALTAR: Final = 3  # dice on the altar that make an offering likely
LAST_STEPS: Final = 3  # the step of Cleopatra from which a Scribe in hand is only corruption
SPREAD: Final = 100  # percent: bids must not be predictable


def usual_bid(outlook: Outlook, chance: Chance) -> i64:
    """A bid that grows with corruption, blurred by chance, and never more than half of the talents."""
    s = outlook.s
    talents = s.talents(outlook.seat)
    returned: i64 = min(OFFERING_RETURNS, s.amulets[outlook.seat])
    saved = outlook.amulet * (float(returned) + float(s.seats) / 2.0)
    whim = 0.4 + 1.2 * float(chance.pick(SPREAD)) / float(SPREAD)
    wanted = i64(outlook.taste.offered * saved * whim)
    most: i64 = min(talents // 2, MOST_TALENTS)
    return max(0, min(most, wanted))


def bids(s: Cleopatra, seat: i64) -> list[Action]:
    """The bids to consider: all small amounts, then amounts with growing gaps."""
    found: list[Action] = []
    most: i64 = min(s.talents(seat), MOST_TALENTS)
    bid: i64 = 0
    while bid <= most and bid <= 40:
        found.append(BID[bid])
        bid += 1 if bid < 6 else 2 if bid < 14 else 4
    return found


def is_poor(s: Cleopatra, seat: i64) -> bool:
    """Whether at least half of the players are richer."""
    mine = s.talents(seat)
    richer: i64 = 0
    other: i64
    for other in range(s.seats):
        if s.talents(other) > mine:
            richer += 1
    return 2 * richer >= s.seats


def die_to_turn(s: Cleopatra, seat: i64) -> Action | None:
    """CL-C5 The poor put an offering off, the rich and corrupt call it; late in the game the card must go."""
    if not s.may_play(seat, SCRIBE):
        return None
    late = s.palace.cleopatra >= LAST_STEPS
    if is_poor(s, seat):
        return SCRIBE_OFF if s.palace.altar and (late or s.palace.altar >= FULL_ALTAR) else None
    calls = s.amulets[seat] >= OFFERING_RETURNS and s.palace.altar == DICE - 1
    return SCRIBE_ONTO if calls or late else None

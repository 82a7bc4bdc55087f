"""FT-7.5, FT-7.6 What assassins can kill: on tiles, with the help of fakirs, or in front of an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.games.five_tribes.board import ASSASSIN
from sandtable.games.five_tribes.djinns.passive import protected
from sandtable.games.five_tribes.piles import count, size
from sandtable.games.five_tribes.reach import distance, within

if TYPE_CHECKING:
    from sandtable.games.five_tribes.state import FiveTribes


def assassins(s: FiveTribes) -> i64:
    """The number of assassins that were collected and are about to act."""
    return count(s.in_hand, ASSASSIN)


def tiles_in_reach(s: FiveTribes, fakirs: i64) -> i64:
    """The tiles with meeples that the assassins reach with these fakirs, the final tile included."""
    return within(s.tile, assassins(s) + fakirs) & s.meeples.occupied()


def fakirs_for(s: FiveTribes, tile: int) -> i64:
    """FT-7.6 The fakirs needed to reach a tile; more may not be spent."""
    return max(0, distance(int(s.tile), tile) - assassins(s))


def held_by(s: FiveTribes, seat: i64) -> i64:
    """The number of viziers and elders in front of a seat that can be killed."""
    return 0 if protected(s, seat) else s.viziers[seat] + s.elders[seat]


def victims(s: FiveTribes, seat: int) -> list[int]:
    """The opponents who hold a meeple that can be killed."""
    return [other for other in range(s.seats) if other != seat and held_by(s, other)]


def any_target(s: FiveTribes, seat: int, fakirs: i64) -> bool:
    """Whether the assassins can kill anybody with the help of these fakirs."""
    return tiles_in_reach(s, fakirs) != 0 or bool(victims(s, seat))


def pair_somewhere(s: FiveTribes, seat: int, fakirs: i64) -> bool:
    """FT-10.6, FT-Q8 Whether two are on one tile in reach or in front of one opponent, as Iblis needs."""
    if any(held_by(s, other) >= 2 for other in victims(s, seat)):
        return True
    return any(size(s.meeples.piles[tile]) >= 2 for tile in bits.listed(tiles_in_reach(s, fakirs)))

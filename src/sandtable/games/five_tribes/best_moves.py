"""The best moves of a position: what each earns its player, and the best move that it leaves to the others.

    >>> from sandtable import Chance
    >>> from sandtable.games.five_tribes import GAME
    >>> from sandtable.games.five_tribes.ways import earnings, ways
    >>> s = GAME.setup(2, Chance(seed=7))
    >>> earned = [(way, earnings(s, 0, way)) for way in ways(s)]
    >>> best = best_moves(s, 0, earned, most=10, each=3)[0]
    >>> best.way.start, best.way.end, best.way.tribe, best.earns.points, best.leaves
    ('c1', 'd3', 'builder', 19, 19)

Whoever asks gets an answer from an imagined state, so what is said about the others is what everybody can
count.
"""

from __future__ import annotations

from itertools import islice

import msgspec

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.games.five_tribes.board import TILES, TRIBES
from sandtable.games.five_tribes.meeples import Meeples
from sandtable.games.five_tribes.piles import count, size
from sandtable.games.five_tribes.reach import ends_from
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.ways import Earnings, Way, every_path, play_out, reap

PATHS_COMPARED = 12  # of each move: they earn much the same, but leave different boards
Earned = tuple[Way, Earnings]
Reaped = dict[tuple[int, int, int, int], int]  # by seat, end, tribe and the pile there: points


class ForeseenMove(msgspec.Struct, frozen=True):
    """A way, what it earns, and the most points that another player could then earn in one move."""

    way: Way
    earns: Earnings
    leaves: int


def best_moves(s: FiveTribes, seat: int, earned: list[Earned], most: int, each: int) -> list[ForeseenMove]:
    """The moves that earn most, the best first: one for each end and tribe, and at most `each` of a tribe.

    Of several paths the one is taken that earns most, and of these the one that leaves least to the others.
    """
    chosen: dict[tuple[str, str], Way] = {}
    for way, _ in sorted(earned, key=lambda one: -one[1].points):
        if len(chosen) == most:
            break
        if sum(tribe == way.tribe for _, tribe in chosen) < each:
            chosen.setdefault((way.end, way.tribe), way)
    return sorted([_best_path(s, seat, way) for way in chosen.values()], key=_rank)


def _best_path(s: FiveTribes, seat: int, way: Way) -> ForeseenMove:
    reaped: Reaped = {}
    compared = islice(every_path(s, way), PATHS_COMPARED)
    return min([_move(s, seat, path, reaped) for path in compared], key=_rank)


def _rank(move: ForeseenMove) -> tuple[int, int]:
    return -move.earns.points, move.leaves


def _move(s: FiveTribes, seat: int, way: Way, reaped: Reaped) -> ForeseenMove:
    after = play_out(s, seat, way)
    earns = reap(s, after, seat)
    return ForeseenMove(way, earns, most_for_others(after, seat, reaped))


def most_for_others(s: FiveTribes, seat: int, reaped: Reaped) -> int:
    """The most points that anybody but this seat could earn in one move; never less than none. Ends that only
    a loop makes possible (FT-5.4) are not looked at. Positions that differ in their meeples alone can share
    what was `reaped`."""
    most = 0
    ends = list(_ends(s.meeples))
    for other in range(s.setting.seats):
        if other == seat:
            continue
        for end, tribe in ends:
            key = (other, end, tribe, int(s.meeples.piles[end]))
            if key not in reaped:
                reaped[key] = _points(s, other, end, tribe)
            most = max(most, reaped[key])
    return most


def _ends(meeples: Meeples) -> list[tuple[int, int]]:
    """FT-5.5 The tiles where a meeple of a tribe can join one of its own, coming from another tile."""
    found: list[tuple[int, int]] = []
    for tribe in range(TRIBES):
        reached: i64 = 0
        for start in range(TILES):
            if count(meeples.piles[start], tribe):
                reached |= ends_from(size(meeples.piles[start]), start) & ~(1 << start)
        found += [(end, tribe) for end in bits.listed(reached & meeples.where[tribe])]
    return found


def _points(s: FiveTribes, seat: int, end: int, tribe: int) -> int:
    """What a seat would earn by dropping its last meeple, one of this tribe, on a tile."""
    after = s.clone()
    after.meeples.put(end, tribe)
    after.tile = end
    after.in_hand = after.meeples.collect(end, tribe)
    return reap(s, after, seat).points

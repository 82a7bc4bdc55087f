"""The orders in which the meeples of a tile can be dropped along a path that a player has drawn.

>>> from sandtable import Chance
>>> from sandtable.games.five_tribes import GAME
>>> s = GAME.setup(4, Chance(seed=7))
>>> for way in along(s, ["a1", "a2", "b2", "b1"]):
...     print(", ".join(way.actions))
take a1, drop a2 elder, drop b2 builder, drop b1 merchant
take a1, drop a2 builder, drop b2 elder, drop b1 merchant
take a1, drop a2 elder, drop b2 merchant, drop b1 builder
take a1, drop a2 merchant, drop b2 elder, drop b1 builder
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from sandtable.core.native import i64
from sandtable.games.five_tribes.actions import TAKE, drop_on
from sandtable.games.five_tribes.board import TILE_NAMES, TRIBE_NAMES, TRIBES
from sandtable.games.five_tribes.piles import ONE_MEEPLE, count, size
from sandtable.games.five_tribes.reach import NEIGHBOURS
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.ways import Way


def along(s: FiveTribes, names: Sequence[str]) -> Iterator[Way]:
    """Every way over exactly these tiles; none if the path is too long, too short or not allowed."""
    tiles = [TILE_NAMES.index(name) for name in names]
    hand = s.meeples.piles[tiles[0]]
    if len(tiles) != size(hand) + 1 or len(tiles) < 2 or not _is_path(tiles):
        return
    end = tiles[-1]
    visits = [tile == end for tile in tiles[1:-1]]
    for last in range(TRIBES):
        if count(hand, last) == 0:
            continue
        joins = end != tiles[0] and count(s.meeples.piles[end], last) > 0  # the start tile is empty by then
        for tribes in _orders(hand - ONE_MEEPLE[last], visits, last, joins):
            drops = [drop_on(*drop).text for drop in zip(tiles[1:], [*tribes, last], strict=True)]
            yield Way(names[0], names[-1], TRIBE_NAMES[last], [TAKE[tiles[0]].text, *drops])


def _is_path(tiles: list[int]) -> bool:
    """FT-5.2, FT-5.3 Whether each tile is a neighbour of the one before, and never the last but one again."""
    steps = pairwise(tiles)
    turns = zip(tiles, tiles[2:], strict=False)
    return all(after in NEIGHBOURS[before] for before, after in steps) and all(a != b for a, b in turns)


def _orders(rest: i64, visits: list[bool], last: int, joins: bool) -> Iterator[list[int]]:
    """FT-5.5 Every order of the tribes in `rest` after which the `last` one `joins` its own tribe; `visits`
    says which of these drops are on the end tile. Nothing is tried that cannot be finished."""
    if not visits:
        yield []
    for tribe in range(TRIBES):
        if count(rest, tribe) == 0:
            continue
        left = rest - ONE_MEEPLE[tribe]
        joined = joins or (visits[0] and tribe == last)
        if joined or (any(visits[1:]) and count(left, last)):
            for order in _orders(left, visits[1:], last, joined):
                yield [tribe, *order]

"""The meeples on the board, and the exact test whether a move can still be finished (FT-5.8)."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.native import append, i64, mypyc_attr, vec
from sandtable.games.five_tribes.actions import drop_number
from sandtable.games.five_tribes.board import NO_TILE, TILES, TRIBES
from sandtable.games.five_tribes.piles import (
    ONE_MEEPLE,
    count,
    has_pair,
    only,
    pairs_in,
    size,
    tribes_in,
    tribes_leaving_pair,
)
from sandtable.games.five_tribes.reach import LOOP, NEIGHBOURS, ends_of_walks


@mypyc_attr(acyclic=True)
class Meeples:
    """The board as `piles` by tile and, by tribe, the tiles `where` it stands, one bit each."""

    def __init__(self, piles: vec[i64], where: vec[i64]) -> None:
        self.piles = piles
        self.where = where

    def clone(self) -> Meeples:
        return Meeples(self.piles[:], self.where[:])

    # --- changes ---------------------------------------------------------------------------------

    def put(self, tile: i64, tribe: i64) -> None:
        self.piles[tile] += ONE_MEEPLE[tribe]
        self.where[tribe] |= 1 << tile

    def remove(self, tile: i64, tribe: i64) -> None:
        self.piles[tile] -= ONE_MEEPLE[tribe]
        if count(self.piles[tile], tribe) == 0:
            self.where[tribe] &= ~(1 << tile)

    def lift(self, tile: i64) -> i64:
        """FT-5.1 Take all the meeples from a tile, as a pile."""
        pile = self.piles[tile]
        self.piles[tile] = 0
        tribe: i64
        for tribe in range(TRIBES):
            self.where[tribe] &= ~(1 << tile)
        return pile

    def collect(self, tile: i64, tribe: i64) -> i64:
        """FT-6.1 Take all the meeples of a tribe from a tile, as a pile."""
        taken = only(self.piles[tile], tribe)
        self.piles[tile] -= taken
        self.where[tribe] &= ~(1 << tile)
        return taken

    # --- questions -------------------------------------------------------------------------------

    def occupied(self) -> i64:
        """The tiles with meeples, one bit each."""
        mask: i64 = 0
        tribe: i64
        for tribe in range(TRIBES):
            mask |= self.where[tribe]
        return mask

    def tribes_on(self, tiles: i64) -> i64:
        """The tribes that stand on one of these tiles, one bit each."""
        found: i64 = 0
        tribe: i64
        for tribe in range(TRIBES):
            if self.where[tribe] & tiles:
                found |= 1 << tribe
        return found

    def can_start(self, tile: i64, loops: bool) -> bool:
        """FT-5.6, FT-5.8 Whether the meeples of a tile can be sown so that the last one joins its own tribe.
        With `loops`, it may join one that was dropped in the same move."""
        hand = self.piles[tile]
        if hand == 0:
            return False
        left = size(hand)
        if loops and left > LOOP and has_pair(hand):
            return True
        start: i64 = 1 << tile
        ends = ends_of_walks(left, tile, NO_TILE) & ~start  # the start tile is empty by then
        tribe: i64
        for tribe in range(TRIBES):
            where = self.where[tribe]
            if where & start and where & ends:
                return True
        return False

    def starts(self, loops: bool) -> i64:
        """The tiles, one bit each, from which a move can be finished; `loops` as for `can_start`."""
        found: i64 = 0
        tile: i64
        for tile in range(TILES):
            if self.can_start(tile, loops):
                found |= 1 << tile
        return found

    def can_move(self, loops: bool) -> bool:
        """FT-12.2 Whether there is a legal move on the board; `loops` as for `can_start`."""
        tile: i64
        for tile in range(TILES):
            if self.can_start(tile, loops):
                return True
        return False

    def drops(self, hand: i64, at: i64, came_from: i64) -> vec[i64]:
        """FT-5.1 to FT-5.8 The legal drops of a hand that has come to `at`, by their numbers: each on a
        neighbour, but not straight back."""
        found = vec[i64]([])
        left = size(hand) - 1
        tribes = tribes_in(hand)
        pairs = pairs_in(hand)
        before_loop: i64 = tribes_leaving_pair(hand) if left > LOOP else 0
        legal: i64
        tile: i64
        tribe: i64
        for tile in NEIGHBOURS[at]:
            if tile == came_from:
                continue
            if left:
                ends = ends_of_walks(left, tile, at)
                legal = self.tribes_leading_on(tribes, pairs, tile, ends) | before_loop
            else:
                legal = tribes & self.tribes_on(1 << tile)  # FT-5.5 the last joins its own tribe
            first = drop_number(tile, 0)
            for tribe in range(TRIBES):
                if legal & 1 << tribe:
                    found = append(found, first + tribe)
        return found

    def drops_to_join(self, stood: tuple[int, ...], hand: i64, at: i64, came_from: i64) -> vec[i64]:
        """FT-Q28 The legal drops of a hand whose last meeple must join one that stood there before the move;
        `stood` are the tiles of each tribe without the start tile, one bit each."""
        found = vec[i64]([])
        left = size(hand) - 1
        tribe: i64
        last: i64
        for tile in NEIGHBOURS[at]:
            if tile == came_from:
                continue
            ends: i64 = ends_of_walks(left, tile, at)
            for tribe in range(TRIBES):
                if count(hand, tribe) == 0:
                    continue
                rest = hand - ONE_MEEPLE[tribe] if left else hand
                for last in range(TRIBES):
                    if count(rest, last) and stood[last] & ends and (left or last == tribe):
                        found = append(found, drop_number(tile, tribe))
                        break
        return found

    def tribes_leading_on(self, tribes: i64, pairs: i64, tile: i64, ends: i64) -> i64:
        """FT-5.8 Of a hand's tribes, those of which one meeple may be dropped on a tile, because the rest of
        the hand has one that can come last on one of the `ends`. The hand has two or more of `pairs`."""
        found: i64 = 0
        meeting = tribes & self.tribes_on(ends)
        if meeting:
            alone = meeting & meeting - 1 == 0
            found = tribes & ~(meeting & ~pairs) if alone else tribes
        if bits.has(ends, tile):
            found |= pairs  # the second of a pair can join the one that is dropped here
        return found


def no_meeples() -> Meeples:
    return Meeples(vec[i64]([0] * TILES), vec[i64]([0] * TRIBES))


def meeples_from(piles: list[i64]) -> Meeples:
    """A board from its packed piles."""
    meeples = no_meeples()
    tile: i64
    tribe: i64
    for tile in range(TILES):
        meeples.piles[tile] = piles[tile]
        for tribe in range(TRIBES):
            if count(piles[tile], tribe):
                meeples.where[tribe] |= 1 << tile
    return meeples

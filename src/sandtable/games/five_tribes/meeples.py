"""The meeples on the board, and the exact test whether a move can still be finished (FT-5.8)."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.native import append, i64, mypyc_attr, vec
from sandtable.games.five_tribes.board import NO_TILE, TILES, TRIBES
from sandtable.games.five_tribes.piles import MEEPLE, MEEPLE_BITS, PAIR_BITS
from sandtable.games.five_tribes.reach import FARTHEST, LOOP, NEIGHBOURS, PLACES, WALKS, ends_of_walks


@mypyc_attr(acyclic=True)
class Meeples:
    """`piles` by tile; `where` by tribe: the tiles, one bit each, on which it stands."""

    def __init__(self, piles: vec[i64], where: vec[i64]) -> None:
        self.piles = piles
        self.where = where

    def clone(self) -> Meeples:
        return Meeples(self.piles[:], self.where[:])

    # --- changes ---------------------------------------------------------------------------------

    def put(self, tile: i64, tribe: i64) -> None:
        self.piles[tile] += MEEPLE[tribe]
        self.where[tribe] |= 1 << tile

    def remove(self, tile: i64, tribe: i64) -> None:
        self.piles[tile] -= MEEPLE[tribe]
        if self.piles[tile] >> MEEPLE_BITS * tribe & 127 == 0:
            self.where[tribe] &= ~(1 << tile)

    def lift(self, tile: i64) -> i64:
        """FT-5.1 Take all the meeples of a tile."""
        pile = self.piles[tile]
        self.piles[tile] = 0
        tribe: i64
        for tribe in range(TRIBES):
            self.where[tribe] &= ~(1 << tile)
        return pile

    def collect(self, tile: i64, tribe: i64) -> i64:
        """FT-6.1 Take all the meeples of a tribe from a tile, as a pile."""
        taken = self.piles[tile] & 127 * MEEPLE[tribe]
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

    def can_start(self, tile: i64) -> bool:
        """FT-5.8 Can the meeples of this tile be sown so that the last one joins its own tribe?"""
        hand = self.piles[tile]
        if hand == 0:
            return False
        left = hand % 127
        if left > LOOP and hand & PAIR_BITS:
            return True
        ends = ends_of_walks(left, tile, NO_TILE) & ~(1 << tile)  # the start tile is empty by then
        tribe: i64
        for tribe in range(TRIBES):
            if hand >> MEEPLE_BITS * tribe & 127 and self.where[tribe] & ends:
                return True
        return False

    def starts(self) -> i64:
        """The tiles, one bit each, from which a move can be finished."""
        found: i64 = 0
        tile: i64
        for tile in range(TILES):
            if self.can_start(tile):
                found |= 1 << tile
        return found

    def can_move(self) -> bool:
        """FT-12.2 Is there any legal move on the board?"""
        tile: i64
        for tile in range(TILES):
            if self.can_start(tile):
                return True
        return False

    def drops(self, hand: i64, at: i64, came_from: i64) -> vec[i64]:
        """FT-5.1 to FT-5.8 The legal drops as tile * TRIBES + tribe: on a neighbour, not straight back;
        the last joins its own tribe; before, what is left in hand can still be finished."""
        found = vec[i64]([])
        left = hand % 127 - 1
        tribe: i64
        for following in NEIGHBOURS[at]:
            if following == came_from:
                continue
            if left == 0:
                pile = self.piles[following]
                for tribe in range(TRIBES):
                    if hand >> MEEPLE_BITS * tribe & 127 and pile >> MEEPLE_BITS * tribe & 127:
                        found = append(found, following * TRIBES + tribe)
                continue
            if left <= FARTHEST:
                ends = WALKS[(left * TILES + following) * PLACES + at]
            else:
                ends = ends_of_walks(left, following, at)
            met: i64 = 0  # of the hand, those whose tribe stands where the move can end
            for tribe in range(TRIBES):
                if self.where[tribe] & ends:
                    met |= hand & 127 * MEEPLE[tribe]
            comes_back = bits.has(ends, following)
            for tribe in range(TRIBES):
                if hand >> MEEPLE_BITS * tribe & 127 == 0:
                    continue
                rest = hand - MEEPLE[tribe]
                if (
                    (met - MEEPLE[tribe] if met >> MEEPLE_BITS * tribe & 127 else met)
                    or (comes_back and rest >> MEEPLE_BITS * tribe & 127)  # meets the one just dropped
                    or (left > LOOP and rest & PAIR_BITS)
                ):
                    found = append(found, following * TRIBES + tribe)
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
            if piles[tile] >> MEEPLE_BITS * tribe & 127:
                meeples.where[tribe] |= 1 << tile
    return meeples

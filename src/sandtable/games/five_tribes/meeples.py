"""The meeples on the board, and the exact test whether a move can still be finished (FT-5.8)."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.games.five_tribes.actions import Drop, drop_on
from sandtable.games.five_tribes.board import NO_TILE, TILES, TRIBES
from sandtable.games.five_tribes.piles import ONE_MEEPLE, count, has_pair, only, size, tribes_in
from sandtable.games.five_tribes.reach import LOOP, NEIGHBOURS, ends_of_walks


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
        self.piles[tile] += ONE_MEEPLE[tribe]
        self.where[tribe] |= 1 << tile

    def remove(self, tile: i64, tribe: i64) -> None:
        self.piles[tile] -= ONE_MEEPLE[tribe]
        if count(self.piles[tile], tribe) == 0:
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

    def can_start(self, tile: i64) -> bool:
        """FT-5.8 Can the meeples of this tile be sown so that the last one joins its own tribe?"""
        hand = self.piles[tile]
        if hand == 0:
            return False
        if size(hand) > LOOP and has_pair(hand):
            return True
        ends = ends_of_walks(size(hand), tile, NO_TILE) & ~(1 << tile)  # the start tile is empty by then
        return self.tribes_on(ends) & tribes_in(hand) != 0

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

    def drops(self, hand: i64, at: i64, came_from: i64) -> list[Drop]:
        """FT-5.1 to FT-5.8 The legal drops of a hand that has come to `at`: each on a neighbour, but not
        straight back."""
        found: list[Drop] = []
        last = size(hand) == 1
        for tile in NEIGHBOURS[at]:
            if tile != came_from:
                tribes = self.tribes_joining(hand, tile) if last else self.tribes_to_drop(hand, at, tile)
                found += [drop_on(tile, tribe) for tribe in bits.listed(tribes)]
        return found

    def tribes_joining(self, hand: i64, tile: i64) -> i64:
        """FT-5.5 The tribes of a hand that stand on a tile, where its last meeple may be dropped."""
        return tribes_in(hand) & tribes_in(self.piles[tile])

    def tribes_to_drop(self, hand: i64, at: i64, tile: i64) -> i64:
        """FT-5.8 The tribes of which one meeple may be dropped on a tile, coming from `at`: the rest of the
        hand can still be finished."""
        left = size(hand) - 1
        ends = ends_of_walks(left, tile, at)
        comes_back = bits.has(ends, tile)
        may_loop = left > LOOP
        standing = self.tribes_on(ends)
        tribes = tribes_in(hand)
        found: i64 = 0
        tribe: i64
        for tribe in range(TRIBES):
            held = count(hand, tribe)
            if held == 0:
                continue
            rest = tribes if held > 1 else tribes & ~(1 << tribe)
            if (
                rest & standing
                or (comes_back and held > 1)  # another one of the tribe joins the one dropped now
                or (may_loop and has_pair(hand - ONE_MEEPLE[tribe]))
            ):
                found |= 1 << tribe
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

"""FT-5 The move: a tile is picked up and its meeples are sown, one small decision at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.core.step import Field, Step
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import DROP, TAKE, Drop, Take, drop_on
from sandtable.games.five_tribes.board import NO_TILE, TRIBES
from sandtable.games.five_tribes.djinns.passive import tell_drop
from sandtable.games.five_tribes.piles import ONE_MEEPLE, count, size, tribes_of
from sandtable.games.five_tribes.reach import NEIGHBOURS
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.variants import ANY

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


class PickUp(Step[FiveTribes, Take]):
    """FT-5.1, FT-5.8 Take all the meeples of a tile from which a move can be finished."""

    def candidates(self, s: FiveTribes, seat: int) -> list[Take]:
        return list(TAKE)

    def barred(self, s: FiveTribes, seat: int, action: Take) -> str | None:
        if s.meeples.piles[action.tile] == 0:
            return "FT-5.1"
        return None if s.can_start(action.tile) else "FT-5.8"

    def options(self, s: FiveTribes, seat: int) -> list[Take]:
        return [TAKE[tile] for tile in bits.listed(s.starts())]

    def random_option(self, s: FiveTribes, seat: int, chance: Chance) -> Take:
        starts = s.starts()
        return TAKE[bits.nth(starts, pick_of_one_verb(bits.count(starts), chance))]

    def take(self, s: FiveTribes, seat: int, action: Take, chance: Chance) -> None:
        s.in_hand = s.meeples.lift(action.tile)
        if not s.quiet:
            s.tell(events.TAKES_UP, seat, action.tile, tribes_of(s.in_hand))
        s.then(Sow(seat, action.tile, NO_TILE, () if s.variants.partner == ANY else tribes_standing(s)))


def tribes_standing(s: FiveTribes) -> tuple[int, ...]:
    """FT-Q28 The tiles on which each tribe stands once the start tile is empty, one bit each."""
    return tuple([int(tiles) for tiles in s.meeples.where])


class Sow(Step[FiveTribes, Drop]):
    """FT-5.3, FT-5.4, FT-5.5, FT-5.6, FT-5.7 Drop the meeples one by one, each on a neighbour, with a camel
    or without, never straight back; the last must join one of its own tribe, and they are collected.

    FT-Q28 With `partner = before_move`, `stood` says where each tribe stood before the move."""

    def __init__(self, seat: int, at: int, came_from: int, stood: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.at = at
        self.came_from = came_from
        self.stood = stood

    def fields(self) -> tuple[Field, ...]:
        place = (self.seat, self.at, self.came_from)
        return (*place, self.stood) if self.stood else place

    def candidates(self, s: FiveTribes, seat: int) -> list[Drop]:
        return [
            drop_on(tile, tribe)
            for tile in NEIGHBOURS[self.at]
            for tribe in range(TRIBES)
            if count(s.in_hand, tribe)
        ]

    def barred(self, s: FiveTribes, seat: int, action: Drop) -> str | None:
        if action.tile == self.came_from:
            return "FT-5.3"
        if action in self.options(s, seat):
            return None
        return "FT-5.5" if size(s.in_hand) == 1 else "FT-5.8"

    def options(self, s: FiveTribes, seat: int) -> list[Drop]:
        return [DROP[drop] for drop in self.legal(s)]

    def legal(self, s: FiveTribes) -> vec[i64]:
        """The legal drops, by their numbers."""
        if self.stood:
            return s.meeples.drops_to_join(self.stood, s.in_hand, self.at, self.came_from)
        return s.meeples.drops(s.in_hand, self.at, self.came_from)

    def random_option(self, s: FiveTribes, seat: int, chance: Chance) -> Drop:
        drops = self.legal(s)
        return DROP[drops[pick_of_one_verb(len(drops), chance)]]

    def take(self, s: FiveTribes, seat: int, action: Drop, chance: Chance) -> None:
        tile, tribe = action.tile, action.tribe
        s.in_hand -= ONE_MEEPLE[tribe]
        s.meeples.put(tile, tribe)
        if not s.quiet:
            s.tell(events.DROPS, seat, tribe, tile)
        tell_drop(s, seat, tile)
        if s.in_hand:
            s.then(Sow(seat, tile, self.at, self.stood))
            return
        s.tile = tile
        s.in_hand = s.meeples.collect(tile, tribe)
        if not s.quiet:
            s.tell(events.COLLECTS, seat, int(size(s.in_hand)), tribe, tile)

    def words(self, s: FiveTribes, seat: int) -> dict[str, Value]:
        return {"count": int(size(s.in_hand)), "hand:tribe*": tribes_of(s.in_hand), "tile": self.at}


def pick_of_one_verb(options: i64, chance: Chance) -> i64:
    """The index of a random option, drawn as `choose_random` would draw it: first the verb, here the only
    one, then the option."""
    return chance.pick(1) + chance.pick(options)

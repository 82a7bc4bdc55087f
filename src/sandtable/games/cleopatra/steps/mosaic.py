"""Laying a mosaic, sanctuaries and their claims (CL-G1 to CL-G14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import append, i64
from sandtable.core.step import AnyStep, Auto, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import CLAIM, END_CLAIMS, PLACE, TURN, AtSquare, TurnMosaic
from sandtable.games.cleopatra.board import MOSAICS, NONE
from sandtable.games.cleopatra.placed import mosaic_at, statue_at
from sandtable.games.cleopatra.regions import (
    Squares,
    anchors,
    column_of,
    covered,
    first,
    fits,
    is_dead,
    listed,
    region_of,
    regions,
    row_of,
    size,
    without,
)
from sandtable.games.cleopatra.scoring import mosaic_value
from sandtable.games.cleopatra.state import Cleopatra

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


class ChooseWay(Step[Cleopatra, TurnMosaic]):
    """CL-G1, CL-G15 Turn the mosaic; it may be turned over only if the table allows it."""

    def __init__(self, seat: int, shape: int) -> None:
        super().__init__(seat)
        self.shape = shape

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.shape)

    def candidates(self, s: Cleopatra, seat: int) -> list[TurnMosaic]:
        return list(TURN)

    def barred(self, s: Cleopatra, seat: int, action: TurnMosaic) -> str | None:
        if action.way not in list(s.rules.ways[self.shape]):
            return "CL-G15"
        return "CL-G1" if anchors(self.shape, action.way, s.palace.free).is_empty() else None

    def take(self, s: Cleopatra, seat: int, action: TurnMosaic, chance: Chance) -> None:
        s.then(PlaceMosaic(seat, self.shape, action.way))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"shape": self.shape, "ways": tuple([action.way + 1 for action in self.options(s, seat)])}


class PlaceMosaic(Step[Cleopatra, AtSquare]):
    """CL-G1, CL-G2, CL-G13 Lay the mosaic on any five free squares, named by the first.

    It is worth 4, and 1 more for each palm.
    """

    def __init__(self, seat: int, shape: int, way: int) -> None:
        super().__init__(seat)
        self.shape = shape
        self.way = way

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.shape, self.way)

    def candidates(self, s: Cleopatra, seat: int) -> list[AtSquare]:
        return list(PLACE.values())

    def barred(self, s: Cleopatra, seat: int, action: AtSquare) -> str | None:
        return None if anchors(self.shape, self.way, s.palace.free).has(action.square) else "CL-G1"

    def options(self, s: Cleopatra, seat: int) -> list[AtSquare]:
        return [PLACE[square] for square in listed(anchors(self.shape, self.way, s.palace.free))]

    def take(self, s: Cleopatra, seat: int, action: AtSquare, chance: Chance) -> None:
        squares = covered(self.shape, self.way, action.square)
        talents = mosaic_value(s, squares)
        palace = s.palace
        before = palace.free
        palace.free = without(before, squares)
        palace.stack &= ~(1 << self.shape)
        palace.mosaics = append(palace.mosaics[:], mosaic_at(self.shape, self.way, action.square))
        s.progress.add_piece(MOSAICS, talents)
        row, column = row_of(action.square), column_of(action.square)
        s.tell(events.LAYS_MOSAIC, seat, self.shape, self.way + 1, row, column, talents)
        claimable = new_sanctuaries(s, self.shape, before)
        for square in claimable:
            tell_region(s, square)
        if claimable and s.palace.statues_left(seat):
            s.then(Claims(seat, tuple(claimable)), NextMosaic())
        else:
            s.then(NextMosaic())

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"shape": self.shape, "way": self.way + 1}


def new_sanctuaries(s: Cleopatra, laid: int, before: Squares) -> list[int]:
    """CL-G3, CL-G4, CL-G8 The first squares of the regions that died with this mosaic and may be claimed.

    A region that was there before dies late, because the last shape that fitted has left the stack: it may be
    claimed only with the variant `late_sanctuary_claim`.
    """
    stack_before: i64 = s.palace.stack | 1 << laid
    found: list[int] = []
    for region in regions(s.palace.free):
        square = first(region)
        late = region_of(before, square) == region
        if late and (not s.rules.late_sanctuary_claim or is_dead(region, stack_before, s.rules.ways)):
            continue
        if is_dead(region, s.palace.stack, s.rules.ways):
            found.append(square)
    return found


def tell_region(s: Cleopatra, square: int) -> None:
    s.tell(events.SANCTUARY, row_of(square), column_of(square), size(region_of(s.palace.free, square)))


class Claims(Step[Cleopatra, Action]):
    """CL-G5, CL-G6, CL-G12 Claim new sanctuaries now or never, with a statue each and in any order.

    A player who declines keeps the statue.
    """

    def __init__(self, seat: int, sanctuaries: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.sanctuaries = sanctuaries  # their first squares

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.sanctuaries)

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*CLAIM.values(), END_CLAIMS]

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        if isinstance(action, AtSquare) and action.square not in self.sanctuaries:
            return "CL-G4"
        return None

    def options(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*[CLAIM[square] for square in self.sanctuaries], END_CLAIMS]

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        if not isinstance(action, AtSquare):
            return
        square = action.square
        s.palace.statues = append(s.palace.statues[:], statue_at(seat, square))
        s.tell(events.CLAIMS, seat, row_of(square), column_of(square), size(region_of(s.palace.free, square)))
        left = tuple(other for other in self.sanctuaries if other != square)
        if left and s.palace.statues_left(seat):
            s.then(Claims(seat, left))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"sanctuaries": len(self.sanctuaries), "statues": int(s.palace.statues_left(seat))}


class NextMosaic(Auto[Cleopatra]):
    """CL-G9, CL-G10, CL-G14, CL-V4 Uncover the next mosaic, unless a Scribe has left the top one in place.

    A mosaic that fits nowhere is removed, and the next one is tested.
    """

    def run(self, s: Cleopatra, chance: Chance) -> None:
        palace = s.palace
        if palace.top_mosaic == NONE or not bits.has(palace.stack, palace.top_mosaic):
            uncover_mosaic(s, chance)
        while (top := palace.top_mosaic) != NONE and not fits(top, s.rules.ways[top], palace.free):
            s.tell(events.REMOVES_MOSAIC, top)
            palace.stack &= ~(1 << top)
            uncover_mosaic(s, chance)


def uncover_mosaic(s: Cleopatra, chance: Chance) -> None:
    """CL-S6 Uncover one of the shapes left in the stack, all equally likely; the last needs no luck."""
    palace = s.palace
    left = bits.count(palace.stack)
    if left == 0:
        palace.top_mosaic = NONE
        return
    palace.top_mosaic = bits.nth(palace.stack, chance.pick(left) if left > 1 else 0)
    s.tell(events.UNCOVERS_MOSAIC, palace.top_mosaic)


STEPS: Final[tuple[type[AnyStep], ...]] = (ChooseWay, PlaceMosaic, Claims, NextMosaic)

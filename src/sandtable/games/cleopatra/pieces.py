"""The pieces of the quarry: what they cost, where they go, what they bring (CL-K2, CL-Q3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.message import reference
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.board import (
    COSTS,
    DOORS,
    MOSAICS,
    NONE,
    OBELISK_TALENTS,
    OBELISKS,
    SCRIBE,
    SCRIBE_AMULETS,
    SHAPE_NAMES,
    SHAPES,
    SIDE_NAMES,
    SPHINX_TALENTS,
    SPHINXES,
    THRONE,
    THRONE_TALENTS,
    WALL_NAMES,
    WALLS,
)
from sandtable.games.cleopatra.character import play_card
from sandtable.games.cleopatra.regions import fits
from sandtable.games.cleopatra.scoring import door_value, wall_value
from sandtable.games.cleopatra.steps.mosaic import ChooseWay

if TYPE_CHECKING:
    from sandtable.games.cleopatra.state import Cleopatra


class Piece(Action):
    """CL-Q3 `build ...`: take one piece from the quarry and build it in a free place of its kind."""

    category: int = -1

    @property
    def cost(self) -> tuple[int, ...]:
        return COSTS[self.category]

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        """The rule that bars the piece now even if it could be paid, or None."""
        raise NotImplementedError

    def start(self, s: Cleopatra, seat: int) -> None:
        """Do what happens when the piece is chosen, before it is paid."""

    def place(self, s: Cleopatra, seat: int) -> None:
        """Put the piece, which is paid now, in its place and fix its value."""
        raise NotImplementedError


class Wall(Piece):
    """CL-W2 `build wall L2`: in any free slot, next to other walls or not."""

    category = WALLS

    def __init__(self, wall: int) -> None:
        super().__init__("build wall", {"wall": reference("wall", WALL_NAMES[wall])})
        self.wall = wall

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        return "CL-Q3" if bits.has(s.palace.walls, self.wall) else None

    def place(self, s: Cleopatra, seat: int) -> None:
        talents = wall_value(s, self.wall)
        s.palace.walls |= 1 << self.wall
        s.progress.add_piece(WALLS, talents)
        s.tell(events.BUILDS_WALL, seat, self.wall, talents)


class Sphinx(Piece):
    """CL-Q3 `build sphinx`: in numeric order; the second of each pair is worth more."""

    category = SPHINXES

    def __init__(self) -> None:
        super().__init__("build sphinx", {})

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        return "CL-Q3" if s.palace.complete(SPHINXES) else None

    def place(self, s: Cleopatra, seat: int) -> None:
        talents = SPHINX_TALENTS[s.palace.sphinxes]
        s.palace.sphinxes += 1
        s.progress.add_piece(SPHINXES, talents)
        s.tell(events.BUILDS_SPHINX, seat, s.palace.sphinxes, talents)


class Obelisk(Piece):
    """CL-Q3 `build obelisk left`: on a free side."""

    category = OBELISKS

    def __init__(self, side: int) -> None:
        super().__init__("build obelisk", {"side": reference("side", SIDE_NAMES[side])})
        self.side = side

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        return "CL-Q3" if bits.has(s.palace.obelisks, self.side) else None

    def place(self, s: Cleopatra, seat: int) -> None:
        s.palace.obelisks |= 1 << self.side
        s.progress.add_piece(OBELISKS, OBELISK_TALENTS)
        s.tell(events.BUILDS_OBELISK, seat, self.side, OBELISK_TALENTS)


class Pedestal(Piece):
    """CL-Q3 `build pedestal`: before the throne."""

    category = THRONE

    def __init__(self) -> None:
        super().__init__("build pedestal", {})

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        return "CL-Q3" if s.palace.throne else None

    def place(self, s: Cleopatra, seat: int) -> None:
        s.palace.throne = 1
        s.progress.add_piece(THRONE, THRONE_TALENTS)
        s.tell(events.BUILDS_PEDESTAL, seat, THRONE_TALENTS)


class Throne(Piece):
    """CL-Q3 `build throne`: on the pedestal."""

    category = THRONE

    def __init__(self) -> None:
        super().__init__("build throne", {})

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        return None if s.palace.throne == 1 else "CL-Q3"

    def place(self, s: Cleopatra, seat: int) -> None:
        s.palace.throne = 2
        s.progress.add_piece(THRONE, THRONE_TALENTS)
        s.tell(events.BUILDS_THRONE, seat, THRONE_TALENTS)


class Door(Piece):
    """CL-W3 `build door left`: worth more with walls connected to its corner."""

    category = DOORS

    def __init__(self, side: int) -> None:
        super().__init__("build door", {"side": reference("side", SIDE_NAMES[side])})
        self.side = side

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        return "CL-Q3" if bits.has(s.palace.doors, self.side) else None

    def place(self, s: Cleopatra, seat: int) -> None:
        talents = door_value(s, self.side)
        s.palace.doors |= 1 << self.side
        s.progress.add_piece(DOORS, talents)
        s.tell(events.BUILDS_DOOR, seat, self.side, talents)


class Mosaic(Piece):
    """CL-G1, CL-G13 `build mosaic`: the top one of the stack, which always fits somewhere."""

    category = MOSAICS

    def __init__(self) -> None:
        super().__init__("build mosaic", {})

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        return "CL-G14" if s.palace.top_mosaic == NONE else None

    def place(self, s: Cleopatra, seat: int) -> None:
        s.then(ChooseWay(seat, s.palace.top_mosaic))


class ChosenMosaic(Piece):
    """CL-C4, CL-K3 `scribe mosaic F`: with a Scribe and 2 amulets, any mosaic that fits but the top one."""

    category = MOSAICS

    def __init__(self, shape: int) -> None:
        super().__init__("scribe mosaic", {"shape": reference("shape", SHAPE_NAMES[shape])})
        self.shape = shape

    def misplaced(self, s: Cleopatra, seat: int) -> str | None:
        if not s.may_play(seat, SCRIBE) or s.palace.top_mosaic == self.shape:
            return "CL-C4"
        there = bits.has(s.palace.stack, self.shape) and fits(
            self.shape, s.rules.ways[self.shape], s.palace.free
        )
        return None if there else "CL-C4"

    def start(self, s: Cleopatra, seat: int) -> None:
        play_card(s, seat, SCRIBE, SCRIBE_AMULETS)
        s.tell(events.CHOOSES_MOSAIC, seat, self.shape)

    def place(self, s: Cleopatra, seat: int) -> None:
        s.then(ChooseWay(seat, self.shape))


BUILD_WALL: Final = tuple(Wall(wall) for wall in range(len(WALL_NAMES)))
BUILD_SPHINX: Final = Sphinx()
BUILD_OBELISK: Final = (Obelisk(0), Obelisk(1))
BUILD_PEDESTAL: Final = Pedestal()
BUILD_THRONE: Final = Throne()
BUILD_DOOR: Final = (Door(0), Door(1))
BUILD_MOSAIC: Final = Mosaic()
CHOOSE_MOSAIC: Final = tuple(ChosenMosaic(shape) for shape in range(SHAPES))
PIECES_BY_CATEGORY: Final[tuple[tuple[Piece, ...], ...]] = (
    BUILD_WALL,
    (BUILD_SPHINX,),
    BUILD_OBELISK,
    (BUILD_PEDESTAL, BUILD_THRONE),
    BUILD_DOOR,
    (BUILD_MOSAIC, *CHOOSE_MOSAIC),
)
PIECE_ACTIONS: Final[tuple[Piece, ...]] = tuple(piece for pieces in PIECES_BY_CATEGORY for piece in pieces)

"""Sets of garden squares as bits, and what fits into them (CL-G1, CL-G3).

A row has ten bits for its nine squares: the tenth is a guard that is never set, so that nothing runs over
the edge. The 90 bits are two words, five rows and four, because a compiled number has 62. A shape fits at
every anchor where the garden and its copies, moved by the shape's cells, all have a bit: one test for all
squares. Only this module knows how squares are numbered and packed.
"""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.games.cleopatra.pentominoes import FORMS, form_number

SIZE: Final = 9  # rows and columns of the garden
ROW: Final = 10  # bits of a row: nine squares and a guard
WORD: Final = 50  # bits of the first word
LAST_BIT: Final = (
    1 << 49
)  # of the first word; moved down, because a compiled literal 1 has only 32 bits to go
SMALLEST: Final = 5  # squares of a mosaic
NOWHERE: Final = -1
# By form: how far each cell but the anchor lies behind it, in bits.
SHIFTS: Final = [vec[i64]([ROW * row + column for row, column in form[1:]]) for form in FORMS]


def square_at(row: i64, column: i64) -> i64:
    """The number of a square; row and column are counted from 1, from the back and from the left."""
    return ROW * (row - 1) + column - 1


def row_of(square: i64) -> i64:
    return square // ROW + 1


def column_of(square: i64) -> i64:
    return square % ROW + 1


def is_square(number: i64) -> bool:
    """Whether a number is small enough for a square of the garden."""
    return 0 <= number < ROW * SIZE


@mypyc_attr(acyclic=True)
class Squares:
    """A set of squares. It never changes."""

    def __init__(self, low: i64, high: i64) -> None:
        self.low = low
        self.high = high

    def has(self, square: i64) -> bool:
        if square < WORD:
            return bits.has(self.low, square)
        return bits.has(self.high, square - WORD)

    def is_empty(self) -> bool:
        return self.low == 0 and self.high == 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Squares) and self.low == other.low and self.high == other.high

    def __hash__(self) -> int:
        return hash((self.low, self.high))


def one(square: i64) -> Squares:
    if square < WORD:
        return Squares(LAST_BIT >> WORD - 1 - square, 0)
    return Squares(0, LAST_BIT >> 2 * WORD - 1 - square)


def both(a: Squares, b: Squares) -> Squares:
    return Squares(a.low & b.low, a.high & b.high)


def either(a: Squares, b: Squares) -> Squares:
    return Squares(a.low | b.low, a.high | b.high)


def without(a: Squares, b: Squares) -> Squares:
    return Squares(a.low & ~b.low, a.high & ~b.high)


def meet(a: Squares, b: Squares) -> bool:
    """Whether two sets have a square in common."""
    return a.low & b.low != 0 or a.high & b.high != 0


def same(a: Squares, b: Squares) -> bool:
    """Whether two sets are equal: `==` for compiled callers."""
    return a.low == b.low and a.high == b.high


def size(squares: Squares) -> i64:
    return bits.count(squares.low) + bits.count(squares.high)


def listed(squares: Squares) -> list[int]:
    """The numbers of the squares, in reading order."""
    return bits.listed(squares.low) + [WORD + square for square in bits.listed(squares.high)]


def columns_in(squares: Squares, row: i64) -> i64:
    """The columns of a row in which there is a square, as a set of bits; column 1 is bit 0."""
    at = square_at(row, 1)
    word = squares.low >> at if at < WORD else squares.high >> at - WORD
    return word & (1 << SIZE) - 1


def rows_and_columns(squares: Squares) -> list[tuple[int, int]]:
    """The row and the column of each square, in reading order."""
    return [(int(row_of(square)), int(column_of(square))) for square in listed(squares)]


def first(squares: Squares) -> i64:
    """The first square in reading order, or NOWHERE."""
    word, square = (squares.low, 0) if squares.low else (squares.high, WORD)
    if word == 0:
        return NOWHERE
    return square + bits.count((word & -word) - 1)


def of(numbers: list[int]) -> Squares:
    squares = Squares(0, 0)
    for number in numbers:
        squares = either(squares, one(number))
    return squares


# --- regions -------------------------------------------------------------------------------------------


def region_of(free: Squares, square: i64) -> Squares:
    """CL-G3 All free squares that are connected with one, side by side."""
    start = one(square)
    low, high = start.low, start.high
    last_row = WORD - ROW
    row: i64 = (1 << ROW) - 1
    while True:
        wider_low = (
            low | low << 1 | low >> 1 | low << ROW | low >> ROW | (high & row) << last_row
        ) & free.low
        wider_high = (high | high << 1 | high >> 1 | high << ROW | high >> ROW | low >> last_row) & free.high
        if wider_low == low and wider_high == high:
            return Squares(low, high)
        low, high = wider_low, wider_high


def regions(free: Squares) -> list[Squares]:
    """CL-G3 All regions, in the reading order of their first squares."""
    found: list[Squares] = []
    rest = free
    while not rest.is_empty():
        region = region_of(rest, first(rest))
        found.append(region)
        rest = without(rest, region)
    return found


# --- what fits -------------------------------------------------------------------------------------------


def anchors(shape: i64, way: i64, free: Squares) -> Squares:
    """CL-G1 The anchors at which a shape, turned that way, covers free squares only."""
    low, high = free.low, free.high
    shift: i64
    for shift in SHIFTS[form_number(shape, way)]:
        carried = (free.high & (LAST_BIT >> WORD - 1 - shift) - 1) << WORD - shift
        low &= free.low >> shift | carried
        high &= free.high >> shift
    return Squares(low, high)


def fits(shape: i64, ways: vec[i64], free: Squares) -> bool:
    """Whether a shape fits somewhere, turned in one of these ways."""
    way: i64
    for way in ways:
        if not anchors(shape, way, free).is_empty():
            return True
    return False


def covered(shape: i64, way: i64, anchor: i64) -> Squares:
    """The squares of a mosaic laid at an anchor."""
    squares = one(anchor)
    shift: i64
    for shift in SHIFTS[form_number(shape, way)]:
        squares = either(squares, one(anchor + shift))
    return squares


def is_dead(region: Squares, stack: i64, ways: list[vec[i64]]) -> bool:
    """CL-G3 Whether no mosaic of the stack, a set of shapes, fits into the region."""
    if size(region) < SMALLEST:
        return True
    shape: i64
    for shape in range(len(ways)):
        if bits.has(stack, shape) and fits(shape, ways[shape], region):
            return False
    return True

"""The race track: stacks, units and how they move (CU-14 to CU-17, CU-26 to CU-29).

The seven camels are one number, a byte each: the space times 8, plus the height in the stack. So a
larger byte is ahead in the ranking, a unit moves by adding the same to each of its bytes, and a
position is its own key. A *set* of camels is a number with a 1 in the byte of each member.
"""

from __future__ import annotations

from sandtable.core.events import NOBODY
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    BEHIND_THE_LINE,
    BLACK,
    BOOING,
    CAMELS,
    GREY,
    OVER_THE_LINE,
    RACERS,
    RACING_FACES,
    WHITE,
)


def space_of(camels: i64, camel: i64) -> i64:
    return camels >> 8 * camel + 3 & 31


def stack_on(camels: i64, space: i64) -> i64:
    """CU-14 The set of all camels on a space."""
    found: i64 = 0
    member: i64 = 1  # not `1 << 8 * camel`: compiled, a literal shifted has 32 bits only
    camel: i64
    for camel in range(CAMELS):
        if camels >> 8 * camel + 3 & 31 == space:
            found |= member
        member <<= 8
    return found


def unit_of(camels: i64, camel: i64) -> i64:
    """CU-14, CU-15 The set of a camel and all above it: they move together, those below stay."""
    place = camels >> 8 * camel & 255
    space_above = (place | 7) + 1
    unit: i64 = 0
    member: i64 = 1
    other: i64
    for other in range(CAMELS):
        if place <= camels >> 8 * other & 255 < space_above:
            unit |= member
        member <<= 8
    return unit


def size(camel_set: i64) -> i64:
    """How many camels a set holds: the digit sum to base 256."""
    return camel_set % 255


def direction_of(camel: i64) -> i64:
    """CU-16 Racing camels go clockwise, crazy ones counter-clockwise, whatever they carry."""
    return 1 if camel < RACERS else -1


def moved_by(camels: i64, die: i64, face: i64) -> i64:
    """CU-26, CU-27 The camel that a die moves."""
    if die < GREY:
        return die
    return moved_by_grey(camels, WHITE if face < RACING_FACES else BLACK)


def pips_of(face: i64) -> i64:
    """CU-2 The number on a face, counted from 0: 1 to 3, on the grey die white and then black."""
    return face % RACING_FACES + 1


def moved_by_grey(camels: i64, rolled: i64) -> i64:
    """CU-27 The crazy camel that a grey die moves: the upper of two that touch, else the only one
    that carries a racing camel, else the one of the colour rolled."""
    white = camels >> 8 * WHITE & 255
    black = camels >> 8 * BLACK & 255
    if white == black + 1:
        return WHITE
    if black == white + 1:
        return BLACK
    white_carries = carries_racer(camels, white)
    black_carries = carries_racer(camels, black)
    if white_carries == black_carries:
        return rolled
    return WHITE if white_carries else BLACK


def carries_racer(camels: i64, place: i64) -> bool:
    """Is there a racing camel anywhere above this place of a stack?"""
    space_above = (place | 7) + 1
    racer: i64
    for racer in range(RACERS):
        if place < camels >> 8 * racer & 255 < space_above:
            return True
    return False


def destination(space: i64, forward: i64, pips: i64, tiles: vec[i64]) -> i64:
    """CU-26, CU-28 Where a unit goes: the space, negative if it slips underneath there (CU-29).

    `forward` is its direction, `tiles[space]` the side that lies there (0: none). A tile only
    passed over does nothing; over the line (CU-23) there are no tiles.
    """
    aimed = space + forward * pips
    if aimed > OVER_THE_LINE - 1:
        return OVER_THE_LINE
    if aimed <= BEHIND_THE_LINE:
        return BEHIND_THE_LINE
    side = tiles[aimed]
    landed = aimed + forward * side
    return -landed if side == BOOING else landed


def land(camels: i64, unit: i64, camel: i64, landing: i64, there: i64) -> i64:
    """CU-29 Put a unit with `camel` at its bottom on its landing: on top of the set `there`, or
    (negative landing) underneath it. The order inside the unit never changes."""
    place = camels >> 8 * camel & 255
    if landing >= 0:
        return camels + (8 * landing + size(there) - place) * unit
    return camels + (-8 * landing - place) * unit + size(unit) * there


def move(camels: i64, camel: i64, landing: i64) -> i64:
    """CU-14, CU-29 The camels after one of them has gone to its landing with all it carries."""
    unit = unit_of(camels, camel)
    there = stack_on(camels, landing if landing >= 0 else -landing) & ~unit
    return land(camels, unit, camel, landing, there)


def ranking(camels: i64) -> list[int]:
    """CU-17, CU-41, CU-52 The racing camels from first to last: by space, then by height. Over the
    line counts as space 17, behind it as space 0; crazy camels are not ranked."""
    ranked = sorted([racer - 8 * (camels >> 8 * racer & 255) for racer in range(RACERS)])
    return [packed & 7 for packed in ranked]


def places_of(camels: i64) -> list[int]:
    """The camels as a list, for saving."""
    return [int(camels >> 8 * camel & 255) for camel in range(CAMELS)]


def camels_at(places: list[int]) -> i64:
    """The opposite of `places_of`."""
    camels: i64 = 0
    for place in reversed(places):
        camels = camels << 8 | place
    return camels


def camel_at(camels: i64, place: i64) -> i64:
    """The camel at a place (space * 8 + height), or NOBODY."""
    camel: i64
    for camel in range(CAMELS):
        if camels >> 8 * camel & 255 == place:
            return camel
    return NOBODY


def crossed(camels: i64) -> bool:
    """CU-23, CU-40 Has a unit crossed the line, in either direction?"""
    camel: i64
    for camel in range(CAMELS):
        space = camels >> 8 * camel + 3 & 31
        if space == OVER_THE_LINE or space == BEHIND_THE_LINE:
            return True
    return False


def place(camels: i64, camel: i64, space: i64) -> i64:
    """Set a camel on top of a space. For the set-up: until then its byte is 0, as if behind the line."""
    return camels | (8 * space + size(stack_on(camels, space))) << 8 * camel


def stacks(camels: i64) -> dict[int, list[int]]:
    """Space -> camels from bottom to top, for views and notation."""
    order = sorted(range(CAMELS), key=lambda camel: camels >> 8 * camel & 255)
    found: dict[int, list[int]] = {}
    for camel in order:
        found.setdefault(space_of(camels, camel), []).append(camel)
    return found

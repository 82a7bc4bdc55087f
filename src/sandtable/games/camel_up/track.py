"""The race track: where the camels stand and who is ahead (CU-3, CU-14 to CU-17). `movement` moves them.

The seven camels are packed into one integer, a byte for each. The byte is the camel's *place*: its space
times 8, plus its height in the stack. So the larger place is ahead in the ranking, a unit moves by adding
the same number to each of its bytes, and a position is its own key. A *set* of camels is an integer with a
1 in the byte of each member. Only this module knows the packing; the others call its functions.
"""

from __future__ import annotations

from sandtable.core.events import NOBODY
from sandtable.core.native import i16, i64, vec
from sandtable.games.camel_up.board import (
    BEHIND_THE_LINE,
    BLACK,
    CAMELS,
    OVER_THE_LINE,
    RACERS,
    SPACES,
    WHITE,
)

# --- where the camels stand ---------------------------------------------------------------------------


def place_of(camels: i64, camel: i64) -> i64:
    """The camel's space times 8 plus its height; the larger place is ahead."""
    return camels >> 8 * camel & 255


def space_of(camels: i64, camel: i64) -> i64:
    """The space a camel stands on; 17 is over the line, 0 behind it or not on the track yet."""
    return camels >> 8 * camel + 3 & 31


def height_of(camels: i64, camel: i64) -> i64:
    """How many camels stand below a camel on its space."""
    return camels >> 8 * camel & 7


def put_spaces(camels: i64, numbers: vec[i16], at: i64) -> None:
    """Write the space of each racing camel into an array."""
    spaces = camels >> 3
    racer: i64
    for racer in range(RACERS):
        numbers[at + racer] = i16(spaces & 31)
        spaces >>= 8


def stack_on(camels: i64, space: i64) -> i64:
    """CU-14 The set of all camels on a space."""
    found: i64 = 0
    member: i64 = 1  # not `1 << 8 * camel`: compiled, a shifted literal has only 32 bits
    camel: i64
    for camel in range(CAMELS):
        if camels >> 8 * camel + 3 & 31 == space:
            found |= member
        member <<= 8
    return found


def stacks_by_space(camels: i64) -> vec[i64]:
    """The set of camels on each space, indexed by space."""
    on = vec[i64]([0] * (OVER_THE_LINE + 1))
    member: i64 = 1
    spaces = camels >> 3
    for _ in range(CAMELS):
        on[spaces & 31] |= member
        spaces >>= 8
        member <<= 8
    return on


def stacks(camels: i64) -> dict[int, list[int]]:
    """The camels on each occupied space, from bottom to top."""
    found: dict[int, list[int]] = {}
    for camel in sorted(range(CAMELS), key=lambda camel: place_of(camels, camel)):
        found.setdefault(space_of(camels, camel), []).append(camel)
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


def unit_in(stack: i64, camels: i64, camel: i64) -> i64:
    """The unit of a camel whose whole stack is known: a camel that stands alone is its own unit."""
    return unit_of(camels, camel) if stack & (stack - 1) else stack


def size(camel_set: i64) -> i64:
    """The number of camels in a set: the digit sum to base 256."""
    return camel_set % 255


def riders_of(camels: i64, camel: i64) -> tuple[int, ...]:
    """The camels above one, from bottom to top."""
    riders: list[int] = []
    place = place_of(camels, camel) + 1
    rider = camel_at(camels, place)
    while rider != NOBODY:
        riders.append(rider)
        place += 1
        rider = camel_at(camels, place)
    return tuple(riders)


def camel_at(camels: i64, place: i64) -> i64:
    """The camel at a place, or NOBODY."""
    camel: i64
    for camel in range(CAMELS):
        if camels >> 8 * camel & 255 == place:
            return camel
    return NOBODY


def carries_racer(camels: i64, camel: i64) -> bool:
    """Whether a racing camel stands anywhere above this camel."""
    place = camels >> 8 * camel & 255
    space_above = (place | 7) + 1
    racer: i64
    for racer in range(RACERS):
        if place < camels >> 8 * racer & 255 < space_above:
            return True
    return False


def rides_crazy(camels: i64, camel: i64) -> bool:
    """Whether a crazy camel stands anywhere below this camel."""
    place = camels >> 8 * camel & 255
    bottom = place & ~7
    white = camels >> 8 * WHITE & 255
    black = camels >> 8 * BLACK & 255
    return bottom <= white < place or bottom <= black < place


def racers_around(camels: i64, camel: i64) -> tuple[i64, i64]:
    """The number of racing camels below and above a camel in its stack."""
    place = camels >> 8 * camel & 255
    below: i64 = 0
    above: i64 = 0
    racer: i64
    for racer in range(RACERS):
        other = camels >> 8 * racer & 255
        if other >> 3 == place >> 3:
            if other < place:
                below += 1
            elif other > place:
                above += 1
    return below, above


def on_track(space: i64) -> bool:
    """CU-3 Whether a space lies on the track, neither behind the line nor over it."""
    return BEHIND_THE_LINE < space < OVER_THE_LINE


def crossed(camels: i64) -> bool:
    """CU-23, CU-40 Whether a unit has crossed the line, in either direction."""
    camel: i64
    for camel in range(CAMELS):
        space = camels >> 8 * camel + 3 & 31
        if space == OVER_THE_LINE or space == BEHIND_THE_LINE:
            return True
    return False


# --- who is ahead -------------------------------------------------------------------------------------


def ranking(camels: i64) -> list[int]:
    """CU-17, CU-41, CU-52 The racing camels from first to last: by space, then by height. Over the
    line counts as space 17, behind it as space 0; crazy camels are not ranked."""
    ranked = sorted([racer - 8 * place_of(camels, racer) for racer in range(RACERS)])
    return [packed & 7 for packed in ranked]


def podium(camels: i64) -> tuple[i64, i64, i64]:
    """CU-17, CU-52 The first, second and last of the `ranking`, without sorting."""
    first: i64 = -8
    second: i64 = -8
    last: i64 = 1 << 11
    racer: i64
    for racer in range(RACERS):
        ranked = 8 * (camels >> 8 * racer & 255) - racer
        if ranked > first:
            second = first
            first = ranked
        elif ranked > second:
            second = ranked
        if ranked < last:
            last = ranked
    return -first & 7, -second & 7, -last & 7


# --- how the number changes --------------------------------------------------------------------------


def move(camels: i64, camel: i64, landing: i64) -> i64:
    """CU-14, CU-29 The camels after one of them has gone to its landing with all it carries."""
    stack = stack_on(camels, landing if landing >= 0 else -landing)
    return land(camels, unit_of(camels, camel), camel, landing, stack)


def land(camels: i64, unit: i64, camel: i64, landing: i64, stack: i64) -> i64:
    """CU-29 Put a unit, `camel` at its bottom, on top of the stack at its landing or, if the landing is
    negative, underneath it. The order inside the unit never changes.

    The stack may include the unit itself: after a booing tile it may land where it came from.
    """
    place = camels >> 8 * camel & 255
    there = stack & ~unit
    if landing >= 0:
        return camels + (8 * landing + size(there) - place) * unit
    return camels + (-8 * landing - place) * unit + size(unit) * there


def add_camel(camels: i64, camel: i64, space: i64) -> i64:
    """Set a camel on top of the stack on a space. Until then its byte is 0, as if it were behind the line."""
    return camels | (8 * space + size(stack_on(camels, space))) << 8 * camel


# --- the packed number itself -------------------------------------------------------------------------


def racers_only(camels: i64) -> i64:
    """The racing camels of a position, without the crazy ones: the ranking depends on them alone."""
    return camels & 0xFFFFFFFFFF


def position_key(camels: i64, dice: i64) -> i64:
    """One number for the camels and the dice in the pyramid; together they have 62 bits."""
    return camels * 64 + dice


def position_key_with_tiles(camels: i64, dice: i64, tiles: vec[i64]) -> i64:
    """One number for a position in which the spectator tiles matter too."""
    sides: i64 = 0
    space: i64
    for space in range(2, SPACES + 1):
        sides = sides * 3 + tiles[space] + 1
    return position_key(camels, dice) ^ sides * 1021


def places_of(camels: i64) -> list[int]:
    """The place of each camel, for saving."""
    return [int(place_of(camels, camel)) for camel in range(CAMELS)]


def camels_at(places: list[int]) -> i64:
    """Pack a list of places; the opposite of `places_of`."""
    camels: i64 = 0
    for place in reversed(places):
        camels = camels << 8 | place
    return camels

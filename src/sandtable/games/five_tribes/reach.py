"""The lie of the land, worked out at import: neighbours, distances and the walks of FT-5.8."""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.board import HEIGHT, NO_TILE, TILES, WIDTH

FARTHEST: Final = 13  # steps; beyond, the ends of walks repeat with period two (held by a test)
LOOP: Final = 4  # FT-5.4 the fewest steps from a tile back to it
PLACES: Final = TILES + 1  # where one may have come from: a tile, or none


def distance(one: int, other: int) -> int:
    """FT-5.2, FT-7.5 Steps between two tiles: no diagonals, no way round the edge."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def _tiles_within(tile: int, steps: int) -> i64:
    mask: i64 = 0
    for other in range(TILES):
        if distance(tile, other) <= steps:
            mask |= 1 << other
    return mask


def _block(tile: int) -> i64:
    mask: i64 = 0
    for other in range(TILES):
        if abs(tile % WIDTH - other % WIDTH) <= 1 and abs(tile // WIDTH - other // WIDTH) <= 1:
            mask |= 1 << other
    return mask


NEIGHBOURS: Final = tuple(
    tuple(other for other in range(TILES) if distance(tile, other) == 1) for tile in range(TILES)
)
BLOCK: Final = vec[i64]([_block(tile) for tile in range(TILES)])  # FT-7.4 the 3 x 3 around a tile, itself too
DIAMETER: Final = WIDTH + HEIGHT - 2
# FT-7.5 WITHIN[tile * (DIAMETER + 1) + steps]: the tiles no farther away
WITHIN: Final = vec[i64](
    [_tiles_within(tile, steps) for tile in range(TILES) for steps in range(DIAMETER + 1)]
)


def within(tile: i64, steps: i64) -> i64:
    """The tiles at most so many steps away, the tile itself too."""
    return WITHIN[tile * (DIAMETER + 1) + (steps if steps < DIAMETER else DIAMETER)]


def _walks() -> vec[i64]:
    """By steps, tile and the tile one came from: the ends of all walks that never turn straight back."""
    ends = vec[i64]([0] * ((FARTHEST + 1) * TILES * PLACES))
    for tile in range(TILES):
        for came_from in range(PLACES):
            ends[tile * PLACES + came_from] = 1 << tile
    for steps in range(1, FARTHEST + 1):
        for tile in range(TILES):
            for came_from in range(PLACES):
                mask: i64 = 0
                for following in NEIGHBOURS[tile]:
                    if following != came_from:
                        mask |= ends[((steps - 1) * TILES + following) * PLACES + tile]
                ends[(steps * TILES + tile) * PLACES + came_from] = mask
    return ends


WALKS: Final = _walks()


def ends_of_walks(steps: i64, tile: i64, came_from: i64) -> i64:
    """FT-5.8 `dest`: where a walk of exactly so many steps can end, one bit a tile."""
    if steps > FARTHEST:
        steps = FARTHEST - (steps - FARTHEST) % 2
    return WALKS[(steps * TILES + tile) * PLACES + came_from]


def ends_from(steps: i64, tile: i64) -> i64:
    """The same from a start tile: any first step is allowed."""
    return ends_of_walks(steps, tile, NO_TILE)

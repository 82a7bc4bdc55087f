"""Neighbours, distances and the walks of FT-5.8, worked out at import."""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.board import HEIGHT, NO_TILE, TILES, WIDTH

FARTHEST: Final = 13  # steps; a longer walk ends where one of two steps fewer can end (a test proves it)
LOOP: Final = 4  # FT-5.4 the fewest steps from a tile back to it
ORIGINS: Final = TILES + 1  # where a walk may have come from: a tile, or NO_TILE


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
BLOCK: Final = vec[i64](
    [_block(tile) for tile in range(TILES)]
)  # FT-7.4 the 3 x 3 around a tile, itself included
DIAMETER: Final = WIDTH + HEIGHT - 2
# FT-7.5 WITHIN[tile * (DIAMETER + 1) + steps]: the tiles no farther away
WITHIN: Final = vec[i64](
    [_tiles_within(tile, steps) for tile in range(TILES) for steps in range(DIAMETER + 1)]
)


def within(tile: i64, steps: i64) -> i64:
    """The tiles at most `steps` steps away from a tile, itself included."""
    return WITHIN[tile * (DIAMETER + 1) + (steps if steps < DIAMETER else DIAMETER)]


def _walks() -> vec[i64]:
    """The ends of all walks that never turn straight back, by steps, first tile and the tile before it."""
    ends = vec[i64]([0] * ((FARTHEST + 1) * TILES * ORIGINS))
    for tile in range(TILES):
        for came_from in range(ORIGINS):
            ends[tile * ORIGINS + came_from] = 1 << tile
    for steps in range(1, FARTHEST + 1):
        for tile in range(TILES):
            for came_from in range(ORIGINS):
                mask: i64 = 0
                for following in NEIGHBOURS[tile]:
                    if following != came_from:
                        mask |= ends[((steps - 1) * TILES + following) * ORIGINS + tile]
                ends[(steps * TILES + tile) * ORIGINS + came_from] = mask
    return ends


WALKS: Final = _walks()


def ends_of_walks(steps: i64, tile: i64, came_from: i64) -> i64:
    """FT-5.8 The tiles, one bit each, where a walk of exactly `steps` steps from a tile can end."""
    if steps > FARTHEST:
        steps = FARTHEST - (steps - FARTHEST) % 2
    return WALKS[(steps * TILES + tile) * ORIGINS + came_from]


def ends_from(steps: i64, tile: i64) -> i64:
    """The tiles where a walk of `steps` steps can end whose first step may lead anywhere."""
    return ends_of_walks(steps, tile, NO_TILE)

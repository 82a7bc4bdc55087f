"""Movement: the camel that a die moves, and where it lands with its riders (CU-16, CU-26 to CU-29)."""

from __future__ import annotations

from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    BEHIND_THE_LINE,
    BLACK,
    BOOING,
    GREY,
    OVER_THE_LINE,
    RACERS,
    WHITE,
)
from sandtable.games.camel_up.dice import crazy_shown
from sandtable.games.camel_up.track import carries_racer, move, place_of, space_of


def moved_by(camels: i64, die: i64, face: i64) -> i64:
    """CU-26, CU-27 The camel that a die moves."""
    return die if die < GREY else moved_by_grey(camels, crazy_shown(face))


def moved_by_grey(camels: i64, shown: i64) -> i64:
    """CU-27 The crazy camel that a grey die moves: the upper of two that touch, else the only one
    that carries a racing camel, else the one of the colour shown."""
    white = place_of(camels, WHITE)
    black = place_of(camels, BLACK)
    if white == black + 1:
        return WHITE
    if black == white + 1:
        return BLACK
    white_carries = carries_racer(camels, WHITE)
    black_carries = carries_racer(camels, BLACK)
    if white_carries == black_carries:
        return shown
    return WHITE if white_carries else BLACK


def direction_of(camel: i64) -> i64:
    """CU-16 Racing camels go clockwise, crazy ones counter-clockwise, whatever they carry."""
    return 1 if camel < RACERS else -1


def advance(camels: i64, camel: i64, pips: i64, tiles: vec[i64]) -> tuple[i64, i64, i64]:
    """CU-26, CU-28, CU-29 Move a camel with its riders.

    Return the camels afterwards, the space to which the pips alone lead (where a tile is met, unless it is
    off the track) and the space on which the unit comes to rest.
    """
    start = space_of(camels, camel)
    forward = direction_of(camel)
    landing = destination(start, forward, pips, tiles)
    return move(camels, camel, landing), start + forward * pips, landing if landing >= 0 else -landing


def destination(space: i64, forward: i64, pips: i64, tiles: vec[i64]) -> i64:
    """CU-26, CU-28 The space where a unit lands, negative if it slips underneath the stack there (CU-29).

    `forward` is its direction, `tiles[space]` the side of the tile on a space (0: no tile). A tile only
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

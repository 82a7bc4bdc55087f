"""Mosaics and statues that lie or stand in the garden, each packed into one number.

Only this module knows the packing; squares are those of `regions`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64
from sandtable.games.cleopatra.pentominoes import WAYS, form_number

SPOTS: Final = 100  # more than any square's number


def mosaic_at(shape: i64, way: i64, anchor: i64) -> i64:
    """A mosaic whose first square is the anchor."""
    return form_number(shape, way) * SPOTS + anchor


def shape_of(mosaic: i64) -> i64:
    return mosaic // SPOTS // WAYS


def way_of(mosaic: i64) -> i64:
    return mosaic // SPOTS % WAYS


def anchor_of(mosaic: i64) -> i64:
    return mosaic % SPOTS


def statue_at(seat: i64, square: i64) -> i64:
    """A statue of a seat, on the first square of its sanctuary."""
    return seat * SPOTS + square


def owner_of(statue: i64) -> i64:
    return statue // SPOTS


def square_of(statue: i64) -> i64:
    return statue % SPOTS

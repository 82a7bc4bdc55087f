"""Cleopatra played so that the game comes to its end soon: at random it takes four times as long."""

from __future__ import annotations

from typing import Final

# What brings the game on, in this order; else the first thing on offer.
EAGER: Final = (
    "turn ",
    "claim ",
    "build throne",
    "build pedestal",
    "build obelisk",
    "build mosaic",
    "build door",
    "build sphinx",
    "build wall",
    "stop",
    "lay ",
    "keep all",
    "bid 1",
)


def wish_of(options: list[str]) -> str:
    return next((one for start in EAGER for one in options if one.startswith(start)), options[0])

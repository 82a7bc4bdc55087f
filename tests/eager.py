"""A way to play Cleopatra that ends the game soon: random play takes four times as long."""

from __future__ import annotations

from typing import Final

# The actions that advance the game, best first; if none of them is offered, the first option is taken.
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

"""The calls of Camel Up that `sandtable bench` times: the exact odds of a leg."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sandtable.core import bits
from sandtable.games.camel_up.notation import camels_from_text, no_tiles
from sandtable.games.camel_up.odds import leg_odds

START: Final = "1:G,Y,R 3:B,P 15:W 16:K"
DICE_LEFT: Final = (0b111111, 0b111110, 0b111100, 0b111000, 0b110000)


def odds_call(dice: int) -> Callable[[], object]:
    """CU-54 The exact leg odds of a starting position with these dice in the pyramid."""
    return partial(leg_odds, camels_from_text(START), dice, no_tiles())


BENCHMARKS: Final = {f"leg odds, {bits.count(dice)} dice": odds_call(dice) for dice in DICE_LEFT}

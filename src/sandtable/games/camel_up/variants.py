"""CU-53 The variants of Camel Up: what may be chosen, and the choice as the rules read it."""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Variant
from sandtable.core.native import i64
from sandtable.core.state import Setting

VARIANTS: Final = {
    "setup_order": Variant(("random", "roller"), "CU-11"),
    "race_bets": Variant(("card_by_card", "netted"), "CU-42"),
}
# The values of `setup_order`, in the order of its choices.
RANDOM: Final = 0
ROLLER: Final = 1
# The values of `race_bets`.
CARD_BY_CARD: Final = 0
NETTED: Final = 1


class CamelUpVariants:
    """CU-53 The choice that was made for each variant, under the variant's own name. Never changed."""

    def __init__(self, setting: Setting) -> None:
        self.setup_order: i64 = choice(setting, "setup_order")
        self.race_bets: i64 = choice(setting, "race_bets")


def choice(setting: Setting, variant: str) -> int:
    """The index of the agreed choice of a variant."""
    return VARIANTS[variant].choices.index(setting.variants[variant])

"""CU-53 The variants of Camel Up: what may be chosen, and the choice as the rules read it."""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Variant
from sandtable.core.native import i64
from sandtable.core.state import Setting

# The choices of `setup_order`.
RANDOM: Final = 0
ROLLER: Final = 1
SETUP_ORDERS: Final = {"roller": ROLLER, "random": RANDOM}
# The choices of `race_bets`.
CARD_BY_CARD: Final = 0
NETTED: Final = 1
RACE_BETS: Final = {"card_by_card": CARD_BY_CARD, "netted": NETTED}

# The versions of the rules. In the first, the default of `setup_order` was `random`, and a player who could
# only roll was asked.
RULES_VERSION: Final = 2
FIRST_RULES: Final = 1

VARIANTS: Final = {
    "setup_order": Variant(tuple(SETUP_ORDERS), "CU-11"),
    "race_bets": Variant(tuple(RACE_BETS), "CU-42"),
}


class CamelUpVariants:
    """CU-53 The choice that was made for each variant, under the variant's own name, and the version of the
    rules. Never changed."""

    def __init__(self, setting: Setting) -> None:
        self.version: i64 = setting.rules_version
        self.setup_order: i64 = SETUP_ORDERS[setting.variants["setup_order"]]
        self.race_bets: i64 = RACE_BETS[setting.variants["race_bets"]]

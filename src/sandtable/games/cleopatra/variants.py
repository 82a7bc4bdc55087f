"""The open questions of the rules as named choices; the first choice is the default."""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Variant
from sandtable.games.cleopatra.layout import SHIPPED

NO_YES: Final = ("false", "true")
YES_NO: Final = ("true", "false")

VARIANTS: Final = {
    "garden": Variant(SHIPPED, "CL-W4"),
    "first_player": Variant(("random", "seat_0"), "CL-S1"),
    "open_totals": Variant(NO_YES, "CL-V1"),
    "reshuffle": Variant(("when_needed", "at_once"), "CL-M3"),
    "allow_superfluous_payment": Variant(NO_YES, "CL-Q2a"),
    "merchant_replaces": Variant(("any", "lacking"), "CL-Q9"),
    "trompe_as_artisan": Variant(NO_YES, "CL-Q10"),
    "hand_limit_check": Variant(("after_refill", "before_refill"), "CL-H1"),
    "hand_limit_after_quarry": Variant(YES_NO, "CL-H1"),
    "equal_bids": Variant(("all_first", "nothing"), "CL-O5"),
    "scribe_answers_own_roll": Variant(YES_NO, "CL-O8"),
    "beggar_one_talent": Variant(("shows_hand", "gives_it"), "CL-C1"),
    "envoy_cards": Variant(("one", "any"), "CL-C3"),
    "envoy_kinds": Variant(("one", "several"), "CL-C3"),
    "envoy_without_amulet": Variant(("card_alone", "no_offer"), "CL-C3"),
    "vizier_reshuffles": Variant(YES_NO, "CL-C7"),
    "allow_flip": Variant(YES_NO, "CL-G1"),
    "late_sanctuary_claim": Variant(NO_YES, "CL-G8"),
    "finish_turn_dice": Variant(NO_YES, "CL-E1"),
    "final_tie": Variant(("shared", "later_player"), "CL-E5"),
    "max_idle_turns": Variant(("200", "60"), "CL-E9"),
}

# The versions of the rules. Since the second, only the Courtesan is limited in a turn (CL-T4) and no question
# is asked whose only answer everybody knows (CL-T2).
RULES_VERSION: Final = 2
FIRST_RULES: Final = 1

# The choices that the rules ask for, by their place among the choices of the variant.
RANDOM: Final = 0  # first_player
AT_ONCE: Final = 1  # reshuffle
LACKING: Final = 1  # merchant_replaces
BEFORE_REFILL: Final = 1  # hand_limit_check
NOTHING: Final = 1  # equal_bids
GIVES_IT: Final = 1  # beggar_one_talent
ANY: Final = 1  # envoy_cards
SEVERAL: Final = 1  # envoy_kinds
NO_OFFER: Final = 1  # envoy_without_amulet
LATER_PLAYER: Final = 1  # final_tie

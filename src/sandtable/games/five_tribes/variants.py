"""The variants of Five Tribes: questions that the rulebook leaves open, and what a table may agree on.

The rules read `s.variants.broke_bidder == SITS_OUT`: a field for each variant, a number for each choice.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Variant
from sandtable.core.native import i64
from sandtable.core.state import Setting

VARIANTS: Final = {
    "broke_bidder": Variant(("bids_all", "sits_out"), "FT-Q1"),
    "djinn_use": Variant(("per_marker", "per_round"), "FT-Q2"),
    "echidna_kandicha": Variant(("builders_only", "doubled"), "FT-Q4"),
    "nekir_taking": Variant(("unpaid", "paid"), "FT-Q6"),
    "baal_itself": Variant(("unpaid", "paid"), "FT-Q7"),
    "last_round": Variant(("ends", "one_more"), "FT-12.3"),
    "blocked": Variant(("whole_round", "each_turn"), "FT-Q15"),
    "hands": Variant(("hidden", "open_cards", "open"), "FT-Q18"),
    "sibittis": Variant(("shown", "face_down"), "FT-Q22"),
    "anun_nak": Variant(("before_paying", "after_paying"), "FT-Q25"),
    "partner": Variant(("any", "before_move"), "FT-Q28"),
}

# The choices, numbered as above.
BIDS_ALL: Final = 0
SITS_OUT: Final = 1
PER_MARKER: Final = 0
PER_ROUND: Final = 1
BUILDERS_ONLY: Final = 0
DOUBLED: Final = 1
UNPAID: Final = 0
PAID: Final = 1
ENDS: Final = 0
ONE_MORE: Final = 1
WHOLE_ROUND: Final = 0
EACH_TURN: Final = 1
HIDDEN: Final = 0
OPEN_CARDS: Final = 1
OPEN: Final = 2
SHOWN: Final = 0
FACE_DOWN: Final = 1
BEFORE_PAYING: Final = 0
AFTER_PAYING: Final = 1
ANY: Final = 0
BEFORE_MOVE: Final = 1

# The versions of the rules. Since the second, no question is asked whose only answer everybody knows (FT-4.7)
# and no payment is offered that would leave a power without effect (FT-10.7).
RULES_VERSION: Final = 2
EVERYTHING_IS_ASKED: Final = 1


class FiveTribesVariants:
    """The choices that a table has made, and the version of its rules; fields have the names of variants."""

    def __init__(self, setting: Setting) -> None:
        chosen = setting.variants
        self.version: i64 = setting.rules_version
        self.broke_bidder: i64 = _number("broke_bidder", chosen)
        self.djinn_use: i64 = _number("djinn_use", chosen)
        self.echidna_kandicha: i64 = _number("echidna_kandicha", chosen)
        self.nekir_taking: i64 = _number("nekir_taking", chosen)
        self.baal_itself: i64 = _number("baal_itself", chosen)
        self.last_round: i64 = _number("last_round", chosen)
        self.blocked: i64 = _number("blocked", chosen)
        self.hands: i64 = _number("hands", chosen)
        self.sibittis: i64 = _number("sibittis", chosen)
        self.anun_nak: i64 = _number("anun_nak", chosen)
        self.partner: i64 = _number("partner", chosen)


def _number(variant: str, chosen: dict[str, str]) -> int:
    return VARIANTS[variant].choices.index(chosen[variant])

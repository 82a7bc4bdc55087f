"""The open questions of the rules as named choices; the first answer is the default."""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Variant
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.garden import SHIPPED, Garden
from sandtable.games.cleopatra.pentominoes import FREE_WAYS

NO_YES: Final = ("false", "true")
YES_NO: Final = ("true", "false")

VARIANTS: Final = {
    "garden": Variant(SHIPPED, "CL-W4"),
    "first_player": Variant(("random", "seat_0"), "CL-S1"),
    "open_totals": Variant(NO_YES, "CL-V1"),
    "reshuffle": Variant(("when_needed", "at_once"), "CL-M3"),
    "allow_superfluous_payment": Variant(NO_YES, "CL-Q2a"),
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


class HouseRules:
    """The choices of one table, read once and shared by all its states."""

    def __init__(self, garden: Garden, variants: dict[str, str]) -> None:
        self.garden = garden
        self.ways: list[vec[i64]] = FREE_WAYS if variants["allow_flip"] == "true" else garden.printed_ways
        self.first_random: bool = variants["first_player"] == "random"
        self.open_totals: bool = variants["open_totals"] == "true"
        self.reshuffle_at_once: bool = variants["reshuffle"] == "at_once"
        self.superfluous: bool = variants["allow_superfluous_payment"] == "true"
        self.trompe_as_artisan: bool = variants["trompe_as_artisan"] == "true"
        self.check_before_refill: bool = variants["hand_limit_check"] == "before_refill"
        self.check_after_quarry: bool = variants["hand_limit_after_quarry"] == "true"
        self.equal_bids_count: bool = variants["equal_bids"] == "all_first"
        self.scribe_answers: bool = variants["scribe_answers_own_roll"] == "true"
        self.beggar_takes_one: bool = variants["beggar_one_talent"] == "gives_it"
        self.envoy_any: bool = variants["envoy_cards"] == "any"
        self.envoy_several: bool = variants["envoy_kinds"] == "several"
        self.envoy_needs_amulet: bool = variants["envoy_without_amulet"] == "no_offer"
        self.vizier_reshuffles: bool = variants["vizier_reshuffles"] == "true"
        self.late_claims: bool = variants["late_sanctuary_claim"] == "true"
        self.finish_dice: bool = variants["finish_turn_dice"] == "true"
        self.later_player_wins: bool = variants["final_tie"] == "later_player"
        self.most_idle: i64 = int(variants["max_idle_turns"])

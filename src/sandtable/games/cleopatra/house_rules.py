"""What a table has agreed on, in the form the rules ask for it."""

from __future__ import annotations

from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.garden import Garden
from sandtable.games.cleopatra.pentominoes import FREE_WAYS


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

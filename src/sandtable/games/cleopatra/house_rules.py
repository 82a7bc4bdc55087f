"""The variants of a table as typed fields, for the rules to read."""

from __future__ import annotations

from sandtable.core.native import i64, vec
from sandtable.core.state import Setting
from sandtable.games.cleopatra.garden import Garden
from sandtable.games.cleopatra.pentominoes import FREE_WAYS
from sandtable.games.cleopatra.variants import VARIANTS


class HouseRules:
    """What a table has agreed on, shared by all its states. Each field is named after its variant, except
    `version`, the version of the rules.

    A yes-or-no variant is a bool, a number is a number, and any other variant is the index of the choice: the
    constants in `variants` name those that the rules ask for.
    """

    def __init__(self, garden: Garden, setting: Setting) -> None:
        variants = setting.variants
        self.garden = garden
        self.version: i64 = setting.rules_version
        self.first_player: i64 = choice(variants, "first_player")
        self.open_totals: bool = variants["open_totals"] == "true"
        self.reshuffle: i64 = choice(variants, "reshuffle")
        self.allow_superfluous_payment: bool = variants["allow_superfluous_payment"] == "true"
        self.merchant_replaces: i64 = choice(variants, "merchant_replaces")
        self.trompe_as_artisan: bool = variants["trompe_as_artisan"] == "true"
        self.hand_limit_check: i64 = choice(variants, "hand_limit_check")
        self.hand_limit_after_quarry: bool = variants["hand_limit_after_quarry"] == "true"
        self.equal_bids: i64 = choice(variants, "equal_bids")
        self.scribe_answers_own_roll: bool = variants["scribe_answers_own_roll"] == "true"
        self.beggar_one_talent: i64 = choice(variants, "beggar_one_talent")
        self.envoy_cards: i64 = choice(variants, "envoy_cards")
        self.envoy_kinds: i64 = choice(variants, "envoy_kinds")
        self.envoy_without_amulet: i64 = choice(variants, "envoy_without_amulet")
        self.vizier_reshuffles: bool = variants["vizier_reshuffles"] == "true"
        self.allow_flip: bool = variants["allow_flip"] == "true"
        self.late_sanctuary_claim: bool = variants["late_sanctuary_claim"] == "true"
        self.finish_turn_dice: bool = variants["finish_turn_dice"] == "true"
        self.final_tie: i64 = choice(variants, "final_tie")
        self.max_idle_turns: i64 = int(variants["max_idle_turns"])
        # CL-G15 The ways to hold each mosaic, which follow from the garden and `allow_flip`.
        self.ways: list[vec[i64]] = FREE_WAYS if self.allow_flip else garden.printed_ways


def choice(variants: dict[str, str], name: str) -> int:
    """The index of the choice that a table has made."""
    return VARIANTS[name].choices.index(variants[name])

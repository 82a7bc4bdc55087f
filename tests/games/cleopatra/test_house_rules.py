"""The variants as the rules use them."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.cleopatra import variants
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.variants import VARIANTS
from tests.games.cleopatra.kit import GAME

NAMED = {
    "first_player": "RANDOM",
    "reshuffle": "AT_ONCE",
    "hand_limit_check": "BEFORE_REFILL",
    "equal_bids": "NOTHING",
    "beggar_one_talent": "GIVES_IT",
    "envoy_cards": "ANY",
    "envoy_kinds": "SEVERAL",
    "envoy_without_amulet": "NO_OFFER",
    "final_tie": "LATER_PLAYER",
}


def house_rules(**chosen: str) -> HouseRules:
    return GAME.rules(GAME.setting(3, chosen, GAME.rules_version))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_field_is_named_after_its_variant_and_follows_it(name: str) -> None:
    values: list[Any] = [getattr(house_rules(**{name: choice}), name) for choice in VARIANTS[name].choices]
    assert len(set(values)) == len(values)


@pytest.mark.parametrize(("name", "constant"), NAMED.items())
def test_a_constant_names_its_choice(name: str, constant: str) -> None:
    chosen = getattr(house_rules(**{name: constant.lower()}), name)
    assert chosen == getattr(variants, constant)

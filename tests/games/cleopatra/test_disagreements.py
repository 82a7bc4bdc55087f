"""The points on which the three rulebooks disagree, each decided as our rules document says."""

from __future__ import annotations

import pytest

from sandtable.games.cleopatra.board import (
    CARDS,
    COPIES,
    COSTS,
    DECK,
    LAPIS,
    MARBLE,
    PIECES,
    SPHINXES,
    STONE,
    THRONE,
    TROMPE,
)
from tests.games.cleopatra.kit import GAME, palace


@pytest.mark.parametrize(
    ("topic", "found", "right"),
    [
        ("sphinxes", PIECES[SPHINXES], 6),
        ("trompe-l'oeil", DECK[TROMPE], 8),
        ("characters", COPIES, (2, 2, 2, 2, 2, 1)),
        ("deck without the advertising card", CARDS, 109),
        ("throne: marble", (COSTS[THRONE][MARBLE], COSTS[THRONE][STONE], COSTS[THRONE][LAPIS]), (2, 0, 2)),
        ("players", (GAME.seats[0], GAME.seats[-1]), (3, 5)),
    ],
)
def test_numbers(topic: str, found: object, right: object) -> None:
    """CL-K1, CL-K2, CL-K3, CL-S1"""
    assert found == right, topic


def test_the_whole_stall_is_taken_and_each_stall_gets_one_card() -> None:
    """CL-M1, CL-M2"""
    played = palace([""], stalls="aas|m|w").play("market 1")
    assert played.hand(0) == "aas"
    played.play("refill", "lay 1 2")
    assert "lay 1 2" not in played.options()


def test_over_the_limit_are_alternatives_down_to_exactly_ten() -> None:
    """CL-H2, CL-H4"""
    played = palace(["a" * 12], stalls="m|a|a").play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn")
    assert played.options() == ["discard down", "keep all"]
    played.play("discard down", "discard artisan", "discard artisan", "discard artisan")
    assert len(played.hand(0)) == 10


def test_an_unclaimed_sanctuary_is_nobodys_for_ever() -> None:
    """CL-G6 The builder is asked once; afterwards nobody, not even the builder, can claim the sanctuary."""
    plot = ".#.######\n#########\n...######\n...######\n...######" + "\n#########" * 4
    played = palace(["aasml" * 2], grid=plot, mosaic="V", stack="VX")
    played.play("build mosaic").pay().play("turn 1", "place 3 1", "end claims")
    assert played.offers("claim") == []


def test_the_scribe_turns_one_die_and_rolls_none() -> None:
    """CL-C5, CL-O1"""
    played = palace(["4"], altar=2)
    played.play("scribe onto", luck=[])
    assert played.view().altar == 3


def test_fewer_than_three_amulets_are_all_returned_and_all_tied_are_eaten() -> None:
    """CL-O3, CL-E4"""
    played = palace(["4"], altar=4, amulets=[1, 2, 9]).play("scribe onto").bids(0, 0, 0)
    assert played.amulets == [0, 0, 6]


def test_the_envoy_takes_one_card_of_one_kind_from_each() -> None:
    """CL-C3"""
    played = palace(["3", "ss", "m"]).play("envoy", "ask 1 stone")
    assert played.why_not("ask 2 marble") == "CL-C3"
    played.play("end asking", "offer")
    assert played.asked == "Accept", "not asked for a second card"


def test_the_viziers_rest_is_discarded_and_own_amulets_may_be_counted() -> None:
    """CL-C7, CL-V1"""
    played = palace(["6", ""], discards="sm", rest="1").play("vizier", "end keeping")
    assert played.discards() == "sm6"
    assert played.view(0).players[0].amulets == 0


def test_a_merchant_replaces_one_unit() -> None:
    """CL-Q2, CL-Q9"""
    played = palace([""]).play("build wall L1", "merchant wood")
    assert played.view().visit.missing == {"artisan": 1, "stone": 1}

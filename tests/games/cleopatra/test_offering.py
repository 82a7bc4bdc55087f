"""The offering to the High Priest: CL-O1 to CL-O8."""

from __future__ import annotations

import pytest

from sandtable import IllegalAction, Script, Table
from tests.games.cleopatra.kit import GAME, Palace, palace


def offering(talents: list[int], amulets: list[int], **variants: str) -> Palace:
    return palace(
        ["4"], seats=len(talents), altar=4, talents=talents, amulets=amulets, variants=variants
    ).play("scribe onto")


def rolled_five(hand: str = "", **variants: str) -> Palace:
    played = palace(["asw" + hand], altar=4, variants=variants).build("build wall L1")
    return played.play("stop", luck=[0])


def test_cl_o1_the_fifth_symbol_starts_it_at_once() -> None:
    """CL-O1 A Scribe before the action brings the fifth symbol; the dice are blank afterwards (test vector
    14)."""
    played = palace(["4asw"], altar=4).play("scribe onto")
    assert (played.asked, played.state.to_act()) == ("Offering", [0, 1, 2])
    played.bids(0, 0, 0)
    assert (played.asked, played.view().altar) == ("Turn", 0)
    played.build("build wall L1").play("stop", luck=[1] * 5)
    assert played.news("rolls")[0].words["dice"] == 5


def test_cl_o2_all_bid_up_to_all_their_talents_and_lose_them() -> None:
    """CL-O2 A bid is between nothing and all of the player's talents."""
    played = offering([4, 2, 0], [0, 0, 0])
    assert [len(played.options(seat)) for seat in range(3)] == [5, 3, 1]
    assert played.why_not("bid 3", 1) == "CL-O2"
    played.bids(4, 1, 0)
    assert played.talents() == [0, 1, 0]


@pytest.mark.parametrize(
    ("bids", "changes"),
    [([5, 5, 3, 0], [-3, -3, 2, 3]), ([4, 2, 2, 1, 0], [-3, 1, 1, 3, 4]), ([3, 2, 1], [-3, 1, 2])],
)
def test_cl_o3_amulets_by_rank(bids: list[int], changes: list[int]) -> None:
    """CL-O3, CL-O4 The highest bidder returns 3, the others take 1 to 4; ties share the better rank (test
    vector 8)."""
    played = offering([5] * len(bids), [10] * len(bids)).bids(*bids)
    assert [amulets - 10 for amulets in played.amulets] == changes


def test_cl_o3_a_bidder_with_fewer_returns_all() -> None:
    """CL-O3 A winner with two amulets returns both."""
    assert offering([5, 5, 5], [2, 0, 0]).bids(1, 0, 0).amulets == [0, 1, 1]


def test_cl_o4_the_ranks_after_a_tie_are_skipped() -> None:
    """CL-O4 After two players who share the first rank, the next one is third."""
    assert offering([5, 5, 5], [3, 3, 0]).bids(2, 2, 1).amulets == [0, 0, 2]


def test_cl_o5_all_equal_all_return_three() -> None:
    """CL-O5 That holds even if nobody bids anything; in a variant nothing happens."""
    assert offering([5, 5, 5], [4, 4, 1]).bids(0, 0, 0).amulets == [1, 1, 0]
    assert offering([5, 5, 5], [4, 4, 1], equal_bids="nothing").bids(0, 0, 0).amulets == [4, 4, 1]


def test_cl_o6_who_has_bid_is_public_how_much_is_not() -> None:
    """CL-O6 Only its owner sees a bid until all have bid; then all bids are shown and stay public."""
    played = offering([5, 5, 5], [0, 0, 0]).act(1, "bid 3")
    assert played.state.to_act() == [0, 2]
    assert [player.has_bid for player in played.view(0).players] == [False, True, False]
    assert played.view(0).players[1].bid is None
    assert played.view(1).players[1].bid == 3
    assert played.news("has-bid", 0)[0].words == {"seat": "seat.1"}
    played.act(0, "bid 0").act(2, "bid 5")
    assert [message.words["talents"] for message in played.news("shows-bid")] == [0, 3, 5]


def test_cl_o6_a_bid_is_final() -> None:
    """CL-O6 A bid cannot be taken back."""
    table = Table(GAME, 3, Script([0] * 200), {"first_player": "seat_0"})
    table.state = offering([5, 5, 5], [0, 0, 0]).state
    table.play("bid 3", 1, 0)
    assert not table.can_undo(1)
    with pytest.raises(IllegalAction) as refusal:
        table.undo(1)
    assert refusal.value.code == "undo-final"


def test_cl_o7_the_turn_goes_on_where_it_stopped() -> None:
    """CL-O7 After an offering in the middle of a visit the roll follows with all five dice, and may start a
    second."""
    played = palace(["41" + "aassww"], altar=4).build("build wall L1").play("scribe onto").bids(0, 0, 0)
    assert played.asked == "Build"
    played.build("build wall L2").play("stop", luck=[0] * 5)
    assert played.asked == "AnswerRoll"
    played.play("begin offering").bids(0, 0, 0)
    assert played.asked == "EndTurn"


def test_cl_o8_a_scribe_may_avert_its_players_own_roll() -> None:
    """CL-O8 One die comes off the altar and there is no offering. A player who might have a Scribe is
    asked."""
    played = rolled_five("4s")
    assert played.options() == ["begin offering", "avert"]
    played.play("avert")
    assert (played.asked, played.view().altar, played.discards()) == ("EndTurn", 4, "asw4")
    without = rolled_five("s")  # a card that nobody knows
    assert without.options() == ["begin offering"]
    assert without.why_not("avert") == "CL-O8"
    known = palace(["asw"], altar=4, merchants=[0, 0, 0])
    known.play("build wall L1", "pay artisan", "pay stone", "pay wood", luck=[0])
    assert known.asked == "Offering"  # everybody knows that an empty hand has no Scribe


def test_cl_o8_a_variant_leaves_no_answer() -> None:
    """CL-O8 With `scribe_answers_own_roll = false` the offering begins immediately."""
    assert rolled_five("4", scribe_answers_own_roll="false").asked == "Offering"

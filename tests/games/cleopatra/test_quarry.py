"""The quarry: CL-Q1 to CL-Q12, with the walls and doors of CL-W1 to CL-W4."""

from __future__ import annotations

import pytest

from sandtable.games.cleopatra.board import WALL_NAMES
from tests.games.cleopatra.kit import GAME, palace

ALL_WALLS = " ".join(WALL_NAMES)


def test_cl_q1_one_or_more_pieces_at_least_one() -> None:
    """CL-Q1 A player chooses the quarry by choosing a first piece, and then builds more or stops."""
    played = palace(["aassww"])
    assert "stop" not in played.options()
    played.build("build wall L1")
    assert {"stop", "build wall L2"} <= set(played.options())


def test_cl_q2_cards_and_merchants_cover_the_cost() -> None:
    """CL-Q2 Cards go to the discards, merchants out of the game, a tainted card brings its amulet."""
    played = palace(["aS"]).play("build wall L1", "pay artisan", "pay double-stone")
    assert (played.discards(), played.amulets[0]) == ("aS", 1)
    played.play("merchant wood")
    assert played.view().players[0].merchants == 2
    assert played.view().walls == ["L1"]


def test_cl_q2_a_double_may_be_split_between_two_pieces_of_a_visit() -> None:
    """CL-Q2, CL-Q8 A wall and then a door, with one double for the wood of both: 1 amulet, income 3 + 5 + 2
    (test vector 12)."""
    played = palace(["asW" + "aaml"], talents=[0, 0, 0])
    played.play("build wall L1", "pay artisan", "pay stone", "pay double-wood")
    assert played.view().visit.credit == {"wood": 1}
    played.play("build door left", "pay artisan", "pay artisan", "pay marble", "pay lapis", "stop")
    assert (played.talents()[0], played.amulets[0], played.hand(0)) == (10, 1, "")


def test_cl_q2a_a_superfluous_card_is_refused() -> None:
    """CL-Q2a Neither a resource that is not missing nor a double that makes an earlier card superfluous
    may be paid."""
    played = palace(["aaaassSww"], merchants=[0, 0, 0]).play("build obelisk left")
    assert played.why_not("pay lapis") == "CL-Q2"
    played.play("pay stone")
    assert played.why_not("pay double-stone") == "CL-Q2a"
    played.play("pay stone")
    assert played.why_not("pay double-stone") == "CL-Q2a"


def test_cl_q2a_a_variant_allows_any_payment_that_meets_the_cost() -> None:
    """CL-Q2a With `allow_superfluous_payment` the player says when it is enough; doubles still carry over."""
    played = palace(["aassSw"], variants={"allow_superfluous_payment": "true"})
    played.play("build wall L1", "pay artisan", "pay stone", "pay wood", "pay stone", "pay double-stone")
    assert played.why_not("merchant stone") == "CL-Q2a"
    played.play("enough")
    assert played.view().visit.credit == {"stone": 2}
    assert played.hand(0) == "a"


def test_cl_q3_free_places_and_fixed_orders() -> None:
    """CL-Q3 Walls, doors and obelisks go on any free place, each place once, and the pedestal comes before
    the throne."""
    hand = "aaa" + "mm" + "ll"
    assert palace([hand]).why_not("build throne") == "CL-Q3"
    played = palace([hand], throne=1)
    assert played.why_not("build pedestal") == "CL-Q3"
    assert played.why_not("build throne") is None
    assert palace(["asw"], walls="B1").why_not("build wall B1") == "CL-Q3"
    assert palace(["asm"], sphinxes=6).why_not("build sphinx") == "CL-Q3"
    assert palace(["aaasswww"], obelisks="left").offers("build obelisk") == ["build obelisk right"]
    assert palace(["aawml"], doors="right").offers("build door") == ["build door left"]


def test_cl_q3_sphinxes_are_worth_2_5_2_5_2_5() -> None:
    """CL-Q3 Sphinxes are built in numeric order and are worth 21 together (test vector 6)."""
    earned = []
    for number in range(6):
        played = palace(["asm"], sphinxes=number, talents=[0, 0, 0]).build("build sphinx").play("stop")
        earned.append(played.talents()[0])
    assert earned == [2, 5, 2, 5, 2, 5]


@pytest.mark.parametrize(("pieces", "bonus"), [(1, 0), (2, 2), (3, 5), (4, 5)])
def test_cl_q4_the_visit_bonus(pieces: int, bonus: int) -> None:
    """CL-Q4 Two pieces bring 2 more, three or more bring 5 more (test vector 7)."""
    played = palace(["a" * 4 + "s" * 4 + "w" * 4], talents=[0, 0, 0])
    played.build(*[f"build wall {WALL_NAMES[at]}" for at in range(pieces)]).play("stop")
    assert played.talents()[0] == 3 * pieces + bonus


@pytest.mark.parametrize(
    ("piece", "hand", "value"),
    [
        ("build obelisk left", "aaasSw" + "w", 12),
        ("build pedestal", "aaammll", 12),
        ("build door left", "aawml", 4),
        ("build wall B2", "asw", 3),
    ],
)
def test_cl_q4_values_of_the_pieces(piece: str, hand: str, value: int) -> None:
    """CL-Q4, CL-K2 Each piece is built alone."""
    played = palace([hand], talents=[0, 0, 0]).build(piece).play("stop")
    assert played.talents()[0] == value


def test_cl_q5_a_step_for_every_category_completed() -> None:
    """CL-Q5 Two categories in one visit are two steps."""
    played = palace(["asm" + "asw"], sphinxes=5, walls="L2 L3 B1 B2 B3 R3 R2 R1")
    played.build("build sphinx", "build wall L1").play("stop")
    assert played.view().cleopatra == 2


def test_cl_q5_only_what_this_visit_completed_is_announced() -> None:
    """CL-Q5 The obelisks were complete before the visit, so they are not announced."""
    played = palace(["asm"], sphinxes=5, obelisks="left right").build("build sphinx").play("stop")
    assert played.news("completes")[0].words == {"category": ["category.sphinxes"], "step": 2}
    assert palace(["asw"], obelisks="left right").build("build wall L1").play("stop").news("completes") == []


def test_cl_q5_a_piece_that_completes_nothing_moves_nobody() -> None:
    """CL-Q5"""
    assert palace(["asw"]).build("build wall L1").play("stop").view().cleopatra == 0


def test_cl_q6_step_5_ends_the_game_at_once() -> None:
    """CL-Q6, CL-E1 Two categories in one visit lead from step 4 to step 5, and no dice are rolled (test
    vector 13)."""
    played = palace(
        ["asm" + "asw"],
        sphinxes=5,
        walls="L2 L3 B1 B2 B3 R3 R2 R1",
        obelisks="left right",
        throne=2,
        doors="left right",
    )
    played.build("build sphinx").play("build wall L1").pay()
    played.play("stop", luck=[])
    assert (played.view().cleopatra, played.outcome.reason) == (5, "palace")


def test_cl_q7_dice_that_are_not_on_the_altar_are_rolled_once() -> None:
    """CL-Q7 Dice that show the symbol, on one face of six, go to the altar."""
    played = palace(["asw"], altar=2).build("build wall L1").play("stop", luck=[0, 5, 0])
    assert played.view().altar == 4
    assert played.news("rolls")[0].words == {"seat": "seat.0", "dice": 3, "symbols": 2, "altar": 4}


def test_cl_q8_piece_by_piece_and_leftovers_lapse() -> None:
    """CL-Q8 A unit left over from a double pays for the next piece, and lapses at the end of the visit."""
    played = palace(["aasSww"], merchants=[0, 0, 0])
    played.play("build wall L1", "pay artisan", "pay double-stone", "pay wood")
    played.play("build wall L2")
    assert played.view().visit.missing == {"artisan": 1, "wood": 1}
    played.pay().play("stop")
    assert played.view().visit.credit == {}
    assert played.hand(0) == "s"


def test_cl_q8_never_into_a_dead_end() -> None:
    """CL-Q8 A single stone would leave one that only a double could pay, which CL-Q2a would refuse."""
    played = palace(["aaasSSww"], merchants=[0, 0, 0]).play("build obelisk left")
    assert played.why_not("pay stone") == "CL-Q8"
    assert played.why_not("pay double-stone") is None


def test_cl_q9_merchants_for_any_missing_unit_artisans_too() -> None:
    """CL-Q9 Any number of merchants may be used in a visit; what the hand still holds is not checked."""
    played = palace(["asw"]).play("build wall L1", "merchant artisan", "merchant wood", "merchant stone")
    assert (played.hand(0), played.view().players[0].merchants) == ("asw", 0)
    played.play("build wall L2")
    assert played.why_not("merchant artisan") == "CL-Q9"


def test_cl_q9_a_variant_lets_merchants_replace_only_what_the_hand_lacks() -> None:
    """CL-Q9 With `merchant_replaces = lacking` cards come first, doubles and trompe-l'oeil included."""
    lacking = {"merchant_replaces": "lacking"}
    played = palace(["asT"], variants=lacking).play("build wall L1")
    assert [played.why_not(f"merchant {resource}") for resource in ("artisan", "stone", "wood")] == [
        "CL-Q9"
    ] * 3
    played.play("pay artisan", "pay stone")
    assert played.options() == ["trompe wood"]
    played = palace(["as"], variants=lacking).play("build wall L1")
    assert "merchant wood" in played.options()
    played = palace(["asW"], variants=lacking).play("build wall L1")
    assert "merchant wood" not in played.options()


def test_cl_q9_a_double_that_would_be_superfluous_does_not_bar_a_merchant() -> None:
    """CL-Q9 CL-Q2a One of two artisans is paid with a single card; the double would then be too much."""
    played = palace(["aA" + "sml"], variants={"merchant_replaces": "lacking"}).play(
        "build mosaic", "pay artisan"
    )
    assert "merchant artisan" in played.options()
    assert "pay double-artisan" not in played.options()


def test_cl_q9_the_proposal_keeps_to_the_variant() -> None:
    """CL-Q9 Every proposed payment can be played as it stands, and spends merchants last."""
    played = palace(["asT"], variants={"merchant_replaces": "lacking"}).build("build wall L1")
    assert (played.view(0).players[0].merchants, played.amulets[0]) == (3, 1)
    played = palace(["asT"]).build("build wall L1")
    assert (played.view(0).players[0].merchants, played.amulets[0]) == (2, 0)


def test_cl_q10_a_trompe_loeil_is_any_one_material() -> None:
    """CL-Q10 It is one unit of any material, never an artisan, and costs an amulet."""
    played = palace(["aTT"], merchants=[0, 0, 0]).play("build wall L1")
    assert played.why_not("trompe artisan") == "CL-Q10"
    played.play("pay artisan", "trompe stone", "trompe wood")
    assert (played.amulets[0], played.view().walls) == (2, ["L1"])


def test_cl_q10_a_variant_makes_it_an_artisan_too() -> None:
    """CL-Q10 `trompe_as_artisan`."""
    assert palace(["Tsw"], merchants=[0, 0, 0]).why_not("build wall L1") == "CL-Q2"
    played = palace(["Tsw"], merchants=[0, 0, 0], variants={"trompe_as_artisan": "true"})
    played.play("build wall L1", "trompe artisan", "pay stone", "pay wood")
    assert played.view().walls == ["L1"]


def test_cl_q11_talents_are_handed_over_after_the_last_piece() -> None:
    """CL-Q11 In an offering during the visit players bid what they held before it."""
    played = palace(["aassww4"], altar=4, talents=[5, 5, 5]).build("build wall L1").play("scribe onto")
    assert played.asked == "Offering"
    assert played.options(0)[-1] == "bid 5"
    played.bids(5, 0, 0)
    assert (played.asked, played.talents()[0]) == ("Build", 0)
    played.play("stop", luck=[1] * 5)
    assert played.talents()[0] == 3


def test_cl_q12_a_visit_may_go_on_after_the_fifth_category() -> None:
    """CL-Q12 Cleopatra moves only after the income."""
    played = palace(
        ["asm" + "asw"],
        sphinxes=5,
        obelisks="left right",
        throne=2,
        doors="left right",
        stack="",
        talents=[0, 0, 0],
    )
    played.build("build sphinx", "build wall L1").play("stop")
    assert played.outcome.scores[0] == 5 + 3 + 2 + 9


# --- walls and doors ---------------------------------------------------------------------------------------


def test_cl_w1_slots_and_corners() -> None:
    """CL-W1 Each wall has three squares; a back corner touches two walls and counts for both."""
    corner = "PP.######\nPP.######\nP..######"
    for wall, value in (("L3", 6), ("B1", 5), ("L2", 3)):
        played = palace(["asw"], garden=corner, talents=[0, 0, 0]).build(f"build wall {wall}").play("stop")
        assert played.talents()[0] == value, wall


def test_cl_w2_a_wall_counts_squares_when_it_is_built() -> None:
    """CL-W2 A wall with two of its three squares covered is worth 5 (test vector 1)."""
    garden = """
        p.p###p.p
        ...###...
        p.p###p.p
        ....p....
        .p.....p.
        V.p.p.p.p
        V..p.p...
        VVV.....p
        ...p.p...
    """
    two = palace(["asw"], garden=garden, talents=[0, 0, 0])
    two.draws(garden)
    assert two.build("build wall L1").play("stop").talents()[0] == 5


def test_cl_w2_mosaics_laid_later_do_not_pay_an_earlier_wall() -> None:
    """CL-W2 The wall is built before the mosaic next to it: 3 for the wall, 4 and two palms for the mosaic,
    and the bonus."""
    played = palace(["asw" + "aasml"], mosaic="I", talents=[0, 0, 0]).build("build wall L1", "build mosaic")
    played.play("turn 1", "place 5 1", "stop")
    assert played.talents()[0] == 3 + 6 + 2


def test_cl_w2_walls_need_not_touch() -> None:
    """CL-W2 A wall may be built on any free slot."""
    assert len(palace(["asw"]).offers("build wall")) == 9
    assert len(palace(["asw"], walls="B2").offers("build wall")) == 8


@pytest.mark.parametrize(
    ("walls", "left", "right"),
    [
        ("L1 L2 L3 B1", 8, 4),
        ("L1 L3", 5, 4),
        ("R1 R2 R3 B3 B2 B1 L3", 4, 11),
        (ALL_WALLS, 13, 13),
        ("", 4, 4),
    ],
)
def test_cl_w3_a_door_counts_the_chain_up_to_the_first_gap(walls: str, left: int, right: int) -> None:
    """CL-W3 Test vectors 3, 4 and 5."""
    for side, value in (("left", left), ("right", right)):
        played = palace(["aawml"], walls=walls, talents=[0, 0, 0]).build(f"build door {side}").play("stop")
        assert played.talents()[0] == value


def test_cl_w3_walls_built_later_do_not_pay_an_earlier_door() -> None:
    """CL-W3"""
    played = palace(["aawml" + "asw"], talents=[0, 0, 0])
    played.build("build door left", "build wall L1").play("stop")
    assert played.talents()[0] == 4 + 3 + 2


def test_cl_w4_the_wall_behind_a_flush_foundation_is_always_worth_3() -> None:
    """CL-W4 The squares of that wall are foundation; in the other gardens they are not."""
    for garden in GAME.gardens.values():
        row = garden.grid[0][3:6]
        assert (row == "###") == (garden.name == "back-flush")
    played = palace(["asw"], talents=[0, 0, 0])
    assert played.build("build wall B2").play("stop").talents()[0] == 3
    gap = palace(["asw"], garden="..IIIII..", talents=[0, 0, 0], variants={"garden": "back-gap"})
    assert gap.build("build wall B2").play("stop").talents()[0] == 6

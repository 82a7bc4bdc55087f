"""The market: CL-M1 to CL-M7."""

from __future__ import annotations

from tests.games.cleopatra.kit import DISCARDS, palace


def test_cl_m1_all_cards_of_one_stall() -> None:
    """CL-M1 A player takes all cards of exactly one stall."""
    played = palace(["l"], stalls="asm|w|w").play("market 1")
    assert played.hand(0) == "asml"
    assert played.stalls() == "|w|w"


def test_cl_m2_three_cards_one_on_each_stall_in_any_order() -> None:
    """CL-M2 Cards keep the side they lie on, and stalls grow without limit."""
    played = palace(["1"], stalls="a|aaaaaaaaaa|m", top="6").play("market 1", "refill")
    assert len(played.options()) == 9
    assert played.view().drawn[0] == "vizier"
    played.play("lay 1 2")
    assert played.stalls().split("|")[1] == "aaaaaaaaaa6"
    assert played.why_not("lay 1 2") == "CL-M2"
    played.play("lay 2 1")
    assert [len(stall) for stall in played.state.market.stalls] == [1, 11, 2]
    assert played.asked == "EndTurn"


def test_cl_m3_a_new_pile_when_a_card_is_needed() -> None:
    """CL-M3 The last card of the pile is drawn, then two cards of a new pile made from the discards."""
    played = palace(["", ""], discards="ssmmww", rest="1", top="l").play("market 1", "refill")
    assert played.view().drawn[0] == "lapis"
    assert len(played.view().drawn) == 3
    assert played.news("new-pile")[0].words == {"cards": 6}
    assert (played.view().pile, played.view().discards) == (4, 0)


def test_cl_m3_the_new_pile_waits_until_a_card_is_needed() -> None:
    """CL-M3 With exactly three cards left there is no new pile yet; a variant makes it immediately."""
    for choice, pile in (("when_needed", 0), ("at_once", 4)):
        played = palace(["", ""], discards="ssmm", rest="1", top="l", variants={"reshuffle": choice})
        s = played.state
        s.market.bags[0][0] += 2
        s.hands[1][0] -= 2
        s.market.pile_down = 2
        played.play("market 1", "refill")
        assert len(played.view().drawn) == 3
        assert played.view().pile == pile


def test_cl_m3_too_few_cards_go_on_stalls_of_choice() -> None:
    """CL-M3 Each stall gets at most one card, so some get none."""
    played = palace(["", ""], stalls="a||", rest="1", top="l").play("market 1", "refill")
    assert played.options() == ["lay 1 1", "lay 1 2", "lay 1 3"]
    played.play("lay 1 3")
    assert played.stalls() == "||l"


def test_cl_m4_pass_when_nothing_is_left() -> None:
    """CL-M4 Stalls, pile and discards are empty, and no piece can be paid for (test vector 15)."""
    played = palace(["l", "", ""], stalls="||", rest="2", merchants=[0, 3, 3])
    assert played.options() == ["pass"]
    played.play("pass", "end turn")
    assert played.to_act == 1


def test_cl_m4_with_something_buildable_the_quarry_is_compulsory() -> None:
    """CL-M4, CL-T1 A player who can build may not pass."""
    played = palace(["asw", "", ""], stalls="||", rest="2", merchants=[0, 0, 0])
    assert played.options() == played.offers("build wall")
    assert played.why_not("market empty") == "CL-M4"


def test_cl_m5_an_empty_market_is_refilled() -> None:
    """CL-M5 With one card in the discards, a visit takes nothing and lays out that card (test vector 15)."""
    played = palace(["l", "", ""], stalls="||", discards="s", rest="2", merchants=[0, 0, 0])
    assert played.options() == ["market empty"]
    played.play("market empty", "refill", "lay 1 2")
    assert (played.hand(0), played.discards()) == ("l", "")
    assert [len(stall) for stall in played.state.market.stalls] == [0, 1, 0]


def test_cl_m6_an_empty_stall_cannot_be_chosen_while_another_has_cards() -> None:
    """CL-M6 The visit that only refills cannot be chosen either."""
    played = palace([""], stalls="|a|")
    assert played.offers("market") == ["market 2"]
    assert played.why_not("market 1") == "CL-M6"
    assert played.why_not("market empty") == "CL-M6"


def test_cl_m7_a_reshuffle_takes_the_discards_only() -> None:
    """CL-M7 Stalls, hands and cards already drawn stay out of the new pile; face-down cards keep their old
    pile."""
    played = palace(["a", "m"], stalls="s|??|l", rest=DISCARDS, top="w")
    before = sum(played.state.market.discards)
    played.play("market 1", "refill")
    assert len(played.state.market.bags) == 2
    assert sum(played.state.market.bags[0]) == 2, "the old pile's cards on the stalls"
    assert played.view().pile == before - 2
    played.play("lay 1 1", "lay 1 3", "end turn", "market 2")
    assert sum(played.state.market.bags[0]) == 0

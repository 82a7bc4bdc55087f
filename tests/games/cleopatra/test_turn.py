"""The turn and its moments: CL-T1 to CL-T5."""

from __future__ import annotations

from tests.games.cleopatra.kit import PILE, palace

CHARACTERS = {"beggar", "courtesan", "envoy", "scribe onto", "scribe off", "vizier"}


def test_cl_t1_market_or_quarry() -> None:
    """CL-T1 A player does one of them; after a stall is taken nothing can be built in that turn."""
    played = palace(["asw"])
    assert played.offers("market") == ["market 1", "market 2", "market 3"]
    assert len(played.offers("build wall")) == 9
    played.play("market 1")
    assert played.options() == ["refill"]


def test_cl_t2_the_moments_for_characters() -> None:
    """CL-T2 They are before the action, between stall and refill, before and after each piece, and before the
    hand limit."""
    played = palace(["1234" + "asw"], discards="s", altar=1)
    assert set(played.options()) >= CHARACTERS - {"vizier"}
    played.play("market 1")
    assert set(played.options()) >= CHARACTERS - {"vizier"}
    played.play("refill")
    assert not CHARACTERS & set(played.options()), "not between drawing and placing"
    played.play("lay 1 1", "lay 1 2")
    assert set(played.options()) >= CHARACTERS - {"vizier"}


def test_cl_t2_in_the_quarry_between_the_pieces() -> None:
    """CL-T2 Characters cannot be played while paying, but before the next piece and after the last."""
    played = palace(["1" + "aassww"]).play("build wall L1")
    assert "beggar" not in played.options()
    played.pay()
    assert "beggar" in played.options()
    played.play("stop")
    assert played.asked == "EndTurn"
    assert "beggar" in played.options()


def test_cl_t2_a_moment_exists_whatever_the_hand_holds() -> None:
    """CL-T2 The questions are the same without a single character, if not everybody knows the hand."""
    played = palace(["a"]).play("market 1")
    assert (played.asked, played.options()) == ("Refill", ["refill"])
    played.play("refill", "lay 1 1", "lay 1 2")
    assert (played.asked, played.options()) == ("EndTurn", ["end turn"])


def test_cl_t2_no_moment_where_everybody_knows_that_there_is_no_character() -> None:
    """CL-T2 A player without cards takes an artisan that lay face up. Everybody knows the whole hand, so
    neither the refill nor the end of the turn is asked. A Beggar that lay there may be played."""
    played = palace([""], stalls="a|a|a").play("market 1")
    assert played.asked == "LayOut"
    assert (played.play("lay 1 1", "lay 1 2").asked, played.to_act) == ("Turn", 1)
    assert palace([""], stalls="1|a|a").play("market 1").asked == "Refill"
    assert palace([""], stalls="?|a|a").play("market 1", luck=[0]).asked == "Refill"
    assert palace([""], stalls="a|a|a", rules_version=1).play("market 1").options() == ["refill"]


def test_cl_t2_no_moment_where_every_character_is_known_to_be_elsewhere() -> None:
    """CL-T2 All eleven characters lie openly on the stalls; the hand holds a card that nobody knows."""
    played = palace(["s"], stalls="a|1122334|4556")
    assert played.play("market 1").asked == "LayOut"
    assert palace(["s"], stalls="a|1122334|455").play("market 1").asked == "Refill"


def test_cl_t2_a_character_that_can_do_nothing_is_no_reason_to_ask() -> None:
    """CL-T2 CL-T3 Everybody knows that the only card is a Courtesan, and that there are no discards."""
    played = palace([""], stalls="2|a|a").play("market 1")
    assert played.asked == "LayOut"
    assert palace([""], stalls="2|a|a", discards="s").play("market 1").asked == "Refill"


def test_cl_t2_a_character_drawn_in_this_turn_may_be_played() -> None:
    """CL-T2 A character may be played even in the turn in which it was drawn."""
    assert palace([""], stalls="1|a|a").play("market 1").offers("beggar") == ["beggar"]


def test_cl_t2_not_inside_another_effect() -> None:
    """CL-T2 While players answer a Beggar, nothing else can be played."""
    played = palace(["13", "s", "s"]).play("beggar")
    assert (played.to_act, played.asked) == (1, "Give")
    assert not CHARACTERS & set(played.options())


def test_cl_t3_a_character_that_can_do_nothing_is_not_playable() -> None:
    """CL-T3 A Courtesan needs discards; a Vizier needs cards in the pile or the discards."""
    assert palace(["2"]).why_not("courtesan") == "CL-C2"
    played = palace(["6a", ""], rest="1")
    assert played.why_not("vizier") == "CL-C7"
    assert played.why_not("beggar") == "CL-T2", "it is not in hand"


def test_cl_t3_a_character_goes_to_the_discards_and_cannot_take_itself() -> None:
    """CL-T3 The Courtesan does not find herself."""
    played = palace(["2"], discards="s").play("courtesan")
    assert played.discards() == "s2"
    assert played.options() == ["fetch stone"]


def test_cl_t3_the_vizier_is_not_in_the_pile_he_reshuffles() -> None:
    """CL-T3, CL-M7 The discards are reshuffled without him."""
    played = palace(["6", ""], discards="ssm", rest="1").play("vizier")
    assert played.discards() == "6"
    assert played.view(0).looked == {"stone": 2, "marble": 1}


def test_cl_t4_the_courtesan_at_most_twice_in_a_turn() -> None:
    """CL-T4 Two Courtesans fetch each other once, not for ever; the count starts again in the next turn."""
    played = palace(["22"], discards="s").play("courtesan", "fetch stone", "courtesan", "fetch courtesan")
    assert played.hand(0) == "s2"
    assert played.why_not("courtesan") == "CL-T4"
    played.play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn")
    assert list(played.state.progress.played) == [0] * 6


def test_cl_t4_every_other_character_as_often_as_it_comes_to_hand() -> None:
    """CL-T4 The Courtesan fetches the Vizier that was just played, and he is played again. The first version
    of the rules allowed each character as often as there are copies of it."""
    played = palace(["26"], discards="s").play("vizier", "end keeping", "courtesan", "fetch vizier")
    assert played.why_not("vizier") is None
    played.play("vizier", "end keeping")
    assert played.state.progress.played[5] == 2
    old = palace(["26"], discards="s", rules_version=1).play(
        "vizier", "end keeping", "courtesan", "fetch vizier"
    )
    assert old.why_not("vizier") == "CL-T4"


def test_cl_t5_no_passing_while_something_can_be_done() -> None:
    """CL-T5 A player may not pass because of a full hand or for lack of money."""
    played = palace(["a" * 12])
    assert "pass" not in played.options()
    assert played.why_not("pass") == "CL-T5"


def test_cl_t5_the_quarry_needs_a_piece_that_can_be_paid() -> None:
    """CL-T5, CL-Q2 This is decided when the action is chosen, so a Courtesan may fetch what is missing
    before."""
    played = palace(["2as"], discards="w", merchants=[0, 3, 3], rest=PILE)
    assert played.why_not("build wall L1") == "CL-Q2"
    played.play("courtesan", "fetch wood")
    assert played.why_not("build wall L1") is None

"""The end of a turn and the hand limit: CL-H1 to CL-H5."""

from __future__ import annotations

from tests.games.cleopatra.kit import Palace, palace

REFILL = ("refill", "lay 1 1", "lay 1 2")


def at_limit(hand: str, **options: dict[str, str]) -> Palace:
    """A palace at the moment when a hand is checked; the hand's first card comes from the stall."""
    variants = options.get("variants")
    played = palace([hand[1:]], stalls=f"{hand[0]}|a|a", variants=variants)
    return played.play("market 1", *REFILL, "end turn")


def test_cl_h1_after_the_refill_and_for_the_player_on_turn_only() -> None:
    """CL-H1 Seat 1 has 15 cards and is not asked."""
    played = palace(["6", "a" * 15]).play("market 1", *REFILL)
    assert played.asked == "EndTurn"
    assert played.play("end turn").asked == "Turn"


def test_cl_h1_on_quarry_turns_too() -> None:
    """CL-H1 In the quarry the hand is checked after the dice; a variant checks market turns only."""
    for choice, asked in (("true", "HandLimit"), ("false", "Turn")):
        played = palace(["asw" + "a" * 11], variants={"hand_limit_after_quarry": choice})
        played.build("build wall L1").play("stop", luck=[1] * 5).play("end turn")
        assert played.asked == asked


def test_cl_h1_a_variant_checks_before_the_refill() -> None:
    """CL-H1 With `hand_limit_check = before_refill` the hand is not checked again at the end of the turn."""
    played = palace(["a" * 10], stalls="s|a|a", variants={"hand_limit_check": "before_refill"})
    played.play("market 1", "refill")
    assert played.asked == "HandLimit"
    played.play("keep all")
    assert played.asked == "LayOut"
    assert played.play("lay 1 1", "lay 1 2", "end turn").asked == "Turn"


def test_cl_h2_thirteen_cards_three_ways() -> None:
    """CL-H2 Lay off three cards and take one amulet, keep all and take three, or play the Smuggler, take
    one and keep twelve (test vector 9)."""
    hand = "m" + "a" * 11 + "5"
    assert at_limit(hand).options() == ["discard down", "keep all", "smuggler"]
    down = at_limit(hand).play("discard down", "discard artisan", "discard artisan", "discard marble")
    assert (len(down.hand(0)), down.amulets[0]) == (10, 1)
    kept = at_limit(hand).play("keep all")
    assert (len(kept.hand(0)), kept.amulets[0]) == (13, 3)
    smuggled = at_limit(hand).play("smuggler")
    assert (len(smuggled.hand(0)), smuggled.amulets[0], smuggled.discards()) == (12, 1, "5")


def test_cl_h3_checked_again_at_the_end_of_the_players_next_turn() -> None:
    """CL-H3 A player who kept all cards is asked again at the end of that player's next turn."""
    played = at_limit("m" + "a" * 11).play("keep all")
    for _ in range(2):
        played.play("market 1", *REFILL, "end turn")
    assert played.to_act == 0
    played.play("market 1", *REFILL, "end turn")
    assert played.asked == "HandLimit"
    assert played.view().players[0].cards > 12


def test_cl_h4_down_to_exactly_ten_and_no_mixture() -> None:
    """CL-H4 A player who begins to lay off must go down to ten; nothing else is on offer."""
    played = at_limit("m" + "a" * 11).play("discard down")
    assert played.options() == ["discard artisan", "discard marble"]
    assert played.why_not("discard lapis") == "CL-H4"
    played.play("discard marble", "discard artisan")
    assert (len(played.hand(0)), played.asked) == (10, "Turn")


def test_cl_h4_merchants_do_not_count() -> None:
    """CL-H4 Ten cards and three merchants are within the limit."""
    assert at_limit("m" + "a" * 9).asked == "Turn"


def test_cl_h5_the_smuggler_counts_among_the_cards() -> None:
    """CL-H5 With eleven cards including him he is playable and ten stay; with ten he is not playable (test
    vector 16)."""
    eleven = at_limit("m" + "a" * 9 + "5").play("smuggler")
    assert (len(eleven.hand(0)), eleven.amulets[0]) == (10, 1)
    assert at_limit("m" + "a" * 8 + "5").asked == "Turn"


def test_cl_h5_he_is_playable_only_here() -> None:
    """CL-H5 The Smuggler is not playable at other moments of the turn, and other characters are not
    playable here."""
    assert "smuggler" not in palace(["5" + "a" * 12]).options()
    assert "beggar" not in at_limit("1" + "a" * 12).options()

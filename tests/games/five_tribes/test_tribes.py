"""FT-7 What the tribes do."""

from __future__ import annotations

import pytest

from tests.games.five_tribes.kit import Hand, arrive, table

# d3, a red market, among four sacred places: FT-14.3.
BLOCK = "c2=10s: d2=6s: e2=4L: c3=12s: d3=6m:BB e3=6m: c4=15s: d4=8o: e4=8o: d5=8o:"


def test_ft7_1_viziers_stay_in_front_of_the_player() -> None:
    """FT-7.1"""
    assert arrive("a1=6m:YY d4=6m:Y d5=6m:Y", "vizier").held[0] == (3, 0)


def test_ft7_2_elders_stay_in_front_of_the_player() -> None:
    """FT-7.2"""
    assert arrive("a1=6m:WW d4=6m:Y d5=6m:Y", "elder").held[0] == (0, 3)


def test_ft7_3_merchants_take_cards_from_the_start_of_the_line() -> None:
    """FT-7.3 They take cards in order, and these are not replaced; if there are too few cards, they take all
    of them."""
    game = arrive("a1=8o:GG d4=6m:Y", "merchant", row="fish fakir silk spice")
    assert (game.cards(0), game.view().market) == ("silk fish fakir", ["spice"])
    game = arrive("a1=8o:GG d4=6m:Y", "merchant", row="fish fakir")
    assert (game.cards(0), game.view().market) == ("fish fakir", [])
    assert game.view().bag == 90 - 1


def test_ft7_4_builders_earn_by_the_blue_tiles_around() -> None:
    """FT-7.4 FT-14.3 A red tile has 10, 6, 12 and 15 around it: 3 builders and 2 fakirs earn 20."""
    game = table(f"{BLOCK.replace('e3=6m:', 'e3=6m:B')} f5=6m:Y f4=6m:Y", Hand(cards="fakir*2 wheat"))
    game.play("take e3", "drop d3 builder")
    assert game.options() == ["build 0", "build 1", "build 2"]
    assert game.why_not("build 3") == "FT-7.7"
    game.play("build 2")
    assert game.gold[0] == 70
    assert game.cards(0) == "wheat"


def test_ft14_3_builders_of_the_rulebook() -> None:
    """FT-14.3 Without fakirs the same three builders earn 12; a blue tile in the centre would count too."""
    board = BLOCK.replace("e3=6m:", "e3=6m:B")
    game = table(f"{board} f5=6m:Y f4=6m:Y", Hand(cards="fakir*2")).play(
        "take e3", "drop d3 builder", "build 0"
    )
    assert game.gold[0] == 62
    blue = board.replace("d3=6m:", "d3=5v:")
    assert table(f"{blue} f5=6m:Y f4=6m:Y").play("take e3", "drop d3 builder").gold[0] == 50 + 3 * 5


def test_ft7_5_assassins_kill_on_a_tile_in_reach_or_in_front_of_an_opponent() -> None:
    """FT-7.5 They may also kill on the final tile itself, but never what the player holds."""
    board = "a1=8o:RW c1=6m:Y d1=6m:G e4=6m:B"
    game = arrive(board, "assassin", Hand(viziers=1), Hand(viziers=1, elders=1), Hand(elders=1))
    assert game.options() == [
        "kill a1 elder",
        "kill c1 vizier",
        "kill held 1 vizier",
        "kill held 1 elder",
        "kill held 2 elder",
    ]
    assert game.why_not("kill held 0 vizier") == "FT-7.5"
    assert game.why_not("kill c1 elder") == "FT-7.5"
    assert game.why_not("kill d1 merchant") == "FT-7.6"
    assert game.why_not("kill two c1 vizier vizier") == "FT-7.5"
    game.play("kill held 1 vizier")
    assert game.held[:2] == [(1, 0), (0, 1)]


def test_ft7_5_killing_is_compulsory_where_there_is_a_target() -> None:
    """FT-7.5 FT-7.6"""
    game = arrive("a1=8o:R c1=6m:Y e4=6m:B", "assassin", Hand(secret="wheat"))
    assert game.options() == ["kill c1 vizier"]
    assert game.why_not("spare") == "FT-7.6"


def test_ft7_5_no_target_no_question() -> None:
    """FT-7.5"""
    game = arrive("a1=8o:R f5=6m:Y f4=6m:Y", "assassin")
    assert game.to_act == 1
    assert game.view().bag == 90 - 2


def test_ft14_5_two_tiles_for_two_assassins() -> None:
    """FT-14.5 The emptied final tile gets a camel, and so does the tile whose only meeple dies; one acts.

    before  a1 oasis R     b1 R    c1 village Y
    after   a1 @0 |        b1      c1 @0, no palace
    """
    game = arrive("a1=8o:R c1=5v:Y f5=6m:Y f4=6m:Y", "assassin", Hand(secret="wheat"))
    game.shows("a1=8o:@0 c1=5v:Y")
    game.play("kill c1 vizier")
    game.shows("a1=8o:@0| c1=5v:@0")
    assert game.view().palaces == 10


def test_ft_q9_a_kill_that_empties_the_final_tile_gains_it() -> None:
    """FT-Q9"""
    game = arrive("a1=8o:RW f5=6m:Y f4=6m:Y", "assassin", Hand(secret="wheat"))
    game.shows("a1=8o:W")
    game.play("kill a1 elder")
    game.shows("a1=8o:@0|")


def test_ft7_5_killing_never_changes_an_owner() -> None:
    """FT-7.5 FT-6.3"""
    arrive("a1=8o:R c1=5v:Y@2 f5=6m:Y f4=6m:Y", "assassin").play("kill c1 vizier").shows("c1=5v:@2")


def test_ft7_6_exactly_the_fakirs_that_the_distance_needs() -> None:
    """FT-7.6 FT-14.8 FT-Q26 For two assassins and a target four steps away, exactly two fakirs are spent."""
    game = arrive("a1=8o:R e1=6m:Y f5=6m:Y", "assassin", Hand(cards="fakir*3"))
    assert game.options() == ["kill e1 vizier", "spare"]
    game.play("kill e1 vizier")
    assert game.cards(0) == "fakir"
    game.shows("e1=6m:@0")


def test_ft14_8_two_fakirs_for_distance_four() -> None:
    """FT-14.8"""
    game = arrive("a1=8o:R e1=6m:Y f5=6m:Y", "assassin", Hand(secret="fakir wheat"))
    assert game.options() == ["spare"]
    assert game.why_not("kill e1 vizier") == "FT-7.6"


def test_ft7_6_declining_where_every_target_costs_a_fakir() -> None:
    """FT-7.6"""
    game = arrive("a1=8o:R e1=6m:Y f5=6m:Y", "assassin", Hand(cards="fakir*3")).play("spare")
    game.shows("e1=6m:Y")
    assert game.cards(0) == "fakir fakir fakir"


def test_ft7_6_the_question_does_not_tell_who_has_fakirs() -> None:
    """FT-7.6 With two secret cards it is asked, whatever they are; with one, or with cards that everybody has
    seen, nothing could be reached."""
    board = "a1=8o:R e1=6m:Y f5=6m:Y"
    assert arrive(board, "assassin", Hand(secret="wheat*2")).options() == ["spare"]
    assert arrive(board, "assassin", Hand(secret="wheat")).asks == "Sale"
    assert arrive(board, "assassin", Hand(cards="wheat*2")).asks == "Sale"


def test_ft4_7_the_only_victim_is_killed_without_a_question() -> None:
    """FT-4.7 FT-7.5 There is one victim, and the player has no cards. With two victims, or a card that may
    be a fakir, the player is asked."""
    board = "a1=8o:R c1=6m:Y f5=6m:Y f4=6m:Y"
    killed = arrive(board, "assassin")
    killed.shows("a1=8o:@0| c1=6m:@0")
    assert killed.to_act == 1
    assert arrive("a1=8o:R c1=6m:YW f5=6m:Y f4=6m:Y", "assassin").asks == "Kill"
    assert arrive(board, "assassin", Hand(secret="wheat")).options() == ["kill c1 vizier"]
    assert arrive(board, "assassin", rules_version=1).options() == ["kill c1 vizier"]


@pytest.mark.parametrize(
    ("hand", "asked"), [(Hand(), False), (Hand(cards="wheat"), False), (Hand(secret="wheat"), True)]
)
def test_ft7_7_the_number_of_fakirs_is_one_decision(hand: Hand, asked: bool) -> None:
    """FT-4.7 FT-7.7 A player who, as far as the others know, may hold a fakir is asked."""
    game = arrive("a1=5v:B f5=6m:Y f4=6m:Y", "builder", hand)
    assert (game.asks == "Build") == asked


def test_ft_q26_builders_may_waste_fakirs() -> None:
    """FT-Q26 They may do so even if there is no blue tile around; assassins may not."""
    board = "a1=8o:B b1=6m: a2=6m: b2=6m: f5=6m:Y f4=6m:Y"
    game = table(board.replace("b1=6m:", "b1=6m:B"), Hand(cards="fakir*2")).play("take b1", "drop a1 builder")
    assert game.options() == ["build 0", "build 1", "build 2"]
    assert game.play("build 2").gold[0] == 50

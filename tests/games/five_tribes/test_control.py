"""FT-6 Who owns a tile."""

from __future__ import annotations

from tests.games.five_tribes.kit import Hand, table


def test_ft6_1_all_of_the_last_tribe_are_taken_back() -> None:
    """FT-6.1"""
    game = table("a1=6m:W b1=6m:WWGB d4=6m:Y").play("take a1", "drop b1 elder")
    game.shows("b1=6m:GB")
    assert game.held[0] == (0, 3)


def test_ft6_2_an_emptied_tile_gets_a_camel() -> None:
    """FT-6.2 The camel must be placed (FT-Q20), even on a tile with a palm or a palace."""
    game = table("a1=6m:W b1=6m:WW||^ d4=6m:Y").play("take a1", "drop b1 elder")
    game.shows("b1=6m:@0||^")
    assert game.view().players[0].camels == 7


def test_ft_q20_placing_a_camel_is_not_optional() -> None:
    """FT-Q20"""
    game = table("a1=6m:W b1=6m:W d4=6m:Y d5=6m:Y").play("take a1", "drop b1 elder")
    game.shows("b1=6m:@0")
    assert game.to_act == 1


def test_ft6_2_without_a_camel_left_the_tile_stays_free() -> None:
    """FT-6.2 FT-12.4"""
    mine = " ".join(
        f"{column}5={face}:@0" for column, face in zip("abcdef", ["6m"] * 5 + ["4L"], strict=True)
    )
    game = table(f"{mine} a4=4L:@0 b4=4L:@0 a1=6m:W b1=6m:W d2=6m:Y").play("take a1", "drop b1 elder")
    game.shows("b1=6m:")


def test_ft6_3_a_camel_never_changes() -> None:
    """FT-6.3 FT-Q13 A tile that somebody else empties again keeps its owner."""
    game = table("a1=6m:W b1=6m:W@1 d4=6m:Y").play("take a1", "drop b1 elder")
    game.shows("b1=6m:@1")


def test_ft_q13_utugs_camel_stays_when_the_tile_is_emptied() -> None:
    """FT-Q13"""
    game = table("a1=6m:W b1=6m:W c4=6m:G", Hand(), Hand(elders=2, djinns="utug"), turn=1)
    game.play("use on utug two-elders b1", "take a1", "drop b1 elder")
    game.shows("b1=6m:@1")


def test_ft6_4_collected_elders_can_be_spent_after_they_acted_not_before() -> None:
    """FT-6.4 In window B they are still in hand; in window C they can pay."""
    game = table("a1=6m:W b1=4L:WG d4=6m:Y d5=6m:Y", Hand(djinns="enki", elders=0, secret="wheat"))
    assert game.asks == "Window"
    game.play("go on", "take a1", "drop b1 elder")
    assert (game.asks, game.view().in_hand, game.offers("use on")) == ("Window", {"elder": 2}, [])
    game.play("go on")
    assert game.held[0] == (0, 2)
    assert game.offers("use on")[0].startswith("enki elder")

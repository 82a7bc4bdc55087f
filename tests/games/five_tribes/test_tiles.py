"""FT-8 What the final tile offers."""

from __future__ import annotations

from tests.games.five_tribes.kit import Hand, Play, table

OTHERS = "f5=6m:Y f4=6m:Y"


def step_on(face: str, *hands: Hand, **options: object) -> Play:
    """A vizier joins another one on a1."""
    game = table(f"b1=6m:Y a1={face}:YW {OTHERS}", *hands, **options)  # type: ignore[arg-type] # as the kit names them
    while game.asks == "Window":
        game.play("go on")
    game.play("take b1", "drop a1 vizier")
    while game.asks == "Window":
        game.play("go on")
    return game


def test_ft8_1_only_the_final_tile_acts_whoever_owns_it() -> None:
    """FT-8.1"""
    game = table(f"c1=8o:YB b1=8o: a1=8o:Y@2 {OTHERS}").play("take c1", "drop b1 builder", "drop a1 vizier")
    game.shows("a1=8o:@2| b1=8o:B c1=8o:")


def test_ft8_2_palms_and_palaces_must_be_placed() -> None:
    """FT-8.2 A tile may hold any number of them."""
    step_on("8o").shows("a1=8o:W|")
    step_on("5v").shows("a1=5v:W^")
    game = table(f"b1=6m:Y a1=8o:YW||| {OTHERS}").play("take b1", "drop a1 vizier")
    game.shows("a1=8o:W||||")


def test_ft8_2_an_empty_supply_is_ignored() -> None:
    """FT-8.2 There are only twelve palms and ten palaces."""
    game = table(f"b1=6m:Y a1=8o:YW c4=8o:{'|' * 12} {OTHERS}").play("take b1", "drop a1 vizier")
    game.shows("a1=8o:W")
    assert game.news("none-left")
    game = table(f"b1=6m:Y a1=5v:YW c4=5v:{'^' * 10} {OTHERS}").play("take b1", "drop a1 vizier")
    game.shows("a1=5v:W")


def test_ft8_3_a_small_market_sells_one_of_the_first_three() -> None:
    """FT-8.3"""
    game = step_on("6m", row="fish wheat silk spice")
    assert game.options() == ["buy 1", "buy 2", "buy 3", "pass"]
    game.play("buy 2")
    assert (game.gold[0], game.cards(0), game.view().market) == (47, "wheat", ["fish", "silk", "spice"])
    assert step_on("6m", row="fish").play("pass").gold[0] == 50


def test_ft8_3_a_large_market_sells_two_of_the_first_six() -> None:
    """FT-8.3"""
    game = step_on("4L", row="fish wheat silk spice ivory gold jewels")
    assert len(game.offers("buy two")) == 15
    game.play("buy two 2 6")
    assert (game.gold[0], game.cards(0)) == (44, "gold wheat")
    assert game.view().market == ["fish", "silk", "spice", "ivory", "jewels"]


def test_ft8_3_without_gold_only_passing() -> None:
    """FT-8.3 Goods cannot be sold before buying."""
    game = step_on("6m", Hand(gold=2, cards="wheat"), row="fish")
    assert game.options() == ["pass"]
    assert game.why_not("buy 1") == "FT-8.3"
    assert step_on("4L", Hand(gold=5), row="fish wheat").why_not("buy two 1 2") == "FT-8.3"


def test_ft8_3_no_card_no_question() -> None:
    """FT-8.3"""
    assert step_on("6m").to_act == 1
    assert step_on("4L").to_act == 1


def test_ft8_3_the_last_card_of_a_large_market_still_costs_six() -> None:
    """FT-8.3 FT-8.5"""
    game = step_on("4L", row="fish")
    assert game.options() == ["buy 1", "pass"]
    assert game.play("buy 1").gold[0] == 44


def test_ft_q16_two_cards_must_be_taken_where_there_are_two() -> None:
    """FT-Q16"""
    game = step_on("4L", row="fish wheat")
    assert game.options() == ["buy two 1 2", "pass"]
    assert game.why_not("buy 1") == "FT-Q16"


def test_ft8_4_a_sacred_place_sells_a_djinn() -> None:
    """FT-8.4 It costs two elders, or an elder and a fakir; the djinn is not replaced."""
    game = step_on("15s", Hand(elders=2, cards="fakir"), djinn_row="jafaar leta boaz")
    assert game.offers("summon") == [
        "boaz two-elders",
        "boaz elder-and-fakir",
        "jafaar two-elders",
        "jafaar elder-and-fakir",
        "leta two-elders",
        "leta elder-and-fakir",
    ]
    game.play("summon boaz elder-and-fakir")
    assert (game.djinns(0), game.view().djinns, game.held[0]) == (["boaz"], ["jafaar", "leta"], (2, 1))
    assert game.view().market_discards == {"fakir": 1}


def test_ft8_4_a_new_djinn_serves_in_the_same_turn() -> None:
    """FT-8.4 FT-10.6 It can be used from window D on."""
    game = step_on("15s", Hand(elders=4), djinn_row="leta").play("summon leta two-elders")
    assert game.asks == "Sale"
    game.play("use on leta two-elders c3")
    game.shows("c3=8o:@0")


def test_ft8_4_elders_just_collected_can_be_spent() -> None:
    """FT-8.4"""
    game = table(f"b1=6m:W a1=15s:W {OTHERS}", djinn_row="jafaar").play("take b1", "drop a1 elder")
    assert game.offers("summon") == ["jafaar two-elders"]


def test_ft8_4_refused_without_the_elders() -> None:
    """FT-8.4 A player with one elder and a card is asked, but wheat is not a fakir."""
    game = step_on("15s", Hand(elders=1, secret="wheat"), djinn_row="jafaar")
    assert game.options() == ["pass"]
    assert game.why_not("summon jafaar two-elders") == "FT-8.4"
    assert step_on("15s", Hand(elders=1), djinn_row="jafaar").to_act == 1


def test_ft8_5_what_lies_there_is_what_can_be_chosen() -> None:
    """FT-8.5 Both cards of a large market are chosen together. With fewer cards there are fewer choices, and
    without a djinn there is no question."""
    game = step_on("6m", row="fish wheat")
    assert game.why_not("buy 3") == "FT-8.5"
    assert step_on("4L", row="fish wheat silk").offers("buy two") == ["1 2", "1 3", "2 3"]
    assert step_on("4L", row="fish wheat silk").why_not("buy two 1 4") == "FT-8.5"
    assert step_on("15s", Hand(elders=2)).to_act == 1

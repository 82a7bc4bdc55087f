"""FT-10 Djinns that act by themselves, in bids, placements, tribes and scores, alone and in combination."""

from __future__ import annotations

import pytest

from tests.games.five_tribes.kit import Hand, Play, arrive, table

FAR = "f5=6m:Y f4=6m:Y"


# --- incomes -------------------------------------------------------------------------------------------


def test_ft10_baal_pays_when_somebody_gets_a_djinn() -> None:
    """FT-10.Ba'al It pays one gold for a djinn of its owner, two for another player's; one kept through
    Sibittis counts too."""
    board = f"a1=15s:Y {FAR}"
    game = arrive(board, "vizier", Hand(elders=2, djinns="baal"), djinn_row="leta").play(
        "summon leta two-elders"
    )
    assert game.gold[0] == 51
    game = arrive(board, "vizier", Hand(elders=2), Hand(djinns="baal"), djinn_row="leta")
    assert game.play("summon leta two-elders").gold[:2] == [50, 52]
    game = table(f"a1=6m:Y b1=6m:Y {FAR}", Hand(elders=2, djinns="sibittis"), Hand(djinns="baal"))
    game.play("use sibittis two-elders", luck=[0, 0, 0])
    assert game.gold[1] == 50
    game.play(game.options()[0])
    assert game.gold[1] == 52


def test_ft_q7_baal_is_not_paid_for_itself() -> None:
    """FT-Q7 Ba'al pays nothing for its own arrival, unless the table agreed otherwise."""
    for variant, gold in (("unpaid", 50), ("paid", 51)):
        game = arrive(
            f"a1=15s:Y {FAR}", "vizier", Hand(elders=2), djinn_row="baal", variants={"baal_itself": variant}
        )
        assert game.play("summon baal two-elders").gold[0] == gold


def test_ft10_marid_pays_for_drops_on_the_owners_tiles() -> None:
    """FT-10.Marid Each drop of a move pays one gold in the owner's move, two in another's."""
    board = f"a1=6m:GB b1=6m:@0 c1=6m:GW@0 d4=6m:Y {FAR}"
    game = table(board, Hand(djinns="marid")).play("take a1", "drop b1 builder", "drop c1 merchant")
    assert game.gold[0] == 52
    game = table(board, Hand(djinns="marid"), turn=1).play("take a1", "drop b1 builder", "drop c1 merchant")
    assert game.gold[0] == 54
    game = table(board.replace("@0", "@2"), Hand(djinns="marid")).play("take a1", "drop b1 builder")
    assert game.gold[0] == 50


def test_ft_q12_marid_not_for_the_camel_of_this_move_nor_for_anun_nak() -> None:
    """FT-Q12 It pays only for drops of a move, on tiles that are owned at that moment."""
    game = table(f"a1=6m:G b1=6m:G {FAR}", Hand(djinns="marid")).play("take a1", "drop b1 merchant")
    game.shows("b1=6m:@0")
    assert game.gold[0] == 50


def test_ft10_monkir_pays_for_palaces() -> None:
    """FT-10.Monkir FT-10.8 Palaces that Bouraq or Hagis places count too."""
    game = arrive(f"a1=5v:Y {FAR}", "vizier", Hand(djinns="monkir"))
    assert game.gold[0] == 51
    game = arrive(f"a1=5v:Y {FAR}", "vizier", Hand(elders=1, djinns="hagis"), Hand(djinns="monkir"))
    assert game.play("use on hagis elder b2").gold[1] == 52
    game = table(f"a1=6m:Y b1=6m:Y c3=5v: {FAR}", Hand(elders=1, djinns="bouraq"), Hand(djinns="monkir"))
    assert game.play("use on bouraq elder c3").gold[1] == 52


def test_ft10_nekir_pays_for_a_killing() -> None:
    """FT-10.Nekir FT-10.8 One gold for the owner's assassins, two for another's, even when the owner is
    the victim."""
    game = arrive(f"a1=8o:R c1=6m:B {FAR}", "assassin", Hand(djinns="nekir")).play("kill c1 builder")
    assert game.gold[0] == 51
    game = arrive(f"a1=8o:R {FAR}", "assassin", Hand(), Hand(viziers=1, djinns="nekir"))
    assert game.play("kill held 1 vizier").gold[1] == 52


def test_ft_q5_nekir_pays_once_for_two() -> None:
    """FT-Q5 FT-10.5 Nekir pays once when Iblis kills two together."""
    hands = (Hand(elders=1, djinns="iblis"), Hand(djinns="nekir"))
    game = arrive(f"a1=8o:R c1=6m:BG {FAR}", "assassin", *hands).play("use iblis elder")
    assert game.play("kill two c1 merchant builder").gold[1] == 52


def test_ft_q19_the_order_of_two_incomes_does_not_matter() -> None:
    """FT-Q19 Two djinns are paid for two palaces, and the bank never runs out."""
    game = arrive(f"a1=5v:Y@2 {FAR}", "vizier", Hand(), Hand(djinns="monkir"), Hand(djinns="marid"))
    assert game.gold[:3] == [50, 52, 52]


# --- assassins -------------------------------------------------------------------------------------------


def test_ft10_boaz_protects_what_is_held() -> None:
    """FT-10.Boaz Meeples on the board are not protected."""
    hands = (Hand(secret="wheat"), Hand(viziers=2, elders=1, djinns="boaz"))
    game = arrive(f"a1=8o:R c1=6m:W@1 {FAR}", "assassin", *hands)
    assert game.options() == ["kill c1 elder"]
    assert game.why_not("kill held 1 vizier") == "FT-10.Boaz"


def test_ft10_iblis_kills_two_on_one_tile() -> None:
    """FT-10.Iblis FT-10.5 It kills two meeples on a tile, or two viziers or elders of one opponent in any
    mix."""
    hands = (Hand(elders=1, djinns="iblis"), Hand(viziers=1, elders=1))
    game = arrive(f"a1=8o:R c1=6m:YYB {FAR}", "assassin", *hands).play("use iblis elder")
    assert game.options() == [
        "kill two c1 vizier vizier",
        "kill two c1 vizier builder",
        "kill two held 1 vizier elder",
    ]
    assert game.why_not("kill c1 vizier") == "FT-Q8"
    game.play("kill two held 1 vizier elder")
    assert game.held[1] == (0, 0)


def test_ft10_iblis_needs_two_somewhere() -> None:
    """FT-10.Iblis FT-10.6 FT-Q8 It cannot be paid for without a pair in reach or without assassins."""
    hands = (Hand(elders=1, djinns="iblis"), Hand(viziers=1))
    game = arrive(f"a1=8o:R c1=6m:Y {FAR}", "assassin", *hands)
    assert game.asks == "Kill"
    assert game.why_not("kill two c1 vizier vizier") == "FT-7.5"
    owner = Hand(elders=1, djinns="iblis", secret="wheat")
    game = arrive(f"a1=8o:R c1=6m:YY {FAR}", "assassin", owner).play("go on")
    assert game.why_not("kill two c1 vizier vizier") == "FT-10.Iblis"
    assert arrive(f"a1=8o:YB {FAR}", "vizier", Hand(elders=1, djinns="iblis")).asks != "Window"


def test_ft10_7_iblis_is_not_paid_with_the_fakir_that_its_reach_needs() -> None:
    """FT-10.6 FT-10.7 The pair is three steps away, the reach is two, and so the reach needs one fakir. An
    elder may pay for Iblis, or a second fakir."""
    board = f"a1=8o:R d1=6m:YY {FAR}"
    none = arrive(board, "assassin", Hand(elders=1, secret="wheat*2", djinns="iblis"))
    assert none.why_not("use iblis elder") == "FT-10.6"
    one = arrive(board, "assassin", Hand(elders=1, secret="fakir wheat", djinns="iblis"))
    assert one.offers("use") == ["iblis elder"]
    assert one.why_not("use iblis fakir") == "FT-10.7"
    assert one.play("use iblis elder").options() == ["kill two d1 vizier vizier", "spare"]
    two = arrive(board, "assassin", Hand(cards="fakir*2", djinns="iblis")).play("use iblis fakir")
    two.play("kill two d1 vizier vizier")
    assert two.cards(0) == ""


def test_ft10_7_nobody_is_asked_about_iblis_when_everybody_knows_that_the_only_fakir_is_needed() -> None:
    """FT-4.7 FT-10.7 The fakir was taken face up and there is no elder: the window would have one answer."""
    board = f"a1=8o:R d1=6m:YY {FAR}"
    assert arrive(board, "assassin", Hand(cards="fakir wheat", djinns="iblis")).asks == "Kill"
    old = arrive(board, "assassin", Hand(cards="fakir wheat", djinns="iblis"), rules_version=1)
    assert old.play("use iblis fakir").options() == ["spare"]


def test_ft_q8_iblis_kills_one_where_there_is_one() -> None:
    """FT-Q8 Once it is paid for, any legal target will do: two meeples where there are two, otherwise one."""
    game = arrive(f"a1=8o:R b2=6m:Y c1=6m:BB {FAR}", "assassin", Hand(elders=1, djinns="iblis"))
    game.play("use iblis elder")
    assert game.options() == ["kill b2 vizier", "kill two c1 builder builder"]
    game.play("kill b2 vizier")
    assert game.at("b2").endswith("@0")


def test_ft10_kandicha_uses_the_victims() -> None:
    """FT-10.Kandicha A merchant draws a card, a builder earns gold, a vizier or elder joins the player; an
    assassin does nothing."""
    board = f"a1=8o:R c1=6m:YWGBR c2=5v: {FAR}"
    owner = Hand(djinns="kandicha")
    assert arrive(board, "assassin", owner).play("kill c1 merchant", luck=[0]).cards(0) == "ivory"
    assert arrive(board, "assassin", owner).play("kill c1 builder").gold[0] == 51
    assert arrive(board, "assassin", owner).play("kill c1 vizier").held[0] == (1, 0)
    assert arrive(board, "assassin", owner).play("kill c1 elder").held[0] == (0, 1)
    game = arrive(board, "assassin", owner)
    bag = game.view().bag
    game.play("kill c1 assassin")
    assert (game.gold[0], game.view().bag) == (50, bag + 3)


def test_ft10_kandicha_takes_from_opponents_too_but_not_what_boaz_protects() -> None:
    """FT-10.Kandicha FT-10.8"""
    hands = (Hand(djinns="kandicha", secret="wheat"), Hand(elders=1), Hand(elders=1, djinns="boaz"))
    game = arrive(f"a1=8o:R {FAR}", "assassin", *hands)
    assert game.options() == ["kill held 1 elder"]
    game.play("kill held 1 elder")
    assert game.held[:2] == [(0, 1), (0, 0)]


def test_ft10_8_kandicha_without_a_card_to_be_had_gives_nothing() -> None:
    """FT-10.8"""
    game = arrive(f"a1=8o:R c1=6m:G {FAR}", "assassin", Hand(djinns="kandicha"), Hand(cards="rest"))
    game.play("kill c1 merchant")
    assert game.cards(0) == ""


def test_ft10_kandicha_and_another_owner() -> None:
    """FT-10.Kandicha Only the owner's assassins count."""
    game = arrive(f"a1=8o:R c1=6m:Y {FAR}", "assassin", Hand(), Hand(djinns="kandicha")).play(
        "kill c1 vizier"
    )
    assert game.held[:2] == [(0, 0), (0, 0)]


def test_ft_q3_kandichas_builder_counts_around_its_own_tile() -> None:
    """FT-Q3 It earns once, whatever fakirs were spent, for blue tiles around the victim, not around the
    assassins."""
    board = f"a1=8o:R c3=6m:B b3=5v: d3=5v: c4=6s: b2=4L: c2=4L: d2=4L: b4=8o: d4=8o: {FAR}"
    game = arrive(board, "assassin", Hand(djinns="kandicha", cards="fakir*2"))
    assert game.play("kill c3 builder").gold[0] == 53


def test_ft7_6_a_tile_counts_as_emptied_when_kandicha_takes_the_last() -> None:
    """FT-7.6"""
    game = arrive(f"a1=8o:R c1=6m:Y {FAR}", "assassin", Hand(djinns="kandicha")).play("kill c1 vizier")
    game.shows("c1=6m:@0")


def test_iblis_and_kandicha() -> None:
    """FT-10.Iblis FT-10.Kandicha FT-10.8 Each of the two victims, the only ones there are, has its effect."""
    owner = Hand(elders=1, djinns="iblis kandicha")
    game = arrive(f"a1=8o:R c1=6m:YG {FAR}", "assassin", owner).play("use iblis elder", luck=[0])
    assert (game.held[0], game.cards(0)) == ((1, 0), "ivory")
    game.shows("c1=6m:@0")


@pytest.mark.parametrize(("variant", "taken", "both"), [("unpaid", 50, 52), ("paid", 52, 52)])
def test_ft_q6_kandicha_and_nekir(variant: str, taken: int, both: int) -> None:
    """FT-Q6 A meeple taken instead of killed does not pay Nekir; a second one really killed does."""
    hands = (Hand(elders=1, djinns="iblis kandicha"), Hand(djinns="nekir"))
    game = arrive(f"a1=8o:R c1=6m:YB {FAR}", "assassin", *hands, variants={"nekir_taking": variant})
    assert game.play("go on", "kill c1 vizier").gold[1] == taken
    game = arrive(f"a1=8o:R c1=6m:YB {FAR}", "assassin", *hands, variants={"nekir_taking": variant})
    assert game.play("use iblis elder", "kill two c1 vizier builder").gold[1] == both


# --- builders --------------------------------------------------------------------------------------------


def test_ft10_echidna_doubles_what_builders_earn() -> None:
    """FT-10.Echidna FT-7.7 What fakirs add is doubled too."""
    owner = Hand(elders=2, cards="fakir", djinns="echidna")
    game = arrive(f"a1=5v:B {FAR}", "builder", owner)
    assert game.asks == "Window"
    game.play("use echidna two-elders", "build 1")
    assert game.gold[0] == 50 + 2 * 3


def test_ft10_echidna_refused() -> None:
    """FT-10.Echidna FT-10.6 It is refused without builders, and without two elders or an elder and a
    fakir to pay for it."""
    assert arrive(f"a1=5v:YB {FAR}", "vizier", Hand(elders=2, djinns="echidna")).asks != "Window"
    game = arrive(f"a1=5v:B {FAR}", "builder", Hand(elders=1, secret="wheat", djinns="echidna"))
    assert game.why_not("use echidna elder-and-fakir") == "FT-10.2"
    assert game.why_not("use echidna two-elders") == "FT-10.2"


@pytest.mark.parametrize(("variant", "gold"), [("builders_only", None), ("doubled", 52)])
def test_ft_q4_echidna_and_kandicha(variant: str, gold: int | None) -> None:
    """FT-Q4 The gold of Kandicha's builder is not doubled; in a variant Echidna can be paid for before the
    assassins act."""
    game = arrive(
        f"a1=8o:R c1=6m:B c2=5v: {FAR}",
        "assassin",
        Hand(elders=2, djinns="echidna kandicha"),
        variants={"echidna_kandicha": variant},
    )
    assert (game.asks == "Window") == (gold is not None)
    if gold is None:
        assert game.play("kill c1 builder").gold[0] == 51
    else:
        assert game.play("use echidna two-elders", "kill c1 builder").gold[0] == gold


def test_ft_q4_echidna_needs_a_builder_in_reach() -> None:
    """FT-Q4 FT-10.3 FT-10.7 Before assassins act it doubles something only if a builder can be killed whose
    death pays; paying must leave it in reach."""
    for fakirs, usable in ((0, []), (1, ["two-elders"]), (2, ["elder-and-fakir", "two-elders"])):
        game = arrive(
            f"a1=8o:R c1=6m:Y d1=5v:B {FAR}",
            "assassin",
            Hand(elders=2, secret="wheat*2 " + "fakir " * fakirs, djinns="echidna kandicha"),
            variants={"echidna_kandicha": "doubled"},
        )
        assert sorted(use.split()[1] for use in game.offers("use")) == usable
    nothing = arrive(
        f"a1=8o:R d1=6m:B e1=6m:Y {FAR}",
        "assassin",
        Hand(elders=2, secret="fakir*2", djinns="echidna kandicha"),
        variants={"echidna_kandicha": "doubled"},
    )
    assert nothing.why_not("use echidna two-elders") in ("FT-10.7", "not-now")


def test_ft10_7_echidna_does_not_double_nothing() -> None:
    """FT-10.7 No tile around has a blue value, so the builders earn nothing and the power is not offered."""
    board = f"a1=8o:B {FAR}"
    owner = Hand(elders=2, djinns="echidna")
    assert arrive(board, "builder", owner).asks != "Window"
    assert arrive(board, "builder", owner, rules_version=1).asks == "Window"
    assert arrive(f"a1=5v:B {FAR}", "builder", owner).asks == "Window"


# --- placements ------------------------------------------------------------------------------------------


def test_ft10_hagis_places_a_palace_next_door() -> None:
    """FT-10.Hagis FT-Q11 The palace may go on any of the up to eight tiles around, of any kind, owned or not;
    or on the village itself without a payment."""
    game = arrive(f"a1=5v:Y b2=6m:G@2 {FAR}", "vizier", Hand(elders=1, cards="fakir", djinns="hagis"))
    assert game.options() == [
        "place here",
        "use on hagis elder b1",
        "use on hagis elder a2",
        "use on hagis elder b2",
        "use on hagis fakir b1",
        "use on hagis fakir a2",
        "use on hagis fakir b2",
    ]
    assert game.why_not("use on hagis elder c3") == "FT-10.Hagis"
    assert game.why_not("use on hagis elder a1") == "FT-10.Hagis"
    game.play("use on hagis fakir b2")
    game.shows("a1=5v:@0 b2=6m:G@2^")


def test_ft10_hagis_not_paid_not_moved() -> None:
    """FT-10.Hagis"""
    game = arrive(f"a1=5v:Y {FAR}", "vizier", Hand(elders=1, djinns="hagis")).play("place here")
    game.shows("a1=5v:@0^")
    assert game.held[0] == (2, 1)
    game = arrive(f"a1=5v:Y {FAR}", "vizier", Hand(secret="wheat", djinns="hagis"))
    assert game.options() == ["place here"]
    assert game.why_not("use on hagis fakir a2") == "FT-10.2"
    assert arrive(f"a1=5v:Y {FAR}", "vizier", Hand(djinns="hagis")).to_act == 1


def test_ft10_lamia_places_a_palm_next_door() -> None:
    """FT-10.Lamia Like Hagis, but for palms; it does nothing for a palace."""
    game = arrive(f"a1=8o:Y {FAR}", "vizier", Hand(elders=1, djinns="lamia")).play("use on lamia elder a2")
    assert game.at("a2").endswith("|")
    assert game.at("a1") == "a1=8o:@0"
    assert arrive(f"a1=5v:Y {FAR}", "vizier", Hand(elders=1, djinns="lamia")).to_act == 1
    game = arrive(f"a1=8o:Y {FAR}", "vizier", Hand(elders=1, djinns="lamia"))
    assert game.why_not("use on lamia elder c3") == "FT-10.Lamia"


def test_ft_q11_eight_neighbours_in_the_middle() -> None:
    """FT-Q11"""
    game = table(f"c3=6m:Y d3=8o:Y {FAR}", Hand(elders=1, djinns="lamia")).play("take c3", "drop d3 vizier")
    assert [text.split()[2] for text in game.offers("use on")] == [
        "c2",
        "d2",
        "e2",
        "c3",
        "e3",
        "c4",
        "d4",
        "e4",
    ]


def test_ft_q10_hagis_and_bouraq() -> None:
    """FT-Q10 FT-10.6 Bouraq's palace can be redirected too, but Hagis works only once a turn."""
    game = table(f"b1=6m:Y a1=5v:Y c3=5v: {FAR}", Hand(elders=3, djinns="hagis bouraq"))
    game.play("use on bouraq elder c3", "use on hagis elder d4", "take b1", "drop a1 vizier")
    assert game.at("d4").endswith("^")
    game.shows("c3=5v: a1=5v:@0^")


def test_ft_q10_lamia_and_enki() -> None:
    """FT-Q10"""
    game = table(f"b1=6m:Y a1=6m:Y c3=8o: {FAR}", Hand(elders=2, djinns="lamia enki"))
    game.play("use on enki elder c3", "use on lamia elder c4")
    assert game.at("c4").endswith("|")
    assert game.at("c3") == "c3=8o:"


def test_echidna_with_fakirs_from_a_market() -> None:
    """FT-10.Echidna FT-7.7 Three builders and two fakirs next to two blue tiles earn 20 when doubled."""
    game = arrive(f"a1=5v:BB a2=5v: {FAR}", "builder", Hand(elders=1, cards="fakir*3", djinns="echidna"))
    game.play("use echidna elder-and-fakir", "build 2")
    assert game.gold[0] == 50 + 20


# --- scoring djinns ----------------------------------------------------------------------------------------


def final(*hands: Hand, board: str = "") -> Play:
    """A table whose last marker cannot move: the game is over as soon as its owner declines to sell."""
    game = table(board, *hands, order=[])
    while game.state.agenda:
        game.play("end turn" if "end turn" in game.options() else "go on")
    return game


def test_ft10_al_amin_makes_goods_of_fakirs() -> None:
    """FT-10.Al-Amin FT-13.1 FT-14.8 With seven kinds and five fakirs, two wild cards complete the suit of
    nine."""
    seven = "ivory jewels gold papyrus silk spice fish"
    game = final(Hand(cards=f"{seven} fakir*5", djinns="al-amin"), Hand(cards="wheat fakir*5"))
    assert [game.score(0, "goods"), game.score(1, "goods")] == [60, 1]


def test_ft13_1_wilds_may_open_a_second_suit() -> None:
    """FT-13.1 Nine kinds and six fakirs make a suit of nine and one of three; an odd fakir is worth
    nothing."""
    nine = "ivory jewels gold papyrus silk spice fish wheat pottery"
    game = final(Hand(cards=f"{nine} fakir*7", djinns="al-amin"))
    assert game.score(0, "goods") == 67


def test_ft10_haurvatat_makes_palms_worth_five() -> None:
    """FT-10.Haurvatat"""
    board = "a1=8o:@0|| a2=8o:@1|| a3=8o:|"
    game = final(Hand(djinns="haurvatat"), Hand(), board=board)
    assert [game.score(seat, "palms") for seat in range(2)] == [10, 6]


def test_ft10_jafaar_makes_viziers_worth_three() -> None:
    """FT-10.Jafaar FT-14.8 Four viziers against three and four bring 12, and ten once."""
    game = final(Hand(viziers=4, djinns="jafaar"), Hand(viziers=3), Hand(viziers=4), Hand(viziers=4))
    assert (game.score(0, "viziers"), game.score(0, "more-viziers")) == (12, 10)
    assert (game.score(2, "viziers"), game.score(2, "more-viziers")) == (4, 10)


def test_ft10_shamhat_makes_elders_worth_four() -> None:
    """FT-10.Shamhat"""
    game = final(Hand(elders=3, djinns="shamhat"), Hand(elders=3))
    assert [game.score(seat, "elders") for seat in range(2)] == [12, 6]

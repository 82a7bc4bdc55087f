"""FT-10 Djinns that are paid for in a window of the turn: in use, in edge cases, and refused."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.core import bits
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.board import DJINN_NAMES
from tests.games.five_tribes.kit import Hand, Play, table

BOARD = "a1=6m:G b1=6m:GW a3=8o: f5=6m:Y f4=6m:Y"


def owner(djinns: str, elders: int = 0, cards: str = "", secret: str = "", **options: object) -> Play:
    hand = Hand(djinns=djinns, elders=elders, cards=cards, secret=secret)
    return table(BOARD, hand, **options)  # type: ignore[arg-type] # as the kit names them


def test_ft10_1_a_power_once_a_turn_by_its_owner_in_that_players_turn() -> None:
    """FT-10.1 Used before the move, it cannot be used after it."""
    game = owner("enki", elders=3).play("use on enki elder a3", "take a1", "drop b1 merchant")
    assert game.to_act == 1
    again = owner("enki sloar", elders=3, cards="fakir").play("use sloar fakir", luck=[0])
    assert again.why_not("use sloar fakir") == "FT-10.1"
    other = table(BOARD, Hand(), Hand(djinns="enki", elders=3))
    assert (other.to_act, other.asks) == (0, "PickUp")


def test_ft10_1_powers_without_cost_are_always_active() -> None:
    """FT-10.1 Powers without a cost work in another player's turn too."""
    game = table("a1=6m:G b1=6m:GW@1 f5=6m:Y f4=6m:Y", Hand(), Hand(djinns="marid"))
    assert game.play("take a1", "drop b1 merchant").gold[1] == 52


def test_ft10_2_an_elder_or_a_fakir_as_the_owner_likes() -> None:
    """FT-10.2 Elders go to the bag, fakirs to the discards."""
    game = owner("enki", elders=1, cards="fakir")
    assert {text.split()[1] for text in game.offers("use on")} == {"elder", "fakir"}
    bag = game.view().bag
    paid = owner("enki", elders=1, cards="fakir").play("use on enki elder a3")
    assert (paid.held[0], paid.cards(0), paid.view().bag) == ((0, 0), "fakir", bag + 1)
    paid = owner("enki", elders=1, cards="fakir").play("use on enki fakir a3")
    assert (paid.held[0], paid.cards(0), paid.view().market_discards) == ((0, 1), "", {"fakir": 1})
    assert owner("utug", elders=1, cards="fakir").offers("use on")[0].split()[1] == "elder-and-fakir"
    assert owner("utug", elders=1, cards="fakir").why_not("use on utug two-elders a1") == "FT-10.2"


@pytest.mark.parametrize(
    "window", ["before the move", "before the tribe", "before the tile", "after the tile"]
)
def test_ft10_3_four_windows(window: str) -> None:
    """FT-10.3 No window opens between the pick-up and the control check."""
    game = table(
        "a1=6m:WG b1=6m:W c1=6m:GB a3=8o: f5=6m:Y f4=6m:Y",
        Hand(djinns="enki", elders=2),
        row="fish wheat silk",
    )
    if window != "before the move":
        game.play("go on", "take a1", "drop b1 elder")
        assert game.asks == "Sow"
        assert not game.offers("use on")
        game.play("drop c1 merchant")
    if window in ("before the tile", "after the tile"):
        game.play("go on")
    if window == "after the tile":
        game.play("go on", "pass")
    assert game.asks == ("Sale" if window == "after the tile" else "Window")
    game.play("use on enki elder a3")
    game.shows("a3=8o:|")


def test_ft10_3_a_power_without_effect_cannot_be_paid_for() -> None:
    """FT-10.3 FT-10.7 All twelve palms are placed, so Enki can do nothing and nobody is asked."""
    game = table(f"{BOARD} c4=8o:{'|' * 12}", Hand(djinns="enki sloar", elders=1, cards="fakir"))
    assert game.offers("use on") == []
    assert game.why_not("use on enki elder c4") == "FT-11.5"


def test_ft10_6_when_each_window_opens() -> None:
    """FT-10.6 The window of Echidna opens only with builders in hand, that of Iblis only with assassins."""
    game = table("a1=6m:G b1=6m:GW f5=6m:Y", Hand(djinns="echidna iblis", elders=4))
    assert game.asks == "PickUp"
    assert game.play("take a1", "drop b1 merchant").asks != "Window"


def test_ft10_6_a_djinn_kept_through_sibittis_serves_at_once() -> None:
    """FT-10.6"""
    game = owner("sibittis", elders=4, djinn_deck="leta boaz nekir")
    game.play("use sibittis two-elders", luck=[0, 0, 0])
    game.play("keep leta")
    assert game.asks == "Window"
    game.play("use on leta two-elders c1")
    game.shows("c1=6m:@0")


def test_ft10_7_possible_paid_done() -> None:
    """FT-10.7 The elder paid for Anun-Nak is in the bag when the meeples are drawn."""
    people = "a1=6m:GGGGGGGGG b1=6m:GGGGGGGGG c1=6m:BBBBBBBBBBBBBBBBBB d1=6m:RRRRRRRRRRRRRRRRRR"
    game = table(
        f"{people} e1=6m:{'Y' * 15}",
        Hand(djinns="anun-nak sloar", elders=19, viziers=1, cards="fakir"),
        Hand(elders=1),
    )
    assert game.why_not("use on anun-nak elder f5") == "FT-11.4"
    game = table(f"{people} e1=6m:{'Y' * 14}", Hand(djinns="anun-nak", elders=19, viziers=1), Hand(elders=1))
    game.play("use on anun-nak elder f5", luck=[1, 0])  # the bag has a vizier and the elder just paid
    assert game.at("f5").endswith(":YW")
    assert game.news("settles")[0].words["meeples"] == {"tribe.vizier": 1, "tribe.elder": 1}


def test_ft10_7_a_fakir_paid_for_sloar_can_be_drawn() -> None:
    """FT-10.7 FT-11.3 It is among the discards when they become the new deck."""
    game = owner("sloar", cards="fakir", deck="", discards="wheat")
    total = sum(game.view().market_discards.values())
    game.play("use sloar fakir", luck=[total])
    assert game.cards(0) == "fakir"


def test_ft10_anun_nak_settles_three_random_meeples() -> None:
    """FT-10.Anun-Nak The tile must have no camel, meeple, palm or palace."""
    board = "a1=6m:G b1=6m:GW c1=6m:@1 d1=8o:| e1=5v:^ f5=6m:Y"
    game = table(board, Hand(djinns="anun-nak", elders=1))
    offered = {text.split()[2] for text in game.offers("use on")}
    assert not offered & {"a1", "b1", "c1", "d1", "e1", "f5"}
    assert len(offered) == 24
    assert game.why_not("use on anun-nak elder c1") == "FT-10.Anun-Nak"
    game.play("use on anun-nak elder c3", luck=[0, 0, 0])
    assert game.at("c3").endswith(":YYY")


@pytest.mark.parametrize(("bag", "settled"), [(2, 2), (1, 1)])
def test_ft11_4_anun_nak_with_few_in_the_bag(bag: int, settled: int) -> None:
    """FT-11.4"""
    people = "a1=6m:GGGGGGGGG b1=6m:GGGGGGGGG c1=6m:BBBBBBBBBBBBBBBBBB d1=6m:RRRRRRRRRRRRRRRRRR"
    board = f"{people} e1=6m:{'Y' * (16 - bag)}"
    game = table(board, Hand(djinns="anun-nak", cards="fakir"), Hand(elders=20))
    game.play("use on anun-nak fakir c4", luck=[0] * settled)
    assert game.at("c4").endswith(":" + "Y" * settled)


def test_ft_q25_anun_nak_with_an_empty_bag() -> None:
    """FT-Q25 It cannot be used; in the variant the elder just paid is drawn."""
    people = "a1=6m:GGGGGGGGG b1=6m:GGGGGGGGG c1=6m:BBBBBBBBBBBBBBBBBB d1=6m:RRRRRRRRRRRRRRRRRR"
    hands = (Hand(djinns="anun-nak sloar", elders=1, cards="fakir"), Hand(elders=19))
    game = table(f"{people} e1=6m:{'Y' * 16}", *hands)
    assert game.why_not("use on anun-nak elder c4") == "FT-11.4"
    game = table(f"{people} e1=6m:{'Y' * 16}", *hands, variants={"anun_nak": "after_paying"})
    assert game.why_not("use on anun-nak fakir c4") == "FT-11.4"
    game.play("use on anun-nak elder c4", luck=[0])
    assert game.at("c4").endswith(":W")


def test_ft_q24_anun_nak_on_the_start_tile_just_emptied() -> None:
    """FT-Q24"""
    game = owner("anun-nak", elders=1).play("go on", "take a1", "drop b1 merchant")
    assert "anun-nak elder a1" in game.offers("use on")


def test_ft10_bouraq_builds_a_palace_on_any_village() -> None:
    """FT-10.Bouraq"""
    game = table("a1=6m:G b1=6m:GW c3=5v: e3=5v:@1 f5=6m:Y", Hand(djinns="bouraq", elders=1))
    assert game.why_not("use on bouraq elder a1") == "FT-10.Bouraq"
    assert len(game.offers("use on")) == 5
    game.play("use on bouraq elder e3")
    game.shows("e3=5v:@1^")


def test_ft11_5_no_palace_left_for_bouraq() -> None:
    """FT-11.5 Ten palaces and twelve palms are a hard limit; the bank is not."""
    game = table(
        f"a1=6m:G b1=6m:GW c3=5v:{'^' * 10} f5=6m:Y", Hand(djinns="bouraq sloar", elders=1, cards="fakir")
    )
    assert game.why_not("use on bouraq elder c3") == "FT-11.5"
    rich = table("a1=6m:G b1=6m:GW f5=6m:Y", *[Hand(gold=200)] * 4)
    assert rich.gold == [200] * 4


def test_ft10_enki_plants_a_palm_on_any_oasis() -> None:
    """FT-10.Enki"""
    game = table("a1=6m:G b1=6m:GW c3=8o:Y@2 f5=6m:Y", Hand(djinns="enki", cards="fakir"))
    assert len(game.offers("use on")) == 6
    assert game.why_not("use on enki fakir a1") == "FT-10.Enki"
    game.play("use on enki fakir c3")
    game.shows("c3=8o:Y@2|")


def test_ft10_leta_takes_a_bare_tile() -> None:
    """FT-10.Leta FT-10.8 It places a camel where there is no camel, meeple, palm or palace, if one is
    left."""
    board = "a1=6m:G b1=6m:GW c1=6m:@1 d1=8o:| e1=5v:^ f5=6m:Y"
    game = table(board, Hand(djinns="leta", elders=2))
    assert len(game.offers("use on")) == 24
    for name in ("a1", "c1", "d1", "e1"):
        assert game.why_not(f"use on leta two-elders {name}") == "FT-10.Leta"
    game.play("use on leta two-elders c3")
    assert game.at("c3").endswith("@0")
    assert game.held[0] == (0, 0)


CAMELS = "a5=6m:@0 b5=6m:@0 c5=6m:@0 d5=6m:@0 e5=4L:@0 f5=4L:@0 a4=4L:@0"


def test_ft10_8_no_camel_left_no_leta_and_no_utug() -> None:
    """FT-10.8"""
    game = table(
        f"a1=6m:G b1=6m:GW b4=4L:@0 {CAMELS}", Hand(djinns="leta utug sloar", elders=2, cards="fakir")
    )
    assert game.why_not("use on leta two-elders c3") == "FT-10.8"
    assert game.why_not("use on utug two-elders a1") == "FT-10.8"


@pytest.mark.parametrize(("djinn", "tile"), [("leta", "c3"), ("utug", "b1")])
def test_ft12_6_the_last_camel_may_be_letas_or_utugs(djinn: str, tile: str) -> None:
    """FT-12.6 FT-12.1 The game ends with the round; the rest of the turn is normal."""
    game = table(f"a1=6m:G b1=6m:GW {CAMELS}", Hand(djinns=djinn, elders=2), order=[])
    game.play(f"use on {djinn} two-elders {tile}")
    assert game.news("last-camel")
    game.play("take a1", "drop b1 merchant")
    assert game.outcome.reason == "last-camel"


def test_ft_q14_leta_on_the_start_tile_just_emptied() -> None:
    """FT-Q14"""
    game = owner("leta", elders=2).play("go on", "take a1", "drop b1 merchant")
    assert game.asks == "Window"
    game.play("use on leta two-elders a1")
    game.shows("a1=6m:@0")


def test_ft10_utug_takes_a_tile_with_meeples() -> None:
    """FT-10.Utug"""
    board = "a1=6m:G b1=6m:GW c1=6m:G@1 d1=8o:G| e1=5v:G^ f5=6m:Y"
    game = table(board, Hand(djinns="utug", elders=1, cards="fakir"))
    assert [text.split()[2] for text in game.offers("use on")] == ["a1", "b1", "f5"]
    assert game.why_not("use on utug elder-and-fakir c3") == "FT-10.Utug"
    game.play("use on utug elder-and-fakir f5")
    game.shows("f5=6m:Y@0")


def test_ft10_sibittis_shows_three_djinns_to_one_player() -> None:
    """FT-10.Sibittis FT-10.8 Only the drawer sees them; one is kept and is public immediately."""
    game = owner("sibittis", elders=2, djinn_deck="boaz enki leta nekir")
    game.play("use sibittis two-elders", luck=[1, 1, 1])
    assert game.view(0).looking_at == ["enki", "leta", "nekir"]
    assert (game.view(1).looking_at, game.view().looking_at) == (None, None)
    assert game.news("looks", 1)[0].words == {"seat": "seat.0", "count": 3}
    assert game.news("looks", 0)[0].words["djinns"] == ["djinn.enki", "djinn.leta", "djinn.nekir"]
    assert game.options() == ["keep enki", "keep leta", "keep nekir"]
    game.play("keep leta")
    assert game.djinns(0) == ["leta", "sibittis"]
    assert {"enki", "nekir"} <= set(game.view(1).djinn_discards)


def test_ft10_sibittis_refused() -> None:
    """FT-10.Sibittis FT-10.8 It is refused if no djinn is left in deck or discards, or without enough
    elders."""
    rest = "al-amin anun-nak baal boaz bouraq echidna enki hagis haurvatat iblis jafaar kandicha kumarbi"
    rest += " lamia leta marid monkir nekir shamhat utug"
    game = table(BOARD, Hand(djinns="sibittis sloar", elders=2, cards="fakir"), Hand(djinns=rest))
    assert game.why_not("use sibittis two-elders") == "FT-10.8"
    assert owner("sibittis", elders=1, secret="wheat").why_not("use sibittis elder-and-fakir") == "FT-10.2"


def test_ft11_3_sibittis_draws_on_into_the_discards() -> None:
    """FT-11.3 FT-11.6 FT-11.7 The deck runs out in the middle, and the discards become the new one."""
    game = owner("sibittis", elders=2, djinn_deck="boaz")
    discards = len(game.view().djinn_discards)
    assert discards == 20
    game.play("use sibittis two-elders", luck=[0, 0, 0])
    assert game.view(0).looking_at == ["al-amin", "anun-nak", "boaz"]
    assert game.news("reshuffles-djinns")[0].words == {"cards": 20}
    game.play("keep boaz")
    assert game.view().djinn_discards == ["al-amin", "anun-nak"]


def test_ft11_3_sibittis_with_fewer_than_three() -> None:
    """FT-11.3"""
    rest = "al-amin anun-nak baal bouraq echidna enki hagis haurvatat iblis jafaar kandicha kumarbi"
    rest += " lamia leta marid monkir nekir shamhat utug"
    game = table(BOARD, Hand(djinns="sibittis", elders=2), Hand(djinns=rest))
    game.play("use sibittis two-elders", luck=[0, 0])
    assert game.options() == ["keep boaz", "keep sloar"]


def test_ft_q22_rejected_djinns_are_shown_or_lie_face_down() -> None:
    """FT-Q22"""
    for variant, shown, hidden in (("shown", ["enki", "nekir"], 0), ("face_down", [], 2)):
        game = owner("sibittis", elders=2, djinn_deck="enki leta nekir", variants={"sibittis": variant})
        before = game.view(1).djinn_discards
        game.play("use sibittis two-elders", luck=[0, 0, 0])
        game.play("keep leta")
        new = [djinn for djinn in game.view(1).djinn_discards if djinn not in before]
        assert (new, game.view(1).djinns_face_down) == (shown, hidden)


def test_ft_q22_what_lies_face_down_is_known_to_its_looker_alone() -> None:
    """FT-Q22 FT-2.6 FT-11.6 Two djinns lie face down and one is left in the deck, which runs out in the
    middle of the next look. Sibittis' owner knows which is where; for the others every distribution is
    possible."""
    rest = [name for name in DJINN_NAMES if name not in ("sibittis", "boaz", "enki", "leta", "nekir")]
    hands = (Hand(djinns="sibittis", elders=4), Hand(djinns=" ".join(rest)))
    game = table(BOARD, *hands, seats=2, order=[0, 1, 1], variants={"sibittis": "face_down"})
    game.play("use sibittis two-elders", luck=[0, 0, 0]).play("keep leta")
    assert imagined_djinns(game, 0) == {("boaz enki", "nekir")}
    assert imagined_djinns(game, 1) == {
        ("boaz enki", "nekir"),
        ("boaz nekir", "enki"),
        ("enki nekir", "boaz"),
    }
    game.play("go on", "take a1", "drop b1 merchant", "go on", "go on", "end turn")
    game.play("use sibittis two-elders", luck=[0, 0, 0])
    assert game.view(0).looking_at == ["boaz", "enki", "nekir"]
    for seat in (0, 1, None):
        dreamt = GAME.imagine(game.state, seat, Chance(3))
        GAME.check(dreamt)
        assert GAME.view(dreamt, seat) == game.view(seat)
    assert GAME.imagine(game.state, 0, Chance(3)) == game.state


def imagined_djinns(game: Play, seat: int) -> set[tuple[str, str]]:
    """Every distribution that a seat can imagine of the djinns that lie face down and those in the deck."""
    dreams = [GAME.imagine(game.state, seat, Chance(seed)) for seed in range(60)]
    return {(_names(dream.buried), _names(dream.djinn_deck)) for dream in dreams}


def _names(djinns: int) -> str:
    return " ".join(DJINN_NAMES[djinn] for djinn in bits.listed(djinns))


def test_ft10_sloar_draws_a_secret_card() -> None:
    """FT-10.Sloar Only the drawer sees it."""
    game = owner("sloar", cards="fakir").play("use sloar fakir", luck=[0])
    assert game.cards(0) == "ivory"
    assert game.news("draws", 0)[0].words["good"] == "good.ivory"
    assert "good" not in game.news("draws", 1)[0].words
    assert owner("sloar", elders=3).asks == "PickUp"
    assert owner("sloar", secret="wheat").why_not("use sloar fakir") == "FT-10.2"


def test_ft10_sloar_without_a_card_to_be_had() -> None:
    """FT-10.Sloar FT-10.8 Deck and discards are empty before the fakir is paid."""
    game = table(BOARD, Hand(djinns="sloar enki", elders=1, cards="fakir"), Hand(cards="rest"))
    assert game.why_not("use sloar fakir") == "FT-10.8"


def test_ft_q18_sloar_with_open_hands_is_seen_by_all() -> None:
    """FT-Q18"""
    game = owner("sloar", cards="fakir", variants={"hands": "open_cards"}).play("use sloar fakir", luck=[0])
    assert game.news("draws-openly", 1)[0].words["good"] == "good.ivory"


def test_ft_q2_once_for_each_marker_or_once_a_round() -> None:
    """FT-Q2 In a game of two, a player acts with both markers."""
    for use, again in (("per_marker", True), ("per_round", False)):
        game = table(
            "a1=6m:G b1=6m:GW c1=6m:WW a3=8o: f5=6m:Y f4=6m:Y",
            Hand(djinns="enki", elders=2),
            seats=2,
            order=[0, 1, 1],
            variants={"djinn_use": use},
        )
        game.play("use on enki elder a3", "take a1", "drop b1 merchant")
        assert game.to_act == 0
        assert (game.asks == "Window") == again


def test_ft_q21_sale_and_powers_in_any_order() -> None:
    """FT-Q21 The sale comes after the tile's action, before or after a djinn."""
    game = owner("enki", elders=1, cards="wheat fish").play(
        "go on", "take a1", "drop b1 merchant", "go on", "go on"
    )
    assert game.asks == "Sale"
    game.play("sell wheat", "end suit")
    assert game.offers("use on")
    game.play("use on enki elder a3", "sell fish", "end suit")
    assert game.to_act == 1

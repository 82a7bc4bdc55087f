"""FT-11 Clean-up, decks and bag."""

from __future__ import annotations

from tests.games.five_tribes.kit import Hand, table

BOARD = "a1=6m:G b1=8o:GWW c1=6m:WW f5=6m:Y f4=6m:YY"


def test_ft11_1_both_rows_are_refilled_after_the_last_marker() -> None:
    """FT-11.1 The cards that are left are shifted to the start of the row, but only after all have acted."""
    game = table(BOARD, order=[], row="fish wheat silk", djinn_row="leta")
    game.play("take a1", "drop b1 merchant", luck=None)
    assert (game.asks, game.view().market[0]) == ("Sale", "silk")
    assert len(game.view().market) == 1
    game.play("end turn", luck=None)
    view = game.view()
    assert (len(view.market), view.market[0], len(view.djinns), view.djinns[0]) == (9, "silk", 3, "leta")
    assert (view.round, game.asks) == (4, "Bid")


def test_ft11_2_an_empty_deck_is_made_of_the_discards() -> None:
    """FT-11.2 FT-11.7 This happens when a card is needed; if there are no cards at all, gaps stay."""
    game = table(
        BOARD, Hand(), Hand(cards="rest"), order=[], row="fish wheat", discards="silk ivory", deck="gold"
    )
    game.play("take a1", "drop b1 merchant")
    game.play("end turn", luck=None)
    assert sorted(game.view().market) == ["gold", "ivory", "silk"]
    assert game.news("reshuffles")[0].words == {"cards": 2}
    assert (game.view().market_deck, game.view().market_discards) == (0, {})


def test_ft11_3_draws_in_mid_round_reshuffle_too() -> None:
    """FT-11.3"""
    game = table(BOARD, Hand(djinns="sloar", cards="fakir"), Hand(cards="rest"), deck="", discards="silk")
    game.play("use sloar fakir", luck=[0])
    assert game.cards(0) == "silk"
    assert game.view().market_deck == 1


def test_ft11_4_the_bag_receives_what_is_spent() -> None:
    """FT-11.4 Merchants, builders, assassins, victims and spent elders go there; viziers and elders that
    players keep do not."""
    game = table(BOARD)
    before = game.view().bag
    game.play("take a1", "drop b1 merchant")
    assert game.view().bag == before + 2


def test_ft11_6_only_sibittis_discards_djinns() -> None:
    """FT-11.6"""
    game = table("a1=6m:Y b1=15s:YW f5=6m:Y f4=6m:Y", Hand(elders=2), djinn_row="leta boaz")
    game.play("take a1", "drop b1 vizier", "summon leta two-elders")
    assert game.view().djinn_discards == []


def test_ft11_7_cards_are_drawn_one_by_one() -> None:
    """FT-11.7 The last card of the deck is drawn before the new deck is made."""
    game = table(BOARD, Hand(), Hand(cards="rest"), order=[], row="fish wheat", discards="silk", deck="gold")
    game.play("take a1", "drop b1 merchant")
    game.play("end turn", luck=[0, 0, *[0] * 3])
    assert game.view().market == ["gold", "silk"]

"""FT-3 Bids for the order of play."""

from __future__ import annotations

from sandtable.games.five_tribes import GAME
from tests.games.five_tribes.kit import RULEBOOK, Hand, Play, full_board, table

BOARD = full_board(RULEBOOK)


def bids(*hands: Hand, seats: int = 4, **options: object) -> Play:
    return table(BOARD, *hands, seats=seats, bidding=True, **options)  # type: ignore[arg-type] # as the kit names them


def order(game: Play) -> list[int]:
    """The markers on the Turn Order Track from the one that plays first."""
    return [spot.seat for spot in reversed(game.view().turn_order) if spot.seat is not None]


def test_ft3_1_the_cost_is_paid_at_once_and_there_is_no_passing() -> None:
    """FT-3.1"""
    game = bids()
    assert game.options() == ["bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"]
    game.play("bid 8")
    assert game.gold == [42, 50, 50, 50]
    assert game.to_act == 1


def test_ft3_2_a_paid_spot_holds_one_marker_and_three_are_free() -> None:
    """FT-3.2 The fourth marker finds the three free spots taken."""
    game = bids().play("bid 5")
    assert game.why_not("bid 5") == "FT-3.2"
    game = bids().play("bid 0", "bid 0", "bid 0")
    assert game.why_not("bid 0") == "FT-3.2"
    assert order(game) == [2, 1, 0]


def test_ft3_3_only_what_can_be_paid() -> None:
    """FT-3.3"""
    game = bids(Hand(gold=4))
    assert game.offers("bid") == ["0", "1", "3"]
    assert game.why_not("bid 5") == "FT-3.3"


def test_ft3_4_from_the_dearest_to_the_last_free_bid() -> None:
    """FT-3.4"""
    game = bids().play("bid 0", "bid 1", "bid 0", "bid 12")
    assert game.news("turn-starts")[0].words == {"seat": "seat.3"}
    assert order(game) == [1, 2, 0]


def test_ft3_5_the_next_bids_come_in_this_order_of_play() -> None:
    """FT-3.5 FT-4.1 The marker goes to the first free bid spot before anything else happens."""
    game = bids().play("bid 0", "bid 1", "bid 0", "bid 12")
    assert game.view().bid_order == [3]
    while game.asks != "Bid":
        game.play(game.options()[-1], luck=None)
    assert [game.to_act, *game.view().bid_order] == [3, 3, 1, 2, 0]


def test_ft3_6_two_players_bid_and_act_with_each_marker() -> None:
    """FT-3.6 A player may act twice in a row. A player's second marker on the free spots pushes the
    first, as it would push any other."""
    game = bids(seats=2, order=[0, 0, 1, 1])
    game.play("bid 0", "bid 0", "bid 12", "bid 18")
    assert order(game) == [1, 0, 0]
    assert game.gold == [50, 20]


def test_ft3_7_one_decision_with_kumarbi() -> None:
    """FT-3.7 A spot is legal if it can be paid with some number of fakirs."""
    game = bids(Hand(gold=2, cards="fakir*2", djinns="kumarbi"))
    assert game.options() == [
        "bid 0",
        "bid 1",
        "bid with fakirs 1 1",
        "bid with fakirs 3 1",
        "bid with fakirs 3 2",
        "bid with fakirs 5 2",
    ]
    game.play("bid with fakirs 5 2")
    assert (game.gold[0], game.cards(0), order(game)) == (1, "", [0])


def test_ft14_2_three_one_and_two_free_bids() -> None:
    """FT-14.2"""
    game = bids().play("bid 3", "bid 1", "bid 0")
    assert order(game) == [0, 1, 2]
    game.play("bid 0")
    assert [game.to_act, *order(game)] == [0, 1, 3, 2]


def test_ft14_8_three_free_bids_then_one() -> None:
    """FT-14.8"""
    game = bids().play("bid 0", "bid 0", "bid 0", "bid 1")
    assert [game.to_act, *order(game)] == [3, 2, 1, 0]


def test_ft10_kumarbi_pays_a_cheaper_spot() -> None:
    """FT-10.Kumarbi FT-10.5 A fakir saves steps of the track, not gold: 8 costs 5 or 3, 1 costs nothing, and
    no fakir can be used on a free spot."""
    rich = Hand(cards="fakir*3", djinns="kumarbi")
    for bid, paid in (("8 1", 5), ("8 2", 3), ("1 1", 0)):
        assert bids(rich).play(f"bid with fakirs {bid}").gold[0] == 50 - paid
    assert not [text for text in bids(rich).options() if text.startswith("bid with fakirs 0")]
    assert bids(Hand(cards="fakir", djinns="kumarbi")).why_not("bid with fakirs 8 2") == "FT-10.Kumarbi"
    assert bids(Hand(cards="fakir")).why_not("bid with fakirs 8 1") == "not-now"


def test_ft_q17_never_more_fakirs_than_steps_to_a_free_spot() -> None:
    """FT-Q17"""
    texts = {action.text for action in GAME.actions}
    assert "bid with fakirs 3 2" in texts
    assert "bid with fakirs 3 3" not in texts


def test_ft_q1_the_broke_fourth_bidder_takes_the_spot_that_costs_one() -> None:
    """FT-Q1 This bid is offered only in this case; the player pays what there is, which is nothing."""
    broke = bids(Hand(), Hand(), Hand(), Hand(gold=0))
    assert broke.why_not("bid all") == "FT-Q1"
    broke.play("bid 0", "bid 0", "bid 0")
    assert broke.options() == ["bid all"]
    broke.play("bid all")
    assert (broke.to_act, broke.gold[3]) == (3, 0)
    assert order(broke) == [2, 1, 0]


def test_ft_q1_an_owner_of_kumarbi_may_use_it_instead() -> None:
    """FT-Q1"""
    game = bids(Hand(), Hand(), Hand(), Hand(gold=0, cards="fakir", djinns="kumarbi"))
    game.play("bid 0", "bid 0", "bid 0")
    assert game.options() == ["bid with fakirs 1 1", "bid all"]


def test_ft_q1_one_coin_is_enough() -> None:
    """FT-Q1"""
    game = bids(Hand(), Hand(), Hand(), Hand(gold=1)).play("bid 0", "bid 0", "bid 0")
    assert game.options() == ["bid 1"]


def test_ft_q1_in_the_variant_the_broke_marker_sits_out() -> None:
    """FT-Q1 It does not act, and bids last in the next round."""
    game = bids(Hand(), Hand(), Hand(), Hand(gold=0), variants={"broke_bidder": "sits_out"})
    game.play("bid 0", "bid 0", "bid 0")
    assert game.options() == ["sit out"]
    game.play("sit out")
    assert game.view().sitting_out == 3
    while game.asks != "Bid":
        assert game.to_act != 3
        game.play(game.options()[-1], luck=None)
    assert game.view().bid_order == [2, 1, 0, 3]


def test_ft_q23_kumarbi_once_for_each_bid_or_once_a_round() -> None:
    """FT-Q23"""
    for use, again in (("per_marker", True), ("per_round", False)):
        owner = Hand(cards="fakir*3", djinns="kumarbi")
        game = bids(owner, seats=2, order=[0, 0, 1, 1], variants={"djinn_use": use})
        game.play("bid with fakirs 8 1")
        assert ("bid with fakirs 5 1" in game.options()) == again
        assert game.why_not("bid with fakirs 5 1") == (None if again else "FT-Q23")

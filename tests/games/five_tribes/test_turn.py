"""FT-4 The steps of a player's action, in their order."""

from __future__ import annotations

from sandtable import Chance, Table
from sandtable.games.five_tribes import GAME
from tests.games.five_tribes.kit import RULEBOOK, Hand, full_board, table


def test_ft4_1_the_marker_moves_first() -> None:
    """FT-4.1"""
    game = table(full_board(RULEBOOK), bidding=True).play("bid 3", "bid 1", "bid 0", "bid 0")
    assert game.view().bid_order == [0]
    assert game.asks == "PickUp"


def test_ft4_2_a_move_is_compulsory() -> None:
    """FT-4.2 Nothing but start tiles is on offer while there is a legal move."""
    game = table("a1=6m:G b1=6m:G d4=6m:Y")
    assert game.options() == ["take a1", "take b1"]


def test_ft4_3_control_before_the_tribe_acts() -> None:
    """FT-4.3 The camel on the final tile comes before the assassins' victim."""
    game = table("a1=6m:R b1=6m:R d4=6m:Y").play("take a1", "drop b1 assassin")
    assert [event.kind.code for event in game.state.news][:3] == ["drops", "collects", "places-camel"]


def test_ft4_4_the_tribe_acts_without_control_too() -> None:
    """FT-4.4"""
    game = table("a1=6m:Y b1=6m:YG d4=6m:Y").play("take a1", "drop b1 vizier")
    game.shows("b1=6m:G")
    assert game.held[0] == (2, 0)


def test_ft4_5_the_tile_acts_after_the_tribe() -> None:
    """FT-4.5 Merchants take the first card before the market offers the rest."""
    game = table("a1=6m:G b1=6m:G d4=6m:Y", row="fish wheat silk spice ivory")
    game.play("take a1", "drop b1 merchant")
    assert (game.cards(0), game.asks) == ("fish wheat", "SmallMarket")
    assert game.offers("buy") == ["1", "2", "3"]


def test_ft4_6_the_sale_is_optional_and_last() -> None:
    """FT-4.6"""
    game = table("a1=6m:Y b1=8o:Y d4=6m:Y", Hand(cards="wheat")).play("take a1", "drop b1 vizier")
    assert game.options() == ["sell wheat", "end turn"]
    game.shows("b1=8o:@0|")


def test_ft4_7_nothing_is_asked_where_there_is_nothing_to_decide() -> None:
    """FT-4.7 Without cards and djinns, the marker, control, viziers and the palm are handled
    automatically."""
    game = table("a1=6m:Y b1=8o:Y d4=6m:YY d5=6m:Y").play("take a1", "drop b1 vizier")
    assert (game.to_act, game.asks) == (1, "PickUp")


def test_ft4_7_a_window_without_a_usable_power_is_skipped() -> None:
    """FT-4.7 The player has no elder and no card, so everybody can see that Leta cannot be paid for."""
    assert table("a1=6m:G b1=6m:G", Hand(djinns="leta")).asks == "PickUp"
    assert table("a1=6m:G b1=6m:G", Hand(djinns="leta", elders=1)).asks == "PickUp"
    assert table("a1=6m:G b1=6m:G", Hand(djinns="leta", elders=2)).asks == "Window"


def test_ft4_7_a_window_opens_though_the_card_is_not_a_fakir() -> None:
    """FT-4.7 FT-10.3 A card that was drawn secretly might be a fakir, and the question must not reveal
    whether it is."""
    game = table("a1=6m:G b1=6m:G", Hand(djinns="sloar", secret="wheat"))
    assert game.asks == "Window"
    assert game.options() == ["go on"]
    assert game.why_not("use sloar fakir") == "FT-10.2"


def test_ft4_7_a_move_can_be_taken_back_drop_by_drop() -> None:
    """FT-4.7 This is possible until luck is involved or another player decides."""
    table_ = Table(GAME, 2, Chance(5))
    seats: list[int] = []
    for _ in range(4):
        (seat,) = table_.state.to_act()
        table_.play("bid 0" if len(seats) < 3 else "bid 5", seat)
        seats.append(seat)
    (seat,) = table_.state.to_act()
    before = table_.state.digest()
    table_.play(table_.state.options(seat)[0], seat)
    table_.play(table_.state.options(seat)[0], seat)
    assert table_.undo_limit(seat).steps >= 2
    table_.undo(seat)
    table_.undo(seat)
    assert table_.state.digest() == before


def test_ft4_7_cards_that_everybody_has_seen_open_no_window() -> None:
    """FT-4.7 FT-2.6 Everybody knows that wheat, taken face up, cannot pay for Sloar; a fakir can."""
    assert table("a1=6m:G b1=6m:G", Hand(djinns="sloar", cards="wheat")).asks == "PickUp"
    assert table("a1=6m:G b1=6m:G", Hand(djinns="sloar", cards="fakir")).asks == "Window"
    old = table("a1=6m:G b1=6m:G", Hand(djinns="sloar", cards="wheat"), rules_version=1)
    assert old.options() == ["go on"]

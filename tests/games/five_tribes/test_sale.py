"""FT-9 The sale of goods for gold."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.games.five_tribes.board import GOOD_COUNT, GOOD_NAMES
from sandtable.games.five_tribes.piles import pack_cards
from sandtable.games.five_tribes.scoring import goods_pay
from tests.games.five_tribes.kit import Hand, Play, counts, table


def sale(cards: str, **options: object) -> Play:
    board = "b1=6m:Y a1=8o:YW f5=6m:Y f4=6m:Y"
    return table(board, Hand(cards=cards), **options).play("take b1", "drop a1 vizier")  # type: ignore[arg-type] # as the kit names them


@pytest.mark.parametrize(("suit", "gold"), list(enumerate((1, 3, 7, 13, 21, 30, 40, 50, 60), 1)))
def test_ft9_what_a_suit_pays(suit: int, gold: int) -> None:
    """FT-9"""
    goods = GOOD_NAMES[:suit]
    game = sale(" ".join(goods)).play(*[f"sell {good}" for good in goods], "end suit")
    assert (game.gold[0], game.cards(0)) == (50 + gold, "")
    assert sum(game.view().market_discards.values()) == suit


def test_ft9_1_suits_one_by_one_with_the_gold_at_once() -> None:
    """FT-9.1 Any set of different kinds can be sold, even a small one; fakirs cannot."""
    game = sale("wheat*2 fish*2 fakir")
    assert game.options() == ["sell fish", "sell wheat", "end turn"]
    assert game.why_not("sell ivory") == "FT-9.1"
    game.play("sell wheat")  # FT-4.7 everybody knows that nothing can be added
    assert game.gold[0] == 51
    game.play("sell fish", "sell wheat", "end suit", "end turn")
    assert (game.gold[0], game.to_act) == (54, 1)


def test_ft9_1_what_is_laid_out_is_seen() -> None:
    """FT-9.1"""
    game = sale("wheat*2 fish*2 fakir").play("sell fish")
    assert (game.view(2).suit, game.view(2).players[0].cards) == (["fish"], 4)


def test_ft14_6_the_sale_of_the_rulebook() -> None:
    """FT-14.6 A suit of six and one of three are sold; the fakirs stay."""
    game = sale("wheat*2 fish*2 pottery*2 silk jewels spice fakir*2")
    game.play(
        *[f"sell {good}" for good in ("jewels", "silk", "spice", "fish", "wheat", "pottery")], "end suit"
    )
    assert game.gold[0] == 80
    game.play("sell fish", "sell wheat", "sell pottery", "end suit")
    assert (game.gold[0], game.cards(0)) == (87, "fakir fakir")


def test_ft9_largest_suits_first_is_best() -> None:
    """FT-9 FT-13.1 This is compared with all ways to split small hands into suits."""
    chance = Chance(9)
    for _ in range(60):
        hand = [chance.pick(1 + min(2, most)) if chance.pick(2) else 0 for most in GOOD_COUNT[:9]]
        assert goods_pay(pack_cards([*hand, 3]), 0) == best(tuple(hand), {})
    assert goods_pay(pack_cards(counts("wheat*2 fish*2 silk", GOOD_NAMES)), 0) == 7 + 3


def best(hand: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """The most that a hand can bring, over all ways to split it into suits."""
    if hand not in known:
        pays = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
        kinds = [kind for kind in range(len(hand)) if hand[kind]]
        known[hand] = 0
        for chosen in range(1, 1 << len(kinds)):
            suit = [kind for at, kind in enumerate(kinds) if chosen >> at & 1]
            rest = tuple(number - (kind in suit) for kind, number in enumerate(hand))
            known[hand] = max(known[hand], pays[len(suit)] + best(rest, known))
    return known[hand]

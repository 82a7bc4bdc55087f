"""FT-2.6 What a view tells besides the pieces: prices, suits, reach, and the score as far as it is public."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.five_tribes.board import FAKIR, GOOD_COUNT
from sandtable.games.five_tribes.djinns.deck import DJINNS
from sandtable.games.five_tribes.piles import cards_of, pack_cards
from sandtable.games.five_tribes.scoring import LINE_NAMES, goods_pay
from sandtable.games.five_tribes.view import DJINN_CARDS, _suits
from tests.games.five_tribes.kit import Hand, table
from tests.games.five_tribes.test_tribes import BLOCK

HELD = "a1=6m:Y b1=6m:Y c1=15s:@0|| d1=5v:@1^ e1=8o:@0|"


def test_ft13_the_score_shows_what_the_viewer_can_add_up() -> None:
    """FT-13 FT-2.2 The viewer's own sheet is complete; those of the others lack gold and goods."""
    game = table(HELD, Hand(gold=7, viziers=2, elders=1, cards="silk fish", djinns="haurvatat"), seats=3)
    mine, other, _ = game.view(0).players
    points = {"gold": 7, "viziers": 2, "more-viziers": 20, "elders": 2, "djinns": 8, "tiles": 23, "palms": 15}
    assert mine.score == points | {"palaces": 0, "goods": 3}
    assert list(other.score) == [line for line in LINE_NAMES if line not in ("gold", "goods")]
    assert (other.score["tiles"], other.score["palaces"]) == (5, 5)
    assert all("gold" not in player.score for player in game.view(None).players)


def test_ft_q18_open_hands_are_counted() -> None:
    """FT-Q18 With open cards the goods are known, and with open gold everything is."""
    hands = (Hand(), Hand(gold=9, cards="silk fish"))
    score = table(HELD, *hands, seats=3, variants={"hands": "open_cards"}).view(0).players[1].score
    assert ("gold" in score, score["goods"]) == (False, 3)
    score = table(HELD, *hands, seats=3, variants={"hands": "open"}).view(0).players[1].score
    assert (score["gold"], score["goods"]) == (9, 3)


def test_ft13_at_the_end_the_view_has_the_score_sheet() -> None:
    """FT-13 What the view counted all along is the result."""
    game = table("a1=8o:W b1=8o:W c3=6m:Y", Hand(gold=3, viziers=2), Hand(), order=[])
    game.play("take a1", "drop b1 elder")
    view = game.view(None)
    assert view.outcome is not None
    assert [sum(player.score.values()) for player in view.players] == view.outcome.scores


@given(st.lists(st.integers(0, 3), min_size=FAKIR, max_size=FAKIR))
def test_ft9_suits_bring_what_the_goods_are_worth(wanted: list[int]) -> None:
    """FT-9 The proposed suits are the best sale and contain all goods."""
    counts = [min(number, GOOD_COUNT[kind]) for kind, number in enumerate(wanted)]
    cards = pack_cards([*counts, 0])
    suits = _suits(cards)
    assert sum(suit.gold for suit in suits) == goods_pay(cards, 0)
    assert sum(len(suit.goods) for suit in suits) == sum(cards_of(cards, kind) for kind in range(FAKIR))


def test_ft10_4_the_cards_tell_value_cost_and_time() -> None:
    """FT-10.4 FT-10.2 FT-10.6"""
    assert sum(card.value for card in DJINN_CARDS.values()) == 141
    assert list(DJINN_CARDS) == [djinn.name for djinn in DJINNS]
    assert (DJINN_CARDS["leta"].cost, DJINN_CARDS["leta"].when) == (["two-elders", "elder-and-fakir"], "turn")
    assert (DJINN_CARDS["kumarbi"].cost, DJINN_CARDS["kumarbi"].when) == (["fakir"], "bidding")
    times = {name: card.when for name, card in DJINN_CARDS.items()}
    assert [name for name in times if times[name] == "placing"] == ["hagis", "lamia"]
    assert [name for name in times if times[name] == "before-tribe"] == ["echidna", "iblis"]
    assert [name for name in times if times[name] == "scoring"] == [
        "al-amin",
        "haurvatat",
        "jafaar",
        "shamhat",
    ]
    assert all(card.cost for card in DJINN_CARDS.values() if card.when not in ("always", "scoring"))


def test_ft7_4_the_builders_tiles_are_named() -> None:
    """FT-7.4 They are named only while builders are about to act."""
    board = f"{BLOCK.replace('e3=6m:', 'e3=6m:B')} f5=6m:Y f4=6m:Y"
    game = table(board, Hand(cards="fakir*2 wheat"))
    assert game.view().blue_around == []
    game.play("take e3", "drop d3 builder")
    assert game.view().blue_around == ["c2", "d2", "c3", "c4"]
    assert game.play("build 0").view().blue_around == []


def test_ft7_6_tiles_out_of_reach_name_their_fakirs() -> None:
    """FT-7.6 For two assassins on b3, targets farther away than two steps cost fakirs."""
    game = table("b2=6m:R b3=8o:RY d5=5v:G e4=6m:YB e5=6m:Y", Hand(cards="fakir*3"))
    game.play("take b2", "drop b3 assassin")
    needed = game.view().fakirs_to
    assert (needed.get("c4"), needed["d5"], needed["e4"], needed["f5"]) == (None, 2, 2, 4)
    assert game.play("kill d5 merchant").view().fakirs_to == {}

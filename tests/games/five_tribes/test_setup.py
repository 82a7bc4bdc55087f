"""FT-2 The set-up, and who sees what."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.games.five_tribes import GAME, variants
from sandtable.games.five_tribes.variants import FiveTribesVariants
from tests.games.five_tribes.kit import Hand, Play, table


@pytest.mark.parametrize(("seats", "camels", "markers"), [(2, 11, 4), (3, 8, 3), (4, 8, 4)])
def test_ft2_1_camels_and_markers(seats: int, camels: int, markers: int) -> None:
    """FT-2.1"""
    view = GAME.view(GAME.setup(seats, Chance(3)), None)
    assert [player.camels for player in view.players] == [camels] * seats
    assert len(view.bid_order) == markers
    assert sorted(set(view.bid_order)) == list(range(seats))


def test_ft2_2_fifty_gold_each_seen_by_its_owner_alone() -> None:
    """FT-2.2"""
    state = GAME.setup(3, Chance(3))
    assert [player.gold for player in GAME.view(state, 1).players] == [None, 50, None]
    assert [player.gold for player in GAME.view(state, None).players] == [None, None, None]


def test_ft2_3_three_meeples_on_each_of_thirty_tiles() -> None:
    """FT-2.3"""
    state = GAME.setup(4, Chance(3))
    view = GAME.view(state, None)
    assert [sum(tile.meeples.values()) for tile in view.tiles] == [3] * 30
    assert sorted(tile.value for tile in view.tiles).count(8) == 6
    assert view.bag == 0
    assert GAME.view(GAME.setup(4, Chance(4)), None).tiles != view.tiles


def test_ft2_4_markers_are_placed_at_random() -> None:
    """FT-2.4"""
    orders = {tuple(GAME.setup(2, Chance(seed)).bid_order) for seed in range(60)}
    assert len(orders) == 6


def test_ft2_5_nine_resources_and_three_djinns_face_up() -> None:
    """FT-2.5"""
    view = GAME.view(GAME.setup(4, Chance(3)), None)
    assert (len(view.market), view.market_deck) == (9, 45)
    assert (len(view.djinns), view.djinn_deck) == (3, 19)


def test_ft2_6_hands_are_hidden_their_size_is_not() -> None:
    """FT-2.6 What lies on the table and the number of cards are open; the cards themselves and gold are
    hidden."""
    game = table(
        "a1=6m:G b1=6m:G", Hand(cards="wheat fakir", secret="fish", viziers=2, elders=1, djinns="boaz")
    )
    mine, theirs = game.view(0).players[0], game.view(1).players[0]
    assert mine.hand == {"fish": 1, "wheat": 1, "fakir": 1}
    assert (theirs.hand, theirs.gold, theirs.cards) == (None, None, 3)
    assert (theirs.viziers, theirs.elders, theirs.camels, theirs.djinns) == (2, 1, 8, ["boaz"])


def test_ft2_6_ft_q18_what_was_taken_face_up_is_remembered() -> None:
    """FT-Q18 Another seat imagines the true gold and the cards that were taken face up, but not the true
    secret card."""
    game = table("a1=6m:G b1=6m:G", Hand(gold=17, cards="wheat wheat fakir", secret="ivory"), seats=3)
    secrets: set[str] = set()
    for seed in range(40):
        dreamt = Play(GAME.imagine(game.state, 1, Chance(seed)))
        assert dreamt.gold == [17, 50, 50]
        hand = dreamt.cards(0).split()
        for known in ("wheat", "wheat", "fakir"):
            hand.remove(known)
        secrets |= set(hand)
    assert len(secrets) > 4
    assert Play(GAME.imagine(game.state, 0, Chance(1))).cards(0) == game.cards(0)


@pytest.mark.parametrize(
    ("hands", "cards", "gold"),
    [("hidden", None, None), ("open_cards", {"wheat": 1}, None), ("open", {"wheat": 1}, 9)],
)
def test_ft_q18_open_hands_are_a_variant(hands: str, cards: dict[str, int] | None, gold: int | None) -> None:
    """FT-Q18"""
    game = table("a1=6m:G b1=6m:G", Hand(gold=9, cards="wheat"), variants={"hands": hands})
    seen = game.view(1).players[0]
    assert (seen.hand, seen.gold) == (cards, gold)


def test_ft2_6_an_old_generation_of_the_deck_is_remembered() -> None:
    """FT-2.6 After a reshuffle, cards drawn secretly before it still come from the old deck."""
    game = table(
        "a1=6m:G b1=6m:G",
        Hand(cards="fakir", secret="ivory", djinns="sloar"),
        Hand(secret="gold"),
        seats=3,
        deck="",
        discards="",
    )
    game.play("use sloar fakir", luck=[0])
    assert len(game.state.hands.unseen) == 2
    for seed in range(20):
        dreamt = Play(GAME.imagine(game.state, 2, Chance(seed)))
        old = sorted([*_drawn(dreamt, 0), *_drawn(dreamt, 1)])
        assert old == ["gold", "ivory"]


def test_ft2_6_of_which_deck_a_secret_card_was_stays_a_secret() -> None:
    """FT-2.6 Seat 0 drew a card from the old deck and one from the new, then pays with a secret fakir. Seat 2
    cannot tell which of the two it was, and so not what seats 0 and 1 still hold."""
    dreams = []
    for mine, other, drawn in (("fakir", "gold", 0), ("gold", "fakir", 3)):
        hand = Hand(cards="fakir", secret=mine, djinns="sloar anun-nak")
        game = table(
            "a1=6m:G b1=6m:G",
            hand,
            Hand(secret=other),
            Hand(cards="rest"),
            seats=3,
            deck="",
            discards="fish*2 fakir",
        )
        game.play("use sloar fakir", luck=[drawn])
        assert game.view(2).players[0].cards == 2
        game.play("use on anun-nak fakir c1", luck=None)
        dreams.append([GAME.imagine(game.state, 2, Chance(seed)).to_data() for seed in range(20)])
    assert dreams[0] == dreams[1]


def _drawn(game: Play, seat: int) -> list[str]:
    """The goods of the first generation in a hand."""
    saved = game.state.to_data()["state"]["hands"][3 + seat]
    return [
        name for name, number in zip(("ivory", "jewels", "gold"), saved, strict=False) for _ in range(number)
    ]


def test_every_choice_of_a_variant_has_its_constant() -> None:
    """The rules read `s.variants.hands == OPEN`: a field for each variant, a constant for each choice."""
    for name, variant in GAME.variants.items():
        for number, choice in enumerate(variant.choices):
            chosen = GAME.setting(2, {name: choice}, GAME.rules_version)
            assert getattr(FiveTribesVariants(chosen), name) == number
            assert getattr(variants, choice.upper()) == number

"""FT-1 What is in the box."""

from __future__ import annotations

from sandtable.games.five_tribes import board
from sandtable.games.five_tribes.djinns.deck import DJINNS


def test_ft1_1_ninety_meeples_in_five_tribes() -> None:
    """FT-1.1"""
    assert dict(zip(board.TRIBE_NAMES, board.MEEPLES, strict=True)) == {
        "vizier": 16,
        "elder": 20,
        "merchant": 18,
        "builder": 18,
        "assassin": 18,
    }
    assert sum(board.MEEPLES) == board.ALL_MEEPLES == 90


def test_ft1_2_thirty_tiles_worth_198() -> None:
    """FT-1.2"""
    faces = list(zip(board.FACE_PLACE, board.FACE_VALUE, board.FACE_COUNT, strict=True))
    assert sum(number for _, _, number in faces) == board.TILES == 30
    assert sum(value * number for _, value, number in faces) == 198
    assert sum(number for place, _, number in faces if place in board.BLUE_PLACES) == 12
    by_place = dict.fromkeys(board.PLACE_NAMES, 0)
    for place, _, number in faces:
        by_place[board.PLACE_NAMES[place]] += number
    assert by_place == {"village": 5, "sacred-place": 7, "oasis": 6, "small-market": 8, "large-market": 4}


def test_ft1_3_fifty_four_resource_cards() -> None:
    """FT-1.3"""
    cards = dict(zip(board.GOOD_NAMES, board.GOOD_COUNT, strict=True))
    assert [cards[good] for good in ("ivory", "jewels", "gold")] == [2, 2, 2]
    assert [cards[good] for good in ("papyrus", "silk", "spice")] == [4, 4, 4]
    assert [cards[good] for good in ("fish", "wheat", "pottery")] == [6, 6, 6]
    assert cards["fakir"] == 18
    assert sum(board.GOOD_COUNT) == board.ALL_GOODS == 54


def test_ft1_4_djinns_palms_palaces_camels_and_markers() -> None:
    """FT-1.4"""
    assert len(DJINNS) == board.ALL_DJINNS == 22
    assert (board.PALMS, board.PALACES) == (12, 10)
    assert [(board.camels_each(seats), board.markers_each(seats)) for seats in (2, 3, 4)] == [
        (11, 2),
        (8, 1),
        (8, 1),
    ]


def test_ft1_5_the_turn_order_track() -> None:
    """FT-1.5"""
    assert board.SPOT_COSTS == (0, 0, 0, 1, 3, 5, 8, 12, 18)


def test_ft10_4_values_of_the_djinns() -> None:
    """FT-10.4 Four are worth 4, one 5, ten 6, five 8, two 10; each has its number and its cost."""
    values = sorted(djinn.value for djinn in DJINNS)
    assert values == [4] * 4 + [5] + [6] * 10 + [8] * 5 + [10] * 2
    assert sum(values) == 141
    assert [djinn.name for djinn in DJINNS] == list(board.DJINN_NAMES)
    paid = {
        djinn.name: [board.PAYMENT_NAMES[payment] for payment in djinn.cost] for djinn in DJINNS if djinn.cost
    }
    either, two = ["elder", "fakir"], ["two-elders", "elder-and-fakir"]
    assert paid == {
        "anun-nak": either,
        "bouraq": either,
        "enki": either,
        "hagis": either,
        "iblis": either,
        "lamia": either,
        "echidna": two,
        "leta": two,
        "sibittis": two,
        "utug": two,
        "sloar": ["fakir"],
    }

"""Stacks, units and which camel a die moves: CU-14 to CU-17, CU-26, CU-27."""

from __future__ import annotations

import pytest

from sandtable.games.camel_up.track import ranking
from tests.games.camel_up.kit import LETTERS, race


def places(position: str) -> str:
    """The racing camels from first to last."""
    return "".join(LETTERS[camel] for camel in ranking(race(position).state.camels))


# --- terms ---------------------------------------------------------------------------------------


def test_cu14_golden_red_carries_yellow_and_leaves_purple_and_green() -> None:
    played = race("""
        Y
        R
        G
        P       B       W   K
        4   5   6   7   15  16
    """)
    played.roll("R3")
    played.shows("""
        G           Y
        P       B   R   W   K
        4   5   6   7   15  16
    """)


def test_cu14_crazy_camels_are_carried_like_any_other() -> None:
    played = race("""
        W
        R
        K
        G       P   B   Y
        4   7   8   9   16
    """)
    played.roll("G3")
    played.shows("""
            W
            R
            K
            G   P   B   Y
        4   7   8   9   16
    """)


def test_cu15_the_top_camel_is_a_unit_of_its_own() -> None:
    played = race("""
        Y
        R
        G   B
        P   W   K
        4   6   16
    """)
    played.roll("Y2")
    played.shows("""
        R   Y
        G   B
        P   W   K
        4   6   16
    """)


def test_cu16_a_racing_camel_goes_clockwise_even_with_a_crazy_rider() -> None:
    played = race("""
        K
        W
        B   G   Y   R   P
        5   8   9   10  11
    """)
    played.roll("B3")
    played.shows("""
            K
            W
            B
            G   Y   R   P
        5   8   9   10  11
    """)


def test_cu16_a_crazy_camel_goes_back_and_takes_racing_riders_with_it() -> None:
    played = race("""
                R
                B
        G       W   Y   P   K
        5   6   8   9   10  16
    """)
    played.roll("W2")
    played.shows("""
            R
            B
        G   W       Y   P   K
        5   6   8   9   10  16
    """)


@pytest.mark.parametrize(
    ("position", "ranked"),
    [
        ("1:B 2:G 3:Y 4:R 5:P 15:W 16:K", "PRYGB"),  # ordered by space
        ("5:B,G,Y,R,P 15:W 16:K", "PRYGB"),  # in a stack the higher camel is ahead
        ("1:G,Y,R 3:B,P 15:W 16:K", "PBRYG"),
        ("6:W,R 7:Y 8:K,G,B 9:P", "PBGYR"),  # crazy camels do not count, wherever they stand
        ("2:P,W,B,K,Y 16:R,G", "GRYBP"),
    ],
)
def test_cu17_the_furthest_space_leads_and_the_higher_in_a_stack_is_ahead(position: str, ranked: str) -> None:
    assert places(position) == ranked


# --- the dice -------------------------------------------------------------------------------------


def test_cu26_golden_purple_lands_with_green_on_yellow() -> None:
    played = race("""
        G
        P       Y   B   R   W   K
        5   6   7   8   9   15  16
    """)
    played.roll("P2")
    played.shows("""
                G
                P
                Y   B   R   W   K
        5   6   7   8   9   15  16
    """)


@pytest.mark.parametrize("rolled", ["W2", "K2"])
def test_cu27_the_upper_of_two_crazy_camels_that_touch_moves(rolled: str) -> None:
    played = race("""
                R
                K
                W
        B       G   Y   P
        6   7   9   10  11
    """)
    played.roll(rolled)
    played.shows("""
            R   W
        B   K   G   Y   P
        6   7   9   10  11
    """)


@pytest.mark.parametrize("rolled", ["W2", "K2"])
def test_cu27_the_only_crazy_camel_with_a_racing_rider_moves(rolled: str) -> None:
    played = race("""
                R
        B   G   K   Y   P   W
        6   7   9   10  11  16
    """)
    played.roll(rolled)
    played.shows("""
            R
            K
        B   G       Y   P   W
        6   7   9   10  11  16
    """)


@pytest.mark.parametrize("rolled", ["W2", "K2"])
def test_cu27_a_crazy_rider_above_does_not_free_the_carrier(rolled: str) -> None:
    played = race("""
                W
                R
        B   G   K   Y   P
        6   7   9   10  11
    """)
    played.roll(rolled)
    played.shows("""
            W
            R
            K
        B   G       Y   P
        6   7   9   10  11
    """)


def test_cu27_otherwise_the_colour_of_the_die_decides() -> None:
    nobody_rides = "6:B 7:G 9:Y 10:R 11:P 15:W 16:K"
    assert race(nobody_rides).roll("W1").at() == "6:B 7:G 9:Y 10:R 11:P 14:W 16:K"
    assert race(nobody_rides).roll("K3").at() == "6:B 7:G 9:Y 10:R 11:P 13:K 15:W"
    both_carry = "6:B 7:G 9:Y 14:W,R 16:K,P"
    assert race(both_carry).roll("W1").at() == "6:B 7:G 9:Y 13:W,R 16:K,P"
    assert race(both_carry).roll("K1").at() == "6:B 7:G 9:Y 14:W,R 15:K,P"


def test_cu27_the_roll_tells_when_the_other_crazy_camel_moves() -> None:
    played = race("6:B 7:G 9:Y 10:R 14:W,P 16:K").roll("K1")
    assert [message.words for message in played.news("rolls-grey")] == [
        {"seat": "seat.0", "camel": "camel.black", "pips": 1}
    ]
    assert [message.words for message in played.news("other-crazy")] == [{"camel": "camel.white"}]
    assert race("6:B 7:G 9:Y 10:R 14:W,P 16:K").roll("W1").news("other-crazy") == []

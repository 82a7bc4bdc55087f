"""Spectator tiles, landing and invariants: CU-28, CU-29, CU-50."""

from __future__ import annotations

import pytest

from sandtable import BadRecord
from tests.games.camel_up.kit import GAME, LETTERS, race

# --- spectator tiles --------------------------------------------------------------------------------


def test_cu28_golden_cheering_sends_purple_and_green_one_further_onto_red_and_yellow() -> None:
    played = race("""
        G           Y
        P       +2  R   B   W   K
        5   6   7   8   9   15  16
    """)
    played.roll("P2")
    played.shows("""
                    G
                    P
                    Y
                +2  R   B   W   K
        5   6   7   8   9   15  16
    """)
    assert played.money == [3, 3, 4, 3]


def test_cu28_golden_booing_sends_purple_and_green_one_back_under_blue() -> None:
    played = race("""
        G
        P   B   -2  R   Y   W   K
        5   6   7   8   9   15  16
    """)
    played.roll("P2")
    played.shows("""
            B
            G
            P   -2  R   Y   W   K
        5   6   7   8   9   15  16
    """)
    assert played.money == [3, 3, 4, 3]


def test_cu28_golden_black_from_blue_is_booed_one_clockwise_under_purple_and_green() -> None:
    played = race("""
                    G   K
        R   Y   -1  P   B   W
        4   5   7   8   9   15
    """)
    played.roll("K2")
    played.shows("""
                    G
                    P
        R   Y   -1  K   B   W
        4   5   7   8   9   15
    """)
    assert played.money == [3, 4, 3, 3]


def test_cu28_cheering_sends_a_crazy_camel_further_back_and_on_top() -> None:
    played = race("""
                        R
        B   G   Y   +3  W   P   K
        4   5   6   7   9   10  16
    """)
    played.roll("W2")
    played.shows("""
                R
                W
        B   G   Y   +3      P   K
        4   5   6   7   9   10  16
    """)
    assert played.money == [3, 3, 3, 4]


@pytest.mark.parametrize("side", "+-")
def test_cu28_a_tile_only_passed_over_does_nothing(side: str) -> None:
    played = race(f"5:P,G 6:{side}2 9:R,B,Y 15:W 16:K").roll("P2")
    played.shows(f"6:{side}2 7:P,G 9:R,B,Y 15:W 16:K")
    assert played.money == [3, 3, 3, 3]


def test_cu28_the_owner_is_paid_once_for_a_unit_of_any_size() -> None:
    played = race("5:B,G,Y,R,P,W,K 8:+1").roll("B3")
    played.shows("8:+1 9:B,G,Y,R,P,W,K")
    assert played.money == [3, 4, 3, 3]


def test_cu28_a_players_own_tile_pays_the_roller_too_and_immediately() -> None:
    played = race("5:P,G 7:+0 9:R,B,Y 15:W 16:K").roll("P2")
    assert played.money == [4, 3, 3, 3]
    assert [message.words for message in played.news("cheered")] == [{"seat": "seat.0", "space": 7, "to": 8}]


def test_cu28_cheering_on_16_takes_a_racing_unit_over_the_line_and_pays() -> None:
    played = race("""
                            G
        R   Y   B   W   K   P   +3
        1   2   3   10  11  14  16
    """)
    played.roll("P2")
    played.shows("""
                                G
        R   Y   B   W   K   +3  P
        1   2   3   10  11  16  |>
    """)
    assert played.money == [4, 3, 3, 4]  # 1 for the roller's pyramid ticket and 1 for the owner of the tile


def test_cu28_booing_on_16_keeps_a_racing_unit_on_15() -> None:
    played = race("1:R 2:Y 3:B 10:W 11:K 14:P,G 16:-3").roll("P2")
    played.shows("1:R 2:Y 3:B 10:W 11:K 15:P,G 16:-3")
    assert played.money == [3, 3, 3, 4]


# --- landing ----------------------------------------------------------------------------------------


def test_cu29_booing_back_to_where_it_came_from_puts_the_unit_under_those_it_left() -> None:
    played = race("""
        G
        R
        B
        Y   -3  P   W   K
        5   6   7   15  16
    """)
    played.roll("R1")
    played.shows("""
        B
        Y
        G
        R   -3  P   W   K
        5   6   7   15  16
    """)


def test_cu29_a_crazy_unit_booed_back_to_where_it_came_from_goes_under_too() -> None:
    played = race("""
                G
                W
        Y   -3  R   P   B   K
        4   5   6   7   8   16
    """)
    played.roll("W1")
    played.shows("""
                R
                G
        Y   -3  W   P   B   K
        4   5   6   7   8   16
    """)


def test_cu29_the_order_inside_a_unit_never_changes() -> None:
    for tile in ("", " 9:+1", " 9:-1"):
        stacks = race(f"6:B,K,G,Y 15:W,R 16:P{tile}").roll("B3").at()
        assert "B,K,G,Y" in stacks


def test_cu29_a_tile_stays_after_it_was_stepped_on() -> None:
    played = race("5:P,G 7:+2 9:R,B,Y 15:W 16:K").roll("P2", "G1", "R3")
    assert "7:+2" in played.at()
    played.roll("W1", "Y1")  # the fifth roll ends the leg, and the tile goes back
    assert played.view().tiles == []


# --- invariants ------------------------------------------------------------------------------


def test_cu50_crazy_camels_never_cross_by_a_tile() -> None:
    """The lowest possible tile lies on 2; a crazy camel cheered there only reaches 1."""
    played = race("2:+1 3:W 4:K 10:B,G,Y,R,P").roll("W1")
    played.shows("1:W 2:+1 4:K 10:B,G,Y,R,P")


def test_cu50_racing_camels_are_never_pushed_behind_1() -> None:
    played = race("1:B,G 2:-1 10:Y,R,P 15:W 16:K").roll("B1")
    played.shows("1:B,G 2:-1 10:Y,R,P 15:W 16:K")


def test_cu50_one_tile_triggers_per_move() -> None:
    """Tiles never lie on neighbouring spaces, so neither cheering nor booing can lead onto another tile."""
    played = race("5:P,G 7:+2 9:+1 11:R,B,Y 15:W 16:K").roll("P2")
    played.shows("7:+2 8:P,G 9:+1 11:R,B,Y 15:W 16:K")
    assert played.money == [3, 3, 4, 3]


@pytest.mark.parametrize(
    ("camel", "space", "complaint"),
    [
        ("G", 7, "a tile lies under camels on 7"),
        ("G", 17, "the race must end when a unit crosses"),
        ("K", 0, "the race must end when a unit crosses"),
        ("B", 6, "the stack on 1 has a gap"),
        ("P", 30, "there is no space 30"),
    ],
)
def test_cu50_a_camel_where_it_cannot_be_is_noticed(camel: str, space: int, complaint: str) -> None:
    data = race("1:B,G 7:-1 10:Y,R,P 15:W 16:K").state.to_data()
    data["state"]["camels"][LETTERS.index(camel)] = 8 * space
    with pytest.raises(BadRecord, match=complaint):
        GAME.from_data(data)


def test_cu50_one_die_is_always_left_in_the_pyramid() -> None:
    played = race("1:B,G 10:Y,R,P 15:W 16:K")
    for face in ("B1", "G1", "Y1", "R1"):
        played.roll(face)
    assert played.dice() == "PX"
    played.roll("P1")
    assert played.dice() == "BGYRPX"
    data = race("1:B,G 10:Y,R,P 15:W 16:K").state.to_data()
    data["state"] |= {"dice": 0, "rolled": [0, 8, 16, 24, 32, 40], "pyramid": [6, 0, 0, 0]}
    with pytest.raises(BadRecord, match="one die must stay"):
        GAME.from_data(data)

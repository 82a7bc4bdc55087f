"""Rules that other implementations get wrong, each shown in a short piece of play."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sandtable import Script
from tests.games.camel_up.kit import GAME, QUICK, Race, race

APART = "2:B 4:G 6:Y 8:R 10:P 15:W 16:K"


def test_cu23_not_six_dice_a_leg_but_five() -> None:
    played = race(APART).roll("W1", "B1", "G1", "Y1", "R1")  # purple stays in the pyramid
    assert played.view().leg == 2
    played.shows("3:B 5:G 7:Y 9:R 10:P 14:W 16:K")


def test_cu2_the_crazy_camels_share_one_die() -> None:
    """Once the grey die has been rolled, the five dice that are left are all racing dice."""
    for nth in range(5):
        played = race(APART).roll("W1").play("roll", luck=[nth, 2])
        assert [die.die for die in played.view().dice_out].count("grey") == 1


def test_cu29_a_crazy_unit_lands_on_top_not_underneath() -> None:
    played = race("""
                B
        G   R   W   Y   P   K
        5   6   8   9   10  16
    """).roll("W2")
    played.shows("""
            B
            W
        G   R       Y   P   K
        5   6   8   9   10  16
    """)


@pytest.mark.parametrize("rolled", ["W1", "K1"])
def test_cu27_neither_exception_of_the_grey_die_is_missing(rolled: str) -> None:
    """The upper of two crazy camels that touch moves; otherwise the only one with a racing rider."""
    assert race("2:B 4:G 6:Y 8:R 10:P 16:K,W").roll(rolled).at() == "2:B 4:G 6:Y 8:R 10:P 15:W 16:K"
    assert race("2:B 4:G 6:Y 8:R 14:W,P 16:K").roll(rolled).at() == "2:B 4:G 6:Y 8:R 13:W,P 16:K"


def test_cu28_tiles_work_the_other_way_round_for_crazy_camels() -> None:
    cheered = race("""
        B   G   Y   +0  W   R   P   K
        5   6   7   8   10  12  13  16
    """).roll("W2")
    cheered.shows("""
                W
        B   G   Y   +0  R   P   K
        5   6   7   8   12  13  16
    """)
    booed = race("""
        B   G   Y   -0  W   R   P   K
        5   6   7   8   10  12  13  16
    """).roll("W2")
    booed.shows("""
        B   G   Y   -0  W   R   P   K
        5   6   7   8   9   12  13  16
    """)


def test_cu40_a_backward_crossing_is_not_held_at_space_1() -> None:
    for pips in (1, 2, 3):
        ended = race("1:W 5:B 6:G 7:R 8:P 9:Y 16:K").roll(f"W{pips}")
        ended.shows("0:W 5:B 6:G 7:R 8:P 9:Y 16:K")
        assert ended.outcome.reason == "backward"


def test_cu2_a_face_of_the_grey_die_is_half_as_likely_as_one_of_a_racing_die() -> None:
    """The exact chances of all first rolls are 1 in 36 for each grey face and 1 in 18 for the others."""
    chances: dict[str, Fraction] = {}
    for die, faces in enumerate((3, 3, 3, 3, 3, 6)):
        for face in range(faces):
            (shown,) = race(APART).play("roll", luck=[die, face]).view().dice_out
            chances[f"{shown.colour} {shown.pips}"] = Fraction(1, 6 * faces)
    assert len(chances) == 21
    assert sum(chances.values()) == 1
    for roll, chance in chances.items():
        assert chance == (Fraction(1, 36) if roll.split()[0] in ("white", "black") else Fraction(1, 18))


def test_cu2_the_dice_sequences_of_a_leg_are_counted_and_weighted_right() -> None:
    """Of the 320,760 sequences, those with the grey die have weight 1 and the others weight 2."""
    without_grey, with_grey = 120 * 3**5, 5 * 120 * 3**4 * 6
    assert without_grey + with_grey == 320_760
    assert 16 * (2 * without_grey + with_grey) == 720 * 6**5 == 5_598_720


def test_cu4_tickets_are_5_3_2_2() -> None:
    assert {tuple(left) for left in race(APART).view().tickets.values()} == {(5, 3, 2, 2)}


def test_cu42_payouts_go_by_correct_cards_not_by_place_in_the_pile() -> None:
    """After two wrong cards, the third card is the first correct one and pays 8."""
    ended = race("1:P 2:Y 10:W 11:K 12:B 13:R 16:G", money=[9] * 4, winner="0:B 1:Y 2:G 0:R 3:G").roll("G1")
    assert [message.words["pays"] for message in ended.news("shows-bet")] == [-1, -1, 8, -1, 5]


def test_cu38_money_is_never_below_0() -> None:
    played = race(
        APART, money=[0] * 4, rolled="0:B1 0:G1 0:Y1 0:R1", tickets="B:1,1,1,1 G:2,2,2,2 Y:3,3"
    ).roll("P1")
    assert played.money == [5, 0, 0, 0]
    ended = race("1:P 2:Y 10:W 11:K 12:B 13:R 16:G", money=[0] * 4, winner="1:B 1:R", loser="2:G").roll("G1")
    assert ended.money == [1, 0, 0, 0]


def test_cu20_a_tile_may_lie_on_16() -> None:
    played = race("1:G,Y,R 3:B,P 14:W,K").play("tile booing 16")
    played.shows("1:G,Y,R 3:B,P 14:W,K 16:-0")


def test_cu20_a_players_own_tile_does_not_block_its_neighbours() -> None:
    played = race("1:G,Y,R 3:B,P 8:+0 15:W 16:K").play("tile cheering 7")
    played.shows("1:G,Y,R 3:B,P 7:+0 15:W 16:K")


def test_cu28_income_is_per_unit_not_per_camel() -> None:
    played = race("5:B,G,Y,R 8:+1 10:P 15:W 16:K").roll("B3")
    played.shows("8:+1 9:B,G,Y,R 10:P 15:W 16:K")
    assert played.money == [3, 4, 3, 3]


def test_cu40_a_backward_finish_from_the_set_up_on() -> None:
    """About one race in 770 ends this way. In this constructed one, white walks back over the line in five
    legs."""
    played = Race(GAME.setup(3, Script([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]), QUICK))
    played.shows("1:B,G,Y,R,P 14:W 16:K")
    for _ in range(4):
        played.roll("P1", "R1", "Y1", "G1", "W3")
    played.shows("1:B 2:W 8:P,R,Y,G 16:K")
    played.roll("W2")
    played.shows("0:W 1:B 8:P,R,Y,G 16:K")
    assert played.outcome.reason == "backward"

"""What is in the box: CU-1 to CU-8."""

from __future__ import annotations

import pytest

from sandtable import Chance
from tests.games.camel_up.kit import GAME, race

START = "1:G,Y,R 3:B,P 15:W 16:K"


class Asked(Chance):
    """Luck that deals the first (or last) outcome and notes how many outcomes there were."""

    def __init__(self, last: bool = False) -> None:
        super().__init__()
        self.last = last
        self.among: list[int] = []

    def next(self, n: int) -> int:
        self.among.append(n)
        return n - 1 if self.last else 0


def test_cu1_five_racing_camels_and_two_crazy_ones() -> None:
    stacks = race(START).view().stacks
    camels = sorted(camel for stack in stacks for camel in stack.camels)
    assert camels == ["black", "blue", "green", "purple", "red", "white", "yellow"]
    assert race(START).offers("leg") == ["leg blue", "leg green", "leg yellow", "leg red", "leg purple"]


@pytest.mark.parametrize("colour", "BGYRP")
def test_cu2_a_racing_die_shows_1_2_or_3(colour: str) -> None:
    before = {"B": 2, "G": 4, "Y": 6, "R": 8, "P": 10}
    for pips in (1, 2, 3):
        played = race("2:B 4:G 6:Y 8:R 10:P 15:W 16:K").roll(f"{colour}{pips}")
        stands = next(
            stack.space for stack in played.view().stacks if colour in [c[0].upper() for c in stack.camels]
        )
        assert stands == before[colour] + pips
        assert [(die.die, die.pips) for die in played.view().dice_out] == [
            (played.view().dice_out[0].colour, pips)
        ]


def test_cu2_the_grey_die_shows_white_and_black_1_2_and_3() -> None:
    seen = []
    for face in range(6):
        played = race("2:B 4:G 6:Y 8:R 10:P 15:W 16:K")
        played.play("roll", luck=[5, face])
        seen.append(played.at().split(" ", 5)[5])
    assert seen == ["14:W 16:K", "13:W 16:K", "12:W 16:K", "15:W,K", "14:K 15:W", "13:K 15:W"]


def test_cu2_every_die_and_every_face_is_equally_likely() -> None:
    """A racing die is a pick among 3 and the grey one among 6, whichever dice are left."""
    for rolled, left in (("", 6), ("0:G1", 5), ("0:G1 1:Y2 2:R1 3:P1", 2)):
        asked = Asked()
        race("2:B 4:G 6:Y 8:R 10:P 15:W 16:K", rolled=rolled).state.apply(0, GAME.action("roll"), asked)
        assert asked.among == [left, 3]
    asked = Asked(last=True)
    race("2:B 4:G 6:Y 8:R 10:P 15:W 16:K", rolled="0:B1 1:G1 2:Y2 3:R1").state.apply(
        0, GAME.action("roll"), asked
    )
    assert asked.among == [2, 6]


def test_cu3_a_camel_on_16_stands_before_the_line_and_one_step_crosses_it() -> None:
    played = race("1:B,G 2:Y,P 14:W 15:K 16:R")
    played.roll("R1")
    played.shows("""
        G   P
        B   Y   W   K   R
        1   2   14  15  |>
    """)


@pytest.mark.parametrize("start", range(2, 17))
def test_cu3_there_are_sixteen_spaces_and_then_the_line(start: int) -> None:
    for pips in (1, 2, 3):
        played = race(f"1:G,Y,R,P,W,K {start}:B").roll(f"B{pips}")
        assert played.at() == f"1:G,Y,R,P,W,K {min(start + pips, 17)}:B"
        assert (played.state.outcome() is not None) == (start + pips > 16)


def test_cu4_tickets_of_a_colour_are_5_3_2_2_from_the_top() -> None:
    played = race(START)
    values = []
    for _ in range(4):
        played.play("leg green")
        values += [message.words["value"] for message in played.news("takes-ticket")]
    assert values == [5, 3, 2, 2]
    assert played.view().tickets["green"] == []


@pytest.mark.parametrize(
    ("colour", "pays"), [("P", [5, 3, 2, 2]), ("B", [1, 1, 1, 1]), ("R", [-1] * 4), ("G", [-1] * 4)]
)
def test_cu4_first_pays_the_number_second_1_and_the_others_cost_1(colour: str, pays: list[int]) -> None:
    """CU-4 and CU-37: purple is first, blue second; the leg ends when white, alone, goes back."""
    played = race(
        "1:G,Y,R 3:B,P 15:W 16:K",
        rolled="0:B2 1:G1 2:Y1 3:P2",
        tickets=f"{colour}:0,1,2,3",
        money=[10, 10, 10, 10],
    )
    played.roll("W1")
    assert played.money == [10 + pays[0] + 2, 10 + pays[1] + 1, 10 + pays[2] + 1, 10 + pays[3] + 1]


def test_cu5_five_pyramid_tickets_each_worth_1_when_the_leg_is_scored() -> None:
    played = race("2:B 4:G 6:Y 8:R 10:P 15:W 16:K")
    left = []
    for face in ("B1", "G1", "Y1", "R1"):
        left.append(played.view().pyramid_tickets)
        played.roll(face)
        assert played.money == [3, 3, 3, 3]  # not yet
    left.append(played.view().pyramid_tickets)
    played.roll("P1")
    assert left == [5, 4, 3, 2, 1]
    assert played.money == [5, 4, 4, 4]


def test_cu6_the_bank_never_runs_out() -> None:
    played = race("9:B 4:G 6:Y 7:R 10:P 13:W 16:K 11:+2", money=[0, 0, 100_000, 0]).roll("B2")
    assert played.money == [0, 0, 100_001, 0]


@pytest.mark.parametrize("seats", range(3, 9))
def test_cu7_each_player_has_five_finish_cards_and_one_tile(seats: int) -> None:
    played = race(START, seats=seats)
    for seat in range(seats):
        (hand,) = [player.hand for player in played.view(seat).players if player.hand is not None]
        assert hand == ["blue", "green", "yellow", "red", "purple"]
    played.play("tile cheering 10")
    for _ in range(seats - 1):
        played.play("leg blue" if "leg blue" in played.options() else "leg red")
    played.play("tile booing 7")  # seat 0 again, with its only tile
    assert [(tile.space, tile.side, tile.seat) for tile in played.view().tiles] == [(7, "booing", 0)]


def test_cu8_race_bets_pay_8_5_3_2_and_then_1_each_while_a_wrong_one_costs_1() -> None:
    everybody = " ".join(f"{seat}:R" for seat in (3, 1, 4, 0, 5, 7, 2)) + " 6:B"
    ended = race("1:B,G 2:Y,P 14:W 15:K 16:R", seats=8, winner=everybody, money=[10] * 8).roll("R1")
    paid = [(message.words["seat"], message.words["pays"]) for message in ended.news("shows-bet")]
    assert paid == [
        ("seat.3", 8),
        ("seat.1", 5),
        ("seat.4", 3),
        ("seat.0", 2),
        ("seat.5", 1),
        ("seat.7", 1),
        ("seat.2", 1),
        ("seat.6", -1),
    ]
    assert ended.money == [10 + 2 + 1, 15, 11, 18, 13, 11, 9, 11]  # for seat 0 with its pyramid ticket

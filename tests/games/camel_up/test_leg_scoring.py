"""Leg scoring: CU-36 to CU-39 and CU-51. Partnerships have their own file."""

from __future__ import annotations

import pytest

from sandtable import Chance
from tests.games.camel_up.kit import GAME, QUICK, Race, race

APART = "2:B 4:G 6:Y 8:R 10:P 15:W 16:K"  # purple first, red second
FOUR_OUT = "0:B1 1:G1 2:Y1 3:R1"


@pytest.mark.parametrize("seats", range(3, 9))
def test_cu36_the_left_neighbour_of_the_last_roller_starts_the_next_leg(seats: int) -> None:
    for roller in range(seats):
        played = race(APART, seats=seats, turn=roller, rolled="0:B1 0:G1 1:Y1 2:R1").roll("P1")
        assert played.to_act == (roller + 1) % seats
        (starts,) = played.news("leg-starts")
        assert starts.words == {"leg": 2, "seat": f"seat.{(roller + 1) % seats}"}


def test_cu37_golden_example_of_the_rulebook() -> None:
    """Green is first and yellow second; green 5, green 2, a yellow, a blue and two pyramid tickets bring
    9."""
    played = race(
        """
                G
        R   P   Y
        B   K   W
        2   3   5
        """,
        rolled="0:B1 0:R1 1:P1 2:Y1",
        turn=1,
        tickets="G:0,3,0 Y:0 B:0",
    )
    played.roll("G1")  # green 6, yellow 5
    assert played.money == [3 + 9, 3 + 2, 3 + 1, 3 + 3]
    paid = played.news("leg-pays")[0].words
    assert paid == {"seat": "seat.0", "tickets": 7, "pyramid": 2, "copied": 0, "total": 9}


def test_cu37_each_ticket_by_the_place_of_its_camel() -> None:
    """Seat 3 holds a ticket of every colour: +5 for purple, +1 for red, -1 for each of the other three."""
    played = race(APART, rolled="0:B1 1:G1 2:Y1 2:R1", tickets="B:3 G:3 Y:3 R:3 P:3").roll("P1")
    assert played.money[3] == 3 + 5 + 1 - 3


def test_cu37_the_ranking_is_that_after_the_last_move() -> None:
    """The last die carries blue onto purple, so blue is first."""
    played = race("8:B 2:G 4:Y 6:R 10:P 15:W 16:K", rolled="0:G1 1:W1 2:Y1 3:R1", tickets="B:1 P:2").roll(
        "B2"
    )
    assert played.at() == "2:G 4:Y 6:R 10:P,B 15:W 16:K"
    assert played.money == [3 + 2, 3 + 1 + 5, 3 + 1 + 1, 3 + 1]


def test_cu38_the_total_is_netted_before_money_stops_at_0() -> None:
    """Seat 1 has no money: -1 and -1 for two tickets and +5 are added up, whatever their order."""
    played = race(APART, money=[0, 0, 0, 0], rolled=FOUR_OUT, tickets="B:1 G:1 P:1 Y:2,2,2").roll("P1")
    assert played.money == [2, 0 - 1 - 1 + 5 + 1, 0, 1]


def test_cu38_nobody_falls_below_0_and_no_debt_is_kept() -> None:
    in_debt = race(
        APART, money=[1, 1, 1, 1], rolled="0:B1 0:G1 0:Y1 0:R1", tickets="B:2,2,2,2 G:2,2,2,2"
    ).roll("P1")
    assert in_debt.money == [6, 1, 0, 1]
    in_debt.play("leg blue", "leg purple").roll("B1", "G1", "Y1", "R1", "P1")
    # the next leg brings 5 for purple and 1 for a pyramid ticket; nothing is owed
    assert in_debt.money[2] == 0 + 5 + 1


def test_cu39_everything_but_camels_and_finish_cards_goes_back() -> None:
    played = race(
        "2:B 4:G 6:Y 8:R 10:P 12:+1 14:-0 15:W 16:K",
        seats=6,
        rolled=FOUR_OUT,
        tickets="P:0,1 B:2",
        partners="3-4",
        winner="0:B",
        loser="5:R 5:G",
    ).roll("P1")
    played.shows("""
        B   G   Y   R   P   W   K
        2   4   6   8   11  15  16
    """)
    seen = played.view()
    assert seen.tickets == {colour: [5, 3, 2, 2] for colour in ("blue", "green", "yellow", "red", "purple")}
    assert (seen.pyramid_tickets, seen.dice_out, len(seen.dice_in), seen.leg) == (5, [], 6, 2)
    assert all(not player.tickets and not player.pyramid_tickets for player in seen.players)
    assert [player.partner for player in seen.players] == [None] * 6
    assert [player.cards for player in seen.players] == [4, 5, 5, 5, 5, 3]
    assert [card.seat for card in seen.winner_pile + seen.loser_pile] == [0, 5, 5]


def test_cu39_a_tile_can_be_laid_again_in_the_next_leg() -> None:
    played = race("2:B 4:G 6:Y 8:R 10:P 12:+1 15:W 16:K", rolled=FOUR_OUT).roll("P1").play("tile booing 12")
    played.shows("2:B 4:G 6:Y 8:R 11:P 12:-1 15:W 16:K")


def test_cu51_no_players_total_depends_on_another_ones_money() -> None:
    """The same leg is scored with poor and with rich neighbours."""
    for others in (0, 50):
        played = race(APART, money=[7, others, others, others], rolled=FOUR_OUT, tickets="P:0,1 B:2,3").roll(
            "P1"
        )
        assert played.money[0] == 7 + 5 + 2


def test_cu51_one_ranking_counts_for_everybody() -> None:
    played = race(APART, rolled=FOUR_OUT, tickets="P:0,1,2,3").roll("P1")
    assert [message.words for message in played.news("leg-ends")] == [
        {"leg": 1, "first": "camel.purple", "second": "camel.red"}
    ]
    assert played.money == [3 + 5 + 2, 3 + 3 + 1, 3 + 2 + 1, 3 + 2 + 1]


def test_cu51_when_the_race_ends_the_ticket_just_taken_and_tile_income_count() -> None:
    """In the first roll of a leg, by seat 2, the cheering tile of seat 1 on 16 takes red over the line."""
    ended = race("1:B,G 2:Y,P 10:W 11:K 14:R 16:+1", leg=4, turn=2, tickets="R:3").roll("R2")
    assert ended.money == [3, 3 + 1, 3 + 1, 3 + 5]
    assert [message.words["leg"] for message in ended.news("leg-ends")] == [4]


def test_cu51_nothing_goes_back_when_the_race_ends() -> None:
    ended = race("1:B,G 2:Y,P 5:+0 14:W 15:K 16:R", seats=6, tickets="R:3", partners="1-2").roll("R1")
    seen = ended.view()
    assert [(tile.space, tile.seat) for tile in seen.tiles] == [(5, 0)]
    assert [len(player.tickets) for player in seen.players] == [0, 0, 0, 1, 0, 0]
    assert seen.players[1].partner == 2
    assert ended.news("leg-starts") == []
    assert seen.leg == 1


def test_cu51_every_leg_of_whole_races_is_scored_once() -> None:
    """A leg has five rolls, the last leg between one and five."""
    for seed in range(20):
        chance = Chance(seed)
        played = Race(GAME.setup(3 + seed % 6, chance, QUICK))
        rolls = scorings = 0
        while played.state.to_act():
            played.state.apply(played.to_act, GAME.action("roll"), chance)
            rolls += 1
            scorings += len(played.news("leg-ends"))
        assert scorings == -(-rolls // 5) == played.view().leg

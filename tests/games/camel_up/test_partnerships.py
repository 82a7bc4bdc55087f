"""Partnerships of six to eight players: CU-25, CU-44, CU-49."""

from __future__ import annotations

import pytest

from tests.games.camel_up.kit import race

START = "1:G,Y,R 3:B,P 15:W 16:K"
LAST_ROLL = "0:B1 1:G1 2:Y1 3:R1"  # four dice are out, so the next roll ends the leg
APART = "2:B 4:G 6:Y 8:R 10:P 15:W 16:K"  # purple first, red second


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_cu25_choose_a_free_player_who_cannot_refuse(seats: int) -> None:
    played = race(START, seats=seats)
    assert played.offers("partner") == [f"partner {other}" for other in range(1, seats)]
    played.play("partner 4")
    assert [player.partner for player in played.view().players] == [4, None, None, None, 0, None, None, None][
        :seats
    ]
    assert played.to_act == 1  # the chosen partner was not asked


def test_cu25_neither_oneself_nor_an_empty_chair() -> None:
    played = race(START, seats=6)
    assert played.why_not("partner 0") == "CU-25"
    assert played.why_not("partner 6") == "CU-25"


def test_cu25_the_partnership_ends_with_the_leg() -> None:
    played = race(APART, seats=6, turn=4, partners="0-4 1-2", rolled=LAST_ROLL).roll("P1")
    assert [player.partner for player in played.view().players] == [None] * 6
    assert played.offers("partner") == ["partner 0", "partner 1", "partner 2", "partner 3", "partner 4"]


def test_cu49_one_partnership_per_player_and_leg_always_of_two() -> None:
    played = race(START, seats=7).play("partner 1")
    assert played.offers("partner") == []
    assert played.why_not("partner 2") == "CU-49"  # seat 1 already has a partner
    played.play("leg blue")
    assert played.why_not("partner 0") == "CU-49"
    assert played.offers("partner") == ["partner 3", "partner 4", "partner 5", "partner 6"]


def test_cu49_with_an_odd_number_somebody_stays_alone() -> None:
    played = race(START, seats=7, turn=6, partners="0-1 2-3 4-5")
    assert played.offers("partner") == []
    assert "roll" in played.options()


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_cu49_no_seat_is_special(seats: int) -> None:
    """Any two seats may be partners: the start player, the next in turn, neighbours."""
    for one in range(seats):
        for other in set(range(seats)) - {one}:
            played = race(START, seats=seats, turn=one).play(f"partner {other}")
            assert played.view().players[other].partner == one


def test_cu49_partners_share_the_copy_and_nothing_else() -> None:
    """Tile income and race bets of seat 0 bring nothing to its partner, seat 1."""
    ended = race("1:B,G 2:Y,P 12:W 13:K 14:R 16:+0", seats=6, turn=2, partners="0-1", winner="0:R").roll("R2")
    assert ended.money == [3 + 1 + 8, 3, 3 + 1, 3, 3, 3]
    assert ended.outcome.winners == [0]


def test_cu44_the_best_ticket_of_the_partner_is_copied_and_the_partner_keeps_it() -> None:
    """Seat 0 has purple (+5) and blue (-1), its partner seat 5 red (+1). Seat 5 gets 1 + 5, seat 0 gets 4 +
    1."""
    played = race(
        APART, seats=6, turn=4, partners="0-5", rolled="1:B1 1:G1 2:Y1 2:R1", tickets="P:0,3 B:0 R:5"
    ).roll("P1")
    assert played.money == [3 + 4 + 1, 3 + 2, 3 + 2, 3 + 3, 3 + 1, 3 + 1 + 5]
    paid = [(message.words["seat"], message.words["copied"]) for message in played.news("leg-pays")]
    assert paid == [("seat.0", 1), ("seat.1", 0), ("seat.2", 0), ("seat.3", 0), ("seat.4", 0), ("seat.5", 5)]


def test_cu44_one_ticket_is_copied_not_all() -> None:
    played = race(APART, seats=6, turn=4, partners="0-5", rolled=LAST_ROLL, tickets="P:0,0,0 R:0").roll("P1")
    assert played.money[5] == 3 + 5


def test_cu44_a_pyramid_ticket_can_be_copied_too_but_only_one() -> None:
    played = race(APART, seats=6, turn=4, partners="0-5", rolled="0:B1 0:G1 0:Y1 1:R1", tickets="B:0").roll(
        "P1"
    )
    assert played.money == [3 + 3 - 1, 3 + 1, 3, 3, 3 + 1, 3 + 1]


def test_cu44_nothing_bad_is_ever_copied() -> None:
    played = race(
        APART, seats=6, turn=4, partners="0-5", rolled="1:B1 1:G1 2:Y1 2:R1", tickets="B:0 G:0"
    ).roll("P1")
    assert played.money[0] == 3 - 2
    assert played.money[5] == 3


def test_cu44_a_partner_without_tickets_gives_nothing() -> None:
    played = race(APART, seats=6, turn=4, partners="0-5", rolled="1:B1 1:G1 2:Y1 2:R1", tickets="P:0").roll(
        "P1"
    )
    assert played.money[0] == 3 + 5
    assert played.money[5] == 3 + 5


def test_cu44_a_copied_value_is_not_copied_again() -> None:
    """Seat 5 has nothing of its own: what it copies from seat 0 does not come back to seat 0."""
    played = race(APART, seats=6, turn=4, partners="0-5", rolled="1:B1 1:G1 2:Y1 2:R1", tickets="P:0").roll(
        "P1"
    )
    assert played.money[0] == 8


def test_cu44_the_copy_is_netted_with_the_rest_before_the_floor() -> None:
    """Seat 5 has no money, owes 4 and copies 3. Together that is -1, so it ends with 0, not with 3."""
    played = race(
        APART,
        seats=6,
        turn=4,
        partners="0-5",
        money=[0] * 6,
        rolled="1:B1 1:G1 2:Y1 2:R1",
        tickets="P:3,0 B:5,5 G:5,5",
    ).roll("P1")
    assert played.money[5] == 0
    assert played.money[0] == 3


def test_cu44_tickets_taken_before_the_partnership_count() -> None:
    played = race(APART, seats=6, tickets="P:3", rolled="1:B1 1:G1 2:Y1 2:R1").play("partner 3")
    played.roll("P1")
    assert played.money[0] == 3 + 5
    assert played.money[3] == 3 + 5


def test_cu44_also_in_the_leg_that_ends_the_race() -> None:
    ended = race("1:B,G 2:Y,P 14:W 15:K 16:R", seats=6, turn=2, partners="0-1", tickets="R:0").roll("R1")
    assert ended.money == [8, 8, 4, 3, 3, 3]
    assert ended.outcome.winners == [0, 1]

"""Tests of unusual cases in the rules."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

import sandtable
from sandtable.games.camel_up.board import BLACK, WHITE
from sandtable.games.camel_up.movement import moved_by_grey
from sandtable.games.camel_up.notation import camels_from_text
from tests.games.camel_up.kit import GAME, race

APART = "2:B 4:G 6:Y 8:R 10:P 15:W 16:K"


@pytest.mark.parametrize("rolled", ["W3", "K3"])
def test_cu27_with_racers_only_above_both_crazy_camels_the_upper_moves(rolled: str) -> None:
    played = race("""
                P
                R
                W
        B       K
        Y       G
        5   6   9
    """)
    played.roll(rolled)
    played.shows("""
            P
        B   R   K
        Y   W   G
        5   6   9
    """)


@pytest.mark.parametrize("rolled", ["W3", "K3"])
def test_cu27_with_a_racer_between_and_nothing_on_the_upper_the_lower_takes_all(rolled: str) -> None:
    played = race("""
                W
                R
        B       K
        Y   P   G
        5   6   9
    """)
    played.roll(rolled)
    played.shows("""
            W
            R
        B   K
        Y   P   G
        5   6   9
    """)


def test_cu27_with_racers_on_both_and_not_adjacent_the_colour_decides() -> None:
    before = """
                P
                W
                R
        B       K
        Y       G
        5   6   9
    """
    white, black = race(before).roll("W3"), race(before).roll("K3")
    white.shows("""
                R
        B   P   K
        Y   W   G
        5   6   9
    """)
    black.shows("""
            P
            W
        B   R
        Y   K   G
        5   6   9
    """)


# Two readings of "carries" and two orders of the exceptions, implemented with plain lists of letters.


def touching(stack: tuple[str, ...]) -> str | None:
    """The upper of two crazy camels that touch."""
    for lower, upper in pairwise(stack):
        if lower in "WK" and upper in "WK":
            return upper
    return None


def lonely_carrier(stack: tuple[str, ...], directly: bool) -> str | None:
    """The only crazy camel with a racing camel above it, anywhere or directly."""
    found = []
    for crazy in "WK":
        riders = stack[stack.index(crazy) + 1 :]
        if any(rider in "BGYRP" for rider in (riders[:1] if directly else riders)):
            found.append(crazy)
    return found[0] if len(found) == 1 else None


def test_cu27_all_readings_agree_in_all_5040_stacks() -> None:
    """The four readings and the rules move the same camel, whatever the grey die shows."""
    stacks = list(permutations("BGYRPWK"))
    assert len(stacks) == 5040
    for stack in stacks:
        camels = camels_from_text("7:" + ",".join(stack))
        upper, anywhere, directly = touching(stack), lonely_carrier(stack, False), lonely_carrier(stack, True)
        for rolled, number in (("W", WHITE), ("K", BLACK)):
            readings = {
                upper or anywhere or rolled,
                upper or directly or rolled,
                anywhere or upper or rolled,
                directly or upper or rolled,
            }
            assert readings == {"WK"[moved_by_grey(camels, number) - WHITE]}, stack


def test_cu40_a_crazy_camel_carried_over_the_line_is_a_normal_clockwise_end() -> None:
    ended = race("""
                    K
                    W
        B   G   Y   R   P
        1   2   3   15  16
    """).roll("R2")
    ended.shows("""
                        K
                        W
        B   G   Y   P   R
        1   2   3   16  |>
    """)
    assert ended.outcome.reason == "over-the-line"
    assert [message.words["first"] for message in ended.news("race-ends")] == ["camel.red"]
    assert [message.words["second"] for message in ended.news("leg-ends")] == ["camel.purple"]


def test_cu5_pyramid_tickets_pay_at_leg_scoring_and_not_at_once() -> None:
    played = race(APART).roll("B1", "G1", "Y1", "R1")
    assert played.money == [3, 3, 3, 3]
    assert [player.pyramid_tickets for player in played.view().players] == [1, 1, 1, 1]
    assert played.roll("P1").money == [5, 4, 4, 4]


def test_cu44_a_partner_may_copy_a_ticket_taken_before_the_partnership() -> None:
    played = race(APART, seats=6, rolled="3:B1 3:G1 3:Y1 3:R1").play("leg purple", "partner 0", "leg blue")
    played.roll("P1")
    assert played.money == [3 + 5, 3 + 5, 3 - 1, 3 + 5, 3, 3]


@pytest.mark.parametrize("seats", [0, 1, 2, 9])
def test_cu9_two_players_or_nine_are_refused(seats: int) -> None:
    with pytest.raises(sandtable.BadSetup, match="3 to 8 players"):
        GAME.setup(seats, sandtable.Chance(1))

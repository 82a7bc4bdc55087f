"""Set-up: CU-9 to CU-13 and CU-46."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from sandtable import Chance, Script
from tests.games.camel_up.kit import GAME, QUICK, Race

# The luck of a set-up: five racing dice (blue, green, yellow, red, purple), then for each shared space the
# places in the row of waiting camels, then which crazy camel is first and the two grey dice.
GREEN_YELLOW_RED_ON_1 = [2, 0, 0, 0, 2]
ALL_APART_FROM_BLUE_AND_GREEN = [0, 0, 1, 1, 2]


def dealt(luck: list[int], seats: int = 4, **variants: str) -> Race:
    script = Script(list(luck))
    state = GAME.setup(seats, script, QUICK | variants)
    script.check_spent()
    GAME.check(state)
    return Race(state)


@pytest.mark.parametrize("seats", range(3, 9))
def test_cu9_everybody_starts_with_3(seats: int) -> None:
    assert Race(GAME.setup(seats, Chance(1), QUICK)).money == [3] * seats


@pytest.mark.parametrize("seats", range(3, 9))
def test_cu9_partnership_cards_only_from_six_players_on(seats: int) -> None:
    played = Race(GAME.setup(seats, Chance(1), QUICK))
    others = [f"partner {other}" for other in range(1, seats)]
    assert played.offers("partner") == (others if seats >= 6 else [])
    assert played.why_not("partner 1") == (None if seats >= 6 else "CU-9")


def test_cu10_tickets_are_sorted_and_nothing_is_taken() -> None:
    seen = Race(GAME.setup(5, Chance(1), QUICK)).view()
    assert seen.tickets == {colour: [5, 3, 2, 2] for colour in ("blue", "green", "yellow", "red", "purple")}
    assert seen.pyramid_tickets == 5
    assert all(not player.tickets and not player.pyramid_tickets for player in seen.players)
    assert seen.tiles == []


def test_cu11_golden_example_of_the_rulebook() -> None:
    """Green, yellow and red roll 1, blue and purple 3; the grey die shows 2, then 1."""
    played = dealt([*GREEN_YELLOW_RED_ON_1, 0, 0, 0, 0, 1, 0])
    played.shows("""
        R
        Y       P
        G       B       W   K
        1   2   3   14  15  16
    """)


def test_cu11_a_camel_starts_on_the_space_its_die_shows() -> None:
    for starts in product(range(3), repeat=5):
        order = [0] * (5 - len(set(starts)))
        seen = dealt([*starts, *order, 0, 0, 1]).view()
        on = {camel: stack.space for stack in seen.stacks for camel in stack.camels}
        assert [on[camel] - 1 for camel in ("blue", "green", "yellow", "red", "purple")] == list(starts)


def test_cu11_every_order_of_a_stack_is_equally_likely() -> None:
    """Three camels on one space need a pick among 3 and one among 2, which give six different stacks."""
    found = [
        dealt([*GREEN_YELLOW_RED_ON_1, bottom, next_up, 0, 0, 1, 0]).at().split()[0]
        for bottom, next_up in product(range(3), range(2))
    ]
    assert sorted(found) == sorted("1:" + ",".join(order) for order in permutations("GYR"))


def test_cu12_crazy_camels_start_on_17_minus_the_number_whatever_its_colour() -> None:
    faces = [1, 2, 3, 1, 2, 3]  # white, then black
    for white, black in product(range(6), repeat=2):
        seen = dealt([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, white, black]).view()
        on = {camel: stack.space for stack in seen.stacks for camel in stack.camels}
        assert (on["white"], on["black"]) == (17 - faces[white], 17 - faces[black])


def test_cu12_on_the_same_space_the_second_goes_on_top_and_the_first_is_random() -> None:
    luck = [*ALL_APART_FROM_BLUE_AND_GREEN, 0, 0]
    white_first = dealt([*luck, 0, 1, 4])
    white_first.shows("""
        G   R           K
        B   Y   P       W
        1   2   3   14  15
    """)
    black_first = dealt([*luck, 1, 1, 4])
    black_first.shows("""
        G   R           W
        B   Y   P       K
        1   2   3   14  15
    """)


@pytest.mark.parametrize("seats", range(3, 9))
def test_cu13_all_six_dice_are_in_the_pyramid_and_seat_0_starts(seats: int) -> None:
    played = Race(GAME.setup(seats, Chance(3), QUICK))
    assert played.view().dice_in == ["blue", "green", "yellow", "red", "purple", "grey"]
    assert played.view().dice_out == []
    assert played.to_act == 0


def test_cu46_the_roller_builds_each_stack_lowest_space_first_from_the_bottom_up() -> None:
    """Seat 0 sees the five dice, stacks green, yellow, red on 1, then blue and purple on 3."""
    played = dealt(GREEN_YELLOW_RED_ON_1, setup_order="roller")
    assert played.options() == ["stack green", "stack yellow", "stack red"]
    played.play("stack red")
    assert played.options() == ["stack green", "stack yellow"]
    played.play("stack green")  # yellow is put on top automatically
    assert played.options() == ["stack blue", "stack purple"]
    played.play("stack purple", luck=[1, 3, 1])  # the grey die is rolled only now
    played.shows("""
        Y
        G       B
        R       P       W   K
        1   2   3   14  15  16
    """)
    assert played.to_act == 0
    assert "roll" in played.options()


def test_cu46_a_camel_alone_needs_no_decision_and_a_wrong_one_is_refused() -> None:
    played = dealt(ALL_APART_FROM_BLUE_AND_GREEN, setup_order="roller")
    assert "3:P" in played.at()
    assert played.options() == ["stack blue", "stack green"]
    assert played.why_not("stack purple") == "CU-46"
    assert played.why_not("stack yellow") == "CU-46"
    assert played.why_not("roll") == "not-now"
    played.play("stack blue")
    assert played.options() == ["stack yellow", "stack red"]


def test_cu46_one_question_for_every_camel_that_is_not_the_last_of_its_space() -> None:
    for starts in product(range(3), repeat=5):
        played = dealt(list(starts), setup_order="roller")
        questions = 5 - len(set(starts))
        for left in reversed(range(questions)):
            played.play(played.offers("stack")[0], luck=[] if left else [0, 0, 1])
        assert "roll" in played.options()


def test_cu46_the_roller_is_always_seat_0() -> None:
    for seats in GAME.seats:
        assert dealt([1, 1, 1, 1, 1], seats, setup_order="roller").state.to_act() == [0]


def test_cu11_the_roller_stacks_the_camels_unless_a_table_wants_luck() -> None:
    assert GAME.variants["setup_order"].choices == ("roller", "random")
    by_default = GAME.setup(4, Script(GREEN_YELLOW_RED_ON_1))
    assert {action.verb for action in by_default.options(0)} == {"stack"}
    quick = GAME.setup(4, Script([*GREEN_YELLOW_RED_ON_1, 0, 0, 0, 0, 1, 0]), QUICK)
    assert "stack" not in {action.verb for action in quick.options(0)}


def test_cu11_the_first_version_of_the_rules_left_the_stacks_to_luck() -> None:
    luck = [*GREEN_YELLOW_RED_ON_1, 0, 0, 0, 0, 1, 0]
    old = GAME.setup(4, Script(luck), rules_version=1)
    assert old.setting.variants["setup_order"] == "random"
    assert "roll" in [action.text for action in old.options(0)]

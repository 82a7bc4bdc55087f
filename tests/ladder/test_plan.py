"""The plan of a ladder: every line-up in every rotation, the same luck for all, everybody equally often."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.ladder.plan import LadderPlan, Match, Seating, check, matches, mixed, schedule
from sandtable.ladder.play import play, task, terms_of
from tests.ladder.kit import a_plan
from tests.quick import QUICK

LEVELS = ("novice", "regular", "random", "strong")


def level_plan(**more: Any) -> LadderPlan:
    return a_plan(*LEVELS, **more)


def test_each_bot_meets_a_table_of_the_next_weaker_and_random_is_the_weakest() -> None:
    assert [match.name for match in matches(level_plan(kinds=("climb",)), 3)] == [
        "novice among random",
        "regular among novice",
        "strong among regular",
    ]


def test_the_reverse_is_played_too_except_at_a_table_for_two_where_it_is_the_same() -> None:
    names = [match.name for match in matches(level_plan(), 4)]
    assert {"random among novice", "novice among regular", "regular among strong"} < set(names)
    assert "random among novice" not in [match.name for match in matches(level_plan(), 2)]


def test_one_more_pair_can_be_asked_for() -> None:
    plan = level_plan(versus=(("strong", "greedy"),), kinds=("climb", "hold"))
    names = [match.name for match in matches(plan, 3)]
    assert names[3] == "strong among greedy"
    assert names[-1] == "greedy among strong"
    assert plan.everybody[-1] == "greedy"


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_entrant_sits_on_every_seat_with_the_same_luck(seats: int) -> None:
    plan = level_plan(seats=(seats,), games=3 * seats)
    sat: Counter[tuple[Match, int, int, int]] = Counter()
    for game in schedule(plan):
        for seat in range(seats):
            sat[game.match, game.deal, game.line_up_index(seat), seat] += 1
    assert set(sat.values()) == {1}
    assert len(sat) == len(matches(plan, seats)) * 3 * seats * seats


def test_the_hero_is_where_the_rotation_says() -> None:
    for game in schedule(level_plan(kinds=("climb", "hold"))):
        hero = game.match.hero
        assert [seat for seat, bot in enumerate(game.bots) if bot == hero] == [game.rotation]
        assert game.line_up_index(game.rotation) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_at_mixed_tables_all_play_equally_often(seats: int) -> None:
    plan = level_plan()
    sat = Counter(bot for deal in range(len(LEVELS) * 5) for bot in mixed(plan, seats, deal))
    assert set(sat.values()) == {seats * 5}
    assert len({tuple(mixed(plan, seats, deal)) for deal in range(20)}) > 5, "everybody beside everybody"


def test_more_games_begin_with_the_same_games() -> None:
    few, many = (schedule(level_plan(games=games)) for games in (6, 12))
    assert set(few) < set(many)


def test_a_stopped_ladder_has_some_of_everything() -> None:
    plan = level_plan(seats=(2, 3, 4), games=12)
    deals = [game.deal for game in schedule(plan)]
    assert deals == sorted(deals)


def test_the_luck_is_that_of_the_deal_whoever_plays() -> None:
    """The set-up of a deal is the same in every rotation and match, and another deal has another set-up."""
    plan = a_plan("random", "Roller", games=6)
    terms = terms_of(plan)
    luck = {(game.deal, play(task(plan, terms, game)).luck) for game in schedule(plan)}
    assert len(luck) == 2
    assert len({number for _, number in luck}) == 2


def test_dice_are_the_same_as_long_as_they_are_asked_for_in_the_same_order() -> None:
    """In Camel Up only rolls use luck, so the k-th roll of a deal is the same in all of its games."""
    game = sandtable.game("camel-up")
    rolls = []
    for first in ("roll", "leg blue"):
        luck = sandtable.Chance(11)
        race = game.setup(3, luck, QUICK)
        dealt = len(luck.dealt)
        race.apply(race.to_act()[0], game.action(first), luck)
        race.apply(race.to_act()[0], game.action("roll"), luck)
        rolls.append(luck.dealt[dealt : dealt + 2])
    assert rolls[0] == rolls[1]


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (a_plan("random", "grandmaster"), "there is no bot 'grandmaster'; the bots are random, greedy"),
        (a_plan("random", "greedy", "random"), "a bot is listed twice"),
        (a_plan("random", "greedy", versus=(("greedy", "random"),)), "a pair is listed twice"),
        (a_plan("random", kinds=("climb",)), "there is no match to play"),
    ],
)
def test_a_plan_that_makes_no_sense(plan: LadderPlan, says: str) -> None:
    with pytest.raises(sandtable.BadSetup, match=says):
        check(plan, ["random", "greedy"])


def test_thoughts_move_with_the_bot() -> None:
    """Identical deterministic bots play the same race in every rotation, with the same score on each seat."""
    plan = a_plan("Roller", kinds=("mirror",), games=3)
    terms = terms_of(plan)
    scores = {tuple(play(task(plan, terms, game)).scores) for game in schedule(plan)}
    assert len(scores) == 1


def test_a_seating_names_its_entrants() -> None:
    seating = Seating(Match("climb", "a", "b"), 0, 2, ("b", "b", "a"))
    assert [seating.line_up_index(seat) for seat in range(3)] == [1, 2, 0]

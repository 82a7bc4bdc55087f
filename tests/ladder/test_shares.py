"""Shares of wins and their intervals: by deal, because games with the same luck are alike."""

from __future__ import annotations

import random

import pytest

from sandtable.ladder.plan import Match
from sandtable.ladder.statistics.bootstrap import STRICT, interval, resampled_shares
from sandtable.ladder.statistics.report import MatchResult
from sandtable.ladder.statistics.shares import match_results, seat_shares, share_of_win
from tests.ladder.kit import a_plan, invented

PAIR = a_plan("random", "simple", kinds=("climb",))


def a_result(heroic: list[list[bool]]) -> MatchResult:
    """The result of a match; `heroic` says for each deal and rotation whether the hero wins."""
    games = []
    for deal, turns in enumerate(heroic):
        for turn, wins in enumerate(turns):
            bots = ["simple" if seat == turn else "random" for seat in range(3)]
            scores = [9 * (wins if seat == turn else 1 - wins) + seat for seat in range(3)]
            games.append(invented(bots, scores, deal, Match("climb", "simple", "random"), turn))
    (found,) = match_results(PAIR, 3, games)
    return found


def test_wins_are_those_of_the_hero() -> None:
    found = a_result([[True, True, False], [True, False, False]])
    assert (found.bot, found.others, found.games, found.deals) == ("simple", "random", 6, 2)
    assert found.share == pytest.approx(0.5)
    assert found.par == pytest.approx(1 / 3)


def test_games_of_one_deal_count_once() -> None:
    """If the deal decides all of its games, they tell no more than one game."""
    clustered = a_result([[deal % 2 == 0] * 3 for deal in range(20)])
    spread = a_result([[(deal + turn) % 2 == 0 for turn in range(3)] for deal in range(20)])
    assert clustered.share == spread.share == 0.5
    width = clustered.interval.high - clustered.interval.low
    assert width > 2.5 * (spread.interval.high - spread.interval.low)
    assert width == pytest.approx(2 * 1.96 * (0.25 / 20) ** 0.5, rel=0.2), "as of 20 games, not of 60"


def test_few_deals_do_not_sound_sure() -> None:
    assert a_result([[True] * 3]).verdict == "par", "one deal proves nothing"
    three = a_result([[True] * 3] * 3)
    assert three.interval.high == 1
    assert three.interval.low < 0.6
    many = a_result([[True] * 3] * 100)
    assert 0.95 < many.interval.low < 1


def test_verdicts() -> None:
    assert a_result([[True, True, False]] * 30).verdict == "above"
    assert a_result([[False, True, False]] * 30).verdict == "par"
    assert a_result([[False, False, False]] * 30).verdict == "below"


def test_an_interval_of_95_percent_contains_the_truth_95_times_in_100() -> None:
    luck = random.Random(5)
    held = 0
    for _ in range(200):
        won = [float(luck.random() < 0.4) for _ in range(50)]
        held += interval(resampled_shares(won, [1.0] * 50, 0.25)).has(0.4)
    assert 0.90 <= held / 200 <= 0.99


def test_the_strict_interval_is_wider() -> None:
    values = resampled_shares([1.0, 0.0] * 20, [1.0] * 40, 0.5)
    assert interval(values, STRICT).low < interval(values).low


def test_a_shared_victory_counts_in_parts_and_nobodys_is_everybodys() -> None:
    shared = invented("abc", [4, 4, 1], 0)
    assert [share_of_win(shared, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    eaten = invented("abc", [0, 0, 0], 0)
    eaten.winners.clear()
    assert [share_of_win(eaten, seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3


def test_what_a_seat_is_worth_is_read_from_mirrors_only() -> None:
    games = [invented("aaa", [9, 1, 1], deal, Match("mirror", "a", "a")) for deal in range(5)]
    games += [invented("abb", [1, 1, 9], deal, Match("climb", "a", "b")) for deal in range(50)]
    assert [seat.share for seat in seat_shares(3, games)] == [1, 0, 0]


def test_at_mixed_tables_everybody_has_a_result() -> None:
    plan = a_plan("random", "simple", kinds=("mixed",))
    games = [invented(["random", "simple", "random"], [1, 9, 2], deal) for deal in range(4)]
    found = {result.bot: result for result in match_results(plan, 3, games)}
    assert found["simple"].share == 1
    assert found["random"].share == 0
    assert found["random"].scores.mean == 1.5
    assert found["random"].other_scores.mean == 9

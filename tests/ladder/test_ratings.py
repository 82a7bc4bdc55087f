"""Ratings recover known strengths; the order of games, copies of a bot and ties do not distort them."""

from __future__ import annotations

import math
import random
from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.ladder.statistics.plackett_luce import POINTS, Choice, choices, fit, places
from sandtable.ladder.statistics.ratings import ratings_of
from tests.ladder.kit import invented

NAMES = ["a", "b", "c", "d"]


def a_game(luck: random.Random, strengths: dict[str, float], seats: int) -> tuple[list[str], list[int]]:
    """A random game of the model: who sat there, and their places. Exponential clocks run, the quickest is
    first."""
    bots = luck.choices(list(strengths), k=seats)
    clocks = [luck.expovariate(math.exp(strengths[bot])) for bot in bots]
    return bots, [sorted(clocks).index(clock) for clock in clocks]


def all_choices(games: list[tuple[list[str], list[int]]]) -> dict[Choice, float]:
    seen: dict[Choice, float] = defaultdict(float)
    for bots, placed in games:
        for choice, weight in choices(bots, placed).items():
            seen[choice] += weight
    return seen


@settings(max_examples=15, deadline=None)
@given(
    strengths=st.lists(st.floats(-1.5, 1.5), min_size=2, max_size=4),
    seats=st.integers(2, 8),
    seed=st.integers(0, 2**32),
)
def test_known_strengths_are_found_again(strengths: list[float], seats: int, seed: int) -> None:
    luck = random.Random(seed)
    bots = NAMES[: len(strengths)]
    games = [a_game(luck, dict(zip(bots, strengths, strict=True)), seats) for _ in range(2400 // seats)]
    middle = sum(strengths) / len(strengths)
    for found, true in zip(fit(all_choices(games), bots), strengths, strict=True):
        assert found == pytest.approx(true - middle, abs=0.45)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), order=st.randoms())
def test_the_order_of_the_games_does_not_matter(seed: int, order: random.Random) -> None:
    luck = random.Random(seed)
    games = [a_game(luck, {"a": 0, "b": 1}, 4) for _ in range(30)]
    shuffled = games[:]
    order.shuffle(shuffled)
    assert fit(all_choices(games), ["a", "b"]) == pytest.approx(fit(all_choices(shuffled), ["a", "b"]))


def test_two_players_are_rated_as_in_chess() -> None:
    """91 wins in 100 games are odds of ten to one: 400 points, a little less because of the prior game that
    keeps ratings finite."""
    games = [(["a", "b"], [0, 1])] * 9100 + [(["a", "b"], [1, 0])] * 910
    low, high = sorted(POINTS * log for log in fit(all_choices(games), ["a", "b"]))
    assert high - low == pytest.approx(400, abs=1)


def test_a_bot_that_never_won_still_has_a_rating() -> None:
    low, high = sorted(fit(all_choices([(["a", "b"], [0, 1])] * 50), ["a", "b"]))
    assert 3 < high - low < 8


def test_a_tie_is_between_a_win_and_a_loss() -> None:
    drawn = fit(all_choices([(["a", "b"], [0, 0])] * 20), ["a", "b"])
    assert drawn == pytest.approx([0, 0], abs=1e-4)
    three = [(["a", "b", "c"], [0, 0, 2])] * 20
    a, b, c = fit(all_choices(three), ["a", "b", "c"])
    assert a == pytest.approx(b)
    assert c < a


def test_a_tie_of_all_weighs_no_more_than_a_game() -> None:
    assert sum(choices(["a", "b"], [0, 0]).values()) == sum(choices(["a", "b"], [0, 1]).values()) == 1
    assert sum(choices(["a", "b", "c"], [0, 0, 0]).values()) == pytest.approx(2)


def test_copies_of_a_bot_share_its_strength() -> None:
    """A bot twice as strong as two others is first in half of the games, second in a third, and otherwise
    last."""
    games = [(["b", "a", "a"], [0, 1, 2])] * 3000 + [(["b", "a", "a"], [1, 0, 2])] * 2000
    games += [(["b", "a", "a"], [2, 0, 1])] * 1000
    a, b = fit(all_choices(games), ["a", "b"])
    assert b - a == pytest.approx(math.log(2), abs=0.001)


def test_copies_of_one_bot_say_nothing_about_it() -> None:
    assert choices(["a", "a", "a"], [0, 1, 2]) == {}
    assert choices(["b", "a", "a"], [0, 1, 2]) == {("b", ("a", "a", "b")): 1}


def test_places_are_the_winners_first_then_by_score() -> None:
    assert places([5, 9, 9, 2], [1, 2]) == [2, 0, 0, 3]
    assert places([5, 9, 9, 2], [1]) == [2, 0, 1, 3], "a tie-break of the rules counts"
    assert places([0, 0, 0], []) == [0, 0, 0], "all eaten"


def test_few_deals_do_not_sound_sure() -> None:
    first, second = ratings_of([invented("ab", [9, 1], 0)])
    assert first.interval.low - second.interval.high < 0.01


def test_intervals_hold_what_they_promise() -> None:
    """In twenty ladders with known strengths, about one true value in twenty may lie outside its interval."""
    inside = 0
    for seed in range(20):
        luck = random.Random(seed)
        games = []
        for deal in range(60):
            bots, placed = a_game(luck, {"a": 0.0, "b": 0.8}, 3)
            games.append(invented(bots, [-place for place in placed], deal))
        found = {rating.bot: rating for rating in ratings_of(games)}
        inside += found["b"].interval.has(0.4 * POINTS)
    assert 16 <= inside <= 20

"""The learned judgements: their chances add up, are right in clear cases, and can be learned again."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest

import sandtable
from sandtable import Chance
from sandtable.bots.camel_up.guess import RaceGuess
from sandtable.bots.camel_up.judgement import NAMES, features
from sandtable.bots.judgement import Judgement, learned
from sandtable.games.camel_up.state import CamelUp
from tests.games.camel_up.kit import race
from tools.train import SUBJECTS, Examples, chances, fit, play, surprise

GAMES = sorted(SUBJECTS)


def judged(state: CamelUp) -> list[float]:
    judgement, rows = learned("camel_up", NAMES), features(state, RaceGuess(state.camels, state.dice))
    return [judgement.chance(rows, seat) for seat in range(state.seats)]


def early(**more: Any) -> CamelUp:
    return race("1:B,G 2:R 3:Y,P 14:W 16:K", seats=3, leg=2, **more).state


def late(**more: Any) -> CamelUp:
    return race("11:B,G 12:R 13:Y 15:P 1:W 2:K", seats=3, leg=5, **more).state


@pytest.mark.parametrize("seats", [3, 8])
def test_the_chances_of_all_seats_add_up(seats: int) -> None:
    state = race("2:P 3:R 9:G 10:Y 12:B 14:W 15:K", seats=seats, winner="1:B").state
    assert sum(judged(state)) == pytest.approx(1.0)


def test_money_counts_and_counts_more_towards_the_end() -> None:
    money = [3, 9, 3]
    assert 1 / 3 < judged(early(money=money))[1] < judged(late(money=money))[1]


def test_the_next_turn_counts_and_counts_more_towards_the_end() -> None:
    """Whoever begins the last leg takes the best ticket, and the others follow in their order."""
    assert judged(early())[0] > 1 / 3
    first, second, third = judged(late())
    assert first > judged(early())[0]
    assert first > second > third


def examples_of(game: str, games: int) -> Examples:
    found = Examples()
    for number in range(games):
        play(game, number, 3, "regular", found)
    return found


def rows_in_a_game(game: str) -> Any:
    """The features of all seats in the third position that is judged, as the game gives them."""
    found = sandtable.game(game)
    luck, seen = Chance(5), 0
    state = found.setup(3, luck)
    while True:
        rows = SUBJECTS[game].look(state)
        seen += rows is not None
        if seen == 3:
            return rows
        seat = state.to_act()[0]
        options = state.options(seat)
        state.apply(seat, options[luck.pick(len(options))], luck)


@pytest.mark.parametrize("game", GAMES)
def test_the_file_names_every_feature_and_says_how_it_was_made(game: str) -> None:
    subject = SUBJECTS[game]
    made = json.loads(subject.file.read_text("utf-8"))
    assert tuple(made["weights"]) == subject.names
    assert made["surprise"] < made["surprise_of_a_guess"]
    assert {"games", "seed", "bots", "held_out"} <= set(made)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_learns_the_same(game: str) -> None:
    def trained() -> list[float]:
        return [float(weight) for weight in fit(*examples_of(game, 4).arrays())]

    assert trained() == trained()


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_is_what_was_fitted(game: str) -> None:
    subject, rows = SUBJECTS[game], rows_in_a_game(game)
    judgement = learned(subject.package, subject.names)
    weights = np.array(list(judgement.weights))
    expected = chances(weights, np.array([[list(row) for row in rows]]), np.ones((1, 3)))
    assert [judgement.chance(rows, seat) for seat in range(3)] == pytest.approx(expected[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_formula_is_the_first_feature(game: str) -> None:
    """With a weight of 1 for it and 0 for the others, a judgement is the formula itself."""
    rows = rows_in_a_game(game)
    formula = Judgement([1.0] + [0.0] * (len(SUBJECTS[game].names) - 1))
    judged = [formula.chance(rows, seat) for seat in range(3)]
    assert sum(judged) == pytest.approx(1.0)
    if game != "five-tribes":  # there the feature is points, not the logarithm of a chance
        assert judged == pytest.approx([math.exp(row[0]) for row in rows])


def test_a_fit_finds_the_weights_that_made_the_games() -> None:
    rng = np.random.default_rng(1)
    x, there = rng.normal(size=(4000, 4, len(NAMES))), np.ones((4000, 4))
    true = rng.normal(size=len(NAMES))
    p = chances(true, x, there)
    y = np.zeros((4000, 4))
    y[np.arange(4000), [rng.choice(4, p=row) for row in p]] = 1.0
    found = fit(x, y, there)
    assert np.abs(found - true).max() < 0.2
    assert surprise(chances(found, x, there), y) < surprise(there / 4, y)


def test_a_seat_that_does_not_exist_has_no_chance() -> None:
    x, there = np.zeros((1, 4, len(NAMES))), np.array([[1.0, 1.0, 1.0, 0.0]])
    assert chances(np.ones(len(NAMES)), x, there).tolist() == [[pytest.approx(1 / 3)] * 3 + [0.0]]


def test_features_are_named_one_by_one() -> None:
    state = race("2:P 3:R 9:G 10:Y 12:B 14:W 15:K", seats=4, rolled="1:B1").state
    assert [len(row) for row in features(state, RaceGuess(state.camels, state.dice))] == [len(NAMES)] * 4

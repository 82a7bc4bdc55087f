"""The learned judgement of Camel Up: its chances add up, are right in clear cases, and can be learned
again."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from sandtable.bots.camel_up.guess import RaceGuess, exact_leg
from sandtable.bots.camel_up.judgement import NAMES, features, learned
from sandtable.games.camel_up.state import CamelUp
from tests.games.camel_up.kit import race
from tools.train import Examples, chances, fit, play, surprise

FILE = Path(__file__).parents[2] / "src/sandtable/bots/camel_up/judgement.json"


def judged(state: CamelUp) -> list[float]:
    leg, guess = exact_leg(state.camels, state.dice, state.tiles), RaceGuess(state.camels, state.dice)
    return [learned().chance(state, seat, leg, guess) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [3, 8])
def test_the_chances_of_all_seats_add_up(seats: int) -> None:
    state = race("2:P 3:R 9:G 10:Y 12:B 14:W 15:K", seats=seats, rolled="1:B1 2:G1", winner="1:B").state
    assert sum(judged(state)) == pytest.approx(1.0)


def test_money_counts_and_counts_more_towards_the_end() -> None:
    early = judged(race("1:B,G 2:R 3:Y,P 14:W 16:K", seats=3, money=[3, 9, 3], rolled="1:B1 2:G1 0:Y1").state)
    late = judged(
        race("11:B,G 12:R 13:Y 15:P 1:W 2:K", seats=3, money=[3, 9, 3], rolled="1:B1 2:G1 0:Y1").state
    )
    assert 1 / 3 < early[1] < late[1]


def test_a_ticket_for_the_likely_winner_of_the_leg_counts() -> None:
    """Blue is first whatever is rolled, so a ticket for blue raises its owner's chances."""
    rolled = "0:B1 1:G1 2:Y1 0:P1"
    without = judged(race("1:P 5:R 10:G 12:Y 13:B 15:W 16:K", seats=3, rolled=rolled).state)
    with_it = judged(race("1:P 5:R 10:G 12:Y 13:B 15:W 16:K", seats=3, rolled=rolled, tickets="B:1").state)
    assert with_it[1] > without[1] + 0.05


def test_the_file_names_every_feature_and_says_how_it_was_made() -> None:
    made = json.loads(FILE.read_text("utf-8"))
    assert tuple(made["weights"]) == NAMES
    assert made["surprise"] < made["surprise_of_a_guess"]
    assert {"games", "seed", "bots", "held_out"} <= set(made)


def test_the_same_seed_learns_the_same() -> None:
    def trained() -> list[float]:
        examples = Examples()
        for number in range(6):
            play(number, 3, "regular", examples)
        return [float(weight) for weight in fit(*examples.arrays())]

    assert trained() == trained()


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
    assert [len(row) for row in features(state, None, RaceGuess(state.camels, state.dice))] == [
        len(NAMES)
    ] * 4

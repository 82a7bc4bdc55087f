"""Batches: many games in step, each like a game played alone; bad input changes nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sandtable
from sandtable import BadSetup, Chance, IllegalAction
from sandtable.research import Batch, Frame, encoder
from sandtable.research.encoder import faces
from tests.research.kit import DEALT, TABLES


def play(batch: Batch, steps: int) -> list[Frame]:
    return [batch.step(batch.random_actions()) for _ in range(steps)]


def digests(batch: Batch) -> list[str]:
    return [state.digest() for state in batch.states()]


def same(one: Frame, other: Frame) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_row_is_a_game_played_alone(name: str, seats: int) -> None:
    """The same luck and the same choices give the same states, options, observations and results."""
    game, known = sandtable.game(name), encoder(name, seats)
    batch = Batch(name, seats, rows=3, seed=5, resets=False)
    alone = [(game.setup(seats, luck), luck) for luck in (Chance((5 << 32) | row) for row in range(3))]
    frame = batch.frame()
    for _ in range(60):
        actions = batch.random_actions()
        for row, (state, luck) in enumerate(alone):
            seat = state.to_act()[0]
            assert frame.seats[row] == seat
            assert frame.masks[row].tolist() == known.mask(state.options(seat))
            assert frame.observations[row].tolist() == known.observe(state, seat)
            state.apply(seat, game.actions[int(actions[row])], luck)
        frame = batch.step(actions)
        if frame.ends.any():
            break
    assert digests(batch) == [state.digest() for state, _ in alone]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_written_again_is_enough(name: str, seats: int) -> None:
    """A batch writes only what has changed. In whole games, and in those dealt after them in the same row,
    that gives the same observations and masks as writing everything."""
    known, batch, ends = encoder(name, seats), Batch(name, seats, rows=2, seed=6), 0
    while ends < 3:
        frame = batch.step(batch.random_actions())
        ends += int(frame.ends.sum())
        for row, state in enumerate(batch.states()):
            seat = int(frame.seats[row])
            assert frame.observations[row].tolist() == known.observe(state, seat)
            assert frame.masks[row].tolist() == known.mask(state.options(seat))
        if frame.ends.any():
            for row, state in enumerate(batch.states()):
                seat = int(frame.seats[row])
                said = known.encode(batch.game.view(state, seat), known.memory(state, seat))
                assert frame.observations[row].tolist() == said


@pytest.mark.parametrize("name", sandtable.games())
def test_games_end_with_scores_and_rewards_and_start_again(name: str) -> None:
    batch = Batch(name, 3, rows=4, seed=2)
    ends = 0
    while ends < 6:
        frame = batch.step(batch.random_actions())
        assert not frame.rewards[~frame.ends].any()
        assert not frame.scores[~frame.ends].any()
        for row in np.flatnonzero(frame.ends):
            ends += 1
            assert frame.rewards[row].sum() == pytest.approx(0, abs=1e-6)
            assert frame.scores[row].any()
        assert (frame.seats >= 0).all(), "a game that ended was not dealt again"
        assert frame.masks.any(axis=1).all()


def test_the_winner_gets_the_reward() -> None:
    batch = Batch("camel-up", 3, rows=4, seed=2)
    while True:
        frame = batch.step(batch.random_actions())
        for row in np.flatnonzero(frame.ends):
            scores, rewards = frame.scores[row], frame.rewards[row]
            won = scores == scores.max()
            assert rewards == pytest.approx(won / won.sum() - 1 / 3)
            return


def test_the_same_seed_gives_the_same_batch() -> None:
    one, other = (Batch("five-tribes", 3, rows=4, seed=9) for _ in range(2))
    assert all(same(a, b) for a, b in zip(play(one, 40), play(other, 40), strict=True))
    assert digests(Batch("five-tribes", 3, rows=4, seed=8)) != digests(
        Batch("five-tribes", 3, rows=4, seed=9)
    )


def test_the_number_of_rows_changes_no_game() -> None:
    assert digests(Batch("cleopatra", 3, rows=5, seed=9))[:2] == digests(Batch("cleopatra", 3, 2, seed=9))


def test_arrays_are_the_callers_own() -> None:
    batch = Batch("camel-up", 3, rows=2, seed=1)
    first = batch.reset()
    kept = [array.copy() for array in first]
    play(batch, 10)
    assert all(np.array_equal(a, b) for a, b in zip(first, kept, strict=True))


@pytest.mark.parametrize(
    ("actions", "error", "message"),
    [
        ([0, 0], BadSetup, "expected 3 whole numbers"),
        ([0.0, 0.0, 0.0], BadSetup, "float64"),
        ([0, 0, 59], IllegalAction, "action number 59 is not an option of seat 0 in row 2"),
        ([0, -1, 0], IllegalAction, "action number -1 is not an option of seat 0 in row 1"),
        ([0, 0, 47], IllegalAction, "action 'partner 1' is not an option of seat 0 in row 2"),
    ],
)
def test_a_refused_step_changes_no_game(actions: list[Any], error: type[Exception], message: str) -> None:
    batch = Batch("camel-up", 3, rows=3, seed=1, variants=DEALT)
    before = digests(batch)
    with pytest.raises(error, match=message):
        batch.step(actions)
    assert digests(batch) == before


def test_stepping_after_the_end_is_refused() -> None:
    batch = Batch("camel-up", 3, rows=2, seed=1, resets=False)
    frame = batch.reset()
    while (frame.seats >= 0).all():
        frame = batch.step(batch.random_actions())
    over = int(np.flatnonzero(frame.seats < 0)[0])
    assert not frame.masks[over].any()
    assert not frame.observations[over].any()
    actions = batch.random_actions()
    assert actions[over] == -1
    wrong = np.where(np.arange(2) == over, 0, actions)
    before = digests(batch)
    with pytest.raises(IllegalAction, match=f"the game in row {over} is over"):
        batch.step(wrong)
    assert digests(batch) == before
    assert batch.step(actions).seats[over] == -1
    assert (batch.reset(rows=[over]).seats[over]) >= 0


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "camel-up is for 3 to 8 players, not 9"),
        ({"rows": 0}, "a batch has 1 to"),
        ({"recall": -1}, "recalls 0 or more"),
        ({"variants": {"race_bets": "maybe"}}, "race_bets"),
    ],
)
def test_bad_settings_are_explained(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Batch(**{"game": "camel-up", "seats": 3, "rows": 2, **settings})


def test_rows_are_reset_in_place() -> None:
    batch = Batch("camel-up", 3, rows=3, seed=1)
    play(batch, 5)
    before = digests(batch)
    batch.reset(rows=[1])
    after = digests(batch)
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True]
    with pytest.raises(BadSetup, match="there is no row 3"):
        batch.reset(rows=[3])
    with pytest.raises(BadSetup, match="a seed is for all rows"):
        batch.reset(seed=1, rows=[1])
    assert same(batch.reset(seed=1), Batch("camel-up", 3, rows=3, seed=1).frame())


def test_copies_are_independent_and_have_the_same_luck() -> None:
    batch = Batch("camel-up", 3, rows=3, seed=1, variants=DEALT)
    play(batch, 5)
    before = digests(batch)
    copied = batch.copy([2, 2, 0])
    assert digests(copied) == [before[2], before[2], before[0]]
    rolls = np.full(3, sandtable.game("camel-up").action("roll").id)
    copied.step(rolls)
    assert digests(batch) == before
    batch.step(rolls)
    assert digests(copied) == [digests(batch)[row] for row in (2, 2, 0)]


def test_a_batch_may_be_copied_without_a_row() -> None:
    frame = Batch("camel-up", 3, rows=2, variants=DEALT).copy([]).frame()
    assert [len(part) for part in frame] == [0] * 6


def test_a_frame_belongs_to_the_caller() -> None:
    """The next step does not change a frame, and the caller may change it."""
    batch = Batch("camel-up", 3, rows=2, seed=1, variants=DEALT)
    frame = batch.frame()
    seen, allowed = frame.observations.copy(), frame.masks.copy()
    batch.step(batch.random_actions())
    assert (frame.observations == seen).all()
    assert (frame.masks == allowed).all()
    frame.observations[:] = -1
    frame.masks[:] = False
    assert batch.frame().observations.max() > 0
    assert batch.frame().masks.any()


def test_imagined_copies_look_the_same_to_the_seat_and_have_other_secrets() -> None:
    batch = Batch("camel-up", 4, rows=2, seed=1, variants=DEALT)
    game = sandtable.game("camel-up")
    for text in ("bet winner red", "bet loser blue", "bet winner blue", "bet winner blue"):
        batch.step(np.full(2, game.action(text).id))
    frame = batch.frame()
    copied = batch.copy([0] * 40, imagine=True)
    assert (copied.frame().observations == frame.observations[0]).all()
    assert len(set(digests(copied))) > 10
    rolled = copied.step(np.full(40, game.action("roll").id))
    moved = rolled.observations[:, batch.layout["camels"].span]
    assert len(np.unique(moved, axis=0)) > 3, "the copies know the dice"


def test_decisions_are_recalled_as_they_looked() -> None:
    game = sandtable.game("camel-up")
    batch = Batch("camel-up", 3, rows=1, seed=1, recall=3, variants=DEALT)
    secret, roll = game.action("bet winner red"), game.action("roll")
    frame = batch.step([secret.id])
    recalled = batch.layout["recalled"].span
    # For the second player, the first sits two places further on, and its card could have any colour.
    face = faces(game)[secret.id]
    assert game.actions[face].face == secret.face
    assert frame.observations[0][recalled].tolist() == [3, face + 1, 0, 0, 0, 0]
    frame = batch.step([roll.id])
    frame = batch.step([roll.id])
    expected = [3, roll.id + 1, 2, roll.id + 1, 1, secret.id + 1]
    assert frame.observations[0][recalled].tolist() == expected


def test_a_batch_says_what_it_is() -> None:
    assert repr(Batch("camel-up", 3, rows=2)) == "<Batch: 2 games of camel-up with 3 players>"

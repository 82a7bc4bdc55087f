"""The conformance suite: every check for every game, number of seats and variant value."""

from __future__ import annotations

import pickle

import pytest

import sandtable
from tests.conformance.cases import Case, all_cases
from tests.conformance.checks import CHECKS
from tests.conformance.checks_secrets import check_scramble_is_thorough
from tests.conformance.walk import failures_of

CASES = [pytest.param(case, id=case.name) for case in all_cases()]
GAMES = sandtable.games()


@pytest.mark.parametrize("case", CASES)
def test_the_game_conforms(case: Case, subtests: pytest.Subtests) -> None:
    """All checks watch the same games; each that fails is reported by its name."""
    for check, failure in failures_of(case, CHECKS).items():
        with subtests.test(check):
            raise failure


@pytest.mark.parametrize("name", GAMES)
def test_scramble_is_thorough(name: str) -> None:
    game = sandtable.game(name)
    check_scramble_is_thorough(Case(game, game.seats[-1]), 3)


@pytest.mark.parametrize("name", GAMES)
def test_catalogue(name: str) -> None:
    """Ids count from 0, texts parse back, actions pickle to themselves, a face says no more than the text."""
    game = sandtable.game(name)
    assert [action.id for action in game.actions] == list(range(len(game.actions)))
    for action in game.actions:
        assert game.action(action.text) is action
        assert game.action(f"  {action.text.replace(' ', '   ')} ") is action
        assert len(action.face.split()) == len(action.text.split())
        for seen, said in zip(action.face.split(), action.text.split(), strict=True):
            assert seen in ("?", said)
    sample = game.actions[:: max(1, len(game.actions) // 500)]
    assert all(pickle.loads(pickle.dumps(action)) is action for action in sample)

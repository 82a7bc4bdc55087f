"""The conformance suite: every check for every game, seat count and variant value."""

from __future__ import annotations

import pickle

import pytest

import sandtable
from tests.conformance import checks_play, checks_secrets
from tests.conformance.cases import Case, all_cases, seeds

CASES = [pytest.param(case, id=case.name) for case in all_cases()]
GAMES = sandtable.games()
every_case = pytest.mark.parametrize("case", CASES)


@every_case
def test_options(case: Case) -> None:
    for seed in seeds(case):
        checks_play.check_options(case, seed)


@every_case
def test_clones(case: Case) -> None:
    for seed in seeds(case):
        checks_play.check_clones(case, seed)


@every_case
def test_refusals(case: Case) -> None:
    for seed in seeds(case):
        checks_play.check_refusals(case, seed)


@every_case
def test_saving(case: Case) -> None:
    for seed in seeds(case):
        checks_play.check_saving(case, seed)


@every_case
def test_records(case: Case) -> None:
    for seed in seeds(case):
        checks_play.check_records(case, seed)


@every_case
def test_scores(case: Case) -> None:
    for seed in seeds(case):
        checks_play.check_scores(case, seed)


@every_case
def test_views_together(case: Case) -> None:
    checks_secrets.check_views_together(case, seed=0)


@every_case
def test_secrecy(case: Case) -> None:
    compared = 0
    for seed in seeds(case):
        for viewer in case.viewers:
            compared += checks_secrets.check_secrecy(case, seed, viewer)
    assert compared > 50, "hardly anything was compared: twins find no counterpart"


@every_case
def test_imagine(case: Case) -> None:
    for seed in seeds(case):
        checks_secrets.check_imagine(case, seed)


@every_case
def test_undo(case: Case) -> None:
    assert sum(checks_secrets.check_undo(case, seed) for seed in seeds(case)) > 0, "undo was never offered"


@pytest.mark.parametrize("name", GAMES)
def test_scramble_is_thorough(name: str) -> None:
    game = sandtable.game(name)
    checks_secrets.check_scramble_is_thorough(Case(game, game.seats[-1]), 3)


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

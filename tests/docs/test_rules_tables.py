"""Every rule of every game has exactly one row, with a step that names the rule and a test that proves it."""

from __future__ import annotations

import pytest

import sandtable
from tests.docs.rules_table import Row, comment_over, expected_ids, function_of, names, proves, said_of, table

every_game = pytest.mark.parametrize("game", sandtable.games())


def rows(game: str) -> list[Row]:
    found = table(game)
    assert found, f"docs/rules/{game}.md has no table"
    return found


@every_game
def test_every_id_has_exactly_one_row(game: str) -> None:
    """A game without `tests/docs/ids/<game>.txt` fails here."""
    found = [row.id for row in rows(game)]
    assert sorted(found) == sorted(set(found)), "an id has two rows"
    assert set(found) == set(expected_ids(game))


@every_game
def test_every_rule_is_told_in_a_sentence(game: str) -> None:
    for row in rows(game):
        assert len(row.rule) > 20, row.id


@every_game
def test_every_rule_has_a_step_that_names_it(game: str) -> None:
    for row in rows(game):
        if row.is_fact:
            assert len(row.step) > 10, f"{row.id}: a rule without a step needs a reason"
            continue
        assert row.steps, f"{row.id}: no step"
        for step in row.steps:
            assert names(said_of(game, step), row.id), f"{step} does not name {row.id}"


@every_game
def test_every_rule_has_a_test_that_names_it(game: str) -> None:
    for row in rows(game):
        assert row.tests, f"{row.id}: no test"
        for test in row.tests:
            assert proves(function_of(game, test), row.id), f"{test} does not name {row.id}"


def test_an_id_is_not_named_by_a_longer_one() -> None:
    assert names("CU-26, CU-27 The camel", "CU-27")
    assert not names("CU-27 The camel", "CU-2")
    assert not names("FT-5.1 Drop", "FT-5")
    assert names("Sown, as FT-5.", "FT-5")
    assert not names("FT-10.Kandicha Camels", "FT-10")


def test_a_constant_is_explained_by_the_comment_over_its_paragraph() -> None:
    source = "# CU-1 Camels\nBLUE = 0\nGREEN = 1\n\n# CU-2 Dice\nDICE = 6  # CU-13\n"
    assert names(comment_over(source, "GREEN"), "CU-1")
    assert not names(comment_over(source, "DICE"), "CU-1")
    assert names(comment_over(source, "DICE"), "CU-13")

"""Games declare the parts that belong to them, and every part that they name exists."""

from __future__ import annotations

import ast
from pkgutil import resolve_name

import pytest

import sandtable
from sandtable.bots import Level
from sandtable.research.observer import Observer
from sandtable.simulation.benchmark import benchmarks_of
from sandtable.terminal.game_picture import GamePicture
from tests.project.test_names import SOURCE, of_a_game
from tests.tiers import ROOT

# Files about one game only: the odds of a leg, and a small game for OpenSpiel that consists of one leg.
OF_CAMEL_UP = {"cli/odds.py", "research/openspiel.py"}


@pytest.mark.parametrize("name", sandtable.games())
def test_every_part_exists(name: str) -> None:
    game = sandtable.game(name)
    assert all(isinstance(level, Level) for level in resolve_name(game.bots).values())
    assert isinstance(resolve_name(game.picture), GamePicture)
    assert issubclass(resolve_name(game.observer), Observer)
    assert all(callable(call) for call in benchmarks_of(game).values())
    assert game.questions
    assert (ROOT / "ui" / "src" / "lib" / "games" / name / "Scene.svelte").is_file()


def names_in_code(text: str) -> set[str]:
    """The games that the code names in strings; docstrings and their examples do not count."""
    constants = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return {name for name in sandtable.games() if name in constants}


def test_nobody_else_knows_a_game_by_its_name() -> None:
    files = [file for file in SOURCE.rglob("*.py") if not of_a_game(file)]
    naming = {file.relative_to(SOURCE).as_posix() for file in files if names_in_code(file.read_text("utf-8"))}
    assert naming == OF_CAMEL_UP


def test_a_name_in_code_is_found() -> None:
    assert names_in_code('PLACES = {"camel-up": 1}') == {"camel-up"}
    assert names_in_code('"""Play camel-up."""') == set()

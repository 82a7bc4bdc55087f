"""No two public classes share a name where a reader could confuse them."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

import sandtable
from tests.tiers import ROOT

SOURCE = ROOT / "src" / "sandtable"
GAMES = [name.replace("-", "_") for name in sandtable.games()]


def of_a_game(file: Path) -> str:
    """The game whose rules, bots or pictures a file belongs to; empty for everything else."""
    parts = file.relative_to(SOURCE).parent.parts
    return next((game for game in GAMES if game in parts), "")


def shared_names(files: Iterable[Path]) -> dict[str, list[str]]:
    """The names of public classes that several of the files define."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(file.relative_to(SOURCE).as_posix())
    return {name: places for name, places in found.items() if len(places) > 1}


@pytest.mark.parametrize("game", ["", *GAMES])
def test_no_two_public_classes_have_one_name(game: str) -> None:
    """This holds within each game (its rules, bots and pictures) and within everything that belongs to no
    game."""
    assert shared_names(file for file in SOURCE.rglob("*.py") if of_a_game(file) == game) == {}


def test_no_class_has_a_name_that_says_nothing() -> None:
    classes = [
        node.name
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert [name for name in classes if re.search("Manager|Helper|Util", name)] == []


def test_shared_names_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.project.test_names.SOURCE", tmp_path)
    for file in ("one.py", "other.py"):
        (tmp_path / file).write_text("class Plan: ...\nclass _Inner: ...\n", "utf-8")
    assert shared_names(sorted(tmp_path.glob("*.py"))) == {"Plan": ["one.py", "other.py"]}

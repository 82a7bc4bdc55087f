"""Checks that the list of bugs fits the code. The long run also plants all of them and expects them to be
found."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.planted.bug import Bug
from tests.planted.bugs import AREAS, BUGS
from tests.planted.field import ROOT
from tests.tiers import LONG

each_bug = pytest.mark.parametrize("bug", BUGS, ids=[bug.id for bug in BUGS])


def test_there_are_bugs_of_every_area_and_each_has_a_name_of_its_own() -> None:
    assert {bug.area for bug in BUGS} == set(AREAS)
    assert len({bug.id for bug in BUGS}) == len(BUGS) >= 64


def test_what_a_bug_replaces_stands_once_in_its_file() -> None:
    """If not, the code has changed: update the bug, and check that it is still found."""
    times = {bug.id: (ROOT / bug.file).read_text("utf-8").count(bug.old) for bug in BUGS}
    assert {id: number for id, number in times.items() if number != 1} == {}
    assert [bug.id for bug in BUGS if bug.new == bug.old] == []


def test_every_finder_is_there() -> None:
    paths = {bug.id: bug.test_path for bug in BUGS if bug.test_path}
    assert {id: path for id, path in paths.items() if not (ROOT / path).exists()} == {}
    modules = {bug.finder[0] for bug in BUGS if not bug.test_path}
    assert modules <= {"ui.make"}


def test_every_name_that_selects_a_finder_is_that_of_a_test() -> None:
    def names_in(path: Path) -> str:
        files = path.rglob("test_*.py") if path.is_dir() else [path]
        return " ".join(
            name for file in files for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
        )

    wrong = {
        bug.id: name for bug in BUGS for name in bug.test_names if name not in names_in(ROOT / bug.test_path)
    }
    assert wrong == {}


if LONG:
    from tests.planted.hunt import Hunter

    @pytest.fixture(scope="session")
    def hunter() -> Hunter:
        """A copy of the checkout for each test process."""
        return Hunter(int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) + 1)

    @each_bug
    def test_it_is_found(bug: Bug, hunter: Hunter) -> None:
        verdict = hunter.judge(bug)
        assert verdict.found, f"{verdict.word}: {bug.harm}\n{verdict.output[-4000:]}"

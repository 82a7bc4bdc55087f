"""What `run.py test` runs, on which build, and in which order."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import __main__ as runner
from tests import tiers
from tests.__main__ import Report, Step

Names = Callable[..., list[list[list[str]]]]


@pytest.fixture
def names() -> Names:
    """The names of the planned steps: stages of lanes of steps."""

    def of(*rest: str, quick: bool = False) -> list[list[list[str]]]:
        planned = runner.stages(list(rest), {}, quick)
        return [[[step.name for step in lane] for lane in stage] for stage in planned]

    return of


def test_a_whole_run_checks_everything_and_tests_what_is_shipped(names: Names) -> None:
    lint = ["ruff check .", "ruff format --check ."]
    page_tests = ["tests.ui_fixtures", "ui.make check test"]
    assert names() == [
        [lint, ["ui.make"]],
        [page_tests, ["tests --ship"], ["mypy", "pytest on the sources"]],
        [["pytest on the shipped"]],
    ]


def test_a_quick_run_needs_neither_the_page_nor_the_wheel(names: Names) -> None:
    lint = ["ruff check .", "ruff format --check ."]
    assert names(quick=True) == [[lint], [["mypy"], ["pytest on the sources"]]]


def test_with_arguments_pytest_runs_alone_on_the_right_build(names: Names) -> None:
    assert names("tests/core") == [[], [["pytest on the sources"]]]
    assert names("tests/server", "-x") == [[["tests --ship"]], [["pytest on the shipped"]]]
    both = ["pytest on the sources", "pytest on the shipped"]
    assert names("-k", "camel") == [[["tests --ship"]], [both]]


def test_paths_go_to_their_build_and_options_to_both() -> None:
    chosen = ["tests/games/camel_up", "tests/server/test_rest.py::test_x", "-k", "camel"]
    assert tiers.sessions(chosen) == [
        ("sources", ["tests/games/camel_up", "-k", "camel"]),
        ("shipped", ["tests/server/test_rest.py::test_x", "-k", "camel"]),
    ]
    assert tiers.sessions([]) == [("sources", ["tests"]), ("shipped", ["tests"])]
    assert [build for build, _ in tiers.sessions(["tests/conformance"])] == ["sources", "shipped"]


def test_what_takes_long_is_run_first_and_all_of_a_browser_together() -> None:
    """A browser is closed after its last test; if other tests came in between, it would have to start
    again."""
    files = sorted(tiers.ROOT.glob("tests/**/test_*.py"))
    ordered = sorted(files, key=tiers.turn_of)
    browser = [file.parent.name == "browser" for file in ordered]
    assert ordered[0].name == "test_whole_games.py"
    assert browser == sorted(browser, reverse=True)
    assert [first for first in tiers.FIRST if not (tiers.ROOT / first).exists()] == []


def test_quick_and_long_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.main(["--quick", "--long"]) == 2
    assert "choose one" in capsys.readouterr().err


def test_every_test_belongs_to_a_part_and_every_part_is_there() -> None:
    files = [path.relative_to(tiers.ROOT) for path in tiers.ROOT.glob("tests/**/test_*.py")]
    assert [path for path in files if tiers.part_of(path) is None] == []
    assert [part.path for part in tiers.PARTS if not (tiers.ROOT / part.path).exists()] == []
    assert set(tiers.QUICK) <= {part.path for part in tiers.PARTS if part.build == "sources"}


def test_only_one_file_reads_what_long_means() -> None:
    variable = "SANDTABLE" + "_LONG"
    readers = [path.name for path in tiers.ROOT.glob("tests/**/*.py") if variable in path.read_text("utf-8")]
    assert sorted(readers) == ["__main__.py", "tiers.py"]


def test_contributing_shows_every_part() -> None:
    text = (tiers.ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rows = [line.split("|")[1:4] for line in text.splitlines() if line.startswith("| `tests/")]
    shown = {path.strip(" `"): (build.strip(), protects.strip()) for path, build, protects in rows}
    assert shown == {part.path: (part.build, part.protects) for part in tiers.PARTS}


# Running


def python(code: str, name: str = "step", live: bool = False, none_is_fine: bool = False) -> Step:
    return Step(name, ["-c", code], {}, live, none_is_fine)


def test_a_lane_stops_at_its_first_failure_and_the_others_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    first = [python("raise SystemExit('broken')", "one"), python("pass", "two")]
    runner.run_lanes([first, [python("pass", "three")]], report)
    assert sorted((name, bool(code)) for name, _, code in report.rows) == [("one", True), ("three", False)]
    assert report.code != 0
    printed = capsys.readouterr().out
    assert "broken" in printed
    assert "three: good" in printed
    assert [line.split()[-1] for line in report.table().splitlines()[2:]].count("failed") == 1


def test_the_next_stage_begins_while_a_lane_beside_it_still_runs(tmp_path: Path) -> None:
    """The lane ends only when a file exists, and that is created only after the other lanes have ended."""
    report = Report()
    sign = tmp_path / "end"
    wait = f"import os\nwhile not os.path.exists({str(sign)!r}): pass\nraise SystemExit(3)"
    slow = python(wait, "slow")
    slow.beside = True
    (left,) = runner.run_lanes([[slow], [python("pass", "quick")]], report)
    assert [name for name, _, _ in report.rows] == ["quick"]
    assert report.code == 0
    sign.touch()
    left.join()
    assert report.code == 3


def test_what_fails_beside_live_output_is_told_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    live, other = python("pass", "pytest", live=True), python("pass", "check")
    report.begun(live)
    report.ended(other, 1.0, 1, "line 7 is wrong")
    print("a dot")
    report.ended(live, 2.0, 0, "")
    told = capsys.readouterr().out
    assert "check: failed" in told.partition("a dot")[0]
    assert "line 7 is wrong" in told.partition("a dot")[2]


def test_no_test_on_one_of_two_builds_is_not_a_failure() -> None:
    for fine, code in ((True, 0), (False, 5)):
        report = Report()
        runner.run_lanes([[python("raise SystemExit(5)", none_is_fine=fine)]], report)
        assert report.code == code


def test_a_check_that_is_killed_counts_as_failed() -> None:
    code, _ = runner.execute(python("import os, signal; os.kill(os.getpid(), signal.SIGTERM)"))
    assert code != 0


def test_the_bare_environment_has_python_and_nothing_of_the_users() -> None:
    look = (
        "import os, shutil, sys; print(os.listdir(os.environ['HOME']),"
        "*map(shutil.which, ['git', 'node', 'uv']), sys.executable, sep='\\n')"
    )
    bare = [sys.executable, "tests/bare.py", "--no-compiler", "python3", "-c", look]
    said = subprocess.run(bare, cwd=tiers.ROOT, capture_output=True, text=True, check=True).stdout
    *found, python = said.splitlines()
    assert found == ["[]", "None", "None", "None"]
    assert Path(python).exists(), "a .venv made from it would break when the environment is gone"

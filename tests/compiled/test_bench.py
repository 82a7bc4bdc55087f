"""`sandtable bench` runs on the build under test. No test checks the speed itself."""

import json
from pathlib import Path

from click.testing import CliRunner

import sandtable
from sandtable.cli import main

QUICK = ["bench", "--alone", "--game", "camel-up", "--seconds", "0.001"]


def test_bench_writes_every_figure_as_json(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    ran = CliRunner().invoke(main, [*QUICK, "--json", "--output", str(file)])
    assert ran.exit_code == 0
    (report,) = json.loads(ran.stdout)
    assert json.loads(file.read_text("utf-8")) == [report]
    assert report["compiled"] is sandtable.COMPILED
    what = {figure["what"] for figure in report["figures"]}
    assert what >= {"games", "decisions", "from Python", "clone", "apply", "options", "view", "to_data"}
    assert what >= {"rollouts", *(f"leg odds, {dice} dice" for dice in range(2, 7))}
    assert {figure["seats"] for figure in report["figures"] if figure["what"] == "games"} == {
        3,
        4,
        5,
        6,
        7,
        8,
    }
    assert report["spin_us"] > 0


def test_bench_shows_a_table_with_bars() -> None:
    ran = CliRunner().invoke(main, QUICK)
    assert ran.exit_code == 0
    assert "leg odds, 6 dice" in ran.stdout
    assert "█" in ran.stdout


def test_an_unknown_game_is_named() -> None:
    ran = CliRunner().invoke(main, ["bench", "--game", "chess"])
    assert ran.exit_code == 2
    assert "there is no game 'chess'" in ran.stderr

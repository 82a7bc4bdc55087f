"""Cleopatra in a custom garden: games are played, saved, resumed and replayed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.games.cleopatra import GAME
from tests.cli.kit import read, refused, run, some_record, written

FAST = ("--speed", "fast", "--bots", "random", "--seats", "3")
ROW = "...###..."  # a row of the garden with the foundation


def layout() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("garden").stdout)
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for files that the tests only read."""
    return tmp_path_factory.mktemp("gardens")


@pytest.fixture(scope="module")
def garden(folder: Path) -> str:
    file = folder / "my box.json"
    file.write_text(json.dumps(layout() | {"grid": ["........."] * 8 + [ROW]}), encoding="utf-8")
    return str(file)


@pytest.fixture(scope="module")
def other(folder: Path) -> str:
    file = folder / "other.json"
    file.write_text(json.dumps(layout() | {"grid": [ROW] + ["........."] * 8}), encoding="utf-8")
    return str(file)


@pytest.fixture(scope="module")
def record(folder: Path, garden: str) -> str:
    """The record of a game that bots played in the garden."""
    kept = folder / "game.json"
    words = ["--people", "0", "--seed", "7", *FAST, "--garden", garden, "--record", str(kept)]
    done = run("play", "cleopatra", *words)
    assert done.exit_code == 0, done.output
    return str(kept)


def test_the_command_prints_a_layout_to_start_from() -> None:
    assert layout()["grid"] == list(GAME.gardens["back-flush"].grid)
    assert json.loads(run("garden", "centre").stdout)["grid"] == list(GAME.gardens["centre"].grid)
    assert "back-flush" in refused("garden", "desert")
    assert "sandtable garden > my-box.json" in run("garden", "--help").stdout


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify"])
def test_help_teaches_the_option(command: str) -> None:
    assert "--garden my-box.json" in run(command, "--help").stdout


def test_a_record_is_replayed_and_verified_with_the_file(record: str, garden: str) -> None:
    told = read("replay", record, "--garden", garden)
    assert told["view"]["grid"][-1] == ROW
    assert told["variants"]["garden"].startswith("own-")
    assert read("verify", record, "--garden", garden)["dice"] == "verified"
    assert run("replay", record, "--garden", garden, "--lang", "pl").exit_code == 0


def test_the_file_may_be_renamed_and_its_note_rewritten(tmp_path: Path, record: str, garden: str) -> None:
    again = tmp_path / "from-a-friend.json"
    again.write_text(json.dumps(json.loads(Path(garden).read_text()) | {"note": "Ola's box"}, indent=4))
    assert read("verify", record, "--garden", str(again))["dice"] == "verified"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_without_the_file_the_record_says_what_it_needs(command: str, record: str) -> None:
    told = refused(command, record)
    assert "a custom garden, 'own-" in told
    assert "--garden FILE" in told


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_wrong_file_is_refused(command: str, record: str, other: str) -> None:
    told = refused(command, record, "--garden", other)
    assert "played in the garden 'own-" in told
    assert "other.json is another" in told


def test_a_game_in_a_garden_of_the_box_is_not_read_in_another(tmp_path: Path, garden: str) -> None:
    run(
        "simulate",
        "cleopatra",
        "--games",
        "1",
        "--seed",
        "3",
        "--seats",
        "3",
        "--record",
        str(tmp_path / "kept"),
    )
    (kept,) = (tmp_path / "kept").iterdir()
    assert "played in the garden 'back-flush'" in refused("replay", str(kept), "--garden", garden)


def test_leaving_and_going_on(
    tmp_path: Path, garden: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    left = run("play", "cleopatra", "--seed", "7", *FAST, "--garden", garden, typed="market 1\nq\n\n")
    assert left.exit_code == 0, left.output
    save = "cleopatra.private.json"
    assert f"sandtable play --resume {save} --garden '{garden}'" in " ".join(left.stdout.split())
    assert "--garden FILE" in refused("play", "--resume", save)
    assert "is another" in refused("play", "--resume", save, "--garden", other)
    on = run("play", "--resume", save, "--garden", garden, "--speed", "fast", typed="refill\nq\n")
    assert on.exit_code == 0, on.output
    assert "Resuming after" in on.stdout


def test_bots_play_and_the_plan_names_the_garden(tmp_path: Path, garden: str) -> None:
    kept = tmp_path / "games"
    counted = read(
        "simulate",
        "cleopatra",
        "--seats",
        "3",
        "--games",
        "2",
        "--seed",
        "1",
        "--garden",
        garden,
        "--record",
        str(kept),
    )
    assert counted["plan"]["variants"]["garden"].startswith("own-")
    for record in kept.iterdir():
        assert read("verify", str(record), "--garden", garden)["dice"] == "unsealed"


def test_afterwards_the_game_of_the_box_is_back(record: str, garden: str, other: str) -> None:
    run("replay", record, "--garden", garden)
    run("replay", record, "--garden", other)
    assert sandtable.game("cleopatra") is GAME


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "cannot be read: No such file"),
        ("no json", "is not a layout"),
        ("[" * 100_000, "is not a layout"),
        (" " * 100_001, "at most 100000 bytes"),
        ({"grid": ["........."] * 9}, "no foundation"),
        ({"grid": ["#########"] * 8 + ["........."]}, "the mosaic F fits nowhere"),
    ],
)
def test_a_bad_file_is_one_line_and_exit_code_2(tmp_path: Path, content: object, expected: str) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_text(content if isinstance(content, str) else json.dumps(layout() | content))  # type: ignore[operator] # a dict then
    for command in ("play", "simulate"):
        assert expected in refused(command, "cleopatra", "--garden", str(file))


def test_options_that_do_not_go_with_a_garden(tmp_path: Path, garden: str) -> None:
    assert "camel-up has no garden" in refused("play", "camel-up", "--garden", garden)
    kept = written(tmp_path / "camels.json", some_record())
    assert "camel-up has no garden" in refused("replay", kept, "--garden", garden)
    assert "choose one" in refused("play", "cleopatra", "--garden", garden, "--variant", "garden=centre")
    assert "cannot be read" in refused("play", "cleopatra", "--garden", str(tmp_path))

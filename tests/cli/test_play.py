"""`sandtable play`: its options, and what it shows to a person at the keyboard."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from sandtable import Message
from tests.cli.kit import read, refused, run
from tests.locales.speakers import strict

FAST = ("--speed", "fast", "--bots", "random", "--variant", "setup_order=random")


def test_a_game_from_the_first_line_to_its_record(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    done = run(
        "play",
        "camel-up",
        "--seed",
        "7",
        "--name",
        "Ola",
        *FAST,
        "--record",
        str(record),
        typed="roll\n" * 200,
    )
    assert done.exit_code == 0
    assert "Ola to play" in done.stdout
    assert "match the seal" in done.stdout
    assert read("verify", str(record))["dice"] == "verified"
    assert "Ola" in run("replay", str(record)).stdout


def test_the_same_seed_deals_the_same_game() -> None:
    shown = {
        run("play", "--seed", "7", *FAST[:2], *FAST[4:], "--bots", bots, typed="roll\n" * 6).stdout
        for bots in ("random", "random")
    }
    assert len(shown) == 1
    assert run("play", "--seed", "8", *FAST, typed="roll\n" * 6).stdout not in shown


def test_the_first_game_is_played_when_none_is_named() -> None:
    assert "Camel Up for 4 players" in run("play", *FAST, typed="q\n").stdout
    welcome = strict("pl").say(Message("shell-welcome", {"title": "text.Camel Up", "seats": 5}))
    assert welcome in run("play", *FAST, "--seats", "5", "--lang", "pl", typed="q\n").stdout


def test_the_language_of_the_environment() -> None:
    goodbye = strict("de").say(Message("shell-goodbye"))
    assert goodbye in run("play", *FAST, typed="q\n", SANDTABLE_LANG="de").stdout
    assert run("play", typed="q\n", SANDTABLE_LANG="xx").exit_code == 2


def test_leaving_and_going_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    left = run("play", "--seed", "7", "--name", "Ola", "--people", "2", *FAST, typed="\nleg blue\n\n\nq\n\n")
    assert "sandtable play --resume camel-up.private.json" in " ".join(left.stdout.split())
    save = tmp_path / "camel-up.private.json"
    assert stat.S_IMODE(save.stat().st_mode) == 0o600
    on = run("play", "--resume", str(save), "--lang", "pl", *FAST[:2], typed="\n")
    assert strict("pl").say(Message("shell-turn", {"seat": "text.Player 2"})) in on.stdout
    assert "Ola" in on.stdout
    assert "--resume" in refused("replay", str(save))
    assert "--resume" in refused("verify", str(save))


def test_an_existing_file_is_never_written_over(tmp_path: Path) -> None:
    there = tmp_path / "game.json"
    there.write_text("precious")
    assert "already exists" in refused("play", "--record", str(there))
    done = run("play", *FAST, typed=f"roll\ns {tmp_path}/a\nq\n")
    assert done.exit_code == 0
    again = run("play", *FAST, typed=f"roll\ns {tmp_path}/a\nq\nn\n")
    assert "choose another name" in " ".join(again.stdout.split())
    assert there.read_text() == "precious"


def test_a_missing_folder_is_reported_in_the_game(tmp_path: Path) -> None:
    done = run("play", *FAST, typed=f"roll\ns {tmp_path}/no/where\nq\nn\n")
    assert "No such file or directory" in " ".join(done.stdout.split())
    assert done.exit_code == 0


def test_bytes_that_are_not_text_do_not_end_the_game() -> None:
    done = run("play", *FAST, typed=b"\xff\x00\x07\x1b]0;x\x07\nq\n")
    assert done.exit_code == 0
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--people", "5"], "5 people do not fit at a table with 4 seats"),
        (["--people", "-1"], "-1"),
        (["--name", "A", "--name", "B"], "2 names for 1 people"),
        (["--name", " "], "a name must have 1 to 20 letters"),
        (["--name", "x" * 21], "a name must have 1 to 20 letters"),
        (["--name", "a\nb"], "a name must have 1 to 20 letters"),
        (["--seats", "9"], "3 to 8 players, not 9"),
        (["--seats", "2"], "3 to 8 players, not 2"),
        (["--lang", "fr"], "'fr' is not one of 'en', 'pl', 'de', 'ru'"),
        (["--speed", "warp"], "'slow', 'normal', 'fast'"),
        (["--variant", "race_bets=never"], "one of card_by_card, netted, not 'never'"),
        (["--variant", "colour=red"], "no variant 'colour'"),
        (["--resume", "nowhere.private.json"], "nowhere.private.json: No such file or directory"),
        (["--resume", ".", "--seats", "3"], "seats cannot be chosen again"),
        (["--record", "."], "directory"),
        (["chess"], "there is no game 'chess'; the games are camel-up"),
    ],
)
def test_bad_options(arguments: list[str], expected: str) -> None:
    assert expected in refused("play", *arguments)

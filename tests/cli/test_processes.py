"""Commands in real processes: signals, closed pipes and other ways to end that involve the system."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.kit import COMMAND, ENVIRONMENT, some_record, written
from tests.tiers import PATIENCE


def start(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRONMENT | environment,
    )


def finish(*arguments: str, typed: str = "", **environment: str) -> tuple[int, str, str]:
    with start(*arguments, **environment) as process:
        out, err = process.communicate(typed, timeout=PATIENCE)
        return process.returncode, out, err


def test_bad_input() -> None:
    code, out, err = finish("simulate", "chess")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_a_game_without_a_terminal_ends_when_the_lines_do() -> None:
    code, out, err = finish("play", "--speed", "fast", "--bots", "random", typed="roll\nroll\n")
    assert (code, err) == (0, "")
    assert out.endswith("See you next time!\n")


def test_letters_the_terminal_does_not_have() -> None:
    """A terminal that knows only ASCII gets question marks."""
    code, out, err = finish("play", "--lang", "ru", "--speed", "fast", typed="q\n", PYTHONIOENCODING="ascii")
    assert (code, err) == (0, "")
    assert "????" in out


@pytest.mark.skipif(os.name == "nt", reason="signals and pipes are different there")
def test_a_reader_that_goes_away_is_not_an_error(tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", some_record())
    process = start("replay", path, "--json")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.wait(30)
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


@pytest.mark.skipif(os.name == "nt", reason="signals and pipes are different there")
@pytest.mark.parametrize("arguments", [["simulate", "camel-up", "--games", "1000000"], ["play"]])
def test_ctrl_c_stops_with_130(arguments: list[str], tmp_path: Path) -> None:
    process = start(*arguments, *([] if arguments == ["play"] else ["--record", str(tmp_path)]))
    assert process.stdout is not None
    if arguments == ["play"]:
        process.stdout.readline()  # the first line shows that the game has begun
    else:
        while process.poll() is None and not any(tmp_path.iterdir()):  # no game is finished yet
            time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    try:
        _, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()  # a process that ignored the signal must not run for ever
    assert process.returncode == 130
    assert "Traceback" not in err

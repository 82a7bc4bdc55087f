"""The commands in README.md run and succeed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.kit import run, some_record, written

README = Path(__file__).resolve().parents[2] / "README.md"
COMMANDS = re.findall(r"^sandtable (.+?)(?:\s+#.*)?$", README.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path / "game.json", some_record())
    done = run(*shlex.split(command), typed="q\nn\n")
    assert done.exit_code == 0, done.output
    assert done.stdout


def test_the_readme_shows_commands() -> None:
    assert {command.split()[0] for command in COMMANDS} >= {"odds", "simulate", "play", "replay", "verify"}

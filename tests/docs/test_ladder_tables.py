"""docs/ladder.md: its commands are valid, and its tables have the columns that the ladder writes."""

from __future__ import annotations

import shlex
from itertools import pairwise
from pathlib import Path

import pytest

import sandtable
from sandtable.ladder.output.sheets import sheets
from tests.cli.kit import refused
from tests.docs.ladder_tables import PAGE, TABLE, commands
from tests.ladder.kit import a_plan, run


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_page_is_understood(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the arguments are checked, because playing the whole ladder would take too long."""
    monkeypatch.chdir(tmp_path)
    assert refused(*shlex.split(command), "--so-far") == "sandtable: no game was played yet\n"


def test_every_game_has_tables() -> None:
    assert list(dict.fromkeys(shlex.split(command)[2] for command in commands())) == sandtable.games()


def test_the_tables_are_those_of_today(tmp_path: Path) -> None:
    """Fails if somebody adds a column without making the page again."""
    whole = heads(
        "\n".join(sheet.markdown() for sheet in sheets(run(a_plan("random"), tmp_path / "results")))
    )
    for found in TABLE.finditer(PAGE.read_text("utf-8")):
        words = shlex.split(found["command"])
        sizes = "".join(f" {seats} players |" for seats in numbers_of_players(words))
        brief = {f"| match |{sizes}", f"| bot |{sizes}"}
        assert heads(found["tables"]) == (brief if "--brief" in words else whole), found["command"]


def numbers_of_players(words: list[str]) -> range:
    """The range in `--seats 3-7`, or all numbers of players of the game."""
    if "--seats" not in words:
        return sandtable.game(words[2]).seats
    fewest, _, most = words[words.index("--seats") + 1].partition("-")
    return range(int(fewest), int(most or fewest) + 1)


def heads(text: str) -> set[str]:
    """The header lines of all tables."""
    return {before for before, line in pairwise(text.splitlines()) if line.startswith("| ---")}

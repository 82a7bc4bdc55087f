"""The real screen: what it prints, reads and writes."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from sandtable.terminal.files import Files
from sandtable.terminal.save import read_private_save
from sandtable.terminal.screen import run_dialogue
from tests.terminal.kit import new_session


def on_screen(record: Path, *lines: str, end: type[BaseException], people: int = 1) -> str:
    """Play a game from typed lines, followed by the end of the input or by Ctrl-C."""
    script = iter(lines)
    paper = StringIO()

    def read(prompt: str) -> str:
        line = next(script, None)
        if line is None:
            raise end
        return line

    session = new_session(people=people, grace=False, files=Files("random", record=str(record)))
    console = Console(file=paper, width=80, force_terminal=True, markup=False)
    run_dialogue(session.play(), console, 0.0, read)
    return paper.getvalue()


@pytest.mark.parametrize("people", [1, 2])
def test_ctrl_c_passes_on_after_the_game_was_kept(tmp_path: Path, people: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        on_screen(
            tmp_path / "game.json", *[""] * (people - 1), "leg blue", end=KeyboardInterrupt, people=people
        )
    table = read_private_save(tmp_path / "game.private.json").open()
    assert table.history[0].action.text == "leg blue"


def test_no_more_lines(tmp_path: Path) -> None:
    shown = on_screen(tmp_path / "game.json", "leg blue", end=EOFError)
    assert shown.rstrip().endswith("See you next time!")
    assert (tmp_path / "game.private.json").exists()


def test_between_two_people_nothing_stays_on_the_screen_or_above_it(tmp_path: Path) -> None:
    shown = on_screen(tmp_path / "game.json", "", "bet winner red", "", "", end=EOFError, people=2)
    jan = shown[shown.rindex("\x1b[3J") :]
    assert "\x1b[2J" in shown
    assert "Jan" in jan
    assert "red finish card" not in jan.replace("\x1b[1;31m", "").replace("\x1b[0m", "")


def test_a_full_game_in_colour(tmp_path: Path) -> None:
    shown = on_screen(tmp_path / "game.json", *["roll"] * 200, end=EOFError)
    assert "\x1b[" in shown
    assert (tmp_path / "game.json").exists()

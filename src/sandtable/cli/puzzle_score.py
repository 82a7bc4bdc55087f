"""Which puzzles were solved in the terminal: the first answer to each one counts, as on the page."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click
import msgspec

from sandtable.cli.data_folder import data_folder
from sandtable.review.puzzles.puzzle import Puzzle


class PuzzleScore(NamedTuple):
    """How many puzzles of a game were answered, and how many of them rightly."""

    solved: int
    tried: int


def remember(puzzle: Puzzle, right: bool) -> PuzzleScore:
    """Remember the first answer to a puzzle, and return the score of its game."""
    path = data_folder() / "puzzles.json"
    answers = read(path)
    mine = answers.setdefault(puzzle.game, {})
    mine.setdefault(puzzle.id, right)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(answers))
    except OSError as error:
        click.echo(f"sandtable: the score was not kept in {path}: {error.strerror}", err=True)
    return PuzzleScore(sum(mine.values()), len(mine))


def read(path: Path) -> dict[str, dict[str, bool]]:
    """The answers so far, by game and puzzle; none if the file is missing or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, bool]])
    except (OSError, msgspec.MsgspecError):
        return {}

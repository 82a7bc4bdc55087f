"""The puzzles that come with Sandtable, one small file for each game, and the puzzle of the day."""

from __future__ import annotations

import datetime
import gzip
import hashlib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from sandtable.core.errors import BadSetup
from sandtable.review.puzzles.puzzle import Puzzle

SUFFIX: Final = ".jsonl.gz"
FIRST_DAY: Final = datetime.date(2026, 1, 1)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in a fixed order; none if it has no file."""
    file = resources.files("sandtable.review.puzzles") / "shelf" / f"{game}{SUFFIX}"
    return tuple(unpacked(file.read_bytes())) if file.is_file() else ()


def puzzle_of(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1; BadSetup if there is none."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise BadSetup(f"{game} has puzzles 1 to {len(found)}, not {number}")
    return found[number - 1]


def number_of_the_day(game: str, day: datetime.date) -> int:
    """The number of the puzzle of the day: all of them take turns, in an order that changes every round."""
    count = len(puzzles_of(game))
    if not count:
        raise BadSetup(f"{game} has no puzzles")
    rounds, turn = divmod((day - FIRST_DAY).days, count)
    order = sorted(range(count), key=lambda at: hashlib.sha256(f"{game} {rounds} {at}".encode()).digest())
    return order[turn] + 1


def unpacked(packed: bytes) -> list[Puzzle]:
    """The puzzles in a file: one line of JSON for each, compressed."""
    lines = gzip.decompress(packed).splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def pack(puzzles: list[Puzzle]) -> bytes:
    """The file of these puzzles; the same puzzles make the same bytes."""
    lines = [msgspec.json.encode(puzzle) for puzzle in puzzles]
    return gzip.compress(b"\n".join(lines) + b"\n", 9, mtime=0)


def read(path: Path) -> list[Puzzle]:
    """The puzzles in a file; none if there is no such file."""
    return unpacked(path.read_bytes()) if path.exists() else []


def add(path: Path, puzzle: Puzzle) -> int:
    """Add a puzzle to a file unless its position is there already; return how many there are now."""
    kept = read(path)
    if all(each.id != puzzle.id for each in kept):
        kept.append(puzzle)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(pack(kept))
        fresh.replace(path)
    return len(kept)

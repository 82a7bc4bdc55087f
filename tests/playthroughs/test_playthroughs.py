"""Golden playthroughs: a change of a rule shows up as a difference that somebody has to read."""

from __future__ import annotations

import difflib

import pytest

import sandtable
from tests.playthroughs.transcript import kept, path_of, transcript


@pytest.mark.parametrize(("name", "seats"), kept())
def test_the_game_is_still_played_as_it_was(name: str, seats: int) -> None:
    """Transcripts are compared byte by byte.

    After an intended change, run `python -m tests.playthroughs` and read the difference.
    """
    golden = path_of(name, seats).read_bytes().decode()
    played = transcript(sandtable.game(name), seats)
    change = difflib.unified_diff(
        golden.splitlines(), played.splitlines(), "kept", "played now", lineterm="", n=6
    )
    assert golden == played, "\n".join(list(change)[:60])


@pytest.mark.parametrize("name", sandtable.games())
def test_every_game_has_a_playthrough_of_its_smallest_and_its_largest_table(name: str) -> None:
    seats = {seats for game, seats in kept() if game == name}
    smallest, largest = sandtable.game(name).seats[0], sandtable.game(name).seats[-1]
    assert {smallest, largest} <= seats, (
        f"python -m tests.playthroughs makes what {name} lacks: has {sorted(seats)}"
    )

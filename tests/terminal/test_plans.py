"""The pictures of the games mark a plan: each action has its number where it would happen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import sandtable
from sandtable.core.chance import Chance
from sandtable.locales.language import language
from sandtable.terminal.game_picture import picture_of
from sandtable.terminal.sentences import PLANNED, Words
from tests.quick import QUICK


def drawn(game: str, *plan: str) -> str:
    found = sandtable.game(game)
    view = found.view(found.setup(3, Chance(7), QUICK if game == "camel-up" else {}), 0)
    console = Console(file=io.StringIO(), width=110)
    console.print(picture_of(game).draw(view, Words(language("en"), found, ["Ola", "Jan", "Ewa"], plan)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("game", "plan", "marks"),
    [
        ("camel-up", ["roll"], ["1→In the pyramid"]),
        ("camel-up", ["leg blue"], ["1→ B  blue"]),
        ("camel-up", ["bet loser blue"], ["1→Overall loser"]),
        ("camel-up", ["tile booing 9"], ["1→-"]),
        ("five-tribes", ["bid 3", "take c2", "drop c3 elder", "buy 2"], ["1→3 ", "2→C2", "3→C3", "4→2 "]),
        ("cleopatra", ["market 2"], ["1→Stall 2"]),
        ("cleopatra", ["build wall B1", "build sphinx"], ["1→column walls", "2→sphinxes"]),
    ],
)
def test_every_action_is_marked_once(game: str, plan: list[str], marks: list[str]) -> None:
    picture = drawn(game, *plan)
    for mark in marks:
        assert picture.count(mark) == 1, picture
    assert picture.count(PLANNED) == len(marks)


@pytest.mark.parametrize("game", sandtable.games())
def test_without_a_plan_nothing_is_marked(game: str) -> None:
    assert PLANNED not in drawn(game)

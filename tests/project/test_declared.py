"""A game declares what belongs to it: every part that it names exists."""

from __future__ import annotations

from pkgutil import resolve_name

import pytest

import sandtable
from sandtable.bots import Level
from sandtable.terminal.game_picture import GamePicture


@pytest.mark.parametrize("name", sandtable.games())
def test_every_part_exists(name: str) -> None:
    game = sandtable.game(name)
    assert all(isinstance(level, Level) for level in resolve_name(game.bots).values())
    assert isinstance(resolve_name(game.picture), GamePicture)
    assert game.questions

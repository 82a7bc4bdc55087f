"""Tests for every regular bot besides those for all levels: it finishes its games and beats random play."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable import Game
from sandtable.bots import RandomBot
from tests.bots.kit import regular_bot, regular_bots, result, wins_against_random

GAMES = [sandtable.game(name) for name in sandtable.games()]


def variant_tables() -> list[Any]:
    """Every value of every variant of Cleopatra once (Five Tribes has a test of its own), at all sizes."""
    game = sandtable.game("cleopatra")
    values = [(name, choice) for name, variant in game.variants.items() for choice in variant.choices[1:]]
    found = []
    for number, (name, choice) in enumerate(values):
        seats = game.seats[number % len(game.seats)]
        found.append(pytest.param(game, seats, {name: choice}, id=f"{game.name}-{seats}-{name}={choice}"))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_a_bot_of_its_own(game: Game[Any]) -> None:
    assert not isinstance(regular_bot(game.name), RandomBot)


@pytest.mark.parametrize(("game", "seats", "variants"), variant_tables())
def test_every_variant_is_played_to_its_end(game: Game[Any], seats: int, variants: dict[str, str]) -> None:
    outcome = result(game, regular_bots(game, seats), seed=5, variants=variants)
    assert outcome.reason != "unfinished"


@pytest.mark.parametrize(
    ("name", "seats", "games", "at_least"),
    [("five-tribes", 2, 4, 4), ("five-tribes", 4, 8, 7), ("cleopatra", 4, 12, 7)],
)
def test_it_beats_random_players_clearly(name: str, seats: int, games: int, at_least: int) -> None:
    assert wins_against_random(sandtable.game(name), seats, games) >= at_least

"""What holds for every regular bot: legal, secret, repeatable, quick, and far better than chance."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import sandtable
from sandtable import Chance, Game, State
from sandtable.bots import RandomBot
from tests.bots.kit import ask, moments, regular_bot, regular_bots, result, wins_against_random

GAMES = [sandtable.game(name) for name in sandtable.games()]
QUICK = [game for game in GAMES if game.name != "camel-up"]  # whose odds take a second a game
SIZES = [(game, seats) for game in QUICK for seats in (game.seats[0], game.seats[-1])]
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game, seats in SIZES]
TABLES.append(pytest.param(sandtable.game("camel-up"), 3, id="camel-up-3"))


def variant_tables() -> list[Any]:
    """Every value of every variant of Cleopatra once (Five Tribes has a test of its own), at all sizes."""
    game = sandtable.game("cleopatra")
    values = [(name, choice) for name, variant in game.variants.items() for choice in variant.choices[1:]]
    found = []
    for number, (name, choice) in enumerate(values):
        seats = game.seats[number % len(game.seats)]
        found.append(pytest.param(game, seats, {name: choice}, id=f"{game.name}-{seats}-{name}={choice}"))
    return found


def alike(game: Game[Any], state: State, seat: int, seed: int) -> State:
    """Another state that looks the same to the seat: everything it cannot see is otherwise."""
    module = importlib.import_module(f"tests.conformance.scramble.{game.name.replace('-', '_')}")
    twin: State = module.scramble(state, seat, Chance(seed))
    return twin


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_a_bot_of_its_own(game: Game[Any]) -> None:
    assert not isinstance(regular_bot(game.name), RandomBot)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_decides_by_what_its_seat_may_know(game: Game[Any], seats: int) -> None:
    """Two states alike to the seat, the same luck: the same choice, also of a bot that has just sat down."""
    compared = 0
    for number, moment in enumerate(moments(game, regular_bots(game, seats), seed=3)):
        if moment.seat < 0 or number % 3:
            continue
        twin = alike(game, moment.state, moment.seat, number)
        seen, unseen = (
            ask(regular_bot(game.name, 1), game, state, moment.seat, Chance(number))
            for state in (moment.state, twin)
        )
        assert seen is unseen, f"{seen} or {unseen}, by a secret"
        compared += moment.state != twin
    assert compared > 15


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_plays_the_same_game(game: Game[Any]) -> None:
    def played() -> tuple[list[str], str]:
        game_played = list(moments(game, regular_bots(game, game.seats[0]), seed=1))
        return [moment.action.text for moment in game_played], game_played[-1].state.digest()

    assert played() == played()


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_thinks_quickly(game: Game[Any]) -> None:
    """Loose: a decision takes a few milliseconds in plain Python, at the odds of a race some hundred."""
    bots = regular_bots(game, game.seats[0])
    seconds = [moment.seconds for moment in moments(game, bots, seed=2) if moment.seat >= 0]
    assert sum(seconds) / len(seconds) < 0.1
    assert max(seconds) < 1

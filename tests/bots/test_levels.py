"""What holds for every level of every game: legal, secret, repeatable, within its time."""

from __future__ import annotations

import importlib
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable import BadSetup, Chance, Game, State
from sandtable.bots import Bot, Budget, ask, budget, make
from sandtable.bots.levels import PLAYERS
from sandtable.bots.random import choose_random

GAMES = {name: sandtable.game(name) for name in sandtable.games()}
PAIRS = [(game, level) for game, players in PLAYERS.items() for level in players]
FEW = Budget(24, 1e9)  # playouts, and no clock that could differ
SLOWEST = {"novice": 0.3, "regular": 0.5, "strong": 1.0, "expert": 2.0}
everybody = pytest.mark.parametrize(("name", "level"), PAIRS)


def position(game: Game[Any], seats: int, seed: int, decisions: int, variants: dict[str, str]) -> State:
    """After so many decisions of random players, or where somebody is still asked."""
    luck, choices = Chance(seed), Chance(~seed)
    state: State = game.setup(seats, luck, variants)
    for _ in range(decisions):
        seat = state.to_act()[0]
        following = state.clone()
        following.apply(seat, choose_random(state.options(seat), choices), luck)
        if not following.to_act():
            break
        state = following
    return state


def alike(game: Game[Any], state: State, seat: int, seed: int) -> State:
    """Another state that looks the same to the seat: everything it cannot see is otherwise."""
    module = importlib.import_module(f"tests.conformance.scramble.{game.name.replace('-', '_')}")
    twin: State = module.scramble(state, seat, Chance(seed))
    return twin


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    game = GAMES[name]
    variants = {key: draw(st.sampled_from(variant.choices)) for key, variant in game.variants.items()}
    seats = draw(st.sampled_from(list(game.seats)))
    return position(game, seats, draw(st.integers(0, 2**32)), draw(st.integers(0, 120)), variants)


@everybody
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_it_answers_by_what_its_seat_may_know(name: str, level: str, data: st.DataObject, seed: int) -> None:
    """An option in every position; and in one that looks the same, with the same luck, the same one."""
    game = GAMES[name]
    state = data.draw(positions(name))
    seat = state.to_act()[0]
    before = state.digest()
    chosen = ask(make(name, level, seed), game, state, seat, FEW, Chance(seed))
    assert state.digest() == before
    twin = alike(game, state, seat, seed)
    assert ask(make(name, level, seed), game, twin, seat, FEW, Chance(seed)) is chosen


@everybody
def test_the_same_seed_plays_the_same_game(name: str, level: str) -> None:
    def played() -> str:
        game = GAMES[name]
        luck, dreams = Chance(4), Chance(5)
        state = game.setup(game.seats[-1], luck)
        bots: list[Bot] = [make(name, level, seat) for seat in range(game.seats[-1])]
        for _ in range(9):
            seat = state.to_act()[0]
            state.apply(seat, ask(bots[seat], game, state, seat, FEW, dreams), luck)
        return str(state.digest())

    assert played() == played()


@pytest.mark.parametrize(("name", "level"), [pair for pair in PAIRS if pair[1] in SLOWEST])
def test_it_moves_in_time(name: str, level: str) -> None:
    """Also where nothing is compiled, at the largest table; by processor time, as the machine may be busy."""
    game = GAMES[name]
    assert budget(name, level).seconds <= SLOWEST[level]
    for decisions in (0, 7, 40):
        state = position(game, game.seats[-1], decisions, decisions, {})
        seat = state.to_act()[0]
        began = time.process_time()
        ask(make(name, level, 1), game, state, seat, budget(name, level), Chance(2))
        assert time.process_time() - began < SLOWEST[level]


def test_a_level_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="camel-up has no bot 'mighty'; its bots are novice, regular"):
        make("camel-up", "mighty", 1)

"""Positions with moves that no bot from regular upwards may ever play, whatever its luck."""

from __future__ import annotations

import importlib

import pytest

import sandtable
from sandtable import Chance
from sandtable.bots import Budget, ask, budget, make
from tests.bots.positions.kit import Trap
from tests.tiers import LONG

SEEDS = range(20 if LONG else 3)
LEVELS = ("regular", "strong", "expert")
TRAPS: list[tuple[str, Trap]] = [
    (game, trap)
    for game in sandtable.games()
    for trap in importlib.import_module(f"tests.bots.positions.{game.replace('-', '_')}").TRAPS
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "trap"), TRAPS, ids=[trap.name for _, trap in TRAPS])
def test_nobody_plays_it(name: str, trap: Trap, level: str) -> None:
    game, state = sandtable.game(name), trap.state()
    options = [option.text for option in state.options(trap.seat)]
    silly = [text for text in options if trap.silly(text)]
    assert silly, f"there is no silly move among {options}"
    assert len(silly) < len(options)
    allowed = Budget(budget(name, level).work, 1e9)
    played = {
        ask(make(name, level, seed), game, state, trap.seat, allowed, Chance(seed)).text for seed in SEEDS
    }
    assert not played & set(silly), f"{level} plays {played & set(silly)}"


@pytest.mark.parametrize("name", sandtable.games())
def test_a_careless_player_would_play_some_of_them(name: str) -> None:
    """A random bot plays silly moves, so they are on offer and the collection can catch a bad bot."""
    found = 0
    for game, trap in TRAPS:
        if game == name:
            state = trap.state()
            for seed in range(10):
                bot = make(name, "random", seed)
                found += trap.silly(
                    ask(bot, sandtable.game(name), state, trap.seat, Budget(), Chance(seed)).text
                )
    assert found

"""The accountants: control bots that share no code with the search and make the obvious moves."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sandtable
from sandtable import Chance
from sandtable.bots import CONTROLS, Budget, ask, make
from sandtable.bots.levels import offered
from tests.bots.positions import camel_up, cleopatra, five_tribes
from tests.bots.positions.kit import Trap

BOTS = Path(__file__).parents[2] / "src/sandtable/bots"
PLAIN = {
    "camel-up": ("a sure five rather than a coin", camel_up.TRAPS),
    "five-tribes": ("the tile worth 15 rather than the one worth 4", five_tribes.TRAPS),
    "cleopatra": ("the poorest does not end the game to lose it", cleopatra.TRAPS),
}


@pytest.mark.parametrize("game", sandtable.games())
def test_it_is_a_control_and_not_offered_to_people(game: str) -> None:
    assert "accountant" in CONTROLS
    assert "accountant" not in offered(game)


@pytest.mark.parametrize("game", sandtable.games())
def test_it_shares_nothing_with_the_bots_that_it_measures(game: str) -> None:
    source = (BOTS / game.replace("-", "_") / "accountant.py").read_text("utf-8")
    imported = [node.module or "" for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    assert imported
    assert not [module for module in imported if module.startswith("sandtable.bots")]


@pytest.mark.parametrize("game", sandtable.games())
def test_it_makes_the_obvious_moves(game: str) -> None:
    name, traps = PLAIN[game]
    trap: Trap = next(each for each in traps if each.name == name)
    state = trap.state()
    chosen = ask(make(game, "accountant", 1), sandtable.game(game), state, trap.seat, Budget(), Chance(1))
    assert not trap.silly(chosen.text)

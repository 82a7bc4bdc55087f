"""Whole games of Five Tribes between its levels, in every variant."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Chance
from sandtable.bots import Budget
from sandtable.bots.bot import ask
from sandtable.bots.five_tribes.levels import LEVELS
from sandtable.games.five_tribes import GAME

NAMES = list(LEVELS)
FEW = Budget(3, 60.0)  # 3 playouts: the same search, only shorter
CAP = 3000


def variant_tables() -> list[Any]:
    """Every value of every variant once, with all levels in turn, at tables of different sizes."""
    values = [(name, choice) for name, variant in GAME.variants.items() for choice in variant.choices[1:]]
    found = []
    for number, (name, choice) in enumerate(values):
        names = [NAMES[(number + seat) % len(NAMES)] for seat in range(GAME.seats[number % 3])]
        found.append(pytest.param(names, {name: choice}, id=f"{name}={choice}"))
    return found


@pytest.mark.parametrize(("names", "variants"), variant_tables())
def test_every_variant_is_played_to_its_end(names: list[str], variants: dict[str, str]) -> None:
    """A bot that chose an action that is not on offer would raise an error."""
    luck, dreams = Chance(5), Chance(6)
    bots = [LEVELS[name].make(seat) for seat, name in enumerate(names)]
    state = GAME.setup(len(bots), luck, variants)
    for _ in range(CAP):
        if not state.agenda:
            break
        seat = state.to_act()[0]
        state.apply(seat, ask(bots[seat], GAME, state, seat, FEW, dreams), luck)
    assert state.outcome() is not None

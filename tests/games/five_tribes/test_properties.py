"""Invariants at every step of a game with many djinns, checked on the sources.

`tests/conformance/test_with_djinns.py` lets the conformance suite watch such games on the build that we ship.
"""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.state import FiveTribes
from tests.conformance.cases import moments
from tests.conformance.with_djinns import Rich


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ft14_7_invariants_at_every_step(seats: int) -> None:
    """FT-14.7 FT-6.3 Everything that `check` counts holds; a camel never moves, and gold is never
    negative."""
    steps: Counter[str] = Counter()
    for seed in range(8):
        camels = [0] * seats
        for state, seat, _, _ in moments(Rich(GAME, seats), seed):
            assert isinstance(state, FiveTribes)
            GAME.check(state)
            assert all(before & ~now == 0 for before, now in zip(camels, state.camels, strict=True))
            assert min(state.gold) >= 0
            camels = [int(mask) for mask in state.camels]
            if seat >= 0:
                steps[type(state.agenda[-1]).__name__] += 1
    asked = {step.__name__ for step in GAME.steps if "Auto" not in [base.__name__ for base in step.__mro__]}
    rare = {"SacredPlace", "LargeMarket", "Redirect", "Look"}
    assert asked - rare <= set(steps), "some question never came up"

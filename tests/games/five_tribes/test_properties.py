"""What holds in every game, also in games full of djinns: the conformance suite, from such tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from sandtable import Chance, State, Table
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.state import FiveTribes
from tests.conformance.cases import Case, moments
from tests.conformance.checks_play import Clones, Options, Saving, Scores
from tests.conformance.checks_secrets import Imagine, Secrecy
from tests.conformance.walk import Check, walk
from tests.games.five_tribes.kit import rich_table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
VARIANTS = pytest.mark.parametrize(
    ("name", "choice"),
    [(name, choice) for name, variant in GAME.variants.items() for choice in variant.choices[1:]],
)


@dataclass(frozen=True)
class Rich(Case):
    """A case that begins with most djinns owned."""

    def setup(self, chance: Chance) -> State:
        return rich_table(self.seats, chance.pick(1000), self.variants)

    def table(self, chance: Chance) -> Table:
        return Table.resume(self.setup(chance), chance, [0] * self.seats, None)


def check(case: Case, seed: int, *kinds: type[Check]) -> None:
    for failure in walk(case, seed, [kind(case, seed) for kind in kinds]).values():
        raise failure


@SEATS
def test_options_clones_and_saves_with_djinns(seats: int) -> None:
    check(Rich(GAME, seats), 3, Options, Clones, Saving, Scores)


@SEATS
def test_ft_q18_secrets_with_djinns(seats: int) -> None:
    """FT-Q18 FT-2.6 Views, events and options never depend on what a seat cannot know."""
    for seed in (1, 2):
        check(Rich(GAME, seats), seed, Imagine, Secrecy)


@VARIANTS
def test_every_variant_with_djinns(name: str, choice: str) -> None:
    check(Rich(GAME, 2, {name: choice}), 6, Options, Imagine, Secrecy)


@SEATS
def test_ft14_7_invariants_at_every_step(seats: int) -> None:
    """FT-14.7 FT-6.3 All that `check` counts; and a camel never moves, gold is never below nothing."""
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

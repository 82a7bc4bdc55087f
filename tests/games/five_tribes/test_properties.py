"""What holds in every game, also in games full of djinns: the conformance suite, from such tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from sandtable import Chance, State
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.state import FiveTribes
from tests.conformance import checks_play, checks_secrets
from tests.conformance.cases import Case, moments
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


@SEATS
def test_options_clones_and_saves_with_djinns(seats: int) -> None:
    case = Rich(GAME, seats)
    checks_play.check_options(case, 1)
    checks_play.check_clones(case, 2)
    checks_play.check_saving(case, 3)
    checks_play.check_scores(case, 4)


@SEATS
def test_ft_q18_secrets_with_djinns(seats: int) -> None:
    """FT-Q18 FT-2.6 Views, events and options never depend on what a seat cannot know."""
    case = Rich(GAME, seats)
    for seed in (1, 2):
        checks_secrets.check_imagine(case, seed)
        for viewer in case.viewers:
            checks_secrets.check_secrecy(case, seed, viewer)


@VARIANTS
def test_every_variant_with_djinns(name: str, choice: str) -> None:
    case = Rich(GAME, 2, {name: choice})
    checks_play.check_options(case, 5)
    checks_secrets.check_imagine(case, 6)
    for viewer in case.viewers:
        checks_secrets.check_secrecy(case, 7, viewer)


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

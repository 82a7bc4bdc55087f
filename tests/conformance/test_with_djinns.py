"""The conformance suite checks games of Five Tribes with many djinns."""

from __future__ import annotations

import pytest

from sandtable.games.five_tribes import GAME
from tests.conformance.cases import Case
from tests.conformance.checks_play import Clones, Options, Saving, Scores
from tests.conformance.checks_secrets import Imagine, Secrecy
from tests.conformance.walk import Check, walk
from tests.conformance.with_djinns import Rich
from tests.tiers import LONG

VARIANTS = pytest.mark.parametrize(
    ("name", "choice"),
    [(name, choice) for name, variant in GAME.variants.items() for choice in variant.choices[1:]],
)


def check(case: Case, seed: int, *kinds: type[Check]) -> None:
    for failure in walk(case, seed, [kind(case, seed) for kind in kinds]).values():
        raise failure


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ft_q18_every_number_of_seats_with_djinns(seats: int) -> None:
    """FT-Q18 FT-2.6 Views, events and options never depend on what a seat cannot know."""
    for seed in (1, 2, 3) if LONG else (1,):
        check(Rich(GAME, seats), seed, Options, Clones, Saving, Scores, Imagine, Secrecy)


@VARIANTS
def test_every_variant_with_djinns(name: str, choice: str) -> None:
    check(Rich(GAME, 2, {name: choice}), 6, Options, Imagine, Secrecy)

"""What holds for every level of Five Tribes: legal in every variant, secret, repeatable, in its time."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Chance, State
from sandtable.bots import Bot, Budget
from sandtable.bots.ask import ask
from sandtable.bots.five_tribes_players import FIVE_TRIBES
from sandtable.games.five_tribes import GAME
from tests.conformance.scramble.five_tribes import scramble

LEVELS = list(FIVE_TRIBES)
FEW = Budget(3, 60.0)  # playouts: the same thoughts, only shorter
CAP = 3000


def level(name: str, seed: int) -> Bot:
    return FIVE_TRIBES[name].make(seed)


def play(names: list[str], seed: int, variants: dict[str, str] | None = None) -> tuple[list[str], State]:
    """A whole game, each seat at its level; a choice that is not on offer raises."""
    luck, dreams = Chance(seed), Chance(~seed)
    bots = [level(name, seed + seat) for seat, name in enumerate(names)]
    state = GAME.setup(len(bots), luck, variants or {})
    chosen: list[str] = []
    while state.agenda and len(chosen) < CAP:
        seat = state.to_act()[0]
        action = ask(bots[seat], GAME, state, seat, FEW, dreams)
        state.apply(seat, action, luck)
        chosen.append(action.text)
    assert state.outcome() is not None
    return chosen, state


def variant_tables() -> list[Any]:
    """Every value of every variant once, by all levels in turn, at tables of different sizes."""
    values = [(name, choice) for name, variant in GAME.variants.items() for choice in variant.choices[1:]]
    found = []
    for number, (name, choice) in enumerate(values):
        names = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(GAME.seats[number % 3])]
        found.append(pytest.param(names, {name: choice}, id=f"{name}={choice}"))
    return found


@pytest.mark.parametrize(("names", "variants"), variant_tables())
def test_every_variant_is_played_to_its_end(names: list[str], variants: dict[str, str]) -> None:
    play(names, 5, variants)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seeds_play_the_same_game(seats: int) -> None:
    names = LEVELS[1 : 1 + seats]
    first, second = play(names, 1), play(names, 1)
    assert first[0] == second[0]
    assert first[1].digest() == second[1].digest()


@pytest.mark.parametrize("name", LEVELS)
def test_it_decides_by_what_its_seat_may_know(name: str) -> None:
    """Two states alike to the seat, the same luck: the same choice."""
    luck, compared = Chance(3), 0
    state = GAME.setup(3, luck)
    others = [level("regular", seat) for seat in range(3)]
    number = 0
    while state.agenda:
        seat = state.to_act()[0]
        twin = scramble(state, seat, Chance(number))
        if number % 7 == 0 and len(state.options(seat)) > 1:
            seen, unseen = (
                ask(level(name, 1), GAME, table, seat, FEW, Chance(number)) for table in (state, twin)
            )
            assert seen is unseen, f"{seen} or {unseen}, by a secret"
            compared += state != twin
        state.apply(seat, ask(others[seat], GAME, state, seat, FEW, Chance(number)), luck)
        number += 1
    assert compared > 5


@pytest.mark.parametrize(
    ("name", "seconds"), [("novice", 0.3), ("regular", 0.5), ("strong", 1.0), ("expert", 2.0)]
)
def test_its_budget_is_its_time(name: str, seconds: float) -> None:
    assert FIVE_TRIBES[name].budget.seconds <= seconds

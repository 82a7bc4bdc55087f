"""Tools for the tests of observations: walks through games, and twins of states."""

from __future__ import annotations

from collections.abc import Iterator

import sandtable
from sandtable import Chance, State
from sandtable.research import Encoder, encoder
from tests.conformance.cases import Case, moments, rotated_cases
from tests.conformance.checks_secrets import scrambler

CASES = [case for name in sandtable.games() for case in rotated_cases(sandtable.game(name))]
DEALT = {"setup_order": "random"}  # Camel Up without the first player's stacking
TABLES = [(name, seats) for name in sandtable.games() for seats in sandtable.game(name).seats]


def positions(case: Case, every: int, seed: int = 3) -> Iterator[State]:
    """Some states of a random game, always including the last. Each state changes in place afterwards."""
    for number, (state, _, _, _) in enumerate(moments(case, seed)):
        if number % every == 0 or not state.agenda:
            yield state


def twin_of(case: Case, state: State, seat: int, luck: Chance) -> State:
    """A state in which everything that the seat cannot see is different."""
    twin: State = scrambler(case).scramble(state, seat, luck)
    return twin


def encoder_of(case: Case) -> Encoder:
    return encoder(case.game.name, case.seats)

"""The cases that are tested: every game at every number of seats, and every value of every variant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

import sandtable
from sandtable import Action, Chance, Game, State, Table
from sandtable.bots.random import choose_random
from tests.tiers import LONG

CAP = 20_000  # decisions; a random game that has not ended by then is a failure


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and variants."""

    game: Game[Any]
    seats: int
    variants: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{k}={v}" for k, v in self.variants.items())])

    def setup(self, chance: Chance) -> State:
        state: State = self.game.setup(self.seats, chance, self.variants)
        return state

    def table(self, chance: Chance) -> Table:
        """A new table for this case."""
        return Table(self.game, self.seats, chance, self.variants)

    @property
    def viewers(self) -> list[int | None]:
        """A spectator and every seat; in a short run, for a variant, a spectator and one seat."""
        seats = list(range(self.seats))
        return [None, *(seats if self.thorough else seats[len(self.name) % self.seats :][:1])]

    @property
    def thorough(self) -> bool:
        """Whether every moment is checked: variants are checked less often than the plain game, except in a
        long run."""
        return LONG or not self.variants


def all_cases() -> list[Case]:
    """The cases of this run: all of them in a long run, otherwise each variant value with one number of
    seats."""
    cases = cases_of if LONG else rotated_cases
    return [case for name in sandtable.games() for case in cases(sandtable.game(name))]


def variant_values(game: Game[Any]) -> list[dict[str, str]]:
    """Every choice of every variant that is not the default, one at a time."""
    return [{name: choice} for name, variant in game.variants.items() for choice in variant.choices[1:]]


def cases_of(game: Game[Any]) -> Iterator[Case]:
    """The plain game and every variant value, at every number of seats."""
    for seats in game.seats:
        yield Case(game, seats)
        for variants in variant_values(game):
            yield Case(game, seats, variants)


def rotated_cases(game: Game[Any]) -> Iterator[Case]:
    """The plain game at every number of seats, and each variant value at one of them, in turn."""
    for seats in game.seats:
        yield Case(game, seats)
    for number, variants in enumerate(variant_values(game)):
        yield Case(game, game.seats[number % len(game.seats)], variants)


def seeds(case: Case) -> range:
    """The seeds of the games of a case: one that depends on the number of seats, or many in a long run."""
    if LONG:
        return range(25 if case.variants else 50)
    return range(case.seats, case.seats + 1)


def moments(case: Case, seed: int) -> Iterator[tuple[State, int, Action, Chance]]:
    """A random game without a table: each state, the seat that answers, its action, and the source of luck.

    The state changes in place afterwards. The checks watch games at a table: see `walk.py`.
    """
    luck = Chance(seed)
    choices = Chance(seed + 1_000_003)
    state = case.setup(luck)
    for _ in range(CAP):
        waiting = state.to_act()
        if not waiting:
            yield state, -1, case.game.actions[0], luck
            return
        seat = waiting[choices.pick(len(waiting))]
        action = choose_random(state.options(seat), choices)
        yield state, seat, action, luck
        state.apply(seat, action, luck)
    raise AssertionError(f"{case.name} seed {seed}: no end after {CAP} random decisions")


def in_bytes(value: object) -> bytes:
    """The value as it would be sent over the wire."""
    return msgspec.json.encode(value)


def view_bytes(case: Case, state: State, viewer: int | None) -> bytes:
    return in_bytes(case.game.view(state, viewer))


def sample_of_catalogue(case: Case, chance: Chance, most: int = 40) -> list[Action]:
    actions = case.game.actions
    if len(actions) <= most:
        return list(actions)
    return [actions[chance.pick(len(actions))] for _ in range(most)]


def everything_seen(case: Case, state: State, viewer: int | None, seed: int) -> bytes:
    """Everything that a viewer gets without acting: view and prompt, the viewer's options, refusals."""
    seen: list[object] = [case.game.view(state, viewer)]
    if viewer is not None:
        seen.append([option.text for option in state.options(viewer)])
        seen.append([state.barred(viewer, action) for action in sample_of_catalogue(case, Chance(seed), 20)])
    return in_bytes(seen)

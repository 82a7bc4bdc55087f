"""A walk: one random game at a table, watched by all checks at once.

Every check looks at every moment of the same game, so a game is played once however many checks there are.
A check that fails leaves the walk and its failure is kept; the others look on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from sandtable import Action, Chance, State, Table
from sandtable.bots.random import choose_random
from tests.conformance.cases import CAP, Case, everything_seen, seeds

NOBODY = -1  # the seat that decides when the game is over


class Moment:
    """A state of the game, who is about to decide, and what will be decided."""

    def __init__(self, case: Case, seed: int, number: int, table: Table, seat: int, action: Action) -> None:
        self.case = case
        self.seed = seed
        self.number = number  # of the decisions before this one
        self.table = table
        self.state: State = table.state
        self.digest = table.state.digest()
        self.seat = seat
        self.action = action
        self._seen: dict[int | None, bytes] = {}

    def __str__(self) -> str:
        decided = "the end of the game" if self.is_end else f"seat {self.seat} plays {self.action}"
        return f"{self.case.name}, seed {self.seed}, decision {self.number}: {decided}"

    @property
    def is_end(self) -> bool:
        return self.seat == NOBODY

    def seen(self, viewer: int | None) -> bytes:
        """All that a viewer gets of this moment, worked out once for all checks."""
        if viewer not in self._seen:
            self._seen[viewer] = everything_seen(self.case, self.state, viewer, self.seed)
        return self._seen[viewer]


class Check:
    """Something that must hold in every game. A subclass looks at what it needs and asserts."""

    name: ClassVar[str]
    least_evidence: ClassVar[int] = 0  # what all games of a case must bring, lest the check is idle

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.evidence = 0

    def before(self, moment: Moment) -> None:
        """The decision is not made yet; at the end of the game there is none to make."""

    def after(self, moment: Moment) -> None:
        """The decision was made: `moment.table` stands after it, `moment.state` before it."""

    def end(self, table: Table) -> None:
        """The game is over."""


Failures = dict[str, Exception]  # by the name of the check
THE_GAME_ITSELF = "the game itself"


class Watch:
    """The checks that still look on, and the failures of those that do not."""

    def __init__(self, checks: Iterable[Check]) -> None:
        self.checks = list(checks)
        self.failures: Failures = {}

    def before(self, moment: Moment) -> None:
        for check in self.checks[:]:
            try:
                check.before(moment)
            except Exception as failure:
                self.keep(check, failure, moment)

    def after(self, moment: Moment) -> None:
        for check in self.checks[:]:
            try:
                check.after(moment)
            except Exception as failure:
                self.keep(check, failure, moment)

    def end(self, moment: Moment) -> None:
        for check in self.checks[:]:
            try:
                check.end(moment.table)
            except Exception as failure:
                self.keep(check, failure, moment)

    def keep(self, check: Check, failure: Exception, moment: Moment) -> None:
        failure.add_note(str(moment))
        self.failures[check.name] = failure
        self.checks.remove(check)


def walk(case: Case, seed: int, checks: Iterable[Check]) -> Failures:
    """Play the game of that seed to its end; returns why checks failed, by their names."""
    watch = Watch(checks)
    table = case.table(Chance(seed))
    choices = Chance(seed + 1_000_003)
    for number in range(CAP):
        moment = next_moment(case, seed, number, table, choices)
        watch.before(moment)
        if moment.is_end:
            watch.end(moment)
            return watch.failures
        try:
            table.play(moment.action, moment.seat)
        except Exception as crash:
            crash.add_note(str(moment))
            return watch.failures | {THE_GAME_ITSELF: crash}
        watch.after(moment)
        if not watch.checks:
            return watch.failures
    raise AssertionError(f"{case.name}, seed {seed}: no end after {CAP} random decisions")


def next_moment(case: Case, seed: int, number: int, table: Table, choices: Chance) -> Moment:
    """Somebody who is asked, and one of the options, at random."""
    waiting = table.state.to_act()
    if not waiting:
        return Moment(case, seed, number, table, NOBODY, case.game.actions[0])
    seat = waiting[choices.pick(len(waiting))]
    return Moment(case, seed, number, table, seat, choose_random(table.state.options(seat), choices))


def failures_of(case: Case, kinds: Iterable[type[Check]], games: Iterable[int] = ()) -> Failures:
    """The first failure of each kind of check in some games of a case; too little evidence is one too.

    `games` are their seeds, if they are not those of this run.
    """
    kinds = list(kinds)
    evidence = dict.fromkeys((kind.name for kind in kinds), 0)
    failures: Failures = {}
    for seed in games or seeds(case):
        checks = [kind(case, seed) for kind in kinds if kind.name not in failures]
        failures |= walk(case, seed, checks)
        for check in checks:
            evidence[check.name] += check.evidence
    for kind in kinds:
        if kind.name not in failures and evidence[kind.name] < kind.least_evidence:
            failures[kind.name] = AssertionError(
                f"{case.name}: {kind.name} had {evidence[kind.name]} occasions to fail,"
                f" and {kind.least_evidence} are expected"
            )
    return failures

"""A walk: one random game at a table, watched by all checks together.

Every check looks at every moment of the same game, so a game is played once however many checks there are.
A check that fails leaves the walk and its failure is kept; the others continue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from sandtable import Action, Chance, State, Table
from sandtable.bots.random import choose_random
from tests.conformance.cases import CAP, Case, everything_seen, seeds

NOBODY = -1  # the seat that decides when the game is over
# in a game of a variant a question is checked this many times, and then only at every fourth moment
OFTEN = 4


class Moment:
    """A state of the game, who is about to decide, and what will be decided."""

    def __init__(self, case: Case, seed: int, number: int, table: Table, seat: int, action: Action) -> None:
        self.case = case
        self.seed = seed
        self.number = number  # the number of decisions before this one
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
        """Everything that a viewer gets at this moment, computed once for all checks."""
        if viewer not in self._seen:
            self._seen[viewer] = everything_seen(self.case, self.state, viewer, self.seed)
        return self._seen[viewer]


class Check:
    """Something that must hold in every game. A subclass looks at what it needs and asserts."""

    name: ClassVar[str]
    # the evidence that all games of a case must give together, so that the check is not idle
    least_evidence: ClassVar[int] = 0
    samples: ClassVar[bool] = False  # whether the check may skip well-known moments of a variant

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.evidence = 0

    def before(self, moment: Moment) -> None:
        """Called before each decision, and once more at the end of the game."""

    def after(self, moment: Moment) -> None:
        """Called after each decision: `moment.table` is after it, `moment.state` before it."""

    def end(self, table: Table) -> None:
        """Called when the game is over."""


Failures = dict[str, Exception]  # the failure of each check, by its name
THE_GAME_ITSELF = "the game itself"


class Watch:
    """The checks that are still running, and the failures of the others."""

    def __init__(self, checks: Iterable[Check]) -> None:
        self.checks = list(checks)
        self.failures: Failures = {}
        self.questions: Counter[str] = Counter()

    def before(self, moment: Moment) -> None:
        well_known = self.is_well_known(moment)
        for check in self.checks[:]:
            if well_known and check.samples:
                continue
            try:
                check.before(moment)
            except Exception as failure:
                self.keep(check, failure, moment)

    def is_well_known(self, moment: Moment) -> bool:
        """Whether this game of a variant has asked the same question often; a plain game is checked at every
        moment."""
        if moment.case.thorough or moment.is_end:
            return False
        question = type(moment.state.agenda[-1]).__name__
        self.questions[question] += 1
        return self.questions[question] > OFTEN and moment.number % OFTEN != 0

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
    """Play the game of that seed to its end; return the failures by the names of the checks."""
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
    """Choose at random a seat that is asked and one of its options."""
    waiting = table.state.to_act()
    if not waiting:
        return Moment(case, seed, number, table, NOBODY, case.game.actions[0])
    seat = waiting[choices.pick(len(waiting))]
    return Moment(case, seed, number, table, seat, choose_random(table.state.options(seat), choices))


def failures_of(case: Case, kinds: Iterable[type[Check]], games: Iterable[int] = ()) -> Failures:
    """The first failure of each check in some games of a case. Too little evidence is a failure too.

    `games` are the seeds, if they are not those of this run.
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

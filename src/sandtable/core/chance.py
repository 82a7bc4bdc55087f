"""Luck. Rules own no generator: they are handed a Chance, and it remembers what it dealt."""

from __future__ import annotations

from typing import Final

from sandtable.core.errors import BadRecord, RulesError
from sandtable.core.native import i64, mypyc_attr, vec

MASK32: Final = 0xFFFFFFFF
MOST_OUTCOMES: Final = 1 << 30  # of one pick; every game stays far below


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck from a seed: the same seed deals the same luck on every machine.

    The generator is sfc32 (Chris Doty-Humphrey): 32-bit adds, shifts and xors only, so it is one
    stream in plain and in compiled Python. A subclass replaces `next`, `mark` and `rewind`.
    """

    def __init__(self, seed: int = 0) -> None:
        self.dealt: list[int] = []
        self.writes = True  # into `dealt`; a simulation, which nobody will replay, does without
        self.a: i64 = seed & MASK32
        self.b: i64 = (seed >> 32) & MASK32
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.next32()

    def pick(self, n: i64) -> i64:
        """One of n equally likely outcomes, 0 .. n - 1, written down."""
        if n < 1 or n > MOST_OUTCOMES:
            raise RulesError(f"a pick among {n} outcomes")
        outcome = self.next(n)
        if self.writes:
            self.dealt.append(outcome)
        return outcome

    def draw(self, bag: vec[i64]) -> i64:
        """Take one item at random out of a bag of counts; returns its kind."""
        kind: i64
        total: i64 = 0
        for kind in range(len(bag)):
            total += bag[kind]
        if total == 0:
            raise RulesError("a draw from an empty bag")
        ticket = self.pick(total)
        kind = 0
        while ticket >= bag[kind]:
            ticket -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind

    def next(self, n: i64) -> i64:
        """An outcome below n, not yet written down."""
        return (self.next32() * n) >> 32

    def next32(self) -> i64:
        t = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = ((((self.c << 21) & MASK32) | (self.c >> 11)) + t) & MASK32
        return t

    def mark(self) -> tuple[int, ...]:
        """Where the stream stands, so that a failed action can give its luck back."""
        return (len(self.dealt), self.a, self.b, self.c, self.counter)

    def rewind(self, mark: tuple[int, ...]) -> None:
        dealt, self.a, self.b, self.c, self.counter = mark
        del self.dealt[dealt:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Chance):
    """Luck that was written down: replays and tests. Every outcome must fit, none may be left."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.outcomes = outcomes
        self.at = 0

    def next(self, n: i64) -> i64:
        if self.at >= len(self.outcomes):
            raise BadRecord(f"luck is missing: a pick among {n} has no outcome written down")
        outcome = self.outcomes[self.at]
        if not 0 <= outcome < n:
            raise BadRecord(f"luck out of range: expected 0 to {n - 1}, found {outcome}")
        self.at += 1
        return outcome

    def mark(self) -> tuple[int, ...]:
        return (len(self.dealt), self.at)

    def rewind(self, mark: tuple[int, ...]) -> None:
        dealt, self.at = mark
        del self.dealt[dealt:]

    def check_spent(self) -> None:
        spare = len(self.outcomes) - self.at
        if spare:
            raise BadRecord(f"luck to spare: {spare} more outcomes are written down than were needed")


class LuckMet(Exception):
    """An action has come to a die or a card; raised by NoLuck."""


class NoLuck(Chance):
    """Stops an action where luck begins: what a preview may show."""

    def next(self, n: i64) -> i64:
        raise LuckMet

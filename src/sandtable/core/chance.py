"""Luck. The rules own no random generator: they are given a Chance, which writes down what it deals."""

from __future__ import annotations

from typing import Final

from sandtable.core.errors import BadRecord, RulesError
from sandtable.core.native import i64, mypyc_attr, vec

MASK32: Final = 0xFFFFFFFF
MOST_OUTCOMES: Final = 1 << 30  # of one pick; every game stays far below this


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A seeded source of luck: the same seed deals the same luck on every machine.

    `dealt` lists every outcome so far, in order. The generator is sfc32 (Chris Doty-Humphrey), which needs
    only 32-bit additions, shifts and xors, so plain and compiled Python draw the same stream. A subclass
    replaces `next`, `mark` and `rewind`.

    >>> luck = sandtable.Chance(seed=7)
    >>> [luck.pick(6) for _ in range(4)]
    [0, 3, 4, 3]
    >>> luck.dealt
    [0, 3, 4, 3]
    """

    def __init__(self, seed: int = 0) -> None:
        self.dealt: list[int] = []
        self.writes = True  # outcomes go into `dealt`; simulations, which are not replayed, switch this off
        self.a: i64 = seed & MASK32
        self.b: i64 = (seed >> 32) & MASK32
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.next32()

    def pick(self, n: i64) -> i64:
        """Return one of n equally likely outcomes, 0 to n - 1, and write it down."""
        if n < 1 or n > MOST_OUTCOMES:
            raise RulesError(f"cannot pick among {n} outcomes")
        outcome = self.next(n)
        if self.writes:
            self.dealt.append(outcome)
        return outcome

    def draw(self, bag: vec[i64]) -> i64:
        """Take one item at random out of a bag of counts, and return its kind."""
        kind: i64
        total: i64 = 0
        for kind in range(len(bag)):
            total += bag[kind]
        if total == 0:
            raise RulesError("cannot draw from an empty bag")
        return self.draw_of(bag, total)

    def draw_of(self, bag: vec[i64], total: i64) -> i64:
        """Take one item out of a bag, as `draw` does; the caller knows that `total` items are in it."""
        ticket = self.pick(total)
        kind: i64 = 0
        while ticket >= bag[kind]:
            ticket -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind

    def next(self, n: i64) -> i64:
        """Return the next outcome below n without writing it down."""
        return (self.next32() * n) >> 32

    def next32(self) -> i64:
        """Return the next 32 random bits."""
        t = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = ((((self.c << 21) & MASK32) | (self.c >> 11)) + t) & MASK32
        return t

    def mark(self) -> tuple[int, ...]:
        """Return the position in the stream, to give the luck of a failed action back with `rewind`."""
        return (len(self.dealt), self.a, self.b, self.c, self.counter)

    def rewind(self, mark: tuple[int, ...]) -> None:
        """Go back to a position that `mark` returned."""
        dealt, self.a, self.b, self.c, self.counter = mark
        del self.dealt[dealt:]

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self.dealt)} dealt so far>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Chance):
    """Luck that was written down before, for replays and tests.

    Raises BadRecord when an outcome is missing or out of range.

    >>> game = sandtable.game("camel-up")
    >>> race = game.setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> race.apply(0, game.action("roll"), sandtable.Script([0, 2]))  # the first die left, its third face
    >>> [event.kind.code for event in race.news][:2]
    ['rolls', 'moves']
    """

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.outcomes = outcomes
        self.at = 0

    def next(self, n: i64) -> i64:
        if self.at >= len(self.outcomes):
            raise BadRecord(f"luck is missing: no outcome is written down for a pick among {n}")
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
        """Raise BadRecord if outcomes are left over."""
        spare = len(self.outcomes) - self.at
        if spare:
            raise BadRecord(f"luck to spare: {spare} more outcomes are written down than the rules asked for")


class LuckMet(Exception):
    """An action needs a die or a card; raised by NoLuck."""


class NoLuck(Chance):
    """Luck for previews: it raises LuckMet as soon as an action needs a die or a card."""

    def next(self, n: i64) -> i64:
        raise LuckMet

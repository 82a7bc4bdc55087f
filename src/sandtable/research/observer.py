"""The compiled half of an encoder: it writes what a seat may know straight from a state.

Batches need observations in about a microsecond, and making a view takes fifty. So every game has an
observer, which reads the same facts from the state, and `tests/research` holds the two equal in whole games,
with all variants, and for scrambled twins.

An observation is written in two parts. `write_shared` writes what all seats see alike into a row that stays
from step to step, so it need not write again what has not changed. `write` adds to a copy of that row what
depends on the seat, or changes so often that looking for a change would not pay.
"""

from __future__ import annotations

from sandtable.core.native import i16, i64, mypyc_attr, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep


class Sink:
    """Observations that are being written, one in each row of one array; all numbers start as zero.

    A call for each number would cost more than the number, so hot loops write into `numbers` themselves.
    `kept` has a few numbers for each row, in which `write_shared` notes what it has written there.
    """

    def __init__(self, rows: i64, length: i64, keeps: i64) -> None:
        self.length = length
        self.keeps = keeps
        self.numbers = vec[i16]([0] * (rows * length))
        self.kept = vec[i64]([0] * (rows * keeps))
        self.base: i64 = 0  # where the current row starts
        self.kept_base: i64 = 0

    def turn_to(self, row: i64) -> None:
        """Make this the current row."""
        self.base = row * self.length
        self.kept_base = row * self.keeps

    def blank(self) -> None:
        """Start the current row again with zeros."""
        numbers, kept = self.numbers, self.kept
        at: i64
        for at in range(self.base, self.base + self.length):
            numbers[at] = 0
        for at in range(self.kept_base, self.kept_base + self.keeps):
            kept[at] = 0

    def start_from(self, other: Sink) -> None:
        """Start all rows again with the numbers of another sink, in a new array."""
        self.numbers = other.numbers[:]

    def put(self, at: i64, value: i64) -> None:
        """Write a number of the current row."""
        self.numbers[self.base + at] = i16(value)

    def put_all(self, at: i64, values: vec[i64], start: i64, count: i64) -> None:
        """Write some numbers of an array, from `start` on, where there are zeros now."""
        numbers = self.numbers
        at += self.base - start
        number: i64
        for number in range(start, start + count):
            value = values[number]
            if value:
                numbers[at + number] = i16(value)

    def put_set(self, at: i64, members: i64) -> None:
        """Write a 1 for each member of a set of bits, where there are zeros now."""
        numbers = self.numbers
        at += self.base
        while members:
            if members & 1:
                numbers[at] = 1
            members >>= 1
            at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the observations of one game at a table of a certain size."""

    def __init__(self, seats: i64, starts: dict[str, int], questions: dict[type[AnyStep], int]) -> None:
        self.seats = seats
        self.questions = questions  # the number of each question by its step
        self.question: i64 = starts["question"]
        self.asked: i64 = starts["asked"]
        self.keeps: i64 = 0  # how many numbers `write_shared` notes for each row

    def write_shared(self, s: State, out: Sink) -> None:
        """Bring up to date what all seats see alike. The row has what was written for this game last time,
        or zeros."""
        raise NotImplementedError

    def write(self, s: State, seat: i64, out: Sink) -> None:
        """Add what the seat may know beyond that; the seats are counted from the viewer on."""
        raise NotImplementedError

    def write_question(self, s: State, seat: i64, out: Sink) -> None:
        """Write who is asked and, if it is the viewer, which question."""
        if not s.agenda:
            return
        step = s.agenda[-1]
        if step.seat >= 0:
            self.write_asked(step, step.seat, seat, out)
        else:
            for other in step.waiting():
                self.write_asked(step, other, seat, out)

    def write_asked(self, step: AnyStep, asked: i64, seat: i64, out: Sink) -> None:
        out.put(self.asked + self.from_viewer(asked, seat), 1)
        if asked == seat:
            out.put(self.question + self.questions[type(step)], 1)

    def from_viewer(self, seat: i64, viewer: i64) -> i64:
        """A seat counted clockwise from the viewer, who is 0."""
        return seat - viewer if seat >= viewer else seat - viewer + self.seats

"""The compiled half of an encoder: it writes what a seat may know straight from a state.

Batches need observations in about a microsecond, and making a view takes fifty. So every game has an
observer, which reads the same facts from the state, and `tests/research` holds the two equal in whole games,
with all variants, and for scrambled twins.
"""

from __future__ import annotations

from sandtable.core.native import i16, i64, mypyc_attr, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep


class Sink:
    """Observations that are being written, one after the other in one array; all numbers start as zero.

    A call for each number would cost more than the number, so hot loops write into `numbers` themselves.
    """

    def __init__(self, size: i64) -> None:
        self.zeros = vec[i16]([0] * size)
        self.numbers = self.zeros[:]
        self.base: i64 = 0  # where the current observation starts

    def clear(self) -> None:
        """Start again with zeros, in a new array."""
        self.numbers = self.zeros[:]  # one copy is faster than writing zeros

    def put(self, at: i64, value: i64) -> None:
        """Write a number of the current observation."""
        self.numbers[self.base + at] = i16(value)

    def put_all(self, at: i64, values: vec[i64], start: i64, count: i64) -> None:
        """Write some numbers of an array, from `start` on."""
        numbers = self.numbers
        at += self.base
        number: i64
        for number in range(count):
            numbers[at + number] = i16(values[start + number])

    def put_set(self, at: i64, members: i64) -> None:
        """Write a 1 for each member of a set of bits."""
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

    def write(self, s: State, seat: i64, out: Sink) -> None:
        """Write what the seat may know; the seats are counted from the viewer on."""
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

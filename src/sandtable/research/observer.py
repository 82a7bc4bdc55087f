"""The compiled half of an encoder: it writes what a seat may know straight from a state.

Batches need observations in about a microsecond, and making a view takes fifty. So every game has an
observer, which reads the same facts from the state, and `tests/research` holds the two equal in whole games,
with all variants, and for scrambled twins.
"""

from __future__ import annotations

from sandtable.core.native import i64, mypyc_attr, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep


class Sink:
    """Collects the numbers that are not zero: the index of each and its value.

    Most numbers of an observation are zero, so this is faster than filling an array.
    """

    def __init__(self, most: i64) -> None:
        self.at = vec[i64]([0 for _ in range(most)])
        self.value = vec[i64]([0 for _ in range(most)])
        self.count: i64 = 0
        self.base: i64 = 0  # where the current observation starts

    def put(self, at: i64, value: i64) -> None:
        """Note a number of the current observation."""
        if value != 0:
            self.at[self.count] = self.base + at
            self.value[self.count] = value
            self.count += 1

    def put_set(self, at: i64, members: i64) -> None:
        """Note a 1 for each member of a set of bits."""
        while members:
            if members & 1:
                self.put(at, 1)
            members >>= 1
            at += 1

    def numbers(self, length: i64) -> list[int]:
        """The one observation that was written, as a list with its zeros."""
        found = [0] * int(length)
        number: i64
        for number in range(self.count):
            found[self.at[number]] = self.value[number]
        return found


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

"""The compiled half of a batch: n games that are stepped, copied and observed together."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.core.state import State
from sandtable.research.observer import Observer, Sink

OVER: Final = -1  # in place of a seat or an action: the game of this row is over
PACK: Final = 1 << 16  # more than any catalogue has actions


class Rows:
    """Games side by side, one in each row; only `Batch` checks what it is asked to do."""

    def __init__(
        self, observer: Observer, actions: list[Action], faces: list[int], length: i64, recall: i64, rows: i64
    ) -> None:
        self.observer = observer
        self.actions = actions
        self.faces = faces  # by action: the first action that looks the same to the other players
        self.length = length  # of an observation, with what is recalled
        self.recall = recall  # decisions
        self.states: list[State] = []
        self.lucks: list[Chance] = []
        self.histories: list[list[int]] = []  # by row: seat * PACK + action, if decisions are recalled
        self.seats = vec[i64]([0] * rows)  # by row: who decides, or OVER
        self.shared = Sink(rows, length, observer.keeps)  # what all seats see alike, kept up to date
        self.seen = Sink(rows, length, 0)  # what the seats that decide see
        # By row: the mask of its options; their numbers, in as much space as a mask; and how many they are.
        self.masks = vec[bool]([False] * (rows * len(actions)))
        self.options = vec[i64]([0] * (rows * len(actions)))
        self.counts = vec[i64]([0] * rows)

    def add(self, state: State, luck: Chance) -> None:
        """Append a row."""
        self.states.append(state)
        self.lucks.append(luck)
        self.histories.append([])
        self.place(len(self.states) - 1, state)

    def place(self, row: i64, state: State) -> None:
        """Put another game into a row; it goes on with the luck of the row."""
        state.quiet = True
        state.news = []
        self.states[row] = state
        self.histories[row] = []
        self.shared.turn_to(row)
        self.shared.blank()
        self.ask(row)

    def ask(self, row: i64) -> None:
        """Note who decides in a row, the options, and what all seats see. Of several seats, the first one
        answers first."""
        self.forget_options(row)
        state = self.states[row]
        self.shared.turn_to(row)
        if not state.agenda:
            self.seats[row] = OVER
            self.shared.blank()
            return
        step = state.agenda[-1]
        seat: i64 = step.seat if step.seat >= 0 else step.waiting()[0]
        self.seats[row] = seat
        self.note_options(row, step.options(state, seat))
        self.observer.write_shared(state, self.shared)

    def forget_options(self, row: i64) -> None:
        masks, numbers = self.masks, self.options
        start: i64 = row * len(self.actions)
        at: i64
        for at in range(start, start + self.counts[row]):
            masks[start + numbers[at]] = False
        self.counts[row] = 0

    def note_options(self, row: i64, options: list[Action]) -> None:
        masks, numbers = self.masks, self.options
        start: i64 = row * len(self.actions)
        at = start
        for option in options:
            number: i64 = option.id
            numbers[at] = number
            masks[start + number] = True
            at += 1
        self.counts[row] = at - start

    def first_illegal(self, chosen: list[int]) -> i64:
        """The first row whose action is not one of its options, or -1; OVER is right where a game is over."""
        row: i64
        for row in range(len(self.states)):
            if not self.is_legal(row, chosen[row]):
                return row
        return -1

    def is_legal(self, row: i64, number: i64) -> bool:
        if self.seats[row] == OVER:
            return number == OVER
        actions: i64 = len(self.actions)
        return 0 <= number < actions and self.masks[row * actions + number]

    def step(self, chosen: list[int]) -> list[int]:
        """Play one action in each row that is not over; return the rows whose game ended with it."""
        ended: list[int] = []
        row: i64
        for row in range(len(self.states)):
            seat = self.seats[row]
            if seat == OVER:
                continue
            number: i64 = chosen[row]
            state = self.states[row]
            state.apply(seat, self.actions[number], self.lucks[row])
            if self.recall:
                self.histories[row].append(seat * PACK + number)
            self.ask(row)
            if self.seats[row] == OVER:
                ended.append(row)
        return ended

    def write(self) -> None:
        """Write the observation of each row for the seat that decides there."""
        self.seen.start_from(self.shared)
        row: i64
        for row in range(len(self.states)):
            seat = self.seats[row]
            if seat == OVER:
                continue
            self.seen.turn_to(row)
            self.observer.write(self.states[row], seat, self.seen)
            if self.recall:
                self.write_recalled(row, seat)

    def write_recalled(self, row: i64, seat: i64) -> None:
        """The last decisions, the latest first: who it was, and the action as the viewer saw it."""
        history = self.histories[row]
        at = self.length - 2 * self.recall
        number: i64
        for number in range(min(self.recall, len(history))):
            packed: i64 = history[len(history) - 1 - number]
            decided = packed // PACK
            action = packed % PACK
            seen: i64 = action if decided == seat else self.faces[action]
            self.seen.put(at, self.observer.from_viewer(decided, seat) + 1)
            self.seen.put(at + 1, seen + 1)
            at += 2

    def choose(self, choices: Chance) -> vec[i64]:
        """A random option in each row, all equally likely; OVER where the game is over."""
        chosen = self.seats[:]
        row: i64
        for row in range(len(self.states)):
            if self.seats[row] != OVER:
                start: i64 = row * len(self.actions)
                chosen[row] = self.options[start + choices.pick(self.counts[row])]
        choices.dealt.clear()
        return chosen

    def copy(self, rows: list[int]) -> Rows:
        """Independent copies of some rows; a row may be named several times."""
        copied = Rows(self.observer, self.actions, self.faces, self.length, self.recall, len(rows))
        for row in rows:
            luck = Chance(0)
            luck.writes = False
            luck.rewind(self.lucks[row].mark())
            copied.add(self.states[row].clone(), luck)
            copied.histories[-1] = self.histories[row][:]
        return copied

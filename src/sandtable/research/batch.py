"""Batches: many games stepped together, with arrays in and arrays out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

import sandtable
from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup, IllegalAction
from sandtable.core.state import State
from sandtable.research.encoder import Encoder, encoder, faces
from sandtable.research.layout import Layout
from sandtable.research.rows import OVER, Rows

MOST_ROWS: Final = 1_000_000
Array = npt.NDArray[Any]


class Frame(NamedTuple):
    """What a batch returns: arrays with one row for each game.

    `observations` (int16) and `masks` (bool, by action) belong to `seats`, the players who decide now; where
    a game is over and stays so, the seat is -1 and both are zero. `ends` says whose game ended with the last
    step, with `rewards` (float32) and `scores` by seat; both are zero in all other rows.

    >>> from sandtable.research import Batch
    >>> frame = Batch("five-tribes", seats=3, rows=2, seed=7).frame()
    >>> frame.observations.shape, frame.rewards.shape, frame.ends.tolist()
    ((2, 944), (2, 3), [False, False])
    """

    observations: Array
    masks: Array
    seats: Array
    rewards: Array
    ends: Array
    scores: Array


class Batch:
    """`rows` games of one kind that are stepped together in compiled code.

    When a game ends, a new one starts in its row, unless `resets` is False. The luck of row r is
    `Chance(seed << 32 | r)`, so a batch repeats exactly. The reward of a game is each player's share of the
    victory minus 1 / seats, so rewards add up to 0. Bids that are made at the same time become turns in the
    order of the seats; nobody sees a bid before all have bid.

    >>> from sandtable.research import Batch
    >>> batch = Batch("camel-up", seats=4, rows=8, seed=7, variants={"setup_order": "random"})
    >>> frame = batch.reset()
    >>> frame = batch.step(batch.random_actions())
    >>> frame.masks.shape, frame.seats.tolist()
    ((8, 59), [1, 1, 1, 1, 1, 1, 1, 1])
    """

    def __init__(
        self,
        game: str,
        seats: int,
        rows: int,
        seed: int = 0,
        *,
        variants: dict[str, str] | None = None,
        resets: bool = True,
        recall: int = 0,
    ) -> None:
        if not 1 <= rows <= MOST_ROWS or recall < 0:
            raise BadSetup(f"a batch has 1 to {MOST_ROWS} rows and recalls 0 or more decisions")
        self.encoder: Encoder = encoder(game, seats)
        self.game = sandtable.game(game)
        self.seats = seats
        self.resets = resets
        self.recall = recall
        self.layout = recalling(self.encoder.layout, recall, seats, len(self.game.actions))
        most = [part.most for part in self.layout.values() for _ in range(part.length)]
        self.scale: Array = np.asarray(most, np.float32)
        self._setting = self.game.setting(seats, variants or {}, self.game.rules_version)
        self._rows = self._empty(rows)
        self._fill(rows, seed)

    def _empty(self, rows: int) -> Rows:
        observer, actions = self.encoder.observer, list(self.game.actions)
        return Rows(observer, actions, faces(self.game), self.layout.length, self.recall, rows)

    def _fill(self, rows: int, seed: int) -> None:
        self._choices = Chance(~seed)
        for row in range(rows):
            luck = Chance((seed << 32) | row)
            luck.writes = False
            self._rows.add(self.game.deal(self._setting, luck), luck)

    def __len__(self) -> int:
        return len(self._rows.states)

    def __repr__(self) -> str:
        return f"<Batch: {len(self)} games of {self.game.name} with {self.seats} players>"

    def reset(self, seed: int | None = None, rows: Sequence[int] | None = None) -> Frame:
        """Deal new games in some rows, or in all of them; with a seed, in all and with new luck."""
        if seed is not None:
            if rows is not None:
                raise BadSetup("a seed is for all rows: leave out the rows, or the seed")
            self._rows = self._empty(size := len(self))
            self._fill(size, seed)
            return self.frame()
        for row in self._known(range(len(self)) if rows is None else rows):
            self._rows.place(row, self.game.deal(self._setting, self._rows.lucks[row]))
        return self.frame()

    def step(self, actions: Array | Sequence[int]) -> Frame:
        """Play one action in each row, by its number in the catalogue; -1 where a game is over.

        If one of them is not allowed, IllegalAction says which, and no game has changed.
        """
        chosen = self._numbers(actions)
        wrong = self._rows.first_illegal(chosen)
        if wrong >= 0:
            raise IllegalAction("not-an-option", self._fault(wrong, chosen[wrong]))
        ended = self._rows.step(chosen)
        outcomes = [(row, self._rows.states[row].outcome()) for row in ended]
        if self.resets:
            for row in ended:
                self._rows.place(row, self.game.deal(self._setting, self._rows.lucks[row]))
        frame = self.frame()
        for row, outcome in outcomes:
            assert outcome is not None
            frame.ends[row] = True
            frame.scores[row] = outcome.scores
            frame.rewards[row] = rewards_of(outcome.winners, self.seats)
        return frame

    def _numbers(self, actions: Array | Sequence[int]) -> list[int]:
        array = np.asarray(actions)
        if array.shape != (len(self),) or array.dtype.kind not in "iu":
            raise BadSetup(
                f"expected {len(self)} whole numbers, one action for each row, "
                f"not an array of {array.dtype} with shape {array.shape}"
            )
        chosen: list[int] = array.tolist()
        return chosen

    def _fault(self, row: int, number: int) -> str:
        seat = self._rows.seats[row]
        if seat == OVER:
            return f"the game in row {row} is over: reset the row, or pass {OVER} for it"
        known = 0 <= number < len(self.game.actions)
        action = repr(self.game.actions[number].text) if known else f"number {number}"
        return f"action {action} is not an option of seat {seat} in row {row}; no game was changed"

    def frame(self) -> Frame:
        """Return what the seats that decide now may know."""
        rows, size, actions = self._rows, len(self), len(self.game.actions)
        rows.write()
        return Frame(
            np.asarray(Handed(rows.seen.numbers, np.int16)).reshape(size, self.layout.length),
            numbers(rows.masks, np.bool_).reshape(size, actions).copy(),
            numbers(rows.seats, np.int64).copy(),
            np.zeros((size, self.seats), np.float32),
            np.zeros(size, np.bool_),
            np.zeros((size, self.seats), np.int32),
        )

    def random_actions(self) -> Array:
        """Return a random option for each row, all equally likely; -1 where a game is over."""
        return numbers(self._rows.choose(self._choices), np.int64).copy()

    def states(self) -> list[State]:
        """Return the states themselves, which contain every secret: for search and for tests."""
        return list(self._rows.states)

    def copy(self, rows: Sequence[int] | None = None, imagine: bool = False) -> Batch:
        """Return a batch of independent copies of some rows, in that order and as often as they are named.

        The copies have the same luck; with `imagine`, everything that the seat to decide cannot know is
        dealt again, and the luck is new, so that a search learns nothing from either.
        """
        copied: Batch = object.__new__(Batch)
        copied.__dict__.update(self.__dict__)
        copied._rows = self._rows.copy(self._known(range(len(self)) if rows is None else rows))
        copied._choices = Chance(self._choices.next32())
        if imagine:
            copied._imagine()
        return copied

    def _imagine(self) -> None:
        for row, state in enumerate(self._rows.states):
            self._rows.lucks[row] = luck = Chance(self._choices.next32() << 32 | row)
            luck.writes = False
            seat = self._rows.seats[row]
            if seat != OVER:
                history = self._rows.histories[row]
                self._rows.place(row, self.game.imagine(state, seat, luck))
                self._rows.histories[row] = history

    def _known(self, rows: Sequence[int]) -> list[int]:
        chosen = [int(row) for row in rows]
        wrong = [row for row in chosen if not 0 <= row < len(self)]
        if wrong:
            raise BadSetup(f"there is no row {wrong[0]}: the rows are 0 to {len(self) - 1}")
        return chosen


def recalling(layout: Layout, recall: int, seats: int, actions: int) -> Layout:
    """Add the last decisions to a layout."""
    parts = [(part.name, part.length, part.most, part.meaning) for part in layout.values()]
    if recall:
        meaning = (
            "the last decisions, the latest first: the player from 1, and the action from 1 as it looked"
        )
        parts.append(("recalled", 2 * recall, max(seats, actions), meaning))
    return Layout(parts)


def rewards_of(winners: Sequence[int], seats: int) -> list[float]:
    """Return each player's share of the victory minus 1 / seats; if nobody wins, all share it.

    >>> from sandtable.research.batch import rewards_of
    >>> rewards_of([2], 4)
    [-0.25, -0.25, 0.75, -0.25]
    """
    sharing = list(winners) or list(range(seats))
    return [(1 / len(sharing) if seat in sharing else 0.0) - 1 / seats for seat in range(seats)]


class Handed:
    """Hands the memory of a compiled array over to NumPy, without copying it.

    A compiled array lends its memory for reading only. Here nobody else uses the array any more, so whoever
    gets it may also write.
    """

    def __init__(self, values: Any, kind: type[np.generic]) -> None:
        self.array = numbers(values, kind)  # keeps the memory
        facts = self.array.__array_interface__
        self.__array_interface__ = facts | {"data": (facts["data"][0], False)}


def numbers(values: Any, kind: type[np.generic]) -> Array:
    """Return the numbers of a compiled array without copying them, or those of a list."""
    if isinstance(values, list) or not len(values):
        return np.asarray(list(values), kind)
    return np.frombuffer(values, kind)

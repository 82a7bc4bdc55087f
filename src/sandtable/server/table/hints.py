"""The hints that were given at a table: how many each seat has had, and those that are still followed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sandtable.review.hint import Hint


class Followed(msgspec.Struct, frozen=True, array_like=True):
    """A hint whose first `steps` actions have been taken."""

    hint: Hint
    steps: int = 0

    @property
    def rest(self) -> list[str]:
        return self.hint.actions[self.steps :]


class Hints(msgspec.Struct, frozen=True):
    """Everything about hints at one table; it never changes, so that forks of a room can share it.

    `counts` has the seats that had hints. `agreed` are the guests who agreed that there may be hints.
    """

    counts: dict[int, int] = {}
    open: dict[int, Followed] = {}
    agreed: list[str] = []

    def by_seat(self, seats: int) -> list[int]:
        """How many hints each seat has had."""
        return [self.counts.get(seat, 0) for seat in range(seats)]

    def given(self, seat: int, hint: Hint) -> Hints:
        counts = self.counts | {seat: self.counts.get(seat, 0) + 1}
        return msgspec.structs.replace(self, counts=counts, open=self.open | {seat: Followed(hint)})

    def followed(self, seat: int, action: str, dealt: bool) -> Hints:
        """After an action of a seat: its hint goes on if this was its next step and no luck stepped in."""
        if seat not in self.open:
            return self
        hint, steps = self.open[seat].hint, self.open[seat].steps
        left = {other: followed for other, followed in self.open.items() if other != seat}
        if not dealt and hint.actions[steps : steps + 1] == [action] and steps + 1 < len(hint.actions):
            left[seat] = Followed(hint, steps + 1)
        return msgspec.structs.replace(self, open=left)

    def forgotten(self) -> Hints:
        """After an undo no hint is followed any more; all still count."""
        return msgspec.structs.replace(self, open={})

    def agreed_by(self, guests: Iterable[str]) -> Hints:
        return msgspec.structs.replace(self, agreed=sorted({*self.agreed, *guests}))

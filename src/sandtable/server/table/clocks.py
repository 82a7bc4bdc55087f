"""How long each seat may still think. The time is always an argument; nothing here reads a clock."""

from __future__ import annotations

import msgspec

from sandtable.server.protocol.messages import ClockView
from sandtable.server.protocol.settings import Clock


class Clocks(msgspec.Struct, kw_only=True):
    """Milliseconds left by seat at the time `since`; they run for the seats in `running`.

    A stretch lasts from the moment a seat is asked until somebody else is asked instead, so a turn of many
    small decisions is one stretch. With a `move` clock each stretch has its own time; with a `game` clock all
    stretches share one, and each ends with the increment.
    """

    rule: Clock
    left: list[int]
    running: list[int] = []
    since: int = 0
    paused: bool = False

    @classmethod
    def wound(cls, rule: Clock, seats: int) -> Clocks:
        """Full clocks for all seats, none of them running."""
        return cls(rule=rule, left=[rule.seconds * 1000] * seats)

    def fork(self) -> Clocks:
        """An independent copy."""
        return msgspec.structs.replace(self, left=list(self.left), running=list(self.running))

    def ask(self, seats: list[int], now: int) -> None:
        """Let the clocks of these seats run from now on, and stop all others. Only people have clocks."""
        self._charge(now)
        for seat in self.running:
            if seat not in seats and self.rule.kind == "game":
                self.left[seat] += self.rule.increment * 1000
        for seat in seats:
            if seat not in self.running and self.rule.kind == "move":
                self.left[seat] = self.rule.seconds * 1000
        self.running = list(seats)

    def pause(self, now: int) -> None:
        self._charge(now)
        self.paused = True

    def resume(self, now: int) -> None:
        self._charge(now)
        self.paused = False

    def skip(self, milliseconds: int) -> None:
        """Do not count this time, because the hall was down."""
        self.since += milliseconds

    def due(self) -> int | None:
        """The time at which the first clock runs out, if one is running."""
        if self.paused or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def run_out(self, now: int) -> list[int]:
        """The seats that have no time left."""
        shown = self.shown(now)
        return [] if self.paused else [seat for seat in self.running if shown.left[seat] <= 0]

    def shown(self, now: int) -> ClockView:
        """The clocks as pages show them."""
        spent = self._spent(now)
        left = [max(0, ms - spent) if seat in self.running else ms for seat, ms in enumerate(self.left)]
        return ClockView(left, list(self.running), self.paused)

    def _spent(self, now: int) -> int:
        return 0 if self.paused else max(0, now - self.since)

    def _charge(self, now: int) -> None:
        self.left = self.shown(now).left
        self.since = max(now, self.since)

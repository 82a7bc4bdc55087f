"""Clocks: how long each seat may still think. Time is an argument; nothing here reads a watch."""

from __future__ import annotations

import msgspec

from sandtable.server.protocol.messages import Clock, ClockView


class Clocks(msgspec.Struct, kw_only=True):
    """Milliseconds left by seat, as of the moment `since`; they run for the seats in `running`.

    A stretch is from the moment a seat is asked until somebody else is asked instead: a turn of many
    small decisions is one stretch. By `move` each stretch has its own time; by `game` all share one, and
    the increment comes at the end of a stretch.
    """

    rule: Clock
    left: list[int]
    running: list[int] = []
    since: int = 0
    paused: bool = False

    @classmethod
    def wound(cls, rule: Clock, seats: int) -> Clocks:
        return cls(rule=rule, left=[rule.seconds * 1000] * seats)

    def fork(self) -> Clocks:
        """The same clocks, to run on apart."""
        return msgspec.structs.replace(self, left=list(self.left), running=list(self.running))

    def ask(self, seats: list[int], now: int) -> None:
        """From now on these seats (people only) are asked."""
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
        """The hall was down for that long."""
        self.since += milliseconds

    def due(self) -> int | None:
        """The moment at which the first clock runs out."""
        if self.paused or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def run_out(self, now: int) -> list[int]:
        """The seats that have no time left."""
        shown = self.shown(now)
        return [] if self.paused else [seat for seat in self.running if shown.left[seat] <= 0]

    def shown(self, now: int) -> ClockView:
        spent = self._spent(now)
        left = [max(0, ms - spent) if seat in self.running else ms for seat, ms in enumerate(self.left)]
        return ClockView(left, list(self.running), self.paused)

    def _spent(self, now: int) -> int:
        return 0 if self.paused else max(0, now - self.since)

    def _charge(self, now: int) -> None:
        self.left = self.shown(now).left
        self.since = max(now, self.since)

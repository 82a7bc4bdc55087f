"""Time that stands still until a test moves it."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count

from sandtable.server.hall.timekeeper import Alarm, Timekeeper

LEAST = 1e-6  # seconds: rounding may make a sum slightly too small, and time must still move on
TURNS = 5  # of the event loop, so that a task that was woken reads the time before it moves on


class HandAlarm:
    def __init__(self, do: Callable[[], object]) -> None:
        self.do: Callable[[], object] | None = do

    def cancel(self) -> None:
        self.do = None

    def ring(self) -> None:
        if self.do:
            self.do()


class ByHand(Timekeeper):
    """`move` lets the hall live through that time; `stop` acts as if the process had been stopped for it."""

    def __init__(self, set_by: float = 0.0, began: float | None = None) -> None:
        self.moved = 0.0
        self.set_by = set_by  # seconds by which somebody set the system's clock
        self.began = time.time() if began is None else began
        self.alarms: list[tuple[float, int, HandAlarm]] = []
        self.numbers = count()
        super().__init__()

    def follow(self, moment: int, may_go_back: bool = False) -> None:
        """Do nothing: only the test moves this time, whatever the clock of a database says."""

    def monotonic(self) -> float:
        return self.moved

    def wall(self) -> float:
        return self.began + self.moved + self.set_by

    def call_in(self, seconds: float, do: Callable[[], object]) -> Alarm:
        if seconds <= 0:
            return asyncio.get_running_loop().call_soon(do)
        alarm = HandAlarm(do)
        heapq.heappush(self.alarms, (self.moved + max(seconds, LEAST), next(self.numbers), alarm))
        return alarm

    async def move(self, seconds: float) -> None:
        end = self.moved + seconds
        await self._ring(until=end)
        self.moved = end

    async def stop(self, seconds: float) -> None:
        self.moved += seconds
        await self._ring(until=self.moved)

    async def _ring(self, until: float) -> None:
        while self.alarms and self.alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self.alarms)
            self.moved = max(self.moved, when)
            alarm.ring()
            if alarm.do:
                for _ in range(TURNS):
                    await asyncio.sleep(0)

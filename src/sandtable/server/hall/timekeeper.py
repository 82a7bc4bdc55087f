"""The hall's own time, which passes only while the hall runs.

Clocks, pauses and timeouts use it. When the process was suspended (SIGSTOP, a closed lid, a paused machine),
the next beat comes much too late, and the hall's time leaves the gap out. It follows the system's monotonic
time, so setting the system's clock changes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Protocol

BEAT: Final = 0.1  # seconds
TOLERANCE: Final = 50  # milliseconds that two clocks may differ
LONGEST: Final = 0.5  # seconds between two beats that count; enough for a busy machine


class Alarm(Protocol):
    """A pending call."""

    def cancel(self) -> None: ...


class Timer:
    """Calls a function when it is due by the hall's time, which may be later than by the system's."""

    def __init__(self, keeper: Timekeeper, due: float, do: Callable[[], object]) -> None:
        self._keeper = keeper
        self._due = due
        self._do = do
        self._alarm: Alarm
        self._wait()

    def cancel(self) -> None:
        self._alarm.cancel()

    def _wait(self) -> None:
        self._alarm = self._keeper.call_in(max(0.0, self._due - self._keeper.seconds()), self._ring)

    def _ring(self) -> None:
        if self._keeper.seconds() < self._due:
            self._wait()
        else:
            self._do()


class Timekeeper:
    """The clock and timers of the hall; there is one for each event loop.

    `monotonic`, `wall` and `call_in` are where time comes from. Tests override them to move time by hand.
    """

    def __init__(self) -> None:
        self.lost = 0.0  # seconds that were left out
        self._counted = 0.0  # seconds up to the last beat
        self._beaten = self.monotonic()
        self._origin = int(self.wall() * 1000)
        self._latest = 0  # what `now` returned before it was set back
        self._beating = False

    # --- where time comes from ----------------------------------------------------------------------------

    def monotonic(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970 by the system's clock, which may jump."""
        return time.time()

    def call_in(self, seconds: float, do: Callable[[], object]) -> Alarm:
        """Schedule a call by the system's time; only for the timekeeper and its timers."""
        return asyncio.get_running_loop().call_later(seconds, do)

    # --- what time it is ----------------------------------------------------------------------------------

    def seconds(self) -> float:
        """How many seconds the hall has been running."""
        return self._counted + min(self.monotonic() - self._beaten, LONGEST)

    def now(self) -> int:
        """The time for the logs of tables: milliseconds since 1970, less the lost time. Never goes back."""
        return max(self._latest, self._origin + int(self.seconds() * 1000))

    def not_before(self, moment: int) -> None:
        """Move the time forward to this if it is earlier, because the hall was still alive then."""
        self._origin += max(0, moment - self.now())

    def follow(self, moment: int, may_go_back: bool = False) -> None:
        """Set the time to that of another clock, if they differ noticeably.

        Halls that share a database follow its clock, or the clocks of their tables would jump with every move
        that reaches another hall. If our time is ahead, it stands still until the other clock has caught up,
        unless nobody has used it yet and it `may_go_back`.
        """
        now = self._origin + int(self.seconds() * 1000)
        if abs(moment - now) > TOLERANCE:
            self._latest = 0 if may_go_back else self.now()
            self._origin += moment - now

    # --- waiting ------------------------------------------------------------------------------------------

    def call_later(self, seconds: float, do: Callable[[], object]) -> Timer:
        """Call a function after that time."""
        if not self._beating:
            self._beating = True
            self._beat()
        return Timer(self, self.seconds() + seconds, do)

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        timer = self.call_later(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            timer.cancel()

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Raise TimeoutError if the block takes longer."""
        async with asyncio.timeout(None) as limit:
            timer = self.call_later(seconds, lambda: limit.reschedule(asyncio.get_running_loop().time()))
            try:
                yield
            finally:
                timer.cancel()

    def _beat(self) -> None:
        now = self.monotonic()
        passed = now - self._beaten
        self._counted += min(passed, LONGEST)
        self.lost += max(0.0, passed - LONGEST)
        self._beaten = now
        self.call_in(BEAT, self._beat)

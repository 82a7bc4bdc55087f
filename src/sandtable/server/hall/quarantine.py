"""Sets tables that cannot be read apart, so that they harm no others.

The log of such a table may be damaged, or the rules may refuse what an older version wrote. Each table is
retried after ever longer waits, because the disk may be repaired.
"""

from __future__ import annotations

from typing import Final

from sandtable.server.metrics import Metrics

FIRST_WAIT: Final = 2.0  # seconds until the first retry; doubled each time
LONGEST_WAIT: Final = 600.0


class Quarantine:
    """The tables that are set apart. Times are seconds of a monotonic clock."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._tries: dict[str, int] = {}
        self._until: dict[str, float] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._until

    def __len__(self) -> int:
        return len(self._until)

    def holds(self, table: str, now: float) -> bool:
        """Whether it is too early to retry this table."""
        return now < self._until.get(table, now)

    def put(self, table: str, now: float) -> None:
        """Set a table apart after it could not be read or continued."""
        tries = self._tries[table] = self._tries.get(table, 0) + 1
        self._until[table] = now + wait_after(tries)
        self.metrics.broken_tables.set(len(self))

    def release(self, table: str) -> None:
        """Forget a table that can be read again."""
        self._tries.pop(table, None)
        self._until.pop(table, None)
        self.metrics.broken_tables.set(len(self))


def wait_after(failures: int) -> float:
    """Seconds to wait after that many failures in a row."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(failures - 1, 20))

"""Group commit: jobs that wait at the same time are written together, so one fsync serves many tables."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from sandtable.server.store import StoreError

LARGEST_BATCH: Final = 500
# A hall that has written AT_ONCE batches in quick succession writes the next ones SPACING seconds apart, so
# that more jobs share each of them. A hall with few tables never notices.
SPACING: Final = 0.01
AT_ONCE: Final = 25

Job = TypeVar("Job")
Waiting: TypeAlias = tuple[Job, "JobOutcome"]


class JobOutcome(asyncio.Future[object]):
    """The result of a job. Whoever waits for it is cancelled only when it is there."""

    def cancel(self, msg: Any = None) -> bool:
        return False


class GroupCommit(Generic[Job]):
    """A queue of jobs for `commit`, which takes a batch and returns a result or an error for each job.

    A batch is whatever arrived while the previous one was being written. Only in a busy hall does a job wait
    for others to arrive, and then for at most SPACING seconds.
    """

    def __init__(
        self,
        commit: Callable[[list[Job]], Awaitable[list[object]]],
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._commit = commit
        self._pace = Pace(now, sleep)
        self._waiting: deque[Waiting[Job]] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, job: Job) -> object:
        """Wait until the job's batch is committed, and return its result or raise its error.

        Even a cancelled caller waits that long, so that the write cannot happen after its next read.
        """
        if self._closed:
            raise StoreError("The store is closed")
        future = JobOutcome(loop=asyncio.get_running_loop())
        self._waiting.append((job, future))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        try:
            return await future
        except asyncio.CancelledError:
            future.exception()  # marks the error as retrieved
            raise

    async def close(self) -> None:
        """Accept no more jobs, and wait until the queued ones are written."""
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        batch: list[Waiting[Job]] = []
        try:
            while self._waiting:
                await self._pace.turn()
                batch = self._next_batch()
                tell(batch, await self._commit([job for job, _ in batch]))
        except BaseException as error:
            left = [*batch, *self._waiting]
            self._waiting.clear()
            tell(left, [StoreError(f"The writer stopped: {type(error).__name__}") for _ in left])
            raise
        finally:
            self._writer = None

    def _next_batch(self) -> list[Waiting[Job]]:
        return [self._waiting.popleft() for _ in range(min(LARGEST_BATCH, len(self._waiting)))]


class Pace:
    """Lets a few batches pass at once, and then one in SPACING seconds."""

    def __init__(self, now: Callable[[], float], sleep: Callable[[float], Awaitable[None]]) -> None:
        self._now = now
        self._sleep = sleep
        self._due = now()  # when the next batch would be due if all of them were SPACING seconds apart

    async def turn(self) -> None:
        """Wait until the next batch may be written."""
        now = self._now()
        early = self._due - now - AT_ONCE * SPACING
        self._due = max(self._due, now) + SPACING
        if early > 0.0:
            await self._sleep(early)


def tell(batch: Sequence[Waiting[Job]], outcomes: Sequence[object]) -> None:
    """Hand each outcome to the caller that waits for it."""
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

"""Rates that several halls count together, in Redis.

A rate over a minute protects all halls together: new guests, new tables, handshakes, chat. Each hall counts
it immediately, as a single hall does, and reports it to Redis in the background; when the halls together
have reached the limit, all of them refuse. So nobody waits for Redis, and without it each hall still counts
for itself. A guest who changes halls can exceed a limit by the few requests that are under way. Rates over
a second protect one process and are counted by each hall alone.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError

from sandtable.server.hall.live import Spawn
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS, Limits, Rate
from sandtable.server.logs import Log
from sandtable.server.web.guard import LONGEST_WINDOW, SWEEP_AT, Rates

SECONDS: Final = 5  # for an answer of Redis
REFUSED_FOR: Final = 3.0  # seconds before Redis is asked again about somebody who has reached a limit
MOST_WAITING: Final = 10_000  # reports; more are dropped

Key = tuple[Rate, tuple[str, ...]]
logger: Final = Log("sandtable.server.web.shared_rates")


class SharedRates(Rates):
    """Counts in this process; rates over a minute are also counted together with other halls."""

    def __init__(self, url: str, spawn: Spawn, time: Timekeeper, limits: Limits = DEFAULTS) -> None:
        super().__init__(time=time, limits=limits)
        self._url = url
        self._spawn = spawn
        self._pool: ConnectionPool | None = None
        self._limiter: MovingWindowRateLimiter
        self._reports: list[Key] = []
        self._reporting: asyncio.Task[None] | None = None
        self._refused: dict[Key, float] = {}  # until when

    def allow(self, rate: Rate, *who: str) -> bool:
        key, now = (rate, who), self.time.seconds()
        if self._refused.get(key, now) > now or not super().allow(rate, *who):
            return False
        if rate.seconds >= LONGEST_WINDOW and len(self._reports) < MOST_WAITING:
            self._reports.append(key)
            if self._reporting is None or self._reporting.done():
                self._reporting = self._spawn(self._report_all())
        return True

    async def _report_all(self) -> None:
        if self._pool is None:
            self._pool = ConnectionPool.from_url(self._url, socket_timeout=SECONDS)
            pool: Any = self._pool  # the library takes any option that Redis takes, but does not say so
            storage = RedisStorage(f"async+{self._url}", implementation="redispy", connection_pool=pool)
            self._limiter = MovingWindowRateLimiter(storage)
        try:
            while self._reports:
                rate, who = key = self._reports.pop(0)
                limit = RateLimitItemPerSecond(rate.amount, rate.seconds, "sandtable")
                # Counting the last one that is allowed says that there is no room for another.
                left = await self._limiter.hit(limit, *who) and await self._limiter.test(limit, *who)
                if not left:
                    self._refuse(key)
        except (OSError, RedisError, StorageError, TimeoutError) as error:
            logger.warning("not-counted", kind=type(error).__name__)
            self._reports.clear()

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    def _refuse(self, key: Key) -> None:
        now = self.time.seconds()
        if len(self._refused) >= SWEEP_AT:
            self._refused = {each: until for each, until in self._refused.items() if until > now}
        self._refused[key] = now + REFUSED_FOR

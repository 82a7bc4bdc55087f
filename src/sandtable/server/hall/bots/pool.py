"""A pool of processes in which bots think: they never block the hall and can be stopped at any time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pkgutil import resolve_name
from types import TracebackType
from typing import Final, Self

import msgspec

import sandtable
from sandtable.bots import MakeBot
from sandtable.bots.random import choose_random
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.review.hint import Hint
from sandtable.server.hall.bots.process import BotFailed, Worker
from sandtable.server.hall.bots.queue import Asker, BotQueue, Claim
from sandtable.server.hall.bots.worker import GRACE, LONG_GRACE, BotAnswer, BotJob
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.logs import Log
from sandtable.server.metrics import Metrics
from sandtable.server.table.refusal import Refusal

LEVELS_AT: Final = "sandtable.bots.levels:LEVELS"
LAST_SECONDS: Final = 5.0  # for a process to end after it has closed its pipe
MOST_HOMES: Final = 1000  # tables whose process is remembered
DIED: Final = ("start", "crash")  # failures that a new process may not repeat
SOMEBODY: Final = Asker()
log: Final = Log("sandtable.server.bots")


class PoolClosed(Exception):
    """The hall is stopping, so this decision will not be made."""


class BotClaim(Claim):
    """The process for one decision. All bots of a table live in the same one, so it has to be free."""

    def __init__(self, pool: BotPool, table: str, people: bool) -> None:
        self.pool = pool
        self.table = table
        self.people = people
        self.worker: Worker | None = None  # none yet: one is to be started

    def take(self) -> bool:
        home = self.pool.home(self.table, self.people)
        if home in self.pool.busy:
            return False
        self.worker = home or self.pool.spare(self.table, self.people)
        if self.worker:
            self.pool.idle.remove(self.worker)
            self.occupy(self.worker)
        return True

    def occupy(self, worker: Worker) -> None:
        """Use a process that nobody else uses now."""
        self.worker = worker
        self.pool.busy.add(worker)
        self.pool.move_in(self.table, worker)

    def give_back(self) -> None:
        if self.worker:
            self.pool.busy.discard(self.worker)
            self.pool.idle.append(self.worker)
            self.worker = None

    def give_up(self) -> None:
        """End the process, whatever it does now."""
        if self.worker:
            self.pool.busy.discard(self.worker)
            self.pool.end(self.worker)
            self.worker = None


class BotPool:
    """Lets up to `workers` bots think in parallel while others queue. Processes are started on demand.

    The bots of a table stay in one process, where each is one object for the whole game. Only if that process
    has ended, or has had to forget them, are they made anew.
    """

    def __init__(
        self,
        workers: int,
        metrics: Metrics | None = None,
        *,
        levels_at: str = LEVELS_AT,
        grace: float = GRACE,
        time: Timekeeper | None = None,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.levels: Mapping[str, MakeBot] = resolve_name(levels_at)
        self._levels_at = levels_at
        self._grace = grace
        self._time = time or Timekeeper()
        self._queue = BotQueue(workers)
        self._slots = workers
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self._homes: OrderedDict[tuple[str, bool], Worker] = OrderedDict()  # by table and kind
        self._dying: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(self, job: BotJob, asker: Asker = SOMEBODY) -> str:
        """The action that the bot chooses, or a random one if the bot fails. Cancel the call to stop the bot.

        If the process dies (the system may kill it for its memory), the job is retried once in a new one.

        ValueError if the job is invalid: an unknown level or game, a seat that is not asked, a bad state.
        """
        if job.level not in self.levels:
            raise ValueError(f"there is no level {job.level!r}; the levels are {', '.join(self.levels)}")
        try:
            answer = await self._answer(job, asker)
        except BotFailed as failed:
            return await self._instead(job, failed)
        self.metrics.think_seconds.labels(job.game, job.level).observe(answer.seconds)
        return answer.action

    async def hint(self, job: BotJob, asker: Asker) -> Hint:
        """What an expert would do for the seat; Refusal if it fails, as a random hint would be worthless."""
        try:
            answer = await self._answer(job, asker)
        except BotFailed as failed:
            self.metrics.bot_failures.labels(failed.kind).inc()
            log.error("hint-failed", game=job.game, kind=failed.kind, code=failed.where or "none")
            raise Refusal("try-again") from failed
        self.metrics.think_seconds.labels(job.game, "hint").observe(answer.seconds)
        assert answer.hint is not None
        return answer.hint

    async def _answer(self, job: BotJob, asker: Asker) -> BotAnswer:
        """Wait for a process and let it do the job; BotFailed if it gives no answer."""
        claim = BotClaim(self, job.table, asker.people)
        async with self._my_turn(asker, claim):
            return await self._think_twice(msgspec.json.encode(job) + b"\n", job.seconds, claim)

    @asynccontextmanager
    async def _my_turn(self, asker: Asker, claim: BotClaim) -> AsyncIterator[None]:
        self._check_open()
        with self.metrics.bots_waiting.track_inprogress():
            await self._queue.enter(asker, claim)
        try:
            self._check_open()
            yield
        finally:
            claim.give_back()
            self._queue.leave(asker)

    async def _think_twice(self, line: bytes, budget: float, claim: BotClaim) -> BotAnswer:
        seconds = budget + (self._grace if claim.people else max(self._grace, LONG_GRACE))
        try:
            return await self._think(line, seconds, claim)
        except BotFailed as failed:
            if failed.kind not in DIED:
                raise
        self.metrics.bot_retries.inc()
        return await self._think(line, seconds, claim)

    async def _think(self, line: bytes, seconds: float, claim: BotClaim) -> BotAnswer:
        if claim.worker is None:
            claim.occupy(await self._start(claim.people))
        assert claim.worker is not None
        well = False
        try:
            self._check_open()
            answer = await claim.worker.think(line, seconds)
            well = True
        except BotFailed as failed:
            self._check_open()  # `close` may have killed it
            well = failed.kind == "error"  # the process survived the bot's error
            raise
        finally:
            if not well:
                claim.give_up()
        return answer

    async def _start(self, people: bool) -> Worker:
        try:
            return await Worker.start(self._levels_at, people, self._time)
        except OSError:  # no memory or too many processes
            raise BotFailed("start") from None

    # --- which table's bots live where --------------------------------------------------------------------

    def home(self, table: str, people: bool) -> Worker | None:
        """The process in which the bots of a table live, if it is alive."""
        for worker in [each for each in self.idle if not each.alive]:
            self.idle.remove(worker)
            self.end(worker)
        return self._homes.get((table, people))

    def spare(self, table: str, people: bool) -> Worker | None:
        """A free process for the bots of a table that has no home, or None if a new one should start."""
        free = [each for each in self.idle if each.people == people]
        best = min(free, key=lambda each: each.tables, default=None)
        known = sum(each.people == people for each in (*self.idle, *self.busy))
        return None if best and table and best.tables and known < self._slots else best

    def move_in(self, table: str, worker: Worker) -> None:
        """Remember where the bots of a table live; the table that was idle the longest is forgotten."""
        if not table:
            return
        before = self._homes.pop((table, worker.people), None)
        if before is not None:
            before.tables -= 1
        worker.tables += 1
        self._homes[table, worker.people] = worker
        if len(self._homes) > MOST_HOMES:
            _, left = self._homes.popitem(last=False)
            left.tables -= 1

    def _check_open(self) -> None:
        if self._closed:
            raise PoolClosed

    async def _instead(self, job: BotJob, failed: BotFailed) -> str:
        """A random action in place of the bot's."""
        action = await asyncio.to_thread(random_action, job)
        self.metrics.bot_failures.labels(failed.kind).inc()
        log.error("bot-failed", game=job.game, bot=job.level, kind=failed.kind, code=failed.where or "none")
        return action

    def end(self, worker: Worker) -> None:
        """Kill a process, and wait for its end in the background."""
        for key in [key for key, home in self._homes.items() if home is worker]:
            del self._homes[key]
        worker.kill()
        task = asyncio.get_running_loop().create_task(worker.gone(LAST_SECONDS))
        self._dying.add(task)
        task.add_done_callback(self._dying.discard)

    async def close(self) -> None:
        """End all processes; callers that wait for a bot get PoolClosed."""
        self._closed = True
        for worker in self.busy:
            worker.kill()
        await self._queue.take_all(SOMEBODY)
        self._queue.leave_all(SOMEBODY)
        while self.idle:
            self.end(self.idle.pop())
        await asyncio.gather(*self._dying)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.close()


def random_action(job: BotJob) -> str:
    """A random legal action for the job's seat."""
    state = sandtable.game(job.game).from_data(job.state)
    options = state.options(job.seat)
    if not options:
        raise ValueError(f"seat {job.seat} is not asked")
    chosen: Action = choose_random(options, Chance(job.seed))
    return chosen.text

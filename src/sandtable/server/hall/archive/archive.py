"""Hands every job that needs the whole log of a table to a process of its own, so that no table waits.

A thread would not do, because compiled rules hold the interpreter until they are done.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

import msgspec

from sandtable.server.hall.archive.jobs import (
    Import,
    Job,
    JobDone,
    JobFailed,
    JobRefused,
    MakeBranch,
    MakeRecord,
    MakeSnapshot,
    Reply,
    SalvageLog,
    ShowPosition,
    TellStory,
    Verify,
)
from sandtable.server.hall.archive.records import Imported
from sandtable.server.hall.archive.worker import receive, send
from sandtable.server.logs import Log
from sandtable.server.store import Snapshot, Store
from sandtable.server.table.branched import Branched
from sandtable.server.table.refusal import Refusal

PATIENCE: Final = 30.0  # seconds for one job before the process is killed; the longest log takes a few
TRIES: Final = 2
MOST_WAITING: Final = 50  # jobs in the queue; more are refused
# As for bots (`bots/pool.py`): our sys.path, and only the hall decides when the process ends.
RUN: Final = """
from signal import SIG_IGN, SIGINT, SIGTERM, signal
signal(SIGINT, SIG_IGN), signal(SIGTERM, SIG_IGN)
import sys
sys.path[:] = sys.argv[1:]
from sandtable.server.hall.archive.worker import main
main()
"""
replies: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)
logger: Final = Log("sandtable.server.hall.archive.archive")


class Archive:
    """One process, started on demand, and one thread that waits for it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._reading = ThreadPoolExecutor(1, "archive")
        self._process: subprocess.Popen[bytes] | None = None
        self._waiting = 0
        self._closed = False

    # --- finished games ---------------------------------------------------------------------------------

    async def record(self, table: str) -> bytes:
        """The record file of a finished game."""
        return await self._do(MakeRecord(table, await self.store.since(table, 0)))

    async def verified(self, table: str) -> bytes:
        """`rest.Verified` as JSON."""
        return await self._do(Verify(table, await self.store.since(table, 0)))

    async def story(self, table: str, seat: int | None) -> bytes:
        """`rest.Story` as JSON."""
        return await self._cached(TellStory(table, seat))

    async def position(self, table: str, entry: int, seat: int | None) -> bytes:
        """`rest.Position` as JSON."""
        return await self._cached(ShowPosition(table, entry, seat))

    # --- tables -----------------------------------------------------------------------------------------

    async def imported(self, table: str, text: bytes, guest: str, now: int) -> Imported:
        """A record file as a table, ready to be stored."""
        body = await self._do(Import(table, text, guest, now))
        return msgspec.msgpack.decode(body, type=Imported)

    async def branch(self, table: str, step: int, same: bool) -> Branched:
        """The beginning of a finished game, for a table that plays on from there."""
        body = await self._do(MakeBranch(table, await self.store.since(table, 0), step, same))
        return msgspec.msgpack.decode(body, type=Branched)

    async def snapshot(self, table: str, seat: int | None = None) -> Snapshot:
        """A snapshot of the table as the disk has it, however long its log is.

        With `seat`, the snapshot remembers enough to take back that seat's last decision.
        """
        body = await self._do(MakeSnapshot(table, await self.store.since(table, 0), seat))
        return msgspec.msgpack.decode(body, type=Snapshot)

    async def salvage(self, table: str, guest: str) -> bytes:
        """`rest.Salvage` as JSON."""
        return await self._do(SalvageLog(table, await self.store.since(table, 0), guest))

    # --- how --------------------------------------------------------------------------------------------

    async def _cached(self, job: TellStory | ShowPosition) -> bytes:
        """Do a job from the cache of the process, or with the log if the game is not in there."""
        reply = await self._ask(job)
        if isinstance(reply, JobDone):
            return reply.body
        return await self._do(msgspec.structs.replace(job, log=await self.store.since(job.table, 0)))

    async def _do(self, job: Job) -> bytes:
        reply = await self._ask(job)
        assert isinstance(reply, JobDone), "a job with a log needs no cache"
        return reply.body

    async def _ask(self, job: Job) -> Reply:
        if self._closed or self._waiting >= MOST_WAITING:
            raise Refusal("try-again")
        self._waiting += 1
        try:
            reply = await asyncio.get_running_loop().run_in_executor(self._reading, self._exchange, job)
        finally:
            self._waiting -= 1
        if isinstance(reply, JobRefused):
            raise Refusal(reply.code, **reply.words)
        if isinstance(reply, JobFailed):  # the log cannot be read
            logger.error("archive-failed", code=reply.error)
            raise Refusal("table-broken")
        return reply

    def _exchange(self, job: Job) -> Reply:
        """Hand the job to the process and wait for its reply, in the thread; retry if the process died."""
        for _ in range(TRIES):
            if self._closed:
                break
            with suppress(OSError, EOFError):
                return self._exchange_once(job)
            self._end()
        if not self._closed:
            logger.error("archive-failed", code="died")
        raise Refusal("try-again")

    def _exchange_once(self, job: Job) -> Reply:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        watch = threading.Timer(PATIENCE, process.kill)
        watch.start()
        try:
            send(process.stdin, msgspec.msgpack.encode(job))
            return replies.decode(receive(process.stdout))
        finally:
            watch.cancel()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            group = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
            self._process = subprocess.Popen(
                [sys.executable, "-c", RUN, *sys.path],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                creationflags=group,
            )
        return self._process

    def _end(self) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        process.wait()

    async def close(self) -> None:
        """End the process; callers that wait for it get a Refusal."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        await asyncio.to_thread(self._reading.shutdown, cancel_futures=True)
        self._end()

"""The archive: whatever takes a whole log, in a process of its own, so that no table waits for it.

A thread of the hall would not do: compiled rules hold the interpreter until they are done.
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
from sandtable.server.table.refusal import Refusal

PATIENCE: Final = 30.0  # seconds for one job, after which the process is killed; the longest log takes a few
TRIES: Final = 2
MOST_WAITING: Final = 50  # jobs; whoever comes then is asked to try again
# As for bots (`bot_pool.py`): our sys.path, and only the hall decides when the process ends.
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
    """One process, started when it is first needed, and one thread that waits for it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._reading = ThreadPoolExecutor(1, "archive")
        self._process: subprocess.Popen[bytes] | None = None
        self._waiting = 0
        self._closed = False

    # --- finished games ---------------------------------------------------------------------------------

    async def record(self, table: str) -> bytes:
        return await self._made(MakeRecord(table, await self.store.since(table, 0)))

    async def verified(self, table: str) -> bytes:
        return await self._made(Verify(table, await self.store.since(table, 0)))

    async def story(self, table: str, seat: int | None) -> bytes:
        return await self._remembered(TellStory(table, seat))

    async def position(self, table: str, entry: int, seat: int | None) -> bytes:
        return await self._remembered(ShowPosition(table, entry, seat))

    # --- tables -----------------------------------------------------------------------------------------

    async def imported(self, table: str, text: bytes, guest: str, now: int) -> Imported:
        made = await self._made(Import(table, text, guest, now))
        return msgspec.msgpack.decode(made, type=Imported)

    async def snapshot(self, table: str, seat: int | None = None) -> Snapshot:
        """The table as the disk has it, however long its log is; with what `seat` decided last, if asked."""
        made = await self._made(MakeSnapshot(table, await self.store.since(table, 0), seat))
        return msgspec.msgpack.decode(made, type=Snapshot)

    async def salvage(self, table: str, guest: str) -> bytes:
        return await self._made(SalvageLog(table, await self.store.since(table, 0), guest))

    # --- how --------------------------------------------------------------------------------------------

    async def _remembered(self, job: TellStory | ShowPosition) -> bytes:
        """From the memory of the process; with the log if it has forgotten that game."""
        reply = await self._ask(job)
        if isinstance(reply, JobDone):
            return reply.body
        return await self._made(msgspec.structs.replace(job, log=await self.store.since(job.table, 0)))

    async def _made(self, job: Job) -> bytes:
        reply = await self._ask(job)
        assert isinstance(reply, JobDone), "the archive asks for what it was given"
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
        if isinstance(reply, JobFailed):  # the log cannot be read from its beginning to its end
            logger.error("archive-failed", code=reply.error)
            raise Refusal("table-broken")
        return reply

    def _exchange(self, job: Job) -> Reply:
        """In the thread: hand the job over and wait. What a process that died has not done is done again."""
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
        """End the process; whoever waits for it gets an error."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        await asyncio.to_thread(self._reading.shutdown, cancel_futures=True)
        self._end()

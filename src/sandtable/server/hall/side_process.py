"""A process that answers one message after the other, so that long work holds up nobody else.

A thread would not do, because compiled rules hold the interpreter until they are done.
"""

from __future__ import annotations

import asyncio
import subprocess
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from sandtable.processes.child import OPTIONS, command
from sandtable.processes.pipe import receive, send
from sandtable.server.hall.turns import Turns
from sandtable.server.logs import Log
from sandtable.server.table.refusal import Refusal

TRIES: Final = 2
logger: Final = Log("sandtable.server.hall.side_process")


class SideProcess:
    """One process, started on demand, and one thread that waits for it. Guests who ask take turns."""

    def __init__(self, module: str, patience: float, most_waiting: int, most_of_a_guest: int) -> None:
        self.module = module
        self.patience = patience  # seconds for one answer before the process is killed
        self.most_waiting = most_waiting  # messages in the queue; more are refused
        self.most_of_a_guest = most_of_a_guest  # messages of one guest in the queue
        self.waiting: Counter[str] = Counter()  # by guest
        self.process: subprocess.Popen[bytes] | None = None
        self._turns = Turns()
        self._thread = ThreadPoolExecutor(1, "side-process")
        self._closed = False

    async def ask(self, message: bytes, guest: str = "") -> bytes:
        """The answer of the process; the Refusal `try-again` if the queue is full or the process died twice.

        The hall itself asks without a guest's name and has no limit of its own.
        """
        if self._closed or self._has_enough(guest):
            raise Refusal("try-again")
        self.waiting[guest] += 1
        try:
            async with self._turns.of(guest):
                if self._closed:
                    raise Refusal("try-again")
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, self._exchange, message)
        finally:
            self.waiting[guest] -= 1
            if not self.waiting[guest]:
                del self.waiting[guest]

    def _has_enough(self, guest: str) -> bool:
        if self.waiting.total() >= self.most_waiting:
            return True
        return bool(guest) and self.waiting[guest] >= self.most_of_a_guest

    def _exchange(self, message: bytes) -> bytes:
        """Hand the message to the process and wait for the answer, in the thread; retry if it died."""
        for _ in range(TRIES):
            if self._closed:
                break
            with suppress(OSError, EOFError):
                return self._exchange_once(message)
            self._end()
        if not self._closed:
            logger.error("side-process-died", kind=self.module)
        raise Refusal("try-again")

    def _exchange_once(self, message: bytes) -> bytes:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        watch = threading.Timer(self.patience, process.kill)
        watch.start()
        try:
            send(process.stdin, message)
            return receive(process.stdout)
        finally:
            watch.cancel()

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            self.process = subprocess.Popen(command(self.module), **OPTIONS)
        return self.process

    def _end(self) -> None:
        if self.process is None:
            return
        process, self.process = self.process, None
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        process.wait()

    async def close(self) -> None:
        """End the process; callers that wait for it get a Refusal."""
        self._closed = True
        if self.process is not None:
            self.process.kill()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
        self._end()

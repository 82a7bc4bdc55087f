"""A process of the bot pool, as the hall sees it; `worker.py` is what runs inside it."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process, create_subprocess_exec
from typing import Final

import msgspec

from sandtable.processes.child import OPTIONS, command
from sandtable.server.hall.bots.worker import BotAnswer
from sandtable.server.hall.timekeeper import Timekeeper

START_SECONDS: Final = 60.0  # for a process to start, even from a slow disk


class BotFailed(Exception):
    """The bot gave no answer; `kind` is start, crash, timeout or error."""

    def __init__(self, kind: str, where: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.where = where


class Worker:
    """One process, either for tables with people or for those without, as niceness can only be raised.

    It is ended by killing it, because a bot has nothing to clean up.
    """

    def __init__(self, process: Process, people: bool, time: Timekeeper) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.people = people
        self.time = time
        self.jobs = process.stdin
        self.answers = process.stdout
        self.ready = False
        self.tables = 0  # whose bots live here

    @classmethod
    async def start(cls, levels_at: str, people: bool, time: Timekeeper) -> Worker:
        program = command("sandtable.server.hall.bots.worker", levels_at, people)
        return cls(await create_subprocess_exec(*program, **OPTIONS), people, time)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def think(self, job: bytes, seconds: float) -> BotAnswer:
        """Send a job and wait for its answer; BotFailed if there is none in that time."""
        if not self.ready:
            await self._answer(START_SECONDS)
            self.ready = True
        self.jobs.write(job)
        answer = await self._answer(seconds)
        if answer.failure:
            raise BotFailed("error", answer.failure)
        return answer

    async def _answer(self, seconds: float) -> BotAnswer:
        try:
            async with self.time.timeout(seconds):
                line = await self.answers.readuntil()
            return msgspec.json.decode(line, type=BotAnswer)
        except TimeoutError:
            raise BotFailed("timeout") from None
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError):
            raise BotFailed("crash") from None

    def kill(self) -> None:
        """Kill the process, unless its pipe has ended: then it is already dead or about to be.

        Popen's kill would collect the exit status of a dead process that asyncio also waits for, and asyncio
        would log a warning.
        """
        if self.alive and not self.answers.at_eof():
            self.process.kill()

    async def gone(self, patience: float) -> None:
        """Wait until the process and its pipes are gone; kill it if that takes longer than `patience`."""
        try:
            async with asyncio.timeout(patience):
                await self.process.wait()
        except TimeoutError:
            if self.alive:
                self.process.kill()
            await self.process.wait()
        self.jobs.close()
        await asyncio.gather(self.jobs.wait_closed(), self.answers.read(), return_exceptions=True)

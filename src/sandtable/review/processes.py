"""A review in several processes in parallel, for the command line and for the hall.

Cancelling the coroutine ends the processes. The figures do not depend on their number.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process, create_subprocess_exec
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import msgspec

from sandtable.core.errors import BadRecord, SandtableError
from sandtable.processes.child import OPTIONS, command
from sandtable.review.report import JudgedDecision, Reason, Review
from sandtable.review.review import MOMENTS
from sandtable.review.reviewer import Finding
from sandtable.review.worker import Assemble, Begin, Choose, Do, Explain, Failed, Task, failures

LONGEST_LINE: Final = 1 << 26  # bytes
FAILED: Final = b'{"type":"failed"'
Progress = Callable[[int, int], None]
T = TypeVar("T")


class ReviewFailed(SandtableError):
    """A process of the review ended or failed."""


class ReviewWorker:
    """One process of a review."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.tasks = process.stdin
        self.results = process.stdout

    @classmethod
    async def start(cls, niceness: int) -> ReviewWorker:
        program = command("sandtable.review.worker", niceness)
        return cls(await create_subprocess_exec(*program, limit=LONGEST_LINE, **OPTIONS))

    async def ask(self, task: Task, result: type[T]) -> T:
        """Send a task and wait for its result."""
        try:
            self.tasks.write(msgspec.json.encode(task) + b"\n")
            await self.tasks.drain()
            line = await self.results.readuntil()
        except (OSError, asyncio.IncompleteReadError) as error:
            raise ReviewFailed("a process of the review ended unexpectedly") from error
        if line.startswith(FAILED):
            raise failure(failures.decode(line), task)
        return msgspec.json.decode(line, type=result)

    async def end(self) -> None:
        if self.process.returncode is None and not self.results.at_eof():
            self.process.kill()
        self.tasks.close()
        await asyncio.gather(self.process.wait(), self.results.read(), return_exceptions=True)


def failure(failed: Failed, task: Task) -> SandtableError:
    """The error of a task: a bad record is the caller's, anything else ours."""
    return BadRecord(failed.reason) if isinstance(task, Begin) else ReviewFailed(failed.reason)


@asynccontextmanager
async def workers(count: int, niceness: int) -> AsyncIterator[list[ReviewWorker]]:
    """Start processes, and end them afterwards."""
    started: list[ReviewWorker] = []
    try:
        while len(started) < count:
            started.append(await ReviewWorker.start(niceness))
        yield started
    finally:
        await asyncio.shield(asyncio.gather(*[worker.end() for worker in started]))


async def shared(
    among: list[ReviewWorker], work: Sequence[Task], result: type[T], done: Callable[[], None]
) -> list[T]:
    """Share tasks among the workers; the results are in the order of the tasks."""
    results: dict[int, T] = {}
    left = iter(enumerate(work))

    async def serve(worker: ReviewWorker) -> None:
        for number, task in left:
            results[number] = await worker.ask(task, result)
            done()

    async with asyncio.TaskGroup() as group:
        for worker in among:
            group.create_task(serve(worker))
    return [results[number] for number in range(len(work))]


async def reviewed(
    record: bytes, effort: str, count: int, progress: Progress | None = None, niceness: int = 0
) -> Review:
    """Review the record of a finished game; `progress` is told the pieces done and all pieces."""
    try:
        async with workers(count, niceness) as among:
            return await _reviewed(among, record, effort, progress or (lambda done, pieces: None))
    except* SandtableError as several:
        error: BaseException = several
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        raise error from None


async def _reviewed(among: list[ReviewWorker], record: bytes, effort: str, progress: Progress) -> Review:
    begin = Begin(record.decode(), effort)
    pieces, *_ = await asyncio.gather(*[worker.ask(begin, int) for worker in among])
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        progress(done, pieces + MOMENTS)

    progress(0, pieces + MOMENTS)
    findings = await shared(among, [Do(piece) for piece in range(pieces)], Finding, count)
    decisions = await among[0].ask(Choose(findings), list[JudgedDecision])
    reasons = await shared(among, [Explain(decision) for decision in decisions], Reason, count)
    review = await among[0].ask(Assemble(findings, reasons), Review)
    progress(pieces + MOMENTS, pieces + MOMENTS)
    return review

"""Reviews of finished games: made one at a time in processes of their own, and stored with the table.

A stored review is a value of the hall, `review <table>`, so that a table's log stays what was played.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

import msgspec

from sandtable.core.errors import SandtableError
from sandtable.review.processes import reviewed
from sandtable.review.report import VERSION, Review
from sandtable.server.hall.archive.archive import Archive
from sandtable.server.hall.live import Spawn
from sandtable.server.hall.turns import Turns
from sandtable.server.logs import Log
from sandtable.server.protocol.rest.finished_games import EffortName, ReviewState
from sandtable.server.protocol.rest.history import ReviewMark
from sandtable.server.store import Store, StoreError
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal

PROCESSES: Final = 2  # for one review, if there are as many cores
NICENESS: Final = 15  # reviews never delay a table or a bot
SHARE: Final = 4  # a guest may have a quarter of the reviews in the queue or in progress
ORDER: Final[tuple[EffortName, ...]] = ("quick", "normal", "deep")
logger: Final = Log("sandtable.server.hall.archive.reviews")


class Job:
    """A review in the queue or in progress."""

    def __init__(self, guest: str, effort: EffortName) -> None:
        self.guest = guest
        self.effort = effort
        self.done = 0
        self.pieces = 0
        self.task: asyncio.Task[None] | None = None

    def tell(self, done: int, pieces: int) -> None:
        self.done, self.pieces = done, pieces


class Reviews:
    """The reviews of the hall."""

    def __init__(self, store: Store, archive: Archive, spawn: Spawn, most: int) -> None:
        self.store = store
        self.archive = archive
        self.spawn = spawn
        self.most = most  # reviews in the queue or in progress; more are refused
        self.most_of_a_guest = max(1, most // SHARE)
        self.jobs: dict[str, Job] = {}
        self.failed: set[str] = set()
        self._turns = Turns()

    async def state(self, table: str) -> bytes:
        """A `ReviewState` as JSON; the caller has checked that the game is over."""
        job = self.jobs.get(table)
        stored = await self._stored(table)
        if job is not None:
            found = ReviewState("working", job.effort, job.done, job.pieces)
        elif stored is not None:
            found = ReviewState("ready")
        else:
            found = ReviewState("failed" if table in self.failed else "none")
        review = stored.encode() if stored else b"null"
        return msgspec.json.encode(found).removesuffix(b"null}") + review + b"}"

    async def begin(self, table: str, guest: Guest, effort: EffortName) -> None:
        """Review a finished game, unless a review with at least this effort exists or one is in progress."""
        if table in self.jobs:
            return
        stored = await self._stored(table)
        if stored is not None and ORDER.index(effort) <= ORDER.index(head_of(stored).effort):
            return
        if len(self.jobs) >= self.most or self._of(guest) >= self.most_of_a_guest:
            raise Refusal("try-again")
        if table not in self.jobs:  # somebody else may have asked meanwhile
            job = self.jobs[table] = Job(guest.id, effort)
            self.failed.discard(table)
            job.task = self.spawn(self._do(table, job))

    async def _stored(self, table: str) -> str | None:
        """The stored review of a table as JSON; None if there is none, or none of the current form."""
        stored = await self.store.value(key_of(table))
        return stored if stored is not None and head_of(stored).version == VERSION else None

    def _of(self, guest: Guest) -> int:
        return sum(job.guest == guest.id for job in self.jobs.values())

    def cancel(self, table: str, guest: Guest, sits: bool) -> None:
        """Stop a review; only the guest who asked for it and those who played may do that."""
        job = self.jobs.get(table)
        if job is None or job.task is None:
            return
        if guest.id != job.guest and not sits:
            raise Refusal("not-your-seat")
        job.task.cancel()

    async def _do(self, table: str, job: Job) -> None:
        try:
            async with self._turns.of(job.guest):
                record = await self.archive.record(table)
                count = min(PROCESSES, os.cpu_count() or 1)
                review = await reviewed(record, job.effort, count, job.tell, NICENESS)
            await self.store.set_value(key_of(table), msgspec.json.encode(review).decode())
            await self.store.set_value(marks_key_of(table), msgspec.json.encode(marks_of(review)).decode())
        except (Refusal, SandtableError, StoreError) as error:
            self.failed.add(table)
            logger.error("review-failed", error)
        finally:
            del self.jobs[table]


def key_of(table: str) -> str:
    """The name under which the review of a table is stored."""
    return f"review {table}"


def marks_key_of(table: str) -> str:
    """The name under which the marks of a review are stored, which are much shorter than the review."""
    return f"marks {table}"


def marks_of(review: Review) -> list[ReviewMark]:
    """What a review says about each seat."""
    return [
        ReviewMark(total.given_away.value, total.mistakes, total.given_away.margin) for total in review.totals
    ]


class ReviewHead(msgspec.Struct, frozen=True):
    """What the hall has to know of a stored review; the page reads the rest."""

    effort: EffortName
    version: int


def head_of(stored: str) -> ReviewHead:
    return msgspec.json.decode(stored, type=ReviewHead)

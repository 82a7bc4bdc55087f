"""Hands every job that needs the whole log of a table to a process of its own, so that no table waits."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.hall.archive.branches import Begun
from sandtable.server.hall.archive.jobs import (
    BeginBranch,
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
from sandtable.server.hall.side_process import SideProcess
from sandtable.server.logs import Log
from sandtable.server.store import Snapshot, Store
from sandtable.server.table.branched import Branched
from sandtable.server.table.refusal import Refusal

WORKER: Final = "sandtable.server.hall.archive.worker"
PATIENCE: Final = 30.0  # seconds for one job before the process is killed; the longest log takes a few
MOST_WAITING: Final = 50  # jobs in the queue; more are refused
MOST_OF_A_GUEST: Final = 10  # jobs of one guest in the queue
replies: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)
logger: Final = Log("sandtable.server.hall.archive.archive")


class Archive:
    """The archive of one hall. Guests take turns, so each job names the `guest` who asks; "" is the hall."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.side = SideProcess(WORKER, PATIENCE, MOST_WAITING, MOST_OF_A_GUEST)

    # --- finished games ---------------------------------------------------------------------------------

    async def record(self, table: str, guest: str = "") -> bytes:
        """The record file of a finished game."""
        return await self._do(MakeRecord(table, await self.store.since(table, 0)), guest)

    async def verified(self, table: str, guest: str) -> bytes:
        """A `Verified` as JSON."""
        return await self._do(Verify(table, await self.store.since(table, 0)), guest)

    async def story(self, table: str, seat: int | None, guest: str) -> bytes:
        """A `Story` as JSON."""
        return await self._cached(TellStory(table, seat), guest)

    async def position(self, table: str, entry: int, seat: int | None, guest: str) -> bytes:
        """A `Position` as JSON."""
        return await self._cached(ShowPosition(table, entry, seat), guest)

    # --- tables -----------------------------------------------------------------------------------------

    async def imported(self, table: str, text: bytes, guest: str, now: int) -> Imported:
        """A record file as a table, ready to be stored."""
        body = await self._do(Import(table, text, guest, now), guest)
        return msgspec.msgpack.decode(body, type=Imported)

    async def branch(self, table: str, step: int, same: bool, guest: str) -> Branched:
        """The beginning of a finished game, for a table that plays on from there."""
        body = await self._do(MakeBranch(table, await self.store.since(table, 0), step, same), guest)
        return msgspec.msgpack.decode(body, type=Branched)

    async def begin(self, table: str, now: int) -> Begun:
        """The beginning of the game of a table that branched off, ready to be stored."""
        body = await self._do(BeginBranch(table, await self.store.since(table, 0), now))
        return msgspec.msgpack.decode(body, type=Begun)

    async def snapshot(self, table: str, seat: int | None = None) -> Snapshot:
        """A snapshot of the table as the disk has it, however long its log is.

        With `seat`, the snapshot remembers enough to take back that seat's last decision.
        """
        body = await self._do(MakeSnapshot(table, await self.store.since(table, 0), seat))
        return msgspec.msgpack.decode(body, type=Snapshot)

    async def salvage(self, table: str, guest: str) -> bytes:
        """A `Salvage` as JSON."""
        return await self._do(SalvageLog(table, await self.store.since(table, 0), guest), guest)

    # --- how --------------------------------------------------------------------------------------------

    async def _cached(self, job: TellStory | ShowPosition, guest: str) -> bytes:
        """Do a job from the cache of the process, or with the log if the game is not in there."""
        reply = await self._ask(job, guest)
        if isinstance(reply, JobDone):
            return reply.body
        return await self._do(msgspec.structs.replace(job, log=await self.store.since(job.table, 0)), guest)

    async def _do(self, job: Job, guest: str = "") -> bytes:
        reply = await self._ask(job, guest)
        assert isinstance(reply, JobDone), "a job with a log needs no cache"
        return reply.body

    async def _ask(self, job: Job, guest: str) -> Reply:
        reply = replies.decode(await self.side.ask(msgspec.msgpack.encode(job), guest))
        if isinstance(reply, JobRefused):
            raise Refusal(reply.code, **reply.words)
        if isinstance(reply, JobFailed):  # the log cannot be read
            logger.error("archive-failed", code=reply.error)
            raise Refusal("table-broken")
        return reply

    async def close(self) -> None:
        """End the process; callers that wait for it get a Refusal."""
        await self.side.close()

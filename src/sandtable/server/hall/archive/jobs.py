"""The jobs of the archive and its replies. The time that a job takes grows with the length of the log.

`docs/architecture.md` says why these jobs have a process of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from sandtable.core.audit import verify
from sandtable.core.errors import BadRecord
from sandtable.core.message import Word, reference
from sandtable.server.hall.archive import branches, records
from sandtable.server.protocol.rest.finished_games import Verified
from sandtable.server.store import Snapshot
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.replay import Replays
from sandtable.server.table.snapshots import save_room


class MakeRecord(msgspec.Struct, frozen=True, tag="record"):
    """Make the record file of a finished game."""

    table: str
    log: list[bytes]


class Verify(msgspec.Struct, frozen=True, tag="verify"):
    """Check every die and card of a finished game against its seed; the reply is `Verified`."""

    table: str
    log: list[bytes]


class TellStory(msgspec.Struct, frozen=True, tag="story"):
    """Make a `Story`. Without a log it comes from the cache, or the reply is `NotCached`."""

    table: str
    seat: int | None
    log: list[bytes] | None = None


class ShowPosition(msgspec.Struct, frozen=True, tag="moment"):
    """Make a `Position`; the log is as in `TellStory`."""

    table: str
    entry: int
    seat: int | None
    log: list[bytes] | None = None


class Import(msgspec.Struct, frozen=True, tag="import"):
    """Turn a record file into the guest's table with the id `table`; the reply is `records.Imported`."""

    table: str
    text: bytes
    guest: str
    now: int


class MakeBranch(msgspec.Struct, frozen=True, tag="branch"):
    """Make the beginning of a finished game, up to a step; the reply is a `Branched`."""

    table: str
    log: list[bytes]
    step: int
    same: bool


class BeginBranch(msgspec.Struct, frozen=True, tag="begin"):
    """Begin the game of a table that branched off; the reply is a `branches.Begun`."""

    table: str
    log: list[bytes]
    now: int


class MakeSnapshot(msgspec.Struct, frozen=True, tag="reopen"):
    """Make a snapshot of a table; with `seat`, one that remembers the seat's last decision."""

    table: str
    log: list[bytes]
    seat: int | None = None


class SalvageLog(msgspec.Struct, frozen=True, tag="salvage"):
    """Read as much as possible of a damaged log for that guest; the reply is `Salvage`."""

    table: str
    log: list[bytes]
    guest: str


Job = (
    MakeRecord
    | Verify
    | TellStory
    | ShowPosition
    | Import
    | MakeBranch
    | BeginBranch
    | MakeSnapshot
    | SalvageLog
)


class JobDone(msgspec.Struct, frozen=True, tag="made"):
    """The job is done; `body` is its result."""

    body: bytes


class NotCached(msgspec.Struct, frozen=True, tag="unknown"):
    """The game is not in the cache: send the job again with the log."""


class JobRefused(msgspec.Struct, frozen=True, tag="refused"):
    """The guest's request is refused."""

    code: str
    words: dict[str, Word] = {}


class JobFailed(msgspec.Struct, frozen=True, tag="failed"):
    """The log cannot be read, or we have a bug; `error` is the type of the error, never its message."""

    error: str


Reply = JobDone | NotCached | JobRefused | JobFailed

to_json: Final = msgspec.json.Encoder().encode
to_msgpack: Final = msgspec.msgpack.Encoder().encode


class Archivist:
    """Does the jobs in the archive's process, and caches the games that were looked at last."""

    def __init__(self) -> None:
        self.replays = Replays()

    def do(self, job: Job) -> Reply:
        """Do a job and reply; errors become replies too."""
        try:
            body = self._jobs[type(job)](self, job)
        except Refusal as refusal:
            return JobRefused(refusal.code, refusal.words)
        except BadRecord as error:
            return JobRefused("bad-record", {"reason": reference("text", error)})
        except Exception as error:
            if isinstance(job, Import):  # any error was caused by the record
                return JobRefused("bad-record", {"reason": reference("text", type(error).__name__)})
            return JobFailed(type(error).__name__)
        return NotCached() if body is None else JobDone(body)

    def record(self, job: MakeRecord) -> bytes:
        return records.record_of(job.table, job.log).to_json()

    def verify(self, job: Verify) -> bytes:
        record = records.record_of(job.table, job.log)
        try:
            audit = verify(record)
        except BadRecord as error:
            return to_json(Verified(False, 0, str(error)))
        return to_json(Verified(audit.dice == "verified", audit.luck, audit.dice))

    def story(self, job: TellStory) -> bytes | None:
        replay = self.replays.get(job.table, job.log)
        return to_json(replay.story(job.seat)) if replay else None

    def position(self, job: ShowPosition) -> bytes | None:
        replay = self.replays.get(job.table, job.log)
        return to_json(replay.position(job.entry, job.seat)) if replay else None

    def import_record(self, job: Import) -> bytes:
        return to_msgpack(records.imported(job.text, job.table, job.guest, job.now))

    def branch(self, job: MakeBranch) -> bytes:
        return to_msgpack(branches.branch_off(job.table, job.log, job.step, job.same))

    def begin(self, job: BeginBranch) -> bytes:
        return to_msgpack(branches.begin(job.table, job.log, job.now))

    def snapshot(self, job: MakeSnapshot) -> bytes:
        room = records.fold(job.table, job.log)
        if job.seat is None:
            room.trim()
        else:
            room.remember(job.seat)
            if not room.playing_table.history:
                raise Refusal("undo-start")
        return to_msgpack(Snapshot(room.seq, save_room(room)))

    def salvage(self, job: SalvageLog) -> bytes:
        return to_json(records.salvage(job.table, job.log, job.guest))

    _jobs: Final[dict[type[Any], Callable[[Any, Any], bytes | None]]] = {
        MakeRecord: record,
        Verify: verify,
        TellStory: story,
        ShowPosition: position,
        Import: import_record,
        MakeBranch: branch,
        BeginBranch: begin,
        MakeSnapshot: snapshot,
        SalvageLog: salvage,
    }

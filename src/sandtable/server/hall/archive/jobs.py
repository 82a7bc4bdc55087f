"""What the archive can be asked, and how its process answers: each job takes as long as a log is.

`docs/architecture.md` says why these are not done where the tables live.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from sandtable.core.audit import verify
from sandtable.core.errors import BadRecord
from sandtable.core.message import Word, reference
from sandtable.server.hall.archive import records
from sandtable.server.protocol.rest import Verified
from sandtable.server.store import Snapshot
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.replay import Replays
from sandtable.server.table.snapshots import save_room


class MakeRecord(msgspec.Struct, frozen=True, tag="record"):
    """The record file of a finished game."""

    table: str
    log: list[bytes]


class Verify(msgspec.Struct, frozen=True, tag="verify"):
    """`Verified`: every die and card of a finished game against its seed."""

    table: str
    log: list[bytes]


class TellStory(msgspec.Struct, frozen=True, tag="story"):
    """`Story`. Without a log it is told from memory, or `NotCached`."""

    table: str
    seat: int | None
    log: list[bytes] | None = None


class ShowPosition(msgspec.Struct, frozen=True, tag="moment"):
    """`Position`; the log as in `TellStory`."""

    table: str
    entry: int
    seat: int | None
    log: list[bytes] | None = None


class Import(msgspec.Struct, frozen=True, tag="import"):
    """A record file from outside as the table `table` of the guest: `records.Imported`, in msgpack."""

    table: str
    text: bytes
    guest: str
    now: int


class MakeSnapshot(msgspec.Struct, frozen=True, tag="reopen"):
    """A snapshot (in msgpack) of the table as it is; with `seat`, one that remembers its last decision."""

    table: str
    log: list[bytes]
    seat: int | None = None


class SalvageLog(msgspec.Struct, frozen=True, tag="salvage"):
    """`records.Salvage` of a damaged log, for that guest."""

    table: str
    log: list[bytes]
    guest: str


Job = MakeRecord | Verify | TellStory | ShowPosition | Import | MakeSnapshot | SalvageLog


class JobDone(msgspec.Struct, frozen=True, tag="made"):
    """Done: the answer as it is sent on."""

    body: bytes


class NotCached(msgspec.Struct, frozen=True, tag="unknown"):
    """Not in memory: ask again with the log."""


class JobRefused(msgspec.Struct, frozen=True, tag="refused"):
    """A refusal for the one who asked."""

    code: str
    words: dict[str, Word] = {}


class JobFailed(msgspec.Struct, frozen=True, tag="failed"):
    """Our bug, or a log that cannot be read: the kind of the error, never its words."""

    error: str


Reply = JobDone | NotCached | JobRefused | JobFailed

to_json: Final = msgspec.json.Encoder().encode
to_msgpack: Final = msgspec.msgpack.Encoder().encode


class Archivist:
    """Does the jobs, one after the other, and remembers the games that were looked at last."""

    def __init__(self) -> None:
        self.replays = Replays()

    def do(self, job: Job) -> Reply:
        try:
            body = self._jobs[type(job)](self, job)
        except Refusal as refusal:
            return JobRefused(refusal.code, refusal.words)
        except BadRecord as error:
            return JobRefused("bad-record", {"reason": reference("text", error)})
        except Exception as error:
            if isinstance(job, Import):  # whatever it was, it came with the record
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

    def bring_in(self, job: Import) -> bytes:
        return to_msgpack(records.imported(job.text, job.table, job.guest, job.now))

    def reopen(self, job: MakeSnapshot) -> bytes:
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
        Import: bring_in,
        MakeSnapshot: reopen,
        SalvageLog: salvage,
    }

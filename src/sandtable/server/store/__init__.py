"""Where tables are kept: an append-only log for each, behind a small interface.

`append` returns only when what it was given is on the disk. A table's entries are numbered from 1; two
processes that append the same number are told apart by the primary key: the later one gets `Conflict`,
catches up with `since` and decides again.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from sandtable.server.table.guests import Guest


class Conflict(Exception):
    """Somebody else appended this entry number first."""


class StoreError(Exception):
    """The disk or the database failed, or was asked for the impossible: of this call nothing was written."""

    code = "not-kept"


class NotRead(StoreError):
    """The disk or the database does not give back what it was given."""

    code = "not-readable"


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What lists need to know of a table without opening it; kept in step with its log."""

    id: str
    game: str
    status: str  # waiting, playing, over
    listed: bool
    watch: bool
    due: int | None  # when a clock runs out, in milliseconds since 1970
    changed: int  # the time of the last entry
    card: bytes  # JSON for the lists of the hall
    guests: frozenset[str]  # who sits here


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it stood after entry `seq`."""

    seq: int
    body: bytes


class Store(Protocol):
    """SQLite here; PostgreSQL will be another URL."""

    async def append(self, table: str, seq: int, entries: list[bytes], head: Head) -> None:
        """Entries number `seq`, `seq + 1`, ... and the new head, all or nothing, on the disk; or Conflict."""

    async def since(self, table: str, seq: int) -> list[bytes]:
        """All entries after number `seq`, in order."""

    async def before(self, table: str, seq: int, limit: int) -> list[tuple[int, bytes]]:
        """The last `limit` entries before number `seq` (with their numbers), oldest first."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one; it may be lost, the log may not."""

    async def load_snapshot(self, table: str) -> Snapshot | None: ...

    async def head(self, table: str) -> Head | None: ...

    async def sitting(self, guest: str, limit: int) -> list[Head]:
        """The tables where the guest sits, latest change first."""

    async def listed(self, status: str, limit: int) -> list[Head]:
        """The listed tables of that status, latest change first."""

    async def due(self, until: int) -> list[Head]:
        """Tables being played whose clock runs out before that moment."""

    async def playing(self) -> list[str]:
        """The ids of all tables being played: bots at them may have to move after a restart."""

    async def add_guest(self, guest: Guest) -> None: ...

    async def change_guest(self, guest: Guest) -> None: ...

    async def guest(self, guest: str) -> Guest | None: ...

    async def value(self, name: str) -> str | None:
        """A value of the hall itself: the signing key, the heartbeat."""

    async def set_value(self, name: str, value: str) -> None: ...

    async def set_value_once(self, name: str, value: str) -> str:
        """Set it unless it is set; returns what stands then (several processes may start at once)."""

    async def check(self) -> None:
        """NotRead if it cannot be read, or could not be lately; StoreError if it cannot be written."""

    async def close(self) -> None: ...

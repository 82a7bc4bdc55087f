"""Where tables are stored: an append-only log for each table, behind a small interface.

`append` returns only when its entries are on disk. The entries of a table are numbered from 1. If two
processes append the same number, the primary key lets only the first succeed; the other gets `Conflict`,
catches up with `since` and decides again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec
import sqlalchemy as sa

from sandtable.server.table.guests import Guest

T = TypeVar("T")


class Conflict(Exception):
    """Another process appended this entry number first."""


class Fenced(Exception):
    """Another hall drives the bots and clocks of this table now; nothing was written."""


class StoreError(Exception):
    """The disk or the database failed, or the call was invalid; nothing of it was written."""

    code = "not-kept"


class NotRead(StoreError):
    """The disk or the database cannot be read."""

    code = "not-readable"


class TableClosed(StoreError):
    """An operator closed the table, so nothing can be added to it."""

    code = "no-such-table"


class TableHead(msgspec.Struct, frozen=True, kw_only=True):
    """What lists need to know about a table without opening it; written together with its log."""

    id: str
    game: str
    status: str  # waiting, playing, over
    listed: bool
    watch: bool
    due: int | None  # when a clock runs out or a bot must move, in milliseconds since 1970
    changed: int  # the time of the last entry
    card: bytes  # JSON for the lists of the hall
    guests: frozenset[str]  # who sits here


class Snapshot(msgspec.Struct, frozen=True):
    """A saved table after entry number `seq`."""

    seq: int
    body: bytes


class Store(Protocol):
    """A store of tables and guests: an SQLite file for one hall, or PostgreSQL for any number of halls."""

    async def append(
        self, table: str, seq: int, entries: list[bytes], head: TableHead, fence: int | None = None
    ) -> None:
        """Write entries number `seq`, `seq + 1`, ... and the new head, all or nothing; or raise Conflict.

        Bots and clocks pass the `fence` of their hall's lease; Fenced if another hall drives the table now.
        """

    async def since(self, table: str, seq: int) -> list[bytes]:
        """All entries after number `seq`, in order."""

    async def before(self, table: str, seq: int, limit: int) -> list[tuple[int, bytes]]:
        """The last `limit` entries before number `seq` (with their numbers), oldest first."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replace an older snapshot. A snapshot may be lost, the log may not."""

    async def load_snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of the table, if there is one."""

    async def head(self, table: str) -> TableHead | None:
        """The head of the table; None if there is no such table."""

    async def heads(self, tables: list[str]) -> list[TableHead]:
        """The heads of those tables that exist, in this order; a few hundred at most."""

    async def sitting(self, guest: str, limit: int, status: str = "") -> list[TableHead]:
        """The tables where the guest sits, most recently changed first; all, or those with that status."""

    async def listed(self, status: str, limit: int) -> list[TableHead]:
        """The listed tables with that status, most recently changed first."""

    async def due(self, until: int, after: tuple[int, str] = (0, ""), limit: int = 100) -> list[TableHead]:
        """Tables being played that are due before that time and that no living hall drives.

        They come in the order of their due time and id; `after` is that of the last one already known.
        """

    async def add_guest(self, guest: Guest) -> None: ...

    async def change_guest(self, guest: Guest) -> None: ...

    async def guest(self, guest: str) -> Guest | None: ...

    async def value(self, name: str) -> str | None:
        """A value of the hall itself, such as the signing key or the heartbeat."""

    async def values_of(self, names: list[str]) -> dict[str, str]:
        """Those of these values that are set, by their names; a few hundred at most."""

    async def set_value(self, name: str, value: str) -> None: ...

    async def set_value_once(self, name: str, value: str) -> str:
        """Set a value unless it is set already; returns the value that is set then.

        Of several processes that do this at the same time, only one succeeds.
        """

    async def change_value(self, name: str, change: Callable[[str], str]) -> str:
        """Set a value to what `change` makes of it, without another process in between."""

    async def remove_value(self, name: str) -> bool:
        """Remove a value, and return whether it was set."""

    async def values(self, prefix: str, most: int | None = None) -> dict[str, str]:
        """The values whose names begin with the prefix, by the rest of their names; the first `most`."""

    async def share(self, work: Callable[[sa.Connection], T]) -> T:
        """Do one of the writes in `sharing.py`, in a transaction of its own."""

    async def look(self, work: Callable[[sa.Connection], T]) -> T:
        """Do one of the queries in `sharing.py`."""

    async def check(self) -> None:
        """Raise NotRead if reading fails or failed recently, and StoreError if writing fails."""

    async def close(self) -> None: ...

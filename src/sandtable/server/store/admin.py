"""What an operator may do to stored tables, beyond what halls do."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from sandtable.server.store import Conflict
from sandtable.server.store.schema import entries, guests, heads, sitters, snapshots
from sandtable.server.store.writing import Append, append, lock_heads


class TableRow(msgspec.Struct, frozen=True):
    """A table in an operator's list."""

    id: str
    game: str
    status: str
    entries: int
    changed: int  # milliseconds since 1970
    closed: bool


def tables(
    connection: sa.Connection, status: str | None, guest: str | None, limit: int | None
) -> list[TableRow]:
    """The tables with that status and that guest, most recently changed first."""
    query = sa.select(heads.c.id, heads.c.game, heads.c.status, heads.c.seq, heads.c.changed, heads.c.closed)
    if status is not None:
        query = query.where(heads.c.status == status)
    if guest is not None:
        query = query.where(heads.c.id.in_(sa.select(sitters.c.table_id).where(sitters.c.guest_id == guest)))
    rows = connection.execute(query.order_by(heads.c.changed.desc()).limit(limit))
    return [TableRow(*row) for row in rows]


def close(connection: sa.Connection, table: str, closed: bool) -> bool:
    """Close a table or open it again; False if there is no such table."""
    changed = heads.update().where(heads.c.id == table)
    return connection.execute(changed.values(closed=closed)).rowcount > 0


def guests_named(connection: sa.Connection, name: str) -> list[str]:
    """The ids of the guests with that name."""
    return list(connection.scalars(sa.select(guests.c.id).where(guests.c.name == name).order_by(guests.c.id)))


# --- erasing a guest -----------------------------------------------------------------------------------


def tables_that_mention(connection: sa.Connection, guest: str) -> list[str]:
    """All tables whose log mentions the guest, also those where they only wrote a line of chat."""
    postgresql = connection.dialect.name == "postgresql"
    place = sa.func.strpos(sa.func.encode(entries.c.body, "escape"), guest) if postgresql else None
    if place is None:
        place = sa.func.instr(entries.c.body, guest.encode())
    return sorted(connection.scalars(sa.select(entries.c.table_id).where(place > 0).distinct()))


def rewrite(
    connection: sa.Connection,
    table: str,
    last: int,
    changed: dict[int, bytes],
    addition: Append | None,
    card: bytes,
) -> None:
    """Replace entries and the card of a table; Conflict if it no longer ends with entry `last`.

    The snapshot, which holds the old text, is removed.
    """
    if lock_heads(connection, [table])[table].last != last:
        raise Conflict(f"Table {table} has changed")
    for seq, body in changed.items():
        connection.execute(
            entries.update().where(entries.c.table_id == table, entries.c.seq == seq).values(body=body)
        )
    connection.execute(heads.update().where(heads.c.id == table).values(card=card))
    connection.execute(snapshots.delete().where(snapshots.c.table_id == table))
    if addition is not None:
        for error in append(connection, [addition], again=False):
            if error is not None:
                raise error


def overwrite_freed_pages(connection: sa.Connection) -> None:
    """Let SQLite overwrite what is deleted from now on; PostgreSQL does that when it is vacuumed."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")

"""The queries of the store, one function for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa

from sandtable.server.store import Snapshot, TableHead
from sandtable.server.store.database_time import database_time
from sandtable.server.store.schema import entries, guests, hall, halls, heads, sitters, snapshots
from sandtable.server.store.statements import Statement
from sandtable.server.table.guests import Guest

SEPARATOR: Final = "\n"
GLANCE: Final = 20  # rows of each kind that the health check reads
LAST: Final = 2**31 - 1  # beyond the number of any entry, and the largest number of its column

whole_heads: Final = sa.select(
    heads.c.id,
    heads.c.game,
    heads.c.status,
    heads.c.listed,
    heads.c.watch,
    heads.c.due,
    heads.c.changed,
    heads.c.card,
    heads.c.guests,
).where(heads.c.closed == sa.false())
# What is read most often. The columns of `one_head` are those of a `TableHead`, in its order.
whole_guests: Final = sa.select(guests.c.id, guests.c.name, guests.c.webhook)
one_guest: Final = Statement(whole_guests.where(guests.c.id == sa.bindparam("guest")), ["guest"])
one_head: Final = Statement(whole_heads.where(heads.c.id == sa.bindparam("table")), ["table"])
one_value: Final = Statement(sa.select(hall.c.value).where(hall.c.name == sa.bindparam("key")), ["key"])
# Whether the hall that drives a table is alive.
is_driven: Final = sa.exists().where(halls.c.id == heads.c.driver, halls.c.until > database_time())


def guests_in(text: str) -> frozenset[str]:
    """The ids in the column `guests`."""
    return frozenset(text.split(SEPARATOR)) if text else frozenset()


def fetch_heads(connection: sa.Connection, query: sa.Select[Any]) -> list[TableHead]:
    return [as_head(row) for row in connection.execute(query).mappings()]


def as_head(row: Mapping[str, Any] | sa.RowMapping) -> TableHead:
    """A row as a head; SQLite has numbers for booleans."""
    words = {"listed": bool(row["listed"]), "watch": bool(row["watch"]), "guests": guests_in(row["guests"])}
    return TableHead(**{**row, **words})


def since(connection: sa.Connection, table: str, seq: int) -> list[bytes]:
    query = sa.select(entries.c.body).where(entries.c.table_id == table, entries.c.seq > seq)
    return [_bytes(body) for body in connection.scalars(query.order_by(entries.c.seq))]


def before(connection: sa.Connection, table: str, seq: int, limit: int) -> list[tuple[int, bytes]]:
    earlier = entries.c.seq < min(seq, LAST)
    query = sa.select(entries.c.seq, entries.c.body).where(entries.c.table_id == table, earlier)
    rows = connection.execute(query.order_by(entries.c.seq.desc()).limit(limit)).all()
    return [(number, _bytes(body)) for number, body in reversed(rows)]


def _bytes(body: object) -> bytes:
    """The body as bytes: SQLite returns whatever is stored, which may be a text or a number after damage."""
    return body if isinstance(body, bytes) else str(body).encode()


def load_snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    query = sa.select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == table)
    row = connection.execute(query).one_or_none()
    return Snapshot(*row) if row else None


def head(connection: sa.Connection, table: str) -> TableHead | None:
    rows = one_head.fetch(connection, {"table": table})
    return as_head(dict(zip(TableHead.__struct_fields__, rows[0], strict=True))) if rows else None


def heads_of(connection: sa.Connection, tables: list[str]) -> list[TableHead]:
    if not tables:
        return []
    found = {each.id: each for each in fetch_heads(connection, whole_heads.where(heads.c.id.in_(tables)))}
    return [found[table] for table in tables if table in found]


def sitting(connection: sa.Connection, guest: str, limit: int, status: str = "") -> list[TableHead]:
    tables = sa.select(sitters.c.table_id).where(sitters.c.guest_id == guest)
    query = whole_heads.where(heads.c.id.in_(tables), *([heads.c.status == status] if status else []))
    query = query.order_by(heads.c.changed.desc()).limit(limit)
    return fetch_heads(connection, query)


def listed(connection: sa.Connection, status: str, limit: int) -> list[TableHead]:
    query = whole_heads.where(heads.c.listed == sa.true(), heads.c.status == status)
    return fetch_heads(connection, query.order_by(heads.c.changed.desc()).limit(limit))


def due(connection: sa.Connection, until: int, after: tuple[int, str], limit: int) -> list[TableHead]:
    later = sa.tuple_(heads.c.due, heads.c.id) > sa.tuple_(*map(sa.literal, after))
    query = whole_heads.where(heads.c.status == "playing", heads.c.due < until, later, ~is_driven)
    return fetch_heads(connection, query.order_by(heads.c.due, heads.c.id).limit(limit))


def values(connection: sa.Connection, prefix: str, most: int | None) -> dict[str, str]:
    last = prefix[:-1] + chr(ord(prefix[-1]) + 1)
    query = sa.select(hall.c.name, hall.c.value).where(hall.c.name >= prefix, hall.c.name < last)
    first = query.order_by(hall.c.name).limit(most)
    return {name[len(prefix) :]: value for name, value in connection.execute(first)}


def values_of(connection: sa.Connection, names: list[str]) -> dict[str, str]:
    query = sa.select(hall.c.name, hall.c.value).where(hall.c.name.in_(names))
    return {row.name: row.value for row in connection.execute(query)} if names else {}


def guest(connection: sa.Connection, id_: str) -> Guest | None:
    rows = one_guest.fetch(connection, {"guest": id_})
    return Guest(**dict(zip(("id", "name", "webhook"), rows[0], strict=True))) if rows else None


def glance(connection: sa.Connection) -> None:
    """Read a few rows of each kind; damaged ones raise an error."""
    newest = sa.select(heads.c.id).order_by(heads.c.changed.desc()).limit(GLANCE)
    for status in ("waiting", "playing", "over"):
        listed(connection, status, GLANCE)
    for table in list(connection.scalars(newest)):
        head(connection, table)
        before(connection, table, LAST, GLANCE)
        load_snapshot(connection, table)
    connection.execute(sa.select(guests).limit(GLANCE)).all()


def value(connection: sa.Connection, name: str) -> str | None:
    rows = one_value.fetch(connection, {"key": name})
    return rows[0][0] if rows else None

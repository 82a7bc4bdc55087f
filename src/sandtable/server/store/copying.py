"""Copies everything from one database to another, and compares the two."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from sandtable.server.store import Store, StoreError
from sandtable.server.store.schema import entries, guests, hall, heads, sitters, snapshots
from sandtable.server.store.sharing import alive

PAGE: Final = 200  # tables or guests that are copied in one transaction
NOT_COPIED: Final = ("health",)  # values that say something about one database only
DETAILS: Final = (sitters, entries, snapshots)  # what belongs to a table, by its `table_id`

Rows = list[dict[str, Any]]


async def copy_all(source: Store, target: Store, progress: Callable[[int], None]) -> int:
    """Copy tables, guests and values; returns the number of tables. The target must be empty.

    `progress` is called with the number of tables copied so far.
    """
    for store, name in ((source, "source"), (target, "target")):
        if await store.look(is_in_use):
            raise StoreError(f"A server is running on the {name}; stop it first")
    if not await target.look(is_empty):
        raise StoreError("The target has tables or guests already; it must be empty")
    count, after = 0, ""
    while page := await source.look(partial(table_page, after=after)):
        await target.share(partial(write_page, page=page))
        count, after = count + len(page[0][1]), page[0][1][-1]["id"]
        progress(count)
    for table, key in ((guests, guests.c.id), (hall, hall.c.name)):
        after = ""
        while rows := await source.look(partial(some_rows, table=table, key=key, after=after)):
            await target.share(partial(write_page, page=[(table, rows)]))
            after = rows[-1][key.name]
    if await source.share(fingerprint) != await target.share(fingerprint):
        raise StoreError("The copy differs from the original; do not use it")
    return count


def is_in_use(connection: sa.Connection) -> bool:
    return connection.execute(alive.limit(1)).first() is not None


def is_empty(connection: sa.Connection) -> bool:
    return all(connection.execute(sa.select(table).limit(1)).first() is None for table in (heads, guests))


def some_rows(connection: sa.Connection, table: sa.Table, key: sa.Column[Any], after: str) -> Rows:
    """The next rows by their key."""
    query = sa.select(table).where(key > after).order_by(key).limit(PAGE)
    return [dict(row) for row in connection.execute(query).mappings()]


def table_page(connection: sa.Connection, after: str) -> list[tuple[sa.Table, Rows]]:
    """The next heads with everything that belongs to them; empty at the end."""
    found = some_rows(connection, heads, heads.c.id, after)
    if not found:
        return []
    ids = [row["id"] for row in found]
    page = [(heads, [row | {"driver": ""} for row in found])]
    for table in DETAILS:
        query = sa.select(table).where(table.c.table_id.in_(ids))
        page.append((table, [dict(row) for row in connection.execute(query).mappings()]))
    return page


def write_page(connection: sa.Connection, page: list[tuple[sa.Table, Rows]]) -> None:
    for table, rows in page:
        kept = [row for row in rows if row.get("name") not in NOT_COPIED or table is not hall]
        if table is hall:  # opening the target may have set some of them
            connection.execute(hall.delete().where(hall.c.name.in_([row["name"] for row in kept])))
        if kept:
            connection.execute(table.insert(), kept)


def fingerprint(connection: sa.Connection) -> dict[str, str]:
    """For each kind of row, a hash of all of them that does not depend on their order or on the database."""
    return {table.name: _hash(connection, table) for table in (heads, *DETAILS, guests, hall)}


def _hash(connection: sa.Connection, table: sa.Table) -> str:
    total = 0
    for row in _rows(connection, table):
        total += int.from_bytes(hashlib.sha256(repr(row).encode()).digest(), "big")
    return f"{total % 2**256:064x}"


def _rows(connection: sa.Connection, table: sa.Table) -> Iterator[tuple[Any, ...]]:
    columns = [column for column in table.columns if column is not heads.c.driver]
    query = sa.select(*columns)
    if table is hall:
        query = query.where(hall.c.name.not_in(NOT_COPIED))
    with connection.execution_options(stream_results=True).execute(query) as result:
        for row in result:
            yield tuple(row)

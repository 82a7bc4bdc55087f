"""The writes of the store, within a transaction that the caller begins and commits.

The head of each table is read under a lock, so a conflict is detected before anything is written and does not
affect the rest of the batch. Only when two halls create the same table does PostgreSQL notice it later, by
the primary key: the batch fails, and its jobs are done again one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sandtable.server.store import Conflict, Fenced, Snapshot, StoreError, TableClosed, TableHead, reading
from sandtable.server.store.schema import entries, guests, hall, heads, sitters, snapshots
from sandtable.server.store.statements import Statement
from sandtable.server.table.guests import Guest


class StoredHead(NamedTuple):
    """What an append has to know about its table."""

    last: int = 0  # the number of the last entry
    guests: frozenset[str] = frozenset()
    closed: bool = False
    fence: int = 0


class Append(msgspec.Struct, frozen=True):
    """Entries to be appended to the log of a table, starting with number `seq`."""

    table: str
    seq: int
    entries: list[bytes]
    head: TableHead
    fence: int | None = None  # of the driver who appends; None for a person

    @property
    def last(self) -> int:
        return self.seq + len(self.entries) - 1

    def error_after(self, stored: StoredHead) -> Exception | None:
        """The error if these entries may not directly follow those that are stored, else None."""
        if stored.closed:
            return TableClosed(f"Table {self.table} is closed")
        if self.fence is not None and self.fence != stored.fence:
            return Fenced(f"Table {self.table} has a driver with number {stored.fence}, not {self.fence}")
        if self.seq <= stored.last:
            return Conflict(f"Table {self.table} already has an entry {self.seq}")
        if self.seq > stored.last + 1:
            return StoreError(
                f"Table {self.table} ends with entry {stored.last}, so {self.seq} cannot follow"
            )
        return None


Job = Append | Callable[[sa.Connection], object]


def perform(connection: sa.Connection, jobs: list[Job], again: bool = False) -> list[object]:
    """Do all jobs and return their results in order. If one raises, the whole batch must be rolled back.

    `again`: the connection was lost in the middle of these jobs, so they may have been done already.
    """
    appended = iter(append(connection, [job for job in jobs if isinstance(job, Append)], again))
    return [next(appended) if isinstance(job, Append) else job(connection) for job in jobs]


# --- appending -----------------------------------------------------------------------------------------

locked_heads: Final = (
    sa.select(heads.c.id, heads.c.seq, heads.c.guests, heads.c.closed, heads.c.fence)
    .order_by(heads.c.id)  # a database that locks row by row must always lock in the same order
    .with_for_update(key_share=True)
)
stored_heads: Final = locked_heads.where(heads.c.id.in_(sa.bindparam("tables", expanding=True)))
stored_head: Final = Statement(locked_heads.where(heads.c.id == sa.bindparam("table")), ["table"])
HEAD: Final = ("seq", "game", "status", "listed", "watch", "due", "changed", "card", "guests")
new_head: Final = Statement(heads.insert(), ["id", *HEAD])
changed_head: Final = Statement(heads.update().where(heads.c.id == sa.bindparam("table")), ["table", *HEAD])
new_entry: Final = Statement(entries.insert(), ["table_id", "seq", "body"])


def append(connection: sa.Connection, appends: list[Append], again: bool) -> list[Exception | None]:
    """Write all appends that directly follow the last entry of their table; the error, or None, for each."""
    if not appends:
        return []
    known = lock_heads(connection, {each.table for each in appends})
    written = {id(each) for each in appends if again and is_written(connection, each, known)}
    errors = check_all([each for each in appends if id(each) not in written], dict(known))
    good = [each for each in appends if errors.get(id(each), 0) is None]
    newest = {each.table: each for each in good}.values()
    write_heads(connection, newest, known)
    write_entries(connection, good)
    for each in newest:
        write_sitters(connection, each.table, known.get(each.table, StoredHead()).guests, each.head.guests)
    return [errors.get(id(each)) for each in appends]


def lock_heads(connection: sa.Connection, tables: Collection[str]) -> dict[str, StoredHead]:
    """The heads of those tables that exist, locked until the end of the transaction."""
    rows: Iterable[Sequence[Any]]
    if len(tables) > 1 and connection.dialect.name == "postgresql":  # one question to the server for all
        rows = connection.execute(stored_heads, {"tables": list(tables)})
    else:
        rows = [row for table in sorted(tables) for row in stored_head.fetch(connection, {"table": table})]
    return {
        table: StoredHead(last, reading.guests_in(text), bool(closed), fence)
        for table, last, text, closed, fence in rows
    }


def is_written(connection: sa.Connection, each: Append, known: dict[str, StoredHead]) -> bool:
    """Whether exactly these entries are in the log already."""
    if not each.entries or known.get(each.table, StoredHead()).last < each.last:
        return False
    return reading.since(connection, each.table, each.seq - 1)[: len(each.entries)] == each.entries


def check_all(appends: list[Append], known: dict[str, StoredHead]) -> dict[int, Exception | None]:
    """For each append, the error if it does not follow what is stored and the appends before it."""
    errors: dict[int, Exception | None] = {}
    for each in appends:
        stored = known.get(each.table, StoredHead())
        error = errors[id(each)] = each.error_after(stored)
        if error is None:
            known[each.table] = stored._replace(last=each.last)
    return errors


def write_heads(connection: sa.Connection, appends: Collection[Append], known: Collection[str]) -> None:
    new = [head_row(each) | {"id": each.table} for each in appends if each.table not in known]
    changed = [head_row(each) | {"table": each.table} for each in appends if each.table in known]
    if new:
        new_head.execute(connection, new)
    if changed:
        changed_head.execute(connection, changed)


def head_row(each: Append) -> dict[str, Any]:
    """The columns of a head that an append sets."""
    head = each.head
    return {
        "seq": each.last,
        "game": head.game,
        "status": head.status,
        "listed": head.listed,
        "watch": head.watch,
        "due": head.due,
        "changed": head.changed,
        "card": head.card,
        "guests": reading.SEPARATOR.join(sorted(head.guests)),
    }


def write_entries(connection: sa.Connection, appends: list[Append]) -> None:
    rows = [
        {"table_id": each.table, "seq": number, "body": body}
        for each in appends
        for number, body in enumerate(each.entries, each.seq)
    ]
    if rows:
        new_entry.execute(connection, rows)


def write_sitters(connection: sa.Connection, table: str, old: frozenset[str], new: frozenset[str]) -> None:
    """Write the difference between the guests before and after."""
    if old - new:
        gone = sitters.c.guest_id.in_(old - new)
        connection.execute(sitters.delete().where(sitters.c.table_id == table, gone))
    if new - old:
        connection.execute(sitters.insert(), [{"table_id": table, "guest_id": each} for each in new - old])


# --- the rest ------------------------------------------------------------------------------------------


def save_snapshot(connection: sa.Connection, table: str, snapshot: Snapshot) -> None:
    """Save a snapshot, unless there is a newer one."""
    older = reading.load_snapshot(connection, table)
    row = {"table_id": table, "seq": snapshot.seq, "body": snapshot.body}
    if older is None:
        connection.execute(snapshots.insert(), row)
    elif older.seq < snapshot.seq:
        connection.execute(snapshots.update().where(snapshots.c.table_id == table), row)


def add_guest(connection: sa.Connection, guest: Guest) -> None:
    connection.execute(guests.insert(), msgspec.structs.asdict(guest))


def change_guest(connection: sa.Connection, guest: Guest) -> None:
    changed = guests.update().where(guests.c.id == guest.id)
    if connection.execute(changed, msgspec.structs.asdict(guest)).rowcount == 0:
        raise StoreError(f"There is no guest {guest.id}")


def set_value(connection: sa.Connection, name: str, value: str) -> None:
    if set_value_once(connection, name, value) != value:
        connection.execute(hall.update().where(hall.c.name == name), {"value": value})


def set_value_once(connection: sa.Connection, name: str, value: str) -> str:
    found = reading.value(connection, name)
    if found is None:
        add_unless_there(connection, hall, {"name": name, "value": value})
        found = reading.value(connection, name)  # another hall may have been first
    return value if found is None else found


def change_value(connection: sa.Connection, name: str, change: Callable[[str], str]) -> str:
    """Set a value to what `change` makes of it ("" if it is not set yet), while nobody else can change it."""
    add_unless_there(connection, hall, {"name": name, "value": ""})
    old = connection.scalar(sa.select(hall.c.value).where(hall.c.name == name).with_for_update())
    new = change(old or "")
    connection.execute(hall.update().where(hall.c.name == name), {"value": new})
    return new


def remove_value(connection: sa.Connection, name: str) -> bool:
    return connection.execute(hall.delete().where(hall.c.name == name)).rowcount > 0


def add_unless_there(connection: sa.Connection, table: sa.Table, row: dict[str, Any]) -> None:
    """Insert a row unless its key is taken."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).on_conflict_do_nothing(), row)

"""The writes of the store, within a transaction that the caller begins and commits.

The last entry number of each table is read under the write lock, so a conflict is detected before anything is
written and does not affect the rest of the batch. In a database that locks less than SQLite, a conflict
violates the primary key: the batch fails, and its jobs are done again one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from sandtable.server.store import Conflict, Snapshot, StoreError, TableHead, reading
from sandtable.server.store.schema import entries, guests, hall, heads, sitters, snapshots
from sandtable.server.table.guests import Guest


class Append(msgspec.Struct, frozen=True):
    """Entries to be appended to the log of a table, starting with number `seq`."""

    table: str
    seq: int
    entries: list[bytes]
    head: TableHead

    @property
    def last(self) -> int:
        return self.seq + len(self.entries) - 1

    def error_after(self, last: int) -> Exception | None:
        """The error if these entries do not directly follow entry `last`, else None."""
        if self.seq <= last:
            return Conflict(f"Table {self.table} already has an entry {self.seq}")
        if self.seq > last + 1:
            return StoreError(f"Table {self.table} ends with entry {last}, so {self.seq} cannot follow")
        return None


Job = Append | Callable[[sa.Connection], object]


def perform(connection: sa.Connection, jobs: list[Job]) -> list[object]:
    """Do all jobs and return their results in order. If one raises, the whole batch must be rolled back."""
    appended = iter(append(connection, [job for job in jobs if isinstance(job, Append)]))
    return [next(appended) if isinstance(job, Append) else job(connection) for job in jobs]


# --- appending -----------------------------------------------------------------------------------------

last_entries: Final = (
    sa.select(heads.c.id, heads.c.seq, reading.seated.label("guests"))
    .where(heads.c.id.in_(sa.bindparam("tables", expanding=True)))
    .order_by(heads.c.id)  # a database that locks row by row must always lock in the same order
    .with_for_update()
)
new_head: Final = heads.insert()
changed_head: Final = heads.update().where(heads.c.id == sa.bindparam("table"))
new_entry: Final = entries.insert()


def append(connection: sa.Connection, appends: list[Append]) -> list[Exception | None]:
    """Write all appends that directly follow the last entry of their table; the error, or None, for each."""
    if not appends:
        return []
    rows = connection.execute(last_entries, {"tables": list({each.table for each in appends})})
    known = {table: (last, reading.guests_in(text)) for table, last, text in rows}
    errors = check_numbers(appends, {table: last for table, (last, _) in known.items()})
    good = [each for each, error in zip(appends, errors, strict=True) if error is None]
    newest = {each.table: each for each in good}.values()
    write_heads(connection, newest, known.keys())
    write_entries(connection, good)
    for each in newest:
        _, guests_before = known.get(each.table, (0, frozenset()))
        write_sitters(connection, each.table, guests_before, each.head.guests)
    return errors


def check_numbers(appends: list[Append], last: dict[str, int]) -> list[Exception | None]:
    """For each append, the error if it does not follow the entries of its table and the appends before it."""
    errors = []
    for each in appends:
        error = each.error_after(last.get(each.table, 0))
        if error is None:
            last[each.table] = each.last
        errors.append(error)
    return errors


def write_heads(connection: sa.Connection, appends: Collection[Append], known: Collection[str]) -> None:
    new = [head_row(each) | {"id": each.table} for each in appends if each.table not in known]
    changed = [head_row(each) | {"table": each.table} for each in appends if each.table in known]
    if new:
        connection.execute(new_head, new)
    if changed:
        connection.execute(changed_head, changed)


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
    }


def write_entries(connection: sa.Connection, appends: list[Append]) -> None:
    rows = [
        {"table_id": each.table, "seq": number, "body": body}
        for each in appends
        for number, body in enumerate(each.entries, each.seq)
    ]
    if rows:
        connection.execute(new_entry, rows)


def write_sitters(connection: sa.Connection, table: str, old: frozenset[str], new: frozenset[str]) -> None:
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
        connection.execute(hall.insert(), {"name": name, "value": value})
    return value if found is None else found

"""What the store writes, within a transaction that the caller begins and commits.

The last number of each table is read under the write lock, so a conflict is seen before anything is written
and costs the rest of the batch nothing. Where a database locks less than SQLite, the primary keys decide: the
batch fails and is done again, one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from sandtable.server.store import Conflict, Head, Snapshot, StoreError, reading
from sandtable.server.store.schema import entries, guests, hall, heads, sitters, snapshots
from sandtable.server.table.guests import Guest


class Append(msgspec.Struct, frozen=True):
    """Entries for the log of a table."""

    table: str
    seq: int
    entries: list[bytes]
    head: Head

    @property
    def last(self) -> int:
        return self.seq + len(self.entries) - 1

    def misplaced(self, last: int) -> Exception | None:
        """Entries follow the last one, or there is this wrong with them."""
        if self.seq <= last:
            return Conflict(f"Table {self.table} has an entry {self.seq} already")
        if self.seq > last + 1:
            return StoreError(f"Table {self.table} ends with entry {last}: {self.seq} cannot follow")
        return None


Job = Append | Callable[[sa.Connection], object]


def perform(connection: sa.Connection, jobs: list[Job]) -> list[object]:
    """Do them all; the outcome of each, in order. What raises an error is to be rolled back as a whole."""
    appended = iter(append(connection, [job for job in jobs if isinstance(job, Append)]))
    return [next(appended) if isinstance(job, Append) else job(connection) for job in jobs]


# --- appending -----------------------------------------------------------------------------------------

ends: Final = (
    sa.select(heads.c.id, heads.c.seq, reading.seated.label("guests"))
    .where(heads.c.id.in_(sa.bindparam("tables", expanding=True)))
    .order_by(heads.c.id)  # where rows are locked one by one, all lock them in the same order
    .with_for_update()
)
new_head: Final = heads.insert()
changed_head: Final = heads.update().where(heads.c.id == sa.bindparam("table"))
new_entry: Final = entries.insert()


def append(connection: sa.Connection, appends: list[Append]) -> list[Exception | None]:
    """All that follow the last entry of their table, in a few statements for the lot."""
    if not appends:
        return []
    rows = connection.execute(ends, {"tables": list({each.table for each in appends})})
    found = {table: (last, reading.guests_in(text)) for table, last, text in rows}
    outcomes = placed(appends, {table: last for table, (last, _) in found.items()})
    good = [each for each, wrong in zip(appends, outcomes, strict=True) if wrong is None]
    latest = {each.table: each for each in good}.values()
    put_heads(connection, latest, found.keys())
    put_entries(connection, good)
    for each in latest:
        _, seated = found.get(each.table, (0, frozenset()))
        put_sitters(connection, each.table, seated, each.head.guests)
    return outcomes


def placed(appends: list[Append], lasts: dict[str, int]) -> list[Exception | None]:
    """What is wrong with each, if it comes after those before it."""
    outcomes = []
    for each in appends:
        wrong = each.misplaced(lasts.get(each.table, 0))
        if wrong is None:
            lasts[each.table] = each.last
        outcomes.append(wrong)
    return outcomes


def put_heads(connection: sa.Connection, appends: Collection[Append], known: Collection[str]) -> None:
    new = [head_row(each) | {"id": each.table} for each in appends if each.table not in known]
    changed = [head_row(each) | {"table": each.table} for each in appends if each.table in known]
    if new:
        connection.execute(new_head, new)
    if changed:
        connection.execute(changed_head, changed)


def head_row(each: Append) -> dict[str, Any]:
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


def put_entries(connection: sa.Connection, appends: list[Append]) -> None:
    rows = [
        {"table_id": each.table, "seq": number, "body": body}
        for each in appends
        for number, body in enumerate(each.entries, each.seq)
    ]
    if rows:
        connection.execute(new_entry, rows)


def put_sitters(connection: sa.Connection, table: str, old: frozenset[str], new: frozenset[str]) -> None:
    if old - new:
        gone = sitters.c.guest_id.in_(old - new)
        connection.execute(sitters.delete().where(sitters.c.table_id == table, gone))
    if new - old:
        connection.execute(sitters.insert(), [{"table_id": table, "guest_id": each} for each in new - old])


# --- the rest ------------------------------------------------------------------------------------------


def save_snapshot(connection: sa.Connection, table: str, snapshot: Snapshot) -> None:
    """An older snapshot never replaces a newer one."""
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
    stands = reading.value(connection, name)
    if stands is None:
        connection.execute(hall.insert(), {"name": name, "value": value})
    return value if stands is None else stands

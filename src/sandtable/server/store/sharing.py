"""What halls that share a database agree on: which of them are alive, who drives a table, who is where.

A hall is alive until the moment in its row, by the clock of the database, and moves that moment on while it
runs. The driver of a table lets its bots move and its clocks run out. Any hall may become the driver when the
last one is no longer alive; each new driver gets a higher number, the fence, and an append with an old number
is refused. So a hall that was suspended and wakes up late cannot do harm, whatever it still believes.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from sandtable.server.store.database_time import database_time
from sandtable.server.store.schema import halls, heads, visits
from sandtable.server.store.writing import add_unless_there

alive = sa.select(halls.c.id).where(halls.c.until > database_time())

# --- halls ---------------------------------------------------------------------------------------------


def clock(connection: sa.Connection) -> int:
    """The time of the database in milliseconds since 1970."""
    return int(connection.scalar(sa.select(database_time())) or 0)


def beat(connection: sa.Connection, hall: str, lease: int) -> bool:
    """Stay alive for another `lease` milliseconds; False if the hall was already given up for dead."""
    until = database_time() + lease
    in_time = halls.update().where(halls.c.id == hall, halls.c.until > database_time())
    if connection.execute(in_time.values(until=until)).rowcount:
        return True
    add_unless_there(connection, halls, {"id": hall, "until": 0})
    connection.execute(halls.update().where(halls.c.id == hall).values(until=until))
    return False


def beat_and_clock(connection: sa.Connection, hall: str, lease: int) -> tuple[bool, int]:
    """Do `beat`, and return its result with the time of the database."""
    return beat(connection, hall, lease), clock(connection)


def others(connection: sa.Connection, hall: str) -> int:
    """How many other halls are alive."""
    query = sa.select(sa.func.count()).select_from(halls)
    return connection.scalar(query.where(halls.c.id != hall, halls.c.until > database_time())) or 0


def leave(connection: sa.Connection, hall: str) -> None:
    """Give up everything, so that other halls can drive the tables of this one immediately."""
    connection.execute(visits.delete().where(visits.c.hall_id == hall))
    connection.execute(halls.delete().where(halls.c.id == hall))


def sweep(connection: sa.Connection, older: int) -> None:
    """Remove halls that have been dead for that many milliseconds, and their visits."""
    dead = sa.select(halls.c.id).where(halls.c.until < database_time() - older)
    connection.execute(visits.delete().where(visits.c.hall_id.in_(dead)))
    connection.execute(halls.delete().where(halls.c.until < database_time() - older))


# --- drivers -------------------------------------------------------------------------------------------


def drive(connection: sa.Connection, hall: str, table: str) -> int | None:
    """Become the driver of a table and return the new fence; None while another living hall drives it."""
    free = sa.or_(heads.c.driver == hall, heads.c.driver.not_in(alive))
    taken = heads.update().where(heads.c.id == table, free)
    fence: int | None = connection.scalar(
        taken.values(driver=hall, fence=heads.c.fence + 1).returning(heads.c.fence)
    )
    return fence


def release(connection: sa.Connection, hall: str, tables: Collection[str]) -> None:
    """Stop being the driver of these tables."""
    mine = heads.update().where(heads.c.id.in_(sorted(tables)), heads.c.driver == hall)
    connection.execute(mine.values(driver=""))


def driverless(connection: sa.Connection, tables: Collection[str]) -> list[str]:
    """Those of the tables that no living hall drives."""
    query = sa.select(heads.c.id).where(heads.c.id.in_(list(tables)), heads.c.driver.not_in(alive))
    return list(connection.scalars(query))


def lengths(connection: sa.Connection, tables: Collection[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables, leaving out those that are closed."""
    query = sa.select(heads.c.id, heads.c.seq).where(heads.c.id.in_(list(tables)))
    return dict(connection.execute(query.where(heads.c.closed == sa.false())).all())


# --- visits --------------------------------------------------------------------------------------------


def come(connection: sa.Connection, hall: str, number: int, table: str, guest: str, address: str) -> None:
    """Note an open page."""
    row = {"hall_id": hall, "number": number, "table_id": table, "guest_id": guest, "address": address}
    add_unless_there(connection, visits, row)


def go(connection: sa.Connection, hall: str, numbers: Collection[int]) -> None:
    """Note that these pages were closed."""
    mine = visits.delete().where(visits.c.hall_id == hall)
    connection.execute(mine.where(visits.c.number.in_(list(numbers))))


def guests_at(connection: sa.Connection, tables: Collection[str], but: str) -> dict[str, frozenset[str]]:
    """The guests whose pages are open at these tables in other halls than `but`."""
    query = sa.select(visits.c.table_id, visits.c.guest_id).where(
        visits.c.table_id.in_(list(tables)), visits.c.hall_id != but, visits.c.hall_id.in_(alive)
    )
    found: dict[str, set[str]] = {table: set() for table in tables}
    for table, guest in connection.execute(query):
        found[table].add(guest)
    return {table: frozenset(guests) for table, guests in found.items()}


def open_pages(connection: sa.Connection, but: str, guest: str, address: str) -> tuple[int, int]:
    """How many pages a guest and an address have open in other halls than `but`."""

    def count(mine: sa.ColumnElement[bool]) -> Any:
        query = sa.select(sa.func.count()).select_from(visits)
        return query.where(mine, visits.c.hall_id != but, visits.c.hall_id.in_(alive)).scalar_subquery()

    row = connection.execute(sa.select(count(visits.c.guest_id == guest), count(visits.c.address == address)))
    of_guest, of_address = row.one()
    return of_guest, of_address

"""The clock of the database, in SQL: the only one that all halls share, whatever their own clocks say."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction


class database_time(GenericFunction[int]):  # noqa: N801  # a function of SQL
    """Milliseconds since 1970."""

    type = sa.BigInteger()
    inherit_cache = True


@compiles(database_time, "sqlite")
def in_sqlite(element: database_time, compiler: Any, **named: Any) -> str:
    return "CAST(1000 * (julianday('now') - 2440587.5) * 86400 AS INTEGER)"


@compiles(database_time, "postgresql")
def in_postgresql(element: database_time, compiler: Any, **named: Any) -> str:
    return "CAST(1000 * EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT)"

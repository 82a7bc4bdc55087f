"""Statements that are turned into SQL once and then handed to the driver itself.

An append runs a handful of statements, always the same ones. Executed by SQLAlchemy, they take the processor
several times as long as the database needs for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa


class Sql(NamedTuple):
    """The text of a statement for one database."""

    text: str
    order: tuple[str, ...] | None  # the names of its parameters, if the driver takes them by position


class Statement:
    """A statement of SQLAlchemy Core whose parameters are always the same ones."""

    def __init__(self, clause: sa.ClauseElement, parameters: Sequence[str]) -> None:
        self.clause = clause
        self.parameters = list(parameters)
        self._sql: dict[str, Sql] = {}

    def fetch(self, connection: sa.Connection, row: dict[str, Any]) -> list[tuple[Any, ...]]:
        """Execute the statement and return all rows that it finds, as the driver returns them."""
        return self._run(connection, [row], fetch=True)

    def execute(self, connection: sa.Connection, rows: Sequence[dict[str, Any]] = ({},)) -> None:
        """Execute the statement for each row of parameters, or once if it has none."""
        self._run(connection, rows, fetch=False)

    def _run(
        self, connection: sa.Connection, rows: Sequence[dict[str, Any]], fetch: bool
    ) -> list[tuple[Any, ...]]:
        sql = self._sql.get(connection.dialect.name) or self._render(connection.dialect)
        order = sql.order
        values: list[Any] = [tuple(row[name] for name in order) for row in rows] if order else list(rows)
        cursor = connection.connection.cursor()
        try:
            if len(values) == 1:
                cursor.execute(sql.text, values[0])
            else:
                cursor.executemany(sql.text, values)
            return list(cursor.fetchall()) if fetch else []
        except connection.dialect.loaded_dbapi.Error as error:
            raise as_sqlalchemy_does(connection, sql.text, error, cursor) from error
        finally:
            cursor.close()

    def _render(self, dialect: sa.Dialect) -> Sql:
        compiled = self.clause.compile(dialect=dialect, column_keys=self.parameters)
        order = getattr(compiled, "positiontup", None)
        self._sql[dialect.name] = sql = Sql(str(compiled), tuple(order) if order else None)
        return sql


def as_sqlalchemy_does(connection: sa.Connection, text: str, error: Exception, cursor: Any) -> BaseException:
    """The driver's error as SQLAlchemy would report it; a connection that is lost is not used again."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection.dbapi_connection, cursor)  # type: ignore[arg-type]
    if lost:
        connection.invalidate(error)
    return sa.exc.DBAPIError.instance(
        text,
        None,
        error,
        dialect.loaded_dbapi.Error,
        hide_parameters=True,
        connection_invalidated=lost,
        dialect=dialect,
    )

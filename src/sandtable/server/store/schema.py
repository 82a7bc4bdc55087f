"""The tables of the database. A change here needs a revision in `migrations` (a test compares the two)."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

heads: Final = sa.Table(
    "heads",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # the number of the last entry
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("card", sa.LargeBinary, nullable=False),
    sa.Column("guests", sa.Text, nullable=False, server_default=""),  # ids, one in each line
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),  # by an operator
    sa.Column("driver", sa.Text, nullable=False, server_default=""),  # the hall that moves bots and clocks
    sa.Column("fence", sa.Integer, nullable=False, server_default="0"),  # counts the drivers
    sa.Index(None, "listed", "status", "changed"),
    sa.Index(None, "status", "due", "id"),
)

# Clustered by their key, so that the log of a table can be read sequentially.
entries: Final = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("heads.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The guests of `heads` as rows, so that the tables of a guest are found by an index.
sitters: Final = sa.Table(
    "sitters",
    metadata,
    sa.Column("guest_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("heads.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

snapshots: Final = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("heads.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

guests: Final = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("webhook", sa.Text, nullable=False),
)

hall: Final = sa.Table(
    "hall",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# The halls that share this database, each alive until that moment by the clock of the database.
halls: Final = sa.Table(
    "halls",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# The open pages of these halls. Addresses are hashed with a key.
visits: Final = sa.Table(
    "visits",
    metadata,
    sa.Column("hall_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("guest_id", sa.Text, nullable=False, index=True),
    sa.Column("address", sa.Text, nullable=False, index=True),
    sqlite_with_rowid=False,
)

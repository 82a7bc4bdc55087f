"""The migrations of the database (Alembic), run in process when the store is opened.

A new database gets its tables directly from `schema.py`, an older one through the revisions after its own; a
test compares the results. To change a table, change `schema.py`, add a revision in `versions` and name it in
NEWEST. Released revisions are never edited.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from sandtable.server.store import StoreError
from sandtable.server.store.schema import metadata

NEWEST: Final = "0002"
LOCK: Final = 0x5A4D7AB1E  # the number of the lock that migrating halls take in PostgreSQL
# Starting halls wait for the one that migrates, and on a busy machine it may pause between two statements.
PATIENT: Final = {
    "idle_in_transaction_session_timeout": "60s",
    "lock_timeout": "120s",
    "statement_timeout": "120s",
}


def upgrade(connection: sa.Connection) -> None:
    """Migrate the database within the caller's transaction; other processes that open it wait meanwhile.

    In SQLite, the write lock of the transaction makes them wait. PostgreSQL needs a lock of its own.
    """
    if connection.dialect.name == "postgresql":
        for name, value in PATIENT.items():
            connection.execute(sa.text(f"SET LOCAL {name} = '{value}'"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    found = revision(connection)
    if found is None:
        create_tables(connection)
    elif found != NEWEST:
        run_revisions(connection, found)


def create_tables(connection: sa.Connection) -> None:
    """Create the newest tables in an empty database, as all revisions together would."""
    metadata.create_all(connection)
    version = sa.Table(
        "alembic_version",
        sa.MetaData(),
        sa.Column("version_num", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
    )
    version.create(connection)
    connection.execute(version.insert(), {"version_num": NEWEST})


def revision(connection: sa.Connection) -> str | None:
    """The revision of the database; None if it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def run_revisions(connection: sa.Connection, found: str | None, last: str = NEWEST) -> None:
    """Run the revisions from `found` to `last`; StoreError if the database is newer than this program."""
    # Importing Alembic takes longer than opening the hall, and is needed only after an upgrade of Sandtable.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"The database was made by a newer version of Sandtable: its revision is {found!r}, but the "
            f"newest known here is {NEWEST!r}. Nothing was changed. Use that version or a later one."
        )
    command.upgrade(config, last)

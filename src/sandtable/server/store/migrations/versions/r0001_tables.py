"""The first tables: heads, their entries, sitters and snapshots; guests; values of the hall."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "heads",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("card", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heads"),
    )
    op.create_index("ix_heads_listed_status_changed", "heads", ["listed", "status", "changed"])
    op.create_index("ix_heads_status_due", "heads", ["status", "due"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.id"], name="fk_sitters_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sitters_table_id", "sitters", ["table_id"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.id"], name="fk_snapshots_table_id"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "hall",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_hall"),
    )

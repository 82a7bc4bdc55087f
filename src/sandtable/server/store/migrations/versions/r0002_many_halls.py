"""What several halls need to share a database: drivers of tables, halls that are alive, open pages."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("heads", sa.Column("guests", sa.Text(), nullable=False, server_default=""))
    op.add_column("heads", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("heads", sa.Column("driver", sa.Text(), nullable=False, server_default=""))
    op.add_column("heads", sa.Column("fence", sa.Integer(), nullable=False, server_default="0"))
    heads = sa.table("heads", sa.column("id"), sa.column("guests"))
    sitters = sa.table("sitters", sa.column("guest_id"), sa.column("table_id"))
    seated = (
        sa.select(sa.func.coalesce(sa.func.aggregate_strings(sitters.c.guest_id, "\n"), ""))
        .where(sitters.c.table_id == heads.c.id)
        .scalar_subquery()
    )
    op.execute(heads.update().values(guests=seated))
    op.drop_index("ix_heads_status_due", "heads")
    op.create_index("ix_heads_status_due_id", "heads", ["status", "due", "id"])
    op.create_table(
        "halls",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_halls"),
    )
    op.create_table(
        "visits",
        sa.Column("hall_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hall_id", "number", name="pk_visits"),
        sqlite_with_rowid=False,
    )
    for column in ("table_id", "guest_id", "address"):
        op.create_index(f"ix_visits_{column}", "visits", [column])

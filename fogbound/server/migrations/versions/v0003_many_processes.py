"""Many processes on one database: those that are alive, and which of them owns each room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("internal", sa.String(255), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("heard", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("process", sa.String(32)),
    )
    op.create_index("leases_of", "leases", ["process"])

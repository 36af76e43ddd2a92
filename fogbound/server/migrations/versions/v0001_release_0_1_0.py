"""The tables of release 0.1.0.

Databases from before steps were counted begin here: those of the release, which have these tables, and those of its
later versions, which have some of the next step too.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    text, number, json = sa.Text, sa.Integer, sa.JSON
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", text),
        if_not_exists=True,
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(4), nullable=False, unique=True),
        sa.Column("facts", json, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "games",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", number, primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "plies",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", number, primary_key=True),
        sa.Column("ply", number, primary_key=True),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("move", text, nullable=False),
        sa.Column("sender", sa.String(128)),
        if_not_exists=True,
    )
    op.create_table(
        "said",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("n", sa.BigInteger, primary_key=True),
        sa.Column("facts", json, nullable=False),
        if_not_exists=True,
    )

"""What came after release 0.1.0 and before steps were counted. Databases of that time have any part of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

AT_ONCE = 500  # rooms
LISTED = "members listed"  # a mark in `secrets`, by which those versions knew that the lists were made
KEY, MOMENT = sa.String(32), sa.Float


def upgrade() -> None:
    _add_columns()
    _widen_codes()
    _add_games()
    _add_people()
    _list_members()


def _add_columns() -> None:
    for table, name, kind in (("people", "at", MOMENT()), ("games", "about", sa.JSON()), ("plies", "at", MOMENT())):
        if name not in {column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)}:
            op.add_column(table, sa.Column(name, kind))


def _widen_codes() -> None:
    """Four letters; of a closed room, its id."""
    [code] = [column for column in sa.inspect(op.get_bind()).get_columns("rooms") if column["name"] == "code"]
    if getattr(code["type"], "length", None) == 4:
        with op.batch_alter_table("rooms") as rooms:
            rooms.alter_column("code", type_=KEY, existing_type=code["type"], existing_nullable=False)


def _add_games() -> None:
    op.create_table(
        "taken_back",
        sa.Column("room", KEY, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("written", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", KEY, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "snapshots",
        sa.Column("room", KEY, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("facts", sa.JSON, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "analyses",
        sa.Column("room", KEY, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("version", sa.String(128), nullable=False),
        sa.Column("found", sa.JSON, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "finished",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("room", KEY, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("ended", MOMENT, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        if_not_exists=True,
    )


def _add_people() -> None:
    op.create_table(
        "members",
        sa.Column("person", KEY, primary_key=True),
        sa.Column("room", KEY, primary_key=True),
        if_not_exists=True,
    )
    op.create_index("members_of", "members", ["room"], if_not_exists=True)
    op.create_table(
        "files",
        sa.Column("owner", KEY, primary_key=True),
        sa.Column("game", KEY, primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("title", sa.String(128), nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "had",
        sa.Column("person", KEY, primary_key=True),
        sa.Column("game", KEY, primary_key=True),
        sa.Column("thing", sa.String(64), primary_key=True),
        sa.Column("at", MOMENT, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", KEY, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(200), nullable=False),
        sa.Column("language", sa.String(35), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        if_not_exists=True,
    )
    op.create_index("subscriptions_of", "subscriptions", ["person"], if_not_exists=True)
    op.create_table(
        "played",
        sa.Column("person", KEY, primary_key=True),
        sa.Column("id", KEY, primary_key=True),
        sa.Column("ended", MOMENT, nullable=False),
        if_not_exists=True,
    )
    op.create_index("played_by", "played", ["person", "ended"], if_not_exists=True)


def _list_members() -> None:
    """Who is in which open room, in a table of its own; closed rooms give back their four letters."""
    connection = op.get_bind()
    secrets = sa.table("secrets", sa.column("name", sa.String))
    rooms = sa.table("rooms", sa.column("id", sa.String), sa.column("code", sa.String), sa.column("facts", sa.JSON))
    members = sa.table("members", sa.column("person", sa.String), sa.column("room", sa.String))
    if connection.execute(sa.delete(secrets).where(secrets.c.name == LISTED)).rowcount:
        return
    after = ""
    query = sa.select(rooms.c.id, rooms.c.facts).order_by(rooms.c.id).limit(AT_ONCE)
    while rows := connection.execute(query.where(rooms.c.id > after)).all():
        after = rows[-1].id
        closed = [row.id for row in rows if row.facts["status"] == "closed"]
        if closed:
            connection.execute(sa.update(rooms).where(rooms.c.id.in_(closed)).values(code=rooms.c.id))
        listed = [
            {"person": person, "room": row.id}
            for row in rows
            if row.facts["status"] != "closed"
            for person in dict.fromkeys(row.facts["members"])
        ]
        connection.execute(sa.delete(members).where(members.c.room.in_([row.id for row in rows])))
        if listed:
            connection.execute(sa.insert(members), listed)

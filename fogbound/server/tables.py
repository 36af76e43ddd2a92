"""The tables of the database. Names of tables and columns stay as they are: databases of every release open.

Whoever changes something here adds a migration: see fogbound/server/migrations.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

secrets = sa.Table("secrets", metadata, sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text))
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=True),  # when they last gave a name or left a room; earlier versions had none
)
rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(32), nullable=False, unique=True),  # four letters; of a closed room, its id
    sa.Column("facts", sa.JSON, nullable=False),  # room/stored.py writes and reads them
    sa.Column("changed", sa.Float, nullable=False),
)
members = sa.Table(
    "members",  # of rooms that are open: whose list of games has them
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Index("members_of", "room"),
)
games = sa.Table(
    "games",
    metadata,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("about", sa.JSON, nullable=True),  # a GameInfo; the first release had none
)
plies = sa.Table(
    "plies",
    metadata,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # counts plies that were taken back, too
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("sender", sa.String(128), nullable=True),  # the person and the id of their message; None for bots
    sa.Column("at", sa.Float, nullable=True),  # plies of earlier versions have none
)
taken_back = sa.Table(
    "taken_back",  # the plies stay where they are: each row cuts the log that they make
    metadata,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("written", sa.Integer, nullable=False),  # how many rows of `plies` there were
    sa.Column("ply", sa.Integer, nullable=False),  # back to before this ply of the log
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
snapshots = sa.Table(
    "snapshots",  # what the house worked out of running games; the plies alone would do, but more slowly
    metadata,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("facts", sa.JSON, nullable=False),
)
said = sa.Table(
    "said",
    metadata,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True),  # about when, in milliseconds
    sa.Column("facts", sa.JSON, nullable=False),
)

files = sa.Table(
    "files",
    metadata,
    sa.Column("owner", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("title", sa.String(128), nullable=False),
    sa.Column("told", sa.JSON, nullable=False),  # the file's summary, as its owner is told it
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # false: its owner has deleted it, and a room still needs it
    sa.Column("at", sa.Float, nullable=False),
)
seen = sa.Table(
    "had",  # cards and the like that a person has seen
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("thing", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

subscriptions = sa.Table(
    "subscriptions",  # browsers that want notices
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a digest of the endpoint
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(200), nullable=False),
    sa.Column("auth", sa.String(200), nullable=False),
    sa.Column("language", sa.String(35), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("subscriptions_of", "person"),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("version", sa.String(128), nullable=False),
    sa.Column("found", sa.JSON, nullable=False),  # the analysis
)

finished = sa.Table(
    "finished",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("room", sa.String(32), nullable=False),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False, default=False),  # a player has shared it
    sa.Column("facts", sa.JSON, nullable=False),  # room/finished.py writes and reads them
)
played = sa.Table(
    "played",  # who may open a finished game, and has it in their list
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Index("played_by", "person", "ended"),
)

# What many processes on one database need; a server alone leaves these two empty.
processes = sa.Table(
    "processes",  # those that are alive
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("internal", sa.String(255), nullable=False),  # HOST:PORT at which the others reach it
    sa.Column("started", sa.Float, nullable=False),  # by the clock of the database, like `heard`
    sa.Column("heard", sa.Float, nullable=False),  # its last heartbeat
)
leases = sa.Table(
    "leases",  # which process owns a room; without one, or with one that is dead, the room is free
    metadata,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("number", sa.BigInteger, nullable=False),  # one more with each owner: the fence
    sa.Column("process", sa.String(32), nullable=True),
    sa.Index("leases_of", "process"),
)

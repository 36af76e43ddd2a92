"""Databases as earlier versions of Fogbound left them, on SQLite and on PostgreSQL."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

# As release 0.1.0 made its tables.
RELEASE_0_1_0 = """
CREATE TABLE secrets (name VARCHAR(32) NOT NULL, value TEXT, PRIMARY KEY (name));
CREATE TABLE people (id VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, PRIMARY KEY (id));
CREATE TABLE rooms (id VARCHAR(32) NOT NULL, code VARCHAR(4) NOT NULL, facts JSON NOT NULL, changed FLOAT NOT NULL,
    PRIMARY KEY (id), UNIQUE (code));
CREATE TABLE games (room VARCHAR(32) NOT NULL, game INTEGER NOT NULL, seed VARCHAR(64) NOT NULL,
    PRIMARY KEY (room, game));
CREATE TABLE plies (room VARCHAR(32) NOT NULL, game INTEGER NOT NULL, ply INTEGER NOT NULL, seat VARCHAR(32) NOT NULL,
    move TEXT NOT NULL, sender VARCHAR(128), PRIMARY KEY (room, game, ply));
CREATE TABLE said (room VARCHAR(32) NOT NULL, n BIGINT NOT NULL, facts JSON NOT NULL, PRIMARY KEY (room, n));
"""

# What later versions added before steps were counted, one after the other.
LATER = (
    "ALTER TABLE games ADD COLUMN about JSON",
    """CREATE TABLE files (owner VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL,
        title VARCHAR(128) NOT NULL, told JSON NOT NULL, text TEXT NOT NULL, listed BOOLEAN NOT NULL, at FLOAT NOT NULL,
        PRIMARY KEY (owner, game, name))""",
    """CREATE TABLE had (person VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL, thing VARCHAR(64) NOT NULL,
        at FLOAT NOT NULL, PRIMARY KEY (person, game, thing))""",
    """CREATE TABLE analyses (room VARCHAR(32) NOT NULL, game INTEGER NOT NULL, version VARCHAR(128) NOT NULL,
        found JSON NOT NULL, PRIMARY KEY (room, game))""",
    "ALTER TABLE plies ADD COLUMN at FLOAT",
    """CREATE TABLE taken_back (room VARCHAR(32) NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL,
        written INTEGER NOT NULL, ply INTEGER NOT NULL, seat VARCHAR(32) NOT NULL, at FLOAT NOT NULL,
        PRIMARY KEY (room, game, n))""",
    """CREATE TABLE finished (id VARCHAR(32) NOT NULL, room VARCHAR(32) NOT NULL, game INTEGER NOT NULL,
        ended FLOAT NOT NULL, public BOOLEAN NOT NULL, facts JSON NOT NULL, PRIMARY KEY (id))""",
    """CREATE TABLE played (person VARCHAR(32) NOT NULL, id VARCHAR(32) NOT NULL, ended FLOAT NOT NULL,
        PRIMARY KEY (person, id))""",
    "CREATE INDEX played_by ON played (person, ended)",
    """CREATE TABLE members (person VARCHAR(32) NOT NULL, room VARCHAR(32) NOT NULL, PRIMARY KEY (person, room))""",
    "CREATE INDEX members_of ON members (room)",
    "ALTER TABLE people ADD COLUMN at FLOAT",
    """CREATE TABLE snapshots (room VARCHAR(32) NOT NULL, game INTEGER NOT NULL, facts JSON NOT NULL,
        PRIMARY KEY (room, game))""",
    """CREATE TABLE subscriptions (id VARCHAR(64) NOT NULL, person VARCHAR(32) NOT NULL, endpoint TEXT NOT NULL,
        p256dh VARCHAR(200) NOT NULL, auth VARCHAR(200) NOT NULL, language VARCHAR(35) NOT NULL, at FLOAT NOT NULL,
        PRIMARY KEY (id))""",
    "CREATE INDEX subscriptions_of ON subscriptions (person)",
)

ROWS: dict[str, list[dict[str, Any]]] = {
    "secrets": [{"name": "cookie", "value": "00ff"}],
    "people": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Böb"}],
    "rooms": [
        {"id": "r1", "code": "ABCD", "facts": '{"status": "lobby", "members": ["ann", "bob"]}', "changed": 1.5},
        {"id": "r2", "code": "EFGH", "facts": '{"status": "closed", "members": ["ann"]}', "changed": 2.5},
        {"id": "r3", "code": "IJKL", "facts": '{"status": "playing", "members": ["bob"]}', "changed": 3.5},
    ],
    "games": [{"room": "r3", "game": 1, "seed": "ab" * 32}],
    "plies": [{"room": "r3", "game": 1, "ply": n, "seat": "x", "move": f"t{n}", "sender": None} for n in range(3)],
    "said": [{"room": "r1", "n": 1_763_000_000_000, "facts": '{"text": "“hi”"}'}],
}


def make_0_1_0(connection: sa.Connection) -> None:
    """A database of release 0.1.0, with a few rows."""
    for statement in RELEASE_0_1_0.strip().split(";\n"):
        connection.exec_driver_sql(statement.rstrip(";"))
    for table, rows in ROWS.items():
        # JSON is written as text: the driver of PostgreSQL must know what it is.
        casts = {"facts": "CAST(:facts AS JSON)"} if connection.dialect.name == "postgresql" else {}
        values = ", ".join(casts.get(name, f":{name}") for name in rows[0])
        connection.execute(sa.text(f"INSERT INTO {table} ({', '.join(rows[0])}) VALUES ({values})"), rows)


def make_later(connection: sa.Connection, steps: int = len(LATER)) -> None:
    """A database that was begun by 0.1.0 and has since been opened by a version from before steps were counted."""
    make_0_1_0(connection)
    for statement in LATER[:steps]:
        connection.exec_driver_sql(statement)


def make_today(connection: sa.Connection) -> None:
    """A database that the last version before steps were counted made: codes are wider, and members are listed."""
    make_later(connection)
    for statement in _WIDER[connection.dialect.name]:
        connection.exec_driver_sql(statement)
    listed = [{"person": "ann", "room": "r1"}, {"person": "bob", "room": "r1"}, {"person": "bob", "room": "r3"}]
    connection.execute(sa.text("INSERT INTO members (person, room) VALUES (:person, :room)"), listed)
    connection.execute(sa.text("UPDATE rooms SET code = id WHERE id = 'r2'"))
    connection.execute(sa.text("INSERT INTO secrets (name, value) VALUES ('members listed', '1')"))


_WIDER = {
    "postgresql": ["ALTER TABLE rooms ALTER COLUMN code TYPE VARCHAR(32)"],
    "sqlite": [
        "ALTER TABLE rooms RENAME TO before",
        "CREATE TABLE rooms (id VARCHAR(32) NOT NULL, code VARCHAR(32) NOT NULL, facts JSON NOT NULL, "
        "changed FLOAT NOT NULL, PRIMARY KEY (id), UNIQUE (code))",
        "INSERT INTO rooms SELECT * FROM before",
        "DROP TABLE before",
    ],
}

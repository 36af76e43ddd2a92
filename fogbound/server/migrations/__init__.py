"""The schema of the database, step by step: a database of any release becomes one of today.

Each step is a file in `versions`, and the database holds the number of the last one it took. A new database is made at
once from the tables of today. To change the schema, change `fogbound/server/tables.py` and add the next file, with
Alembic's operations; a test compares both ways and says what a step forgot.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

FOLDER = Path(__file__).parent
STAMP = sa.table("alembic_version", sa.column("version_num", sa.String))
LOCK = 0x466F67626F756E64  # any number will do, as long as every Fogbound takes the same


class NewerDatabase(Exception):
    """The database was migrated by a later version than this one."""

    def __init__(self, stamp: str) -> None:
        super().__init__(
            f"A newer Fogbound has used this database: its schema is number {stamp}, and this version knows those "
            f"up to {newest()}. Update Fogbound, or choose another database with --database"
        )


def steps() -> list[str]:
    """The numbers of all steps, in order."""
    return sorted(path.name[1:5] for path in (FOLDER / "versions").glob("v*.py"))


def newest() -> str:
    return steps()[-1]


def bring_up_to_date(connection: sa.Connection, metadata: sa.MetaData) -> None:
    """Make the tables of a new database, or take the steps that are missing: all of them or, if one fails, none."""
    if schema_number(connection) == newest():
        return
    wait_for_other_processes(connection)
    stamp = schema_number(connection)
    if stamp is not None and stamp not in steps():
        raise NewerDatabase(stamp)
    if stamp is None and not _has_tables(connection, metadata):
        make(connection, metadata)
    elif stamp != newest():  # another process may have done it meanwhile
        migrate(connection)


def make(connection: sa.Connection, metadata: sa.MetaData) -> None:
    """The tables of today, in a database without any."""
    metadata.create_all(connection)
    _stamp(connection)


def schema_number(connection: sa.Connection) -> str | None:
    """The number of the last step that a database took; None for a new one, and one from before steps were counted."""
    if not sa.inspect(connection).has_table(STAMP.name):
        return None
    return connection.execute(sa.select(STAMP.c.version_num)).scalar_one_or_none()


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Take the steps that are missing, up to this one."""
    from alembic import command  # half a second, and seldom needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, to)


def wait_for_other_processes(connection: sa.Connection) -> None:
    """Processes that start together on one database migrate it one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    elif connection.dialect.name == "sqlite":  # its driver would begin only with the first row
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _has_tables(connection: sa.Connection, metadata: sa.MetaData) -> bool:
    return not metadata.tables.keys().isdisjoint(sa.inspect(connection).get_table_names())


def _stamp(connection: sa.Connection) -> None:
    sa.Table(STAMP.name, sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True)).create(connection)
    connection.execute(sa.insert(STAMP).values(version_num=newest()))

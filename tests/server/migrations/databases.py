"""A database at work, one transaction after the other, and what is in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from fogbound.server import migrations
from fogbound.server.migrations import bring_up_to_date
from fogbound.server.tables import metadata

Work = Callable[[sa.Connection], Any]


def on(database: str, *works: Work) -> list[Any]:
    """What each of these says, one transaction after the other."""

    async def all_of_them() -> list[Any]:
        engine = create_async_engine(database)
        try:
            answers = []
            for work in works:
                async with engine.begin() as connection:
                    answers.append(await connection.run_sync(work))
            return answers
        finally:
            await engine.dispose()

    return asyncio.run(asyncio.wait_for(all_of_them(), 60))


def up_to_date(connection: sa.Connection) -> None:
    bring_up_to_date(connection, metadata)


def differences(connection: sa.Connection) -> list[Any]:
    """What Alembic would still change to arrive at the tables of today."""
    found = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(found, metadata))


def shape(connection: sa.Connection) -> dict[str, Any]:
    """All tables with their columns, keys and indexes."""
    look = sa.inspect(connection)
    return {
        table: (
            {column["name"]: (str(column["type"]), column["nullable"]) for column in look.get_columns(table)},
            look.get_pk_constraint(table)["constrained_columns"],
            sorted(str(sorted(unique["column_names"])) for unique in look.get_unique_constraints(table)),
            sorted((str(index["name"]), str(index["column_names"])) for index in look.get_indexes(table)),
        )
        for table in look.get_table_names()
        if table != migrations.STAMP.name
    }


def rows(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table.name: [tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]
        for table in metadata.sorted_tables
    }

"""All rows of a database, from one database into another, table by table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from fogbound.server import migrations
from fogbound.server.admin.databases import Unusable
from fogbound.server.migrations import STAMP, newest
from fogbound.server.tables import metadata

AT_ONCE = 1000  # rows
OF_NOW = {"processes"}  # which processes are alive: that is no part of what lasts

Progress = Callable[[int, int], None]
"""Hears how many rows are done, of how many."""


class Batch(NamedTuple):
    """Some rows of one table. A table without rows is one batch without rows."""

    table: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


def table_names(connection: sa.Connection) -> list[str]:
    """Those of our tables that a database has, and that are copied."""
    found = metadata.tables.keys() & set(sa.inspect(connection).get_table_names())
    return sorted(str(name) for name in found - OF_NOW)


def counts(connection: sa.Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        name: connection.execute(sa.select(sa.func.count()).select_from(sa.table(name))).scalar_one()
        for name in table_names(connection)
    }


def batches(connection: sa.Connection, at_once: int = AT_ONCE) -> Iterator[Batch]:
    """Everything in a database."""
    for name in table_names(connection):
        table = _as_it_is(connection, name)
        columns, empty = tuple(str(column.name) for column in table.columns), True
        found = connection.execution_options(yield_per=at_once).execute(sa.select(table))
        for part in found.partitions():
            empty = False
            yield Batch(name, columns, [tuple(row) for row in part])
        if empty:
            yield Batch(name, columns, [])


def _as_it_is(connection: sa.Connection, name: str) -> sa.Table:
    """A table with the columns that it has here. Where JSON is missing it stays missing, and does not become `null`."""
    table = sa.Table(name, sa.MetaData(), autoload_with=connection)
    for column in table.columns:
        if isinstance(column.type, sa.JSON):
            column.type = sa.JSON(none_as_null=True)
    return table


def refuse_unless_empty(connection: sa.Connection, name: str) -> None:
    found = [f"{count} in {table}" for table, count in counts(connection).items() if count]
    if found:
        raise Unusable(f"{name} is not empty ({', '.join(found)}). Choose a database that is new, or has no tables.")


def make_tables(connection: sa.Connection, schema: str) -> None:
    """The tables of one schema in an empty database, which may have those of another."""
    metadata.drop_all(connection)
    if sa.inspect(connection).has_table(STAMP.name):
        connection.execute(sa.schema.DropTable(sa.Table(STAMP.name, sa.MetaData())))
    if schema == newest():
        migrations.make(connection, metadata)
    else:
        migrations.migrate(connection, schema)


def fill(
    connection: sa.Connection,
    name: str,
    schema: str,
    expected: Mapping[str, int],
    found: Iterable[Batch],
    tell: Progress,
) -> dict[str, int]:
    """Put all of this into an empty database and bring it up to date; how many rows each table now has.

    It belongs to the caller's transaction, and raises if a single row is missing.
    """
    migrations.wait_for_other_processes(connection)
    refuse_unless_empty(connection, name)
    make_tables(connection, schema)
    tables: dict[str, sa.Table] = {}
    done, total = 0, sum(expected.values())
    tell(done, total)
    for batch in found:
        if batch.table not in tables:
            tables[batch.table] = _fitting(connection, batch, expected)
        if batch.rows:
            rows = [dict(zip(batch.columns, row, strict=True)) for row in batch.rows]
            connection.execute(sa.insert(tables[batch.table]), rows)
            done += len(rows)
            tell(done, total)
    written = {table: count for table, count in counts(connection).items() if table in expected or count}
    if written != dict(expected):
        raise Unusable(f"{_differing(expected, written)}: nothing was written to {name}.")
    if schema != newest():
        migrations.migrate(connection)
    return written


def _fitting(connection: sa.Connection, batch: Batch, expected: Mapping[str, int]) -> sa.Table:
    """The table that a batch goes to; what no backup of ours says is refused."""
    if batch.table in expected and sa.inspect(connection).has_table(batch.table):
        table = _as_it_is(connection, batch.table)
        if {column.name for column in table.columns} == set(batch.columns):
            return table
    raise Unusable(f"The rows of {batch.table} do not fit a database of Fogbound’s: nothing was written.")


def _differing(expected: Mapping[str, int], written: Mapping[str, int]) -> str:
    tables = [table for table in sorted({*expected, *written}) if expected.get(table, 0) != written.get(table, 0)]
    return ", ".join(
        f"{table} has {expected.get(table, 0)} rows there and {written.get(table, 0)} here" for table in tables
    )

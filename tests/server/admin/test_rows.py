"""Rows go in parts from one database into another, and are counted on both sides."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from fogbound.server import store as db
from fogbound.server.admin import rows
from fogbound.server.admin.databases import Unusable
from fogbound.server.admin.rows import Batch
from fogbound.server.migrations import newest
from tests.server.migrations.databases import on, up_to_date


def add_secrets(connection: sa.Connection) -> None:
    connection.execute(sa.insert(db.secrets), [{"name": f"{n:02}", "value": None} for n in range(5)])


def test_tables_come_in_parts_and_empty_ones_once(database: str) -> None:
    on(database, up_to_date, add_secrets)
    found: list[Batch]
    [found] = on(database, lambda here: list(rows.batches(here, at_once=2)))
    assert [len(batch.rows) for batch in found if batch.table == "secrets"] == [2, 2, 1]
    assert sorted(row for batch in found for row in batch.rows) == [(f"{n:02}", None) for n in range(5)]
    assert len({batch.table for batch in found}) == len(found) - 2 >= 15
    assert on(database, rows.counts)[0]["secrets"] == 5


@pytest.mark.parametrize(
    ("batch", "said"),
    [
        (Batch("secrets", ("name",), [("a",)]), "The rows of secrets do not fit"),
        (Batch("alembic_version", ("version_num",), [("1",)]), "The rows of alembic_version do not fit"),
        (Batch("secrets", ("name", "value"), [("a", "1"), ("b", "2")]), "secrets has 1 rows there and 2 here"),
    ],
)
def test_rows_that_do_not_fit_are_refused(database: str, batch: Batch, said: str) -> None:
    def fill(connection: sa.Connection) -> None:
        rows.fill(connection, "new", newest(), {"secrets": 1}, [batch], lambda *_: None)

    with pytest.raises(Unusable, match=said):
        on(database, fill)
    assert on(database, rows.counts) == [{}], "all of it or nothing"

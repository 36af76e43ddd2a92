"""A database of the second step gets the tables of many processes, and keeps what it has."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from fogbound.server import migrations
from tests.server.migrations.databases import differences, on, rows, up_to_date
from tests.server.migrations.old_databases import make_0_1_0


def second_step(connection: sa.Connection) -> None:
    make_0_1_0(connection)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations.FOLDER))
    command.upgrade(config, "0002")


def test_a_database_of_the_second_step_keeps_everything(database: str) -> None:
    def people(connection: sa.Connection) -> list[str]:
        return [row.id for row in connection.execute(sa.text("SELECT id FROM people ORDER BY id"))]

    _, number, before, _, differing, content = on(
        database, second_step, migrations.schema_number, people, up_to_date, differences, rows
    )
    assert number == "0002"
    assert differing == []
    assert before == [row[0] for row in content["people"]] == ["ann", "bob"]
    assert content["processes"] == content["leases"] == []

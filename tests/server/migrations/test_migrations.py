"""Databases of every version become those of today, by all processes together once, or not at all."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.config import Config
from alembic.script import ScriptDirectory

from fogbound.server import migrations
from fogbound.server.migrations import NewerDatabase, newest, steps
from fogbound.server.store import Store
from fogbound.server.tables import metadata
from tests.server.migrations.databases import Work, differences, on, shape, up_to_date
from tests.server.migrations.old_databases import make_0_1_0
from tests.server.table import run


def test_a_new_database_is_the_same_as_one_that_took_every_step(database: str) -> None:
    _, made, differing, number = on(database, up_to_date, shape, differences, migrations.schema_number)
    on(database, metadata.drop_all, lambda connection: connection.exec_driver_sql("DROP TABLE alembic_version"))
    _, migrated, differing_then = on(database, migrations.migrate, shape, differences)
    assert number == newest()
    assert len(made) >= 15
    assert differing == differing_then == [], "change tables.py and add a file to migrations/versions, both"
    assert migrated == made


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(database: str) -> None:
    def later(connection: sa.Connection) -> None:
        up_to_date(connection)
        connection.execute(sa.update(migrations.STAMP).values(version_num="9999"))

    on(database, later)
    with pytest.raises(NewerDatabase, match=f"number 9999, and this version knows those up to {newest()}. Update"):
        on(database, up_to_date)
    assert on(database, migrations.schema_number) == ["9999"]


def test_a_step_that_fails_leaves_the_database_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, before = on(database, make_0_1_0, shape)
    create_index = op.create_index

    def fail(name: str, *arguments: Any, **more: Any) -> None:
        if name == "played_by":  # nearly at the end
            raise RuntimeError("stop")
        create_index(name, *arguments, **more)

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", fail)
        with pytest.raises(RuntimeError, match="stop"):
            on(database, up_to_date)
    assert on(database, shape, migrations.schema_number) == [before, None]
    assert on(database, up_to_date, differences)[1] == []


@pytest.mark.parametrize("make", [None, make_0_1_0])
def test_processes_that_start_together_migrate_once(database: str, make: Work | None) -> None:
    if make is not None:
        on(database, make)

    async def test() -> None:
        async def start() -> None:
            async with Store.open(database):
                pass

        await asyncio.gather(*(start() for _ in range(4)))

    run(test())
    assert on(database, differences, migrations.schema_number) == [[], newest()]


def test_steps_form_one_row() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    found = ScriptDirectory.from_config(config)
    assert found.get_heads() == [newest()]
    assert [step.revision for step in found.walk_revisions()][::-1] == steps()
    assert [f"{n + 1:04}" for n in range(len(steps()))] == steps(), "numbers without gaps, each once"


def test_a_start_with_nothing_to_do_loads_no_alembic(tmp_path: Path) -> None:
    code = f"""
import asyncio, sys
from fogbound.server.store import Store

async def start():
    async with Store.open("sqlite+aiosqlite:///{tmp_path / "db"}"):
        pass

for _ in range(2):
    asyncio.run(start())
assert not [name for name in sys.modules if name.startswith("alembic")]
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)

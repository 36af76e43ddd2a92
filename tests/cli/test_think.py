"""`fogbound think`, as far as it goes without servers; what it does for them: tests/server/many/test_thinking.py."""

from __future__ import annotations

import pytest

from tests.cli.helpers import run

POSTGRES = "postgresql+asyncpg://ann:secret@127.0.0.1:1/fogbound"


def test_servers_on_sqlite_share_nothing() -> None:
    ran = run("think", "--database", "sqlite+aiosqlite:///games.db", "--redis", "redis://127.0.0.1")
    assert ran.code == 2
    assert "Only servers on PostgreSQL share their work" in ran.err


@pytest.mark.parametrize("missing", ["--database", "--redis"])
def test_both_addresses_are_needed(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FOGBOUND_DATABASE", "FOGBOUND_REDIS"):
        monkeypatch.delenv(name, raising=False)
    given = {"--database": POSTGRES, "--redis": "redis://127.0.0.1"}
    del given[missing]
    ran = run("think", *(part for pair in given.items() for part in pair))
    assert ran.code == 2
    assert ran.err == f"{missing} is missing. See: fogbound think --help\n"


def test_a_database_that_is_not_there_is_said_without_its_password() -> None:
    ran = run("think", "--database", POSTGRES, "--redis", "redis://127.0.0.1")
    assert ran.code == 1
    assert "Cannot think for postgresql+asyncpg://ann:***@127.0.0.1:1/fogbound" in ran.err
    assert "secret" not in ran.err

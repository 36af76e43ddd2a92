"""Databases of release 0.1.0 and of every version after it become those of today."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from tests.server.migrations.databases import Work, differences, on, rows, up_to_date
from tests.server.migrations.old_databases import LATER, ROWS, make_0_1_0, make_later, make_today


@pytest.mark.parametrize(
    "make",
    [make_0_1_0, *(lambda c, n=n: make_later(c, n) for n in range(1, len(LATER), 4)), make_later, make_today],
)
def test_databases_of_earlier_versions_become_those_of_today(database: str, make: Work) -> None:
    _, _, differing, content, _, again = on(database, make, up_to_date, differences, rows, up_to_date, rows)
    assert differing == []
    assert again == content
    assert [row[:2] for row in content["people"]] == [("ann", "Ann"), ("bob", "Böb")]
    assert [row[1] for row in content["rooms"]] == ["ABCD", "r2", "IJKL"]
    assert content["members"] == [("ann", "r1"), ("bob", "r1"), ("bob", "r3")]
    assert content["secrets"] == [("cookie", "00ff")]
    assert [row[:5] for row in content["plies"]] == [tuple(row.values())[:5] for row in ROWS["plies"]]
    assert content["said"] == [("r1", 1_763_000_000_000, {"text": "“hi”"})]


def test_a_list_of_more_rooms_than_fit_at_once_is_made_whole(database: str) -> None:
    def many(connection: sa.Connection) -> None:
        make_0_1_0(connection)
        facts = "CAST(:facts AS JSON)" if connection.dialect.name == "postgresql" else ":facts"
        connection.execute(
            sa.text(f"INSERT INTO rooms (id, code, facts, changed) VALUES (:id, :code, {facts}, 0)"),
            [
                {"id": f"s{n:04}", "code": f"{n:04}", "facts": '{"status": "lobby", "members": ["ann"]}'}
                for n in range(1203)
            ],
        )

    *_, content = on(database, many, up_to_date, rows)
    assert len(content["members"]) == 1203 + 3

"""The quick way of writing to an SQLite file, beside SQLAlchemy's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from fogbound.server import store as db
from fogbound.server.sqlite import MOST_ROWS, Disk
from fogbound.server.statements import Statement
from fogbound.server.tables import metadata
from tests.server.test_store import ply, url

FACTS = {"said": ["a\nb", "ж", 1.5, None], "nested": {"yes": True}}


@contextmanager
def a_disk(path: Path) -> Iterator[Disk]:
    disk = Disk(sa.make_url(url(path)))
    metadata.create_all(disk._engine)
    try:
        yield disk
    finally:
        disk.close()


def rows() -> tuple[Statement, ...]:
    return (
        db.upsert(db.rooms, id="r", code="ABCD", facts=FACTS, changed=1.0),
        *(ply(n) for n in range(3)),
        db.upsert(db.rooms, id="r", code="ABCE", facts=FACTS, changed=2.0),
        db.insert(db.games, room="r", game=1, seed="0f"),
        db.update(db.games, {"room": "r", "game": 1}, about=FACTS),
    )


def content(disk: Disk) -> list[list[sa.Row[tuple[object, ...]]]]:
    return [asyncio.run(disk.read(sa.select(table))) for table in (db.rooms, db.plies, db.games)]


def test_both_ways_write_the_same(tmp_path: Path) -> None:
    written = []
    for quickly in (True, False):
        with a_disk(tmp_path / str(quickly)) as disk:
            begun: list[object] = []
            sa.event.listen(disk._engine, "begin", begun.append)
            # A statement that is not prepared sends all of them the long way.
            nothing = Statement(sa.delete(db.plies).where(db.plies.c.room == "none"))
            asyncio.run(disk.execute(rows() if quickly else (*rows(), nothing)))
            assert bool(begun) is not quickly
            written.append(content(disk))
    assert written[0] == written[1]
    assert [len(each) for each in written[0]] == [1, 3, 1]
    assert written[0][0][0].facts == FACTS


def test_all_of_a_transaction_or_nothing(tmp_path: Path) -> None:
    with a_disk(tmp_path / "db") as disk:
        asyncio.run(disk.execute([ply(7)]))
        with pytest.raises(IntegrityError):
            asyncio.run(disk.execute([*rows(), ply(7)]))
        assert [len(each) for each in content(disk)] == [0, 1, 0]
        asyncio.run(disk.execute(rows()))
        assert [len(each) for each in content(disk)] == [1, 4, 1]


@pytest.mark.parametrize("count", [MOST_ROWS, MOST_ROWS + 1, 3 * MOST_ROWS])
def test_many_rows_of_a_kind_go_in_a_few_statements(tmp_path: Path, count: int) -> None:
    with a_disk(tmp_path / "db") as disk:
        asyncio.run(disk.execute([ply(n) for n in range(count)]))
        written = asyncio.run(disk.read(sa.select(db.plies.c.ply).order_by(db.plies.c.ply)))
        assert [row.ply for row in written] == list(range(count))


def test_columns_with_a_default_get_it(tmp_path: Path) -> None:
    with a_disk(tmp_path / "db") as disk:
        game = db.upsert(db.finished, id="f", room="r", game=1, ended=1.0, facts={})
        asyncio.run(disk.execute([game]))
        [row] = asyncio.run(disk.read(sa.select(db.finished.c.public)))
        assert row.public is False

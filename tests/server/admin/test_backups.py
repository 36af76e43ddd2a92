"""Whatever is copied is the same afterwards, row by row; whatever fails or is interrupted leaves nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fogbound.server import migrations
from fogbound.server import store as db
from fogbound.server.admin import backups, portable, rows
from fogbound.server.admin.backups import Copied
from fogbound.server.admin.databases import Unusable, as_url
from fogbound.server.migrations import newest
from fogbound.server.only_server import only_server
from fogbound.server.store import Store
from tests.server.admin.conftest import Pair
from tests.server.admin.full import change
from tests.server.migrations.databases import differences, on, shape, up_to_date
from tests.server.migrations.databases import rows as all_rows
from tests.server.migrations.old_databases import make_0_1_0, make_today
from tests.server.table import run


def quiet(done: int, total: int) -> None: ...


def do(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


def backed_up(url: str, path: Path) -> Any:
    return do(backups.backup(as_url(url), path, quiet))


def restored(path: Path, url: str) -> Any:
    return do(backups.restore(path, as_url(url), quiet))


def left_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_backup_restores_into_either_kind_of_database(full_database: str, database: str, tmp_path: Path) -> None:
    path = tmp_path / "games.backup"
    before, counts = on(full_database, all_rows, rows.counts)
    assert all(counts.values()), "every table has something"
    assert backed_up(full_database, path) == counts
    assert path.stat().st_mode & 0o077 == 0, "it holds the key to people's cookies"
    copied = restored(path, database)
    assert copied == [Copied(table, count, count) for table, count in sorted(counts.items())]
    after, differing, number = on(database, all_rows, differences, migrations.schema_number)
    assert (after, differing, number) == (before, [], newest())


def test_a_move_there_and_back_changes_nothing(full_sqlite: str, database: str, tmp_path: Path) -> None:
    before, counts = on(full_sqlite, all_rows, rows.counts)
    told: list[tuple[int, int]] = []
    do(backups.move(as_url(full_sqlite), as_url(database), lambda *each: told.append(each)))
    assert told[0] == (0, sum(counts.values()))
    assert told[-1] == (sum(counts.values()), sum(counts.values()))
    back = f"sqlite+aiosqlite:///{tmp_path / 'back.db'}"
    do(backups.move(as_url(database), as_url(back), quiet))
    assert on(back, all_rows) == on(full_sqlite, all_rows) == [before]


def test_what_is_missing_stays_missing(pair: Pair, tmp_path: Path) -> None:
    """No value in a column of JSON is something else than JSON's `null`."""
    change(pair.full, sa.update(db.games).values(about=sa.null()))
    backed_up(pair.full, tmp_path / "backup")
    restored(tmp_path / "backup", pair.empty)
    [[(missing,)]] = on(
        pair.empty, lambda here: here.execute(sa.text("SELECT count(*) FROM games WHERE about IS NULL")).all()
    )
    assert missing > 0


def test_a_backup_is_one_moment_while_a_server_writes(full_database: str, tmp_path: Path) -> None:
    """Each write is two rows of one transaction: no backup has only one of them."""
    path = tmp_path / "backup"

    async def write(store: Store, until: asyncio.Event) -> None:
        n = 0
        while not until.is_set():
            both = [db.insert(db.secrets, name=f"{side} {n}", value="x" * 2000) for side in ("a", "z")]
            await store.write(*both)
            n += 1

    async def test() -> None:
        async with Store.open(full_database) as store:
            ended = asyncio.Event()
            writing = asyncio.create_task(write(store, ended))
            while not await store.read(sa.select(db.secrets).where(db.secrets.c.name == "z 20")):
                await asyncio.sleep(0)
            await asyncio.to_thread(asyncio.run, backups.backup(as_url(full_database), path, quiet))
            ended.set()
            await writing

    run(test())
    restored(path, f"sqlite+aiosqlite:///{tmp_path / 'again.db'}")
    with closing(sqlite3.connect(tmp_path / "again.db")) as again:
        names = {name for (name,) in again.execute("SELECT name FROM secrets") if name[1] == " "}
    assert len(names) >= 42
    assert {f"z{name[1:]}" for name in names if name[0] == "a"} == {name for name in names if name[0] == "z"}


@pytest.mark.parametrize("make", [make_0_1_0, make_today])
def test_databases_of_earlier_versions(database: str, make: Any, tmp_path: Path) -> None:
    """A file of any version can be backed up, restored and moved; PostgreSQL from where steps are counted."""
    path, target = tmp_path / "backup", f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    old = f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"
    on(old, make)
    on(database, make)
    [before] = on(old, shape)
    if "postgresql" in database:
        with pytest.raises(Unusable, match=r"is of an earlier Fogbound. Start fogbound serve on it once"):
            backed_up(database, path)
        assert left_in(tmp_path) == {"old.db"}
        return
    backed_up(database, path)
    restored(path, target)
    do(backups.move(as_url(old), as_url(f"sqlite+aiosqlite:///{tmp_path / 'moved.db'}"), quiet))
    on(database, up_to_date)
    wanted = on(database, all_rows, differences)
    assert on(target, all_rows, differences) == wanted
    assert on(f"sqlite+aiosqlite:///{tmp_path / 'moved.db'}", all_rows, differences) == wanted
    assert on(old, shape) == [before], "the old one stays as it is"


def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    """Rows go into the tables that they came from; then these take the steps that are missing."""
    old = f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"
    on(old, lambda here: migrations.migrate(here, "0001"), lambda here: here.exec_driver_sql("DELETE FROM secrets"))
    facts = {"status": "closed", "members": []}
    on(old, lambda here: here.execute(sa.insert(db.rooms).values(id="r", code="ABCD", facts=facts, changed=1.0)))
    path = tmp_path / "backup"

    def write(here: sa.Connection) -> None:
        portable.write(path, "0001", rows.counts(here), rows.batches(here), quiet)

    on(old, write)
    restored(path, database)
    differing, number, found = on(database, differences, migrations.schema_number, all_rows)
    assert (differing, number) == ([], newest())
    assert found["rooms"] == [("r", "r", facts, 1.0)], "the step that frees the codes of closed rooms was taken"


# Refusals


def test_a_database_with_rows_is_refused_and_stays_as_it_is(pair: Pair, tmp_path: Path) -> None:
    backed_up(pair.full, tmp_path / "backup")
    on(pair.empty, up_to_date, lambda here: here.execute(sa.insert(db.secrets).values(name="cookie", value="k")))
    with pytest.raises(Unusable, match=r"is not empty \(1 in secrets\). Choose a database that is new"):
        restored(tmp_path / "backup", pair.empty)
    with pytest.raises(Unusable, match="is not empty"):
        do(backups.move(as_url(pair.full), as_url(pair.empty), quiet))
    [found] = on(pair.empty, all_rows)
    assert {name: len(each) for name, each in found.items() if each} == {"secrets": 1}


def test_a_newer_database_and_a_newer_backup_are_refused(pair: Pair, tmp_path: Path) -> None:
    change(pair.full, sa.update(migrations.STAMP).values(version_num="9999"))
    with pytest.raises(Unusable, match=r"is of a newer Fogbound: its schema is number 9999.* Update Fogbound."):
        backed_up(pair.full, tmp_path / "backup")
    with pytest.raises(Unusable, match=r"is of a newer Fogbound"):
        do(backups.move(as_url(pair.full), as_url(pair.empty), quiet))
    portable.write(tmp_path / "newer", "9999", {}, [], quiet)
    with pytest.raises(Unusable, match=r"is of a newer Fogbound"):
        restored(tmp_path / "newer", pair.empty)
    line = {"fogbound_backup": portable.FORMAT + 1, "version": "9.0", "schema": "0001", "made": 0, "rows": {}}
    (tmp_path / "format").write_bytes(gzip.compress(json.dumps(line).encode()))
    with pytest.raises(Unusable, match=r"was made by a newer Fogbound \(9.0\)"):
        restored(tmp_path / "format", pair.empty)
    assert on(pair.empty, shape) == [{}]


def test_nobody_moves_a_database_from_under_a_server(pair: Pair) -> None:
    async def test() -> None:
        async with Store.open(pair.full) as store:
            await store.read(sa.select(db.rooms))
            with only_server(pair.full), pytest.raises(Unusable, match=r"server.* uses") as refused:
                await backups.move(as_url(pair.full), as_url(pair.empty), quiet)
            assert "top" in str(refused.value), "it says to stop it"

    run(test())
    assert on(pair.empty, shape) == [{}]


def test_a_backup_that_is_there_already_is_never_overwritten(full_database: str, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    with pytest.raises(Unusable, match=r"mine is there already. Choose another name, or delete it."):
        backed_up(full_database, tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "precious"
    with pytest.raises(Unusable, match="cannot be written: No such file or directory"):
        backed_up(full_database, tmp_path / "nowhere" / "backup")


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: whole[: len(whole) // 2],
        lambda whole: whole[:-1],
        lambda whole: whole[: len(whole) // 2] + b"\0" * 100 + whole[len(whole) // 2 + 100 :],
        lambda whole: gzip.compress(gzip.decompress(whole).rsplit(b"\n", 2)[0] + b"\n"),  # the last line is gone
        lambda whole: gzip.compress(gzip.decompress(whole).replace(b'"table":"plies"', b'"table":"secrets"')),
        lambda whole: gzip.compress(gzip.decompress(whole).replace(b'"table":"plies"', b'"table":"alembic_version"')),
        lambda whole: gzip.compress(b'{"hello": 1}\n'),
        lambda whole: b"PK" + whole,
    ],
)
def test_damaged_backups_restore_nothing(full_backup: Path, tmp_path: Path, damage: Any) -> None:
    (tmp_path / "backup").write_bytes(damage(full_backup.read_bytes()))
    with pytest.raises(Unusable) as refused:
        restored(tmp_path / "backup", str(tmp_path / "new.db"))
    assert str(refused.value).count("\n") == 0
    assert left_in(tmp_path) == {"backup"}


def test_a_missing_row_is_noticed(full_backup: Path, database: str, tmp_path: Path) -> None:
    """Even if the file says that it is whole."""
    lines = gzip.decompress(full_backup.read_bytes()).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(b'{"table":"plies"')) + 1
    end = json.dumps({"end": json.loads(lines[-1])["end"] - 1}).encode()
    less = b"\n".join([*lines[:at], *lines[at + 1 : -1], end])
    (tmp_path / "less").write_bytes(gzip.compress(less))
    with pytest.raises(Unusable, match=r"plies has \d+ rows there and \d+ here: nothing was written"):
        restored(tmp_path / "less", database)
    assert on(database, shape) == [{}]


# Interruptions


class Pulled(BaseException):
    """Like Ctrl-C, at a moment of our choice."""


def pull(done: int, total: int) -> None:
    if done:
        raise Pulled


def test_what_is_interrupted_leaves_nothing(pair: Pair, tmp_path: Path) -> None:
    backed_up(pair.full, tmp_path / "backup")
    before, new = left_in(tmp_path), tmp_path / "new.db"
    with pytest.raises(Pulled):
        do(backups.backup(as_url(pair.full), tmp_path / "other", pull))
    for target in (pair.empty, f"sqlite+aiosqlite:///{new}"):
        with pytest.raises(Pulled):
            do(backups.restore(tmp_path / "backup", as_url(target), pull))
        with pytest.raises(Pulled):
            do(backups.move(as_url(pair.full), as_url(target), pull))
    assert {name for name in left_in(tmp_path) - before if not name.endswith((".lock", "-wal", "-shm"))} <= {"db"}
    assert not new.exists()
    assert on(pair.empty, shape) == [{}]
    restored(tmp_path / "backup", pair.empty)

"""`fogbound admin`."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.helpers import run
from tests.server.admin import full


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.db"
    full.make(path)
    return path


def test_a_backup_restored_elsewhere_checks_out(games: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup = folder / "games.backup"
    saved = run("admin", "backup", str(backup), "--database", str(games))
    assert saved.code == 0
    assert f"Backed up to {backup}: " in saved.out
    monkeypatch.setenv("FOGBOUND_DATABASE", str(folder / "new.db"))
    restored = run("admin", "restore", str(backup))
    assert restored.code == 0
    assert restored.out.endswith(f"Restored to {folder / 'new.db'}.\n")
    moved = run("admin", "move", str(folder / "new.db"), f"sqlite+aiosqlite:///{folder / 'moved.db'}")
    assert moved.code == 0
    lines = [line.split() for line in moved.out.splitlines()]
    assert lines[0] == ["table", "from", "to"]
    assert all(there == here for _, there, here in lines[1:-1])
    assert ["rooms", "5", "5"] in lines
    checked = run("admin", "check", "--database", str(folder / "moved.db"))
    assert (checked.code, checked.err) == (0, "")
    assert checked.out == "4 games of 5 rooms checked: 2 finished and as recorded, 2 under way. All is well.\n"


def test_check_names_what_is_wrong_and_says_so_to_scripts(games: Path, folder: Path) -> None:
    run("admin", "backup", str(folder / "copy.db"), "--database", str(games))
    with closing(sqlite3.connect(folder / "copy.db")) as copy, copy:
        copy.execute("DELETE FROM people")
    checked = run("admin", "check", "--database", str(folder / "copy.db"))
    assert checked.code == 1
    assert "rows of members belong to nothing: there is no person " in checked.out
    assert " problems.\n" in checked.out


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["backup", "b"], 1, "There is no database {folder}/fogbound.db."),
        (["backup", "b", "--database", "none.db"], 1, "There is no database none.db."),
        (["backup"], 2, "is missing."),
        (
            ["check", "--database", "mysql://ann:secret@h/games"],
            2,
            "Give sqlite+aiosqlite:///games.db, or just games.db",
        ),
        (["restore", "none"], 1, "none cannot be read: No such file or directory."),
        (["move", "none.db", "other.db"], 1, "There is no database none.db."),
        (["move", "none.db", "none.db"], 1, "Both are the same database."),
    ],
)
def test_what_cannot_be_done_is_explained(
    folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], code: int, said: str
) -> None:
    monkeypatch.setenv("FOGBOUND_DATA", str(folder))
    before = os.listdir(folder)
    answer = run("admin", *arguments)
    assert answer.code == code
    assert said.format(folder=folder) in answer.err
    assert "secret" not in answer.err
    assert "Traceback" not in answer.err
    assert os.listdir(folder) == before

"""`fogbound serve`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import run


def test_a_bad_database_url_is_explained(folder: Path) -> None:
    said = run("serve", "--port", "0", "--database", "games.db")
    assert said.code != 0
    assert "A file is given as sqlite+aiosqlite:///games.db." in said.err
    assert not (folder / "games.db").exists()
    assert "A file is given" not in run("serve", "--port", "0", "--database", "nonsense://games.db").err

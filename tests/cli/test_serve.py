"""`fogbound serve`."""

from __future__ import annotations

from pathlib import Path

from fogbound.server.only_server import only_server
from tests.cli.helpers import run


def test_a_bad_database_url_is_explained(folder: Path) -> None:
    said = run("serve", "--port", "0", "--database", "games.db")
    assert said.code != 0
    assert "A file is given as sqlite+aiosqlite:///games.db." in said.err
    assert not (folder / "games.db").exists()
    assert "A file is given" not in run("serve", "--port", "0", "--database", "nonsense://games.db").err


def test_a_second_server_on_the_same_file_is_refused_and_told_why(folder: Path) -> None:
    url = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    with only_server(url):
        said = run("serve", "--port", "0", "--database", url)
    assert said.code != 0
    assert "already uses games.db" in said.err

"""The lock beside an SQLite file: one server at a time, and none left behind by a kill."""

from __future__ import annotations

import errno
import logging
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from fogbound.server import only_server as locking
from fogbound.server.only_server import InUse, database_file, only_server
from fogbound.server.store import Store
from tests.server.table import run, serving

HOLD = """
import sys, time
from fogbound.server.only_server import only_server
with only_server(sys.argv[1]):
    print("locked", flush=True)
    sys.stdin.read()
"""


def _url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("sqlite+aiosqlite:////data/games.db", "games.db"),
        ("sqlite+aiosqlite:///games.db", "games.db"),
        ("sqlite+aiosqlite://", None),
        ("sqlite+aiosqlite:///:memory:", None),
        ("sqlite+aiosqlite:///file:shared?mode=memory&uri=true", None),
        ("postgresql+asyncpg://host/games", None),
    ],
)
def test_only_a_file_is_locked(url: str, name: str | None) -> None:
    path = database_file(url)
    assert (None if path is None else path.name) == name


def test_the_same_file_by_another_name_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    real, link = (only_server(_url(tmp_path / name / "db")) for name in ("real", "link"))
    with real, pytest.raises(InUse), link:
        raise AssertionError


def test_a_second_server_is_told_which_process_has_the_file(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            with pytest.raises(InUse, match=rf"process {os.getpid()}.* already uses db\."):
                async with serving(tmp_path / "db"):
                    raise AssertionError
            assert (await ann.get("/api/me"))["name"] == "Ann", "the first goes on"
            async with Store.open(_url(tmp_path / "db")) as store:  # whoever only reads needs no lock
                assert store
        async with serving(tmp_path / "db"):
            pass  # after the first has stopped

    run(test())


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    url = _url(tmp_path / "db")
    with subprocess.Popen([sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        with pytest.raises(InUse, match=f"process {other.pid}"), only_server(url):
            raise AssertionError
        other.kill()
        other.wait()
    with only_server(url):
        assert (tmp_path / "db.lock").exists()


def test_a_file_system_without_locks_is_reported(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "fogbound")
    failure = OSError(errno.ENOLCK, "No locks available")
    with mock.patch.object(locking, "_lock", side_effect=failure), only_server(_url(tmp_path / "db")):
        assert "start no second server" in caplog.text


def test_a_missing_folder_is_for_the_database_to_explain(tmp_path: Path) -> None:
    with only_server(_url(tmp_path / "nowhere" / "db")):
        assert not (tmp_path / "nowhere").exists()

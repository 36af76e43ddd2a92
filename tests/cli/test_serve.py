"""`fogbound serve`."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

import pytest

from fogbound.server import run as running
from fogbound.server.only_server import only_server
from fogbound.server.reach import new_listener
from tests.cli.helpers import run
from tests.server.ports import free_port


@pytest.mark.parametrize(
    ("option", "given", "said"),
    [
        ("--name", "http://fogbound.example/", "is not a name. Give it without http:// and port"),
        ("--name", "fogbound.example:443", "is not a name"),
        ("--proxy", "nginx", "nginx is not an address. Give one, or a network: --proxy 127.0.0.1"),
        ("--metrics", "9464", "9464 is not HOST:PORT. Give both: --metrics 127.0.0.1:9464"),
        ("--metrics", "127.0.0.1:port", "is not HOST:PORT"),
        ("--log", "xml", "'xml' is not one of"),
        ("--per-address", "1", "at least 16"),
    ],
)
def test_options_that_cannot_be_used_are_explained(folder: Path, option: str, given: str, said: str) -> None:
    answer = run("serve", "--port", "0", option, given)
    assert answer.code != 0
    assert said in answer.err


def test_names_proxies_and_people_reach_the_server(folder: Path) -> None:
    options = ("--name", "a.example", "--name", "b.example", "--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8")
    with mock.patch.object(running, "run", return_value=True) as started:
        assert run("serve", "--port", "0", *options, "--per-address", "500").code == 0
    started.call_args.args[1].close()
    given = started.call_args.kwargs
    assert given["names"] == ["a.example", "b.example"]
    assert given["proxies"] == ["127.0.0.1/32", "10.0.0.0/8"]
    assert given["allowance"].people == 500
    assert (given["metrics"], given["log"]) == (None, "text")


def test_what_watches_the_server_reaches_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGBOUND_DATABASE", "postgresql+asyncpg://ann:secret@db.example/games")
    with mock.patch.object(running, "run", return_value=False) as started:
        said = run("serve", "--port", "0", "--metrics", f"[::1]:{free_port('::1')}", "--log", "json")
    started.call_args.args[1].close()
    assert started.call_args.args[0] == "postgresql+asyncpg://ann:secret@db.example/games"
    given = started.call_args.kwargs
    with given["metrics"] as figures:
        assert (figures.getsockname()[0], given["log"]) == ("::1", "json")
    assert "with the database postgresql+asyncpg://ann:***@db.example/games." in said.err


def test_a_port_for_figures_that_is_taken_is_said(folder: Path) -> None:
    with new_listener("127.0.0.1", 0) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        said = run("serve", "--port", "0", "--metrics", place)
    assert said.code != 0
    assert f"Cannot listen on {place}: Address already in use. Try another --metrics." in said.err


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

"""`fogbound serve` with several processes: what it needs, and what it tells those who lack some of it."""

from __future__ import annotations

import socket
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from fogbound.cli import serve, serve_many
from fogbound.cli.friendly import Stop
from fogbound.cli.serve_many import internal_sockets
from fogbound.server import run as running
from fogbound.server.many.fleet import listener_at
from tests.cli.helpers import run
from tests.server.ports import ports_in_a_row

POSTGRES, REDIS = "postgresql+asyncpg://ann:secret@db.example/games", "redis://cache.example:6379"
BOTH = ("--database", POSTGRES, "--redis", REDIS)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--workers", "2"), "Several processes need PostgreSQL: give --database postgresql+asyncpg://USER@HOST/NAME"),
        (("--workers", "2", "--redis", REDIS), "Leave out --workers and --internal to serve with one process."),
        (("--internal", "127.0.0.1:8984", "--redis", REDIS), "Several processes need PostgreSQL"),
        (("--workers", "2", "--database", POSTGRES), "Several processes need a Redis: give --redis redis://HOST:6379."),
        (("--workers", "2", "--database", POSTGRES, "--redis", "cache"), "cache is not the address of a Redis"),
        (
            ("--workers", "2", "--database", POSTGRES, "--redis", "redis://:secret@cache:port"),
            "redis://***@cache:port is not the address of a Redis",
        ),
        (("--workers", "2", "--database", POSTGRES.replace("+asyncpg", ""), "--redis", REDIS), "postgresql+asyncpg://"),
        (("--internal", "127.0.0.1:65535", "--workers", "2", *BOTH), "65536: port must be 0-65535. Try another"),
        (("--internal", "8984", *BOTH), "8984 is not HOST:PORT. Give both: --internal 10.0.0.1:8984."),
        (("--internal", "192.0.2.1:8984", *BOTH), "Cannot listen on 192.0.2.1:8984"),
        (("--workers", "0"), "--workers takes a number, at least 1"),
    ],
)
def test_what_is_missing_for_several_processes_is_said(folder: Path, options: tuple[str, ...], said: str) -> None:
    answer = run("serve", "--port", "0", *options)
    assert answer.code != 0
    assert said in " ".join(answer.err.split())
    assert "secret" not in answer.err


@pytest.mark.parametrize(
    ("missing", "said"), [("redis", "pip install 'fogbound[many,postgres]'"), ("", "Linux or macOS")]
)
def test_a_part_or_a_system_that_cannot_is_named(monkeypatch: pytest.MonkeyPatch, missing: str, said: str) -> None:
    if missing:
        monkeypatch.setattr(serve_many, "find_spec", lambda name: None if name == missing else object())
    else:
        monkeypatch.setattr(serve_many, "WINDOWS", True)
    with pytest.raises(Stop) as stop:
        serve_many.refuse_many(POSTGRES, REDIS)
    assert said in stop.value.text


def test_each_process_has_a_port_of_its_own() -> None:
    found = internal_sockets(2, None)
    try:
        assert set(found) == {f"127.0.0.1:{each.getsockname()[1]}" for each in found.values()}
        assert len(found) == 2
        taken = int(next(iter(found)).rpartition(":")[2])
        with pytest.raises(Stop, match=rf"127\.0\.0\.1:{taken}: .*Try another --internal"):
            internal_sockets(1, ("127.0.0.1", taken))
        first, place = next(iter(found.items()))
        with pytest.raises(ConnectionRefusedError):  # nobody waits for a process that is not there
            socket.create_connection(("127.0.0.1", taken))
        with listener_at(place.dup()) as listening, socket.create_connection(("127.0.0.1", taken)):
            assert first == f"127.0.0.1:{listening.getsockname()[1]}"
            listening.accept()[0].close()
        with listener_at(place.dup()) as listening, pytest.raises(Stop):  # the next process, and a stranger
            internal_sockets(1, ("127.0.0.1", taken))
    finally:
        for each in found.values():
            each.close()


def test_further_processes_take_the_next_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def reserved(host: str, port: int) -> socket.socket:
        asked.append((host, port))
        return socket.create_server(("127.0.0.1", 0))

    monkeypatch.setattr("fogbound.server.many.fleet.reserved", reserved)
    for each in internal_sockets(3, ("10.0.0.1", 8984)).values():
        each.close()
    assert asked == [("10.0.0.1", 8984), ("10.0.0.1", 8985), ("10.0.0.1", 8986)]


def test_all_that_was_given_reaches_the_processes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis from the environment, so that no password stands in a list of processes."""
    monkeypatch.setenv("FOGBOUND_REDIS", REDIS)
    monkeypatch.setattr(running, "try_database", lambda url, alone: None)
    given: dict[str, Any] = {}
    first = ports_in_a_row(2)

    def fleet(work: Any, common: dict[str, Any], places: list[Any], died: Any) -> Any:
        given.update(common, places=places)
        return mock.Mock(run=lambda ready: (ready(), True)[1])

    with mock.patch("fogbound.server.many.fleet.Fleet", fleet):
        options = ("--workers", "2", "--metrics", f"127.0.0.1:{first}", "--log", "json")
        answer = run("serve", "--port", "0", "--database", POSTGRES, *options)
    assert (answer.code, answer.err) == (0, "")
    assert "Only this machine can open that address." in answer.out
    assert "switch" not in answer.out
    with closing(given["listening"]):
        assert (given["database"], given["redis"], given["log"]) == (POSTGRES, REDIS, "json")
    assert given["siblings"] == 2, "they share the cores"
    for n, place in enumerate(given["places"]):
        with place.more["metrics"] as figures:
            assert figures.getsockname() == ("127.0.0.1", first + n)
        assert place.more["address"] == f"127.0.0.1:{place.internal.getsockname()[1]}"
        place.internal.close()


def test_a_taken_port_for_figures_of_any_process_is_said(folder: Path) -> None:
    first = ports_in_a_row(2)
    with closing(socket.create_server(("127.0.0.1", first + 1))):
        answer = run("serve", "--port", "0", "--workers", "2", "--metrics", f"127.0.0.1:{first}", *BOTH)
    assert answer.code != 0
    said = f"Cannot listen on 127.0.0.1:{first + 1}: Address already in use. Try another --metrics."
    assert said in " ".join(answer.err.split())


def test_one_process_needs_none_of_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGBOUND_REDIS", REDIS)
    monkeypatch.setattr(serve, "refuse_many", mock.Mock(side_effect=AssertionError))
    with mock.patch.object(running, "run", return_value=True) as started:
        assert run("serve", "--port", "0", "--workers", "1").code == 0
    started.call_args.args[1].close()
    assert "member" not in started.call_args.kwargs

"""Opening the server to the network and closing it again, over real sockets. 127.0.0.2 stands for the network."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fogbound.server.reach import Reach, is_loopback, lan_address, new_listener, origin_of, refuse_strangers
from fogbound.server.wire import Refused
from tests.server.reachable import HERE, NETWORK, Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path / "db")
    yield server
    server.stop()


def _until(socket: ClientConnection, type: str) -> Any:
    while (message := json.loads(socket.recv(timeout=30)))["type"] != type:
        pass
    return message


def test_the_switch_opens_the_server_to_the_network_and_closes_it_again(served: Served) -> None:
    """Everyone at a table hears the new address at once; whoever came from the network is out when it closes."""
    ann = served.guest()
    room = served.room(ann)
    here = {"address": None, "here_only": True, "may": True}
    assert served.ask("GET", "/api/reach")[1] == here
    assert served.refuses(NETWORK)
    with served.room_socket(ann, room) as table:
        address = origin_of(NETWORK, served.port)
        there = {"address": address, "here_only": False}
        assert served.switch(ann, True) == (200, {**there, "may": True})
        assert _until(table, "reach") == {"type": "reach", **there}
        assert served.switch(ann, True)[0] == 200, "twice does no harm"
        assert _until(table, "reach") == {"type": "reach", **there}

        bob = served.guest(at=NETWORK)
        assert served.ask("GET", "/api/reach", at=NETWORK)[1] == {**there, "may": False}
        assert served.ask("POST", f"/api/rooms/{room}/join", {}, NETWORK, Cookie=bob)[0] == 200
        with served.room_socket(bob, room, at=NETWORK) as far:
            assert _until(far, "room")["room"] == room
            assert served.switch(ann, False) == (200, here)
            with pytest.raises(ConnectionClosed):
                _until(far, "never")
        assert _until(table, "reach") == {"type": "reach", "address": None, "here_only": True}
        assert served.refuses(NETWORK)
    assert served.switch(ann, True)[0] == 200, "and open again"
    assert not served.refuses(NETWORK)


def test_nobody_on_the_network_can_switch(served: Served) -> None:
    ann = served.guest()
    assert served.switch(ann, True)[0] == 200
    for open in (True, False):
        status, answer = served.switch(served.guest(at=NETWORK), open, at=NETWORK)
        assert (status, answer["code"]) == (403, "not-here")
    assert not served.refuses(NETWORK)


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Origin": "http://evil.example"}, "bad-origin"),
        ({"Host": "evil.example", "Origin": "http://evil.example"}, "bad-host"),  # a name that points here
        ({"X_Forwarded_For": "127.0.0.1"}, "not-here"),  # someone passed it on
        ({"Via": "1.1 proxy"}, "not-here"),
        ({"Cookie": "fogbound=forged"}, "who-are-you"),
    ],
)
def test_other_pages_and_strangers_cannot_switch(served: Served, headers: dict[str, str], code: str) -> None:
    status, answer = served.switch(served.guest(), True, **headers)
    assert (answer["code"], status) == (code, {"who-are-you": 401, "bad-host": 421}.get(code, 403))
    assert served.refuses(NETWORK)


def test_a_machine_without_a_network_says_so(served: Served) -> None:
    served.network = None
    status, answer = served.switch(served.guest(), True)
    assert (status, answer["code"]) == (409, "no-network")
    assert served.ask("GET", "/api/reach")[1]["here_only"]


def test_a_port_that_is_taken_there_says_so(served: Served) -> None:
    with new_listener(NETWORK, served.port) as other:
        other.listen()
        status, answer = served.switch(served.guest(), True)
    assert (status, answer["code"]) == (409, "no-listener")
    assert str(served.port) in answer["text"]
    assert served.ask("GET", "/api/reach")[1]["here_only"]


def _request(client: str, server: str = HERE, **headers: str) -> Request:
    sent = {"host": "localhost:80", "origin": "http://localhost:80", **headers}
    return Request(
        {
            "type": "http",
            "method": "POST",
            "path": "/api/reach",
            "client": (client, 1),
            "server": (server, 80),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
        }
    )


@pytest.mark.parametrize(
    ("client", "server", "here"),
    [(HERE, HERE, True), ("::1", "::1", True), ("192.168.1.9", HERE, False), (HERE, "192.168.1.2", False)],
)
def test_only_the_machine_itself_is_here(client: str, server: str, here: bool) -> None:
    assert Reach(HERE, 80).is_operator(_request(client, server)) is here


@pytest.mark.parametrize("host", ["", "[", "[::1", "evil.example", "localhost@evil.example", "127.0.0.1.evil.example"])
def test_whoever_asks_by_another_name_is_not_here(host: str) -> None:
    assert not Reach(HERE, 80).is_operator(_request(HERE, host=host))


def test_a_server_for_a_fixed_address_has_no_switch() -> None:
    everywhere = Reach("0.0.0.0", 80, lambda: "192.168.1.2")
    assert everywhere.address == "http://192.168.1.2:80"
    assert not everywhere.here_only
    assert not everywhere.can_switch
    proxied = Reach(HERE, 80, behind_proxy=True)
    proxied.serve_with(mock.Mock())
    for reach in (everywhere, Reach("192.168.1.2", 80), Reach(HERE, 80), proxied):  # the third is not running yet
        with pytest.raises(Refused, match="fixed address"):
            refuse_strangers(reach, _request(HERE))


def test_a_switch_needs_the_name_of_a_page() -> None:
    request = _request(HERE)
    request.scope["headers"] = [header for header in request.scope["headers"] if header[0] != b"origin"]
    with pytest.raises(Refused, match="at the machine"):
        refuse_strangers(Reach(HERE, 80), request)


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost", True),
        ("127.0.0.2", True),
        ("::1", True),
        ("[::1]", True),
        ("10.0.0.1", False),
        ("fog.example", False),
    ],
)
def test_names_of_this_machine(host: str, own: bool) -> None:
    assert is_loopback(host) is own


def test_the_network_address_is_never_this_machine_alone() -> None:
    with mock.patch.object(socket.socket, "connect", side_effect=OSError("unreachable")):
        assert lan_address() is None
    with (
        mock.patch.object(socket.socket, "connect"),
        mock.patch.object(socket.socket, "getsockname", return_value=(HERE, 9)),
    ):
        assert lan_address() is None


def test_addresses_of_both_kinds_become_origins() -> None:
    assert origin_of("10.0.0.1", 80) == "http://10.0.0.1:80"
    assert origin_of("::1", 80) == "http://[::1]:80"

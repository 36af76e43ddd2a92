"""The listener for processes: whom it believes, and which limits hold there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.edge import VOUCHER, Caller
from fogbound.server.many.inside import InsideEdge
from fogbound.server.many.vouching import Asked, Vouching
from fogbound.server.wire import Refused
from tests.server.edge.connections import UPGRADE, Clock, Line, Server, edge_at, settle
from tests.server.many.processes import Registry, process
from tests.server.table import run

HERE = "10.0.0.2:9000"
FEW = Allowance(people=4)  # four sockets, and four messages at once


def vouched(request: bytes, client: str, key: bytes = b"key", to: str = HERE, scheme: str = "https") -> bytes:
    """A request with a voucher."""
    method, target, _ = request.split(b" ", 2)
    voucher = Vouching(key).voucher(Asked(to, method, target, client, scheme))
    return request.replace(b"\r\n", b"\r\n" + VOUCHER + b": " + voucher + b"\r\n", 1)


class App:
    """Accepts every socket, and remembers whose it is."""

    def __init__(self) -> None:
        self.scopes: list[Any] = []
        self.heard: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event["text"])


@pytest.fixture
def app() -> App:
    return App()


class Both:
    """A process with both listeners."""

    def __init__(self, app: App) -> None:
        self.clock = Clock()
        self.public = Server(edge_at(self.clock, FEW), app)
        self.inside = Server(InsideEdge(self.public.edge, Vouching(b"key"), HERE), app)

    async def ask(self, request: bytes) -> Line:
        line = self.inside.connect("10.0.0.1")
        line.send(request)
        await settle()
        return line

    async def close(self) -> None:
        await self.public.close()
        await self.inside.close()


GET = b"GET /api/rooms/a HTTP/1.1\r\nHost: fogbound.example\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n"


def test_a_caller_with_a_voucher_is_believed(app: App) -> None:
    async def test() -> None:
        both = Both(app)
        line = await both.ask(vouched(GET, "2001:db8::7"))
        assert line.written.startswith(b"HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 200 OK\r\n")
        scope = app.scopes[0]
        assert (scope["client"][0], scope["scheme"], dict(scope["extensions"])) == (
            "2001:db8::7",
            "https",
            {"fogbound.inside": {}},
        )
        assert VOUCHER not in dict(scope["headers"])
        await both.close()

    asyncio.run(test())


def forged() -> Iterator[tuple[str, bytes]]:
    good = vouched(GET, "192.0.2.7")
    yield "none", GET
    yield "another key", vouched(GET, "192.0.2.7", key=b"another")
    yield "for another process", vouched(GET, "192.0.2.7", to="10.0.0.3:9000")
    yield "for another address", good.replace(b"/rooms/a", b"/rooms/b")
    yield "two of them", vouched(good, "192.0.2.7")
    yield "of another client", good.replace(b"192.0.2.7", b"192.0.2.8")
    yield "for a socket", UPGRADE


@pytest.mark.parametrize("request_", [pytest.param(request, id=name) for name, request in forged()])
def test_nobody_else_gets_more_than_a_refusal(app: App, request_: bytes) -> None:
    async def test() -> None:
        both = Both(app)
        line = await both.ask(request_)
        head, _, body = line.written.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 403 Forbidden\r\n")
        assert json.loads(body) == {
            "code": "not-here",
            "text": "Only processes of this very server may ask here.",
            "details": {},
        }
        assert line.closing
        assert not app.scopes
        await both.close()

    asyncio.run(test())


def test_a_silent_connection_is_soon_closed(app: App) -> None:
    async def test() -> None:
        both = Both(app)
        lines = [both.inside.connect("10.0.0.1") for _ in range(10)]
        lines[0].send(GET[:20])
        both.clock.pass_by(5)
        both.inside.edge.sweep()
        assert all(line.closing for line in lines)
        await both.close()

    asyncio.run(test())


def test_a_forged_voucher_changes_nothing_for_strangers(app: App) -> None:
    async def test() -> None:
        both = Both(app)
        line = both.public.connect("192.0.2.1")
        line.send(vouched(GET, "198.51.100.1"))
        await settle()
        assert line.status == 200
        (scope,) = app.scopes
        assert (scope["client"][0], scope["scheme"]) == ("192.0.2.1", "http")
        assert VOUCHER not in dict(scope["headers"])
        assert "extensions" not in scope
        await both.close()

    asyncio.run(test())


def test_sockets_of_an_address_count_wherever_they_come_in(app: App) -> None:
    async def test() -> None:
        both = Both(app)
        lines = [await both.ask(vouched(UPGRADE, "192.0.2.1")) for _ in range(3)]
        direct = [both.public.connect("192.0.2.1") for _ in range(2)]
        for line in direct:
            line.send(UPGRADE)
        await settle()
        assert [line.status for line in direct] == [101, 429]
        refused = await both.ask(vouched(UPGRADE, "192.0.2.1"))
        assert refused.written.startswith(b"HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 429 ")
        other = await both.ask(vouched(UPGRADE, "192.0.2.2"))
        assert b" 101 " in other.written
        assert both.public.edge.census.sockets == 5
        lines[0].hang_up()
        again = await both.ask(vouched(UPGRADE, "192.0.2.1"))
        assert b" 101 " in again.written
        await both.close()
        assert (both.public.edge.census.sockets, len(both.inside.edge.census), len(both.public.edge.census)) == (
            0,
            0,
            0,
        )

    asyncio.run(test())


def frame(text: str) -> bytes:
    return bytes((0x81, 0x80 + len(text), 0, 0, 0, 0)) + text.encode()


def test_messages_of_an_address_take_turns_wherever_they_come_in(app: App) -> None:
    async def test() -> None:
        both = Both(app)
        passed_on = await both.ask(vouched(UPGRADE, "192.0.2.1"))
        direct = both.public.connect("192.0.2.1")
        direct.send(UPGRADE)
        await settle()
        passed_on.send(b"".join(frame(str(n)) for n in range(4)))
        await settle()
        direct.send(frame("a"))
        passed_on.send(frame("5"))
        await settle()
        assert app.heard == ["0", "1", "2", "3"]
        assert not direct.reading, "its address has had its turn, at the other listener"
        assert not passed_on.reading, "the process that passes its bytes on must stop reading, too"
        both.clock.pass_by(1)
        await settle()
        assert sorted(app.heard[4:]) == ["5", "a"]
        await both.close()

    asyncio.run(test())


def test_a_caller_counts_for_their_household() -> None:
    edge = InsideEdge(edge_at(Clock()), Vouching(b"key"), HERE)
    headers = [(VOUCHER, Vouching(b"key").voucher(Asked(HERE, b"GET", b"/", "2001:db8:1:2::9", "http")))]
    assert edge.caller("10.0.0.1", b"GET", b"/", headers) == Caller("2001:db8:1:2::9", "http", "2001:db8:1:2::/64")
    with pytest.raises(Refused, match="Only processes"):
        edge.caller("10.0.0.1", b"GET", b"/", headers)


def test_a_running_server_lets_other_processes_in_and_people_not() -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(process(Registry()))
            async with one.http() as http:
                assert (await http.get("/rooms/a")).status_code == 200
                answer = await http.get(f"http://{one.internal}/rooms/a")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-here")

    run(test())

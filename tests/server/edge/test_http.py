"""Requests that are too big, too slow or too many, on connections without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.hosts import Hosts
from fogbound.server.edge.http import answer
from fogbound.server.guard import HEADERS
from fogbound.server.wire import Refused
from tests.server.edge.connections import UPGRADE, Clock, Line, Server, edge_at, settle

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
SMALL = Allowance(people=2, head_bytes=1000, headers=10, body_bytes=5000, pipelined=2)


class App:
    """Takes the whole body, then answers if it may; keeps what it was asked."""

    def __init__(self) -> None:
        self.scopes: list[Any] = []
        self.bodies: list[bytes] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            return
        body = b""
        while (event := await receive())["type"] == "http.request":
            body += event["body"]
            if not event["more_body"]:
                break
        else:
            return
        self.bodies.append(body)
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


Test = Callable[[Server, App, Clock], Coroutine[Any, Any, None]]


def served(test: Test, allowance: Allowance = SMALL, **parts: Any) -> None:
    async def run() -> None:
        clock, app = Clock(), App()
        server = Server(edge_at(clock, allowance, **parts), app)
        try:
            await test(server, app, clock)
        finally:
            app.may_answer.set()
            await server.close()

    asyncio.run(run())


def refused(line: Line) -> tuple[int, str]:
    assert line.closing
    return line.status, line.code


def test_a_request_is_answered_and_the_connection_stays() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = server.connect()
        for _again in range(2):
            line.written = b""
            line.send(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab")
            await settle()
            line.send(b"cd")
            await settle()
            assert line.status == 200
            assert not line.closing
        assert app.bodies == [b"abcd", b"abcd"]

    served(test)


@pytest.mark.parametrize(
    "pieces",
    [
        [b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 12],  # too many
        [b"GET / HTTP/1.1\r\na: " + b"b" * 1000 + b"\r\n\r\n"],  # too long
        [b"GET /" + b"a" * 1000 + b" HTTP/1.1\r\n\r\n"],
        [b"GET / HTTP/1.1\r\na: ", *[b"b" * 100] * 11],  # a line without end, bit by bit
        [b"GET / HTTP/1.1\r\n", *[b"a"] * 1001],  # a name without end
        [b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"a: b\r\n" * 12],  # after a body
    ],
)
def test_a_head_has_an_end(pieces: list[bytes]) -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = server.connect()
        for piece in pieces:
            line.send(piece)
        assert refused(line) == (431, "too-big")
        assert b"10 headers with 1000 bytes" in line.written
        line.hang_up()
        await settle()
        assert app.bodies == []
        assert len(server.edge.census) == 0

    served(test)


def test_a_head_that_comes_after_a_long_body_is_measured_alone() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = server.connect()
        line.send(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000\r\n\r\n" + b"x" * 2000 + GET[:20])
        await settle()
        line.send(GET[20:])
        await settle()
        assert [len(body) for body in app.bodies] == [2000, 0]
        assert not line.closing

    served(test)


def test_nonsense_gets_a_clear_refusal() -> None:
    async def test(server: Server, _: App, __: Clock) -> None:
        line = server.connect()
        line.send(b"\x16\x03\x01 hello")
        assert refused(line) == (400, "bad-message")
        line.protocol.data_received(b"more")  # nothing happens

    served(test)


def test_a_body_has_an_end_even_if_it_was_refused_before() -> None:
    async def test(server: Server, _: App, __: Clock) -> None:
        line = server.connect()
        line.send(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _piece in range(6):
            line.send(b"400\r\n" + b"x" * 1024 + b"\r\n")
        assert refused(line) == (413, "too-big")

    served(test)


@pytest.mark.parametrize(
    ("sent", "seconds", "answered"),
    [
        (b"", 15, False),  # a browser keeps one in reserve
        (b"GET / HTTP/1.1\r\nHost: local", 15, True),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc", 60, True),
        (GET, 15, False),  # answered long ago, and nothing else asked
    ],
)
def test_who_takes_too_long_is_ended(sent: bytes, seconds: float, answered: bool) -> None:
    async def test(server: Server, _: App, clock: Clock) -> None:
        line = server.connect()
        if sent:
            line.send(sent)
            await settle()
            line.written = b""
        clock.now += seconds - 0.1
        server.edge.sweep()
        assert not line.closing
        if sent.startswith(b"GET / HTTP/1.1\r\nHost: local") and not sent.endswith(b"\r\n\r\n"):
            line.send(b"h")  # a byte now and then buys no time
        clock.now += 0.1
        server.edge.sweep()
        assert line.closing
        if answered:
            assert refused(line) == (408, "too-slow")
        else:
            assert line.written == b""
        assert len(server.edge.census) == 0

    served(test)


def test_nobody_is_late_while_the_server_works() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        app.may_answer.clear()
        line = server.connect()
        line.send(GET)
        await settle()
        clock.now += 1000
        server.edge.sweep()
        assert not line.closing
        line.protocol.pause_writing()  # they do not take their answer
        line.protocol.resume_writing()
        line.protocol.pause_writing()
        clock.now += 59
        server.edge.sweep()
        assert not line.closing
        clock.now += 1
        server.edge.sweep()
        assert line.aborted, "closing would wait until they read"

    served(test)


def test_half_open_requests_of_one_address_keep_nobody_out() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        app.may_answer.clear()
        busy = server.connect()
        busy.send(GET)
        await settle()
        half_open: list[Line] = []
        for _ in range(20):
            clock.now += 0.5
            half_open.append(server.connect())
            half_open[-1].send(b"GET / HTTP/1.1\r\n")
        assert [line.closing for line in half_open] == [True] * 15 + [False] * 5
        assert refused(half_open[0])[0] == 408
        other = server.connect("192.0.2.2")
        other.send(GET)
        app.may_answer.set()
        await settle()
        assert (busy.status, other.status) == (200, 200)

    served(test, Allowance(people=2))


def test_connections_beyond_the_share_and_in_all_are_refused() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        app.may_answer.clear()
        lines = [server.connect() for _ in range(6)]
        for line in lines:
            line.send(GET)
        await settle()
        assert refused(server.connect()) == (429, "too-many")
        server.edge.census._in_all = 6
        assert refused(server.connect("192.0.2.2")) == (503, "busy")
        app.may_answer.set()

    served(test)


def test_connections_that_come_too_fast_are_refused() -> None:
    async def test(server: Server, _: App, clock: Clock) -> None:
        for _each in range(12):
            server.connect().hang_up()
        line = server.connect()
        assert refused(line) == (429, "too-fast")
        assert b"Retry-After: 1\r\n" in line.written
        assert not server.connect("192.0.2.2").closing
        clock.now += 1
        assert not server.connect().closing

    served(test)


def test_requests_wait_for_their_turn() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        line = server.connect()
        for _each in range(16):
            line.send(GET)
            await settle()
        assert len(app.bodies) == 16
        line.send(GET)
        gone = server.connect()
        gone.send(GET)
        other = server.connect("192.0.2.2")
        other.send(GET)
        await settle()
        assert len(app.bodies) == 17, "only the other address was heard"
        gone.hang_up()
        clock.pass_by(10)
        await settle()
        assert len(app.bodies) == 18, "and whoever hung up is not asked for"

    served(test)


def test_requests_before_an_answer_are_few() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = server.connect()
        line.send(GET * 100)
        assert refused(line) == (429, "too-fast")
        await settle()
        assert len(app.scopes) <= 1

    served(test)


@pytest.mark.parametrize("host", [b"evil.example", b"localhost\r\nHost: evil.example"])
@pytest.mark.parametrize("request_", [GET, UPGRADE])
def test_other_names_are_refused(host: bytes, request_: bytes) -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = server.connect()
        line.send(request_.replace(b"localhost", host))
        assert refused(line) == (421, "bad-host")
        await settle()
        assert app.scopes == []

    served(test, hosts=Hosts("127.0.0.1"))


def test_programs_may_leave_the_name_out() -> None:
    async def test(server: Server, _: App, __: Clock) -> None:
        line = server.connect()
        line.send(b"GET / HTTP/1.0\r\n\r\n")
        await settle()
        assert line.status == 200

    served(test, hosts=Hosts("127.0.0.1"))


FORWARDED = b"X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\nHost:"


@pytest.mark.parametrize(
    ("proxies", "client", "schemes"),
    [(["127.0.0.1"], "203.0.113.9", ["https", "wss"]), (["10.0.0.1"], "127.0.0.1", ["http", "ws"])],
)
def test_proxies_say_for_whom_they_ask(proxies: list[str], client: str, schemes: list[str]) -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        for request in (GET, UPGRADE):
            server.connect("127.0.0.1").send(request.replace(b"Host:", FORWARDED))
            await settle()
        assert [scope["client"][0] for scope in app.scopes] == [client] * 2
        assert [scope["scheme"] for scope in app.scopes] == schemes

    served(test, proxies=proxies)


def test_behind_a_proxy_people_count_by_their_own_addresses() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        app.may_answer.clear()
        for n in range(20):
            line = server.connect("127.0.0.1")
            line.send(b"GET / HTTP/1.1\r\nX-Forwarded-For: 203.0.113.%d\r\n\r\n" % n)
            assert not line.closing
        for _each in range(16):
            server.connect("127.0.0.1").send(b"GET / HTTP/1.1\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n")
        await settle()
        asked = len(app.scopes)
        server.connect("127.0.0.1").send(b"GET / HTTP/1.1\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n")
        await settle()
        assert (asked, len(app.scopes)) == (36, 36), "this address has to wait"
        app.may_answer.set()

    served(test, proxies=["127.0.0.1"])


def test_sockets_beyond_the_share_are_refused() -> None:
    async def test(server: Server, _: App, clock: Clock) -> None:
        clock.now += 100
        lines = [server.connect() for _ in range(2)]
        for line in lines:
            line.send(UPGRADE)
            clock.pass_by(100)
        await settle()
        assert [line.status for line in lines] == [101, 101]
        third = server.connect()
        third.send(UPGRADE)
        assert refused(third) == (429, "too-many")
        lines[0].hang_up()
        fourth = server.connect()
        fourth.send(UPGRADE)
        clock.pass_by(100)
        await settle()
        assert fourth.status == 101

    served(test, Allowance(people=2))


def test_sockets_that_open_fast_wait_for_their_turn() -> None:
    async def test(server: Server, _: App, clock: Clock) -> None:
        lines = [server.connect() for _ in range(6)]
        for line in lines:
            line.send(UPGRADE)
        await settle()
        assert [line.status for line in lines] == [101] * 4 + [0, 0]
        assert all(line.reading for line in lines), "who hangs up while they wait is noticed"
        lines[4].hang_up()
        clock.pass_by(10)
        await settle()
        assert [line.status for line in lines] == [101] * 4 + [0, 101]
        for line in lines:
            line.hang_up()
        assert len(server.edge.census) == 0
        assert not server.edge.census._sockets

    served(test, Allowance(people=32))


def test_another_upgrade_is_an_ordinary_request() -> None:
    async def test(server: Server, _: App, __: Clock) -> None:
        line = server.connect()
        line.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
        await settle()
        assert line.status == 200

    served(test)


def test_a_refusal_is_a_whole_answer_with_security_headers() -> None:
    head, _, body = answer(Refused("too-fast", "Wait.", status=429, seconds=2.6)).decode().partition("\r\n\r\n")
    status, *lines = head.split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    assert status == "HTTP/1.1 429 Too Many Requests"
    assert json.loads(body) == {"code": "too-fast", "text": "Wait.", "details": {"seconds": 2.6}}
    assert {name: headers[name] for name in HEADERS} == HEADERS
    assert (headers["Content-Length"], headers["Connection"], headers["Retry-After"]) == (str(len(body)), "close", "3")


def test_sockets_that_gave_up_waiting_cost_the_next_one_no_turn() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        gone = [server.connect() for _ in range(20)]
        for line in gone:
            line.send(UPGRADE)
            await settle()
            line.hang_up()
        honest = server.connect()
        honest.send(UPGRADE)
        clock.pass_by(0.25)  # one turn
        await settle()
        assert honest.status == 101
        assert len(app.scopes) == 4 + 1
        assert server.edge.openings._waiting == {}

    served(test, Allowance(people=32))


@pytest.mark.parametrize("more", [b"Content-Length: 5\r\n", b"x: " + b"y" * 9000 + b"\r\n"])
def test_a_socket_that_cannot_be_opened_is_refused(more: bytes) -> None:
    """`websockets` says nothing about such heads, and would wait for ever."""

    async def test(server: Server, app: App, _: Clock) -> None:
        line = server.connect()
        line.send(UPGRADE.replace(b"\r\n", b"\r\n" + more, 1))
        await settle()
        assert line.status == 400
        assert line.closing
        assert not app.scopes

    served(test, Allowance())


def test_what_comes_before_a_socket_is_open_ends_it() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        lines = [server.connect() for _ in range(5)]
        for line in lines:
            line.send(UPGRADE)
        lines[4].send(b"too early")
        assert lines[4].closing
        clock.pass_by(10)
        await settle()
        assert len(app.scopes) == 4

    served(test, Allowance(people=32))


def test_requests_of_people_who_hung_up_are_forgotten() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        for _each in range(100):
            line = server.connect("127.0.0.1")
            line.send(b"GET / HTTP/1.1\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n")
            await settle()
            line.hang_up()
        assert not any(server.edge.requests._waiting.values())
        honest = server.connect("192.0.2.9")
        honest.send(GET)
        clock.pass_by(2)  # one turn
        await settle()
        assert honest.status == 200
        assert len(app.scopes) == 16 + 1

    served(test, proxies=["127.0.0.1"])


def test_a_second_answer_may_take_as_long_as_the_first() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        app.may_answer.clear()
        line = server.connect()
        line.send(GET + GET)
        await settle()
        app.may_answer.set()
        await asyncio.sleep(0)
        app.may_answer.clear()
        await settle()
        assert line.written.count(b"200 OK") == 1
        assert not line.protocol.endable
        clock.pass_by(100)
        server.edge.sweep()
        app.may_answer.set()
        await settle()
        assert line.written.count(b"200 OK") == 2
        assert line.protocol.endable, "now it rests"

    served(test)

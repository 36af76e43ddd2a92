"""Requests and sockets at one process, answered by another: whole, unchanged, and never twice."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, closing
from typing import Any
from unittest import mock

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.edge import VOUCHER, Edge
from fogbound.server.many import hops
from fogbound.server.many.vouching import Asked
from fogbound.server.watch.figures import FIGURES
from fogbound.server.wire import MAX_BYTES
from tests.server.many.processes import Process, Registry, process
from tests.server.table import PATIENCE, run

Test = Callable[[Process, Process], Coroutine[Any, Any, None]]


def two(test: Test, **more: Any) -> None:
    """Two processes. The second one owns the room `a`, and the first one knows that."""

    async def go() -> None:
        async with AsyncExitStack() as stack:
            registry = Registry()
            here, there = [await stack.enter_async_context(process(registry, **more)) for _ in range(2)]
            there.owns("a")
            await test(here, there)
        assert FIGURES.relayed_sockets == 0
        assert not here.relay._sockets
        assert [len(edge.census) for each in (here, there) for edge in (each.edge, each.inside)] == [0] * 4

    run(go())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hops, "PATIENCE", 0.2)


# Requests


REQUESTS = (
    ("GET", "/rooms/a?series=1&x=%C3%A9%20", b""),
    ("POST", "/rooms/a", b""),
    ("POST", "/rooms/a", bytes(range(256)) * 400),
    ("DELETE", "/rooms/a?", b""),
    ("PATCH", "/rooms/a", b"x"),  # which the application does not know, so that it asks for no room
)


def test_an_owner_gets_and_answers_the_same_as_if_it_were_asked_directly() -> None:
    async def test(here: Process, there: Process) -> None:
        headers = {"Host": "fogbound.example", "Origin": "http://fogbound.example", "X-Request-Id": "a-proxy-made-it"}
        language = {"Accept-Language": "de"}
        async with here.http(Cookie="fogbound=me", **language) as passed, there.http(**passed.headers) as direct:
            for method, address, content in REQUESTS:
                answers = [
                    await http.request(method, address, content=content, headers=headers) for http in (passed, direct)
                ]
                assert len({each.status_code for each in answers}) == 1
                assert answers[0].content == answers[1].content
                one, other = (_lasting(each.headers.multi_items()) for each in answers)
                assert one == other
        assert not here.seen
        assert there.seen[::2] == there.seen[1::2]
        assert [each["content"] for each in there.seen[::2]] == [each[2].decode("latin-1") for each in REQUESTS[:-1]]
        assert {dict(each["headers"])["x-request-id"] for each in there.seen} == {"a-proxy-made-it"}

    two(test)


def _lasting(headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those that do not belong to one connection, or one moment."""
    return sorted((name, value) for name, value in headers if name not in ("date", "connection"))


def test_the_caller_is_passed_on_and_cannot_be_made_up() -> None:
    async def test(here: Process, there: Process) -> None:
        made_up = Asked(there.internal, b"GET", b"/rooms/a", "198.51.100.9", "https")
        forged = {
            VOUCHER.decode(): here.relay.vouching.voucher(made_up).decode(),
            "X-Forwarded-For": "192.0.2.7, 2001:db8::7",
            "X-Forwarded-Proto": "https",
        }
        async with here.http() as http:
            await http.get("/rooms/a", headers=forged)
        (seen,) = there.seen
        assert (seen["client"], seen["scheme"]) == ("2001:db8::7", "https")
        assert made_up.client not in str(seen)
        assert VOUCHER.decode() not in dict(seen["headers"])

    async def direct(here: Process, there: Process) -> None:
        async with here.http() as http:
            await http.get("/rooms/a", headers={"X-Forwarded-For": "192.0.2.7"})
        assert there.seen[0]["client"] == "127.0.0.1"

    two(test, edge=lambda: Edge(proxies=["127.0.0.1"]))
    two(direct)


def test_a_head_as_big_as_heads_may_be_is_passed_on(caplog: pytest.LogCaptureFixture) -> None:
    """With what we add to it, it is bigger than any that people may send."""

    async def test(here: Process, there: Process) -> None:
        most = here.edge.allowance
        async with here.http() as http:
            usual = len((await http.get("/rooms/a")).request.headers)
            many = {f"x-{n}": "1" for n in range(most.headers - usual)}
            big = {"x": "y" * (most.head_bytes - 300)}
            for headers in (many, big):
                assert (await http.get("/rooms/a", headers=headers)).status_code == 200
            refused = await http.get("/rooms/a", headers={**many, "one-more": "1"})
        assert refused.status_code == 431
        assert not caplog.records, "both processes are who they say"

    two(test)


def test_requests_are_counted_and_share_a_connection() -> None:
    async def test(here: Process, there: Process) -> None:
        before = FIGURES.relayed_requests
        async with here.http() as http:
            for _ in range(5):
                assert (await http.get("/rooms/a")).status_code == 200
            assert (await http.get("/rooms/of-nobody")).status_code == 200
        assert FIGURES.relayed_requests == before + 5
        assert len(there.inside.census) == 1
        assert len(here.seen) == 1
        here.relay.hops.close()

    two(test)


def test_a_process_that_is_not_the_owner_any_more_passes_nothing_on() -> None:
    async def test(here: Process, there: Process) -> None:
        here.known.believed["b"], there.known.believed["b"] = there.internal, here.internal  # and nobody has it
        async with here.http() as http:
            answer = await http.post("/rooms/b", content=b"x")
        assert answer.status_code == 200
        assert here.known.forgotten == ["b"]
        assert not there.known.forgotten, "it was asked once, and said no"
        assert [each["content"] for each in here.seen] == ["x"], "here it is free, so it is ours"

    two(test)


def test_a_room_that_has_moved_is_asked_for_where_it_is_now() -> None:
    async def test(here: Process, there: Process) -> None:
        async with process(here.known.registry) as third:
            third.owns("a")
            here.known.believed["a"] = there.internal
            there.known.believed["a"] = third.internal
            async with here.http() as http:
                assert (await http.post("/rooms/a", content=b"x")).status_code == 200
            assert (here.known.forgotten, len(here.seen), len(there.seen), len(third.seen)) == (["a"], 0, 0, 1)
            connection = await here.open("a")
            await connection.send("hello")
            assert await connection.recv() == "hello"
            await connection.close()
            assert len(third.sockets) == 1
            here.known.believed["a"] = there.internal
            third.known.believed["a"] = there.internal  # everyone says that it is another's: there is an end to that
            async with here.http() as http:
                answer = await http.get("/rooms/a")
            assert (answer.status_code, answer.json()["code"]) == (503, "not-now")
            third.relay.hops.close()
            here.relay.hops.close()

    two(test)


class Silent:
    """A process that is paused: the system takes connections for it, and nobody reads them."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.internal = f"127.0.0.1:{self.listening.getsockname()[1]}"


def test_while_the_database_is_away_who_is_passed_on_comes_again(
    impatient: None, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(_: str) -> None:
        raise OSError("the database at 10.0.0.1 is away")

    async def test(here: Process, there: Process) -> None:
        there.owns("b")
        there.known.believed["b"] = "127.0.0.1:1"  # it is not its own any more
        with mock.patch.object(here.known, "forget", away):
            async with here.http() as http:
                answer = await http.post("/rooms/b", content=b"x")
            assert (answer.status_code, answer.json()["code"]) == (500, "failed")
            connection = await here.open("b")
            assert json.loads(await connection.recv())["code"] == "failed"
            with pytest.raises(ConnectionClosed):
                await connection.recv()
            assert connection.close_code == 1011
        assert "10.0.0.1" not in caplog.text

    two(test)


@pytest.mark.parametrize("paused", [True, False], ids=["paused", "gone"])
def test_an_owner_that_does_not_answer(paused: bool, impatient: None) -> None:
    async def test(here: Process, there: Process) -> None:
        silent = Silent()
        if not paused:
            silent.listening.close()
        with closing(silent.listening):
            here.known.registry.owners["b"] = silent.internal
            async with here.http() as http:
                answer = await http.post("/rooms/b", content=b"x")
                assert (answer.status_code, answer.json()["code"]) == (503, "not-now")
                assert answer.headers["Retry-After"] == "1"
                assert here.known.forgotten == ["b"], "it is asked once, not twice"
                connection = await here.open("b")
                with pytest.raises(ConnectionClosed):
                    await connection.recv()
                assert connection.close_code == 1011
                # Somebody has taken the room over.
                here.known.believed["b"] = silent.internal
                there.owns("b")
                assert (await http.post("/rooms/b", content=b"y")).status_code == 200
                assert [each["content"] for each in there.seen] == ["y"]
                here.known.believed["c"] = silent.internal
                assert (await http.post("/rooms/c", content=b"z")).status_code == 200
                assert [each["content"] for each in here.seen] == ["z"]

    two(test)


def test_what_may_have_happened_does_not_happen_again(impatient: None) -> None:
    """The owner dies while it serves: reading is repeated elsewhere, writing is not."""

    async def test(here: Process, there: Process) -> None:
        async with process(here.known.registry) as third, here.http() as http:
            for method, status in (("POST", 503), ("GET", 200)):
                third.owns("d")
                here.known.believed["d"] = third.internal
                third.never_answers = True
                asking = asyncio.create_task(http.request(method, "/rooms/d"))
                await third.asked.wait()
                there.owns("d")
                third.hang_up()
                assert (await asking).status_code == status
                third.asked.clear()
        assert [each["method"] for each in there.seen] == ["GET"]
        here.relay.hops.close()

    two(test)


# Sockets

HANDSHAKE = (
    b"GET /rooms/a/socket?x=1 HTTP/1.1\r\nHost: fogbound.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Request-Id: same-for-both\r\n\r\n"
)


def frame(opcode: Opcode, content: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True)


def text(content: str, fin: bool = True) -> bytes:
    return frame(Opcode.TEXT, content.encode(), fin)


GOODBYE = frame(Opcode.CLOSE, Close(1000, "").serialize())
CONVERSATIONS = {
    "sizes": b"".join(text("é" * (size // 2)) for size in (0, 2, 124, 126, 130, 8_000, MAX_BYTES)) + GOODBYE,
    "pieces": text("one", False) + frame(Opcode.PING, b"p") + frame(Opcode.CONT, b" two") + text("three") + GOODBYE,
    "too big": text("x") + text("y" * (MAX_BYTES + 1))[:8],
    "not utf-8": text("x") + frame(Opcode.TEXT, b"\xff" * 200),
    "no mask": text("x") + Frame(Opcode.TEXT, b"y").serialize(mask=False),
    "the server closes": text("x") + text("close 4008") + GOODBYE,
    "the server hangs up": text("x") + text("fail"),
    "many": b"".join(text(f"{n}") for n in range(500)) + GOODBYE,
    "goodbye first": GOODBYE,
    "an odd goodbye": frame(Opcode.CLOSE, Close(3456, "so long").serialize()) + text("more"),
}


async def conversation(each: Process, said: bytes, piece: int) -> bytes:
    """All bytes that come back, until the end."""
    host, _, port = each.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(HANDSHAKE)
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
        for start in range(0, len(said), piece):
            writer.write(said[start : start + piece])
            await asyncio.sleep(0)
        came = await reader.read()
    writer.close()
    return b"".join(line for line in head.splitlines(True) if not line.lower().startswith(b"date:")) + came


def test_a_socket_looks_the_same_byte_for_byte() -> None:
    async def test(here: Process, there: Process) -> None:
        for piece in (1_000_000, 700):
            for name, said in CONVERSATIONS.items():
                assert await conversation(here, said, piece) == await conversation(there, said, piece), name
        assert (len(here.sockets), len(there.sockets)) == (0, 4 * len(CONVERSATIONS))

    two(test)


def test_a_refusal_to_open_is_passed_on_too() -> None:
    async def test(here: Process, there: Process) -> None:
        wrong = HANDSHAKE.replace(b"Version: 13", b"Version: 12")
        heads = []
        for each in (there, here):
            host, _, port = each.address.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(wrong)
            heads.append((await reader.read()).splitlines()[0])
            writer.close()
        assert heads == [b"HTTP/1.1 400 Bad Request"] * 2

    two(test)


def test_open_sockets_are_counted_where_they_come_in() -> None:
    async def test(here: Process, there: Process) -> None:
        connections = [await here.open("a") for _ in range(3)]
        assert FIGURES.relayed_sockets == 3
        assert (here.edge.census.sockets, there.edge.census.sockets) == (3, 3)
        for connection in connections:
            await connection.close()

    two(test)


def test_an_address_has_its_share_of_sockets_however_they_come() -> None:
    async def test(here: Process, there: Process) -> None:
        connections = [await here.open("a"), await there.open("a"), await here.open("a"), await there.open("a")]
        for each in (here, there):
            with pytest.raises(Exception, match="429"):
                await each.open("a")
        for connection in connections:
            await connection.close()

    two(test, edge=lambda: Edge(Allowance(people=4)))


def test_someone_who_does_not_read_stops_the_owner() -> None:
    async def test(here: Process, there: Process) -> None:
        connection = await here.open("a")
        connection.transport.pause_reading()
        await connection.send("flood")
        sent = await _standstill(lambda: there.flooded)
        assert sent < 64 * 2**20, "the owner waits, and nobody keeps what is not read"
        (end,) = [each for each in here.server.server_state.connections if not hasattr(each, "scope")]
        assert end.transport.get_write_buffer_size() < 2**20
        connection.transport.resume_reading()
        there.flooding.clear()
        got = 0
        assert await connection.recv() == "flood"
        while (message := await connection.recv()) != "end":
            got += len(message)
        assert got == there.flooded
        await connection.close()

    two(test)


def test_someone_who_sends_too_fast_is_stopped() -> None:
    async def test(here: Process, there: Process) -> None:
        connection = await here.open("a")
        await connection.send("wait")
        sent = 0

        async def send() -> None:
            nonlocal sent
            while sent < 128 * 2**20:
                await connection.send("x" * 10_000)
                sent += 10_000

        sending = asyncio.create_task(send())
        last = await _standstill(lambda: sent)
        assert last < 64 * 2**20, "nobody keeps what the owner does not read"
        sending.cancel()
        there.may_go_on.set()
        connection.transport.abort()

    two(test)


async def _standstill(figure: Callable[[], int]) -> int:
    """The figure once it no longer grows."""
    last, same = -1, 0
    async with asyncio.timeout(PATIENCE):
        while same < 10 or figure() == 0:
            await asyncio.sleep(0.01)
            same, last = (same + 1 if figure() == last else 0), figure()
    return last


def test_when_the_owner_dies_people_know_at_once() -> None:
    async def test(here: Process, there: Process) -> None:
        connection = await here.open("a")
        await connection.send("hello")
        assert await connection.recv() == "hello"
        there.hang_up()
        with pytest.raises(ConnectionClosed):
            await connection.recv()
        assert connection.close_code == 1006
        here.owns("a")
        again = await here.open("a")
        await again.close()

    two(test)


def test_when_somebody_hangs_up_the_owner_knows() -> None:
    async def test(here: Process, there: Process) -> None:
        connection = await here.open("a")
        connection.transport.abort()
        await asyncio.wait_for(there.left.wait(), PATIENCE)

    two(test)


def test_sockets_to_an_owner_can_be_given_up() -> None:
    """Of a process that hangs, nobody hears that it is gone."""

    async def test(here: Process, there: Process) -> None:
        connection, direct = await here.open("a"), await here.open("mine")
        here.relay.hang_up(there.internal)
        here.relay.hang_up(there.internal)
        with pytest.raises(ConnectionClosed):
            await connection.recv()
        await direct.send("hello")
        assert await direct.recv() == "hello"
        await direct.close()

    two(test)


def test_someone_who_leaves_before_the_owner_answers(impatient: None) -> None:
    async def test(here: Process, there: Process) -> None:
        host, _, port = here.address.removeprefix("http://").partition(":")
        silent = Silent()
        with closing(silent.listening):
            here.known.registry.owners["a"] = silent.internal
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(HANDSHAKE)
            await asyncio.sleep(0.05)
            writer.transport.abort()
            async with asyncio.timeout(PATIENCE):
                while here.server.server_state.tasks or len(here.edge.census):
                    await asyncio.sleep(0.01)

    two(test)

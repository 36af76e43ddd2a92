"""Connections to owners: those that answer, those that do not, and those that hang up."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

import pytest

from fogbound.server.edge.http import RECEIVED
from fogbound.server.many import hops
from fogbound.server.many.hops import Answer, Hops, NoAnswer, NotMine
from tests.server.table import run

ASK = b"GET / HTTP/1.1\r\n\r\n"
OK = b"HTTP/1.1 200 OK\r\nA: b\r\nContent-Length: 2\r\n\r\nhi"
NOT_MINE = b"HTTP/1.1 421 Misdirected Request\r\nX-Fogbound-Not-Mine: 1\r\nContent-Length: 0\r\n\r\n"
REFUSED = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
SWITCHED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hops, "PATIENCE", 0.2)
    monkeypatch.setattr(hops, "ANSWER", 0.4)


class Owner:
    """Says what it is told to, and counts its connections."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.connections = 0
        self.asked = 0
        self.internal = ""
        self.writers: list[asyncio.StreamWriter] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self.writers.append(writer)
        while self.answers:
            try:
                await reader.readuntil(b"\r\n\r\n")
            except asyncio.IncompleteReadError:
                break
            self.asked += 1
            answer = self.answers.pop(0)
            writer.write(answer)
            if not answer.endswith(b"..."):
                continue
            await reader.read()
        writer.close()


@asynccontextmanager
async def serving(there: Owner, host: str = "127.0.0.1") -> AsyncIterator[Owner]:
    server = await asyncio.start_server(there.serve, host, 0)
    port = server.sockets[0].getsockname()[1]
    there.internal = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    try:
        yield there
    finally:
        server.close()
        for writer in there.writers:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()


def owner(*answers: bytes) -> AbstractAsyncContextManager[Owner]:
    return serving(Owner(*answers))


def test_requests_take_turns_on_one_connection() -> None:
    async def test() -> None:
        async with owner(*[RECEIVED + OK] * 3, b"...") as there:
            ways = Hops()
            answers = [await ways.ask(there.internal, ASK) for _ in range(3)]
            assert answers == [Answer(200, [(b"a", b"b"), (b"content-length", b"2")], b"hi")] * 3
            assert there.connections == 1
            ways.close()

    run(test())


def test_requests_at_once_have_connections_of_their_own() -> None:
    async def test() -> None:
        async with owner(*[RECEIVED + OK] * 4, b"...", b"...") as there:
            ways = Hops()
            await asyncio.gather(*(ways.ask(there.internal, ASK) for _ in range(2)))
            await asyncio.gather(*(ways.ask(there.internal, ASK) for _ in range(2)))
            assert there.connections == 2
            ways.close()

    run(test())


def test_a_connection_that_was_closed_while_it_rested_is_no_failure() -> None:
    async def test() -> None:
        async with owner(RECEIVED + OK) as there:
            ways = Hops()
            await ways.ask(there.internal, ASK)  # the owner has no more answers, and closes
            there.answers.append(RECEIVED + OK)
            assert (await ways.ask(there.internal, ASK)).status == 200
            assert (there.connections, there.asked) == (2, 2)
            ways.close()

    run(test())


def test_a_connection_that_rested_long_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with owner(*[RECEIVED + OK] * 2, b"...") as there:
            ways = Hops()
            await ways.ask(there.internal, ASK)
            monkeypatch.setattr(hops, "RESTS", 0.0)
            await ways.ask(there.internal, ASK)
            assert there.connections == 2
            ways.close()

    run(test())


Way = Callable[[Hops, str], Awaitable[object]]
WAYS: list[Way] = [lambda ways, internal: ways.ask(internal, ASK), lambda ways, internal: ways.open(internal, ASK)]
each_way = pytest.mark.parametrize("way", WAYS, ids=["request", "socket"])


@each_way
def test_an_owner_that_says_nothing_has_received_nothing(way: Way) -> None:
    async def test() -> None:
        async with owner(b"...") as there:
            with pytest.raises(NoAnswer) as problem:
                await way(Hops(), there.internal)
            assert not problem.value.received

    run(test())


@each_way
def test_an_owner_may_take_its_time_once_it_has_received_a_request(way: Way) -> None:
    async def test() -> None:
        async with owner(RECEIVED + b"...") as there:
            with pytest.raises(NoAnswer) as problem:
                await way(Hops(), there.internal)
            assert problem.value.received

    run(test())


@each_way
def test_an_owner_that_hangs_up_has_received_what_it_said(way: Way) -> None:
    async def test() -> None:
        for said in (b"", RECEIVED):
            async with owner(said) as there:
                with pytest.raises(NoAnswer) as problem:
                    await way(Hops(), there.internal)
                assert problem.value.received == bool(said)

    run(test())


@each_way
def test_nobody_listens(way: Way) -> None:
    async def test() -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            with pytest.raises(NoAnswer) as problem:
                await way(Hops(), f"127.0.0.1:{taken.getsockname()[1]}")
            assert not problem.value.received

    run(test())


@each_way
def test_a_process_that_no_longer_owns_the_room_says_so(way: Way) -> None:
    async def test() -> None:
        async with owner(RECEIVED + NOT_MINE, b"...") as there:
            with pytest.raises(NotMine):
                await way(Hops(), there.internal)

    run(test())


@each_way
def test_a_process_that_does_not_believe_us_is_reported(way: Way, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with owner(REFUSED) as there:
            with pytest.raises(NoAnswer):
                await way(Hops(), there.internal)

    with caplog.at_level(logging.ERROR, "fogbound.many"):
        run(test())
    assert "does not believe this one" in caplog.text


@each_way
def test_nonsense_is_no_answer(way: Way) -> None:
    async def test() -> None:
        async with owner(b"220 mail.example ESMTP\r\n...") as there:
            with pytest.raises(NoAnswer):
                await way(Hops(), there.internal)

    run(test())


@pytest.mark.parametrize("pieces", [1, 7, 1000])
def test_what_comes_after_the_answer_to_a_socket_stays_with_it(pieces: int) -> None:
    said = RECEIVED + SWITCHED + b"\x81\x02hi"

    class Slow(Owner):
        async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self.writers.append(writer)
            await reader.readuntil(b"\r\n\r\n")
            for start in range(0, len(said), pieces):
                writer.write(said[start : start + pieces])
                await writer.drain()
                await asyncio.sleep(0)

    async def test() -> None:
        async with serving(Slow()) as there:
            opened = await Hops().open(there.internal, ASK)
            assert opened.came.startswith(SWITCHED)
            assert opened.came in said
            assert not opened.transport.is_reading(), "the rest waits for whoever reads the other end"
            opened.transport.abort()

    run(test())


def test_an_address_of_ipv6_has_brackets() -> None:
    async def test() -> None:
        ways = Hops()
        async with serving(Owner(RECEIVED + OK, b"..."), "::1") as there:
            assert (await ways.ask(there.internal, ASK)).status == 200
            ways.close()

    run(test())

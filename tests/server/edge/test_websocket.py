"""Sockets that send faster than they may, on connections without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.websocket import MOST_AFTER_CLOSE, quick_send
from tests.server.edge.connections import UPGRADE, Clock, Line, Server, edge_at, settle

FEW = Allowance(people=4)  # four messages at once, then two a second


class App:
    """Hears messages one by one, when it may, and closes when it is told to."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.may_hear = asyncio.Event()
        self.may_hear.set()
        self.may_close = asyncio.Event()
        self.codes: list[int] = []
        self.scope: Any = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        closing = asyncio.create_task(self._close(send))
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event.get("text", event.get("bytes")))
            await self.may_hear.wait()
        self.codes.append(event["code"])
        closing.cancel()

    async def _close(self, send: Any) -> None:
        await self.may_close.wait()
        await send({"type": "websocket.close", "code": 4008})


Test = Callable[[Server, App, Clock], Coroutine[Any, Any, None]]


def served(test: Test, allowance: Allowance = FEW) -> None:
    async def run() -> None:
        clock, app = Clock(), App()
        server = Server(edge_at(clock, allowance), app)
        try:
            await test(server, app, clock)
        finally:
            app.may_hear.set()
            await server.close()
        assert len(server.edge.census) == 0
        assert not server.edge.census._sockets

    asyncio.run(run())


async def opened(server: Server, peer: str = "192.0.2.1") -> Line:
    line = server.connect(peer)
    line.send(UPGRADE)
    await settle()
    assert line.status == 101
    line.written = b""
    return line


def text(content: str, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, content.encode(), fin).serialize(mask=True)


def closed_with(line: Line) -> int:
    """The code of the close frame, which comes last."""
    return int.from_bytes(line.written[line.written.rindex(b"\x88") + 2 :][:2], "big")


def test_messages_come_in_order_however_they_are_cut() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = await opened(server)
        sent = text("one") + text("two", fin=False) + Frame(Opcode.CONT, b" and a half").serialize(mask=True)
        for n in range(len(sent)):
            line.send(sent[n : n + 1])
        line.send(Frame(Opcode.BINARY, b"\x00").serialize(mask=True))
        await settle()
        assert app.heard == ["one", "two and a half", b"\x00"]
        assert line.reading

    served(test)


def test_an_address_that_sends_too_fast_is_read_at_its_rate_and_nothing_is_lost() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        line, other = await opened(server), await opened(server, "192.0.2.2")
        line.send(b"".join(text(str(n)) for n in range(10)))
        await settle()
        assert app.heard == ["0", "1", "2", "3"]
        assert not line.reading, "what they send stays with them"
        other.send(text("hello"))
        await settle()
        assert app.heard[-1] == "hello", "another address does not wait"
        clock.pass_by(0.5)
        await settle()
        assert app.heard[-1] == "4"
        for _ in range(5):
            clock.pass_by(0.5)
            await settle()
        assert app.heard[5:] == [str(n) for n in range(4, 10)]
        assert line.reading

    served(test)


def test_sockets_of_one_address_take_turns() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        flood, calm = await opened(server), await opened(server)
        flood.send(b"".join(text("flood") for _ in range(100)))
        await settle()
        calm.send(text("calm"))
        clock.pass_by(1)
        await settle()
        assert app.heard == ["flood"] * 5 + ["calm"]

    served(test)


def test_pings_count_like_messages() -> None:
    async def test(server: Server, _: App, clock: Clock) -> None:
        line = await opened(server)
        line.send(Frame(Opcode.PING, b"").serialize(mask=True) * 5000)
        assert line.written == b"\x8a\x00" * 4
        assert not line.reading
        clock.pass_by(0.5)
        assert line.written == b"\x8a\x00" * 5

    served(test)


def test_nothing_is_read_while_the_application_is_busy() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        app.may_hear.clear()
        line = await opened(server)
        line.send(text("one"))
        await settle()
        assert line.reading, "it may hang up"
        line.send(text("two") + text("three"))
        assert app.heard == ["one"]
        assert not line.reading
        app.may_hear.set()
        await settle()
        assert app.heard == ["one", "two", "three"]
        assert line.reading

    served(test)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"x" * 1001).serialize(mask=True)[:8], 1009),  # before it is here
        (Frame(Opcode.TEXT, b"x" * 1001).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), 1002),
        (text("", fin=False) + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 64, 1009),  # in 65 pieces
    ],
    ids=["not UTF-8", "too long, as its head says", "too long", "not masked", "too many pieces"],
)
def test_what_is_no_message_ends_the_socket(sent: bytes, code: int) -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = await opened(server)
        line.send(sent)
        await settle()
        assert line.closing
        assert closed_with(line) == code
        assert app.heard == []

    served(test, Allowance(people=1000))


def test_after_goodbye_only_a_goodbye_counts() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = await opened(server)
        line.send(text("one"))
        await settle()
        app.may_close.set()
        await settle()
        assert closed_with(line) == 4008
        line.written = b""
        line.send(text("two") + Frame(Opcode.PING, b"").serialize(mask=True))
        await settle()
        assert (line.closing, line.written) == (False, b"")
        line.send(Frame(Opcode.CLOSE, Close(4008, "").serialize()).serialize(mask=True))
        assert line.closing
        assert app.heard == ["one"]

    served(test)


def test_who_goes_on_after_goodbye_is_cut_off() -> None:
    async def test(server: Server, app: App, _: Clock) -> None:
        line = await opened(server)
        app.may_close.set()
        await settle()
        for _piece in range(MOST_AFTER_CLOSE // 1000 + 1):
            line.send(text("x" * 990))
        assert line.aborted

    served(test)


def test_who_hangs_up_while_waiting_is_forgotten() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        line = await opened(server)
        line.send(text("x") * 10)
        await settle()
        line.hang_up()
        clock.pass_by(10)
        await settle()
        assert app.heard == ["x"] * 4
        assert app.codes == [1005]

    served(test)


def test_a_text_is_sent_at_once_while_the_other_side_takes_it() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        line = await opened(server)
        send = quick_send(app.scope)
        assert send is not None
        before = line.writes
        assert send("hello")
        assert send("you")
        await asyncio.sleep(0)
        both = b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in (b"hello", b"you"))
        assert line.written.endswith(both), "without waiting for a task"
        assert line.writes == before + 1
        line.protocol.pause_writing()
        assert not send("too much")
        line.protocol.resume_writing()
        assert send("more")
        await asyncio.sleep(0)
        assert line.written.endswith(Frame(Opcode.TEXT, b"more").serialize(mask=False))

    served(test)


def test_nothing_is_sent_at_once_after_the_goodbye_or_the_end() -> None:
    async def test(server: Server, app: App, clock: Clock) -> None:
        line = await opened(server)
        send = quick_send(app.scope)
        assert send is not None
        assert send("before the goodbye")
        app.may_close.set()
        await settle()
        assert b"before the goodbye" in line.written
        assert not send("after the goodbye")
        line.hang_up()
        assert not send("after the end")
        assert closed_with(line) == 4008

    served(test)


def test_other_servers_have_no_quick_way() -> None:
    assert quick_send({"type": "websocket"}) is None
    assert quick_send({"type": "websocket", "extensions": {}}) is None

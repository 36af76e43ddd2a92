"""Two connections that are one, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.pipe import ClientEnd, hang_up, join
from tests.server.edge import connections
from tests.server.edge.connections import Clock, edge_at


class Line(connections.Line):
    """A connection that can have something left to send."""

    def __init__(self, unsent: int = 0) -> None:
        super().__init__()
        self.unsent = unsent

    def get_write_buffer_size(self) -> int:
        return self.unsent


class Pipe:
    """A pipe between a person and an owner."""

    def __init__(self) -> None:
        self.census = edge_at(Clock(), Allowance(people=2)).census
        self.near, self.far, self.open = Line(), Line(), set[Any]()
        self.census.open_socket("192.0.2.1")
        self.end = ClientEnd(self.near, self.far, self.census, "192.0.2.1", self.open)
        self.census.arrive(self.end)
        join(self.end, self.near, self.far)


def piped(test: Callable[[Pipe], None]) -> None:
    async def run() -> None:
        test(Pipe())

    asyncio.run(run())


def test_bytes_go_through_as_they_come() -> None:
    def test(pipe: Pipe) -> None:
        for piece in (b"\x81\x85", b"half a frame", b"\x00" * 70_000):
            pipe.near.send(piece)
            pipe.far.send(piece[::-1])
        assert pipe.far.written == b"\x81\x85half a frame" + b"\x00" * 70_000
        assert pipe.near.written == b"\x85\x81" + b"half a frame"[::-1] + b"\x00" * 70_000
        assert (pipe.near.writes, pipe.far.writes) == (3, 3), "one write for what came in one read"

    piped(test)


def test_a_side_that_does_not_read_stops_the_other() -> None:
    def test(pipe: Pipe) -> None:
        for one, other in ((pipe.near, pipe.far), (pipe.far, pipe.near)):
            one.protocol.pause_writing()
            assert (one.reading, other.reading) == (True, False)
            one.protocol.resume_writing()
            assert (one.reading, other.reading) == (True, True)

    piped(test)


@pytest.mark.parametrize("first", ["near", "far"])
def test_when_one_hangs_up_so_does_the_other(first: str) -> None:
    def test(pipe: Pipe) -> None:
        one, other = (pipe.near, pipe.far) if first == "near" else (pipe.far, pipe.near)
        one.hang_up()
        assert other.closing
        assert not other.aborted, "what was sent still arrives"
        other.protocol.pause_writing()  # nothing that the system may still say does harm
        other.protocol.resume_writing()
        other.hang_up()
        assert pipe.end.over.done()
        assert (len(pipe.census), pipe.census.sockets, pipe.open) == (0, 0, set())

    piped(test)


def test_the_place_of_a_socket_stays_taken_until_it_is_closed() -> None:
    def test(pipe: Pipe) -> None:
        assert (len(pipe.census), pipe.census.sockets, pipe.open) == (1, 1, {pipe.end})
        pipe.far.hang_up()
        assert (len(pipe.census), pipe.census.sockets) == (1, 1), "the person may still be reading"
        assert not pipe.end.endable

    piped(test)


def test_a_server_that_ends_hangs_up() -> None:
    def test(pipe: Pipe) -> None:
        pipe.end.shutdown()
        assert pipe.near.closing
        assert not pipe.near.written, "half a frame may have gone before"

    piped(test)


def test_a_side_that_does_not_take_the_rest_has_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        waits: list[float] = []

        def call_later(seconds: float, go: Callable[[], None]) -> None:
            waits.append(seconds)
            go()

        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", call_later)
        slow, quick = Line(unsent=10), Line()
        hang_up(slow)
        assert (waits, slow.aborted) == ([10.0], True)
        hang_up(quick)
        hang_up(quick)
        assert (waits, quick.closing, quick.aborted) == ([10.0], True, False)

    asyncio.run(test())

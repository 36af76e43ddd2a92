"""What people ask one process, another one answers: whole, unchanged, and never twice."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.server.many.processes import Process, Registry, process
from tests.server.table import run


async def two(stack: AsyncExitStack) -> tuple[Process, Process]:
    registry = Registry()
    here, there = [await stack.enter_async_context(process(registry)) for _ in range(2)]
    return here, there


def test_a_request_is_passed_on_whole() -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two(stack)
            there.owns("a")
            async with here.http(Cookie="fogbound=me", Origin="http://x", **{"Accept-Language": "de"}) as http:
                answers = [
                    await http.get("/rooms/a?series=1&x=%C3%A9"),
                    await http.post("/rooms/a", content=b"\xff\x00" * 4000),
                    await http.delete("/rooms/a"),
                ]
            async with there.http(Cookie="fogbound=me", Origin="http://x", **{"Accept-Language": "de"}) as http:
                direct = await http.get("/rooms/a?series=1&x=%C3%A9")
            print(answers[0].json(), answers[0].headers)
            print(direct.json(), direct.headers)
            assert len(there.seen) == 4 and not here.seen

    run(test())


def test_sockets() -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two(stack)
            there.owns("a")
            socket = await here.open("a")
            for size in (1, 100, 10_000, 16000):
                await socket.send("x" * size)
                assert await socket.recv() == "x" * size
            await socket.close()
            print(socket.close_code)

    run(test())

"""Writing to many sockets in one callback: in order, and each has its turn though another fails."""

from __future__ import annotations

import asyncio
from typing import Any

from fogbound.server.edge.outbox import Outbox


def test_all_are_asked_in_order_once_the_present_callback_is_done() -> None:
    async def test() -> None:
        outbox, wrote = Outbox(), list[str]()
        for name in "abc":
            outbox.add(lambda name=name: wrote.append(name))  # type: ignore[misc]
        assert wrote == []
        await asyncio.sleep(0)
        assert wrote == ["a", "b", "c"]
        await asyncio.sleep(0)
        assert wrote == ["a", "b", "c"], "each of them once"

    asyncio.run(test())


def test_who_fails_takes_nobodys_turn() -> None:
    async def test() -> None:
        outbox, wrote, failures = Outbox(), list[str](), list[Any]()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))

        def fail() -> None:
            raise OSError("gone")

        outbox.add(fail)
        outbox.add(lambda: wrote.append("b"))
        outbox.add(lambda: outbox.add(lambda: wrote.append("later")))
        for _ in range(3):
            await asyncio.sleep(0)
        assert wrote == ["b", "later"]
        assert [type(failure) for failure in failures] == [OSError]

    asyncio.run(test())

"""Tasks that would otherwise run for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from fogbound.server import endings
from fogbound.server.endings import end
from tests.server.table import run


def test_tasks_end_though_they_miss_that_they_were_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "AGAIN", 0.01)
    missed: list[int] = []

    async def deaf(times: int) -> None:
        """A connection that fails while it is cancelled, so many times."""
        for n in range(times):
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            missed.append(n)
        await asyncio.Event().wait()

    async def fail() -> None:
        raise ValueError

    async def test() -> None:
        tasks = [asyncio.create_task(deaf(3)), asyncio.create_task(deaf(0)), asyncio.create_task(fail())]
        await asyncio.sleep(0)
        await end(*tasks)
        assert missed == [0, 1, 2]
        assert [task.cancelled() for task in tasks] == [True, True, False]
        await end(*tasks)
        await end()

    run(test())

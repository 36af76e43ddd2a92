"""Ends tasks that would otherwise run for ever."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN = 0.05  # seconds


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and return once all are done.

    A connection that fails while its task is being cancelled hides the cancellation, and so does `wait_for` in
    Python 3.11 now and then. Such a task goes on, so it is cancelled again.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)
    for task in tasks:
        if not task.cancelled():
            task.exception()  # so that asyncio does not report what ended it

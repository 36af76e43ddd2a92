"""How tasks end that would go on for ever."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN = 0.05  # seconds


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and return once all are done.

    A connection that fails just while it is cancelled hides that it was, and so does `wait_for` in Python 3.11 now and
    then: the task goes on, and is cancelled again.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)
    for task in tasks:
        if not task.cancelled():
            task.exception()  # asyncio need not report what ended it

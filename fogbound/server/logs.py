"""What a log may say about a failure: where it happened, never what was in it."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb


class FailedElsewhere(Exception):
    """A failure in another process, of which we know no more than the place."""


def place(problem: BaseException) -> str:
    """The kind of a failure and the lines it came through; its text may hold a hidden move or the key to a room."""
    if isinstance(problem, FailedElsewhere):
        return str(problem)
    lines = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(problem.__traceback__)]
    return f"{type(problem).__name__} at {' > '.join(lines[-8:])}"

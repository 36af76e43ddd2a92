"""What a log may say about a failure: where it happened, never what was in it."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb


def place(problem: BaseException) -> str:
    """The kind of a failure and the lines it came through; its text may hold a hidden move or the key to a room."""
    lines = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(problem.__traceback__)]
    return f"{type(problem).__name__} at {' > '.join(lines[-8:])}"

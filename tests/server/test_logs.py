"""Logs: where a failure happened, never what was in it."""

from __future__ import annotations

from fogbound.server.logs import place


def _fail(secret: str) -> None:
    raise ValueError(f"the move was {secret}")


def test_a_failure_is_logged_by_kind_and_line_without_its_text() -> None:
    try:
        _fail("t58")
    except ValueError as problem:
        text = place(problem)
    assert text.startswith("ValueError at test_logs.py:")
    assert text.count("test_logs.py:") == 2, "the call and the line that failed"
    assert "t58" not in text

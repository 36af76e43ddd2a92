"""Lines of JSON: one each, with the id of the request, and of a failure only where it happened."""

from __future__ import annotations

import json
import logging
from datetime import datetime

from fogbound.server.watch.log_lines import JsonLines
from fogbound.server.watch.requests import request_id


def line(process: str = "", **more: object) -> dict[str, object]:
    record = logging.makeLogRecord({"name": "fogbound.rooms", "levelno": 40, "levelname": "ERROR", **more})
    text = JsonLines(process).format(record)
    assert "\n" not in text
    entry: dict[str, object] = json.loads(text)
    return entry


def test_an_entry_has_what_is_known() -> None:
    entry = line(msg="%s failed\nbadly: «ж»", args=("this",), created=1_763_539_200.25, msecs=250)
    assert entry == {
        "at": "2025-11-19T08:00:00.250Z",
        "level": "error",
        "from": "fogbound.rooms",
        "text": "this failed\nbadly: «ж»",
    }
    assert datetime.fromisoformat(str(entry["at"]).replace("Z", "+00:00")).timestamp() == 1_763_539_200.25
    mark = request_id.set("abc")
    try:
        entry = line("attic-1", msg="hello", fields={"ms": 3})
    finally:
        request_id.reset(mark)
    assert (entry["process"], entry["request"], entry["ms"]) == ("attic-1", "abc", 3)


def test_a_failure_is_told_without_its_text() -> None:
    try:
        raise ValueError("the move was t58")
    except ValueError as problem:
        entry = line(msg="it failed", exc_info=(type(problem), problem, problem.__traceback__))
    assert str(entry["problem"]).startswith("ValueError at test_log_lines.py:")
    assert "t58" not in json.dumps(entry)

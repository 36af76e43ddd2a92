"""Reads an uploaded file in a process of its own, so that no file can keep the server waiting.

A few bytes of TOML can keep a parser busy for hours, and comparing every clue with every other one takes a while even
for a harmless deck. So the process gets a few seconds and is then killed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

from fogbound import catalog
from fogbound.errors import BadMaterial, Finding
from fogbound.server.logs import place
from fogbound.upload_store import UploadedFile

PATIENCE = 15.0  # seconds; a deck of 2 MiB takes about three
MOST_LINES = 500  # of findings or remarks: enough to mend before the next upload


class Failed(Exception):
    """The process did not answer. The text says where it failed, never what it read."""


def read(game: str, content: bytes) -> UploadedFile:
    """A summary of a file; `BadMaterial` if it is refused. Takes a while: not for the event loop."""
    error = _uploads(game).error
    try:
        answer = _ask_process(game, content)
    except subprocess.TimeoutExpired:
        raise error(f"This {error.kind} takes too long to read: make it smaller or simpler.", ()) from None
    if "failed" in answer:
        raise Failed(answer["failed"])
    if "findings" in answer:
        raise error(answer["text"], tuple(Finding(error.kind, line) for line in answer["findings"]))
    return UploadedFile(**{**answer, "languages": tuple(answer["languages"]), "remarks": tuple(answer["remarks"])})


def _ask_process(game: str, content: bytes) -> dict[str, Any]:
    command = [sys.executable, "-m", "fogbound.server.reading", game]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run(command, input=content, capture_output=True, timeout=PATIENCE, env=environment, check=False)
    try:
        return dict(json.loads(ran.stdout))
    except ValueError:
        return {"failed": "the reading process died"}


def _uploads(game: str) -> catalog.Uploads:
    uploads = catalog.uploads(game)
    assert uploads is not None
    return uploads


def _answer(game: str, content: bytes) -> dict[str, Any]:
    try:
        summary = asdict(_uploads(game).read(content))
    except BadMaterial as problem:
        lines = _first_lines([finding.text for finding in problem.findings])
        return {"text": problem.text, "findings": lines}
    except Exception as problem:
        return {"failed": place(problem)}
    return {**summary, "remarks": _first_lines(summary["remarks"])}


def _first_lines(lines: list[str]) -> list[str]:
    more = len(lines) - MOST_LINES
    return [*lines[:MOST_LINES], f"and {more} more"] if more > 0 else list(lines)


if __name__ == "__main__":
    print(json.dumps(_answer(sys.argv[1], sys.stdin.buffer.read())))

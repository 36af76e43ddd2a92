"""Reading a file that somebody sent, in a process of its own: whatever is in it, the table does not wait for it.

A few bytes of TOML can keep a parser busy for hours, and comparing every clue with every other one takes a while even
where nobody means harm. So the reader is given so many seconds, and is gone afterwards.
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
from fogbound.shelf import Brought

PATIENCE = 15.0  # seconds; a deck of 2 MiB takes about three
MOST_LINES = 500  # of findings or remarks; whoever has mended those may ask again


class Failed(Exception):
    """The reader did not answer; its text says where it failed, never what it read."""


def read(game: str, content: bytes) -> Brought:
    """What is told of a file; `BadMaterial` if it is refused. Takes a while: not for the event loop."""
    bad = _brings(game).bad
    try:
        told = _asked(game, content)
    except subprocess.TimeoutExpired:
        raise bad(f"This {bad.kind} takes too long to read: make it smaller or simpler.", ()) from None
    if "failed" in told:
        raise Failed(told["failed"])
    if "findings" in told:
        raise bad(told["text"], tuple(Finding(bad.kind, line) for line in told["findings"]))
    return Brought(**{**told, "languages": tuple(told["languages"]), "remarks": tuple(told["remarks"])})


def _asked(game: str, content: bytes) -> dict[str, Any]:
    """What the process answers."""
    command = [sys.executable, "-m", "fogbound.server.reading", game]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run(command, input=content, capture_output=True, timeout=PATIENCE, env=paths, check=False)
    try:
        return dict(json.loads(ran.stdout))
    except ValueError:
        return {"failed": "the reader died"}


def _brings(game: str) -> catalog.Brings:
    brings = catalog.brings(game)
    assert brings is not None
    return brings


def _answer(game: str, content: bytes) -> dict[str, Any]:
    try:
        told = asdict(_brings(game).read(content))
    except BadMaterial as problem:
        lines = _some([finding.text for finding in problem.findings])
        return {"text": problem.text, "findings": lines}
    except Exception as problem:
        return {"failed": place(problem)}
    return {**told, "remarks": _some(told["remarks"])}


def _some(lines: list[str]) -> list[str]:
    more = len(lines) - MOST_LINES
    return [*lines[:MOST_LINES], f"and {more} more"] if more > 0 else list(lines)


if __name__ == "__main__":
    print(json.dumps(_answer(sys.argv[1], sys.stdin.buffer.read())))

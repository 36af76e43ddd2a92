"""TOML as text, for tools that rewrite people's files: values, long lists over several lines, the opening comment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def value(given: Any) -> str:
    """A value on one line."""
    if isinstance(given, Mapping):
        return f"{{ {', '.join(f'{key} = {value(each)}' for key, each in given.items())} }}"
    if isinstance(given, list):
        return f"[{', '.join(map(value, given))}]"
    if isinstance(given, str):
        return '"' + given.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(given, bool):
        return str(given).lower()
    return f"{given:g}" if isinstance(given, float) else str(given)


def assignment(key: str, given: Any, width: int) -> list[str]:
    """A key and its value; a list that is too long for one line takes several."""
    line = f"{key} = {value(given)}"
    if len(line) <= width or not isinstance(given, list):
        return [line]
    return [f"{key} = [", *_folded(given, width), "]"]


def _folded(values: Iterable[Any], width: int) -> list[str]:
    lines = ["   "]
    for each in values:
        more = f" {value(each)},"
        if len(lines[-1] + more) > width and lines[-1].strip():
            lines.append("   ")
        lines[-1] += more
    return lines


def heading(written: str) -> list[str]:
    """The comment lines that a file begins with."""
    lines = []
    for line in written.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line)
    return lines


def has_more_comments(written: str) -> bool:
    """Whether there are comments below the heading. Rewriting the file would lose them."""
    below = written.splitlines()[len(heading(written)) :]
    return any(_comment(line) for line in below)


def _comment(line: str) -> bool:
    quoted = False
    for i, letter in enumerate(line):
        if letter == '"' and line[i - 1 : i] != "\\":
            quoted = not quoted
        if letter == "#" and not quoted:
            return True
    return False

"""Board files as text: one line per station, below the comments that began the file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fogbound.games.yard.checks import DECKS, MODES

WIDTH = 116  # of a line in a written file


def text(data: Mapping[str, Any], heading: Sequence[str] = ()) -> str:
    """A board file: the heading, one line per station, one table per junction and piece of scenery."""
    parts = [*heading]
    if "title" in data:
        parts.append(f"title = {_value(data['title'])}")
    parts.append(f"size = {_value(data['size'])}")
    if data.get("starts"):
        parts += [
            "",
            "[starts]",
            *(f"{deck} = {_value(data['starts'][deck])}" for deck in DECKS if deck in data["starts"]),
        ]
    parts += ["", "[stations]"]
    for key, entry in sorted(data["stations"].items(), key=lambda item: int(item[0])):
        fields = ", ".join(f"{name} = {_value(entry[name])}" for name in ("at", *MODES) if name in entry)
        parts.append(f"{key} = {{ {fields} }}")
    for item in data.get("junctions", []):
        parts += ["", *table("junctions", item, ("mode", "at", "joins"))]
    for item in data.get("scenery", []):
        parts += ["", *table("scenery", item, ("kind", "name", "width", "points"))]
    return "\n".join(parts) + "\n"


def table(name: str, item: Mapping[str, Any], keys: Sequence[str]) -> list[str]:
    """One [[table]] of a board file, line by line."""
    lines = [f"[[{name}]]"]
    for key in keys:
        if key in item:
            line = f"{key} = {_value(item[key])}"
            lines += [line] if len(line) <= WIDTH else [f"{key} = [", *_folded(item[key]), "]"]
    return lines


def _folded(values: Iterable[Any]) -> list[str]:
    lines = ["   "]
    for value in values:
        more = f" {_value(value)},"
        if len(lines[-1] + more) > WIDTH:
            lines.append("   ")
        lines[-1] += more
    return lines


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return f"{value:g}" if isinstance(value, float) else str(value)


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

"""Board files as text: one line per station, below the comments that began the file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fogbound.games.yard.checks import DECKS, MODES
from fogbound.toml_text import assignment, value

WIDTH = 116  # of a line in a written file


def text(data: Mapping[str, Any], heading: Sequence[str] = ()) -> str:
    """A board file: the heading, one line per station, one table per junction and piece of scenery."""
    parts = [*heading]
    if "title" in data:
        parts.append(f"title = {value(data['title'])}")
    parts.append(f"size = {value(data['size'])}")
    if data.get("starts"):
        parts += [
            "",
            "[starts]",
            *(f"{deck} = {value(data['starts'][deck])}" for deck in DECKS if deck in data["starts"]),
        ]
    parts += ["", "[stations]"]
    for key, entry in sorted(data["stations"].items(), key=lambda item: int(item[0])):
        fields = ", ".join(f"{name} = {value(entry[name])}" for name in ("at", *MODES) if name in entry)
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
            lines += assignment(key, item[key], WIDTH)
    return lines

"""Making boards: drafts with links at one end only, renumbered row by row, written in the house's style."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any

from fogbound.errors import Finding
from fogbound.games.yard.checks import DECKS, MODES, findings
from fogbound.games.yard.crossings import Crossing
from fogbound.games.yard.shapes import Point, distance

Data = dict[str, Any]
Link = tuple[int, int, str]

# What may still be missing from a draft while it is being made.
UNFINISHED = ("one-way-link", "unreachable", "no-starts", "half-starts")
WIDTH = 116  # of a line in a written file


def blockers(data: Mapping[str, Any]) -> tuple[Finding, ...]:
    """What must be put right by hand before a draft can be worked on."""
    if "based_on" in data:
        return (Finding("bad-base", "it is a variant of another board: work on that one, or write a whole board"),)
    return tuple(finding for finding in findings(data) if finding.code not in UNFINISHED)


def mended(data: Data) -> tuple[Data, tuple[Link, ...]]:
    """Every link at both of its ends, and the links that were added."""
    stations = {int(key): dict(entry) for key, entry in data["stations"].items()}
    missing = [
        (target, number, mode)
        for number, entry in stations.items()
        for mode in MODES
        for target in entry.get(mode, [])
        if number not in stations[target].get(mode, [])
    ]
    for number, target, mode in missing:
        stations[number][mode] = sorted([*stations[number].get(mode, []), target])
    return {**data, "stations": {str(n): entry for n, entry in stations.items()}}, tuple(missing)


def row_height(data: Data) -> float:
    """How deep a row is unless told: most of the usual distance between neighbours."""
    places = [tuple(entry["at"]) for entry in data["stations"].values()]
    near = [min(distance(p, q) for q in places if q is not p) for p in places if len(places) > 1]
    return 0.8 * median(near) if near else 1.0


def rows(places: Mapping[int, Point], height: float) -> list[list[int]]:
    """Stations as a reader sees them: from the top in rows as deep as `height`, each from left to right."""
    found: list[list[int]] = []
    for number in sorted(places, key=lambda n: (places[n][1], places[n][0])):
        if not found or places[number][1] >= places[found[-1][0]][1] + height:
            found.append([])
        found[-1].append(number)
    return [sorted(row, key=lambda n: places[n]) for row in found]


def numbered(data: Data, height: float) -> tuple[Data, list[list[int]]]:
    """Numbers that run through the rows; links, junctions and start cards follow. Rows are given in new numbers."""
    places: dict[int, Point] = {int(key): (entry["at"][0], entry["at"][1]) for key, entry in data["stations"].items()}
    old_rows = rows(places, height)
    new = {old: n for n, old in enumerate((old for row in old_rows for old in row), 1)}
    stations = {}
    for key, entry in sorted(data["stations"].items(), key=lambda item: new[int(item[0])]):
        links = {mode: sorted(new[n] for n in entry[mode]) for mode in MODES if mode in entry}
        stations[str(new[int(key)])] = {"at": entry["at"], **links}
    whole = {**data, "stations": stations}
    if "junctions" in data:
        whole["junctions"] = [{**j, "joins": sorted(new[n] for n in j["joins"])} for j in data["junctions"]]
    if "starts" in data:
        whole["starts"] = {deck: sorted(new[n] for n in cards) for deck, cards in data["starts"].items()}
    return whole, [[new[old] for old in row] for row in old_rows]


def with_junctions(data: Data, found: Iterable[Crossing]) -> tuple[Data, tuple[Crossing, ...]]:
    """Crossings of two plain lines become junctions; those that touch a junction already are left to its author."""
    stations = {key: {**entry} for key, entry in data["stations"].items()}
    made = []
    for crossing in found:
        pairs = [line for line in crossing.lines if len(line) == 2]
        if len(pairs) < 2 or any(b not in stations[str(a)].get(crossing.mode, []) for a, b in pairs):
            continue
        for a, b in pairs:
            for here, there in ((a, b), (b, a)):
                stations[str(here)][crossing.mode] = [n for n in stations[str(here)][crossing.mode] if n != there]
        made.append(crossing)
    bare = {key: {k: v for k, v in entry.items() if k == "at" or v} for key, entry in stations.items()}
    junctions = [*data.get("junctions", []), *map(junction, made)]
    return {**data, "stations": bare, "junctions": junctions}, tuple(made)


def junction(crossing: Crossing) -> Data:
    return {"mode": crossing.mode, "at": [round(v) for v in crossing.at], "joins": sorted(crossing.joins)}


# Writing


def text(data: Data, heading: Sequence[str] = ()) -> str:
    """A board file: the heading's comments, one line a station, one table a junction and a piece of scenery."""
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
    """The comment that a file begins with."""
    lines = []
    for line in written.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line)
    return lines


def has_more_comments(written: str) -> bool:
    """Are there comments below the heading? They have no place in what is written anew."""
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

"""Board drafts: add the missing ends of links, number stations row by row, turn crossings into junctions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import median
from typing import Any

from fogbound.errors import Finding
from fogbound.games.yard.checks import MODES, findings
from fogbound.games.yard.map.shapes import Point, distance
from fogbound.games.yard.workshop.crossings import Crossing

Data = dict[str, Any]
Link = tuple[int, int, str]

# Findings that a draft may have while it is being made.
UNFINISHED = ("one-way-link", "unreachable", "no-starts", "half-starts")


def blockers(data: Mapping[str, Any]) -> tuple[Finding, ...]:
    """The findings that must be mended by hand before the tools can work on a draft."""
    if "based_on" in data:
        return (Finding("bad-base", "it is a variant of another board: work on that board, or write a whole one"),)
    return tuple(finding for finding in findings(data) if finding.code not in UNFINISHED)


def mend(data: Data) -> tuple[Data, tuple[Link, ...]]:
    """The draft with every link at both of its ends, and the links that were added."""
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
    """The default height of a row: most of the usual distance between neighbours."""
    places = [tuple(entry["at"]) for entry in data["stations"].values()]
    near = [min(distance(p, q) for q in places if q is not p) for p in places if len(places) > 1]
    return 0.8 * median(near) if near else 1.0


def rows(places: Mapping[int, Point], height: float) -> list[list[int]]:
    """Stations in reading order: rows of `height` from the top, each from left to right."""
    in_rows: list[list[int]] = []
    for number in sorted(places, key=lambda n: (places[n][1], places[n][0])):
        if not in_rows or places[number][1] >= places[in_rows[-1][0]][1] + height:
            in_rows.append([])
        in_rows[-1].append(number)
    return [sorted(row, key=lambda n: places[n]) for row in in_rows]


def renumber(data: Data, height: float) -> tuple[Data, list[list[int]]]:
    """The draft with stations numbered row by row, and the rows in new numbers. Links, junctions and starts follow."""
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


def join_crossings(data: Data, found: Iterable[Crossing]) -> tuple[Data, tuple[Crossing, ...]]:
    """The draft with crossings of two plain lines turned into junctions, and those crossings.

    Crossings that touch a junction are left to the author.
    """
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

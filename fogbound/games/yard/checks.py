"""Everything wrong with a board file, found at once and said so that its author can mend it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from math import dist
from typing import Any

from fogbound.errors import Finding

MODES = ("taxi", "bus", "underground", "ferry")
DECKS = ("shared", "detectives", "x", "tickets")
SCENERY = ("river", "park")
KEYS = ("title", "size", "stations", "junctions", "starts", "scenery")
LARGEST = 100_000
CLOSEST = 1 / 1000  # of the map's longer side: stations closer than this cannot be told apart


_NUMBER = re.compile(r"[1-9][0-9]{0,3}", re.ASCII)


def findings(data: Mapping[str, Any]) -> tuple[Finding, ...]:
    """Everything wrong with a board's data; empty when it can be played on."""
    stations, shape = _stations(data)
    found = [*_keys(data), *_title(data), *_size(data), *shape]
    found += _places(data, stations)
    found += _links(stations)
    found += _junctions(data, stations)
    found += _ferries(data, stations)
    found += _reach(data, stations)
    found += _starts(data, stations)
    found += _scenery(data)
    return tuple(found)


def _keys(data: Mapping[str, Any]) -> Iterator[Finding]:
    for key in data:
        if key not in KEYS:
            yield Finding("unknown-key", f"{key!r} is unknown; a board has {', '.join(KEYS)}")


def _is_number(value: Any) -> bool:
    """Whether a value can be a coordinate: finite, and not too large to draw."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= LARGEST


def _is_station(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value < 10_000


def _is_words(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 80 and value.isprintable()


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))


def _title(data: Mapping[str, Any]) -> Iterator[Finding]:
    if not _is_words(data.get("title", "")):
        yield Finding("bad-title", "title must be one line of text, 80 characters at most")


def _size(data: Mapping[str, Any]) -> Iterator[Finding]:
    size = data.get("size")
    if not _is_point(size) or not all(side > 0 for side in size or ()):
        yield Finding("bad-size", f"size must be [width, height], two positive numbers up to {LARGEST}")


def _stations(data: Mapping[str, Any]) -> tuple[dict[int, Mapping[str, Any]], list[Finding]]:
    """The stations that can be read, and findings about the rest."""
    table = data.get("stations")
    if not isinstance(table, dict) or not table:
        return {}, [Finding("no-stations", "it needs a [stations] table with at least one station")]
    stations: dict[int, Mapping[str, Any]] = {}
    found = []
    for key, entry in table.items():
        if not _NUMBER.fullmatch(key):
            found.append(Finding("bad-number", f"{key[:20]!r} is not a station number from 1 to 9999"))
        elif not isinstance(entry, dict):
            example = "{ at = [10, 20], taxi = [2] }"
            found.append(Finding("bad-station", f"station {key} must be a table such as {example}"))
        else:
            stations[int(key)] = entry
    return stations, found


def _places(data: Mapping[str, Any], stations: Mapping[int, Mapping[str, Any]]) -> Iterator[Finding]:
    size = data.get("size")
    known = size if _is_point(size) else None
    placed: list[tuple[float, float, int]] = []
    for number, entry in stations.items():
        for key in entry:
            if key != "at" and key not in MODES:
                yield Finding("unknown-mode", f"station {number} has {key!r}; lines are {', '.join(MODES)}")
        at = entry.get("at")
        if at is None:
            yield Finding("no-place", f"station {number} has no coordinates (at = [x, y])")
        elif not _is_point(at):
            yield Finding("bad-place", f"station {number} needs at = [x, y], two numbers")
        else:
            if known and not (0 <= at[0] <= known[0] and 0 <= at[1] <= known[1]):
                yield Finding("off-the-map", f"station {number} lies outside the map of {known[0]} by {known[1]}")
            placed.append((at[0], at[1], number))
    yield from _apart(placed, CLOSEST * max(known or (1,)))


def _apart(placed: list[tuple[float, float, int]], closest: float) -> Iterator[Finding]:
    ordered = sorted(placed)
    for i, (x, y, number) in enumerate(ordered):
        for other_x, other_y, other in ordered[i + 1 :]:
            if other_x - x > closest:
                break
            if dist((x, y), (other_x, other_y)) <= closest:
                yield Finding("same-place", f"stations {number} and {other} lie on the same spot")


def _links(stations: Mapping[int, Mapping[str, Any]]) -> Iterator[Finding]:
    for number, entry in stations.items():
        for mode in MODES:
            targets = entry.get(mode, [])
            if not isinstance(targets, list):
                yield Finding("bad-links", f"station {number}: {mode} must be a list of station numbers")
                continue
            for i, target in enumerate(targets):
                yield from _link(stations, number, mode, target, repeated=target in targets[:i])


def _link(
    stations: Mapping[int, Mapping[str, Any]], number: int, mode: str, target: Any, *, repeated: bool
) -> Iterator[Finding]:
    if not _is_station(target):
        yield Finding("bad-links", f"station {number}: {mode} lists {target!r}, which is not a station number")
    elif repeated:
        yield Finding("duplicate-link", f"station {number} lists {mode} to {target} more than once")
    elif target == number:
        yield Finding("self-link", f"station {number} has a {mode} line to itself")
    elif target not in stations:
        yield Finding("unknown-station", f"station {number} has a {mode} line to {target}, which is not on the board")
    else:
        back = stations[target].get(mode, [])
        if isinstance(back, list) and number not in back:
            yield Finding("one-way-link", f"{mode} {number}–{target} is listed at {number} but not at {target}")


def _junctions(data: Mapping[str, Any], stations: Mapping[int, Mapping[str, Any]]) -> Iterator[Finding]:
    junctions = data.get("junctions", [])
    if not isinstance(junctions, list) or not all(isinstance(junction, dict) for junction in junctions):
        yield Finding("bad-junction", "junctions must be written as [[junctions]] tables")
        return
    taken: dict[tuple[int, int, str], str] = {}
    for i, junction in enumerate(junctions, 1):
        yield from _junction(data, stations, f"junction {i}", junction)
        for link in junction_links([junction]):
            a, b, mode = link
            if b in _targets(stations, a, mode) or a in _targets(stations, b, mode):
                text = f"junction {i} joins {a} and {b}, so {mode} {a}–{b} must not be listed at the stations too"
                yield Finding("duplicate-link", text)
            if link in taken:
                yield Finding("duplicate-link", f"junction {i} joins {a} and {b}, as {taken[link]} does already")
            taken.setdefault(link, f"junction {i}")


def _junction(
    data: Mapping[str, Any], stations: Mapping[int, Mapping[str, Any]], name: str, junction: Mapping[str, Any]
) -> Iterator[Finding]:
    for key in junction:
        if key not in ("mode", "at", "joins"):
            yield Finding("unknown-key", f"{name} has {key!r}; a junction has mode, at and joins")
    if junction.get("mode") not in MODES[:3]:
        yield Finding("unknown-mode", f"{name} needs a mode: {', '.join(MODES[:3])}")
    yield from _junction_place(data, stations, name, junction.get("at"))
    joins = junction.get("joins")
    if not isinstance(joins, list) or not all(map(_is_station, joins)):
        yield Finding("bad-junction", f"{name} needs joins = [7, 39, 21], a list of station numbers")
        return
    if len(set(joins)) < 3:
        yield Finding("few-ends", f"{name} joins fewer than three stations; a link of two is written at the stations")
    for station in sorted(set(joins)):
        if joins.count(station) > 1:
            yield Finding("duplicate-link", f"{name} joins station {station} more than once")
        if station not in stations:
            yield Finding("unknown-station", f"{name} joins {station}, which is not on the board")


def _junction_place(
    data: Mapping[str, Any], stations: Mapping[int, Mapping[str, Any]], name: str, at: Any
) -> Iterator[Finding]:
    size = data.get("size")
    if at is None:
        yield Finding("no-place", f"{name} has no coordinates (at = [x, y])")
    elif not _is_point(at):
        yield Finding("bad-place", f"{name} needs at = [x, y], two numbers")
    elif size is not None and _is_point(size):
        if not (0 <= at[0] <= size[0] and 0 <= at[1] <= size[1]):
            yield Finding("off-the-map", f"{name} lies outside the map of {size[0]} by {size[1]}")
        for number, entry in stations.items():
            if _is_point(entry.get("at")) and dist(entry["at"], at) <= CLOSEST * max(size):
                yield Finding("same-place", f"{name} lies on station {number}: lines meet there without a junction")


def junction_links(junctions: Any) -> Iterator[tuple[int, int, str]]:
    """The links that junctions make: every pair of the joined stations. Unreadable junctions are skipped."""
    for junction in junctions if isinstance(junctions, list) else []:
        joins = junction.get("joins") if isinstance(junction, dict) else None
        if isinstance(joins, list) and junction.get("mode") in MODES[:3]:
            for a, b in combinations(sorted({n for n in joins if _is_station(n)}), 2):
                yield a, b, str(junction["mode"])


def _targets(stations: Mapping[int, Mapping[str, Any]], number: int, mode: str) -> list[Any]:
    listed = stations.get(number, {}).get(mode, [])
    return listed if isinstance(listed, list) else []


def _ferries(data: Mapping[str, Any], stations: Mapping[int, Mapping[str, Any]]) -> Iterator[Finding]:
    """A ferry beside another line is refused: nobody could tell which of them a black ticket paid for."""
    turned = set(junction_links(data.get("junctions")))
    for number in stations:
        for target in _targets(stations, number, "ferry"):
            for mode in MODES[:3]:
                beside = target in _targets(stations, number, mode) or (number, target, mode) in turned
                if _is_station(target) and number < target and beside:
                    text = f"ferry {number}–{target} runs beside a {mode} line between the same stations"
                    yield Finding("parallel-ferry", text)


def _reach(data: Mapping[str, Any], stations: Mapping[int, Mapping[str, Any]]) -> Iterator[Finding]:
    """Pursuers use no ferry, so every station must be reachable without it."""
    if not stations:
        return
    turns: dict[int, set[int]] = {}
    for a, b, _ in junction_links(data.get("junctions")):
        turns.setdefault(a, set()).add(b)
        turns.setdefault(b, set()).add(a)
    first = min(stations)
    reached, frontier = {first}, [first]
    for number in frontier:
        listed = [target for mode in MODES[:3] for target in _targets(stations, number, mode)]
        for target in [*listed, *sorted(turns.get(number, ()))]:
            if _is_station(target) and target in stations and target not in reached:
                reached.add(target)
                frontier.append(target)
    for number in sorted(set(stations) - reached):
        yield Finding("unreachable", f"no taxi, bus or underground leads from station {first} to station {number}")


def _starts(data: Mapping[str, Any], stations: Mapping[int, Any]) -> Iterator[Finding]:
    starts = data.get("starts")
    if not isinstance(starts, dict) or not starts:
        yield Finding("no-starts", f"it needs a [starts] table with decks of start cards: {', '.join(DECKS)}")
        return
    for deck, cards in starts.items():
        if deck not in DECKS:
            yield Finding("unknown-deck", f"{deck!r} is not a deck of start cards; decks are {', '.join(DECKS)}")
        elif not isinstance(cards, list) or not all(map(_is_station, cards)):
            yield Finding("bad-starts", f"deck {deck} must be a list of station numbers")
        else:
            yield from _deck(deck, cards, stations)
    if ("x" in starts) != ("detectives" in starts):
        yield Finding("half-starts", "decks x and detectives come together: one is missing")
    elif isinstance(starts.get("x"), list) and isinstance(starts.get("detectives"), list):
        for card in starts["x"]:
            if card in starts["detectives"]:
                yield Finding("shared-start", f"start {card} is in both decks, x and detectives")


def _deck(deck: str, cards: list[int], stations: Mapping[int, Any]) -> Iterator[Finding]:
    for i, card in enumerate(cards):
        if card in cards[:i]:
            yield Finding("duplicate-start", f"deck {deck} has start {card} more than once")
        elif card not in stations:
            yield Finding("unknown-start", f"deck {deck} has start {card}, which is not on the board")


def _scenery(data: Mapping[str, Any]) -> Iterator[Finding]:
    scenery = data.get("scenery", [])
    if not isinstance(scenery, list):
        yield Finding("bad-scenery", "scenery must be written as [[scenery]] tables")
        return
    for i, item in enumerate(scenery, 1):
        points = item.get("points") if isinstance(item, dict) else None
        if not isinstance(item, dict) or item.get("kind") not in SCENERY:
            yield Finding("bad-scenery", f"scenery {i} needs a kind: {' or '.join(SCENERY)}")
        elif not isinstance(points, list) or not all(map(_is_point, points)) or not _leads_on(points):
            yield Finding("bad-scenery", f"scenery {i} needs points = [[x, y], …], with at least two different ones")
        elif not _is_number(item.get("width", 0)) or item.get("width", 0) < 0:
            yield Finding("bad-scenery", f"scenery {i}: width must be 0 or more")
        elif not _is_words(item.get("name", "")):
            yield Finding("bad-scenery", f"scenery {i}: name must be one line of text, 80 characters at most")


def _leads_on(points: list[list[float]]) -> bool:
    return any(a != b for a, b in pairwise(points))


def drop_links(stations: Any, without: Any) -> tuple[Finding, ...]:
    """Remove a variant's `without` links from its base's stations; findings for those that do not exist.

    Links through a junction are not listed at stations: to change them, a variant gives its own `junctions`.
    """
    if not isinstance(without, dict) or not all(isinstance(pairs, list) for pairs in without.values()):
        return (Finding("unknown-without", 'without must list links by line, such as taxi = ["13-14"]'),)
    missing = [(mode, pair) for mode, pairs in without.items() for pair in pairs if not _drop(stations, mode, pair)]
    return tuple(Finding("unknown-without", f"its base has no {mode} link {pair!r}") for mode, pair in missing)


def _drop(stations: dict[str, dict[str, list[int]]], mode: str, pair: Any) -> bool:
    a, _, b = str(pair).partition("-")
    if b not in map(str, stations.get(a, {}).get(mode, [])):
        return False
    for here, there in ((a, b), (b, a)):
        stations[here][mode] = [n for n in stations[here][mode] if str(n) != there]
    return True

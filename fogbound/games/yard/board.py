"""Boards of the chase: stations, links, start cards, and where they are on the map."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fogbound import datafile
from fogbound.errors import BadBoard, BadOption, Finding
from fogbound.game import Move
from fogbound.games.yard.checks import MODES, drop_links, findings, junction_links

FOLDER = Path(__file__).with_name("boards")

BLACK = "k"
ORDINARY = ("t", "b", "u")
TICKETS = {"t": "taxi", "b": "bus", "u": "underground", "k": "black"}
PAYS = {"t": ("taxi",), "b": ("bus",), "u": ("underground",), "k": MODES}

LARGEST = 1_000_000  # bytes; a board of a thousand stations has a tenth of that

Point = tuple[float, float]
Ride = tuple[int, Move]


@dataclass(frozen=True)
class Scenery:
    """Something drawn under the lines: a river or a park, named or not."""

    kind: str
    name: str
    points: tuple[Point, ...]
    width: float = 0.0


@dataclass(frozen=True)
class Junction:
    """A crossing of lines of one mode where players may turn off: it links every two of the stations it joins."""

    mode: str
    at: Point
    joins: tuple[int, ...]


@dataclass(frozen=True)
class Board:
    """A map to chase on. All fields are plain tuples, so boards compare by content.

    `connections` are all links, those through `junctions` included; the junctions say how those are drawn.
    """

    name: str
    title: str
    size: Point
    places: tuple[tuple[int, Point], ...]
    connections: tuple[tuple[int, int, str], ...]
    starts: tuple[tuple[str, tuple[int, ...]], ...]
    scenery: tuple[Scenery, ...] = ()
    junctions: tuple[Junction, ...] = ()

    @cached_property
    def stations(self) -> tuple[int, ...]:
        return tuple(number for number, _ in self.places)

    @cached_property
    def at(self) -> dict[int, Point]:
        return dict(self.places)

    @cached_property
    def _links(self) -> dict[int, dict[str, tuple[int, ...]]]:
        links: dict[int, dict[str, set[int]]] = {number: {} for number in self.stations}
        for a, b, mode in self.connections:
            links[a].setdefault(mode, set()).add(b)
            links[b].setdefault(mode, set()).add(a)
        return {
            station: {mode: tuple(sorted(by_mode[mode])) for mode in MODES if mode in by_mode}
            for station, by_mode in links.items()
        }

    def links(self, station: int) -> dict[str, tuple[int, ...]]:
        """Where each mode goes from a station: `{mode: stations}`, without modes that do not stop there."""
        if station not in self._links:
            raise BadOption("no-such-station", f"Board {self.name!r} has no station {station}.", station=station)
        return dict(self._links[station])

    @cached_property
    def rides(self) -> dict[str, dict[int, tuple[Ride, ...]]]:
        """`rides[ticket][station]`: every (target, move) that one ticket can pay for, pawns ignored."""
        return {
            ticket: {
                station: tuple(
                    (target, Move(ticket, (target,)))
                    for target in sorted({n for mode in modes for n in by_mode.get(mode, ())})
                )
                for station, by_mode in self._links.items()
            }
            for ticket, modes in PAYS.items()
        }

    @cached_property
    def distances(self) -> dict[int, dict[int, int]]:
        """Fewest rides between two stations on the lines pursuers may use (no ferry)."""
        return {station: self._distances_from(station) for station in self.stations}

    def _distances_from(self, origin: int) -> dict[int, int]:
        reached, frontier = {origin: 0}, [origin]
        for station in frontier:
            for ticket in ORDINARY:
                for target, _ in self.rides[ticket][station]:
                    if target not in reached:
                        reached[target] = reached[station] + 1
                        frontier.append(target)
        return reached

    def deck(self, name: str) -> tuple[int, ...]:
        """The start cards of one deck (`shared`, `detectives`, `x` or `tickets`); empty if the board has none."""
        return dict(self.starts).get(name, ())

    @cached_property
    def digest(self) -> str:
        """A hash of what the rules depend on: stations, links and start cards, not the drawing."""
        facts = [self.stations, sorted(self.connections), sorted(self.starts)]
        return hashlib.sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()[:32]

    def _repr_svg_(self) -> str:
        from fogbound.games.yard.map.draw import draw  # drawing imports boards

        return draw(self)


@cache
def names() -> tuple[str, ...]:
    """The names of the shipped boards."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load(name: str) -> Board:
    """A shipped board by name, or a board file by its path."""
    if str(name).endswith(".toml"):
        return read(Path(name))
    if name not in names():
        shipped = ", ".join(names())
        raise BadOption(
            "no-such-board",
            f"There is no board {name!r}. Boards are {shipped}, or the path of a .toml board file.",
            board=name,
        )
    return _shipped(name)


@cache
def _shipped(name: str) -> Board:
    return read(FOLDER / f"{name}.toml")


def read(path: Path) -> Board:
    """Load a board file, or explain everything that is wrong with it."""
    data, problems = parse(path), tuple[Finding, ...]()
    if "based_on" in data:
        data, problems = _on_base(path, data)
    problems = problems or findings(data)
    if problems:
        raise datafile.unusable(path, BadBoard, problems)
    return build(path.stem, data)


def parse(path: Path) -> dict[str, Any]:
    """The data of a board file, unchecked."""
    return datafile.parsed(path, BadBoard, LARGEST)


def _on_base(path: Path, data: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Finding, ...]]:
    """A variant's data: the board it is `based_on`, less the links it goes `without`, and with its own entries."""
    file = _base_file(path, str(data["based_on"]))
    if file is None:
        text = (
            f"it is based on {data['based_on']!r}, which is neither a whole board in the same folder nor a shipped one"
        )
        return {}, (Finding("bad-base", text),)
    base = parse(file)
    if unsound := findings(base):
        return {}, unsound
    problems = drop_links(base.get("stations", {}), data.get("without", {}))
    own = {key: value for key, value in data.items() if key not in ("based_on", "without")}
    return {**base, **own}, problems


def _base_file(path: Path, name: str) -> Path | None:
    """The base in the variant's folder, else the shipped one; a base must be a whole board."""
    beside, ours = path.with_name(f"{Path(name).name}.toml"), FOLDER / f"{Path(name).name}.toml"
    whole = (file for file in (beside, ours) if file.is_file() and "based_on" not in parse(file))
    return next(whole, None)


def build(name: str, data: Mapping[str, Any]) -> Board:
    """A board from data that passed the checks."""
    stations = {int(key): entry for key, entry in data["stations"].items()}
    width, height = data["size"]
    return Board(
        name=name,
        title=str(data.get("title", name)),
        size=(float(width), float(height)),
        places=tuple((n, (float(e["at"][0]), float(e["at"][1]))) for n, e in sorted(stations.items())),
        connections=tuple(sorted([*_station_links(stations), *junction_links(data.get("junctions", []))])),
        starts=tuple((deck, tuple(sorted(cards))) for deck, cards in sorted(data["starts"].items())),
        scenery=tuple(
            Scenery(
                s["kind"],
                s.get("name", ""),
                tuple((float(x), float(y)) for x, y in s["points"]),
                float(s.get("width", 0)),
            )
            for s in data.get("scenery", ())
        ),
        junctions=tuple(
            Junction(j["mode"], (float(j["at"][0]), float(j["at"][1])), tuple(sorted(j["joins"])))
            for j in data.get("junctions", ())
        ),
    )


def _station_links(stations: Mapping[int, Any]) -> Iterator[tuple[int, int, str]]:
    for number, entry in stations.items():
        yield from ((number, target, mode) for mode in MODES for target in entry.get(mode, ()) if number < target)

"""A finished chase as a picture to share: X's trail on the map, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fogbound.errors import Said
from fogbound.game import Outcome, Seat, State
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.map.draw import Crop, draw, geometry
from fogbound.games.yard.position import Position
from fogbound.games.yard.rules import ChaseState
from fogbound.games.yard.table import YardTable
from fogbound.poster import HEIGHT, PAPER, PICTURE, Poster, joined

_EDGE = 44  # pixels: the map ends in fog, so that no station looks cut off
_SIDES = {
    "left": ("0 0 1 0", (0, 0, _EDGE, HEIGHT)),
    "right": ("1 0 0 0", (PICTURE - _EDGE, 0, _EDGE, HEIGHT)),
    "top": ("0 0 0 1", (0, 0, PICTURE, _EDGE)),
    "bottom": ("0 1 0 0", (0, HEIGHT - _EDGE, PICTURE, _EDGE)),
}


def _fade() -> str:
    """A strip of fog along each side of the picture."""
    strips = []
    for side, (towards, (x, y, width, height)) in _SIDES.items():
        x1, y1, x2, y2 = towards.split()
        strips.append(
            f'<linearGradient id="fog-{side}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"><stop stop-color="{PAPER}"/>'
            f'<stop offset="1" stop-color="{PAPER}" stop-opacity="0"/></linearGradient>'
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#fog-{side})"/>'
        )
    return "".join(strips)


_FADE = _fade()
_SHARE = 0.42  # of the board's width: a short trail is not enlarged beyond recognition


def poster(state: State, names: Mapping[Seat, str]) -> Poster:
    """The poster of a game that is over; `names` are those of its players."""
    assert isinstance(state, ChaseState)
    assert state.outcome is not None
    table = state._table(None)
    path = trail(state)
    stations = [*path, *(pawn.station for pawn in table.pawns if pawn.station is not None)]
    hunters = [names[seat] for seat in state.edition.pursuers if seat in names]
    people = ((Said("seat-name", "Mister X", seat=X), names[X]),) if X in names else ()
    return Poster(
        _title(state.outcome),
        _why(table, state.outcome, state.log[-1].seat),
        (*people, (Said("poster-detectives", "Detectives"), joined(hunters))),
        lambda: draw(state.edition.board, table, path=path, crop=_around(state.edition, path or stations)) + _FADE,
    )


def trail(state: ChaseState) -> list[int]:
    """Every station where X was, from the start on."""
    start = [ply.move.number for ply in state.log if ply.move.verb == "deal"]
    dealt = [seat for seat, _ in state.edition.deals]
    first = [start[dealt.index(X)]] if X in dealt and len(start) == len(dealt) else _origin(state.origin)
    windows = state._table(None).windows
    return [*first, *(window.station for window in windows if window.station is not None)]


def _origin(position: Position) -> list[int]:
    return [position.at[0]] if position.at[0] else []


def _around(edition: YardEdition, stations: Sequence[int]) -> Crop:
    """The part of the map that holds these stations, in the picture's proportions."""
    (_, _, _, _), radius, places = geometry(edition.board)
    at = dict(places)
    xs, ys = [at[n][0] for n in stations], [at[n][1] for n in stations]
    least = _SHARE * max(x for x, _ in at.values())
    width, height = max(max(xs) - min(xs) + 8 * radius, least), max(ys) - min(ys) + 8 * radius
    width = max(width, height * PICTURE / HEIGHT)
    height = width * HEIGHT / PICTURE
    across, down = [x for x, _ in at.values()], [y for _, y in at.values()]
    left = _within((min(xs) + max(xs) - width) / 2, width, across, 3 * radius)
    top = _within((min(ys) + max(ys) - height) / 2, height, down, 3 * radius)
    return left, top, width, height


def _within(start: float, length: float, places: Sequence[float], margin: float) -> float:
    """A stretch moved so that it shows the map and not what lies around it; centred if the map is smaller."""
    low, high = min(places) - margin, max(places) + margin
    if length >= high - low:
        return (low + high - length) / 2
    return min(max(start, low), high - length)


def _title(outcome: Outcome) -> Said:
    if outcome.points:
        points = dict(outcome.points).get(X, 0)
        return Said("end-points", f"Mister X takes {points} {'point' if points == 1 else 'points'}", n=points)
    return Said("end-x", "Mister X wins") if X in outcome.winners else Said("end-detectives", "The detectives win")


def _why(table: YardTable, outcome: Outcome, last: Seat) -> Said:
    """In few words: the map says the rest."""
    n, station = table.round, table.pawn(X).station
    match outcome.reason:
        case "captured":
            return Said("poster-captured", f"Caught at {station} in round {n}.", station=station, round=n)
        case "trapped":
            return Said("poster-trapped", f"Trapped at {station} in round {n}.", station=station, round=n)
        case "escaped":
            return Said("poster-escaped", f"Still free after {n} rounds.", round=n)
        case "stuck" | "spent":
            return Said("poster-spent", f"No tickets left to follow after round {n}.", round=n)
        case "conceded" if last == X:
            return Said("poster-conceded-x", f"Mister X gave up in round {n}.", round=n)
        case "conceded":
            return Said("poster-conceded", f"The detectives gave up in round {n}.", round=n)
        case _:
            return Said("poster-over", f"Over in round {n}.", round=n)

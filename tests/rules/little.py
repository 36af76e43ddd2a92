"""Small boards and positions set up by hand, so that a few stations show a rule.

Every small board has parking places, stations without any line. A pawn that a test does not place is parked there and
never has a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import fogbound
from fogbound import Move, State, View
from fogbound.catalog import find_chase
from fogbound.games.yard.board import Board
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.table import Window, YardTable

A = "yard/classic-1983"
B = "yard/police-2017"
PARKING = (901, 902, 903, 904, 905, 906)

Purse = tuple[int, int, int]


def board(taxi: str = "", bus: str = "", underground: str = "", ferry: str = "") -> Board:
    """A board from its lines: `board(taxi="1-2 2-3", ferry="3-9")`. Every station is a start card of every deck."""
    lines = {"taxi": taxi, "bus": bus, "underground": underground, "ferry": ferry}
    links = tuple(
        sorted((min(ends), max(ends), mode) for mode, pairs in lines.items() for ends in map(_ends, pairs.split()))
    )
    stations = (*sorted({n for a, b, _ in links for n in (a, b)}), *PARKING)
    return Board(
        name="little",
        title="A little board",
        size=(100.0, 100.0),
        places=tuple((n, (float(i), float(i))) for i, n in enumerate(stations)),
        connections=links,
        starts=(("detectives", stations), ("shared", stations), ("x", stations)),
    )


def _ends(pair: str) -> tuple[int, int]:
    a, _, b = pair.partition("-")
    return int(a), int(b)


def chase(
    edition_id: str,
    where: Board,
    x: int,
    *,
    at: Mapping[str, int] | None = None,
    tickets: Mapping[str, Purse] | None = None,
    pool: Purse | None = None,
    black: int = 0,
    doubles: int = 0,
    stock: Purse | None = None,
    phase: str = "x",
    round: int = 1,
    windows: int = 0,
    seen: str = "-",
    **options: Any,
) -> State:
    """A game from a position. Pawns not in `at` are parked; detectives not in `tickets` have all their tickets."""
    edition = find_chase(edition_id, board=where, **options)
    at, tickets = at or {}, tickets or {}
    assert set(at) | set(tickets) <= set(edition.seats), "a test places a pawn this table does not have"
    parking = iter(PARKING)
    stations = {seat: x if seat == "x" else at.get(seat) or next(parking) for seat in edition.seats}
    purses = (
        [pool or edition.purses[0]]
        if edition.pooled
        else [tickets.get(seat, purse) for seat, purse in zip(edition.detectives, edition.purses, strict=True)]
    )
    line = " ".join(
        (
            "/".join(f"{seat}@{station}" for seat, station in stations.items()),
            "/".join(",".join(map(str, purse)) for purse in purses),
            ",".join(map(str, (black, doubles, *(stock or ())))),
            phase,
            str(round),
            str(windows),
            seen,
        )
    )
    return fogbound.start(edition, line)


def play(state: State, *plies: str) -> State:
    """Play plies written as `"x t2"`, one after another."""
    for ply in plies:
        seat, move = ply.split()
        state = state.play(seat, move)
    return state


def dealt(edition_id: str, *cards: int, **options: Any) -> State:
    """A game on the published board, the start cards dealt as given, in dealing order."""
    return play(fogbound.start(find_chase(edition_id, **options)), *(f"dealer deal{card}" for card in cards))


def offers(state: State, seat: str) -> set[str]:
    """The legal moves of a seat, except conceding."""
    return {str(move) for move in state.moves(seat)} - {"concede"}


def table(state: State, seat: str | None = None) -> YardTable:
    """The table as a seat sees it; without a seat, as a spectator does."""
    return table_of(state.view(seat))


def table_of(view: View) -> YardTable:
    assert isinstance(view.table, YardTable)
    return view.table


def edition_of(state: State) -> YardEdition:
    assert isinstance(state.edition, YardEdition)
    return state.edition


def held(state: State, seat: str) -> dict[str, int]:
    """The tickets of a seat, as everyone sees them."""
    return dict(table(state).pawn(seat).tickets)


def station(state: State, seat: str, viewer: str | None = "x") -> int | None:
    """The station of a pawn as `viewer` sees it; by default X, who sees everything."""
    return table(state, viewer).pawn(seat).station


def last_window(state: State, viewer: str | None = None) -> Window:
    return table(state, viewer).windows[-1]


def seen_log(state: State, viewer: str | None) -> list[str]:
    """The log as a viewer saw it."""
    return [f"{ply.seat} {ply.move}" for ply in state.view(viewer).log]


def result(state: State) -> tuple[str, str] | None:
    """The side that won, and the reason; the pursuers win together."""
    if state.outcome is None:
        return None
    if state.outcome.winners == ("x",):
        return "x", state.outcome.reason
    assert state.outcome.winners == edition_of(state).pursuers, "the pursuers win together, all of them"
    return "pursuers", state.outcome.reason


def refused(state: State, ply: str) -> str:
    """The code with which a ply is refused; a ply that is accepted is an error."""
    seat, move = ply.split()
    try:
        state.play(seat, Move.parse(move))
    except fogbound.IllegalMove as refusal:
        return refusal.code
    raise AssertionError(f"{ply} was accepted")

"""Heats of the compact game set up by hand. X is in view and pawns are parked unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import fogbound
from fogbound import State
from fogbound.catalog import find_chase
from fogbound.games.yard.board import Board
from fogbound.games.yard.table import Score

from .little import PARKING, Purse, board, play, table

C = "yard/compact-2015"
HARBOUR = "tiny-harbour"
DETECTIVES = ("red", "blue", "green")
# A separate underground line out of the way: a board needs three stations for the detectives to start from.
DEPOT = "911-912 912-913"
FULL: Purse = (12, 8, 4)


def yard(taxi: str = "", bus: str = "", underground: str = "", ferry: str = "") -> Board:
    """A small board with ticket numbers on all its stations except the parking places."""
    lines = board(taxi, bus, f"{underground} {DEPOT}", ferry)
    numbers = tuple(n for n in lines.stations if n < 900)
    return replace(lines, starts=(("tickets", (*numbers, 911, 912, 913)),))


def heat(
    where: Board | str,
    x: int,
    *,
    at: Mapping[str, int] | None = None,
    pool: Purse = FULL,
    black: int | None = None,
    boats: int | None = None,
    vanished: int = 0,
    phase: str = "x",
    windows: int = 0,
    seen: str = "",
    **options: Any,
) -> State:
    """A heat from a position. X has all black tickets unless `black` gives fewer, and is in view without `seen`."""
    edition = find_chase(C, board=where, **options)
    parking = iter(PARKING)
    stations = {seat: (at or {}).get(seat) or next(parking) for seat in DETECTIVES}
    counted = [edition.boats if boats is None else boats] if edition.boats is not None else []
    x_has = [edition.black if black is None else black, 0, *counted, vanished]
    line = " ".join(
        (
            "/".join(f"{seat}@{station}" for seat, station in {"x": x, **stations}.items()),
            ",".join(map(str, pool)),
            ",".join(map(str, x_has)),
            phase,
            "1",
            str(windows),
            seen or f"{windows}@{x}",
        )
    )
    return fogbound.start(edition, line)


def placed(where: Board | str, red: int, blue: int, green: int, x: int, **options: Any) -> State:
    """A heat from its beginning: three pawns placed in seat order, X dealt."""
    start = fogbound.start(find_chase(C, board=where, **options))
    return play(start, f"red place{red}", f"blue place{blue}", f"green place{green}", f"dealer deal{x}")


def pool(state: State) -> dict[str, int]:
    """The pool of tickets, which every detective shows."""
    shown = {table(state, viewer).pawn(seat).tickets for viewer in (None, "x") for seat in DETECTIVES}
    assert len(shown) == 1
    return dict(shown.pop())


def score(state: State, viewer: str | None = None) -> Score:
    found = table(state, viewer).score
    assert found is not None
    return found


def ended(state: State) -> tuple[str, int] | None:
    """The reason and X's points of a heat that is over; nobody wins a heat."""
    if state.outcome is None:
        return None
    assert state.outcome.winners == ()
    ((seat, points),) = state.outcome.points
    assert seat == "x"
    return state.outcome.reason, points

"""The chase's part of exercises: what a goal may ask of a move, and where X can be from a set-up position."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from fogbound.errors import Said
from fogbound.game import Move, Seat, State, View
from fogbound.games.yard.belief import Belief, belief
from fogbound.games.yard.board import TICKETS, Board
from fogbound.games.yard.edition import X, YardEdition, seat_name
from fogbound.games.yard.map.draw import Crop, draw, geometry
from fogbound.games.yard.material import suspects_of
from fogbound.games.yard.moves import pursuer_rides
from fogbound.games.yard.rules import ChaseState
from fogbound.games.yard.table import YardTable
from fogbound.lessons.kit import Kit, Shot, Try


def _chase(state: State) -> ChaseState:
    assert isinstance(state, ChaseState)
    return state


def captures(state: ChaseState) -> Iterator[tuple[Seat, Move]]:
    """The rides by which a pursuer who has yet to move would reach X now."""
    for seat in state.position.waiting if state.position.phase == "pursuit" else state.edition.pursuers:
        for ride in pursuer_rides(state.edition, state.position, seat):
            if ride.number == state.position.at[0]:
                yield seat, ride


def _safe(tried: Try, wanted: bool) -> str | None:
    """No pursuer reaches X with their next ride."""
    state = _chase(tried.after)
    found = next(captures(state), None)
    if (found is None) == wanted:
        return None
    if found is None:
        return Said("try-unsafe", "No detective can reach X there.")
    seat, ride = found
    text = f"{seat_name(seat)} can take the {TICKETS[ride.verb]} to {ride.number} and catch you. Find a safer station."
    return Said("try-caught", text, seat=seat, ticket=ride.verb, station=ride.number)


def _seen(tried: Try, wanted: bool) -> str | None:
    """Everybody sees where the ride ends."""
    if (tried.after.log[-1].secret is None) == wanted:
        return None
    if wanted:
        return Said("try-unseen", "Nobody sees you there yet.")
    return Said("try-seen", "Everybody would see you there.")


def _suspects(tried: Try, least: int) -> str | None:
    """The detectives must suspect at least so many stations."""
    count = len(_stations(tried.after))
    if count >= least:
        return None
    text = f"That leaves the detectives only {count} stations to search. You can do better."
    return Said("try-few", text, n=count)


def _at_most(tried: Try, most: int) -> str | None:
    """X can be on at most so many stations."""
    count = len(_stations(tried.after))
    return None if count <= most else Said("try-many", f"X could still be on {count} stations.", n=count)


def _stations(state: State) -> tuple[int, ...]:
    return _known(_chase(state)).stations


@lru_cache(maxsize=256)
def _known(state: ChaseState) -> Belief:
    """What everybody can know at a moment, worked out once: exercises come back to the same moments."""
    return belief(state.edition, state.view(None), state.setup)


def _ends(tried: Try, reason: str) -> str | None:
    """The game is over, for this reason."""
    outcome = tried.after.outcome
    if outcome is not None and outcome.reason == reason:
        return None
    return Said("try-not-there", "X is not there. Look again.")


def _covers(tried: Try, least: int) -> str | None:
    """This pawn's next ride could reach at least so many of the suspects."""
    state = _chase(tried.after)
    suspects = set(_stations(state))
    reach = {ride.number for ride in pursuer_rides(state.edition, state.position, tried.seat)}
    count = len(reach & suspects)
    if count >= least:
        return None
    text = f"From there {seat_name(tried.seat)} could reach {count} of the suspects next."
    return Said("try-reach", text, seat=tried.seat, n=count)


def _aids(state: State, view: View) -> dict[str, Any]:
    """The suspects, for the pursuers: X has other things to learn than what they think."""
    return {} if view.seat == X else suspects_of(_known(_chase(state)))


LEAST_SHARE = 0.55  # of a close-up's width that its height has: pictures beside each other look alike


def _close_up(board: Board, stations: Collection[int]) -> Crop:
    """The part of the map around some stations, with room for the pawns beside them, and never a thin strip."""
    (x0, y0, whole_wide, whole_high), radius, placed = geometry(board)
    places = [place for n, place in placed if n in stations]
    room = 4.2 * radius
    left, right = min(x for x, _ in places) - room, max(x for x, _ in places) + room
    top, bottom = min(y for _, y in places) - room, max(y for _, y in places) + room
    wide = max(right - left, (bottom - top) / LEAST_SHARE)
    high = LEAST_SHARE * wide
    x, y = (left + right - wide) / 2, (top + bottom - high) / 2
    return max(x0, min(x, x0 + whole_wide - wide)), max(y0, min(y, y0 + whole_high - high)), wide, high


def _picture(shot: Shot) -> str:
    """A close-up of the map, with the suspects where X is out of sight."""
    table, edition = shot.view.table, shot.edition
    assert isinstance(table, YardTable)
    assert isinstance(edition, YardEdition)
    shown = replace(table, pawns=tuple(pawn for pawn in table.pawns if pawn.seat in edition.seats))
    hunted = shot.view.seat != X and table.pawn(X).station is None and bool(shot.state.log)
    suspects = _stations(shot.state) if hunted else ()
    weights = [(n, 1.0) for n in suspects if n in shot.stations]
    board = _chase(shot.state).edition.board
    return draw(board, shown, suspects=weights, theme=shot.theme, crop=_close_up(board, shot.stations), say=shot.say)


EXERCISES = Kit(
    needs={
        "safe": _safe,
        "seen": _seen,
        "suspects_at_least": _suspects,
        "suspects_at_most": _at_most,
        "ends": _ends,
        "covers": _covers,
    },
    aids=_aids,
    picture=_picture,
)

"""A chase as text: for every ply the move, what each side saw of it, and the table after it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fogbound
from fogbound import DEALER, Match, Ply, Seat, State
from fogbound.games.yard.table import Pawn, Window, YardTable

FOLDER = Path(__file__).parent
WRITTEN = FOLDER / "games.toml"

# X, one pursuer for all of them (they see the same), and a spectator.
VIEWERS: tuple[tuple[str, Seat | None], ...] = (("x", "x"), ("red", "red"), ("spectator", None))


def games() -> dict[str, dict[str, Any]]:
    """The games by name: edition, options, seed and moves."""
    return tomllib.loads(WRITTEN.read_text(encoding="utf-8"))


def render(name: str, game: dict[str, Any]) -> str:
    """The whole text of one game."""
    start = fogbound.start(fogbound.find(game["edition"], **game.get("options", {})))
    match = Match(start, game["seed"].encode())
    for written in game["moves"].split():
        seat, _, move = written.rpartition(":")
        match.submit(seat or match.state.turn[0], move, match.ply)
    return "\n".join([*_head(name, game, match.state), *_plies(start, match.state), *_end(match.state)]) + "\n"


def _head(name: str, game: dict[str, Any], state: State) -> Iterator[str]:
    yield f"# {name}: {game['about']}"
    yield "# Written by tests/playthroughs/regenerate.py from games.toml; read it against the rules when it changes."
    yield ""
    yield f"edition  {state.edition.id}"
    yield "options  " + "  ".join(f"{key}={value}" for key, value in state.edition.options)
    yield "seats    " + " ".join(state.edition.seats)
    yield f"seed     {game['seed']}"


def _plies(start: State, end: State) -> Iterator[str]:
    state = start
    for number, ply in enumerate(end.log):
        before = state
        state = state.play(ply.seat, ply.move)
        yield ""
        if ply.seat != DEALER and _table(before, None).phase == "x":
            yield f"== round {_table(before, None).round} " + "=" * 60
            yield ""
        yield from _ply(number, ply, state)


def _ply(number: int, ply: Ply, state: State) -> Iterator[str]:
    seen = "   ".join(f"{name} sees {_seen(ply, viewer)}" for name, viewer in VIEWERS)
    yield f"{number:3}. {ply.seat} plays {ply.move}   ({seen})"
    laid = _table(state, None)
    yield "     pawns    " + "  ".join(_pawn(pawn) for pawn in laid.pawns)
    if laid.reserve:
        yield "     reserve  " + _tickets(laid.reserve)
    if laid.score:
        yield f"     points   {laid.score.points}, and {laid.score.left} in the pool{_boats(state)}"
    if laid.windows:
        yield "     log      " + _log(_table(state, "x").windows)
        sighting = f"   last seen {laid.seen[1]} ({laid.seen[0]})" if laid.seen else ""
        yield f"     as seen  {_log(laid.windows)}{sighting}"
    yield f"     next     {' or '.join(state.turn) or 'nobody'}   ({laid.phase}, round {laid.round})"
    if state.turn != (DEALER,):
        for seat in state.turn:
            yield f"       {seat} may {_offers(state, seat)}"


def _boats(state: State) -> str:
    """Boat rides left, and whether the pursuers know."""
    truth, public = _table(state, "x").boats, _table(state, None).boats
    if truth is None:
        return ""
    return f"; boat rides left {truth}" + ("" if truth == public else " (as seen ?)")


def _seen(ply: Ply, viewer: Seat | None) -> str:
    return str(ply.seen_by(viewer).move)


def _table(state: State, viewer: Seat | None) -> YardTable:
    laid = state.view(viewer).table
    assert isinstance(laid, YardTable)
    return laid


def _pawn(pawn: Pawn) -> str:
    tickets = f" [{_tickets(pawn.tickets)}]" if pawn.tickets else ""
    return f"{pawn.seat} {pawn.station or '?'}{tickets}"


def _tickets(tickets: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{n}{ticket}" if len(ticket) == 1 else f"{n} {ticket}" for ticket, n in tickets)


def _log(windows: tuple[Window, ...]) -> str:
    return " ".join(
        f"{w.number}{'d' if w.double else ''}:{w.ticket}{w.station or '?'}{'!' if w.shown else ''}" for w in windows
    )


def _offers(state: State, seat: Seat) -> str:
    """Rides grouped by ticket, then the other moves."""
    rides: dict[str, list[str]] = {}
    others = []
    for move in state.moves(seat):
        if move.verb in ("t", "b", "u", "k"):
            rides.setdefault(move.verb, []).append(str(move.args[0]))
        else:
            others.append(str(move))
    return "  ".join([*(f"{ticket} {','.join(targets)}" for ticket, targets in rides.items()), *others])


def _end(state: State) -> Iterator[str]:
    yield ""
    if state.outcome is None:
        yield "The game goes on."
        return
    if state.outcome.points:
        yield (
            f"Outcome: {state.outcome.reason}; "
            + ", ".join(f"{n} points for {s}" for s, n in state.outcome.points)
            + "."
        )
    else:
        yield f"Outcome: {state.outcome.reason}; won by {' '.join(state.outcome.winners)}."
    for name, viewer in VIEWERS:
        yield f"  opened to {name}: " + " ".join(str(ply.move) for ply in state.view(viewer).log if ply.seat == "x")
    for ply in state.view(None).log:
        if ply.seat == DEALER and ply.secret is not None:
            yield f"  X was dealt {ply.move}"

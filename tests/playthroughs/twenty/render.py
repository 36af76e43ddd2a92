"""A game of twenty questions as text: for every ply the move, who saw something else, and the table after it.

The games use the small deck of `tests/rules/quiz.py`, so that no real card is given away here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fogbound import DEALER, Match, Ply, State
from fogbound.games.twenty.rules import start
from fogbound.games.twenty.table import TwentyTable
from tests.rules.quiz import found, table

FOLDER = Path(__file__).parent
WRITTEN = FOLDER / "games.toml"


def games() -> dict[str, dict[str, Any]]:
    """The games by name: edition, options, seed and moves."""
    return tomllib.loads(WRITTEN.read_text(encoding="utf-8"))


def render(name: str, game: dict[str, Any]) -> str:
    """The whole text of one game."""
    first = start(found(**game.get("options", {})))
    match = Match(first, game["seed"].encode())
    for written in game["moves"]:
        seat, _, move = written.rpartition(": ")
        match.submit(seat or match.state.turn[0], move, match.ply)
    return "\n".join([*_head(name, game, match.state), *_plies(first, match.state), *_end(match.state)]) + "\n"


def _head(name: str, game: dict[str, Any], state: State) -> Iterator[str]:
    yield f"# {name}: {game['about']}"
    yield "# Written by tests/playthroughs/regenerate.py from games.toml; read it against the rules when it changes."
    yield ""
    yield f"edition  {state.edition.id}"
    yield "options  " + "  ".join(f"{key}={value}" for key, value in state.edition.options)
    yield "seats    " + " ".join(state.edition.seats)
    yield f"seed     {game['seed']}"


def _plies(first: State, end: State) -> Iterator[str]:
    state = first
    for number, ply in enumerate(end.log):
        state = state.play(ply.seat, ply.move)
        yield ""
        if ply.move.verb == "card":
            yield f"== card {table(state).number} " + "=" * 60
            yield ""
        yield from _ply(number, ply, state)


def _ply(number: int, ply: Ply, state: State) -> Iterator[str]:
    yield f"{number:3}. {ply.seat} plays {ply.move}{_seen(ply, state)}"
    laid = table(state)
    yield "     pawns    " + "  ".join(f"{p.seat} {p.square}{' violet' * p.violet}" for p in laid.pawns)
    if laid.chips:
        yield "     chips    " + " ".join(map(str, laid.chips))
    who = f"reader {laid.reader}, investigator {laid.investigator}"
    answering = f", speaker {laid.speaker}" if laid.speaker else ""
    yield f"     next     {' or '.join(state.turn) or 'nobody'}   ({laid.phase}; {who}{answering})"
    for seat in state.edition.seats:
        if state.moves(seat):
            yield f"       {seat} may {_offers(state, seat)}"


def _seen(ply: Ply, state: State) -> str:
    """What each viewer saw, if the ply was secret."""
    if ply.secret is None:
        return ""
    viewers = [(seat or "spectator", str(ply.seen_by(seat).move)) for seat in (*state.edition.seats, None)]
    return "   (" + "   ".join(f"{name} sees {move}" for name, move in viewers) + ")"


def _offers(state: State, seat: str) -> str:
    """Numbers to pick, then the other moves."""
    numbers = [str(move.number) for move in state.moves(seat) if move.verb == "pick"]
    others = [str(move) for move in state.moves(seat) if move.verb != "pick"]
    return "  ".join([*([f"pick {','.join(numbers)}"] if numbers else []), *others])


def _end(state: State) -> Iterator[str]:
    yield ""
    if state.outcome is None:
        yield "The game goes on."
    else:
        points = ", ".join(f"{seat} {n}" for seat, n in state.outcome.points)
        yield f"Outcome: {state.outcome.reason}; won by {' '.join(state.outcome.winners)} ({points})."
    yield from _cards(table(state))
    opened = [str(ply.move) for ply in state.view(None).log if ply.seat == DEALER and ply.move.verb == "card"]
    yield f"  a spectator's log says: {' '.join(opened)}"


def _cards(laid: TwentyTable) -> Iterator[str]:
    for over in laid.past:
        finder = f"found by {over.finder}{' with a violet chip' * over.violet}" if over.finder else "found by nobody"
        points = ", ".join(f"{seat} +{n}" for seat, n in over.points) or "nothing for anybody"
        yield f"  card {over.number}: {over.answer}, read by {over.reader}, {finder} after {over.chips}: {points}"

"""A puzzle in words: what is asked, and why the answer is the only one. Every sentence is built from facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fogbound.game import Ply
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import seat_name
from fogbound.games.yard.moves import DOUBLE
from fogbound.puzzles.attempt import Attempt
from fogbound.puzzles.puzzle import CATCH, ESCAPE, WHERE, Puzzle, read_ply
from fogbound.puzzles.readers import Path, since_sighting, why_not
from fogbound.puzzles.search import Line, begin_turn, is_caught, replies, sure_capture
from fogbound.puzzles.solving import worlds_of

TITLES = {
    (CATCH, 1): "Catch X this round",
    (CATCH, 2): "Catch X in two",
    (ESCAPE, 1): "Find the only escape",
    (ESCAPE, 2): "Find the only escape, two rounds ahead",
    (WHERE, 0): "Where must X be?",
}
NO_WAY_THERE = "X's tickets do not lead there."


@dataclass(frozen=True)
class Point:
    """Words about a station."""

    station: int
    text: str


def title(puzzle: Puzzle) -> str:
    return TITLES[puzzle.kind, puzzle.rounds]


def either(things: Iterable[object], word: str = "or") -> str:
    """`1`, `1 or 2`, `1, 2 or 3`."""
    *first, last = [str(thing) for thing in things]
    return f"{', '.join(first)} {word} {last}" if first else last


def ticket(ply: Ply) -> str:
    return "a black ticket" if ply.move.verb == "k" else f"the {TICKETS[ply.move.verb]}"


def ride(ply: Ply) -> str:
    return f"{seat_name(ply.seat)} takes {ticket(ply)} to {ply.move.number}"


def source(puzzle: Puzzle) -> str:
    """Where a puzzle is from."""
    return f"From a game of {puzzle.source.x} as X against {puzzle.source.hunters}."


def question(puzzle: Puzzle) -> str:
    """What there is to do."""
    if puzzle.kind == ESCAPE:
        span = "this round" if puzzle.rounds == 1 else "for two rounds"
        return (
            f"You are Mister X. At only one station you are safe {span}, even if they know where you are. Ride there."
        )
    if puzzle.kind == WHERE:
        station, _, happenings = since_sighting(puzzle.state)
        tickets = [TICKETS[one.ticket] for one in happenings if one.ticket]
        return f"X was last seen at {station} and has played {either(tickets, 'and')} since. Which station is left?"
    stations = sorted({world.at[0] for world in worlds_of(puzzle.state)})
    if puzzle.rounds == 1:
        return f"X is at {either(stations)}. Move so that X is caught this round, wherever X is."
    movers = either((seat_name(seat) for seat in puzzle.state.position.waiting), "and")
    return f"X is at {stations[0]}. Move {movers} so that X is caught next round, whatever X does."


def answer(puzzle: Puzzle) -> str:
    """The answer in a sentence."""
    if puzzle.kind == CATCH:
        return f"{either((ride(ply) for ply in puzzle.line), 'and')}."
    if puzzle.kind == ESCAPE:
        return f"{puzzle.station} is the only safe station."
    return f"X must be at {puzzle.station}."


def why(puzzle: Puzzle) -> tuple[Point, ...]:
    """What is wrong with each other station, or how each of X's replies is met."""
    if puzzle.kind == ESCAPE:
        return tuple(Point(station, refuted(puzzle, station)) for station, _ in puzzle.fails)
    if puzzle.kind == WHERE:
        paths = why_not(puzzle.state, puzzle.station).items()
        return tuple(Point(station, ruled_out(station, path)) for station, path in paths)
    return tuple(_captures(puzzle))


# Escapes


def refuted(puzzle: Puzzle, station: int) -> str:
    """How X is caught who goes to a wrong station."""
    line = tuple(read_ply(text) for text in dict(puzzle.fails).get(station, "").split())
    if len(line) == 1 and line[0].move.number == station:
        return f"{station}: {ride(line[0])}."
    if not line:
        return f"{station}: X has no ride left."
    near = [ply for ply in line if _matters(puzzle, station, ply)] or list(line)
    moves = either((f"{seat_name(ply.seat)} goes to {ply.move.number}" for ply in near), "and")
    return f"{station}: {moves}. Then X has no safe ride."


def _matters(puzzle: Puzzle, station: int, ply: Ply) -> bool:
    """Does a pursuer's move hold or threaten a station that X could go to next?"""
    rides = puzzle.rules.board.rides
    targets = {there for there, _ in rides["k"][station]}
    reach = {there for ticket in "tbu" for there, _ in rides[ticket][ply.move.number]}
    return ply.move.number in targets or bool(reach & targets)


# Deductions


def ruled_out(station: int, path: Path) -> str:
    """Why X is not at a station that the tickets allow."""
    through = "" if path.station == station else f"X would have come through {path.station}, but "
    if path.came:
        return f"{station}: {through}{seat_name(path.by)} went to {path.station} and did not find X."
    if path.by:
        return f"{station}: {through}{seat_name(path.by)} stood on {path.station}."
    return f"{station}: X could not have gone on from there."


def not_there(puzzle: Puzzle, station: int) -> str:
    """Why a station is not where X is."""
    path = why_not(puzzle.state, puzzle.station).get(station)
    return ruled_out(station, path) if path else f"{station}: {NO_WAY_THERE}"


# Catches


def _captures(puzzle: Puzzle) -> Iterator[Point]:
    edition = puzzle.rules
    if puzzle.rounds == 1:
        for ply in puzzle.line:
            yield Point(ply.move.number, f"{ply.move.number}: {ride(ply)}.")
        return
    state = puzzle.state
    for ply in puzzle.line:
        state = state.play(ply.seat, ply.move)
    told = set[int]()
    if is_caught(state.position):
        yield Point(state.position.at[0], "X has no ride left, and is caught.")
        return
    for seen, ends in replies(edition, (begin_turn(edition, state.position),)).items():
        plan = {ply.move.number: ply for ply in sure_capture(edition, tuple(ends)) or ()}
        for station in sorted({end.at[0] for end in ends} - told):
            told.add(station)
            yield Point(station, f"{station}: if X goes there{_by(seen)}, {ride(plan[station])}.")


def _by(seen: Iterable[object]) -> str:
    return " with a double move" if DOUBLE in seen else ""


def got_away(attempt: Attempt) -> str:
    """Why pursuers' moves do not force X."""
    stations = either(attempt.open) if attempt.open else "anywhere"
    if attempt.left == 1:
        return f"X may be at {stations}, and you can no longer cover that."
    rides: Line = tuple(ply for ply in attempt.line if ply.move != DOUBLE)
    if not rides:
        return "X gets away: the game ends first."
    if len(attempt.open) == 1:
        return f"X gets away: {' and '.join(ticket(ply) for ply in rides)} to {stations}."
    played = " and ".join(ticket(ply) for ply in rides)
    return f"X plays {played} and may be at {stations}: too many to cover."

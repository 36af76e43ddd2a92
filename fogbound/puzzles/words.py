"""A puzzle in words: what is asked, and why the answer is the only one. Every sentence is built from facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fogbound.errors import Said
from fogbound.game import Ply, Seat
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import seat_name
from fogbound.games.yard.moves import DOUBLE
from fogbound.puzzles.attempt import Attempt
from fogbound.puzzles.puzzle import CATCH, ESCAPE, WHERE, Puzzle, read_ply
from fogbound.puzzles.readers import Path, since_sighting, why_not
from fogbound.puzzles.search import Line, begin_turn, is_caught, replies, sure_capture
from fogbound.puzzles.solving import worlds_of

TITLES = {
    (CATCH, 1): Said("puzzle-catch-1", "Catch X this round"),
    (CATCH, 2): Said("puzzle-catch-2", "Catch X in two"),
    (ESCAPE, 1): Said("puzzle-escape-1", "Find the only escape"),
    (ESCAPE, 2): Said("puzzle-escape-2", "Find the only escape, two rounds ahead"),
    (WHERE, 0): Said("puzzle-where", "Where must X be?"),
}
NO_WAY_THERE = Said("puzzle-no-way", "X’s tickets do not lead there.")


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


def ticket(ply: Ply) -> Said:
    text = "a black ticket" if ply.move.verb == "k" else f"the {TICKETS[ply.move.verb]}"
    return Said("puzzle-with", text, ticket=ply.move.verb)


def ride(ply: Ply) -> Said:
    text = f"{seat_name(ply.seat)} takes {ticket(ply)} to {ply.move.number}"
    return Said("puzzle-ride", text, seat=ply.seat, ticket=ply.move.verb, station=ply.move.number)


def _played(kind: str) -> Said:
    return Said("ticket-word", "black ticket" if kind == "k" else TICKETS[kind], ticket=kind)


def _name(seat: Seat) -> Said:
    return Said("seat-name", seat_name(seat), seat=seat)


def source(puzzle: Puzzle) -> str:
    """Where a puzzle is from."""
    x, hunters = _bot(puzzle.source.x), _bot(puzzle.source.hunters)
    return Said("puzzle-source", f"From a game of {x} as X against {hunters}.", x=x, hunters=hunters)


def _bot(name: str) -> Said:
    return Said(f"bot-{name}", name.capitalize())


def question(puzzle: Puzzle) -> str:
    """What there is to do."""
    if puzzle.kind == ESCAPE:
        span = "this round" if puzzle.rounds == 1 else "for two rounds"
        text = (
            f"You are Mister X. At only one station are you safe {span}, even if they know where you are. Ride there."
        )
        return Said("puzzle-ask-escape", text, rounds=puzzle.rounds)
    if puzzle.kind == WHERE:
        station, _, happenings = since_sighting(puzzle.state)
        played = [_played(one.ticket) for one in happenings if one.ticket]
        text = f"X was last seen at {station} and has played {either(played, 'and')} since. Which station is left?"
        return Said("puzzle-ask-where", text, station=station, played=played)
    stations = sorted({world.at[0] for world in worlds_of(puzzle.state)})
    if puzzle.rounds == 1:
        text = f"X is at {either(stations)}. Move so that X is caught this round, wherever X is."
        return Said("puzzle-ask-catch", text, stations=stations)
    movers = [_name(seat) for seat in puzzle.state.position.waiting]
    text = f"X is at {stations[0]}. Move {either(movers, 'and')} so that X is caught next round, whatever X does."
    return Said("puzzle-ask-catch-next", text, station=stations[0], movers=movers)


def answer(puzzle: Puzzle) -> str:
    """The answer in a sentence."""
    if puzzle.kind == CATCH:
        rides = [ride(ply) for ply in puzzle.line]
        return Said("puzzle-answer-catch", f"{either(rides, 'and')}.", rides=rides)
    if puzzle.kind == ESCAPE:
        text = f"{puzzle.station} is the only safe station."
        return Said("puzzle-answer-escape", text, station=puzzle.station)
    return Said("puzzle-answer-where", f"X must be at {puzzle.station}.", station=puzzle.station)


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
        return Said("puzzle-capture", f"{station}: {ride(line[0])}.", station=station, ride=ride(line[0]))
    if not line:
        return Said("puzzle-stuck", f"{station}: X has no ride left.", station=station)
    near = [ply for ply in line if _matters(puzzle, station, ply)] or list(line)
    moves = [_goes(ply) for ply in near]
    text = f"{station}: {either(moves, 'and')}. Then X has no safe ride."
    return Said("puzzle-closed", text, station=station, moves=moves)


def _goes(ply: Ply) -> Said:
    text = f"{seat_name(ply.seat)} goes to {ply.move.number}"
    return Said("puzzle-goes", text, seat=ply.seat, station=ply.move.number)


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
    facts = {"station": station, "via": path.station, "seat": path.by, "through": "yes" if through else "no"}
    if path.came:
        text = f"{station}: {through}{seat_name(path.by)} went to {path.station} and did not find X."
        return Said("puzzle-came", text, **facts)
    if path.by:
        return Said("puzzle-stood", f"{station}: {through}{seat_name(path.by)} stood on {path.station}.", **facts)
    return Said("puzzle-no-way-on", f"{station}: X could not have gone on from there.", station=station)


def not_there(puzzle: Puzzle, station: int) -> str:
    """Why a station is not where X is."""
    path = why_not(puzzle.state, puzzle.station).get(station)
    if path:
        return ruled_out(station, path)
    return Said("puzzle-no-way-to", f"{station}: {NO_WAY_THERE}", station=station)


# Catches


def _captures(puzzle: Puzzle) -> Iterator[Point]:
    edition = puzzle.rules
    if puzzle.rounds == 1:
        for ply in puzzle.line:
            station, text = ply.move.number, f"{ply.move.number}: {ride(ply)}."
            yield Point(station, Said("puzzle-capture", text, station=station, ride=ride(ply)))
        return
    state = puzzle.state
    for ply in puzzle.line:
        state = state.play(ply.seat, ply.move)
    told = set[int]()
    if is_caught(state.position):
        yield Point(state.position.at[0], Said("puzzle-caught", "X has no ride left, and is caught."))
        return
    for seen, ends in replies(edition, (begin_turn(edition, state.position),)).items():
        plan = {ply.move.number: ply for ply in sure_capture(edition, tuple(ends)) or ()}
        for station in sorted({end.at[0] for end in ends} - told):
            told.add(station)
            yield Point(station, _met(station, plan[station], doubled=DOUBLE in seen))


def _met(station: int, ply: Ply, *, doubled: bool) -> Said:
    if doubled:
        text = f"{station}: if X goes there with a double move, {ride(ply)}."
        return Said("puzzle-met-double", text, station=station, ride=ride(ply))
    return Said("puzzle-met", f"{station}: if X goes there, {ride(ply)}.", station=station, ride=ride(ply))


def got_away(attempt: Attempt) -> str:
    """Why pursuers' moves do not force X."""
    stations = either(attempt.open) if attempt.open else "anywhere"
    where = {"stations": [*attempt.open], "n": len(attempt.open)}
    if attempt.left == 1:
        return Said("puzzle-uncovered", f"X may be at {stations}, and you can no longer cover that.", **where)
    rides: Line = tuple(ply for ply in attempt.line if ply.move != DOUBLE)
    if not rides:
        return Said("puzzle-ends-first", "X gets away: the game ends first.")
    played = [ticket(ply) for ply in rides]
    if len(attempt.open) == 1:
        text = f"X gets away: {' and '.join(played)} to {stations}."
        return Said("puzzle-away", text, played=played, station=attempt.open[0])
    text = f"X plays {' and '.join(played)} and may be at {stations}: too many to cover."
    return Said("puzzle-away-many", text, played=played, **where)

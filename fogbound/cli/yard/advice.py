"""Advice in words: a hint at the prompt, and the analysis of a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.advice.analysis import Analysis, Reviewed
from fogbound.advice.hint import Hint
from fogbound.bots.kind import Odds
from fogbound.cli.lines import BLANK, Line, capital, count, listing, percent
from fogbound.cli.yard import words
from fogbound.game import Move, Seat
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.idea import Exposed, Fact, Threat
from fogbound.games.yard.moves import DOUBLE
from fogbound.games.yard.reasons import (
    Away,
    Catches,
    Closer,
    Keeps,
    Only,
    Range,
    Reach,
    Reason,
    Shows,
    Spends,
    Suspects,
    Ways,
)  # fmt: skip

MOST_STATIONS = 5


# Hints


def hint(edition: YardEdition, seat: Seat, given: Hint) -> Iterator[Line]:
    """What the adviser would play, why, and where X probably is."""
    first, *others = given.tips
    score = [percent(tip.chance if edition.prices is None or seat == X else 1 - tip.chance) for tip in given.tips]
    wins = (
        f"wins {score[0]} of games among equals"
        if edition.prices is None
        else f"Mister X then gets {score[0]} of the points"
    )
    also = [f"{tip.move} ({share})" for tip, share in zip(others, score[1:], strict=True)]
    whose = "" if seat == X else f" for {words.name(seat)}"  # one person may play several seats
    would = f"{capital(given.adviser)} would play {first.move}{whose}: {wins}."
    if given.idea:
        yield Line(" ".join(_idea(fact, first.move) for fact in given.idea), 0, "bold")
    yield Line(would + (f" Or {listing(also, 'or')}." if also else ""))
    if any(_points(tip.chance) > _points(first.chance) for tip in others):
        yield Line(_though_lower(seat, given.adviser))
    for tip in given.tips:
        if tip.why:
            yield Line(f"  {tip.move}: {'; '.join(_said(reason) for reason in tip.why)}", 4)
    if given.first is not None:
        yield Line(f"It is better to move {words.name(given.first)} first.")
    if given.belief:
        yield where(seat, given.belief)


def _points(chance: float) -> int:
    """A chance as it is shown, so that only visible differences need an explanation."""
    return round(100 * chance)


def _though_lower(seat: Seat, adviser: str) -> str:
    """Why the adviser's own choice may be rated lower than another."""
    if seat == X:
        return f"{capital(adviser)} varies between moves that are about equally good, so that nobody can predict them."
    return "These moves are about equally good."


def _idea(fact: Fact, move: Move) -> str:
    """The one idea behind a move, as a sentence."""
    match fact:
        case Threat(station, seat, pursuers):
            who = capital(words.name(seat)) if pursuers == 1 else f"{pursuers} pursuers"
            return f"{who} can reach {station} next turn."
        case Exposed(pursuers, everywhere=True):
            return f"Somebody can reach every station you can go to; at {move.number} it is only {pursuers}."
        case Exposed(pursuers, seen=seen):
            but = "" if seen else ", but they must guess that you are there"
            return f"{move} is in reach of {count(pursuers, 'pursuer')}{but}."
        case Away(rides, seat):
            far = f"keeps every pursuer at least {rides} rides away"
            return f"{move} {far if rides > 1 else f'is safe: {words.name(seat)} has no ticket to follow you'}."
        case Spends():
            return "Two rides in a row take you out of reach before they move."
        case Suspects(_, after):
            return f"{move} leaves them {count(after, 'place')} to look for you."
        case _:
            return f"{move}: {_said(fact)}."


def _said(reason: Reason) -> str:
    match reason:
        case Catches(_, chance):
            return "catches Mister X" if chance == 1 else f"{percent(chance)} chance that Mister X is there"
        case Reach(chance, stations):
            likely = "" if chance == 1 else f"{percent(chance)} chance that "
            return f"{likely}he is at most one ride from there, at {count(stations, 'station')}"
        case Only(chance):
            return f"{percent(chance)} chance that nobody else is as near to him"
        case Closer(before, after):
            return f"{after:.1f} rides from him on average, now {before:.1f}"
        case Shows(station):
            return f"everybody sees you at {station}"
        case Suspects(before, after):
            return f"you could then be at {count(after, 'station')}, now at {before}"
        case Away(rides, seat):
            return f"{words.name(seat)} is nearest, {count(rides, 'ride')} away"
        case Ways(stations):
            return f"{count(stations, 'way')} on from there"
        case Range(stations):
            return f"{count(stations, 'station')} within two rides of there"
        case Spends(ticket, left):
            return f"spends a {_paid(ticket)}, {left} left"
        case Keeps(ticket, left):
            return f"keeps {count(left, _paid(ticket))}"


def _paid(ticket: str) -> str:
    return "double move" if ticket == DOUBLE.verb else f"{TICKETS[ticket]} ticket"


def where(seat: Seat, belief: Odds) -> Line:
    """Where X probably is, in words for the player of this seat."""
    who = "They may think that you are" if seat == X else "Mister X is probably"
    if len(belief) == 1:
        return Line(f"Everybody knows that {'you are' if seat == X else 'Mister X is'} at {belief[0][0]}.")
    likely = [f"{station} ({percent(chance)})" for station, chance in belief[:MOST_STATIONS]]
    rest = len(belief) - len(likely)
    more = [f"one of {count(rest, 'other station')}"] if rest else []
    return Line(f"{who} at {listing([*likely, *more], 'or')}.")


# Analysis


def analysis(review: Analysis) -> Iterator[Line]:
    """Round by round, then the costliest moves."""
    yield from _rounds(review)
    yield BLANK
    yield from _costliest(review)


def _rounds(review: Analysis) -> Iterator[Line]:
    points = bool(review.outcome.points)
    yield Line("Mister X's share of the points" if points else "Mister X's chance to escape", 0, "bold")
    yield Line("judged by what he knew, and by what everybody knew; suspects: stations where he could be.", 2)
    yield Line("  round   X's view   public view  suspects  X's moves")
    theirs = dict(review.curves[1])
    own = dict(review.curves[0])
    for number in sorted({ply.round for ply in review.plies if ply.judged is not None}):
        plies = [ply for ply in review.plies if ply.round == number]
        his = [ply for ply in plies if ply.seat == X]
        moves = " ".join(str(ply.move) for ply in his)
        suspects = str(his[-1].suspects) if his else ""
        cells = f"{_first(own, plies):>9}  {_first(theirs, plies):>12}  {suspects:>8}  {moves}"
        yield Line(f"  {number or 'start':>5}  {cells}".rstrip(), 9)
    last = percent(review.curves[0][-1][1])
    yield Line(f"  {'end':>5}  {last:>9}  {last:>12}".rstrip())


def _first(curve: dict[int, float], plies: Sequence[Reviewed]) -> str:
    """The chance at the first ply of a round in which that side moves."""
    return next((percent(curve[ply.number]) for ply in plies if ply.number in curve), "")


def _costliest(review: Analysis) -> Iterator[Line]:
    if not review.costliest:
        yield Line(f"No move cost much, according to {review.adviser}.")
        return
    yield Line("The costliest moves", 0, "bold")
    yield Line(f"for the side that moved, according to {review.adviser}:")
    for number in review.costliest:
        yield Line(f"  {_cost(review.plies[number])}", 4)


def _cost(ply: Reviewed) -> str:
    judged = ply.judged
    assert judged is not None
    return (
        f"{_when(ply)}, {words.name(ply.seat)}: {ply.move} ({percent(judged.played)}) instead of "
        f"{judged.best[0].move} ({percent(judged.chance)}) cost {percent(judged.cost)}"
    )


def _when(ply: Reviewed) -> str:
    return f"round {ply.round}" if ply.round else "before round 1"

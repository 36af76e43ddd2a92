"""Advice in words: a hint at the prompt, and what was found in a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.advice.analysis import Analysis, Reviewed
from fogbound.advice.hint import Hint
from fogbound.bots.kind import Odds
from fogbound.cli import words
from fogbound.cli.lines import BLANK, Line, counted, listed, opening, percent
from fogbound.game import Seat
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition
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
    wins = f"wins {score[0]} of the time" if edition.prices is None else f"Mister X then gets {score[0]} of the points"
    also = [f"{tip.move} ({share})" for tip, share in zip(others, score[1:], strict=True)]
    whose = "" if seat == X else f" for {words.name(seat)}"  # one person may move several
    would = f"{opening(given.adviser)} would play {first.move}{whose}: {wins}."
    yield Line(would + (f" Or {listed(also, 'or')}." if also else ""))
    if any(_points(tip.chance) > _points(first.chance) for tip in others):
        yield Line(_though_lower(seat, given.adviser))
    for tip in given.tips:
        if tip.why:
            yield Line(f"  {tip.move}: {'; '.join(_said(reason) for reason in tip.why)}", 4)
    if given.first is not None:
        yield Line(f"{opening(words.name(given.first))} had better move first.")
    if given.belief:
        yield where(seat, given.belief)


def _points(chance: float) -> int:
    """A chance as it is shown: nobody wonders about what nobody sees."""
    return round(100 * chance)


def _though_lower(seat: Seat, adviser: str) -> str:
    """Why the adviser's own choice may be rated lower than another."""
    if seat == X:
        return f"{opening(adviser)} mixes moves that are about as good, so that nobody can foresee them."
    return "Chances as near as these are about as good."


def _said(reason: Reason) -> str:
    match reason:
        case Catches(_, chance):
            return "catches Mister X" if chance == 1 else f"Mister X is there with {percent(chance)}"
        case Reach(chance, stations):
            likely = "" if chance == 1 else f" with {percent(chance)}"
            return f"he is at most one ride from there{likely}, at {counted(stations, 'station')}"
        case Only(chance):
            return f"with {percent(chance)} nobody else is as near to him"
        case Closer(before, after):
            return f"{before:.1f} rides from him on average, then {after:.1f}"
        case Shows(station):
            return f"everybody sees you at {station}"
        case Suspects(before, after):
            return f"{counted(after, 'place')} where you can be, now {before}"
        case Away(rides, seat):
            return f"{words.name(seat)} is nearest, {counted(rides, 'ride')} away"
        case Ways(stations):
            return f"{counted(stations, 'way')} on from there"
        case Range(stations):
            return f"{counted(stations, 'station')} within two rides of there"
        case Spends(ticket, left):
            return f"spends a {_paid(ticket)}, {left} left"
        case Keeps(ticket, left):
            return f"keeps {counted(left, _paid(ticket))}"


def _paid(ticket: str) -> str:
    return "double move" if ticket == DOUBLE.verb else f"{TICKETS[ticket]} ticket"


def where(seat: Seat, belief: Odds) -> Line:
    """Where X probably is, as it is said to whoever plays this seat."""
    who = "They may think that you are" if seat == X else "Mister X is probably"
    if len(belief) == 1:
        return Line(f"Everybody knows that {'you are' if seat == X else 'Mister X is'} at {belief[0][0]}.")
    likely = [f"{station} ({percent(chance)})" for station, chance in belief[:MOST_STATIONS]]
    rest = len(belief) - len(likely)
    more = [f"one of {counted(rest, 'other station')}"] if rest else []
    return Line(f"{who} at {listed([*likely, *more], 'or')}.")


# Looking back


def analysis(found: Analysis) -> Iterator[Line]:
    """Round by round, then the moves that cost most."""
    yield from _rounds(found)
    yield BLANK
    yield from _costliest(found)


def _rounds(found: Analysis) -> Iterator[Line]:
    points = bool(found.outcome.points)
    yield Line("Mister X's share of the points" if points else "Mister X's chance to get away", 0, "bold")
    yield Line("as he could judge it, and as his hunters could; then at how many stations he could be.", 2)
    yield Line("  round  as X knew  as they knew  suspects  X's moves")
    theirs = dict(found.curves[1])
    own = dict(found.curves[0])
    for number in sorted({ply.round for ply in found.plies if ply.judged is not None}):
        plies = [ply for ply in found.plies if ply.round == number]
        his = [ply for ply in plies if ply.seat == X]
        moves = " ".join(str(ply.move) for ply in his)
        suspects = str(his[-1].suspects) if his else ""
        cells = f"{_first(own, plies):>9}  {_first(theirs, plies):>12}  {suspects:>8}  {moves}"
        yield Line(f"  {number or 'start':>5}  {cells}".rstrip(), 9)
    last = percent(found.curves[0][-1][1])
    yield Line(f"  {'end':>5}  {last:>9}  {last:>12}".rstrip())


def _first(curve: dict[int, float], plies: Sequence[Reviewed]) -> str:
    """A chance at the first ply of a round at which that side was to move."""
    return next((percent(curve[ply.number]) for ply in plies if ply.number in curve), "")


def _costliest(found: Analysis) -> Iterator[Line]:
    if not found.costliest:
        yield Line(f"No move gave much away, says {found.adviser}.")
        return
    yield Line("What cost most", 0, "bold")
    yield Line(f"for the side that moved, if {found.adviser} is right:")
    for number in found.costliest:
        yield Line(f"  {_cost(found.plies[number])}", 4)


def _cost(ply: Reviewed) -> str:
    judged = ply.judged
    assert judged is not None
    return (
        f"{_when(ply)}, {words.name(ply.seat)}: {ply.move} ({percent(judged.played)}) instead of "
        f"{judged.best[0].move} ({percent(judged.chance)}), {percent(judged.cost)} given away"
    )


def _when(ply: Reviewed) -> str:
    return f"round {ply.round}" if ply.round else "before round 1"

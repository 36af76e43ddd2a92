"""Advice in words: a hint at the prompt, and the analysis of a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.advice.analysis import Analysis, Reviewed
from fogbound.advice.hint import Hint
from fogbound.bots.kind import Odds
from fogbound.cli.lines import BLANK, Line
from fogbound.cli.speech import decimal, either, is_said, joined, share, t
from fogbound.cli.yard import words
from fogbound.game import Move, Seat
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
    Settled,
    Shows,
    Spends,
    Suspects,
    Ways,
)  # fmt: skip

MOST_STATIONS = 5


# Hints


def hint(edition: YardEdition, seat: Seat, given: Hint) -> Iterator[Line]:
    """What the adviser would play, why, and where X probably is."""
    adviser = bot_name(given.adviser)
    first, *others = given.tips
    if given.idea:
        yield Line(" ".join(_idea(fact, first.move) for fact in given.idea), 0, "bold")
    yield Line(t("cli-hint", name=adviser, move=str(first.move), chance=_chance(edition, seat, first.chance)))
    if others:
        also = [f"{tip.move} ({_chance(edition, seat, tip.chance)})" for tip in others]
        yield Line(t("cli-hint-or", moves=either(also)))
    if any(_points(tip.chance) > _points(first.chance) for tip in others):
        yield Line(t("hint-alike-x", name=adviser) if seat == X else t("hint-alike"))
    for tip in given.tips:
        if tip.why:
            yield Line(f"  {t('app-pair', label=str(tip.move), value=' '.join(filter(None, map(_said, tip.why))))}", 4)
    if given.first is not None:
        yield Line(t("hint-first", seat=given.first))
    if given.belief:
        yield where(seat, given.belief)


def _chance(edition: YardEdition, seat: Seat, chance: float) -> str:
    """What a seat's side can expect: its chance to win, or X's share of the points."""
    if edition.prices is None:
        return t("hint-chance", chance=share(chance))
    if seat == X:
        return t("hint-chance-points-x", chance=share(chance))
    return t("hint-chance-points", chance=share(1 - chance))


def bot_name(id: str) -> str:
    """What a bot is called: its id, if it is nobody's level."""
    return t(f"bot-{id}") if is_said(f"bot-{id}") else id


def _points(chance: float) -> int:
    """A chance as it is shown, so that only visible differences need an explanation."""
    return round(100 * chance)


def _idea(fact: Fact, move: Move) -> str:
    """The one idea behind a move, as a sentence."""
    ride = {"move": words.ride(move), "station": move.number if move.args else ""}
    match fact:
        case Threat(station, seat, pursuers):
            if pursuers > 1:
                return t("idea-threat-many", n=pursuers, station=station)
            return t("idea-threat", seat=seat, station=station)
        case Exposed(pursuers, everywhere=True):
            return t("idea-exposed-everywhere", **ride, n=pursuers)
        case Exposed(pursuers, seen=seen):
            return t("idea-exposed-seen" if seen else "idea-exposed", **ride, n=pursuers)
        case Away(rides, seat):
            return t("idea-away" if rides > 1 else "idea-away-close", **ride, n=rides, seat=seat)
        case Spends():
            return t("idea-double")
        case Shows(station):
            return t("idea-shows", station=station)
        case Suspects(_, after):
            return t("idea-suspects", **ride, n=after)
        case Catches(_, chance):
            return t("idea-catches-sure" if chance >= 1 else "idea-catches", **ride, chance=share(chance))
        case Reach(_, stations):
            return t("idea-reach", **ride, n=stations)
        case Range(stations):
            return t("idea-range", **ride, n=stations)
        case Settled():
            return _said(fact)
        case _:
            return t("idea-closer", **ride)


def _said(reason: Reason) -> str:
    match reason:
        case Settled(caught, seat):
            return t(f"hint-settled-{'caught' if caught else 'away'}{'-x' if seat == X else ''}")
        case Catches(station, chance):
            return t("hint-catches-sure" if chance == 1 else "hint-catches", station=station, chance=share(chance))
        case Reach(chance, stations):
            return t("hint-reach", chance=share(chance), n=stations)
        case Only(chance):
            return t("hint-only", chance=share(chance))
        case Closer(before, after):
            return t("hint-closer", before=decimal(before), after=decimal(after))
        case Shows(station):
            return t("hint-shows", station=station)
        case Suspects(before, after):
            return t("hint-suspects-same" if before == after else "hint-suspects", before=before, n=after)
        case Away(rides, seat):
            return t("hint-away", n=rides, seat=seat)
        case Ways(stations):
            return t("hint-ways", n=stations)
        case Range(stations):
            return t("hint-range", n=stations)
        case Spends(ticket, left):
            return t("hint-spends", ticket=ticket, n=left)
        case Keeps(ticket, left):
            return t(f"hint-keeps-{ticket}", n=left) if ticket in ("k", DOUBLE.verb) else ""


def where(seat: Seat, belief: Odds) -> Line:
    """Where X probably is, in words for the player of this seat."""
    asked = "-x" if seat == X else ""
    if len(belief) == 1:
        return Line(t(f"where-sure{asked}", stations=str(belief[0][0])))
    likely = [t("where-at", station=station, chance=share(chance)) for station, chance in belief[:MOST_STATIONS]]
    return Line(t(f"where-spoken{asked}", stations=joined(likely)))


# Analysis


def analysis(review: Analysis) -> Iterator[Line]:
    """Round by round, then the costliest moves."""
    yield from _rounds(review)
    yield BLANK
    yield from _costliest(review)


def _rounds(review: Analysis) -> Iterator[Line]:
    yield Line(t("analysis-chance-points" if review.outcome.points else "analysis-chance"), 0, "bold")
    yield Line(t("cli-analysis-note"), 2)
    theirs = dict(review.curves[1])
    own = dict(review.curves[0])
    rows = [tuple(t(f"cli-analysis-{head}") for head in ("round", "x", "public", "suspects", "moves"))]
    for number in sorted({ply.round for ply in review.plies if ply.judged is not None}):
        plies = [ply for ply in review.plies if ply.round == number]
        his = [ply for ply in plies if ply.seat == X]
        moves = " ".join(str(ply.move) for ply in his)
        suspects = str(his[-1].suspects) if his else ""
        round_ = str(number) if number else t("cli-analysis-start")
        rows.append((round_, _first(own, plies), _first(theirs, plies), suspects, moves))
    last = share(review.curves[0][-1][1])
    rows.append((t("cli-analysis-end"), last, last, "", ""))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        cells = "  ".join(f"{cell:>{width}}" for cell, width in zip(row[:4], widths, strict=True))
        yield Line(f"  {cells}  {row[4]}".rstrip(), 9)


def _first(curve: dict[int, float], plies: Sequence[Reviewed]) -> str:
    """The chance at the first ply of a round in which that side moves."""
    return next((share(curve[ply.number]) for ply in plies if ply.number in curve), "")


def _costliest(review: Analysis) -> Iterator[Line]:
    adviser = bot_name(review.adviser)
    if not review.costliest:
        yield Line(t("analysis-costliest-none", name=adviser))
        return
    yield Line(t("analysis-costliest"), 0, "bold")
    yield Line(t("cli-analysis-by", name=adviser))
    for number in review.costliest:
        yield Line(f"  {_cost(review.plies[number])}", 4)


def _cost(ply: Reviewed) -> str:
    judged = ply.judged
    assert judged is not None
    facts = {
        "move": str(ply.move),
        "played": share(judged.played),
        "best": str(judged.best[0].move),
        "chance": share(judged.chance),
        "cost": share(judged.cost),
    }
    if ply.round:
        return t("cli-analysis-cost", round=ply.round, seat=ply.seat, **facts)
    return t("cli-analysis-cost-start", seat=ply.seat, **facts)

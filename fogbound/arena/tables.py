"""Figures as tables of words, the same for a terminal and for a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from fogbound.arena.analysis import BotFigures, DuelFigures, Figures, Pace, Trust
from fogbound.arena.beliefs import LIMITS, Compared
from fogbound.arena.chances import Foretold
from fogbound.arena.intervals import Estimate
from fogbound.arena.manners import COSTS, Manners
from fogbound.arena.result import TENTHS
from fogbound.arena.schedule import Schedule

NONE = "–"
WINS, GETS_AWAY = "wins", "gets away"
OFTEN = 10  # stations at most in the list of captures


class Table(NamedTuple):
    """A title, what the figures mean, and the columns; the first one names what a row is about."""

    title: str
    note: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(figures: Figures) -> tuple[Table, ...]:
    """All there is to say; what nobody has figures of is left out."""
    found = (
        _bots(figures),
        duel_table(figures.duels),
        _lengths(figures),
        _captures(figures),
        _beliefs(figures),
        _paces(figures),
    )
    return tuple(table for table in (*found, _errors(figures)) if table.rows)


def headline(schedule: Schedule, played: int) -> str:
    """What was played, in one line that says everything needed to play it again."""
    options = " ".join(f"{name}={value}" for name, value in schedule.options if value)
    return (
        f"{schedule.edition} ({options}), {schedule.starts} starts from seed {schedule.seed}, each with both roles: "
        f"{played} of {schedule.games} games. Fogbound {schedule.version}, schedule {schedule.digest}."
        + "".join(f" {name} is the program {command}." for name, command in schedule.programs)
    )


def percent(estimate: Estimate | None) -> str:
    if estimate is None:
        return NONE
    return f"{estimate.value:.1%} ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def number(estimate: Estimate | None, digits: int = 1) -> str:
    if estimate is None:
        return NONE
    if estimate.n < 2:
        return f"{estimate.value:.{digits}f}"
    return f"{estimate.value:.{digits}f} ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"


def test_words(figures: Figures) -> str:
    """What the sequential test says."""
    verdict, test = figures.verdict, figures.schedule.test
    if verdict is None or test is None:
        return ""
    one, other = figures.schedule.duels[0]
    asked = f"Test, {test.words} for {one} against {other}"
    ratio = f"log-likelihood ratio {verdict.llr:+.2f} of {verdict.lower:.2f} to {verdict.upper:+.2f}"
    if verdict.accepted is None:
        return f"{asked}: open after {verdict.starts} starts ({ratio})."
    return (
        f"{asked}: {verdict.accepted:.2%} is accepted after {verdict.starts} starts ({ratio}). "
        "The score of a test that has stopped leans to the side that it stopped on."
    )


def _counts_points(duels: Sequence[DuelFigures]) -> bool:
    return any(duel.one_as_x.points is not None or duel.other_as_x.points is not None for duel in duels)


def _bots(figures: Figures) -> Table:
    points = _counts_points(figures.duels)
    does = GETS_AWAY if points else WINS
    header = ("bot", "rating", "score", f"as X {does}", f"X {does} against it", *(("points as X",) if points else ()))
    ranked = sorted(figures.bots, key=lambda bot: -bot.rating.value if bot.rating else 0)
    rows = tuple(_bot_row(bot, points=points) for bot in ranked if bot.as_x.games or bot.as_hunters.games)
    note = (
        "Ratings: Bradley–Terry over starts, mean 0; 400 points are 10 to 1. Intervals of 95 % throughout: of scores "
        "from start to start, both games together; of rates Wilson's."
    )
    return Table("Bots", note, header, rows)


def _bot_row(bot: BotFigures, *, points: bool) -> tuple[str, ...]:
    more = (number(bot.as_x.points),) if points else ()
    return (
        bot.bot,
        number(bot.rating, 0),
        percent(bot.score),
        percent(bot.as_x.rate),
        percent(bot.as_hunters.rate),
        *more,
    )


def duel_table(duels: Sequence[DuelFigures]) -> Table:
    """Every two bots that met."""
    points = _counts_points(duels)
    does = GETS_AWAY if points else WINS
    rates = (f"one as X {does}", f"other as X {does}")
    header = ("one", "other", "starts", "score of one", *rates, "rounds", *(("points",) if points else ()))
    note = "Score: ½ · [P(X wins | one is X) + 1 − P(X wins | other is X)]; 50 % is parity."
    if points:
        note = "Score: each start is a series of two heats, both bots X once; the higher total counts 1, a tie ½."
    return Table("Duels", note, header, tuple(_duel_row(duel) for duel in duels))


def _duel_row(duel: DuelFigures) -> tuple[str, ...]:
    starts, own, there = str(duel.score.n if duel.score else 0), duel.one_as_x, duel.other_as_x
    rounds = f"{own.rounds:.1f} / {there.rounds:.1f}"
    points = (f"{own.points.value:.1f} / {there.points.value:.1f}",) if own.points and there.points else ()
    return (duel.one, duel.other, starts, percent(duel.score), percent(own.rate), percent(there.rate), rounds, *points)


def _lengths(figures: Figures) -> Table:
    lengths = figures.lengths
    if lengths is None:
        return Table("Games", "", (), ())
    endings = ", ".join(f"{reason} {n}" for reason, n in figures.endings)
    row = (str(figures.played), f"{lengths.mean:.1f}", f"{lengths.median:g}", str(lengths.longest), endings)
    return Table("Games", "Length in rounds.", ("games", "mean", "median", "longest", "endings"), (row,))


def _captures(figures: Figures) -> Table:
    total = sum(n for _, n in figures.captures)
    often = sorted(figures.captures, key=lambda capture: (-capture[1], capture[0]))[:OFTEN]
    rows = tuple((str(station), str(n), f"{n / total:.1%}") for station, n in often)
    note = f"{total} captures on {len(figures.captures)} stations; the most frequent."
    return Table("Where X is caught", note, ("station", "captures", "share"), rows)


def _beliefs(figures: Figures) -> Table:
    note = (
        "What a pursuing bot gave to X's true station, in bits a sample (log2; 0 is certainty), beside even odds on "
        "all stations that the log allows. Missed: it gave the truth (nearly) nothing."
    )
    rows = tuple(_belief_row(bot.bot, bot.belief) for bot in figures.bots if bot.belief is not None)
    return Table("Belief", note, ("bot", "samples", "log score", "even odds", "gain", "missed"), rows)


def _belief_row(bot: str, belief: Trust) -> tuple[str, ...]:
    scores = (f"{belief.score:.3f}", f"{belief.uniform:.3f}", number(belief.gain, 3))
    return bot, str(belief.samples), *scores, str(belief.missed)


def comparisons(compared: Sequence[Compared]) -> tuple[Table, ...]:
    """Believers side by side: how much they know, and how often what they say is so."""
    first = compared[0].believer if compared else ""
    note = (
        "In bits a sample (log2 of what was given to X's true station; 0 is certainty), over all moments at which X "
        "had moved and could be in several places. Even odds are on all of these. Intervals are over games."
    )
    header = ("X", "believer", "games", "samples", "even odds", "log score", "gain", f"more than {first}", "missed")
    scores = Table("Beliefs", note, header, tuple(map(_compared_row, compared)))
    told = "Of all stations that were given so much: what they were given on average, and on how many X was."
    rows = tuple((one.x, one.believer, *map(_reliable, one.trust.bins)) for one in compared)
    return scores, Table("Reliability", told, ("X", "believer", *_spans(LIMITS)), rows)


def _spans(limits: Sequence[float]) -> list[str]:
    ends = [f"{100 * limit:g}" for limit in (0, *limits, 1)]
    return [f"{low}–{high} %" for low, high in pairwise(ends)]


def foretellings(foretold: Sequence[Foretold], adviser: str) -> tuple[Table, ...]:
    """Chances that an adviser gave, and what came of them."""
    note = (
        f"X's chance as {adviser} sees it from each side's view, whenever that side begins to move, and what X got: "
        "the mean of each, and the mean square of their difference (Brier's score), with intervals over games."
    )
    rows = tuple(
        (
            f"{one.x} v {one.hunters}",
            one.side,
            str(one.brier.n),
            str(one.samples),
            f"{one.said:.1%}",
            f"{one.came:.1%}",
            number(one.brier, 3),
        )
        for one in foretold
    )
    header = ("X v pursuers", "view", "games", "samples", "said", "came", "Brier")
    told = "Of all chances that were given as so much: how many there were, and what X then got on average."
    spans = [
        (f"{one.x} v {one.hunters}", one.side, span, str(count), f"{given / count:.1%}", f"{got / count:.1%}")
        for one in foretold
        for span, (count, given, got) in zip(_spans(TENTHS), one.bins, strict=True)
        if count
    ]
    listed = ("X v pursuers", "view", "chance", "samples", "said", "came")
    return Table("Chances", note, header, rows), Table("Calibration", told, listed, tuple(spans))


def conduct(found: Sequence[Manners], adviser: str) -> Table:
    """How bots err."""
    note = (
        f"Cost: what {adviser}'s own choice wins more often, in points of a hundred; then the share of plies that cost "
        "more than so much. Back: rides to where the pawn came from. Into reach: X's rides to a pursuer's neighbour "
        "though another ride led elsewhere. Left: black tickets and doubles at the end. Intervals are over games."
    )
    limits = [f"> {100 * cost:g}" for cost in COSTS]
    header = ("bot", "role", "games", "plies", "cost", *limits, "back", "into reach", "left")
    return Table("Manners", note, header, tuple(map(_manners_row, found)))


def _manners_row(one: Manners) -> tuple[str, ...]:
    left = " ".join(f"{kept.value:.1f}" for kept in one.left if kept is not None) or NONE
    shares = [_give_or_take(share) for share in (one.cost, *one.above, one.returns, one.exposed)]
    return one.bot, one.side, str(one.games), str(one.plies), *shares, left


def _give_or_take(estimate: Estimate | None) -> str:
    """A share and half of its interval, where there is little room."""
    return NONE if estimate is None else f"{estimate.value:.1%} ± {50 * (estimate.high - estimate.low):.1f}"


def _compared_row(one: Compared) -> tuple[str, ...]:
    known = one.trust
    scores = (f"{known.uniform:.2f}", f"{known.score:.2f}", number(known.gain, 2), number(one.beats, 2))
    return one.x, one.believer, str(one.games), str(known.samples), *scores, str(known.missed)


def _reliable(filled: tuple[int, float, int]) -> str:
    count, given, hits = filled
    return f"{given / count:.1%} → {hits / count:.1%}" if count else NONE


def _paces(figures: Figures) -> Table:
    rows = tuple((bot.bot, *_pace(bot.x_pace), *_pace(bot.hunters_pace)) for bot in figures.bots)
    header = ("bot", "as X: mean ms", "slowest", "as pursuers: mean ms", "slowest")
    return Table("Time a move", "By the clock, so other work on the machine counts.", header, rows)


def _pace(pace: Pace) -> tuple[str, str]:
    return (f"{1000 * pace.mean:.2f}", f"{1000 * pace.slowest:.1f}") if pace.moves else (NONE, NONE)


def _errors(figures: Figures) -> Table:
    rows = tuple((bot.bot, str(bot.errors), bot.trouble) for bot in figures.bots if bot.errors)
    note = "A bot that failed, or chose what it was not offered, was replaced by chance for that move."
    return Table("Errors", note, ("bot", "errors", "the first"), rows)


def lines(figures: Figures) -> Iterator[str]:
    """What stands above the tables."""
    yield headline(figures.schedule, figures.played)
    if words := test_words(figures):
        yield words

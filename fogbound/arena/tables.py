"""Figures as tables of text, the same for a terminal and for a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fogbound.arena.analysis import BeliefQuality, BotFigures, DuelFigures, Figures, Pace
from fogbound.arena.intervals import Estimate
from fogbound.arena.ratings import NEEDS_LAB
from fogbound.arena.schedule import Schedule

NONE = "–"
WINS, GETS_AWAY = "wins", "gets away"
OFTEN = 10  # stations at most in the list of captures


class Table(NamedTuple):
    """A title, a note on what the figures mean, and the columns; the first column names the row."""

    title: str
    note: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(figures: Figures) -> tuple[Table, ...]:
    """All tables that have rows."""
    shown = (
        _bots(figures),
        duel_table(figures.duels),
        _lengths(figures),
        _captures(figures),
        _beliefs(figures),
        _paces(figures),
    )
    return tuple(table for table in (*shown, _errors(figures)) if table.rows)


def headline(schedule: Schedule, played: int) -> str:
    """What was played, in one line that has everything needed to play it again."""
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
    """The state of the sequential test, in words."""
    decision, test = figures.decision, figures.schedule.test
    if decision is None or test is None:
        return ""
    one, other = figures.schedule.duels[0]
    asked = f"Test, {test.words} for {one} against {other}"
    ratio = f"log-likelihood ratio {decision.llr:+.2f} of {decision.lower:.2f} to {decision.upper:+.2f}"
    if decision.accepted is None:
        return f"{asked}: open after {decision.starts} starts ({ratio})."
    return (
        f"{asked}: {decision.accepted:.2%} is accepted after {decision.starts} starts ({ratio}). "
        "The score of a stopped test leans towards the side it stopped on."
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
    """Every pair of bots that met."""
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
        "The chance that a pursuing bot gave to X's true station, in bits a sample (log2; 0 is certainty), beside even "
        "odds on all stations that the log allows. Missed: the chance was practically 0."
    )
    rows = tuple(_belief_row(bot.bot, bot.belief) for bot in figures.bots if bot.belief is not None)
    return Table("Belief", note, ("bot", "samples", "log score", "even odds", "gain", "missed"), rows)


def _belief_row(bot: str, belief: BeliefQuality) -> tuple[str, ...]:
    scores = (f"{belief.score:.3f}", f"{belief.uniform:.3f}", number(belief.gain, 3))
    return bot, str(belief.samples), *scores, str(belief.missed)


def _paces(figures: Figures) -> Table:
    rows = tuple((bot.bot, *_pace(bot.x_pace), *_pace(bot.hunters_pace)) for bot in figures.bots)
    header = ("bot", "as X: mean ms", "slowest", "as pursuers: mean ms", "slowest")
    return Table("Time per move", "By the clock, so other work on the machine slows it.", header, rows)


def _pace(pace: Pace) -> tuple[str, str]:
    return (f"{1000 * pace.mean:.2f}", f"{1000 * pace.slowest:.1f}") if pace.moves else (NONE, NONE)


def _errors(figures: Figures) -> Table:
    rows = tuple((bot.bot, str(bot.errors), bot.trouble) for bot in figures.bots if bot.errors)
    note = "Where a bot failed or chose an illegal move, a random move replaced it."
    return Table("Errors", note, ("bot", "errors", "the first"), rows)


def lines(figures: Figures) -> Iterator[str]:
    """The lines above the tables."""
    yield headline(figures.schedule, figures.played)
    if any(bot.score is not None and bot.rating is None for bot in figures.bots):
        yield f"{NEEDS_LAB}."
    if words := test_words(figures):
        yield words

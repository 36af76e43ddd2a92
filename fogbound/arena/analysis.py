"""From results to figures: everything here follows from the schedule and the results, in whatever order they came."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from fogbound.arena.intervals import Estimate, mean, paired, wilson
from fogbound.arena.ratings import ratings
from fogbound.arena.result import Belief, Result, Work
from fogbound.arena.schedule import Duel, Fixture, Schedule
from fogbound.arena.sprt import Verdict, judge


@dataclass(frozen=True)
class Role:
    """How games went for X: `rate` of those he won (where points decide, of those he was not caught in)."""

    games: int
    rate: Estimate | None
    points: Estimate | None
    rounds: float


@dataclass(frozen=True)
class DuelFigures:
    """Two bots compared: the first one's score over the starts that both games of are over, and both as X."""

    one: str
    other: str
    score: Estimate | None
    one_as_x: Role
    other_as_x: Role


@dataclass(frozen=True)
class Pace:
    """Time a move: mean and longest, in seconds."""

    moves: int
    mean: float
    slowest: float


@dataclass(frozen=True)
class Trust:
    """How good a bot's belief is: bits by which it beats even odds on all possible stations, a sample."""

    samples: int
    score: float
    uniform: float
    gain: Estimate
    missed: int
    bins: tuple[tuple[int, float, int], ...]


@dataclass(frozen=True)
class BotFigures:
    """One bot over all its duels. `as_hunters` is the rate of X's wins against it, as `as_x` is of its own."""

    bot: str
    rating: Estimate | None
    score: Estimate | None
    as_x: Role
    as_hunters: Role
    x_pace: Pace
    hunters_pace: Pace
    belief: Trust | None
    errors: int
    trouble: str


@dataclass(frozen=True)
class Lengths:
    """How many rounds games took: by number of rounds, those in which X was caught and the others."""

    mean: float
    median: float
    longest: int
    by_rounds: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Figures:
    """All that can be said of a schedule's results so far."""

    schedule: Schedule
    played: int
    bots: tuple[BotFigures, ...]
    duels: tuple[DuelFigures, ...]
    lengths: Lengths | None
    endings: tuple[tuple[str, int], ...]
    captures: tuple[tuple[int, int], ...]
    verdict: Verdict | None

    @property
    def errors(self) -> int:
        return sum(bot.errors for bot in self.bots)


def analyse(schedule: Schedule, results: Sequence[Result]) -> Figures:
    """Everything, ratings included."""
    ordered = sorted(results, key=lambda one: (one.start, one.x, one.hunters))
    scores = {duel: start_scores(duel, ordered) for duel in schedule.duels}
    by_duel = {duel: [*found.values()] for duel, found in scores.items()}
    rated = ratings(schedule.bots, by_duel) if any(by_duel.values()) else {}
    return Figures(
        schedule,
        len(ordered),
        tuple(_bot(bot, rated.get(bot), scores, ordered) for bot in schedule.bots),
        duel_figures(schedule, ordered),
        _lengths(ordered),
        tuple(Counter(one.reason for one in ordered).most_common()),
        tuple(sorted(Counter(one.station for one in ordered if one.caught).items())),
        None if schedule.test is None else judge(schedule.test, in_order(scores[schedule.duels[0]])),
    )


def duel_figures(schedule: Schedule, results: Sequence[Result]) -> tuple[DuelFigures, ...]:
    """The duels alone: quick enough for a table that is always up to date."""
    played = defaultdict[tuple[str, str], list[Result]](list)
    for one in results:
        played[one.x, one.hunters].append(one)
    return tuple(
        DuelFigures(
            one,
            other,
            paired([*start_scores(Duel(one, other), [*played[one, other], *played[other, one]]).values()]),
            _role(played[one, other]),
            _role(played[other, one]),
        )
        for one, other in schedule.duels
    )


# Scores


def start_scores(duel: Duel, results: Iterable[Result]) -> dict[int, float]:
    """The first bot's score by start, for the starts that both games of are over."""
    found = {one.fixture: one for one in results}
    scores = {}
    for fixture, own in found.items():
        there = found.get(Fixture(duel.other, duel.one, fixture.start))
        if (fixture.x, fixture.hunters) == duel and there is not None:
            scores[fixture.start] = score(own, there)
    return scores


def score(own: Result, there: Result) -> float:
    """Of one start: ½ · [its own X won + 1 − the other's X won]; where points count, the higher total has it all."""
    if own.points is not None and there.points is not None:
        return (own.points > there.points) + (own.points == there.points) / 2
    return (bool(own.x_won) + 1 - bool(there.x_won)) / 2


def in_order(scores: dict[int, float]) -> Iterable[float]:
    """Scores from the first start on, up to the first that is missing."""
    start = 1
    while start in scores:
        yield scores[start]
        start += 1


# One bot, one role


def _bot(
    bot: str, rating: Estimate | None, scores: dict[Duel, dict[int, float]], results: Sequence[Result]
) -> BotFigures:
    as_x = [one for one in results if one.x == bot]
    as_hunters = [one for one in results if one.hunters == bot]
    own = [score for duel, found in scores.items() if duel.one == bot for score in found.values()]
    theirs = [1 - score for duel, found in scores.items() if duel.other == bot for score in found.values()]
    works = [*(one.x_work for one in as_x), *(one.hunters_work for one in as_hunters)]
    return BotFigures(
        bot,
        rating,
        paired([*own, *theirs]),
        _role(as_x),
        _role(as_hunters),
        _pace([one.x_work for one in as_x]),
        _pace([one.hunters_work for one in as_hunters]),
        trust([one.belief for one in as_hunters if one.belief is not None]),
        sum(work.errors for work in works),
        next((work.trouble for work in works if work.trouble), ""),
    )


def _role(results: Sequence[Result]) -> Role:
    points = [one.points for one in results if one.points is not None]
    won = [not one.caught if one.x_won is None else one.x_won for one in results]
    return Role(
        len(results),
        wilson(sum(won), len(won)),
        mean(points) if points else None,
        fmean([one.rounds for one in results]) if results else 0.0,
    )


def _pace(works: Sequence[Work]) -> Pace:
    moves = sum(work.moves for work in works)
    return Pace(
        moves,
        sum(work.seconds for work in works) / moves if moves else 0.0,
        max((work.slowest for work in works), default=0.0),
    )


def trust(beliefs: Sequence[Belief]) -> Trust | None:
    """How good a bot's belief was, over games."""
    asked = [one for one in beliefs if one.samples]
    gain = mean([one.score - one.uniform for one in asked], [one.samples for one in asked])
    if gain is None:
        return None
    samples = _sum(asked, lambda one: one.samples)
    return Trust(
        int(samples),
        _sum(asked, lambda one: one.score) / samples,
        _sum(asked, lambda one: one.uniform) / samples,
        gain,
        int(_sum(asked, lambda one: one.missed)),
        tuple(_bin([one.bins[i] for one in asked]) for i in range(len(asked[0].bins))),
    )


def _sum(beliefs: Sequence[Belief], figure: Callable[[Belief], float]) -> float:
    return sum(map(figure, beliefs))


def _bin(bins: Sequence[tuple[int, float, int]]) -> tuple[int, float, int]:
    counts, given, hits = zip(*bins, strict=True)
    return sum(counts), sum(given), sum(hits)


# All games together


def _lengths(results: Sequence[Result]) -> Lengths | None:
    if not results:
        return None
    rounds = [one.rounds for one in results]
    caught = Counter(one.rounds for one in results if one.caught)
    away = Counter(one.rounds for one in results if not one.caught)
    by_rounds = tuple((n, caught[n], away[n]) for n in range(1, max(rounds) + 1))
    return Lengths(fmean(rounds), median(rounds), max(rounds), by_rounds)

"""From results to figures. Figures depend on the schedule and the results, never on the order of the results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from fogbound.arena.intervals import Estimate, mean, paired_mean, wilson
from fogbound.arena.ratings import can_rate, ratings
from fogbound.arena.result import Belief, Result, Work
from fogbound.arena.schedule import Duel, Fixture, Schedule
from fogbound.arena.sprt import Decision, decide


@dataclass(frozen=True)
class Role:
    """How games went for X: `rate` is the share X won, or, where points decide, the share in which X was not caught."""

    games: int
    rate: Estimate | None
    points: Estimate | None
    rounds: float


@dataclass(frozen=True)
class DuelFigures:
    """Two bots compared: the first bot's score over the starts whose games are both over, and both bots as X."""

    one: str
    other: str
    score: Estimate | None
    one_as_x: Role
    other_as_x: Role


@dataclass(frozen=True)
class Pace:
    """Time per move: mean and longest, in seconds."""

    moves: int
    mean: float
    slowest: float


@dataclass(frozen=True)
class BeliefQuality:
    """How good a bot's belief is: `gain` is how many bits a sample it beats even odds on all possible stations by."""

    samples: int
    score: float
    uniform: float
    gain: Estimate
    missed: int
    bins: tuple[tuple[int, float, int], ...]


@dataclass(frozen=True)
class BotFigures:
    """One bot over all its duels. `as_x` counts its wins as X; `as_hunters` counts X's wins against it."""

    bot: str
    rating: Estimate | None
    score: Estimate | None
    as_x: Role
    as_hunters: Role
    x_pace: Pace
    hunters_pace: Pace
    belief: BeliefQuality | None
    errors: int
    trouble: str


@dataclass(frozen=True)
class Lengths:
    """How many rounds games took; for each number of rounds, the games with X caught and the other games."""

    mean: float
    median: float
    longest: int
    by_rounds: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Figures:
    """Everything known about a schedule's results so far."""

    schedule: Schedule
    played: int
    bots: tuple[BotFigures, ...]
    duels: tuple[DuelFigures, ...]
    lengths: Lengths | None
    endings: tuple[tuple[str, int], ...]
    captures: tuple[tuple[int, int], ...]
    decision: Decision | None

    @property
    def errors(self) -> int:
        return sum(bot.errors for bot in self.bots)


def analyse(schedule: Schedule, results: Sequence[Result]) -> Figures:
    """Everything, ratings included where the extra `lab` is installed."""
    ordered = sorted(results, key=lambda one: (one.start, one.x, one.hunters))
    scores = {duel: start_scores(duel, ordered) for duel in schedule.duels}
    by_duel = {duel: [*by_start.values()] for duel, by_start in scores.items()}
    rated = ratings(schedule.bots, by_duel) if any(by_duel.values()) and can_rate() else {}
    return Figures(
        schedule,
        len(ordered),
        tuple(_bot(bot, rated.get(bot), scores, ordered) for bot in schedule.bots),
        duel_figures(schedule, ordered),
        _lengths(ordered),
        tuple(Counter(one.reason for one in ordered).most_common()),
        tuple(sorted(Counter(one.station for one in ordered if one.caught).items())),
        None if schedule.test is None else decide(schedule.test, in_order(scores[schedule.duels[0]])),
    )


def duel_figures(schedule: Schedule, results: Sequence[Result]) -> tuple[DuelFigures, ...]:
    """The duels alone: quick enough for a live table."""
    played = defaultdict[tuple[str, str], list[Result]](list)
    for one in results:
        played[one.x, one.hunters].append(one)
    return tuple(
        DuelFigures(
            one,
            other,
            paired_mean([*start_scores(Duel(one, other), [*played[one, other], *played[other, one]]).values()]),
            _role(played[one, other]),
            _role(played[other, one]),
        )
        for one, other in schedule.duels
    )


# Scores


def start_scores(duel: Duel, results: Iterable[Result]) -> dict[int, float]:
    """The first bot's score by start, for the starts whose games are both over."""
    by_fixture = {one.fixture: one for one in results}
    scores = {}
    for fixture, own in by_fixture.items():
        there = by_fixture.get(Fixture(duel.other, duel.one, fixture.start))
        if (fixture.x, fixture.hunters) == duel and there is not None:
            scores[fixture.start] = score(own, there)
    return scores


def score(own: Result, there: Result) -> float:
    """½ · [the first bot won as X + 1 − the other won as X]; where points count, 1 for the higher total."""
    if own.points is not None and there.points is not None:
        return (own.points > there.points) + (own.points == there.points) / 2
    return (bool(own.x_won) + 1 - bool(there.x_won)) / 2


def in_order(scores: dict[int, float]) -> Iterable[float]:
    """Scores from the first start up to the first gap."""
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
    own = [score for duel, by_start in scores.items() if duel.one == bot for score in by_start.values()]
    theirs = [1 - score for duel, by_start in scores.items() if duel.other == bot for score in by_start.values()]
    works = [*(one.x_work for one in as_x), *(one.hunters_work for one in as_hunters)]
    return BotFigures(
        bot,
        rating,
        paired_mean([*own, *theirs]),
        _role(as_x),
        _role(as_hunters),
        _pace([one.x_work for one in as_x]),
        _pace([one.hunters_work for one in as_hunters]),
        belief_quality([one.belief for one in as_hunters if one.belief is not None]),
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


def belief_quality(beliefs: Sequence[Belief]) -> BeliefQuality | None:
    """How good a bot's belief was over several games; None without samples."""
    asked = [one for one in beliefs if one.samples]
    gain = mean([one.score - one.uniform for one in asked], [one.samples for one in asked])
    if gain is None:
        return None
    samples = _sum(asked, lambda one: one.samples)
    return BeliefQuality(
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

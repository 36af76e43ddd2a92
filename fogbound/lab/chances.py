"""Checks the chances an adviser gives: stored games are replayed, and its forecasts are compared with the outcomes.

A chance is X's: to get away, or X's share of the points. The adviser answers for X whenever X begins to move, and for
the pursuers whenever they do. It sees what they saw, and assumes that both sides play as it would.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from fogbound import catalog
from fogbound.arena.intervals import Estimate, mean
from fogbound.arena.play import replay_result
from fogbound.arena.result import TENTHS, Result
from fogbound.arena.schedule import Schedule
from fogbound.bots.kind import Adviser
from fogbound.bots.naming import parse_bot
from fogbound.errors import BadOption
from fogbound.game import State
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.position import x_gets
from fogbound.games.yard.rules import ChaseState
from fogbound.notation import CONCEDE

SIDES = ("x", "pursuers")


@dataclass(frozen=True)
class Forecasts:
    """The chances given in one game from one side's view, turn by turn, and what X got in the end."""

    chances: tuple[float, ...]
    outcome: float

    @property
    def squares(self) -> float:
        return sum((chance - self.outcome) ** 2 for chance in self.chances)


@dataclass(frozen=True)
class Calibration:
    """How good the forecasts are from one side's view, in games of one X against one bot.

    `brier` is the mean square of forecast less outcome; `forecast` and `outcome` are their means. `bins`: of all
    forecasts of 0–10 %, 10–20 % …, how many there were, their sum, and the sum of what X then got.
    """

    x: str
    hunters: str
    side: str
    samples: int
    brier: Estimate
    forecast: float
    outcome: float
    bins: tuple[tuple[int, float, float], ...]


def calibrate(folders: Iterable[tuple[Schedule, Sequence[Result]]], adviser: str) -> tuple[Calibration, ...]:
    """Every pairing, from both sides' views."""
    by_pairing: defaultdict[tuple[str, str, str], list[Forecasts]] = defaultdict(list)
    for schedule, results in folders:
        edition = schedule.edition_now()
        bot = adviser_named(adviser, edition)
        for result in sorted(results, key=lambda one: (one.x, one.hunters, one.start)):
            end = replay_result(schedule, result)
            assert end.outcome is not None
            for side, chances in zip(SIDES, _chances(end, bot), strict=True):
                if chances:
                    game = Forecasts(chances, x_gets(edition, end.outcome))
                    by_pairing[result.x, result.hunters, side].append(game)
    return tuple(_calibration(*pairing, games) for pairing, games in by_pairing.items())


def adviser_named(name: str, edition: YardEdition) -> Adviser:
    """The bot of this name; `BadOption` if it gives no advice."""
    bot = parse_bot(name, edition).make(edition, Random(0))
    if not isinstance(bot, Adviser):
        raise BadOption("no-advice", f"{name} gives no advice; master, pimbot and the levels that search do.")
    return bot


def _chances(end: State, adviser: Adviser) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """X's chance from X's view, and from the pursuers', each time that side begins to move."""
    from_x, from_pursuers = list[float](), list[float]()
    for state in _turns(end):
        view = state.view(state.turn[0])
        if any(move != CONCEDE for move in view.moves):
            choices = adviser.advise(view).choices
            chance = sum(choice.share * choice.chance for choice in choices)
            if view.seat == X:
                from_x.append(chance)
            else:
                from_pursuers.append(1 - chance)
    return tuple(from_x), tuple(from_pursuers)


def _turns(end: State) -> Iterator[ChaseState]:
    """The states in which a side begins to move."""
    state = catalog.start(end.edition)
    for ply in end.log:
        before, state = state, state.play(ply.seat, ply.move)
        assert isinstance(before, ChaseState)
        assert isinstance(state, ChaseState)
        phase = state.position.phase
        if phase in ("x", "pursuit") and phase != before.position.phase:
            yield state


def _calibration(x: str, hunters: str, side: str, games: Sequence[Forecasts]) -> Calibration:
    pairs = [(chance, game.outcome) for game in games for chance in game.chances]
    bins = [[0, 0.0, 0.0] for _ in range(len(TENTHS) + 1)]
    for chance, outcome in pairs:
        one = bins[bisect_right(TENTHS, chance)]
        one[0] += 1
        one[1] += chance
        one[2] += outcome
    brier = mean([game.squares for game in games], [len(game.chances) for game in games])
    assert brier is not None
    return Calibration(
        x,
        hunters,
        side,
        len(pairs),
        brier,
        sum(chance for chance, _ in pairs) / len(pairs),
        sum(outcome for _, outcome in pairs) / len(pairs),
        tuple((int(count), forecast, outcome) for count, forecast, outcome in bins),
    )

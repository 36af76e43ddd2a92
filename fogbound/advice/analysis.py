"""An analysis of a finished game: the chances at every ply, what each move cost, and where X could have been.

The adviser judges every ply from what its seat knew at that moment. So each side's curve shows what that side could
know; both end with the result. Each ply has its own seed, so that judging plies in any order gives the same analysis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import fogbound
from fogbound import catalog
from fogbound.advice import adviser
from fogbound.advice.whereabouts import DIGITS, rounded
from fogbound.bots.kind import Choice
from fogbound.bots.naming import parse_bot
from fogbound.errors import BadRecord
from fogbound.game import DEALER, Edition, Move, Outcome, Seat, State
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.position import x_gets
from fogbound.games.yard.table import YardTable
from fogbound.notation import CONCEDE

VERSION = 4  # of the analysis: stored analyses of other versions are made again
SIMULATIONS = 20_000  # for each ply, by an adviser that searches
MOST_BEST = 3
MOST_COSTLY = 8
COSTLY = 0.02

Plies = tuple[tuple[Seat, str], ...]


@dataclass(frozen=True)
class Game:
    """A finished game as plain text, to send to another process."""

    edition: str
    options: tuple[tuple[str, str], ...]
    plies: Plies


@dataclass(frozen=True)
class Judged:
    """The adviser's judgement of a ply, as chances of the mover's side.

    `chance` is that of the adviser's choice, the first of `best`; `played` is that of the move played.
    """

    chance: float
    played: float
    best: tuple[Choice, ...]

    @property
    def cost(self) -> float:
        return max(0.0, self.chance - self.played)


@dataclass(frozen=True)
class Reviewed:
    """One ply: its round, the number of stations that X could be on after it, and the judgement."""

    number: int
    seat: Seat
    move: Move
    round: int
    suspects: int
    judged: Judged | None


@dataclass(frozen=True)
class Analysis:
    """A whole game. `curves` has X's chances as each side saw them: pairs of ply number and chance."""

    edition: Edition
    adviser: str
    version: str
    outcome: Outcome
    plies: tuple[Reviewed, ...]
    curves: tuple[tuple[tuple[int, float], ...], ...]
    costliest: tuple[int, ...]


def default_adviser(edition: Edition) -> str:
    """The adviser for an analysis, with its settings."""
    return adviser.default(edition, SIMULATIONS)


def version(edition: Edition, by: str) -> str:
    """A name for all that an analysis depends on besides the game."""
    return f"{VERSION}/{fogbound.__version__}/{adviser.version(edition, by)}"


def game(state: State) -> Game:
    """A finished game as text; `BadRecord` says why a game cannot be analysed."""
    adviser.name(state.edition)
    if state.outcome is None:
        raise BadRecord("not-over", "The game is not over yet. Analyse it when it is.")
    if state.setup is not None:
        raise BadRecord("set-up", "The game was set up by hand. Only dealt games can be analysed.")
    plies = tuple((ply.seat, str(ply.move)) for ply in state.log)
    return Game(state.edition.id, state.edition.options, plies)


@lru_cache(maxsize=2)
def states(played: Game) -> tuple[State, ...]:
    """Every state of a game; cached, because callers ask for one ply at a time."""
    moments = [catalog.start(catalog.find(played.edition, **dict(played.options)))]
    for seat, move in played.plies:
        moments.append(moments[-1].play(seat, move))
    return tuple(moments)


def judge(played: Game, number: int, by: str) -> Judged | None:
    """An adviser's judgement of one ply; None for the dealer's plies, which nobody chose."""
    before, after = states(played)[number : number + 2]
    ply = after.log[number]
    if ply.seat == DEALER:
        return None
    asked, view = adviser.make(before.edition, by, number), before.view(ply.seat)
    if ply.move == CONCEDE:
        choices = asked.advise(view).choices
        return Judged(choices[0].chance, _gets(after, ply.seat), choices[:MOST_BEST])
    choices = asked.advise(view, ply.move).choices
    rated = next(choice.chance for choice in choices if choice.move == ply.move)
    return Judged(choices[0].chance, rated, choices[:MOST_BEST])


def suspects(played: Game) -> tuple[int, ...]:
    """The number of stations that X could be on after each ply, by the public log."""
    moments = states(played)
    tracker, counts = Tracker(_chase(moments[0])), list[int]()
    for state in moments[1:]:
        known = tracker.follow(state.view(None)) if state.outcome is None else None
        # The log is open once the game is over, so the last count is that of the ply before.
        counts.append(_on_board(known.stations) if known is not None else counts[-1])
    return tuple(counts)


def assemble(played: Game, judged: Sequence[Judged | None], counts: Sequence[int], by: str) -> Analysis:
    """The analysis of a game from the judgements of its plies and the counts of suspects."""
    moments = states(played)
    end, edition = moments[-1], moments[0].edition
    assert end.outcome is not None
    plies = tuple(
        Reviewed(n, ply.seat, ply.move, _round(before), count, judgement)
        for n, (ply, before, count, judgement) in enumerate(zip(end.log, moments, counts, judged, strict=False))
    )
    return Analysis(
        edition,
        parse_bot(by, edition).name,
        version(edition, by),
        end.outcome,
        plies,
        tuple(_curve(side, plies, _gets(end, X)) for side in edition.sides),
        _costliest(plies),
    )


def analysis(state: State, by: str, progress: Callable[[int], object] = lambda done: None) -> Analysis:
    """Analyse a finished game; calls `progress` with the number of plies done."""
    played = game(state)
    judged = list[Judged | None]()
    for number in range(len(played.plies)):
        progress(number)
        judged.append(judge(played, number, by))
    return assemble(played, judged, suspects(played), by)


def plain(found: Analysis) -> dict[str, Any]:
    """An analysis as JSON values."""
    return {
        "edition": found.edition.id,
        "adviser": found.adviser,
        "version": found.version,
        "sides": [list(side) for side in found.edition.sides],
        "outcome": {**found.outcome._asdict(), "winners": list(found.outcome.winners), "points": _points(found)},
        "plies": [_ply(ply) for ply in found.plies],
        "curves": [[[n, rounded(chance)] for n, chance in curve] for curve in found.curves],
        "costliest": list(found.costliest),
    }


def _points(found: Analysis) -> list[list[Any]]:
    return [list(pair) for pair in found.outcome.points]


def _ply(ply: Reviewed) -> dict[str, Any]:
    facts = {"n": ply.number, "seat": ply.seat, "move": str(ply.move), "round": ply.round, "suspects": ply.suspects}
    if ply.judged is None:
        return facts
    return {
        **facts,
        "chance": rounded(ply.judged.chance),
        "played": rounded(ply.judged.played),
        "cost": round(ply.judged.cost, DIGITS),
        "best": [
            {"move": str(choice.move), "chance": rounded(choice.chance), "share": round(choice.share, DIGITS)}
            for choice in ply.judged.best
        ],
    }


def _curve(side: tuple[Seat, ...], plies: Sequence[Reviewed], end: float) -> tuple[tuple[int, float], ...]:
    """X's chance at each ply of a side, as that side saw it, and the result."""
    seen = ((ply.number, ply.judged.chance) for ply in plies if ply.seat in side and ply.judged is not None)
    return (*((n, chance if X in side else 1.0 - chance) for n, chance in seen), (len(plies), end))


def _costliest(plies: Sequence[Reviewed]) -> tuple[int, ...]:
    """The most expensive moves. Conceding is left out: it gives up everything on purpose, and would hide mistakes."""
    costs = [(ply.judged.cost, ply.number) for ply in plies if ply.judged is not None and ply.move != CONCEDE]
    dearest = sorted((-cost, number) for cost, number in costs if cost >= COSTLY)
    return tuple(number for _, number in dearest[:MOST_COSTLY])


def _gets(state: State, seat: Seat) -> float:
    """The value of the result to a seat's side."""
    assert state.outcome is not None
    gets = x_gets(_chase(state), state.outcome)
    return gets if seat == X else 1.0 - gets


def _chase(state: State) -> YardEdition:
    return catalog.as_chase(state.edition)


def _on_board(stations: Sequence[int]) -> int:
    return len([station for station in stations if station])


def _round(state: State) -> int:
    table = state.view(None).table
    assert isinstance(table, YardTable)
    return table.round

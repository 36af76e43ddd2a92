"""A finished game looked back on: how the chances stood at every ply, what was given away, where X could have been.

Every ply is judged from what its seat knew at that moment, by the adviser. So X's curve is what X could know,
and the pursuers' what they could; both end with how the game ended. Each ply is judged with chances of its own: judged
in any order, by anybody, twice, it comes out the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import fogbound
from fogbound import catalog
from fogbound.advice import adviser
from fogbound.bots.kind import Choice
from fogbound.bots.naming import named
from fogbound.errors import BadRecord
from fogbound.game import DEALER, Edition, Move, Outcome, Seat, State
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.position import x_gets
from fogbound.games.yard.table import YardTable
from fogbound.notation import CONCEDE

VERSION = 3  # of what is worked out: whoever keeps an analysis makes it anew when this changes
SIMULATIONS = 20_000  # a ply, of an adviser who searches
MOST_BEST = 3
MOST_COSTLY = 8
COSTLY = 0.02
DIGITS = 4

Plies = tuple[tuple[Seat, str], ...]


@dataclass(frozen=True)
class Game:
    """A finished game as it is handed to whoever looks back on it: nothing but text."""

    edition: str
    options: tuple[tuple[str, str], ...]
    plies: Plies


@dataclass(frozen=True)
class Judged:
    """What the adviser says of a ply that somebody chose, as chances of the mover's side.

    `chance` is that of the adviser's own choice, which is the first of `best`; `played` that of what was played.
    """

    chance: float
    played: float
    best: tuple[Choice, ...]

    @property
    def cost(self) -> float:
        return max(0.0, self.chance - self.played)


@dataclass(frozen=True)
class Reviewed:
    """One ply: `round` is when it was played, `suspects` at how many stations X could be after it."""

    number: int
    seat: Seat
    move: Move
    round: int
    suspects: int
    judged: Judged | None


@dataclass(frozen=True)
class Analysis:
    """A whole game. Chances in `curves` are X's, as each side saw them: pairs of a ply's number and the chance."""

    edition: Edition
    adviser: str
    version: str
    outcome: Outcome
    plies: tuple[Reviewed, ...]
    curves: tuple[tuple[tuple[int, float], ...], ...]
    costliest: tuple[int, ...]


def usual(edition: Edition) -> str:
    """Who looks back, where nobody said who."""
    return adviser.usual(edition, SIMULATIONS)


def version(edition: Edition, by: str) -> str:
    """Names everything that an analysis depends on beside the game."""
    return f"{VERSION}/{fogbound.__version__}/{adviser.version(edition, by)}"


def game(state: State) -> Game:
    """A finished game, to be handed on; `BadRecord` says why there is nothing to look back on."""
    adviser.name(state.edition)
    if state.outcome is None:
        raise BadRecord("not-over", "The game is not over yet: there is nothing to look back on before.")
    if state.setup is not None:
        raise BadRecord("set-up", "The game was set up by hand; only games that were dealt can be looked back on.")
    plies = tuple((ply.seat, str(ply.move)) for ply in state.log)
    return Game(state.edition.id, state.edition.options, plies)


@lru_cache(maxsize=2)
def states(played: Game) -> tuple[State, ...]:
    """Every moment of a game; kept, because each ply is asked for by itself."""
    found = [catalog.start(catalog.find(played.edition, **dict(played.options)))]
    for seat, move in played.plies:
        found.append(found[-1].play(seat, move))
    return tuple(found)


def judge(played: Game, number: int, by: str) -> Judged | None:
    """What an adviser says of one ply; None for the dealer's, which nobody chose."""
    before, after = states(played)[number : number + 2]
    ply = after.log[number]
    if ply.seat == DEALER:
        return None
    asked, view = adviser.called(before.edition, by, number), before.view(ply.seat)
    if ply.move == CONCEDE:
        choices = asked.advise(view).choices
        return Judged(choices[0].chance, _gets(after, ply.seat), choices[:MOST_BEST])
    choices = asked.advise(view, ply.move).choices
    rated = next(choice.chance for choice in choices if choice.move == ply.move)
    return Judged(choices[0].chance, rated, choices[:MOST_BEST])


def suspects(played: Game) -> tuple[int, ...]:
    """At how many stations X could be after each ply, as far as everybody knew."""
    moments = states(played)
    tracker, found = Tracker(_chase(moments[0])), list[int]()
    for state in moments[1:]:
        known = tracker.follow(state.view(None)) if state.outcome is None else None
        # The last view is open; where X could be then, the ply before it said.
        found.append(_on_board(known.stations) if known is not None else found[-1])
    return tuple(found)


def assembled(played: Game, found: Sequence[Judged | None], counts: Sequence[int], by: str) -> Analysis:
    """All that was found, put together."""
    moments = states(played)
    end, edition = moments[-1], moments[0].edition
    assert end.outcome is not None
    plies = tuple(
        Reviewed(n, ply.seat, ply.move, _round(before), count, judged)
        for n, (ply, before, count, judged) in enumerate(zip(end.log, moments, counts, found, strict=False))
    )
    return Analysis(
        edition,
        named(by, edition).name,
        version(edition, by),
        end.outcome,
        plies,
        tuple(_curve(side, plies, _gets(end, X)) for side in edition.sides),
        _costliest(plies),
    )


def analysis(state: State, by: str, heard: Callable[[int], object] = lambda done: None) -> Analysis:
    """Look back on a finished game; `heard` is told how many plies are done."""
    played = game(state)
    found = list[Judged | None]()
    for number in range(len(played.plies)):
        heard(number)
        found.append(judge(played, number, by))
    return assembled(played, found, suspects(played), by)


def plain(found: Analysis) -> dict[str, Any]:
    """An analysis as values that JSON has."""
    return {
        "edition": found.edition.id,
        "adviser": found.adviser,
        "version": found.version,
        "sides": [list(side) for side in found.edition.sides],
        "outcome": {**found.outcome._asdict(), "winners": list(found.outcome.winners), "points": _points(found)},
        "plies": [_ply(ply) for ply in found.plies],
        "curves": [[[n, round(chance, DIGITS)] for n, chance in curve] for curve in found.curves],
        "costliest": list(found.costliest),
    }


def _points(found: Analysis) -> list[list[Any]]:
    return [list(pair) for pair in found.outcome.points]


def _ply(ply: Reviewed) -> dict[str, Any]:
    told = {"n": ply.number, "seat": ply.seat, "move": str(ply.move), "round": ply.round, "suspects": ply.suspects}
    if ply.judged is None:
        return told
    return {
        **told,
        "chance": round(ply.judged.chance, DIGITS),
        "played": round(ply.judged.played, DIGITS),
        "cost": round(ply.judged.cost, DIGITS),
        "best": [
            {"move": str(choice.move), "chance": round(choice.chance, DIGITS), "share": round(choice.share, DIGITS)}
            for choice in ply.judged.best
        ],
    }


def _curve(side: tuple[Seat, ...], plies: Sequence[Reviewed], end: float) -> tuple[tuple[int, float], ...]:
    """X's chance at each ply of a side, as that side saw it, and how it ended."""
    seen = ((ply.number, ply.judged.chance) for ply in plies if ply.seat in side and ply.judged is not None)
    return (*((n, chance if X in side else 1.0 - chance) for n, chance in seen), (len(plies), end))


def _costliest(plies: Sequence[Reviewed]) -> tuple[int, ...]:
    """Whoever gives up knows that he gives all that is left: no mistake to be told of, and it would hide real ones."""
    costs = [(ply.judged.cost, ply.number) for ply in plies if ply.judged is not None and ply.move != CONCEDE]
    dearest = sorted((-cost, number) for cost, number in costs if cost >= COSTLY)
    return tuple(number for _, number in dearest[:MOST_COSTLY])


def _gets(state: State, seat: Seat) -> float:
    """What an end is worth to a seat's side."""
    assert state.outcome is not None
    gets = x_gets(_chase(state), state.outcome)
    return gets if seat == X else 1.0 - gets


def _chase(state: State) -> YardEdition:
    return catalog.known(state.edition)


def _on_board(stations: Sequence[int]) -> int:
    return len([station for station in stations if station])


def _round(state: State) -> int:
    table = state.view(None).table
    assert isinstance(table, YardTable)
    return table.round

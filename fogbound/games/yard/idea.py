"""The one idea behind a move, for people who want to learn and not to count.

A hint lists many facts. Its idea is one fact about the move and, for X, the trap that the move avoids.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fogbound.game import Move, Seat, View
from fogbound.games.yard.board import BLACK
from fogbound.games.yard.danger import Danger, dangers
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import DOUBLE, RIDES
from fogbound.games.yard.reasons import (
    Away,
    Catches,
    Closer,
    Range,
    Reach,
    Reason,
    Shows,
    Spends,
    Suspects,
)

# What a learner looks at first.
PURSUERS: tuple[type[Reason], ...] = (Catches, Reach, Closer, Range)
FUGITIVE: tuple[type[Reason], ...] = (Shows, Suspects, Away)
WORTH_GOING = 0.1  # a lower chance that X is there is no reason to go there


class Threat(NamedTuple):
    """A station that X had better not ride to: so many pursuers can catch X there at once, `seat` among them."""

    station: int
    seat: Seat
    pursuers: int


class Exposed(NamedTuple):
    """How many pursuers can follow X to where this ride ends.

    `everywhere`: X has no ride out of everyone's reach; `seen`: they will know that X is there.
    """

    pursuers: int
    everywhere: bool
    seen: bool


Fact = Reason | Threat | Exposed


def idea(edition: YardEdition, view: View, move: Move, facts: Sequence[Reason]) -> tuple[Fact, ...]:
    """At most two facts that belong together; `facts` are all reasons for the move."""
    if view.seat != X:
        return tuple(_first(PURSUERS, facts))
    targets = {offer.number for offer in view.moves if offer.verb in RIDES}
    traps = dangers(edition, view)
    trap = next((trap for trap in traps if move.verb in RIDES and trap.station == move.number), None)
    if trap is None:
        return tuple(_way_out(traps, move, facts))
    seen = move.verb != BLACK if edition.x_open else any(isinstance(fact, Shows) for fact in facts)
    return (Exposed(len(trap.seats), everywhere=len(traps) == len(targets), seen=seen),)


def _way_out(traps: Sequence[Danger], move: Move, facts: Sequence[Reason]) -> Iterator[Fact]:
    if traps:
        worst = max(traps, key=lambda trap: len(trap.seats))
        yield Threat(worst.station, worst.seats[0], len(worst.seats))
    if move == DOUBLE:
        yield from _first((Spends,), facts)
    elif traps:
        yield from _first((Away,), facts)
    else:
        yield from _first(FUGITIVE, facts)


def _first(kinds: Sequence[type[Reason]], facts: Sequence[Reason]) -> Iterator[Reason]:
    known = {type(fact): fact for fact in facts if not (isinstance(fact, Catches) and fact.chance < WORTH_GOING)}
    yield from [known[kind] for kind in kinds if kind in known][:1]

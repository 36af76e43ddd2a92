"""The reasons that tell choices apart, those that differ most first.

A player who reads three choices wants to know why this one and not that one. Reasons that are the same for all of
them do not say.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from fogbound.games.yard.board import BLACK
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
)

MOST = 3  # reasons for one choice; people read no more
FAR = 5  # rides; beyond that, distance makes no difference
SCARCE = 1  # a pursuer's last tickets are worth a word when this many are left
PRECIOUS = (BLACK, DOUBLE.verb)
# The order of reasons that differ equally.
ORDER: tuple[type[Reason], ...] = (Catches, Shows, Reach, Only, Closer, Away, Suspects, Ways, Range, Spends, Keeps)

Facts = dict[type[Reason], Reason]


def contrast(choices: Sequence[Sequence[Reason]]) -> tuple[tuple[Reason, ...], ...]:
    """For each choice, the reasons that set it apart from the others, the strongest first."""
    facts = [{type(reason): reason for reason in reasons} for reasons in _with_keeps(choices)]
    spread = {kind: _spread(kind, facts) for kind in ORDER}
    return tuple(_strongest(own, spread, alone=len(facts) == 1) for own in facts)


def _with_keeps(choices: Sequence[Sequence[Reason]]) -> list[list[Reason]]:
    """The reasons, with `Keeps` for choices that save what another one spends."""
    spent = {
        reason.ticket: reason.left + 1
        for reasons in choices
        for reason in reasons
        if isinstance(reason, Spends) and reason.ticket in PRECIOUS
    }
    completed = list[list[Reason]]()
    for reasons in choices:
        paid = {reason.ticket for reason in reasons if isinstance(reason, Spends)}
        keeps = [Keeps(ticket, left) for ticket, left in spent.items() if not paid & set(PRECIOUS)][:1]
        # One reason about tickets is enough.
        completed.append([*(one for one in reasons if not (keeps and isinstance(one, Spends))), *keeps])
    return completed


def _strongest(facts: Facts, spread: dict[type[Reason], float], *, alone: bool) -> tuple[Reason, ...]:
    """The reasons that differ between choices; if there is one choice, or none differ, those there are."""
    known = [facts[kind] for kind in ORDER if kind in facts]
    worth = [reason for reason in known if alone or spread[type(reason)] > 0]
    worth = [reason for reason in worth if not alone or not isinstance(reason, Spends) or _matters(reason)] or known[:1]
    worth.sort(key=lambda reason: (not _certain(reason), -spread[type(reason)]))
    return tuple(worth[:MOST])


def _certain(reason: Reason) -> bool:
    return isinstance(reason, Catches) and reason.chance >= 1


def _matters(reason: Spends) -> bool:
    return reason.ticket in PRECIOUS or reason.left <= SCARCE


def _spread(kind: type[Reason], choices: Sequence[Facts]) -> float:
    """How much choices differ in one kind of reason, in steps that people notice."""
    steps = [_steps(facts[kind]) if kind in facts else 0.0 for facts in choices]
    return max(steps) - min(steps)


def _steps(reason: Reason) -> float:
    match reason:
        case Catches(_, chance):
            return 10 * chance
        case Reach(chance, _) | Only(chance):
            return 5 * chance
        case Closer(before, after):
            return 2 * (before - after)
        case Settled() | Shows():
            return 3.0
        case Suspects(_, after):
            return log2(after)
        case Away(rides, _):
            return 1.5 * min(rides, FAR)
        case Ways(stations):
            return stations / 3
        case Range(stations):
            return stations / 20
        case Keeps():
            return 2.0
        case Spends(ticket, _):
            # An ordinary ticket only tells two ways to the same station apart.
            return 2.0 if _matters(reason) else 0.1 + 0.1 * ("tbu".index(ticket))

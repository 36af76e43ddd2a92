"""What tells choices apart: of all that can be said about them, what differs, and first what differs most.

Somebody who reads three choices wants to know why this one and not that one. What is true of all of them alike says
nothing about that.
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
    Shows,
    Spends,
    Suspects,
    Ways,
)

MOST = 3  # of one choice: more is not read
FAR = 5  # rides; whoever is further away is far away
SCARCE = 1  # a pursuer's tickets of which this many are left are worth a word
PRECIOUS = (BLACK, DOUBLE.verb)
# What is said first where nothing else decides.
ORDER: tuple[type[Reason], ...] = (Catches, Shows, Reach, Only, Closer, Away, Suspects, Ways, Range, Spends, Keeps)

Facts = dict[type[Reason], Reason]


def telling(told: Sequence[Sequence[Reason]]) -> tuple[tuple[Reason, ...], ...]:
    """For each of some choices, what sets it apart from the others, the most telling first."""
    choices = [{type(reason): reason for reason in reasons} for reasons in _with_what_is_kept(told)]
    spread = {kind: _spread(kind, choices) for kind in ORDER}
    return tuple(_chosen(facts, spread, alone=len(choices) == 1) for facts in choices)


def _with_what_is_kept(told: Sequence[Sequence[Reason]]) -> list[list[Reason]]:
    """Where one choice spends what there is little of, the others keep it."""
    spent = {
        reason.ticket: reason.left + 1
        for reasons in told
        for reason in reasons
        if isinstance(reason, Spends) and reason.ticket in PRECIOUS
    }
    found = list[list[Reason]]()
    for reasons in told:
        paid = {reason.ticket for reason in reasons if isinstance(reason, Spends)}
        kept = [Keeps(ticket, left) for ticket, left in spent.items() if not paid & set(PRECIOUS)][:1]
        # One word about tickets is enough.
        found.append([*(one for one in reasons if not (kept and isinstance(one, Spends))), *kept])
    return found


def _chosen(facts: Facts, spread: dict[type[Reason], float], *, alone: bool) -> tuple[Reason, ...]:
    """Where there is nothing to compare with, or nothing differs, what there is."""
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
    """By how much choices differ in something, in steps that people notice."""
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
        case Shows():
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
            # Ordinary tickets tell two ways to the same station apart, and hardly anything else.
            return 2.0 if _matters(reason) else 0.1 + 0.1 * ("tbu".index(ticket))

"""A hint: what the strongest level would play from a seat's view, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fogbound import catalog
from fogbound.advice import adviser, whereabouts
from fogbound.advice.whereabouts import DIGITS
from fogbound.bots.kind import Odds
from fogbound.bots.naming import parse_bot
from fogbound.game import Edition, Move, Seat, View
from fogbound.games.yard.contrast import contrast
from fogbound.games.yard.idea import Fact, idea
from fogbound.games.yard.reasons import Reason, reasons

SIMULATIONS = 30_000  # of an adviser that searches
MOST = 3
WORTH_SAYING = 0.02  # the least share of a move that a hint mentions
SURE = 1e-9  # the rounding error of a sum of probabilities is smaller


@dataclass(frozen=True)
class Tip:
    """A move: its chance to win, how often the adviser would play it, and why."""

    move: Move
    chance: float
    share: float
    why: tuple[Reason, ...]


@dataclass(frozen=True)
class Hint:
    """Up to three moves, the adviser's choice first, and where X probably is, the likeliest station first.

    `idea` says in one or two facts why the adviser would choose the first move. `first` is the seat that should move
    first, where several may move and it matters.
    """

    adviser: str
    tips: tuple[Tip, ...]
    belief: Odds
    first: Seat | None = None
    idea: tuple[Fact, ...] = ()


def hint(edition: Edition, view: View, by: str | None = None) -> Hint:
    """The hint for a view, always the same; `by` names an adviser other than the default."""
    by = by or adviser.default(edition, SIMULATIONS)
    advice = adviser.make(edition, by, len(view.log)).advise(view)
    choices = [choice for n, choice in enumerate(advice.choices[:MOST]) if n == 0 or choice.share >= WORTH_SAYING]
    belief = whereabouts.likeliest(advice.belief)
    chase = catalog.as_chase(edition)
    facts = reasons(chase, view, [choice.move for choice in choices], belief)
    why = contrast(facts)
    tips = (Tip(choice.move, choice.chance, choice.share, told) for choice, told in zip(choices, why, strict=True))
    return Hint(
        parse_bot(by, edition).name, tuple(tips), belief, advice.first, idea(chase, view, choices[0].move, facts[0])
    )


def plain(hint: Hint) -> dict[str, Any]:
    """A hint as JSON values."""
    return {
        "adviser": hint.adviser,
        "choices": [
            {
                "move": str(tip.move),
                "chance": round(tip.chance, DIGITS),
                "share": round(tip.share, DIGITS),
                "why": [_fact(reason) for reason in tip.why],
            }
            for tip in hint.tips
        ],
        "belief": whereabouts.plain(hint.belief),
        "first": hint.first,
        "idea": [_fact(fact) for fact in hint.idea],
    }


def _fact(fact: Fact) -> dict[str, Any]:
    values = {name: _short(value) if isinstance(value, float) else value for name, value in fact._asdict().items()}
    return {"kind": type(fact).__name__.lower(), **values}


def _short(number: float) -> float:
    """A rounded number; only what is certain rounds to 1."""
    rounded = round(number, DIGITS)
    return rounded if rounded != 1 or number > 1 - SURE else 1 - 10**-DIGITS

"""A hint: what the strongest level would play in a seat's place, and what speaks for it: from that view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fogbound import catalog
from fogbound.advice import adviser, whereabouts
from fogbound.advice.whereabouts import DIGITS
from fogbound.bots.kind import Odds
from fogbound.bots.naming import named
from fogbound.game import Edition, Move, Seat, View
from fogbound.games.yard.reasons import Reason, reasons
from fogbound.games.yard.telling import telling

SIMULATIONS = 30_000  # of an adviser who searches
MOST = 3
WORTH_SAYING = 0.02  # a move that the adviser would play less often is none of his choices
SURE = 1e-9  # sums of probabilities miss 1 by less


@dataclass(frozen=True)
class Tip:
    """A move: how likely it wins, how often the adviser would play it, and why."""

    move: Move
    chance: float
    share: float
    why: tuple[Reason, ...]


@dataclass(frozen=True)
class Hint:
    """Up to three moves, the adviser's own first, and where X probably is, the likeliest station first.

    `first` is whose move should come first, where several may move and it matters.
    """

    adviser: str
    tips: tuple[Tip, ...]
    belief: Odds
    first: Seat | None = None


def hint(edition: Edition, view: View, by: str | None = None) -> Hint:
    """The same view gives the same hint; `by` is whose it is, if not the usual adviser's."""
    by = by or adviser.usual(edition, SIMULATIONS)
    advice = adviser.called(edition, by, len(view.log)).advise(view)
    choices = [choice for n, choice in enumerate(advice.choices[:MOST]) if n == 0 or choice.share >= WORTH_SAYING]
    belief = whereabouts.likeliest(advice.belief)
    why = telling(reasons(catalog.known(edition), view, [choice.move for choice in choices], belief))
    tips = (Tip(choice.move, choice.chance, choice.share, told) for choice, told in zip(choices, why, strict=True))
    return Hint(named(by, edition).name, tuple(tips), belief, advice.first)


def plain(hint: Hint) -> dict[str, Any]:
    """A hint as values that JSON has."""
    return {
        "adviser": hint.adviser,
        "choices": [
            {
                "move": str(tip.move),
                "chance": round(tip.chance, DIGITS),
                "share": round(tip.share, DIGITS),
                "why": [_reason(reason) for reason in tip.why],
            }
            for tip in hint.tips
        ],
        "belief": whereabouts.plain(hint.belief),
        "first": hint.first,
    }


def _reason(reason: Reason) -> dict[str, Any]:
    facts = {name: _short(fact) if isinstance(fact, float) else fact for name, fact in reason._asdict().items()}
    return {"kind": type(reason).__name__.lower(), **facts}


def _short(number: float) -> float:
    """Rounded, but 1 is said only of what is certain: a likely capture is none."""
    rounded = round(number, DIGITS)
    return rounded if rounded != 1 or number > 1 - SURE else 1 - 10**-DIGITS

"""A hint: what the strongest level would play from a seat's view, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fogbound import catalog
from fogbound.advice import adviser, whereabouts
from fogbound.advice.whereabouts import DIGITS, SURE, rounded
from fogbound.bots.kind import Choice, Odds
from fogbound.bots.naming import parse_bot
from fogbound.game import Edition, Move, Seat, View
from fogbound.games.yard.contrast import MOST as MOST_REASONS
from fogbound.games.yard.contrast import contrast
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.idea import Fact, idea
from fogbound.games.yard.reasons import Catches, Reason, Settled, reasons

SIMULATIONS = 30_000  # of an adviser that searches
MOST = 3
WORTH_SAYING = 0.02  # the least share of a move that a hint mentions
ALIKE = 0.02  # moves are about equally good if their chances differ by no more


@dataclass(frozen=True)
class Tip:
    """A move: its chance to win, how often the adviser would play it, and why."""

    move: Move
    chance: float
    share: float
    why: tuple[Reason, ...]


@dataclass(frozen=True)
class Hint:
    """Up to three moves that the adviser might play, and where X probably is, the likeliest station first.

    The first move is the one the adviser plays most often, of those about as good as the best.

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
    choices = _best_first(advice.choices)
    belief = whereabouts.likeliest(advice.belief)
    chase = catalog.as_chase(edition)
    facts = reasons(chase, view, [choice.move for choice in choices], belief)
    assert view.seat is not None
    why = [_with_fate(choice, view.seat, told) for choice, told in zip(choices, contrast(facts), strict=True)]
    tips = (Tip(choice.move, choice.chance, choice.share, told) for choice, told in zip(choices, why, strict=True))
    return Hint(
        parse_bot(by, edition).name, tuple(tips), belief, advice.first, _idea(chase, view, choices[0], facts[0])
    )


def _best_first(choices: Sequence[Choice]) -> list[Choice]:
    """The moves that the adviser plays most often, and first of them one that no other clearly beats."""
    listed = [choice for n, choice in enumerate(choices[:MOST]) if n == 0 or choice.share >= WORTH_SAYING]
    best = max(choice.chance for choice in listed)
    first = next(choice for choice in listed if choice.chance >= best - ALIKE)
    return [first, *(choice for choice in listed if choice is not first)]


def _with_fate(choice: Choice, seat: Seat, why: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons, after what the rules settle. That a ride catches X says it already."""
    if choice.caught is None or any(isinstance(one, Catches) and one.chance > 1 - SURE for one in why):
        return tuple(why)
    return (Settled(choice.caught, seat), *why)[:MOST_REASONS]


def _idea(chase: YardEdition, view: View, choice: Choice, facts: Sequence[Reason]) -> tuple[Fact, ...]:
    """The idea behind the first move; what the rules settle leaves nothing else to say."""
    assert view.seat is not None
    told = _with_fate(choice, view.seat, facts)
    return told[:1] if told and isinstance(told[0], Settled) else idea(chase, view, choice.move, facts)


def plain(hint: Hint) -> dict[str, Any]:
    """A hint as JSON values."""
    return {
        "adviser": hint.adviser,
        "choices": [
            {
                "move": str(tip.move),
                "chance": rounded(tip.chance),
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
    values = {name: rounded(value) if isinstance(value, float) else value for name, value in fact._asdict().items()}
    return {"kind": type(fact).__name__.lower(), **values}

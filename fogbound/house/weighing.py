"""Weighing what the facts say against what the bank of asked questions says. See docs/house.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fogbound.house.common import UNCLEAR
from fogbound.house.precedents import Precedent

# How often each reply is right, before anybody has looked. *Partly* is rare: a small exception is no reason for it.
USUAL: Mapping[str, float] = {"yes": 0.49, "no": 0.47, "partly": 0.04}
# How likely a reply must be to be given: one by the facts, and one that only the bank gives.
BY_FACTS, BY_BANK = 0.65, 0.82
LEAST = 0.002  # how likely it always is that the bank does not have the question
# What counts of a question of the bank that says more or less than the one asked; and if the facts say otherwise.
LOOSE, AGAINST = 0.9, 0.5


def weigh(by_facts: str | None, trust: float, by_bank: Iterable[Precedent]) -> str | None:
    """The reply of which facts and bank together are sure enough. `trust` is how often such facts are right.

    There is none to a question that nobody can settle, which only the bank knows.
    """
    chances = _chances(by_facts, trust, by_bank)
    best = max(chances, key=lambda reply: chances[reply])
    if best == UNCLEAR:
        return None
    return best if chances[best] >= (BY_FACTS if best == by_facts else BY_BANK) else None


def _chances(by_facts: str | None, trust: float, by_bank: Iterable[Precedent]) -> dict[str, float]:
    likely = dict.fromkeys((*USUAL, UNCLEAR), 0.0)
    for each in by_bank:
        if each.differs and by_facts not in (None, each.reply):
            continue
        likely[each.reply] += each.likely * (
            1 if each.fits else AGAINST if by_facts not in (None, each.reply) else LOOSE
        )
    absent = max(1 - sum(likely.values()), LEAST)
    odds = {reply: likely[reply] + absent * USUAL.get(reply, 0.0) for reply in likely}
    if by_facts is not None:
        others = 1 - USUAL[by_facts]
        for reply in USUAL:  # facts say nothing for or against what is unclear
            odds[reply] *= trust / USUAL[reply] if reply == by_facts else (1 - trust) / others
    total = sum(odds.values())
    return {reply: each / total for reply, each in odds.items()}

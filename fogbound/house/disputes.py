"""Where banks, common questions and facts contradict each other: one is wrong, or the house misreads a question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np

from fogbound.games.twenty.card import Card
from fogbound.house import common, shelf
from fogbound.house.asked import own_bank
from fogbound.house.paraphrase import features, odds, sketch, strays
from fogbound.house.reader import reply_from_facts

SURE = 3.0  # the logarithm of the odds from which on a question of a bank asks the same as a common one

Source = Literal["facts", "bank"]


@dataclass(frozen=True)
class Dispute:
    """A phrasing with the reply that is listed, and what the facts or a question of the card's bank say instead."""

    card: str
    phrasing: str
    listed: str
    said: str
    source: Source
    why: str  # the reason that the facts give, or the question of the bank


def of_bank(card: Card) -> Iterator[Dispute]:
    """Where the facts contradict the card's own bank."""
    for each in own_bank(card):
        for code, phrasings in each.phrasings:
            for phrasing in phrasings if code in card.languages else ():
                yield from _by_facts(card, phrasing, code, each.reply)


def of_common(card: Card, phrasings: int = 1) -> Iterator[tuple[int, Dispute]]:
    """Where the facts or the card's own bank contradict common questions, each with the number of the question.

    The facts get so many phrasings of each in each language, since all would take minutes.
    """
    for number, each in enumerate(common.questions(card.category)):
        for code, said in each.phrasings:
            for phrasing in said[:phrasings] if code in card.languages else ():
                yield from ((number, found) for found in _by_facts(card, phrasing, code, each.reply(card.id)))
    yield from _by_own_bank(card)


def _by_facts(card: Card, phrasing: str, code: str, listed: str) -> Iterator[Dispute]:
    said = reply_from_facts(card, phrasing, code)
    if said.word not in (listed, "cannot_say") and listed != common.UNCLEAR:
        yield Dispute(card.id, phrasing, listed, said.word, "facts", said.why)


def _by_own_bank(card: Card) -> Iterator[tuple[int, Dispute]]:
    """The common question that is closest to each phrasing of the bank, if it has another reply."""
    known, found = common.questions(card.category), set[tuple[int, str]]()
    for each in own_bank(card):
        for code, phrasings in each.phrasings:
            for phrasing in phrasings if code in card.languages else ():
                if (same := _same_question(card, phrasing, code)) is None:
                    continue
                listed = known[same].reply(card.id)
                if listed not in (each.reply, common.UNCLEAR) and (same, each.reply) not in found:
                    found.add((same, each.reply))
                    yield same, Dispute(card.id, phrasing, listed, each.reply, "bank", known[same].title)


def _same_question(card: Card, phrasing: str, language: str) -> int | None:
    """The number of the common question that asks the same, if that is nearly certain."""
    asked = sketch(phrasing, language)
    close = shelf.of_category(card.category).nearest(asked)
    if not close:
        return None
    scores = odds(np.stack([features(asked, other) for _, other in close]))
    best = int(scores.argmax())
    number, other = close[best]
    return number if scores[best] >= SURE and strays(asked, other) == (0, 0) else None

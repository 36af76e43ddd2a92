"""Mistakes that would spoil a game: a clue that says the answer, a name that two cards share, a contradiction."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.errors import Finding
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.games.twenty.text import bare, folded, holds, is_article

Name = tuple[str, ...]  # the words of a name, folded


def spoilers(title: str, cards: tuple[Card, ...]) -> tuple[Finding, ...]:
    """Every mistake that would spoil a game with these cards."""
    findings = [finding for card in cards for finding in _card(title, card)]
    return (*findings, *_shared_names(cards))


def names_of(card: Card) -> dict[Name, str]:
    """Every answer and alias in every language: its folded words, and how the card writes it."""
    return {bare(name, w.language): name for w in card.wordings for name in w.names}


def _card(title: str, card: Card) -> Iterator[Finding]:
    names = names_of(card)
    for written in _names_in(title, names):
        yield Finding("answer-in-title", f"{card.id}: the deck’s title says {written!r}")
    for wording in card.wordings:
        sayable = {name: written for name, written in names.items() if not is_article(name, wording.language)}
        for number, entry in enumerate(wording.entries, 1):
            for written in _names_in(entry, sayable) if entry != QUESTION else ():
                yield Finding("answer-in-clue", f"{card.id}: clue {number} in {wording.language!r} says {written!r}")
        for reject in wording.rejects:
            if bare(reject, wording.language) in names:
                text = f"{card.id}: [{wording.language}] rejects {reject!r}, but it is also an answer or an alias"
                yield Finding("rejected-answer", text)
    yield from _contradictions(card)


def _names_in(text: str, names: dict[Name, str]) -> list[str]:
    """The names that a text says, as the card writes them."""
    folded_text = folded(text)
    return [written for name, written in names.items() if holds(folded_text, name)]


def _contradictions(card: Card) -> Iterator[Finding]:
    facts = dict(card.facts)
    if not facts:  # the sheet could not be read; the check of its form says so
        return
    born, died = facts.get("born"), facts.get("died")
    if card.tag("life") == "died" and facts.get("alive") is not False:
        yield Finding("living-person", f"{card.id}: the tag life says died, but the fact alive is not false")
    if card.tag("life") == "died" and facts.get("real") is False:
        yield Finding("contradiction", f"{card.id}: the tag life says died, but the fact real is false")
    if card.tag("life") == "fictional" and facts.get("real") is not False:
        yield Finding("living-person", f"{card.id}: the tag life says fictional, but the fact real is not false")
    if isinstance(born, int) and isinstance(died, int) and not born <= died <= born + 125:
        yield Finding("contradiction", f"{card.id}: nobody lives from {born} to {died}")
    if card.tag("gender") in ("woman", "man") and facts.get("gender") != (card.tag("gender"),):
        yield Finding("contradiction", f"{card.id}: the tag gender and the fact gender disagree")


def _shared_names(cards: tuple[Card, ...]) -> Iterator[Finding]:
    owners: dict[Name, str] = {}
    for card in cards:
        for name, written in names_of(card).items():
            owner = owners.setdefault(name, card.id)
            if owner != card.id:
                yield Finding("shared-name", f"{card.id}: {written!r} is also an answer or alias of card {owner}")

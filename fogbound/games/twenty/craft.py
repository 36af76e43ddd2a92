"""What would spoil a game with cards that can be read: answers given away, names that two cards share."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.errors import Finding
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.games.twenty.text import bare, folded, holds

Name = tuple[str, ...]  # the words of a name, folded


def giveaways(title: str, cards: tuple[Card, ...]) -> tuple[Finding, ...]:
    """Everything for which a deck should not be dealt."""
    found = [finding for card in cards for finding in _card(title, card)]
    return (*found, *_collisions(cards))


def names_of(card: Card) -> dict[Name, str]:
    """Every answer and alias, in every language: its words, and how it is written."""
    return {bare(name, w.language): name for w in card.wordings for name in w.names}


def _card(title: str, card: Card) -> Iterator[Finding]:
    names = names_of(card)
    for written in _said(title, names):
        yield Finding("answer-in-title", f"{card.id}: the deck's title says {written!r}")
    for wording in card.wordings:
        for number, entry in enumerate(wording.entries, 1):
            for written in _said(entry, names) if entry != QUESTION else ():
                yield Finding("answer-in-clue", f"{card.id}: clue {number} in {wording.language!r} says {written!r}")
        for reject in wording.rejects:
            if bare(reject, wording.language) in names:
                text = f"{card.id}: [{wording.language}] rejects {reject!r}, which is an answer or an alias"
                yield Finding("rejected-answer", text)
        refused = {bare(reject, wording.language) for reject in wording.rejects}
        for partial in wording.partial:
            if (said := bare(partial, wording.language)) in names or said in refused:
                text = f"{card.id}: [{wording.language}] has {partial!r} as partial, and as an answer, alias or reject"
                yield Finding("partial-answer", text)
    yield from _contradictions(card)


def _said(text: str, names: dict[Name, str]) -> list[str]:
    said = folded(text)
    return [written for name, written in names.items() if holds(said, name)]


def _contradictions(card: Card) -> Iterator[Finding]:
    facts = dict(card.facts)
    if not facts:  # a sheet that could not be read contradicts nothing
        return
    born, died = facts.get("born"), facts.get("died")
    if card.tag("life") == "died" and facts.get("alive") is not False:
        yield Finding("living-person", f"{card.id}: tag life says died, but the fact alive is not false")
    if card.tag("life") == "died" and facts.get("real") is False:
        yield Finding("contradiction", f"{card.id}: tag life says died, but the fact real is false")
    if card.tag("life") == "fictional" and facts.get("real") is not False:
        yield Finding("living-person", f"{card.id}: tag life says fictional, but the fact real is not false")
    if isinstance(born, int) and isinstance(died, int) and not born <= died <= born + 125:
        yield Finding("contradiction", f"{card.id}: nobody lives from {born} to {died}")
    if card.tag("gender") in ("woman", "man") and facts.get("gender") != (card.tag("gender"),):
        yield Finding("contradiction", f"{card.id}: tag and fact gender say different things")


def _collisions(cards: tuple[Card, ...]) -> Iterator[Finding]:
    owners: dict[Name, tuple[str, str]] = {}
    for card in cards:
        for name, written in names_of(card).items():
            owner, _ = owners.setdefault(name, (card.id, written))
            if owner != card.id:
                yield Finding("shared-name", f"{card.id}: {written!r} is an answer or alias of card {owner} too")

"""Decks of one's own: read and checked when they arrive, and found again where a record has only their digest."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound import datafile, shelf
from fogbound.errors import BadDeck, BadOption, Finding
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.deck import Deck
from fogbound.shelf import Brought


def read(content: bytes) -> Brought:
    """What is told of a deck; `BadDeck` with everything for which it is refused."""
    data = datafile.toml(content, BadDeck, decks.LARGEST)
    name = shelf.name_of(content)
    if found := decks.errors(data):
        raise BadDeck("This deck cannot be used:", found)
    return _told(decks.build(name, data), decks.warnings(data))


def shipped() -> tuple[Brought, ...]:
    """The decks that come with Fogbound."""
    return tuple(_told(decks.load(name)) for name in decks.names())


def _told(deck: Deck, remarks: tuple[Finding, ...] = ()) -> Brought:
    lines = tuple(finding.text for finding in remarks)
    return Brought(deck.name, deck.title, deck.languages, len(deck.cards), lines)


def instead(listed: str, given: str) -> str:
    """A list of decks with others in their place, in their order; what it leaves out stays.

    As many as the list names, or as many as it names that do not come with Fogbound.
    """
    named, left_out = decks.parts(listed)
    found, extra = decks.parts(given)
    strange = [name for name in named if name not in decks.names()]
    if extra or len(found) not in (len(named), len(strange)):
        raise BadOption(
            "no-such-deck", f"The game was played with {', '.join(named)}: give these, in this order.", deck=given
        )
    replaced = found if len(found) == len(named) else _exchanged(named, iter(found))
    return ",".join([*replaced, *(f"-{mark}" for mark in left_out)])


def _exchanged(named: tuple[str, ...], others: Iterator[str]) -> tuple[str, ...]:
    return tuple(name if name in decks.names() else next(others) for name in named)

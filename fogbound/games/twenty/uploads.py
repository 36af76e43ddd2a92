"""Decks that people upload: read and checked when they arrive, and named again where a record has only their digest."""

from __future__ import annotations

from fogbound import datafile, upload_store
from fogbound.errors import BadDeck, BadOption, Finding
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.deck import Deck
from fogbound.upload_store import UploadedFile


def read(content: bytes) -> UploadedFile:
    """A summary of an uploaded deck. `BadDeck` lists everything that is wrong with it."""
    data = datafile.toml(content, BadDeck, decks.LARGEST)
    name = upload_store.name_of(content)
    if findings := decks.errors(data):
        raise BadDeck("This deck cannot be used:", findings)
    return _summary(decks.build(name, data), decks.warnings(data))


def shipped() -> tuple[UploadedFile, ...]:
    """Summaries of the decks that come with Fogbound."""
    return tuple(map(decks.summary, decks.names()))


def _summary(deck: Deck, remarks: tuple[Finding, ...] = ()) -> UploadedFile:
    lines = tuple(finding.text for finding in remarks)
    return UploadedFile(deck.name, deck.title, deck.languages, len(deck.cards), lines)


def replace(listed: str, given: str) -> str:
    """A list of decks with the given ones in their place, in the same order. Cards left out stay left out.

    The given decks replace either all the decks of the list or only those that do not come with Fogbound.
    """
    named, left_out = decks.parts(listed)
    others, extra = decks.parts(given)
    shipped_names = decks.names()
    foreign = [name for name in named if name not in shipped_names]
    if extra or len(others) not in (len(named), len(foreign)):
        text = f"The game was played with {', '.join(named)}: give these, in this order."
        raise BadOption("no-such-deck", text, deck=given)
    if len(others) == len(named):
        replaced = others
    else:
        following = iter(others)
        replaced = tuple(name if name in shipped_names else next(following) for name in named)
    return ",".join([*replaced, *(f"-{mark}" for mark in left_out)])

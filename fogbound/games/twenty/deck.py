"""Decks of cards to guess: who or what a card is, twenty numbered entries, and facts to answer questions from."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from fogbound import datafile, shelf
from fogbound.errors import BadDeck, BadOption, Finding
from fogbound.games.twenty import craft, style
from fogbound.games.twenty.card import ENTRIES, QUESTION, Card, card
from fogbound.games.twenty.checks import MOST_CARDS, findings, readable, spoken

__all__ = ["ENTRIES", "QUESTION", "Card", "Deck", "load", "load_all", "names", "read"]

GAME = "twenty"
FOLDER = Path(__file__).with_name("decks")
HEAD = "deck.toml"  # in a folder that is a deck: title and languages; each other file there is a card

LARGEST = 8_000_000  # bytes; a card in two languages has some ten thousand
MARK = "#"  # a card may be left out by a digest of its id, which does not say what it is
FEWEST_DIGITS = 6
_MARKED = re.compile(rf"{MARK}[0-9a-f]{{{FEWEST_DIGITS},64}}")


@dataclass(frozen=True)
class Deck:
    """Cards in their order, all of them in every language of the deck. Card numbers start at 1."""

    name: str
    title: str
    languages: tuple[str, ...]
    cards: tuple[Card, ...]

    def card(self, number: int) -> Card:
        if not 1 <= number <= len(self.cards):
            raise BadOption("no-such-card", f"Deck {self.name!r} has no card {number}.", card=number)
        return self.cards[number - 1]

    @cached_property
    def digest(self) -> str:
        """Names what is dealt and read aloud, not what helps a judge or a reader: aliases and facts may grow."""
        facts = [[card.id, card.category, card.words_of(self.languages)] for card in self.cards]
        return hashlib.sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()[:32]


def names() -> tuple[str, ...]:
    """The decks that come with Fogbound."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob(f"*/{HEAD}")))


def load(name: str) -> Deck:
    """A shipped deck by name, one that somebody brought by its digest, or a deck file by its path."""
    if name.startswith(shelf.OWN):
        return _brought(name)
    return _shipped(name) if name in names() else read(place(name))


@cache
def _shipped(name: str) -> Deck:
    return read(place(name))


@lru_cache(maxsize=16)
def _brought(name: str) -> Deck:
    """A deck from the shelf. It was checked when it came: a table that plays with it outlives a stricter check."""
    path = shelf.find(GAME, name)
    if path is None:
        raise BadOption("no-such-deck", f"Deck {name!r} is somebody's own, and its file is not here.", deck=name)
    try:
        data = raw(path)
        if found := findings(data):
            raise datafile.unusable(path, BadDeck, found)
        return replace(build(named(path), data), name=name)
    except BadDeck:
        raise BadOption("no-such-deck", f"Deck {name!r} cannot be played with any more.", deck=name) from None


def place(name: str) -> Path:
    """Where a deck lies: a file of its own, or one of ours."""
    if name.endswith(".toml"):
        return Path(name)
    if name not in names():
        raise BadOption(
            "no-such-deck",
            f"There is no deck {name!r}. Decks are {', '.join(names())}, or the path of a .toml deck file.",
            deck=name,
        )
    return FOLDER / name / HEAD


def load_all(listed: str) -> Deck:
    """Several decks as one: `"first-light,own.toml,-some-card"`; a minus leaves a card out.

    The languages are those that all the decks speak. A card that two decks hold is dealt once, as the first has it.
    """
    named, left_out = parts(listed)
    if not named:
        raise BadOption("no-such-deck", f"{listed!r} names no deck. Decks are {', '.join(names())}.", deck=listed)
    lasting = all(name in names() or name.startswith(shelf.OWN) for name in named)
    return _lasting(named, left_out) if lasting else _loaded(named, left_out)


def parts(listed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The decks that a list names, and the cards that it leaves out."""
    each = [part.strip() for part in listed.split(",") if part.strip()]
    named = tuple(part for part in each if not part.startswith("-"))
    return named, tuple(part[1:].strip() for part in each if part.startswith("-"))


def _loaded(named: tuple[str, ...], left_out: tuple[str, ...]) -> Deck:
    return without(_mixed([load(name) for name in named]), left_out)


_lasting = lru_cache(maxsize=32)(_loaded)  # what is ours or on the shelf does not change, and bots ask for each move


def _mixed(decks: list[Deck]) -> Deck:
    if len(decks) == 1:
        return decks[0]
    spoken = tuple(code for code in decks[0].languages if all(code in deck.languages for deck in decks))
    if not spoken:
        both = "; ".join(f"{deck.name}: {', '.join(deck.languages)}" for deck in decks)
        raise BadOption("no-such-language", f"These decks have no language in common ({both}).")
    cards: dict[str, Card] = {}
    for deck in decks:
        for each in deck.cards:
            cards.setdefault(each.id, each)
    name, title = ",".join(deck.name for deck in decks), " + ".join(deck.title for deck in decks)
    return Deck(name, title, spoken, tuple(cards.values()))


def without(deck: Deck, marks: tuple[str, ...]) -> Deck:
    """The deck less some cards, such as those that a table has had: by their ids, or by digests of these."""
    known = {card.id: digest_of(card.id) for card in deck.cards}
    out: set[str] = set()
    for mark in marks:
        if _MARKED.fullmatch(mark):  # a card that is gone cannot be dealt either, so a digest need not fit one
            out |= {id for id, digest in known.items() if digest.startswith(mark[1:])}
        elif mark in known:
            out.add(mark)
        else:
            raise BadOption("no-such-card", f"Deck {deck.name!r} has no card {mark!r} to leave out.", card=mark)
    left = tuple(card for card in deck.cards if card.id not in out)
    if not left:
        raise BadOption("empty-deck", f"Deck {deck.name!r} has no card left when {len(out)} are left out.")
    return replace(deck, cards=left)


def digest_of(card_id: str) -> str:
    return hashlib.sha256(card_id.encode()).hexdigest()


def read(path: Path) -> Deck:
    """Load a deck file, or explain everything that keeps it from being played with."""
    data = raw(path)
    if found := errors(data):
        raise datafile.unusable(path, BadDeck, found)
    return build(named(path), data)


def errors(data: Mapping[str, Any]) -> tuple[Finding, ...]:
    """Everything for which a deck is refused."""
    return (*findings(data), *craft.giveaways(str(data.get("title", "")), readable_cards(data)))


def warnings(data: Mapping[str, Any]) -> tuple[Finding, ...]:
    """What could be better in a deck, refused or not."""
    return style.remarks(readable_cards(data))


def named(path: Path) -> str:
    return path.absolute().parent.name if path.name == HEAD else path.stem


def raw(path: Path) -> dict[str, Any]:
    """A deck's data: one file, or for `deck.toml` without cards the card files beside it too."""
    data = datafile.parsed(path, BadDeck, LARGEST)
    if path.name != HEAD or "cards" in data:
        return data
    beside = sorted(file for file in path.parent.glob("*.toml") if file.name != HEAD)
    return {**data, "cards": {file.stem: datafile.parsed(file, BadDeck, LARGEST) for file in beside}}


def readable_cards(data: Mapping[str, Any]) -> tuple[Card, ...]:
    """The cards of any data as far as they can be read, so that all that is wrong with a deck is said at once."""
    languages, cards = spoken(data), data.get("cards")
    if not isinstance(cards, dict) or len(cards) > MOST_CARDS:
        return ()
    read = ((key, readable(value, languages)) for key, value in cards.items())
    return tuple(card(key, value, languages) for key, value in read if value is not None)


def build(name: str, data: Mapping[str, Any]) -> Deck:
    """A deck from data in which the check found nothing wrong."""
    languages = tuple(data["languages"])
    cards = tuple(card(key, value, languages) for key, value in data["cards"].items())
    return Deck(name, str(data["title"]), languages, cards)

"""Decks: loading them from files, mixing several, and leaving cards out."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from fogbound import datafile, upload_store
from fogbound.errors import BadDeck, BadOption, Finding
from fogbound.games.twenty import spoilers, style
from fogbound.games.twenty.card import ENTRIES, QUESTION, Card, card
from fogbound.games.twenty.checks import KEYS, MOST_CARDS, findings, ignored, languages_of, readable
from fogbound.games.twenty.dealing import EVERYTHING, Selection
from fogbound.games.twenty.parsed import parse_all
from fogbound.games.twenty.proofreading import remarks as proofreader
from fogbound.games.twenty.proofreading.lexicon import NO_DICTIONARIES, Dictionaries
from fogbound.upload_store import UploadedFile

__all__ = ["ENTRIES", "QUESTION", "Card", "Deck", "load", "load_all", "names", "read"]

GAME = "twenty"
FOLDER = Path(__file__).with_name("decks")
HEAD = "deck.toml"  # title and languages of a deck that is a folder; every other file in it is a card

LARGEST = 8_000_000  # bytes; a card in two languages has about ten thousand
MARK = "#"  # before a digest of a card's id: it leaves the card out without saying which it is
FEWEST_DIGITS = 6
_DIGEST = re.compile(rf"{MARK}[0-9a-f]{{{FEWEST_DIGITS},64}}")


@dataclass(frozen=True)
class Deck:
    """Cards in their order, each in all languages of the deck. Card numbers start at 1."""

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
        """A hash of what is dealt and read aloud. Aliases and facts are not part of it, so they may be added later."""
        content = [[card.id, card.category, card.words_of(self.languages)] for card in self.cards]
        return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()[:32]


def names() -> tuple[str, ...]:
    """The names of the decks that come with Fogbound."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob(f"*/{HEAD}")))


def load(name: str) -> Deck:
    """A shipped deck by its name, an uploaded one by its digest, or a deck file by its path."""
    if name.startswith(upload_store.OWN):
        return _uploaded(name)
    return _shipped(name) if name in names() else read(path_of(name))


@cache
def summary(name: str) -> UploadedFile:
    """What can be said of a shipped deck without the time that it takes to read the cards."""
    path = path_of(name)
    data = datafile.parsed(path, BadDeck, LARGEST)
    return UploadedFile(name, data["title"], tuple(data["languages"]), sum(1 for _ in _card_files(path)))


@cache
def _shipped(name: str) -> Deck:
    """A shipped deck. The tests have checked it, so it is checked here only when it cannot be built."""
    path = path_of(name)
    try:
        head = datafile.parsed(path, BadDeck, LARGEST)
        return build(name, {**head, "cards": parse_all(name, sorted(_card_files(path)))})
    except (KeyError, TypeError, ValueError):
        return read(path)


@lru_cache(maxsize=16)
def _uploaded(name: str) -> Deck:
    """An uploaded deck. Only its form is checked again: its table can play on when later checks are stricter."""
    path = upload_store.find(GAME, name)
    if path is None:
        raise BadOption("no-such-deck", f"Deck {name!r} was uploaded, and its file is not here.", deck=name)
    try:
        data = load_data(path)
        if form_errors := findings(data):
            raise datafile.unusable(path, BadDeck, form_errors)
        return replace(build(deck_name(path), data), name=name)
    except BadDeck:
        raise BadOption("no-such-deck", f"Deck {name!r} can no longer be played with.", deck=name) from None


def path_of(name: str) -> Path:
    """The file of a deck: a path that ends in .toml, or the name of a shipped deck."""
    if name.endswith(".toml"):
        return Path(name)
    if name not in names():
        raise BadOption(
            "no-such-deck",
            f"There is no deck {name!r}. Decks are {', '.join(names())}, or the path of a .toml deck file.",
            deck=name,
        )
    return FOLDER / name / HEAD


def load_all(listed: str, dealt: Selection = EVERYTHING) -> Deck:
    """Several decks as one: `"first-light,own.toml,-some-card"`; a minus leaves a card out.

    The mix has the languages that all of its decks have. A card that is in two decks comes from the first of them.
    """
    named, left_out = parts(listed)
    if not named:
        raise BadOption("no-such-deck", f"{listed!r} names no deck. Decks are {', '.join(names())}.", deck=listed)
    unchanging = all(name in names() or name.startswith(upload_store.OWN) for name in named)
    return _load_mix_cached(named, left_out, dealt) if unchanging else _load_mix(named, left_out, dealt)


def parts(listed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The decks that a list names, and the cards that it leaves out."""
    items = [part.strip() for part in listed.split(",") if part.strip()]
    named = tuple(item for item in items if not item.startswith("-"))
    return named, tuple(item[1:].strip() for item in items if item.startswith("-"))


def _load_mix(named: tuple[str, ...], left_out: tuple[str, ...], dealt: Selection) -> Deck:
    return select(leave_out(_mix([load(name) for name in named]), left_out), dealt)


# Shipped and uploaded decks never change, and bots load theirs for every move.
_load_mix_cached = lru_cache(maxsize=32)(_load_mix)


def _mix(decks: list[Deck]) -> Deck:
    if len(decks) == 1:
        return decks[0]
    languages = tuple(code for code in decks[0].languages if all(code in deck.languages for deck in decks))
    if not languages:
        listed = "; ".join(f"{deck.name}: {', '.join(deck.languages)}" for deck in decks)
        raise BadOption("no-such-language", f"These decks have no language in common ({listed}).")
    cards: dict[str, Card] = {}
    for deck in decks:
        for each in deck.cards:
            cards.setdefault(each.id, each)
    name, title = ",".join(deck.name for deck in decks), " + ".join(deck.title for deck in decks)
    return Deck(name, title, languages, tuple(cards.values()))


def leave_out(deck: Deck, marks: tuple[str, ...]) -> Deck:
    """The deck without some cards, given by their ids or by digests of their ids."""
    digests = {card.id: digest_of(card.id) for card in deck.cards}
    left_out: set[str] = set()
    for mark in marks:
        if _DIGEST.fullmatch(mark):  # a digest may match no card: then the card has left the deck already
            left_out |= {card_id for card_id, digest in digests.items() if digest.startswith(mark[1:])}
        elif mark in digests:
            left_out.add(mark)
        else:
            raise BadOption("no-such-card", f"Deck {deck.name!r} has no card {mark!r} to leave out.", card=mark)
    remaining = tuple(card for card in deck.cards if card.id not in left_out)
    if not remaining:
        raise BadOption("empty-deck", f"Deck {deck.name!r} has no cards left: all {len(left_out)} are left out.")
    return replace(deck, cards=remaining)


def select(deck: Deck, dealt: Selection) -> Deck:
    """The deck with only the cards that a table is dealt. There may be none."""
    return deck if dealt == EVERYTHING else replace(deck, cards=tuple(filter(dealt.has, deck.cards)))


def digest_of(card_id: str) -> str:
    return hashlib.sha256(card_id.encode()).hexdigest()


def read(path: Path) -> Deck:
    """The deck in a file. `BadDeck` lists everything that is wrong with it."""
    data = load_data(path)
    if problems := errors(data):
        raise datafile.unusable(path, BadDeck, problems)
    return build(deck_name(path), data)


def errors(data: Mapping[str, Any]) -> tuple[Finding, ...]:
    """Every reason to refuse a deck: errors of form, and mistakes that would spoil a game."""
    return (*findings(data), *spoilers.spoilers(str(data.get("title", "")), readable_cards(data)))


def warnings(data: Mapping[str, Any], dictionaries: Dictionaries = NO_DICTIONARIES) -> tuple[Finding, ...]:
    """Remarks on what could be better in a deck. Spelling is checked in languages with a dictionary."""
    cards = readable_cards(data)
    return (*ignored(data), *style.remarks(cards), *proofreader.remarks(cards, dictionaries))


def deck_name(path: Path) -> str:
    """The name of the folder for a `deck.toml`, else the name of the file."""
    return path.absolute().parent.name if path.name == HEAD else path.stem


def load_data(path: Path) -> dict[str, Any]:
    """A deck's data as its author wrote it.

    To a `deck.toml` without cards belong the card files beside it. A card file alone is a deck of one card.
    """
    data = datafile.parsed(path, BadDeck, LARGEST)
    if is_card_file(path, data):
        return {**datafile.parsed(path.with_name(HEAD), BadDeck, LARGEST), "cards": {path.stem: data}}
    if path.name != HEAD or "cards" in data:
        return data
    cards = {file.stem: datafile.parsed(file, BadDeck, LARGEST) for file in sorted(_card_files(path))}
    return {**data, "cards": cards}


def _card_files(path: Path) -> Iterator[Path]:
    """The card files beside a `deck.toml`."""
    return (file for file in path.parent.glob("*.toml") if file.name != HEAD)


def is_card_file(path: Path, data: Mapping[str, Any]) -> bool:
    """Whether this is a card in a folder of cards, and not a deck."""
    return path.name != HEAD and path.with_name(HEAD).is_file() and not data.keys() & KEYS


def readable_cards(data: Mapping[str, Any]) -> tuple[Card, ...]:
    """The cards that can be read, even from data with errors, so that all findings come at once."""
    languages, cards = languages_of(data), data.get("cards")
    if not isinstance(cards, dict) or len(cards) > MOST_CARDS:
        return ()
    readable_data = ((key, readable(value, languages)) for key, value in cards.items())
    return tuple(card(key, value, languages) for key, value in readable_data if value is not None)


def build(name: str, data: Mapping[str, Any]) -> Deck:
    """A deck from data that passed the check."""
    languages = tuple(data["languages"])
    cards = tuple(card(key, value, languages) for key, value in data["cards"].items())
    return Deck(name, str(data["title"]), languages, cards)

"""Editions of twenty questions: a published rule set as a data file, with a table's options applied."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fogbound.errors import BadOption, Said
from fogbound.game import Edition, Seat
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import Card, Wording
from fogbound.games.twenty.dealing import EVERYTHING, FEWEST_CARDS, selection
from fogbound.games.twenty.deck import GAME, Deck
from fogbound.options import Option, apply

FOLDER = Path(__file__).with_name("editions")
HOUSE: Seat = "house"


@dataclass(frozen=True)
class TwentyEdition(Edition):
    """One game of twenty questions, ready to deal.

    `players` are the seats with a pawn, clockwise. If the house reads, there is one more seat, `house`, at the end.
    """

    title: str
    players: tuple[Seat, ...]
    deck: Deck
    language: str
    finish: int
    suns: tuple[int, ...]
    die_faces: int
    die_question_faces: int
    roll_after_failed_question: bool
    violets: bool
    violet_points: int
    violet_after_question: bool
    sun_on_pass: bool
    exact_finish: bool

    @property
    def roles(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in self.players)

    @property
    def rotates(self) -> bool:
        return False

    @property
    def house(self) -> tuple[Seat, ...]:
        return (HOUSE,) if self.house_reads else ()

    @cached_property
    def house_reads(self) -> bool:
        return HOUSE in self.seats

    @cached_property
    def index(self) -> dict[Seat, int]:
        """The index of each player in a position's tuples."""
        return {seat: i for i, seat in enumerate(self.players)}

    def card(self, number: int) -> Card:
        return self.deck.card(number)

    def wording(self, number: int) -> Wording:
        """A card in the language of this table."""
        return self.deck.card(number).wording(self.language)


def ids() -> tuple[str, ...]:
    """The editions of twenty questions, oldest rules first."""
    return tuple(f"{GAME}/{path.stem}" for path in sorted(FOLDER.glob("*.toml"), key=_year))


def _year(path: Path) -> str:
    return path.stem.rpartition("-")[2]


@cache
def data(edition_id: str) -> dict[str, Any]:
    """The content of an edition's file."""
    name = edition_id.partition("/")[2]
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def options(edition_id: str) -> tuple[Option, ...]:
    """The options of an edition."""
    shipped = [decks.summary(name) for name in decks.names()]
    more: dict[str, dict[str, Any]] = {
        "language": {"choices": dict.fromkeys(code for deck in shipped for code in deck.languages)},
        "deck": {"choices": decks.names()},
    }
    return tuple(
        Option(name, **{key: _frozen(value) for key, value in (entry | more.get(name, {})).items()})
        for name, entry in data(edition_id)["options"].items()
    )


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list | dict) else value


def find(edition_id: str, given: Mapping[str, Any]) -> TwentyEdition:
    """An edition with options applied. `deck` may be a `Deck` instead of names."""
    known = options(edition_id)
    custom = given.get("deck")
    if isinstance(custom, Deck):
        given = {**given, "deck": custom.name}
    # The languages to choose from depend on the deck, so the deck comes first.
    without_language = {name: value for name, value in given.items() if name != "language"}
    first = apply(edition_id, [option for option in known if option.name != "language"], without_language)
    dealt = selection(data(edition_id)["cards"][first["cards"]])
    deck = decks.select(custom, dealt) if isinstance(custom, Deck) else decks.load_all(first["deck"], dealt)
    chosen = apply(edition_id, [_for_deck(option, deck) for option in known], given)
    edition = _edition(edition_id, chosen, deck)
    _refuse_contradictions(edition)
    return edition


def _for_deck(option: Option, deck: Deck) -> Option:
    """The option `language` offers the languages of the deck; other options stay as they are."""
    if option.name != "language":
        return option
    default = option.default if option.default in deck.languages else deck.languages[0]
    return replace(option, choices=deck.languages, default=default)


def _edition(edition_id: str, chosen: Mapping[str, Any], deck: Deck) -> TwentyEdition:
    facts = data(edition_id)
    players = tuple(f"p{n}" for n in range(1, chosen["players"] + 1))
    house = chosen["reader"] == "house"
    return TwentyEdition(
        game=GAME,
        id=edition_id,
        revision=facts["revision"],
        seats=(*players, HOUSE) if house else players,
        options=tuple((option.name, option.text(chosen[option.name])) for option in options(edition_id)),
        digests=(("edition", _digest(facts)), ("deck", deck.digest)),
        title=facts["title"],
        players=players,
        deck=deck,
        language=chosen["language"],
        finish=chosen["finish"],
        suns=chosen["suns"],
        die_faces=facts["die_faces"],
        die_question_faces=chosen["die_question_faces"],
        roll_after_failed_question=chosen["after_failed_question"] == "roll",
        violets=house or len(players) >= facts["violets_from"],
        violet_points=facts["violet_points"],
        violet_after_question=chosen["violet_after_question"],
        sun_on_pass=chosen["sun_on_pass"],
        exact_finish=chosen["exact_finish"],
    )


def _digest(facts: Mapping[str, Any]) -> str:
    """A hash of everything the rules depend on. The title is not part of it, nor which cards are dealt."""
    rules = {key: value for key, value in facts.items() if key not in ("title", "cards")}
    rules["options"] = {name: option for name, option in facts["options"].items() if name != "cards"}
    return hashlib.sha256(json.dumps(rules, sort_keys=True).encode()).hexdigest()[:32]


def _refuse_contradictions(edition: TwentyEdition) -> None:
    default = next(option.default for option in options(edition.id) if option.name == "suns")
    # A shorter track simply lacks the usual suns beyond its end; suns that were asked for must be on the track.
    if edition.suns and edition.suns[-1] >= edition.finish and edition.suns != default:
        raise BadOption(
            "contradiction",
            Said(
                "contradiction-sun",
                f"There is no square {edition.suns[-1]} for a sun: the track ends at finish = {edition.finish}.",
                n=edition.suns[-1],
                finish=edition.finish,
            ),
            option="suns",
        )
    _refuse_few_cards(edition)


def _refuse_few_cards(edition: TwentyEdition) -> None:
    chosen, count = dict(edition.options)["cards"], len(edition.deck.cards)
    if selection(data(edition.id)["cards"][chosen]) != EVERYTHING and count < FEWEST_CARDS:
        raise BadOption(
            "contradiction",
            Said(
                "contradiction-few-cards",
                f"Deck {edition.deck.title!r} has {count} cards for cards = {chosen}; it takes {FEWEST_CARDS}. "
                "Choose cards = classic, or add another deck.",
                title=edition.deck.title,
                n=count,
                least=FEWEST_CARDS,
            ),
            option="cards",
        )
    if count < 2:
        raise BadOption(
            "contradiction",
            Said(
                "contradiction-one-card",
                f"Deck {edition.deck.title!r} has only one card, and no card is dealt twice in a row. "
                "Add another deck, or leave fewer cards out.",
                title=edition.deck.title,
            ),
            option="deck",
        )

"""`fogbound deck ask`: the house's replies to everyday questions, for an author to tick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from fogbound.cli.friendly import Stop
from fogbound.cli.lines import BLANK, Line, count, whole_number
from fogbound.cli.prompt import Screen
from fogbound.errors import BadOption
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.deck import Deck
from fogbound.house import everyday

EXAMPLE = """\b
Examples:
  fogbound deck ask cards/onion.toml
  fogbound deck ask first-light octopus --language fr
"""


def ask(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A card file, a deck file, or a shipped deck.")],
    card: Annotated[str | None, typer.Argument(metavar="CARD", help="Which card of a deck: its id or number.")] = None,
    language: Annotated[str | None, typer.Option("--language", "-l", help="en, fr ... Default: all of them.")] = None,
) -> None:
    """Put thirty everyday questions about a card to the house, for its author to tick what is true."""
    deck = decks.load_all(name)
    asked = _card(deck, card)
    languages = (asked.wording(language).language,) if language else asked.languages
    Screen().show([line for code in languages for line in _checklist(asked, code)])


def _card(deck: Deck, given: str | None) -> Card:
    if given is None:
        if len(deck.cards) > 1:
            raise Stop(
                f"{deck.name} has {count(len(deck.cards), 'card')}. Say which: fogbound deck ask {deck.name} CARD"
            )
        return deck.cards[0]
    if (number := whole_number(given)) is not None:
        return deck.card(number)
    for card in deck.cards:
        if card.id == given:
            return card
    raise BadOption("no-such-card", f"Deck {deck.name!r} has no card {given!r}.", card=given)


def _checklist(card: Card, language: str) -> Iterator[Line]:
    yield Line(f"{card.wording(language).answer} ({card.id}, {language}): tick what is true", 0, "bold")
    replies = everyday.replies(card, language)
    for question, reply in replies:
        yield Line(f"  [ ] {question} {reply.text(language)}", 6)
    silent = sum(reply.word == "cannot_say" for _, reply in replies)
    if not replies:
        yield Line(f"  There are no everyday questions in {language!r}.")
    elif silent:
        yield Line(f"  The house cannot say {silent} of {len(replies)}: add facts or notes where you know.", 2)
    yield BLANK

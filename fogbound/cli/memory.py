"""`fogbound deck memory`: what bots know, made from decks."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import typer

from fogbound.bots import memory as memories
from fogbound.cli import files
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import count
from fogbound.cli.prompt import Screen
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty import readings
from fogbound.games.twenty.card import Card, Wording
from fogbound.games.twenty.deck import Deck

EXAMPLE = """\b
Example:
  fogbound deck memory first-light --to memory.json
"""


def memory(
    given: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped deck, or a file; several with commas.")],
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where to write it.")],
    leave_out: Annotated[float, typer.Option(metavar="SHARE", help="A share of the deck that no bot knows.")] = 0.0,
    seed: Annotated[int, typer.Option(metavar="N", help="Another number leaves out other cards.")] = 1,
) -> None:
    """Write what bots know of a deck: names, words of the clues and how easy they are, facts."""
    if not 0 <= leave_out < 1:
        raise Stop("--leave-out takes a share from 0 to less than 1, such as 0.25.")
    deck = decks.load_all(given)
    cards = known_cards(deck, leave_out, seed)
    read = readings.load(given)
    about = {"deck": deck.name, "leave_out": leave_out, "seed": seed}
    files.write_text(to, memories.memory_text((_subject(card, read) for card in cards), **about))
    Screen().say(f"{to} remembers {len(cards)} of {count(len(deck.cards), 'card')}.")


def known_cards(deck: Deck, leave_out: float, seed: int) -> tuple[Card, ...]:
    """The cards that bots know, in the deck's order. The seed and the cards' ids decide which are left out."""
    drawn = sorted(deck.cards, key=lambda card: sha256(f"{seed} {card.id}".encode()).digest())
    unheard = {card.id for card in drawn[: round(leave_out * len(drawn))]}
    return tuple(card for card in deck.cards if card.id not in unheard)


def _subject(card: Card, read: readings.Readings) -> dict[str, Any]:
    return {
        "category": card.category,
        "ease": round(readings.card_rating(card, read), 1),
        "kinds": memories.kinds(dict(card.facts)),
        "facts": memories.facts_asked(dict(card.facts)),
        **{wording.language: _wording(wording, readings.clue_ratings(card, read)) for wording in card.wordings},
    }


def _wording(wording: Wording, ratings: dict[int, int]) -> dict[str, Any]:
    clues = ((wording.entries[number - 1], rating) for number, rating in ratings.items())
    return {"names": list(wording.names), "words": memories.words_by_ease(clues)}

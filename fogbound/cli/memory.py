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
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.deck import Deck

EXAMPLE = """\b
Example:
  fogbound deck memory first-light --leave-out 0.25 --to memory.json
"""


def memory(
    given: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped deck, or a file; several with commas.")],
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where to write it.")],
    leave_out: Annotated[
        float, typer.Option(metavar="SHARE", help="The share of the deck that bots do not know.")
    ] = 0.25,
    seed: Annotated[int, typer.Option(metavar="N", help="Another number leaves out other cards.")] = 1,
) -> None:
    """Write what bots know of a deck: names, words of the clues, facts."""
    if not 0 <= leave_out < 1:
        raise Stop("--leave-out takes a share from 0 to less than 1, such as 0.25.")
    deck = decks.load_all(given)
    cards = known_cards(deck, leave_out, seed)
    about = {"deck": deck.name, "leave_out": leave_out, "seed": seed}
    files.write_text(to, memories.memory_text((_subject(card) for card in cards), **about))
    Screen().say(f"{to} remembers {len(cards)} of {count(len(deck.cards), 'card')}.")


def known_cards(deck: Deck, leave_out: float, seed: int) -> tuple[Card, ...]:
    """The cards that bots know, in the deck's order. The seed and the cards' ids decide which are left out."""
    drawn = sorted(deck.cards, key=lambda card: sha256(f"{seed} {card.id}".encode()).digest())
    unheard = {card.id for card in drawn[: round(leave_out * len(drawn))]}
    return tuple(card for card in deck.cards if card.id not in unheard)


def _subject(card: Card) -> dict[str, Any]:
    return {
        "category": card.category,
        "facts": memories.facts_asked(dict(card.facts)),
        **{wording.language: _wording(wording.names, wording.entries) for wording in card.wordings},
    }


def _wording(names: tuple[str, ...], entries: tuple[str, ...]) -> dict[str, Any]:
    return {"names": list(names), "words": sorted(set().union(*map(memories.key_words, entries)))}

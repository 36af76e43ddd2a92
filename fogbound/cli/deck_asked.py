"""`fogbound deck asked`: banks of asked questions, and where they contradict the facts of a card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from fogbound import datafile
from fogbound.cli import files
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import Line, count
from fogbound.cli.prompt import Screen
from fogbound.errors import BadDeck
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import Card, asked
from fogbound.games.twenty.checks import asked_findings
from fogbound.house import asked as banks
from fogbound.house.reader import reply_from_facts

EXAMPLE = """\b
Examples:
  fogbound deck asked first-light              (where banks and facts contradict each other)
  fogbound deck asked lamplight --add written/ (take written/CARD.toml into the banks of a shipped deck)
"""


def asked_questions(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A deck file, or a shipped deck.")],
    add: Annotated[Path | None, typer.Option(metavar="FOLDER", help="A folder with new questions, by card.")] = None,
) -> None:
    """Count the asked questions of each card, and list replies that contradict its facts."""
    deck, screen = decks.load(name), Screen()
    if add is not None:
        screen.say(f"{count(_take(deck.name, deck.cards, add), 'bank')} written to {banks.FOLDER / deck.name}")
    lines = [line for card in deck.cards for line in _contradictions(card)]
    screen.show(lines)
    with_bank = [card for card in deck.cards if banks.bank(card)]
    questions = sum(len(banks.bank(card)) for card in with_bank)
    summary = f"{count(questions, 'question')} about {len(with_bank)} of {count(len(deck.cards), 'card')}"
    screen.say(f"{name}: {summary}; {count(len(lines), 'contradiction')}")


def _contradictions(card: Card) -> Iterator[Line]:
    for each in banks.bank(card):
        for code, phrasings in each.phrasings:
            for phrasing in phrasings if code in card.languages else ():
                said = reply_from_facts(card, phrasing, code)
                if said.word not in (each.reply, "cannot_say"):
                    text = (
                        f"  {card.id}: {phrasing!r} is {each.reply} in the bank, {said.word} by the facts ({said.why})"
                    )
                    yield Line(text, 4)


def _take(deck: str, cards: tuple[Card, ...], folder: Path) -> int:
    """Merge new questions into the banks of a shipped deck; the number of files written."""
    if deck not in decks.names():
        raise Stop(f"{deck} is not a shipped deck. A deck of your own has its questions in the cards: asked = [...]")
    written = 0
    for card in cards:
        path = folder / f"{card.id}.toml"
        if path.is_file():
            text = banks.bank_text(card, (*map(asked, _read(path)), *banks.bank(card)))
            target = banks.FOLDER / deck / path.name
            target.parent.mkdir(parents=True, exist_ok=True)
            files.write_text(target, text)
            written += 1
    banks.forget()
    return written


def _read(path: Path) -> list[Any]:
    data = datafile.parsed(path, BadDeck, decks.LARGEST).get("asked")
    if errors := tuple(asked_findings(data)):
        raise datafile.unusable(path, BadDeck, errors)
    return list(data or ())

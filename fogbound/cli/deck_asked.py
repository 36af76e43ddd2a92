"""`fogbound deck asked`: banks of asked questions, and where they contradict the facts of a card."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from fogbound import datafile
from fogbound.cli import files
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import Line, count, listing
from fogbound.cli.prompt import Screen
from fogbound.errors import BadDeck
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import CATEGORIES, Card, asked
from fogbound.games.twenty.checks import asked_findings
from fogbound.house import asked as banks
from fogbound.house import common, disputes

EXAMPLE = """\b
Examples:
  fogbound deck asked first-light              (where banks and facts contradict each other)
  fogbound deck asked first-light,lamplight --common thing   (the same for what people ask of anything; minutes)
  fogbound deck asked lamplight --add written/ (take written/CARD.toml into the banks of a shipped deck)
"""


def asked_questions(
    name: Annotated[
        str, typer.Argument(metavar="NAME|FILE", help="A deck file, or a shipped deck; several with commas.")
    ],
    add: Annotated[Path | None, typer.Option(metavar="FOLDER", help="A folder with new questions, by card.")] = None,
    of_all: Annotated[
        str | None,
        typer.Option("--common", metavar="CATEGORY", help="The common questions of a category instead."),
    ] = None,
) -> None:
    """Count the asked questions of each card, and list replies that contradict its facts."""
    deck, screen = decks.load_all(name), Screen()
    if of_all is not None:
        _check_common(screen, of_all, deck.cards)
        return
    if add is not None:
        screen.say(f"{count(_take(deck.name, deck.cards, add), 'bank')} written to {banks.FOLDER / deck.name}")
    found = [each for card in deck.cards for each in disputes.of_bank(card)]
    screen.show([Line(f"  {_against_bank(each)}", 4) for each in found])
    with_bank = [card for card in deck.cards if banks.own_bank(card)]
    questions = sum(len(banks.own_bank(card)) for card in with_bank)
    summary = f"{count(questions, 'question')} about {len(with_bank)} of {count(len(deck.cards), 'card')}"
    screen.say(f"{name}: {summary}; {count(len(found), 'contradiction')}")


def _check_common(screen: Screen, category: str, cards: Sequence[Card]) -> None:
    """What is wrong with the common questions of a category, and which cards contradict them, by question."""
    if category not in CATEGORIES:
        raise Stop(f"{category!r} is no category; there are {listing(CATEGORIES)}.")
    own = [card for card in cards if card.category == category]
    shipped = {card.id for name in decks.names() for card in decks.load(name).cards if card.category == category}
    problems = list(common.findings(common.entries(category), shipped))
    screen.show([Line(f"  {problem}", 4) for problem in problems])
    found: dict[int, list[disputes.Dispute]] = {}
    for card in own:
        for number, each in disputes.of_common(card):
            found.setdefault(number, []).append(each)
    known = common.questions(category)
    for number, listed in sorted(found.items()):
        screen.show([Line(f"  {number + 1} {known[number].title!r}", 4)])
        screen.show([Line(f"    {_contradiction(each)}", 6) for each in listed])
    contradictions = count(sum(map(len, found.values())), "contradiction")
    asked = f"{count(len(known), 'common question')} about {count(len(own), category)}"
    screen.say(f"{asked}: {count(len(problems), 'fault')}, {contradictions}")


def _against_bank(each: disputes.Dispute) -> str:
    return f"{each.card}: {each.phrasing!r} is {each.listed} in the bank, {each.said} by the facts ({each.why})"


def _contradiction(each: disputes.Dispute) -> str:
    by = f"by the facts ({each.why})" if each.source == "facts" else f"in its bank ({each.why!r})"
    return f"{each.card} is {each.listed}, {each.said} {by}: {each.phrasing!r}"


def _take(deck: str, cards: tuple[Card, ...], folder: Path) -> int:
    """Merge new questions into the banks of a shipped deck; the number of files written."""
    if deck not in decks.names():
        raise Stop(f"{deck} is not a shipped deck. A deck of your own has its questions in the cards: asked = [...]")
    written = 0
    for card in cards:
        path = folder / f"{card.id}.toml"
        if path.is_file():
            text = banks.bank_text(card, (*map(asked, _read(path)), *banks.own_bank(card)))
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

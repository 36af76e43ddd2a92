"""`fogbound deck check|ask|asked|show|stats|tidy|memory`: decks of cards, shipped or your own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import typer

from fogbound.cli import deck_ask, deck_asked, deck_tidy, dictionaries, findings, memory
from fogbound.cli.friendly import WRONG_CONTENT, FriendlyGroup
from fogbound.cli.lines import BLANK, Line, count
from fogbound.cli.prompt import Screen
from fogbound.errors import BadDeck
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import CATEGORIES, LEVELS, Card
from fogbound.games.twenty.checks import languages_of
from fogbound.games.twenty.deck import Deck
from fogbound.games.twenty.tags import VALUES

EXAMPLE = """\b
Example:
  fogbound deck show first-light 7
"""
CHECK_EXAMPLE = """\b
Example:
  fogbound deck check first-light
"""
SHOW_EXAMPLE = """\b
Examples:
  fogbound deck show first-light               (its cards, without the answers)
  fogbound deck show first-light 7
  fogbound deck show first-light 7 --language fr --answer
"""
STATS_EXAMPLE = """\b
Example:
  fogbound deck stats first-light
"""
DIFFICULTY = {1: "easy", 2: "fair", 3: "hard"}

app = typer.Typer(
    cls=FriendlyGroup,
    help="Check, show, count or tidy a deck of cards.",
    epilog=EXAMPLE,
    rich_markup_mode=None,
    no_args_is_help=False,
)

Named = Annotated[
    str, typer.Argument(metavar="NAME|FILE", help="A shipped deck by name, or a .toml deck file; several with commas.")
]
Language = Annotated[str | None, typer.Option("--language", "-l", help="en, fr ... Default: the deck’s first.")]
Answers = Annotated[bool, typer.Option("--answer", help="Show the answers too.")]


@app.callback(invoke_without_command=True)
def deck(context: typer.Context) -> None:
    """Check, show, count or tidy a deck of cards."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=CHECK_EXAMPLE)
def check(
    given: Annotated[list[str], typer.Argument(metavar="FILE...", help="Deck files, or names of shipped decks.")],
) -> int:
    """List everything wrong with deck files; exit code 1 if one cannot be used."""
    screen = Screen()
    sound = [_check(screen, file) for file in given]
    if gap := dictionaries.gap():
        screen.say(gap)
    return 0 if all(sound) else WRONG_CONTENT


def _check(screen: Screen, file: str) -> bool:
    try:
        data = decks.load_data(decks.path_of(file))
    except BadDeck as problem:
        screen.show(findings.refusal(file, problem))
        return False
    errors, warnings = decks.errors(data), decks.warnings(data, dictionaries.load(languages_of(data)))
    if errors:
        screen.show(findings.finding_lines(file, errors))
    if warnings:
        screen.show(findings.finding_lines(file, warnings, "warning"))
    if not errors:
        loaded = decks.build(file, data)
        screen.say(f"{file}: ok, {count(len(loaded.cards), 'card')} in {', '.join(loaded.languages)}")
    return not errors


@app.command(epilog=SHOW_EXAMPLE)
def show(
    name: Named,
    number: Annotated[int | None, typer.Argument(min=1, metavar="CARD", help="Only this card, by its number.")] = None,
    language: Language = None,
    answer: Answers = False,
) -> None:
    """Show a deck's cards, or one card's clues; answers stay hidden unless you ask."""
    loaded = decks.load_all(name)
    spoken = language or loaded.languages[0]
    lines = _card(loaded.card(number), number, spoken, answer) if number else _card_list(loaded, spoken, answer)
    Screen().show(list(lines))


def _card_list(loaded: Deck, language: str, answer: bool) -> Iterator[Line]:
    yield Line(f"{loaded.name}: {loaded.title}", 0, "bold")
    for number, card in enumerate(loaded.cards, 1):
        name = f": {card.wording(language).answer} ({card.id})" if answer else ""
        yield Line(f"  {number:>4} {card.category}, {DIFFICULTY[card.difficulty]}{name}", 7)


def _card(card: Card, number: int, language: str, answer: bool) -> Iterator[Line]:
    wording = card.wording(language)
    grown = "" if card.family else ", not for children"
    yield Line(f"Card {number}: a {card.category}, {DIFFICULTY[card.difficulty]}{grown}", 0, "bold")
    for at, (level, entry) in enumerate(zip(card.levels, wording.entries, strict=True), 1):
        mark = f"  [{DIFFICULTY[level]}]" if level else ""
        yield Line(f"  {at:>2}. {entry}{mark}", 6)
    if not answer:
        return
    yield BLANK
    yield Line(f"  I am: {wording.answer} ({card.id})", 4, "bold")
    yield Line(f"  also: {', '.join(wording.aliases) or '-'}", 4)
    yield Line(f"  not:  {', '.join(wording.rejects) or '-'}", 4)
    yield Line(f"  tags: {', '.join(f'{key} {value}' for key, value in card.tags)}", 4)
    yield Line(f"  facts: {', '.join(f'{key} {_value(value)}' for key, value in card.facts)}", 4)
    for note in card.notes:
        yield Line(f"    {_value(note.value)}: {', '.join(note.words_in(language))}", 6)
    for at, source in enumerate(card.sources, 1):
        if source:
            yield Line(f"  source of {at}: {source}", 4)
    yield Line(f"  written by: {card.author or 'not stated'}", 4)
    yield Line(f"  reviewed by: {', '.join(card.reviewed_by) or 'nobody yet'}", 4)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "/".join(value) or "none" if isinstance(value, tuple) else str(value)


@app.command(epilog=STATS_EXAMPLE)
def stats(name: Named) -> None:
    """Count a deck's cards by category, difficulty and tag."""
    loaded = decks.load_all(name)
    Screen().show(list(_counts(loaded)))


def _counts(loaded: Deck) -> Iterator[Line]:
    cards = loaded.cards
    yield Line(f"{loaded.name}: {loaded.title}", 0, "bold")
    yield Line(f"  {count(len(cards), 'card')} in {', '.join(loaded.languages)}; digest {loaded.digest}")
    yield _line("category", Counter(card.category for card in cards), CATEGORIES)
    yield _line("difficulty", Counter(DIFFICULTY[card.difficulty] for card in cards), tuple(DIFFICULTY.values()))
    for tag, values in VALUES.items():
        yield _line(tag, Counter(card.tag(tag) for card in cards), values)
    levels = Counter(level for card in cards for level in card.levels if level)
    yield _line("clues", Counter({DIFFICULTY[level]: levels[level] for level in LEVELS}), tuple(DIFFICULTY.values()))
    yield _line("question marks", Counter(str(len(card.questions)) for card in cards), ("2", "3", "4"))
    facts = [len(card.facts) + len(card.notes) for card in cards]
    yield Line(f"  facts per card: {min(facts)} to {max(facts)}, {sum(facts) / len(facts):.0f} on average")
    yield Line(f"  for families: {sum(card.family for card in cards)}")
    yield Line(f"  known to children: {sum(card.child for card in cards)}")
    yield Line(f"  clues with a source: {sum(bool(source) for card in cards for source in card.sources)}")
    yield Line(f"  reviewed: {sum(bool(card.reviewed_by) for card in cards)}")


def _line(what: str, counts: Counter[str], order: tuple[str, ...]) -> Line:
    return Line(f"  {what}: {', '.join(f'{value} {counts[value]}' for value in order if counts[value])}", 4)


app.command(epilog=deck_ask.EXAMPLE)(deck_ask.ask)
app.command("asked", epilog=deck_asked.EXAMPLE)(deck_asked.asked_questions)
app.command(epilog=deck_tidy.EXAMPLE)(deck_tidy.tidy)
app.command(epilog=memory.EXAMPLE)(memory.memory)

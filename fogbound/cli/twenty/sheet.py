"""The table of twenty questions as lines of words; pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.cli.lines import BLANK, Line, counted, listed
from fogbound.cli.twenty.words import ARTICLES, name, table_of
from fogbound.game import Seat, View
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.table import Held, Pawn, TwentyTable


def table(view: View, mine: frozenset[Seat] = frozenset()) -> Iterator[Line]:
    """Card, clues, numbers left, what was asked and guessed, and the track: all that everybody may see."""
    laid = table_of(view)
    yield BLANK
    kind = f": {ARTICLES[laid.category]}" if laid.category else ""
    yield Line(f"Card {max(laid.number, 1)}{kind}. Reader: {name(laid.reader)}.", 0, "bold")
    for entry in laid.entries:
        text = "question mark" if entry.text == QUESTION else entry.text or "…"
        yield Line(f"  {entry.number:>2}  {text}", 6)
    for talk in laid.talks:
        yield Line(f"  {talk.seat} asked: {talk.question} Reply: {talk.reply or '…'}", 4)
    for guess in laid.guesses:
        yield Line(f"  {guess.seat} guessed {guess.text}: {guess.verdict or '…'}", 4)
    free = numbers_left(laid)
    yield Line(f"  numbers left: {' '.join(map(str, free)) or 'none'}", 4)
    yield from (_pawn(laid, pawn, mine) for pawn in laid.pawns)


def numbers_left(laid: TwentyTable) -> list[int]:
    return [n for n in range(1, ENTRIES + 1) if n not in laid.chips]


def _pawn(laid: TwentyTable, pawn: Pawn, mine: frozenset[Seat]) -> Line:
    notes = [
        word
        for word, on in (
            ("you", mine == {pawn.seat}),
            ("reads", pawn.seat == laid.reader),
            ("investigates", pawn.seat == laid.investigator),
        )
        if on
    ]
    label = pawn.seat + (f" ({', '.join(notes)})" if notes else "")
    chip = "; violet chip" if pawn.violet else ""
    sun = next((sun for sun in laid.suns if pawn.square < sun < laid.finish), None)
    ahead = f", next sun on {sun}" if sun is not None and not pawn.violet else ""
    return Line(f"  {label}: square {pawn.square} of {laid.finish}{chip}{ahead}", 4)


def card(held: Held) -> Iterator[Line]:
    """The card in the reader's hand."""
    yield BLANK
    yield Line(f"You are: {held.answer}", 0, "bold")
    if held.aliases:
        yield Line(f"  right too: {', '.join(held.aliases)}", 4)
    if held.rejects:
        yield Line(f"  wrong, though near: {', '.join(held.rejects)}", 4)
    for number, entry in enumerate(held.entries, 1):
        yield Line(f"  {number:>2}  {'question mark' if entry == QUESTION else entry}", 6)
    facts = [f"{key}: {_fact(value)}" for key, value in held.facts]
    if facts:
        yield Line(f"  facts: {'; '.join(facts)}", 4)


def _fact(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def moves(view: View) -> Line:
    """What the seat may do now, and how to type it."""
    laid, seat = table_of(view), view.seat
    match laid.phase:
        case "choose":
            free = numbers_left(laid)
            return Line(f"{seat}, pick a number ({counted(len(free), 'is', 'are')} left): {' '.join(map(str, free))}")
        case "clue" if seat in view.turn:
            return Line(f"{seat}, do you know? guess ANSWER, or pass.")
        case "clue":
            return Line(f"{laid.investigator} is thinking. buzz cuts in with your violet chip; Enter lets it be.")
        case "answer":
            return Line(f"{seat}, your answer? Type it, or pass.")
        case "verdict":
            said = listed([move.verb for move in view.moves], "or")
            return Line(f"{seat}, {laid.speaker} guessed “{laid.guesses[-1].text}”: {said}? (card shows your card)")
        case "ask":
            return Line(f"{seat}, ask {name(laid.reader)} whatever you like.")
        case _:
            return Line(f"{seat}, your reply to “{laid.talks[-1].question}”? (card shows your card)")

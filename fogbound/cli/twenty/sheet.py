"""The table of twenty questions in words: pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.cli.lines import BLANK, Line, capital, listing
from fogbound.cli.twenty.words import ARTICLES, name, table_of
from fogbound.game import Move, Seat, View
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.table import HeldCard, Pawn, TwentyTable


def table(edition: TwentyEdition, view: View, mine: frozenset[Seat] = frozenset()) -> Iterator[Line]:
    """Everything public: the card's clues, questions, guesses, numbers left, and the track."""
    laid = table_of(view)
    yield BLANK
    kind = f": {ARTICLES[laid.category]}" if laid.category else ""
    yield Line(f"Card {max(laid.number, 1)}{kind}, read by {name(laid.reader)}.", 0, "bold")
    for entry in laid.entries:
        text = "question mark" if entry.text == QUESTION else entry.text or "…"
        yield Line(f"  {entry.number:>2}  {text}", 6)
    for talk in laid.talks:
        yield Line(f"  {talk.seat} asked: {talk.question} Reply: {talk.reply or '…'}", 4)
    for guess in laid.guesses:
        yield Line(f"  {guess.seat} guessed {guess.text}: {guess.verdict or '…'}", 4)
    free = numbers_left(laid)
    yield Line(f"  numbers left: {ranges(free) or 'none'}", 4)
    suns = laid.suns if edition.violets else ()
    yield from (_pawn(laid, pawn, suns, mine) for pawn in laid.pawns)


def numbers_left(laid: TwentyTable) -> list[int]:
    return [n for n in range(1, ENTRIES + 1) if n not in laid.chips]


def _pawn(laid: TwentyTable, pawn: Pawn, suns: tuple[int, ...], mine: frozenset[Seat]) -> Line:
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
    sun = next((sun for sun in suns if pawn.square < sun < laid.finish), None)
    ahead = f", next sun on {sun}" if sun is not None and not pawn.violet else ""
    return Line(f"  {label}: square {pawn.square} of {laid.finish}{chip}{ahead}", 4)


def card(held: HeldCard) -> Iterator[Line]:
    """The card in the reader's hand, without its facts: the house uses those to suggest replies."""
    yield BLANK
    yield Line(f"You are: {held.answer}", 0, "bold")
    if held.aliases:
        yield Line(f"  also right: {', '.join(held.aliases)}", 4)
    if held.rejects:
        yield Line(f"  close, but wrong: {', '.join(held.rejects)}", 4)
    for number, entry in enumerate(held.entries, 1):
        yield Line(f"  {number:>2}  {'question mark' if entry == QUESTION else entry}", 6)


def ranges(numbers: list[int]) -> str:
    """`1–6 8 10–14`."""
    firsts = [n for n in numbers if n - 1 not in numbers]
    lasts = [n for n in numbers if n + 1 not in numbers]
    return " ".join(str(a) if a == b else f"{a}–{b}" for a, b in zip(firsts, lasts, strict=True))


def moves(view: View, suggested: Move | None = None, *, alone: bool = False) -> Line:
    """What the seat can do now, and how to type it.

    `suggested` is what the house would say as the reader. A person `alone` at the keyboard is not named by seat.
    """
    return Line(capital(_moves(view, suggested, ""))) if alone else Line(_moves(view, suggested, f"{view.seat}, "))


def _moves(view: View, suggested: Move | None, who: str) -> str:
    laid, seat = table_of(view), view.seat
    match laid.phase:
        case "choose":
            left = numbers_left(laid)
            return f"{who}the card is {ARTICLES[laid.category or 'thing']}. Pick a number: {ranges(left)}"
        case "clue" if seat in view.turn:
            return f"{who}do you know it? Type your answer, or pass."
        case "clue":
            return f"{who}while {laid.investigator} thinks: type buzz to cut in with your violet chip; Enter waits."
        case "answer":
            return f"{who}your answer? Type it, or pass."
        case "verdict":
            said = listing([move.verb for move in view.moves], "or")
            guess = f"{laid.speaker}'s “{laid.guesses[-1].text}”"
            return f"{who}your verdict on {guess}: {said}?{_suggestion(suggested)}"
        case "ask":
            return f"{who}ask {name(laid.reader)} anything you like: type your question; yes-or-no questions work best."
        case _:
            return f"{who}your reply to “{laid.talks[-1].question}”?{_suggestion(suggested)}"


def _suggestion(move: Move | None) -> str:
    if move is None:
        return ""
    return f" The house would say: {str(move.args[0]) if move.args else move.verb + '.'} Press Enter to say the same."

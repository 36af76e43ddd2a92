"""What happens in twenty questions, in words. Made from views, like everything shown."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.cli.lines import Line, counted, listed
from fogbound.game import DEALER, Ply, Seat, View
from fogbound.games.twenty.edition import HOUSE, TwentyEdition
from fogbound.games.twenty.position import Over
from fogbound.games.twenty.table import TwentyTable

ARTICLES = {"person": "a person", "place": "a place", "thing": "a thing"}


def table_of(view: View) -> TwentyTable:
    assert isinstance(view.table, TwentyTable)
    return view.table


def name(seat: Seat) -> str:
    return "the house" if seat == HOUSE else seat


def plies(edition: TwentyEdition, view: View, first: int = 0) -> Iterator[tuple[int, Line]]:
    """(number, sentence) for every ply from `first` on, as this viewer saw it."""
    over = iter(table_of(view).past)
    for number, ply in enumerate(view.log):
        ended = next(over) if ply.seat == DEALER and ply.move.verb == "open" else None
        if number >= first:
            yield number, _dealt(edition, view, ply, ended) if ply.seat == DEALER else Line(_said(view, ply))


def _dealt(edition: TwentyEdition, view: View, ply: Ply, ended: Over | None) -> Line:
    match ply.move.verb:
        case "card":
            return Line("A new card is drawn.", 0, "bold")
        case "clue":
            return Line(f"  “{ply.move.args[0]}”", 4, "bold")
        case "roll" if ply.move.number <= edition.die_question_faces:
            return Line("A question mark; the die shows one too: any question may be asked.", 0)
        case "roll":
            return Line("A question mark; the die shows a blank: the turn is over.", 0)
        case _:
            assert ended is not None
            return Line(result(ended), 2, "bold")


def result(ended: Over) -> str:
    """How a card ended, and who moves how far."""
    moved = [f"{name(seat)} moves {counted(points, 'square')}" for seat, points in ended.points if points]
    if ended.finder is None:
        found = "Nobody found it"
    else:
        found = f"{name(ended.finder)} found it {'with the violet chip ' if ended.violet else ''}after {ended.chips}"
    return f"The card was: {ended.answer}. {found}{'; ' + listed(moved) if moved else ''}."


def _said(view: View, ply: Ply) -> str:
    you = ply.seat == view.seat
    who = "You" if you else name(ply.seat).capitalize() if ply.seat == HOUSE else ply.seat
    s = "" if you else "s"
    text = ply.move.args[0] if ply.move.args else ""
    match ply.move.verb:
        case "pick":
            return f"{who} pick{s} {text}."
        case "pass":
            return f"{who} pass{'' if you else 'es'}."
        case "speak":
            return f"{who} {'have' if you else 'has'} an answer."
        case "buzz":
            return f"{who} cut{s} in with the violet chip!"
        case "guess":
            return f"{who} guess{'' if you else 'es'}: {text}"
        case "ask":
            return f"{who} ask{s}: {text}"
        case "answer":
            return f"{who} repl{'y' if you else 'ies'}: {text}"
        case "precise":
            return f"{who} say{s}: more precisely, please."
        case _:
            return f"{who} say{s}: {ply.move.verb}."


def heading(view: View) -> str:
    """Which card a moment belongs to; before it is dealt, the one to come."""
    laid = table_of(view)
    return f"Card {laid.number + (laid.phase == 'deal')}"


def outcome(edition: TwentyEdition, view: View) -> Line:
    """Who won, and where everybody stands."""
    assert view.outcome is not None
    stands = listed([f"{seat} on {square}" for seat, square in view.outcome.points])
    return Line(f"{listed(view.outcome.winners)} wins: first at {edition.finish}. {stands}.", 2, "bold")

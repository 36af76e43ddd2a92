"""What happens in twenty questions, in words made from views."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.cli.lines import Line, count, listing
from fogbound.game import DEALER, Ply, Seat, View
from fogbound.games.twenty.edition import HOUSE, TwentyEdition
from fogbound.games.twenty.position import FinishedCard, left_of
from fogbound.games.twenty.table import TwentyTable

ARTICLES = {"person": "a person", "place": "a place", "thing": "a thing"}


def table_of(view: View) -> TwentyTable:
    assert isinstance(view.table, TwentyTable)
    return view.table


def name(seat: Seat) -> str:
    return "the house" if seat == HOUSE else seat


def plies(edition: TwentyEdition, view: View, first: int = 0) -> Iterator[tuple[int, Line]]:
    """(number, sentence) for every ply from `first` on, as this viewer saw it."""
    table = table_of(view)
    readers = iter([*(ended.reader for ended in table.past), table.reader])
    over = iter(table.past)
    reader = investigator = ""
    for number, ply in enumerate(view.log):
        ended = None
        match ply.move.verb:
            case "card" if ply.seat == DEALER:
                reader = next(readers)
            case "pick":
                investigator = ply.seat
            case "roll" if view.log[number - 1].move.verb != "pick":  # it led nowhere: the next player rolls
                investigator = _left(edition, investigator, reader)
            case "open" if ply.seat == DEALER:
                ended = next(over)
        if number >= first:
            won = view.outcome is not None and ended is table.past[-1] if ended else False
            roller = "You" if investigator == view.seat else investigator
            yield number, _deal(edition, ply, ended, roller, won) if ply.seat == DEALER else Line(_sentence(view, ply))


def _left(edition: TwentyEdition, seat: Seat, reader: Seat) -> Seat:
    left = left_of(edition, seat)
    return left_of(edition, left) if left == reader else left


def _deal(edition: TwentyEdition, ply: Ply, ended: FinishedCard | None, roller: str, won: bool) -> Line:
    match ply.move.verb:
        case "card":
            return Line("A new card is drawn.", 0, "bold")
        case "clue":
            return Line(f"  “{ply.move.args[0]}”", 4, "bold")
        case "roll" if ply.move.number <= edition.die_question_faces:
            return Line(f"{_rolls(roller)} a question mark and may ask anything.", 0)
        case "roll":
            return Line(f"{_rolls(roller)} a blank: no answer this time.", 0)
        case _:
            assert ended is not None
            return Line(result(ended, won), 2, "bold")


def _rolls(roller: str) -> str:
    return f"{roller} roll{'' if roller == 'You' else 's'}"


def result(ended: FinishedCard, won: bool = False) -> str:
    """How a card ended, and how far pawns move. A finder who wins moves first, and then the game is over."""
    movers = [
        (seat, points) for seat, points in ended.points if points and not (won and ended.finder not in (None, seat))
    ]
    moved = [f"{name(seat)} moves {count(points, 'square')}" for seat, points in movers]
    if ended.finder is None:
        result = "Nobody found it"
    else:
        chip = "with the violet chip " if ended.violet else ""
        result = f"{name(ended.finder)} found it {chip}after {count(ended.chips, 'number')}"
    suns = "".join(f" Sun: {seat} gets the violet chip back." for seat in ended.suns)
    return f"The card was: {ended.answer}. {result}{'; ' + listing(moved) if moved else ''}.{suns}"


def _sentence(view: View, ply: Ply) -> str:
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
            return f"{who} say{s}: be more specific."
        case _:
            return f"{who} say{s}: {ply.move.verb}."


BEATS = {"pick": 1.0, "speak": 2.0, "pass": 2.0, "buzz": 2.0, "ask": 3.0, "answer": 2.0, "clue": 1.0, "card": 2.0}


def beats(ply: Ply) -> float:
    """How many beats to wait before a ply is shown: people need longer for some plies than for others."""
    return BEATS.get(ply.move.verb, 1.5)


def heading(view: View) -> str:
    """The card that a moment belongs to; before a deal, the next one."""
    laid = table_of(view)
    return f"Card {laid.number + (laid.phase == 'deal')}"


def outcome(edition: TwentyEdition, view: View) -> Line:
    """Who won, and where all pawns are."""
    assert view.outcome is not None
    stands = listing([f"{seat} on {square}" for seat, square in view.outcome.points])
    return Line(f"{listing(view.outcome.winners)} wins, the first to reach {edition.finish}. {stands}.", 2, "bold")

"""What happens in twenty questions, in words made from views."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.cli.lines import Line
from fogbound.cli.speech import joined, name, semicolons, t
from fogbound.game import DEALER, Ply, Seat, View
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.position import FinishedCard, left_of
from fogbound.games.twenty.table import TwentyTable


def table_of(view: View) -> TwentyTable:
    assert isinstance(view.table, TwentyTable)
    return view.table


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
            dealt = ply.seat == DEALER
            yield number, _deal(edition, view, ply, ended, investigator, won) if dealt else Line(_sentence(view, ply))


def _left(edition: TwentyEdition, seat: Seat, reader: Seat) -> Seat:
    left = left_of(edition, seat)
    return left_of(edition, left) if left == reader else left


def _deal(edition: TwentyEdition, view: View, ply: Ply, ended: FinishedCard | None, roller: Seat, won: bool) -> Line:
    match ply.move.verb:
        case "card":
            return Line(t("cli-new-card"), 0, "bold")
        case "clue":
            return Line(f"  {t('app-quoted', text=ply.move.args[0])}", 4, "bold")
        case "roll":
            face = "question" if ply.move.number <= edition.die_question_faces else "blank"
            return Line(t(f"cli-you-roll-{face}") if roller == view.seat else t(f"cli-roll-{face}", seat=roller))
        case _:
            assert ended is not None
            return Line(result(ended, won), 2, "bold")


def result(ended: FinishedCard, won: bool = False) -> str:
    """How a card ended, and how far pawns move. A finder who wins moves first, and then the game is over."""
    movers = [
        (seat, points) for seat, points in ended.points if points and not (won and ended.finder not in (None, seat))
    ]
    if ended.finder is None:
        found = t("twenty-end-nobody")
    else:
        found = t("cli-found-violet" if ended.violet else "cli-found", seat=ended.finder, n=ended.chips)
    moved = [t("cli-moves-on", seat=seat, n=points) for seat, points in movers]
    suns = [t("twenty-why-sun", name=name(seat)) for seat in ended.suns]
    return " ".join([t("cli-card-was", answer=ended.answer), found, *moved, *suns])


def _sentence(view: View, ply: Ply) -> str:
    """What somebody did. The viewer is *you*."""
    text, verb = ply.move.args[0] if ply.move.args else "", ply.move.verb
    if verb == "guess":
        return t("twenty-ply-guess", name=t("cli-you") if ply.seat == view.seat else name(ply.seat), text=text)
    if ply.seat == view.seat:
        return t(f"cli-you-{verb}", text=text)
    if verb == "pick":
        return t("cli-pick", seat=ply.seat, n=text)
    return t(f"twenty-ply-{verb}", name=name(ply.seat), text=text)


BEATS = {"pick": 1.0, "speak": 2.0, "pass": 2.0, "buzz": 2.0, "ask": 3.0, "answer": 2.0, "clue": 1.0, "card": 2.0}


def beats(ply: Ply) -> float:
    """How many beats to wait before a ply is shown: people need longer for some plies than for others."""
    return BEATS.get(ply.move.verb, 1.5)


def heading(view: View) -> str:
    """The card that a moment belongs to; before a deal, the next one."""
    laid = table_of(view)
    return t("twenty-card", n=laid.number + (laid.phase == "deal"))


def outcome(edition: TwentyEdition, view: View) -> Line:
    """Who won, and where all pawns are."""
    assert view.outcome is not None
    squares = dict(view.outcome.points).items()
    stands = semicolons(t("twenty-square-named", name=name(seat), n=n, finish=edition.finish) for seat, n in squares)
    winners = view.outcome.winners
    won = t("twenty-over-title", names=joined(map(name, winners)), n=len(winners))
    return Line(f"{won}. {stands}.", 2, "bold")

"""What happens in a chase, in words: plies, the end, Mister X's way. Made from views, like everything shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fogbound.game import DEALER, Move, Outcome, Ply, Seat, View
from fogbound.games.yard.board import BLACK, ORDINARY, TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.table import Window, YardTable


class Line(NamedTuple):
    """A line to show: where it is too wide it goes on `hang` columns in. Style is decoration, never meaning."""

    text: str
    hang: int = 0
    style: str = ""


BLANK = Line("")
GLUE = "\N{NO-BREAK SPACE}"


def table_of(view: View) -> YardTable:
    assert isinstance(view.table, YardTable)
    return view.table


def name(seat: Seat) -> str:
    return "Mister X" if seat == X else seat


def opening(text: str) -> str:
    """With a capital, as a sentence begins."""
    return text[:1].upper() + text[1:]


def listed(items: Sequence[object], last: str = "and") -> str:
    """`a, b and c`."""
    texts = [str(item) for item in items]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} {last} {texts[-1]}" if texts else ""


def counted(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"


def glued(text: str) -> str:
    """Kept on one line where lines are folded."""
    return text.replace(" ", GLUE)


def station(move: Move) -> int | None:
    """Where a move leads, if the viewer may know."""
    number = move.args[0] if move.args else None
    return number if isinstance(number, int) else None


# Plies


def plies(edition: YardEdition, view: View, first: int = 0) -> Iterator[tuple[int, Line]]:
    """(number, sentence) for every ply from `first` on, as this viewer saw it.

    A pawn that cannot ride writes no ply: it gets a sentence after the round's last one.
    """
    windows = iter(table_of(view).windows)
    dealt = iter(edition.deals)
    # In a game set up amid a pursuit nobody knows who had moved before, until X has.
    moved: list[Seat] | None = None
    rides = 0
    for number, ply in enumerate(view.log):
        if ply.seat == X:
            moved = []
            rides += ply.move.verb in RIDES
        elif moved is not None:
            moved.append(ply.seat)
        line = _sentence(ply, view, windows, dealt)
        if number >= first:
            yield number, line
            if moved is not None and _round_is_over(view, number, rides):
                yield from ((number, text) for text in _sat_out(edition.pursuers, moved))


def _sat_out(pursuers: Sequence[Seat], moved: Sequence[Seat]) -> Iterator[Line]:
    if not moved:
        yield Line(f"Neither {listed(pursuers, 'nor')} can ride: all sit the round out.")
        return
    for seat in pursuers:
        if seat not in moved:
            yield Line(f"{opening(seat)} cannot ride and sits the round out.")


def _round_is_over(view: View, number: int, rides: int) -> bool:
    """Has every pursuer who could ride done so after this ply, by which X had made so many rides?"""
    if number + 1 == len(view.log):
        if view.outcome is not None:
            return view.outcome.reason in ("trapped", "stuck", "escaped")
        return table_of(view).phase == "x"
    then = view.log[number + 1]
    if then.seat != X:
        return False
    return view.log[number].seat != X or _nobody_rode_between(view, number, rides)


def _nobody_rode_between(view: View, number: int, rides: int) -> bool:
    """Do two plies of X in a row belong to two rounds?"""
    before, then = (view.log[n].move.verb for n in (number, number + 1))
    if then == "double":
        return True
    if before == "double" or then in ("show", "hide", "take"):
        return False
    if before not in RIDES:
        return then in RIDES
    table = table_of(view)
    return table.windows[rides - 1].round != (table.windows[rides].round if then in RIDES else table.round)


def _sentence(ply: Ply, view: View, windows: Iterator[Window], dealt: Iterator[tuple[Seat, str]]) -> Line:
    if ply.seat == DEALER:
        return Line(_dealt(next(dealt)[0], ply.move, view.seat))
    if ply.move.verb == "concede":
        return Line(f"{_subject(ply.seat, view.seat)} {_verb('give', ply.seat, view.seat)} up.")
    if ply.seat != X:
        return Line(f"{opening(ply.seat)} takes the {TICKETS[ply.move.verb]} to {station(ply.move)}.")
    if ply.move.verb in RIDES:
        return _x_ride(next(windows), view.seat)
    return Line(_x_other(ply.move, view.seat))


def _dealt(seat: Seat, move: Move, viewer: Seat | None) -> str:
    where = station(move)
    if where is None:
        return "Mister X starts out of sight."
    return f"{_subject(seat, viewer)} {_verb('start', seat, viewer)} at {where}."


def _x_ride(window: Window, viewer: Seat | None) -> Line:
    you = viewer == X
    how = (
        f"{_subject(X, viewer)} {_verb('play', X, viewer)} a black ticket"
        if window.ticket == BLACK
        else f"{_subject(X, viewer)} {_verb('take', X, viewer)} {_article(window.ticket)}"
    )
    where = "" if window.station is None else f" to {window.station}"
    if window.shown:
        himself = "yourself" if you else "himself"
        return Line(
            f"{how} (move {window.number}) and {_verb('show', X, viewer)} {himself} at {window.station}!", 0, "bold"
        )
    return Line(f"{how}{where} (move {window.number}).")


def _article(ticket: str) -> str:
    return f"{'an' if ticket == 'u' else 'a'} {TICKETS[ticket]}"


def _x_other(move: Move, viewer: Seat | None) -> str:
    who = _subject(X, viewer)
    match move.verb:
        case "double":
            return f"{who} {_verb('play', X, viewer)} a double move: two rides in a row."
        case "show":
            return f"{who} {_verb('choose', X, viewer)} to be seen, at {station(move)}!"
        case "take":
            return f"{who} {_verb('take', X, viewer)} {_article(str(move.args[1]))} ticket from {move.args[0]}."
        case _:
            return f"{who} {_verb('stay', X, viewer)} hidden."


def _subject(seat: Seat, viewer: Seat | None) -> str:
    return "You" if seat == X == viewer else opening(name(seat))


def _verb(word: str, seat: Seat, viewer: Seat | None) -> str:
    return word if seat == X == viewer else f"{word}s"


def intention(edition: YardEdition, view: View, seat: Seat, move: Move) -> str:
    """What a move will do, before it is confirmed."""
    if seat != X:
        return (
            f"{opening(seat)} takes the {TICKETS[move.verb]} to {station(move)}.{_stranded(edition, view, seat, move)}"
        )
    number = table_of(view).filled + 1
    seen = f" This is move {number}: everybody will see you there." if number in edition.reveals else ""
    match move.verb:
        case "double":
            return (
                "You play a double-move card: two rides in a row before anybody else moves. Each takes a ticket and "
                "a window of your log; you choose the first now and the second after it."
            )
        case "k":
            return f"You ride to {station(move)} on a black ticket; nobody sees by which line.{seen}"
        case "t" | "b" | "u":
            return f"You take the {TICKETS[move.verb]} to {station(move)}.{seen}"
        case "show":
            return f"You show everybody that you are at {station(move)}, and take one ticket from each detective."
        case _:
            return _x_other(move, X)


def _stranded(edition: YardEdition, view: View, seat: Seat, move: Move) -> str:
    """A warning where a ride ends at a station that its rider will have no ticket to leave."""
    laid, target = table_of(view), station(move)
    held = dict(laid.pawn(seat).tickets)
    assert target is not None
    others = [ticket for ticket in ORDINARY if ticket != move.verb and edition.board.rides[ticket][target]]
    if held.get(move.verb) != 1 or any(held[ticket] for ticket in others):
        return ""
    last = f" This is {'the pool' if laid.pooled else seat}'s last {TICKETS[move.verb]} ticket"
    if not others:
        return f"{last}; no other line leaves {target}."
    return (
        f"{last}, and there is none left for the {listed([TICKETS[ticket] for ticket in others], 'or')} from {target}."
    )


# The end


def outcome(edition: YardEdition, view: View) -> Line:
    """Who won and why, in one or two sentences."""
    assert view.outcome is not None
    return Line(f"{_why(view, view.outcome)} {_winners(edition, view.outcome)}", 0, "bold")


def _winners(edition: YardEdition, ended: Outcome) -> str:
    if X in ended.winners:
        return "Mister X wins."
    return f"The {'detectives and the police' if edition.police else 'detectives'} win."


def _why(view: View, ended: Outcome) -> str:
    table = table_of(view)
    last = view.log[-1] if view.log else None
    match ended.reason:
        case "captured" if last is not None:
            return f"{opening(name(last.seat))} moved onto Mister X at {station(last.move)} in round {table.round}."
        case "trapped":
            return f"Mister X had no free station to go to from {table.pawn(X).station} in round {table.round}."
        case "stuck":
            return f"After round {table.round} no detective had a ticket for any line leaving his station."
        case "escaped":
            return f"All {table.round} rounds are over and Mister X is still free."
        case "conceded" if last is not None:
            return "Mister X gave up." if last.seat == X else f"The detectives gave up ({last.seat} spoke for them)."
        case _:
            return "The game is over."


def journey(edition: YardEdition, view: View) -> tuple[tuple[str, int], ...]:
    """Mister X's way as (how, station) as far as this viewer knows it, the start included."""
    start = [("start", n) for n in (_x_start(edition, view),) if n is not None]
    rides = [
        (f"{w.number} {TICKETS[w.ticket]}{' (shown)' if w.shown else ''}", w.station)
        for w in table_of(view).windows
        if w.station is not None
    ]
    return (*start, *rides)


def _x_start(edition: YardEdition, view: View) -> int | None:
    deals = [ply for ply in view.log if ply.seat == DEALER]
    return next((station(ply.move) for (seat, _), ply in zip(edition.deals, deals, strict=False) if seat == X), None)


def way(edition: YardEdition, view: View) -> Line:
    """Mister X's whole way in one paragraph."""
    steps = [glued(f"{n} start" if how == "start" else f"{how} to {n}") for how, n in journey(edition, view)]
    return Line(f"Mister X's way: {'; '.join(steps) or 'he never moved'}.", 2)

"""What happens in a chase, in words made from views: plies, the end, Mister X's route."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import Line, capital, count, glue, listing
from fogbound.game import DEALER, Move, Outcome, Ply, Seat, View
from fogbound.games.yard.board import BLACK, ORDINARY, TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.table import Window, YardTable


def table_of(view: View) -> YardTable:
    assert isinstance(view.table, YardTable)
    return view.table


def name(seat: Seat) -> str:
    return "Mister X" if seat == X else seat


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
    # In a game set up during a pursuit, who moved before is unknown until X moves.
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
        yield Line(f"Neither {listing(pursuers, 'nor')} can ride: all sit the round out.")
        return
    for seat in pursuers:
        if seat not in moved:
            yield Line(f"{capital(seat)} cannot ride and sits the round out.")


def _round_is_over(view: View, number: int, rides: int) -> bool:
    """Whether this ply ended the pursuers' round; X had made so many rides by then."""
    if _comes_out(view.log[number]):
        return False
    if number + 1 == len(view.log):
        if view.outcome is not None:
            return view.outcome.reason in ("trapped", "stuck", "escaped")
        return table_of(view).phase == "x"
    then = view.log[number + 1]
    if _comes_out(then):
        return True
    if then.seat != X:
        return False
    return view.log[number].seat != X or _nobody_rode_between(view, number, rides)


def _comes_out(ply: Ply) -> bool:
    """Whether X comes out of hiding with this ply. The round is over then."""
    return ply.seat == DEALER and ply.move.verb == "show"


def _nobody_rode_between(view: View, number: int, rides: int) -> bool:
    """Whether two successive plies of X belong to different rounds."""
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
    if _comes_out(ply):
        come = _verb("come", X, view.seat)
        return Line(f"{_subject(X, view.seat)} {come} out of hiding at {station(ply.move)}!", 0, "bold")
    if ply.seat == DEALER:
        return Line(_deal(next(dealt)[0], ply.move, view.seat))
    if ply.move.verb == "place":
        return Line(f"{capital(ply.seat)} starts at {station(ply.move)}.")
    if ply.move.verb == "concede":
        return Line(f"{_subject(ply.seat, view.seat)} {_verb('give', ply.seat, view.seat)} up.")
    if ply.seat != X:
        return Line(f"{capital(ply.seat)} takes the {TICKETS[ply.move.verb]} to {station(ply.move)}.")
    if ply.move.verb in RIDES:
        return _x_ride(next(windows), ply, view)
    return Line(_x_other(ply.move, view.seat))


def _deal(seat: Seat, move: Move, viewer: Seat | None) -> str:
    where = station(move)
    if where is None:
        return "Mister X starts out of sight."
    return f"{_subject(seat, viewer)} {_verb('start', seat, viewer)} at {where}."


def _x_ride(window: Window, ply: Ply, view: View) -> Line:
    viewer = view.seat
    black = window.ticket == BLACK
    how = (
        f"{_subject(X, viewer)} {_verb('play', X, viewer)} a black ticket"
        if black
        else f"{_subject(X, viewer)} {_verb('take', X, viewer)} {_article(window.ticket)}"
    )
    if table_of(view).x_open:
        # A ride that was hidden stays so, though X has come out of hiding since.
        where = "" if (end := station(ply.move)) is None else f" to {end}"
        gone = f" and {_verb('vanish', X, viewer)}" if black else ""
        return Line(f"{how}{where}{gone} (move {window.number}).", 0, "bold" if black else "")
    where = "" if window.station is None else f" to {window.station}"
    if window.shown:
        himself = "yourself" if viewer == X else "himself"
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
            return f"{who} {_verb('choose', X, viewer)} to be seen at {station(move)}!"
        case "take":
            return f"{who} {_verb('take', X, viewer)} {_article(str(move.args[1]))} ticket from {move.args[0]}."
        case _:
            return f"{who} {_verb('stay', X, viewer)} hidden."


def _subject(seat: Seat, viewer: Seat | None) -> str:
    return "You" if seat == X == viewer else capital(name(seat))


def _verb(word: str, seat: Seat, viewer: Seat | None) -> str:
    return word if seat == X == viewer else f"{word}{'es' if word.endswith('sh') else 's'}"


def intention(edition: YardEdition, view: View, seat: Seat, move: Move) -> str:
    """What a move will do, before it is confirmed."""
    if move.verb == "place":
        return f"{capital(seat)} starts at {station(move)}."
    if seat != X:
        price = _price(view, move.verb)
        ride = f"{capital(seat)} takes the {TICKETS[move.verb]} to {station(move)}{price}."
        return f"{ride}{_strand_warning(edition, view, seat, move)}"
    number = table_of(view).filled + 1
    seen = f" This is move {number}: everybody will see you there." if number in edition.reveals else ""
    match move.verb:
        case "double":
            return (
                "You play a double-move card: two rides in a row before anybody else moves. Each takes a ticket and "
                "fills a space in your log; you choose the first ride now and the second after it."
            )
        case "k" if edition.x_open:
            cost = f" It costs you {count(edition.black_price, 'point')}." if edition.black_price else ""
            return (
                f"You vanish, and ride to {station(move)} on a black ticket. When the detectives have moved, everybody "
                f"sees you there.{cost}"
            )
        case "k":
            return f"You ride to {station(move)} on a black ticket; nobody sees by which line.{seen}"
        case "t" | "b" | "u":
            return f"You take the {TICKETS[move.verb]} to {station(move)}.{seen}"
        case "show":
            return f"You show everybody that you are at {station(move)}, and take one ticket from each detective."
        case _:
            return _x_other(move, X)


def _price(view: View, ticket: str) -> str:
    """The points that a ride earns Mister X."""
    score = table_of(view).score
    return "" if score is None else f": {count(dict(score.prices)[ticket], 'point')} for Mister X"


def _strand_warning(edition: YardEdition, view: View, seat: Seat, move: Move) -> str:
    """A warning if the rider will have no ticket to leave the station."""
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
        f"{last}, and there is none left for the {listing([TICKETS[ticket] for ticket in others], 'or')} from {target}."
    )


# The end


def concession(view: View) -> str:
    """What giving up costs, before it is confirmed."""
    laid = table_of(view)
    if laid.score is None:
        side = "You give up and the detectives win" if view.seat == X else "All detectives give up and Mister X wins"
        return f"{side}. That ends the game."
    rest = listing([f"{n} {TICKETS[ticket]}" for ticket, n in laid.pawns[1].tickets if n])
    return (
        f"All detectives give up. Mister X then gets every ticket left ({rest}), worth "
        f"{count(laid.score.left, 'point')}, and ends with {laid.score.points + laid.score.left} instead of the "
        f"{laid.score.points} he has now. That ends the heat."
    )


def outcome(edition: YardEdition, view: View) -> Line:
    """Who won and why, in one or two sentences."""
    assert view.outcome is not None
    return Line(f"{_why(edition, view, view.outcome)} {_winners(edition, view.outcome)}", 0, "bold")


def _winners(edition: YardEdition, ended: Outcome) -> str:
    if ended.points:
        return f"Mister X gets {count(dict(ended.points)[X], 'point')}."
    if X in ended.winners:
        return "Mister X wins."
    return f"The {'detectives and the police' if edition.police else 'detectives'} win."


def _why(edition: YardEdition, view: View, ended: Outcome) -> str:
    table = table_of(view)
    last = view.log[-1] if view.log else None
    match ended.reason:
        case "captured" if last is not None:
            return f"{capital(name(last.seat))} moved onto Mister X at {station(last.move)} in round {table.round}."
        case "trapped":
            return f"Mister X had no free station to go to from {table.pawn(X).station} in round {table.round}."
        case "spent":
            return f"In round {table.round} the detectives spent their last ticket, and Mister X is free."
        case "stuck" if table.score is not None:
            handed = _leftovers(table) if edition.stuck_leftovers == "to_x" else ""
            return f"After round {table.round} no detective can ride any more.{handed}"
        case "stuck":
            return f"After round {table.round} no detective had a ticket for any line leaving their station."
        case "escaped":
            return f"All {table.round} rounds are over and Mister X is still free."
        case "conceded" if last is not None and table.score is not None:
            return f"The detectives gave up in round {table.round}.{_leftovers(table)}"
        case "conceded" if last is not None:
            return "Mister X gave up." if last.seat == X else f"The detectives gave up ({last.seat} spoke for them)."
        case _:
            return "The game is over."


def _leftovers(table: YardTable) -> str:
    """The unused tickets that go to Mister X."""
    left = table.score.left if table.score is not None else 0
    return f" Their last tickets, worth {count(left, 'point')}, go to Mister X." if left else ""


def journey(edition: YardEdition, view: View) -> tuple[tuple[str, int], ...]:
    """Mister X's route from his start, as (how, station), as far as this viewer knows it."""
    start = [("start", n) for n in (_x_start(edition, view),) if n is not None]
    rides = [
        (f"{w.number} {TICKETS[w.ticket]}{shown(table_of(view), w)}", w.station)
        for w in table_of(view).windows
        if w.station is not None
    ]
    return (*start, *rides)


def shown(laid: YardTable, window: Window) -> str:
    """Marks the windows in which X was seen, unless X is always on view."""
    return " (shown)" if window.shown and not laid.x_open else ""


def _x_start(edition: YardEdition, view: View) -> int | None:
    deals = [ply for ply in view.log if ply.seat == DEALER]
    return next((station(ply.move) for (seat, _), ply in zip(edition.deals, deals, strict=False) if seat == X), None)


def route(edition: YardEdition, view: View) -> Line:
    """Mister X's whole route in one line."""
    steps = [glue(f"{n} start" if how == "start" else f"{how} to {n}") for how, n in journey(edition, view)]
    return Line(f"Mister X's route: {'; '.join(steps) or 'he never moved'}.", 2)

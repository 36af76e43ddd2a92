"""The table, the log, tickets, moves and suspects in words: pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fogbound.cli.lines import BLANK, Line, capital, count, glue, listing, percent, shorten
from fogbound.cli.yard.words import name, shown, station, table_of
from fogbound.game import DEALER, Seat, View
from fogbound.games.yard.belief import Suspects
from fogbound.games.yard.board import BLACK, TICKETS, Board
from fogbound.games.yard.danger import Danger
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.table import Pawn, Score, Tickets, Window, YardTable

LATEST = 8
NAMES = {**TICKETS, "double": "double"}


def table(
    edition: YardEdition,
    view: View,
    mine: frozenset[Seat] = frozenset(),
    holders: Mapping[Seat, tuple[str, ...]] | None = None,
) -> Iterator[Line]:
    """The table for one viewer: round, pawns, tickets and log."""
    laid = table_of(view)
    yield BLANK
    yield Line(f"{_now(laid)}. {_next_show(edition, view)}", 0, "bold")
    unplaced = _unplaced(edition, view)
    labels = {pawn.seat: _label(edition, pawn.seat, view.seat, mine, holders or {}) for pawn in laid.pawns}
    width = max(map(len, labels.values()))
    for pawn in laid.pawns:
        where = "not placed yet" if pawn.seat in unplaced else _where(laid, pawn)
        yield _row(labels[pawn.seat], width, f"{where}; {_held(edition, laid, pawn)}")
    if laid.pooled:
        yield _row("pool", width, _pool(laid))
    if laid.score is not None:
        yield _row("points", width, _points(laid.score, view.seat))
    if laid.reserve:
        yield _row("reserve", width, f"{_tickets(laid.reserve)}, for Mister X's rides")
    if laid.phase == "place":
        cards = [card for deck in dict.fromkeys(deck for _, deck in edition.deals) for card in edition.deck(deck)]
        yield _row("deal", width, f"Mister X starts at one of {' '.join(map(str, cards))} where no detective stands")
    else:
        yield _row("log", width, _windows(laid) or "empty: Mister X has not moved yet")


def _now(laid: YardTable) -> str:
    """The phase of the game in words."""
    stages = {"place": "The detectives choose where to start", "deal": "The start cards are being dealt"}
    return stages.get(laid.phase, laid.rounds)


def _pool(laid: YardTable) -> str:
    tickets = laid.pawns[1].tickets
    if laid.score is None:
        return f"{_tickets(tickets)}, shared by the detectives"
    prices = dict(laid.score.prices)
    return ", ".join(
        glue(f"{n} {NAMES[ticket]} ({count(prices[ticket], 'point') + ' each' if i == 0 else prices[ticket]})")
        for i, (ticket, n) in enumerate(tickets)
    )


def _points(score: Score, viewer: Seat | None) -> str:
    has = "you have" if viewer == X else "Mister X has"
    return f"{has} {score.points} so far; {score.left} more {'is' if score.left == 1 else 'are'} in the pool"


def _unplaced(edition: YardEdition, view: View) -> tuple[Seat, ...]:
    """The seats that are not on the board yet. For X the log tells, as the pawn is hidden anyway."""
    laid = table_of(view)
    if laid.phase == "place":
        return tuple(pawn.seat for pawn in laid.pawns if pawn.station is None)
    if laid.phase != "deal":
        return ()
    dealt = sum(ply.seat == DEALER for ply in view.log)
    return tuple(seat for seat, _ in edition.deals[dealt:])


def _row(label: str, width: int, text: str) -> Line:
    return Line(f"  {label:<{width}}  {text}", width + 4)


def _label(
    edition: YardEdition,
    seat: Seat,
    viewer: Seat | None,
    mine: frozenset[Seat],
    holders: Mapping[Seat, tuple[str, ...]],
) -> str:
    """A pawn's name, and its player if that tells pawns apart."""
    who = holders.get(seat, ())
    alone = len(who) == 1 and (seat == X or len({holders.get(other) for other in edition.pursuers}) > 1)
    return name(seat) + (_yours(edition, seat, viewer, mine) or (f" ({shorten(who[0], 12)})" if alone else ""))


def _yours(edition: YardEdition, seat: Seat, viewer: Seat | None, mine: frozenset[Seat]) -> str:
    """` (you)` for your pawns, unless all pursuers are yours."""
    own = seat == viewer if X in (seat, viewer) else seat in mine and not set(edition.pursuers) <= mine
    return " (you)" if own else ""


def _next_show(edition: YardEdition, view: View) -> str:
    you = view.seat == X
    if edition.x_open:
        return _in_the_open(view)
    coming, sure = _coming(edition, view)
    if not coming:
        return "You will not show yourself again." if you else "Mister X will not show himself again."
    who, whose = ("You show yourself", "your") if you else ("Mister X shows himself", "his")
    left = coming[0] - table_of(view).filled
    if coming[0] > sure:
        return f"{who} again only after move {coming[0]}, which takes double moves to reach."
    when = f"with {whose} next move" if left == 1 else f"after move {coming[0]}, {left} moves from now"
    return f"{who} {when}."


def _in_the_open(view: View) -> str:
    """Whether X is on view this round, in words."""
    laid = table_of(view)
    if laid.phase in ("place", "deal"):
        return "Then Mister X is dealt a station."
    who, go = ("You", "come") if view.seat == X else ("Mister X", "comes")
    if laid.seen is None or laid.seen[0] != laid.filled:
        return f"{who} {'have' if go == 'come' else 'has'} vanished, and {go} out of hiding when the round is over."
    black = dict(laid.pawn(X).tickets)["k"]
    rest = f"can vanish {count(black, 'more time')}" if black else "cannot vanish any more"
    return f"{who} {'are' if go == 'come' else 'is'} in full view, and {rest}."


def _coming(edition: YardEdition, view: View) -> tuple[list[int], int]:
    """The appearances X can still reach, and the last move X reaches without a double move."""
    laid = table_of(view)
    made, doubles = laid.filled, dict(laid.pawn(X).tickets)["double"]
    sure = made + edition.longest - laid.round + {"x": 1, "double": 2, "second": 1}.get(laid.phase, 0)
    return [n for n in edition.reveals if made < n <= sure + doubles], sure


def _where(laid: YardTable, pawn: Pawn) -> str:
    if pawn.seat != X:
        return f"at {pawn.station}{', with no ticket to leave it' if pawn.frozen else ''}"
    sighting = _sighting(laid)
    if pawn.station is None:
        return f"hidden; {sighting or 'not seen yet'}"
    if laid.seen is not None and laid.seen[0] == laid.filled:
        return f"at {pawn.station}, in full view"
    return f"at {pawn.station}, hidden; {sighting or 'not seen yet'}"


def _sighting(laid: YardTable) -> str:
    if laid.seen is None:
        return ""
    window, where = laid.seen
    if laid.x_open:
        return f"vanished from {where}"
    ago = laid.filled - window
    since = f", {count(ago, 'move')} ago" if ago else ""
    return f"last seen at {where} (move {window}{since})"


def _held(edition: YardEdition, laid: YardTable, pawn: Pawn) -> str:
    if pawn.kind == "police":
        return "police, rides free"
    if pawn.kind == "detective":
        return "pays from the pool" if laid.pooled else _tickets(pawn.tickets)
    return _tickets(tuple((ticket, n) for ticket, n in pawn.tickets if ticket != "double" or edition.doubles))


def _tickets(tickets: Tickets) -> str:
    return ", ".join(glue(f"{n} {NAMES[ticket]}") for ticket, n in tickets)


def _windows(laid: YardTable) -> str:
    """The latest windows; the command `log` shows all."""
    latest = laid.windows[-LATEST:]
    earlier = laid.filled - len(latest)
    return " ".join(
        [
            *([f"({earlier} earlier)" if latest else count(earlier, "earlier move")] if earlier else []),
            ", ".join(_window(laid, window) for window in latest),
        ]
    ).strip()


def _window(laid: YardTable, window: Window) -> str:
    where = "" if window.station is None else f" to {window.station}"
    return glue(f"{window.number} {TICKETS[window.ticket]}{where}{shown(laid, window)}")


def tickets(edition: YardEdition, view: View) -> Iterator[Line]:
    """Who holds which tickets."""
    laid = table_of(view)
    width = max(len(name(pawn.seat)) for pawn in laid.pawns)
    for pawn in laid.pawns:
        free = "; taxi, bus and underground without limit" if pawn.seat == X and edition.stock is None else ""
        yield _row(name(pawn.seat), width, f"{_held(edition, laid, pawn)}{free}")
    if laid.pooled:
        yield _row("pool", width, _pool(laid) if laid.score is not None else _tickets(laid.pawns[1].tickets))
    if laid.score is not None:
        yield _row("points", width, _points(laid.score, view.seat))
    if laid.reserve:
        yield _row("reserve", width, _tickets(laid.reserve))


def log(edition: YardEdition, view: View) -> Iterator[Line]:
    """Mister X's travel log, a line for each window, and the appearances to come."""
    laid = table_of(view)
    if not laid.filled:
        yield Line("The log is empty: Mister X has not moved yet.")
    if before := laid.filled - len(laid.windows):
        yield Line(f"  {count(before, 'move')} before this game was set up")
    for window in laid.windows:
        where = "" if window.station is None else f" to {window.station}"
        notes = "".join(
            f" ({word})"
            for word, on in (("shown", window.shown and not laid.x_open), ("double move", window.double))
            if on
        )
        head = f"  move {window.number:>2}, round {window.round:>2}"
        yield Line(f"{head}: {TICKETS[window.ticket]}{where}{notes}", 4)
    coming, _ = _coming(edition, view)
    if coming:
        yield Line(f"Appearances to come: {'moves' if len(coming) > 1 else 'move'} {listing(coming)}.")


# Moves


def moves(view: View, others: tuple[View, ...] = (), whose: str = "") -> Iterator[Line]:
    """A seat's moves, grouped by ticket, and a line for each colleague who may go first.

    `whose` names the person who moves the seat, if several share the keyboard.
    """
    assert view.seat is not None
    yield BLANK
    yield Line(_heading(view, whose), 0, "bold")
    yield from _grouped(view)
    yield from _colleagues(others)


def _colleagues(others: tuple[View, ...]) -> Iterator[Line]:
    """The pawns that may go first: their rides, and how to type one."""
    if not others:
        return
    seats = [str(other.seat) for other in others]
    example = glue(f"{seats[0]} {others[0].moves[0]}")
    if table_of(others[0]).phase == "place":
        yield Line(f"{capital(listing(seats))} come next. To place another pawn first, type its name: {example}")
        return
    yield Line("The others still to move:")
    for seat, other in zip(seats, others, strict=True):
        rides = "; ".join(
            f"{TICKETS[verb]}{_left(other, verb)} {' '.join(ends)}" for verb, ends in _rides(other).items()
        )
        yield Line(f"  {seat} at {table_of(other).pawn(seat).station}: {rides}", 4)
    yield Line(f"Any order is fine. To move another pawn now, type its name first: {example}")


def _heading(view: View, whose: str) -> str:
    laid, seat = table_of(view), view.seat
    assert seat is not None
    where = laid.pawn(seat).station
    if laid.phase == "place":
        return f"Where does {seat} start?"
    if seat != X:
        return f"{whose + ', your' if whose else 'Your'} moves for {seat}, now at {where}:"
    number = laid.filled + 1
    match laid.phase:
        case "show":
            return f"You are at {where}. Show yourself now and take a ticket from each detective, or stay hidden?"
        case "take":
            return "Which ticket do you take?"
        case "double":
            which = f"first ride of two, move {number}"
        case "second":
            which = f"second ride, move {number}"
        case _:
            which = f"move {number}"
    shown = ", after which everybody sees you" if number in laid.reveals else ""
    return f"Your moves from {where} ({which}{shown}):"


def _grouped(view: View) -> Iterator[Line]:
    rides = _rides(view)
    heads = {verb: f"{TICKETS[verb]} {verb}{_left(view, verb)}" for verb in rides}
    width = max(map(len, heads.values()), default=0)
    for verb, ends in rides.items():
        note = _cost(table_of(view)) if verb == BLACK else ""
        yield Line(f"  {heads[verb] + ':':<{width + 1}} {' '.join(ends)}{note}", width + 4)
    if places := [str(station(move)) for move in view.moves if move.verb == "place"]:
        yield Line(f"  place: {' '.join(places)}", 9)
    for move in view.moves:
        match move.verb:
            case "double":
                yield Line(f"  double{_left(view, 'double')}: two rides in a row", 4)
            case "show":
                yield Line("  show: everybody sees where you are", 4)
            case "hide":
                yield Line("  hide: stay hidden", 4)
            case "take":
                yield Line(f"  {move}: {TICKETS[str(move.args[1])]} from {move.args[0]}", 4)


def _cost(laid: YardTable) -> str:
    """What a black ticket does in editions with an open X."""
    if not laid.x_open:
        return ""
    points = f"; costs {count(laid.score.black_price, 'point')}" if laid.score is not None else ""
    return f" (you vanish for this round{points})"


def _rides(view: View) -> dict[str, list[str]]:
    return {
        verb: ends for verb in TICKETS if (ends := [str(station(move)) for move in view.moves if move.verb == verb])
    }


def _left(view: View, ticket: str) -> str:
    """How many of a ticket the mover has left, if they are counted."""
    assert view.seat is not None
    laid = table_of(view)
    held = dict((*laid.pawn(view.seat).tickets, *(laid.reserve if view.seat == X else ())))
    return f" {glue(f'({held[ticket]} left)')}" if ticket in held else ""


# Suspects


def danger(found: Sequence[Danger]) -> Line:
    """The stations where pursuers can follow X next."""
    if not found:
        return Line("No pursuer can reach you next, wherever you go.")
    stations = [f"{station} ({listing(list(seats))})" for station, seats in found]
    return Line(f"Pursuers can reach {listing(stations)} next.")


def suspects(odds: Suspects, view: View) -> Iterator[Line]:
    """The stations where X can be from the public log, likeliest first."""
    if table_of(view).phase in ("place", "deal") and odds[0][0] == 0:
        yield Line("Mister X is not on the board yet.")
        return
    paths = sum(ways for _, ways in odds)
    you = view.seat == X
    who, are = ("you", "are") if you else ("Mister X", "is")
    if len(odds) == 1:
        yield Line(f"Everybody knows that {who} {are} at {odds[0][0]}.")
        return
    yield Line(f"From the log alone, {who} could be at {len(odds)} stations. Their shares of all possible routes:")
    shares: dict[str, list[int]] = {}
    for number, ways in sorted(odds, key=lambda one: -one[1]):
        shares.setdefault(percent(ways / paths), []).append(number)
    for share, stations in shares.items():
        each = " each" if len(stations) > 1 else ""
        yield Line(f"  {share}{each}: {' '.join(map(str, sorted(stations)))}", 4)
    if you:
        here = table_of(view).pawn(X).station
        yield Line(f"You are at {here} ({percent(dict(odds).get(here or 0, 0) / paths)}).")


# Boards


def lines_from(board: Board, number: int) -> Iterator[Line]:
    """Where each line goes from a station."""
    links = board.links(number)
    yield Line(f"From station {number}:")
    width = max(map(len, links), default=0)
    for mode, ends in links.items():
        note = " (Mister X only, on a black ticket)" if mode == "ferry" else ""
        yield Line(f"  {mode + ':':<{width + 1}} {' '.join(map(str, ends))}{note}", width + 4)


def ways_to(board: Board, view: View, number: int) -> Iterator[Line]:
    """The number of rides to a station from each pawn whose place is known."""
    far = board.distances[number]
    near = [(far[pawn.station], pawn) for pawn in table_of(view).pawns if pawn.station in far]
    distances = [
        f"{'you' if pawn.seat == X == view.seat else name(pawn.seat)} {n}"
        for n, pawn in sorted(near, key=lambda one: one[0])
    ]
    yield Line(f"Fewest rides from the pawns to {number} (without the ferry): {', '.join(distances)}.", 2)

"""The table, the log, tickets, moves and suspects in words: pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fogbound.cli.lines import BLANK, Line, glue, shorten
from fogbound.cli.speech import joined, label, name, pair, semicolons, share, t
from fogbound.cli.yard.words import station, step, table_of
from fogbound.game import DEALER, Seat, View
from fogbound.games.yard.belief import Suspects
from fogbound.games.yard.board import BLACK, PAYS, TICKETS, Board
from fogbound.games.yard.danger import Danger
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.table import Pawn, Score, Tickets, Window, YardTable

LATEST = 8


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
    rows = [
        (labels[pawn.seat], semicolons([t("cli-unplaced") if pawn.seat in unplaced else _where(laid, pawn), held]))
        for pawn in laid.pawns
        for held in [_held(edition, laid, pawn)]
    ]
    if laid.pooled:
        rows.append((t("cli-row-pool"), _pool(laid)))
    if laid.score is not None:
        rows.append((t("cli-row-points"), _points(laid.score, view.seat)))
    if laid.reserve:
        rows.append((t("cli-row-reserve"), t("cli-reserve-for", tickets=_tickets(laid.reserve))))
    if laid.phase == "place":
        cards = [card for deck in dict.fromkeys(deck for _, deck in edition.deals) for card in edition.deck(deck)]
        rows.append((t("cli-row-deal"), t("cli-deal-cards", cards=" ".join(map(str, cards)))))
    else:
        rows.append((t("cli-row-log"), _windows(laid) or t("cli-log-empty-row")))
    yield from _rows(rows)


def _now(laid: YardTable) -> str:
    """The phase of the game in words."""
    if laid.phase in ("place", "deal"):
        return t(f"cli-now-{laid.phase}")
    return (
        t("room-round-open", round=laid.round)
        if laid.max_rounds is None
        else t("room-round", round=laid.round, max=laid.max_rounds)
    )


def _pool(laid: YardTable) -> str:
    tickets = laid.pawns[1].tickets
    if laid.score is None:
        return t("cli-pool-shared", tickets=_tickets(tickets))
    prices = dict(laid.score.prices)
    return ", ".join(glue(t("cli-pool-ticket", ticket=one, n=n, points=prices[one])) for one, n in tickets)


def _points(score: Score, viewer: Seat | None) -> str:
    return t("cli-points", who=_who(viewer), points=score.points, n=score.left)


def _who(viewer: Seat | None) -> str:
    """Whom a text about X addresses: `you`, or `x` as somebody else."""
    return "you" if viewer == X else "x"


def _unplaced(edition: YardEdition, view: View) -> tuple[Seat, ...]:
    """The seats that are not on the board yet. For X the log tells, as the pawn is hidden anyway."""
    laid = table_of(view)
    if laid.phase == "place":
        return tuple(pawn.seat for pawn in laid.pawns if pawn.station is None)
    if laid.phase != "deal":
        return ()
    dealt = sum(ply.seat == DEALER for ply in view.log)
    return tuple(seat for seat, _ in edition.deals[dealt:])


def _rows(rows: Sequence[tuple[str, str]]) -> Iterator[Line]:
    """Labels and texts in two columns."""
    width = max((len(head) for head, _ in rows), default=0)
    for head, text in rows:
        yield Line(f"  {head:<{width}}  {text}", width + 4)


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
    return label(seat) + (_yours(edition, seat, viewer, mine) or (f" ({shorten(who[0], 12)})" if alone else ""))


def _yours(edition: YardEdition, seat: Seat, viewer: Seat | None, mine: frozenset[Seat]) -> str:
    """` (you)` for your pawns, unless all pursuers are yours."""
    own = seat == viewer if X in (seat, viewer) else seat in mine and not set(edition.pursuers) <= mine
    return f" ({t('lobby-you')})" if own else ""


def _next_show(edition: YardEdition, view: View) -> str:
    who = _who(view.seat)
    if edition.x_open:
        return _in_the_open(view)
    coming, sure = _coming(edition, view)
    if not coming:
        return t("cli-show-none", who=who)
    left = coming[0] - table_of(view).filled
    if coming[0] > sure:
        return t("cli-show-doubles", who=who, n=coming[0])
    return t("cli-show-next", who=who) if left == 1 else t("cli-show-after", who=who, n=coming[0], left=left)


def _in_the_open(view: View) -> str:
    """Whether X is on view this round, in words."""
    laid, who = table_of(view), _who(view.seat)
    if laid.phase in ("place", "deal"):
        return t("cli-open-dealt")
    if laid.seen is None or laid.seen[0] != laid.filled:
        return t("cli-open-vanished", who=who)
    black = dict(laid.pawn(X).tickets)["k"]
    return t("cli-open-view", who=who, n=black) if black else t("cli-open-view-none", who=who)


def _coming(edition: YardEdition, view: View) -> tuple[list[int], int]:
    """The appearances X can still reach, and the last move X reaches without a double move."""
    laid = table_of(view)
    made, doubles = laid.filled, dict(laid.pawn(X).tickets)["double"]
    sure = made + edition.longest - laid.round + {"x": 1, "double": 2, "second": 1}.get(laid.phase, 0)
    return [n for n in edition.reveals if made < n <= sure + doubles], sure


def _where(laid: YardTable, pawn: Pawn) -> str:
    if pawn.seat != X:
        return t("cli-at-frozen" if pawn.frozen else "cli-at", station=pawn.station)
    if pawn.station is None:
        return t("cli-hidden", seen=_sighting(laid))
    if laid.seen is not None and laid.seen[0] == laid.filled:
        return t("cli-at-view", station=pawn.station)
    return t("cli-at-hidden", station=pawn.station, seen=_sighting(laid))


def _sighting(laid: YardTable) -> str:
    if laid.seen is None:
        return t("cli-unseen")
    window, where = laid.seen
    if laid.x_open:
        return t("cli-vanished-from", station=where)
    ago = laid.filled - window
    return t("cli-seen-ago", station=where, n=window, ago=ago) if ago else t("cli-seen", station=where, n=window)


def _held(edition: YardEdition, laid: YardTable, pawn: Pawn) -> str:
    if pawn.kind == "police":
        return t("cli-police-free")
    if pawn.kind == "detective":
        return t("cli-pool-pays") if laid.pooled else _tickets(pawn.tickets)
    return _tickets(tuple((ticket, n) for ticket, n in pawn.tickets if ticket != "double" or edition.doubles))


def _tickets(tickets: Tickets) -> str:
    return ", ".join(glue(t("ticket-count", ticket=ticket, n=n)) for ticket, n in tickets)


def _windows(laid: YardTable) -> str:
    """The latest windows; the command `log` shows all."""
    latest = laid.windows[-LATEST:]
    earlier = laid.filled - len(latest)
    before = [t("cli-earlier" if latest else "cli-earlier-moves", n=earlier)] if earlier else []
    return " ".join([*before, ", ".join(glue(step(laid, window)) for window in latest)]).strip()


def tickets(edition: YardEdition, view: View) -> Iterator[Line]:
    """Who holds which tickets."""
    laid = table_of(view)
    rows = []
    for pawn in laid.pawns:
        held = _held(edition, laid, pawn)
        unlimited = pawn.seat == X and edition.stock is None
        rows.append((label(pawn.seat), t("cli-held-unlimited", tickets=held) if unlimited else held))
    if laid.pooled:
        rows.append((t("cli-row-pool"), _pool(laid) if laid.score is not None else _tickets(laid.pawns[1].tickets)))
    if laid.score is not None:
        rows.append((t("cli-row-points"), _points(laid.score, view.seat)))
    if laid.reserve:
        rows.append((t("cli-row-reserve"), _tickets(laid.reserve)))
    yield from _rows(rows)


def log(edition: YardEdition, view: View) -> Iterator[Line]:
    """Mister X's travel log, a line for each window, and the appearances to come."""
    laid = table_of(view)
    if not laid.filled:
        yield Line(t("cli-log-empty"))
    if before := laid.filled - len(laid.windows):
        yield Line(f"  {t('cli-log-before', n=before)}")
    for window in laid.windows:
        yield Line(f"  {_log_line(laid, window)}", 4)
    coming, _ = _coming(edition, view)
    if coming:
        yield Line(t("cli-appearances", n=len(coming), moves=joined(coming)))


def _log_line(laid: YardTable, window: Window) -> str:
    ride = t("ticket-name", ticket=window.ticket)
    if window.station is not None:
        ride = t("move-confirm", ticket=window.ticket, station=window.station)
    marks = (("cli-mark-shown", window.shown and not laid.x_open), ("cli-mark-double", window.double))
    notes = "".join(f" ({t(id)})" for id, on in marks if on)
    # Numbers below each other.
    return t("cli-log-line", n=f"{window.number:>2}", round=f"{window.round:>2}", ride=f"{ride}{notes}")


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
        yield Line(t("cli-next-place", n=len(seats), names=joined(map(label, seats)), example=example))
        return
    yield Line(t("cli-others-move"))
    for seat, other in zip(seats, others, strict=True):
        rides = semicolons(
            f"{t('ticket-word', ticket=verb)}{_left(other, verb)} {' '.join(ends)}"
            for verb, ends in _rides(other).items()
        )
        at = table_of(other).pawn(seat).station
        yield Line(f"  {t('cli-other-rides', name=label(seat), station=at, rides=rides)}", 4)
    yield Line(t("cli-any-order", example=example))


def _heading(view: View, whose: str) -> str:
    laid, seat = table_of(view), view.seat
    assert seat is not None
    where = laid.pawn(seat).station
    if laid.phase == "place":
        return t("cli-where-start", name=label(seat))
    if seat != X:
        facts = {"name": label(seat), "station": where}
        return t("cli-moves-whose", person=whose, **facts) if whose else t("cli-moves-of", **facts)
    if laid.phase == "show":
        return t("cli-show-or-hide", station=where)
    if laid.phase == "take":
        return t("cli-take-which")
    number = laid.filled + 1
    ride = laid.phase if laid.phase in ("double", "second") else "one"
    seen = "-seen" if number in laid.reveals else ""
    return t(f"cli-moves-x{seen}", station=where, n=number, ride=ride)


def _grouped(view: View) -> Iterator[Line]:
    rides = _rides(view)
    heads = {verb: t("app-label", label=f"{t('ticket-word', ticket=verb)} {verb}{_left(view, verb)}") for verb in rides}
    width = max(map(len, heads.values()), default=0)
    for verb, ends in rides.items():
        note = _cost(table_of(view)) if verb == BLACK else ""
        yield Line(f"  {heads[verb]:<{width}} {' '.join(ends)}{note}", width + 3)
    if places := [str(station(move)) for move in view.moves if move.verb == "place"]:
        yield Line(f"  {pair('place', ' '.join(places))}", 9)
    for move in view.moves:
        match move.verb:
            case "double":
                left = _left(view, "double")
                yield Line(f"  {pair(f'double{left}', t('cli-move-double'))}", 4)
            case "show" | "hide":
                yield Line(f"  {pair(move.verb, t(f'cli-move-{move.verb}'))}", 4)
            case "take":
                taken = t("move-take", ticket=str(move.args[1]), seat=move.args[0])
                yield Line(f"  {pair(str(move), taken)}", 4)


def _cost(laid: YardTable) -> str:
    """What a black ticket does in editions with an open X."""
    if not laid.x_open:
        return ""
    if laid.score is None:
        return f" ({t('cli-move-vanish')})"
    return f" ({t('cli-move-vanish-cost', n=laid.score.black_price)})"


def _rides(view: View) -> dict[str, list[str]]:
    return {
        verb: ends for verb in TICKETS if (ends := [str(station(move)) for move in view.moves if move.verb == verb])
    }


def _left(view: View, ticket: str) -> str:
    """How many of a ticket the mover has left, if they are counted."""
    assert view.seat is not None
    laid = table_of(view)
    held = dict((*laid.pawn(view.seat).tickets, *(laid.reserve if view.seat == X else ())))
    return f" {glue('(' + t('move-left', n=held[ticket]) + ')')}" if ticket in held else ""


# Suspects


def danger(found: Sequence[Danger]) -> Line:
    """The stations where pursuers can follow X next."""
    if not found:
        return Line(t("cli-danger-none"))
    stations = [f"{station} ({joined(map(name, seats))})" for station, seats in found]
    return Line(t("cli-danger", places=joined(stations)))


def suspects(odds: Suspects, view: View) -> Iterator[Line]:
    """The stations where X can be from the public log, likeliest first."""
    if table_of(view).phase in ("place", "deal") and odds[0][0] == 0:
        yield Line(t("cli-suspects-none"))
        return
    paths = sum(ways for _, ways in odds)
    you = view.seat == X
    if len(odds) == 1:
        yield Line(t("where-sure-x" if you else "where-sure", stations=str(odds[0][0])))
        return
    yield Line(t("cli-suspects", who=_who(view.seat), n=len(odds)))
    shares: dict[str, list[int]] = {}
    for number, ways in sorted(odds, key=lambda one: -one[1]):
        shares.setdefault(share(ways / paths), []).append(number)
    for each, stations in shares.items():
        head = t("cli-each", share=each) if len(stations) > 1 else each
        yield Line(f"  {t('app-label', label=head)} {' '.join(map(str, sorted(stations)))}", 4)
    if you:
        here = table_of(view).pawn(X).station
        yield Line(t("cli-suspects-you", station=here, share=share(dict(odds).get(here or 0, 0) / paths)))


# Boards


def lines_from(board: Board, number: int) -> Iterator[Line]:
    """Where each line goes from a station."""
    links = {t("app-label", label=mode_name(mode)): (mode, ends) for mode, ends in board.links(number).items()}
    yield Line(t("cli-lines-from", station=number))
    width = max(map(len, links), default=0)
    for said, (mode, ends) in links.items():
        note = f" ({t('cli-ferry-only')})" if mode == "ferry" else ""
        yield Line(f"  {said:<{width}} {' '.join(map(str, ends))}{note}", width + 4)


def mode_name(mode: str) -> str:
    """What a line is called: as the ticket that only it takes, or the ferry."""
    ticket = next((ticket for ticket, modes in PAYS.items() if modes == (mode,)), None)
    return t("cli-ferry") if ticket is None else t("ticket-word", ticket=ticket)


def ways_to(board: Board, view: View, number: int) -> Iterator[Line]:
    """The number of rides to a station from each pawn whose place is known."""
    far = board.distances[number]
    near = [(far[pawn.station], pawn) for pawn in table_of(view).pawns if pawn.station in far]
    distances = [
        t("app-pair", label=t("lobby-you") if pawn.seat == X == view.seat else name(pawn.seat), value=n)
        for n, pawn in sorted(near, key=lambda one: one[0])
    ]
    yield Line(t("cli-ways", station=number, distances=", ".join(distances)), 2)

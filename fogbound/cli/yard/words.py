"""What happens in a chase, in words made from views: plies, the end, Mister X's route."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import Line, glue
from fogbound.cli.speech import joined, semicolons, t
from fogbound.game import DEALER, Move, Outcome, Ply, Seat, View
from fogbound.games.yard.board import BLACK, ORDINARY
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.table import Window, YardTable


def table_of(view: View) -> YardTable:
    assert isinstance(view.table, YardTable)
    return view.table


def station(move: Move) -> int | None:
    """Where a move leads, if the viewer may know."""
    number = move.args[0] if move.args else None
    return number if isinstance(number, int) else None


def ride(move: Move) -> str:
    """A ride as its mover would say it, at the beginning of a sentence; another move in our notation."""
    if move.verb not in RIDES:
        return str(move)
    return t("move-confirm", ticket=move.verb, station=move.number)


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
        yield Line(t("cli-nobody-rides"))
        return
    for seat in pursuers:
        if seat not in moved:
            yield Line(t("cli-sits-out", seat=seat))


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
    you = view.seat == X
    if _comes_out(ply):
        return Line(t("cli-you-emerge" if you else "ply-emerge", station=station(ply.move)), 0, "bold")
    if ply.seat == DEALER:
        return Line(_deal(next(dealt)[0], ply.move, view.seat))
    if ply.move.verb == "place":
        return Line(t("ply-deal", seat=ply.seat, station=station(ply.move)))
    if ply.move.verb == "concede":
        return Line(t("cli-you-concede") if ply.seat == X == view.seat else t("ply-concede", seat=ply.seat))
    if ply.seat != X:
        return Line(t("ply-ride", seat=ply.seat, ticket=ply.move.verb, station=station(ply.move)))
    if ply.move.verb in RIDES:
        return _x_ride(next(windows), ply, view)
    return Line(_x_other(ply.move, you=you))


def _deal(seat: Seat, move: Move, viewer: Seat | None) -> str:
    where = station(move)
    if where is None:
        return t("ply-deal-hidden", seat=seat)
    return t("cli-you-start", station=where) if seat == X == viewer else t("ply-deal", seat=seat, station=where)


def _x_ride(window: Window, ply: Ply, view: View) -> Line:
    you, black, in_the_open = view.seat == X, window.ticket == BLACK, table_of(view).x_open
    # A ride that was hidden stays so, though X has come out of hiding since.
    end = station(ply.move) if in_the_open else window.station
    facts = {"ticket": window.ticket, "station": end, "n": window.number}
    if in_the_open and black:
        return Line(t("cli-you-vanish" if you else "ply-vanish-at" if end else "ply-vanish", **facts), 0, "bold")
    shown = "-shown" if window.shown and not in_the_open else "-at" if end is not None else ""
    text = t(f"{'cli-you' if you else 'ply-x'}-{'black' if black else 'ride'}{shown}", **facts)
    return Line(text, 0, "bold" if shown == "-shown" else "")


def _x_other(move: Move, *, you: bool) -> str:
    match move.verb:
        case "double":
            return t("cli-you-double" if you else "ply-double")
        case "show":
            return t("cli-you-show" if you else "ply-show", station=station(move))
        case "take":
            return t("cli-you-take" if you else "ply-take", ticket=str(move.args[1]), seat=move.args[0])
        case _:
            return t("cli-you-hide" if you else "ply-hide")


def intention(edition: YardEdition, view: View, seat: Seat, move: Move) -> str:
    """What a move will do, before it is confirmed."""
    end = station(move)
    if move.verb == "place":
        return t("ply-deal", seat=seat, station=end)
    if seat != X:
        ride = {"seat": seat, "ticket": move.verb, "station": end}
        price = _price(view, move.verb)
        said = t("ply-ride", **ride) if price is None else t("cli-ride-price", **ride, n=price)
        return f"{said}{_strand_warning(edition, view, seat, move)}"
    number = table_of(view).filled + 1
    seen = f" {t('move-seen', n=number)}" if number in edition.reveals else ""
    match move.verb:
        case "double":
            return t("cli-double-means")
        case "k" if edition.x_open:
            cost = f" {t('cli-vanish-cost', n=edition.black_price)}" if edition.black_price else ""
            return f"{t('cli-vanish-means', station=end)}{cost}"
        case "k":
            return f"{t('cli-black-means', station=end)}{seen}"
        case "t" | "b" | "u":
            return f"{t('cli-ride-means', ticket=move.verb, station=end)}{seen}"
        case "show":
            return t("cli-show-means", station=end)
        case _:
            return _x_other(move, you=True)


def _price(view: View, ticket: str) -> int | None:
    """The points that a ride earns Mister X."""
    score = table_of(view).score
    return None if score is None else dict(score.prices)[ticket]


def _strand_warning(edition: YardEdition, view: View, seat: Seat, move: Move) -> str:
    """A warning if the rider will have no ticket to leave the station."""
    laid, target = table_of(view), station(move)
    held = dict(laid.pawn(seat).tickets)
    assert target is not None
    others = [ticket for ticket in ORDINARY if ticket != move.verb and edition.board.rides[ticket][target]]
    if held.get(move.verb) != 1 or any(held[ticket] for ticket in others):
        return ""
    last = t("cli-last-ticket-pool" if laid.pooled else "cli-last-ticket", seat=seat, ticket=move.verb)
    rest = t("cli-strand-tickets", tickets=others, station=target) if others else t("cli-strand", station=target)
    return f" {last} {rest}"


# The end


def concession(view: View) -> str:
    """What giving up costs, before it is confirmed."""
    laid = table_of(view)
    if laid.score is None:
        return t("cli-concede-x" if view.seat == X else "cli-concede-side")
    rest = joined([t("ticket-count", ticket=ticket, n=n) for ticket, n in laid.pawns[1].tickets if n])
    total = laid.score.points + laid.score.left
    return t("cli-concede-points", rest=rest, n=laid.score.left, total=total, now=laid.score.points)


def outcome(edition: YardEdition, view: View) -> Line:
    """Who won and why, in one or two sentences."""
    assert view.outcome is not None
    return Line(f"{_why(edition, view, view.outcome)} {_winners(view.outcome)}.", 0, "bold")


def _winners(ended: Outcome) -> str:
    if ended.points:
        return t("end-points", n=dict(ended.points)[X])
    return t("end-x" if X in ended.winners else "end-detectives")


def _why(edition: YardEdition, view: View, ended: Outcome) -> str:
    table = table_of(view)
    last = view.log[-1] if view.log else None
    left = table.score.left if table.score is not None else 0
    facts = {"round": table.round, "station": table.pawn(X).station, "n": left}
    match ended.reason:
        case "captured" if last is not None:
            return t("reason-captured", **{**facts, "station": station(last.move)}, seat=last.seat)
        case "trapped" | "spent" | "escaped" as reason:
            return t(f"reason-{reason}", **facts)
        case "stuck" if table.score is not None:
            handed = f" {t('cli-leftovers', n=left)}" if left and edition.stuck_leftovers == "to_x" else ""
            return f"{t('reason-stuck-open', **facts)}{handed}"
        case "stuck":
            return t("reason-stuck", **facts)
        case "conceded" if last is not None and last.seat == X:
            return t("reason-conceded", seat=X)
        case "conceded":
            return t("reason-conceded-tickets" if left else "reason-conceded-side", **facts)
        case reason:
            return t("reason-other", reason=reason)


def journey(edition: YardEdition, view: View) -> tuple[tuple[str, int], ...]:
    """Mister X's route from his start, in words and as stations, as far as this viewer knows it."""
    start = [(t("cli-step-start", station=n), n) for n in (_x_start(edition, view),) if n is not None]
    laid = table_of(view)
    rides = [(step(laid, window), window.station) for window in laid.windows if window.station is not None]
    return (*start, *rides)


def step(laid: YardTable, window: Window) -> str:
    """A window of the travel log, as in a list. Windows in which X was seen are marked, unless X is always on view."""
    if window.station is None:
        return t("cli-step", n=window.number, ticket=window.ticket)
    shown = "-shown" if window.shown and not laid.x_open else ""
    return t(f"cli-step-at{shown}", n=window.number, ticket=window.ticket, station=window.station)


def _x_start(edition: YardEdition, view: View) -> int | None:
    deals = [ply for ply in view.log if ply.seat == DEALER]
    return next((station(ply.move) for (seat, _), ply in zip(edition.deals, deals, strict=False) if seat == X), None)


def route(edition: YardEdition, view: View) -> Line:
    """Mister X's whole route in one line."""
    steps = [glue(how) for how, _ in journey(edition, view)]
    return Line(t("cli-route", steps=semicolons(steps)) if steps else t("cli-route-none"), 2)

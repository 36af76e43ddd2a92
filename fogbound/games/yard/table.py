"""The table of the chase as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fogbound.game import Ply, Seat, Table
from fogbound.games.yard.board import BLACK, ORDINARY, TICKETS
from fogbound.games.yard.edition import Purse, X, YardEdition
from fogbound.games.yard.position import Position, can_pay, points, worth

Tickets = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Pawn:
    """A piece: `kind` is x, detective or police; `station` is None where the viewer does not know it.

    `tickets` is empty for the police, who travel free; pooled detectives each show the whole pool.
    A `frozen` pursuer has no ticket for any line that leaves their station, and never will.
    """

    seat: Seat
    kind: str
    station: int | None
    tickets: Tickets
    frozen: bool = False


@dataclass(frozen=True)
class Window:
    """One field of X's travel log: the ticket on it, and the station under it if the viewer knows it."""

    number: int
    round: int
    ticket: str
    station: int | None
    shown: bool
    double: bool


@dataclass(frozen=True)
class Score:
    """Points: the price of each ticket, what a black one costs X, X's points, and what the pool is still worth."""

    prices: Tickets
    black_price: int
    points: int
    left: int


@dataclass(frozen=True)
class YardTable(Table):
    """What lies on the table: counts are public, stations are not always.

    `phase` is one of place, deal, x, double (first leg of two), second, show, take, pursuit,
    emerge (X comes out of hiding) or over. `max_rounds` is None where only tickets limit a game.
    `filled` counts the windows of X's log; `windows` are those filled since the game was set up.
    `seen` is X's last appearance as (window number, station); `reserve` the common tickets where they count.
    `x_open`: X hides only under a black ticket. `boats` is how many ferry rides are left to X, if they are
    counted and the viewer can know. `score` is there if tickets are worth points.
    """

    phase: str
    round: int
    max_rounds: int | None
    pawns: tuple[Pawn, ...]
    filled: int
    windows: tuple[Window, ...]
    reveals: tuple[int, ...]
    seen: tuple[int, int] | None
    reserve: Tickets
    pooled: bool
    x_open: bool = False
    boats: int | None = None
    score: Score | None = None

    def pawn(self, seat: Seat) -> Pawn:
        return next(pawn for pawn in self.pawns if pawn.seat == seat)


def lay(
    edition: YardEdition, position: Position, pawns: tuple[Pawn, ...], windows: tuple[Window, ...], *, knows_all: bool
) -> YardTable:
    """The table as X sees it and, after the game, everybody (`knows_all`); or as all others do.

    `pawns` are as X knows them, `windows` as the viewer does.
    """
    knows_x = knows_all or position.x_visible
    return YardTable(
        phase=position.phase,
        round=position.round,
        max_rounds=edition.max_rounds,
        pawns=pawns if knows_x else (replace(pawns[0], station=None), *pawns[1:]),
        filled=position.windows,
        windows=windows,
        reveals=edition.reveals,
        seen=position.seen,
        reserve=_counted(position.stock) if edition.stock_holder == "reserve" else (),
        pooled=edition.pooled,
        x_open=edition.x_open,
        boats=position.boats if knows_x or not position.at[0] else None,
        score=_score(edition, position),
    )


def pawns(
    edition: YardEdition, position: Position, earlier: tuple[Position, tuple[Pawn, ...]] | None = None
) -> tuple[Pawn, ...]:
    """All pawns where they stand. `earlier` are those of another moment: a ply changes one or two of them."""
    if earlier is None:
        return tuple([_pawn(edition, position, seat) for seat in edition.seats])
    before, those = earlier
    stays = before.at, before.purses, before.stock, before.black, before.doubles
    if stays == (position.at, position.purses, position.stock, position.black, position.doubles):
        return those
    return tuple(
        [
            pawn
            if was == now and _holds(edition, before, pawn.seat) == _holds(edition, position, pawn.seat)
            else _pawn(edition, position, pawn.seat)
            for pawn, was, now in zip(those, before.at, position.at, strict=True)
        ]
    )


def _pawn(edition: YardEdition, position: Position, seat: Seat) -> Pawn:
    station = position.at[edition.index[seat]]
    stuck = seat != X and station > 0 and not can_pay(edition, position, seat)
    return Pawn(seat, _kind(edition, seat), station or None, _tickets(edition, position, seat), stuck)


def _holds(edition: YardEdition, position: Position, seat: Seat) -> tuple[object, ...]:
    """All that a pawn depends on besides its station."""
    if seat == X:
        return position.stock, position.black, position.doubles
    which = edition.purse_of.get(seat)
    return () if which is None else position.purses[which]


def _score(edition: YardEdition, position: Position) -> Score | None:
    if edition.prices is None:
        return None
    ended = dict(position.outcome.points)[X] if position.outcome is not None else None
    return Score(
        prices=_counted(edition.prices),
        black_price=edition.black_price,
        points=points(edition, position) if ended is None else ended,
        left=worth(edition, position.purses),
    )


def _kind(edition: YardEdition, seat: Seat) -> str:
    if seat == X:
        return "x"
    return "police" if seat in edition.police else "detective"


def _counted(purse: Purse | None) -> Tickets:
    return () if purse is None else tuple(zip(ORDINARY, purse, strict=True))


def _tickets(edition: YardEdition, position: Position, seat: Seat) -> Tickets:
    if seat == X:
        own = _counted(position.stock) if edition.stock_holder == X else ()
        return (*own, (BLACK, position.black), ("double", position.doubles))
    which = edition.purse_of.get(seat)
    return () if which is None else _counted(position.purses[which])


def changes_windows(ply: Ply) -> bool:
    """Whether X's travel log is another after this ply."""
    return ply.seat == X or ply.move.verb == "show"


def windows(edition: YardEdition, origin: Position, log: tuple[Ply, ...], *, knows_all: bool) -> tuple[Window, ...]:
    """X's travel log since the game was set up."""
    filled: list[Window] = []
    number = origin.windows
    round_ = origin.round - (origin.phase in ("x", "double"))
    legs = {"double": 2, "second": 1}.get(origin.phase, 0)
    for ply in log:
        if not changes_windows(ply):
            continue
        verb, station = ply.move.verb, ply.move.args[0] if ply.move.args else None
        if verb == "show" and filled and isinstance(station, int):  # by X, or by the dealer
            filled[-1] = replace(filled[-1], station=station, shown=True)
        elif ply.seat != X:
            continue
        elif verb == "double":
            legs = 2
        elif verb in TICKETS:
            number += 1
            round_ += legs != 1
            shown = verb != BLACK if edition.x_open else number in edition.reveals
            known = station if isinstance(station, int) and (knows_all or shown) else None
            filled.append(Window(number, round_, verb, known, shown, legs > 0))
            legs = max(0, legs - 1)
    return tuple(filled)

"""The chase as one seat sees it: the values a view's `table` is made of."""

from __future__ import annotations

from dataclasses import dataclass

from fogbound.game import Seat, Table

Tickets = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Pawn:
    """A piece: `kind` is x, detective or police; `station` is None where the viewer does not know it.

    `tickets` is empty for the police, who travel free; pooled detectives each show the whole pool.
    """

    seat: Seat
    kind: str
    station: int | None
    tickets: Tickets


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
class YardTable(Table):
    """What lies on the table: counts are public, stations are not always.

    `phase` says what is going on: deal, x, double (first leg of two), second, show, take, pursuit or over.
    `seen` is X's last appearance as (window number, station); `reserve` the common tickets where they count.
    """

    phase: str
    round: int
    max_rounds: int
    pawns: tuple[Pawn, ...]
    windows: tuple[Window, ...]
    reveals: tuple[int, ...]
    seen: tuple[int, int] | None
    reserve: Tickets
    pooled: bool

    def pawn(self, seat: Seat) -> Pawn:
        return next(pawn for pawn in self.pawns if pawn.seat == seat)

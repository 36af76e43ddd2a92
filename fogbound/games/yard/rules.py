"""The chase as a game of the core. `moves` says what may be played, `turns` what a move leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from fogbound.errors import IllegalMove
from fogbound.game import HIDDEN, Move, Outcome, Ply, Seat, Secret, State
from fogbound.games.yard import refusals
from fogbound.games.yard.board import BLACK, ORDINARY
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.learned import learned
from fogbound.games.yard.moves import RIDES, legal, next_deal, ride_is_seen
from fogbound.games.yard.position import Position, from_text, opening, to_text
from fogbound.games.yard.setup import origins, set_up
from fogbound.games.yard.table import Pawn, Window, YardTable, changes_windows, lay, pawns, windows
from fogbound.games.yard.turns import after

_ONLY_X = frozenset({X})
_COVERED = {verb: Secret(_ONLY_X, Move(verb, (HIDDEN,))) for verb in (*ORDINARY, BLACK, "deal")}


@dataclass(frozen=True)
class ChaseState(State):
    """The truth of one chase. `origin` is where the log starts: undealt, or a position set up by hand."""

    edition: YardEdition
    position: Position
    origin: Position

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self.position.turn

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.position.turn:
            return ()
        offers = self._offers
        if seat not in offers:
            offers[seat] = tuple(legal(self.edition, self.position, seat))
        return offers[seat]

    @cached_property
    def _offers(self) -> dict[Seat, tuple[Move, ...]]:
        """Clients list the moves and `play` checks against them, so each list is made once."""
        return {}

    def _play(self, seat: Seat, move: Move) -> ChaseState:
        return ChaseState(self.edition, self.log, after(self.edition, self.position, seat, move), self.origin)

    def _secret(self, seat: Seat, move: Move) -> Secret | None:
        if seat == X and move.verb in RIDES:
            return None if ride_is_seen(self.edition, self.position, move) else _COVERED[move.verb]
        if move.verb == "deal" and next_deal(self.edition, self.position)[0] == X and not self.edition.x_open:
            return _COVERED["deal"]
        return None

    def _table(self, seat: Seat | None) -> YardTable:
        """X sees one table, and everybody else another: each is laid once."""
        knows_all = seat == X or self.outcome is not None
        if knows_all not in self._tables:
            windows = self._windows_seen(knows_all)
            self._tables[knows_all] = lay(self.edition, self.position, self._pawns, windows, knows_all=knows_all)
        return self._tables[knows_all]

    def viewpoint(self, seat: Seat | None) -> Seat | None:
        return X if seat == X else None

    @cached_property
    def _tables(self) -> dict[bool, YardTable]:
        return {}

    @cached_property
    def _pawns(self) -> tuple[Pawn, ...]:
        return pawns(self.edition, self.position)

    def _windows_seen(self, knows_all: bool) -> tuple[Window, ...]:
        if knows_all not in self._windows:
            self._windows[knows_all] = windows(self.edition, self.origin, self.log, knows_all=knows_all)
        return self._windows[knows_all]

    @cached_property
    def _windows(self) -> dict[bool, tuple[Window, ...]]:
        return {}

    def _hand_on(self, then: ChaseState, ply: Ply) -> None:
        super()._hand_on(then, ply)
        known = vars(then)
        if "_pawns" in vars(self):
            known["_pawns"] = pawns(self.edition, then.position, (self.position, self._pawns))
        known["_windows"] = {} if changes_windows(ply) else dict(self._windows)
        known["_offers"], known["_tables"] = {}, {}  # (`cached_property` takes a lock when it makes something)

    def learned(self, before: ChaseState, seat: Seat) -> str | None:
        since = self.log[len(before.log) :]
        if self.outcome is not None:
            return super().learned(before, seat)
        return learned(self.edition, before.position, before.view(None), since, seat, before.setup)

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        return refusals.refusal(self.edition, self.position, seat, move, self.moves(seat))

    def _refusal_to(self, seat: Seat, place: int) -> IllegalMove:
        return refusals.refusal_to(self.edition, self.position, seat, place, self.moves(seat))

    def starts(self) -> Iterator[ChaseState]:
        for origin in origins(self.edition, self.position):
            yield ChaseState(self.edition, (), origin, origin)

    @property
    def setup(self) -> str | None:
        return None if self.origin.phase in ("place", "deal") else to_text(self.edition, self.origin)

    def position_text(self) -> str:
        """The whole truth as one line. Never show it to a pursuer."""
        return to_text(self.edition, self.position)

    def _repr_svg_(self) -> str:
        from fogbound.games.yard.map.draw import draw  # notebooks alone draw states, and they show the public view

        return draw(self.edition.board, self._table(None))


def start(edition: YardEdition, position: str | None = None) -> ChaseState:
    """An undealt game, or a game from a position line."""
    origin = opening(edition) if position is None else set_up(edition, from_text(edition, position))
    return ChaseState(edition, (), origin, origin)

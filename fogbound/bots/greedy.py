"""The bot that looks one move ahead: X runs from the nearest pawn, and pursuers close in on the suspects."""

from __future__ import annotations

from random import Random

from fogbound import catalog
from fogbound.bots.kind import Odds
from fogbound.game import Edition, Move, View
from fogbound.games.yard.belief import Suspects, Tracker
from fogbound.games.yard.board import BLACK, TICKETS
from fogbound.games.yard.edition import X
from fogbound.games.yard.table import YardTable
from fogbound.notation import CONCEDE

FAR = 99  # the distance where no line leads


class GreedyBot:
    """Plays any seat of a chase; one bot may lead all pursuers."""

    def __init__(self, edition: Edition, rng: Random) -> None:
        self._edition = catalog.as_chase(edition)
        self._board = self._edition.board
        self._tracker = Tracker(self._edition)
        self._rng = rng

    def choose(self, view: View) -> Move | None:
        assert isinstance(view.table, YardTable)
        moves = [move for move in view.moves if move != CONCEDE]
        rides = [move for move in moves if move.verb in TICKETS]
        if moves[0].verb == "place":
            return self._place(view.table, moves)
        if not rides:
            return self._aside(moves)
        if view.seat == X:
            return self._flee(view.table, moves, rides)
        return self._approach(view, rides)

    def belief(self, view: View) -> Odds:
        """A station is as likely as the share of X's possible paths that end there."""
        suspects = self._hunted(view)
        paths = sum(ways for _, ways in suspects)
        return tuple((station, ways / paths) for station, ways in suspects)

    def _place(self, table: YardTable, moves: list[Move]) -> Move:
        """The station from which the placed pawns together are nearest to X's possible starts."""
        self._rng.shuffle(moves)
        placed = [pawn.station for pawn in table.pawns if pawn.station is not None]
        starts = [start for _, deck in self._edition.deals for start in self._edition.deck(deck)]
        return min(
            moves, key=lambda move: sum(min(self._apart(at, n) for at in (*placed, move.number)) for n in starts)
        )

    def _aside(self, moves: list[Move]) -> Move:
        """X hides rather than appears; other choices are random."""
        return next((move for move in moves if move.verb == "hide"), None) or self._rng.choice(moves)

    def _flee(self, table: YardTable, moves: list[Move], rides: list[Move]) -> Move:
        """The ride furthest from the nearest pawn; if every ride ends within reach, a double or a hidden ride."""
        self._rng.shuffle(rides)
        best = max(rides, key=lambda ride: (self._room(table, ride), ride.verb != BLACK))
        if self._room(table, best) > 1:
            return best
        double = next((move for move in moves if move.verb == "double"), None)
        unseen = [ride for ride in rides if ride.verb == BLACK and table.x_open]
        return double or (max(unseen, key=lambda ride: self._room(table, ride)) if unseen else best)

    def _room(self, table: YardTable, ride: Move) -> int:
        return min(
            self._apart(pawn.station, ride.number)
            for pawn in table.pawns
            if pawn.seat != X and pawn.station is not None
        )

    def _hunted(self, view: View) -> Suspects:
        return self._tracker.follow(view).suspects

    def _approach(self, view: View, rides: list[Move]) -> Move:
        """The ride that ends nearest to the suspects, weighed by their number of paths."""
        suspects = self._hunted(view)
        self._rng.shuffle(rides)
        return min(rides, key=lambda ride: self._way(suspects, ride.number))

    def _way(self, suspects: Suspects, station: int) -> int:
        return sum(ways * self._apart(station, suspect) for suspect, ways in suspects)

    def _apart(self, a: int, b: int) -> int:
        """The distance in rides of a pursuer; `FAR` where only boats lead."""
        return self._board.distances[a].get(b, FAR)

"""A bot that plays by eye, as people do: it sees what is near, forgets old tickets and has whims.

It is the greedy bot with human mistakes. None of them is absurd: its X never needlessly rides within reach of a pawn
that it notices, and its pursuers always take an X they see within reach.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from fogbound.bots.greedy import FAR, GreedyBot
from fogbound.bots.kind import Kind
from fogbound.game import Edition, Move, View
from fogbound.games.yard.belief import Suspects
from fogbound.games.yard.board import BLACK, TICKETS
from fogbound.games.yard.edition import X
from fogbound.games.yard.table import YardTable
from fogbound.options import Option, with_defaults

SETTINGS = (
    Option("slips", "decimal", 0.0, low=0, high=1),  # how often it rides on a whim
    Option("sight", "number", 20, low=1, high=100),  # rides: it overlooks pawns further away
    Option("recall", "number", 30, low=0, high=100),  # how many of X's last tickets it remembers
    Option("nerve", "decimal", 1.0, low=0, high=1),  # how often a cornered X thinks of a black ticket or a double
)

AIMLESS = 0.5  # the share of a pursuer's whims that go anywhere; the others go to X's last station


class EyeBot(GreedyBot):
    """Plays any seat of a chase; it never concedes."""

    def __init__(self, edition: Edition, rng: Random, *, slips: float, sight: int, recall: int, nerve: float) -> None:
        super().__init__(edition, rng)
        self._slips = slips
        self._sight = sight
        self._recall = recall
        self._nerve = nerve

    # X

    def _flee(self, table: YardTable, moves: list[Move], rides: list[Move]) -> Move:
        """Ride away from the pawns it notices. Black tickets and doubles come to mind only when it is cornered."""
        plain = [ride for ride in rides if ride.verb != BLACK] or rides
        safe = [ride for ride in plain if self._room(table, ride) > 1]
        if safe and self._rng.random() < self._slips:
            return self._rng.choice(safe)
        if safe or self._rng.random() >= self._nerve:
            self._rng.shuffle(plain)
            return max(plain, key=lambda ride: self._room(table, ride))
        return super()._flee(table, moves, rides)

    def _room(self, table: YardTable, ride: Move) -> int:
        """The distance from a ride's end to the nearest pawn that X notices from here."""
        here = table.pawn(X).station
        pawns = [pawn.station for pawn in table.pawns if pawn.seat != X and pawn.station is not None]
        noticed = [at for at in pawns if here is None or self._apart(at, here) <= self._sight]
        return min((self._apart(at, ride.number) for at in noticed), default=FAR)

    # Pursuers

    def _approach(self, view: View, rides: list[Move]) -> Move:
        """Ride towards the suspects; on a whim, back to where X was last seen, or anywhere."""
        assert isinstance(view.table, YardTable)
        seen, x = view.table.seen, view.table.pawn(X).station
        if any(ride.number == x for ride in rides) or self._rng.random() >= self._slips:
            return super()._approach(view, rides)
        if seen is None or self._rng.random() < AIMLESS:
            return self._rng.choice(rides)
        return min(rides, key=lambda ride: self._apart(ride.number, seen[1]))

    def _hunted(self, view: View) -> Suspects:
        """The exact suspects if it remembers every ticket since X was seen, else a guess from those it remembers."""
        table = view.table
        assert isinstance(table, YardTable)
        window, station = table.seen or (0, None)
        since = [one.ticket for one in table.windows if one.number > window]
        if len(since) <= self._recall:
            return super()._hunted(view)
        starts = [n for seat, deck in self._edition.deals if seat == X for n in self._edition.deck(deck)]
        ways = Counter(starts if station is None else [station])
        for n, ticket in enumerate(since):
            tickets = (ticket,) if len(since) - n <= self._recall else tuple(TICKETS)
            ways = self._spread(ways, tickets)
        pawns = {pawn.station for pawn in table.pawns if pawn.seat != X}
        return tuple(sorted((n, many) for n, many in ways.items() if n not in pawns or len(ways) <= len(pawns)))

    def _spread(self, ways: Counter[int], tickets: tuple[str, ...]) -> Counter[int]:
        then = Counter[int]()
        for at, many in ways.items():
            for ticket in tickets:
                for target, _ in self._board.rides[ticket][at]:
                    then[target] += many
        return then


def by_eye(line: str, **numbers: Any) -> Kind:
    """A level that plays by eye."""
    return Kind(EyeBot, with_defaults(SETTINGS, **numbers), line=line)

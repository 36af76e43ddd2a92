"""The rides of a board as rows of numbers, in the order that networks use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from fogbound.bots.mind.families import FAMILIES
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import BLACK, ORDINARY, Board

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]

SLOTS = 5  # pursuers that a table can have
AFAR = 10  # the greatest distance; that of a pawn that does not exist


@dataclass(frozen=True)
class Layout:
    """A board's stations counted from 0, and its rides: first those by ordinary tickets, then black ones.

    Pawns that a table does not have stand on one more station, `nowhere`. One more ride, `none`, pads rows.
    """

    board: Board

    @cached_property
    def stations(self) -> tuple[int, ...]:
        return self.board.stations

    @property
    def nowhere(self) -> int:
        return len(self.stations)

    @cached_property
    def index_of(self) -> dict[int, int]:
        """The index of each station, by the board's number."""
        return {number: n for n, number in enumerate(self.stations)}

    @cached_property
    def rides(self) -> tuple[tuple[int, str, int], ...]:
        """Every ride as (station, ticket, station), with the board's numbers."""
        return tuple(
            (here, ticket, there)
            for tickets in (ORDINARY, (BLACK,))
            for here in self.stations
            for ticket in tickets
            for there, _ in self.board.rides[ticket][here]
        )

    @cached_property
    def index(self) -> dict[tuple[int, str, int], int]:
        return {ride: n for n, ride in enumerate(self.rides)}

    @cached_property
    def ordinary(self) -> int:
        """The number of rides by ordinary tickets."""
        return sum(ticket != BLACK for _, ticket, _ in self.rides)

    @property
    def none(self) -> int:
        return len(self.rides)

    @cached_property
    def start(self) -> Ints:
        """Where each ride begins."""
        return np.array([self.index_of[here] for here, _, _ in self.rides], dtype=np.int64)

    @cached_property
    def end(self) -> Ints:
        """Where each ride ends."""
        return np.array([self.index_of[there] for _, _, there in self.rides], dtype=np.int64)

    @cached_property
    def ticket(self) -> Ints:
        """The ticket of each ride: 0 taxi, 1 bus, 2 underground, 3 black."""
        kinds = (*ORDINARY, BLACK)
        return np.array([kinds.index(ticket) for _, ticket, _ in self.rides], dtype=np.int64)

    @cached_property
    def boat(self) -> Bools:
        """Which rides only a boat makes."""
        return np.array([ticket == BLACK and self._only_by_boat(here, there) for here, ticket, there in self.rides])

    @cached_property
    def ride_of(self) -> Ints:
        """The ride from a station by a ticket to a station; `none` where there is no such ride."""
        table = np.full((self.nowhere, len(ORDINARY) + 1, self.nowhere), self.none, dtype=np.int64)
        table[self.start, self.ticket, self.end] = np.arange(self.none)
        return table

    @cached_property
    def leaving(self) -> Ints:
        """The rides that leave each station, by any ticket, padded with `none`."""
        return self._rows(len(self.rides))

    @cached_property
    def pursuing(self) -> Ints:
        """The rides that leave each station by ordinary tickets, padded with `none`; none leave `nowhere`."""
        return self._rows(self.ordinary)

    @cached_property
    def distances(self) -> Floats:
        """Distances in rides of pursuers; the last row is that of `nowhere`."""
        far = self.board.distances
        rows = [[min(AFAR, far[a].get(b, AFAR)) for b in self.stations] for a in self.stations]
        return np.array([*rows, [AFAR] * len(self.stations)], dtype=np.float32)

    def rides_of(self, board: Board) -> Bools:
        """Which of these rides another board of the family has."""
        return np.array([any(end == there for end, _ in board.rides[t][here]) for here, t, there in self.rides])

    def _only_by_boat(self, here: int, there: int) -> bool:
        return {mode for mode, ends in self.board.links(here).items() if there in ends} == {"ferry"}

    def _rows(self, rides: int) -> Ints:
        listed: list[list[int]] = [[] for _ in range(self.nowhere + 1)]
        for n in range(rides):
            listed[self.start[n]].append(n)
        width = max(map(len, listed))
        return np.array([row + [self.none] * (width - len(row)) for row in listed], dtype=np.int64)


@lru_cache(maxsize=8)
def layout_of(family: str) -> Layout:
    return Layout(boards.load(FAMILIES[family][0]))

"""The last round of the pursuers, solved exactly.

X will not move again, so pursuers learn nothing in this round except whether they caught X. A pawn arrives where X is,
or rules a station out; a plan need not branch on what is seen. Pawns end on different stations, and the chance of a
capture is the sum of the belief on those stations. The rules make it a search: a pawn's station is free once it has
left, purses may be shared, a pawn that can ride must ride, and where points count, an early capture costs X points.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import numpy as np

from fogbound.bots.mind.layout import Ints
from fogbound.fast import Chase, endings, matrix, offset, phases, verbs
from fogbound.fast.arrays import PURSES, SEATS, Book, Plies, State, States, Weights
from fogbound.fast.moves import legal
from fogbound.fast.turns import play
from fogbound.games.yard.position import x_gets

MOST = 4000  # plies tried for one answer, of which a few hundred are usual; then the best so far is good enough
SAME = 1e-9  # chances that differ by less are equal

# The stations that a pawn can cover, with the belief on each, the likeliest first.
Reach = tuple[tuple[float, int], ...]


def x_gain(chase: Chase, state: State) -> float:
    """What X gained in a finished chase."""
    outcome = chase.outcome(state)
    assert outcome is not None
    return x_gets(chase.edition, outcome)


def is_last(book: Book, state: State) -> bool:
    """May this be the last round? Where only tickets end a game, one ticket left for each waiting pawn makes it so."""
    if book[matrix.MAX_ROUNDS] != matrix.NO_LIMIT:
        return bool(state[offset.ROUND] >= book[matrix.MAX_ROUNDS])
    tickets = int(state[offset.PURSE : offset.PURSE + verbs.ORDINARY * PURSES].sum())
    return bool(book[matrix.PRICED]) and tickets <= int(state[offset.WAITING]).bit_count()


class Endgame:
    """Solves the last round for the pursuers."""

    def __init__(self, chase: Chase) -> None:
        self._chase = chase
        book = chase.book
        self._priced = bool(book[matrix.PRICED])
        paying = [int(purse) for purse in book[matrix.PURSE_OF + 1 : matrix.PURSE_OF + 1 + book[matrix.PURSUERS]]]
        paying = [purse for purse in paying if purse != matrix.FREE]
        self._purses_matter = self._priced or len(set(paying)) < len(paying)

    def gains(self, states: States, weights: Weights, plies: Plies) -> Weights | None:
        """What X gains after each ply of a pursuer if all then play best; None where the chase may go on."""
        if not is_last(self._chase.book, states[0]):
            return None
        mass = np.zeros(len(self._chase.numbers))
        np.add.at(mass, states[:, offset.AT], weights)
        table = states[0].copy()
        table[offset.AT] = 0  # X is off the board here: `mass` says how likely each capture is
        found = [_Hunt(self, table, mass).after(int(ply)) for ply in plies]
        return None if any(gained is None for gained in found) else np.array(found, dtype=float)

    def caught(self, table: State, ply: int) -> float:
        """What X gains if a ply captures X."""
        if not self._priced:
            return 0.0
        there = table.copy()
        there[offset.AT] = ply & verbs.STATION_MASK
        play(self._chase.book, there, ply)
        return x_gain(self._chase, there)

    def ended(self, table: State) -> float | None:
        """What X gains if nobody captured X; None where X would move again."""
        if table[offset.REASON] in (endings.STUCK, endings.ESCAPED, endings.SPENT):
            return x_gain(self._chase, table)
        return None  # off the board, X looks trapped or about to emerge: in truth X moves on

    def plies(self, table: State) -> list[int]:
        """The legal plies of all pursuers in turn."""
        found, room = list[int](), self._chase.buffer()
        for seat in range(1, SEATS):
            found += room[: legal(self._chase.book, table, seat, room)].tolist()
        return found

    def key(self, table: State) -> bytes:
        """Equal for tables with the same possible continuations."""
        columns = table[offset.WAITING :] if self._purses_matter else table[offset.WAITING : offset.PURSE]
        return columns.tobytes()

    def played(self, table: State, ply: int) -> State:
        then = table.copy()
        play(self._chase.book, then, ply)
        return then

    def least(self, table: State, mass: Weights, reaches: dict[int, Reach]) -> float:
        """A lower bound of X's gain: every waiting pawn covers a station, as if no other pawn blocked it."""
        if self._priced:
            return 0.0
        waiting = int(table[offset.WAITING])
        free = [
            tuple((mass[station], station) for _, station in reach if mass[station] > 0)
            for seat, reach in reaches.items()
            if waiting >> seat & 1
        ]
        return max(0.0, float(mass.sum()) - sum(chance for chance, _ in cover(free)))

    def reaches(self, table: State, mass: Weights) -> dict[int, Reach]:
        """What each waiting pawn can cover if no other pawn blocks it."""
        ends = self.ends(table)
        return {seat: reach(there, mass, len(ends)) for seat, there in ends.items()}

    def ends(self, table: State) -> dict[int, Ints]:
        """Where each waiting pawn could ride if it were alone."""
        found, room, waiting = {}, self._chase.buffer(), int(table[offset.WAITING])
        for seat in range(1, SEATS):
            if waiting >> seat & 1:
                alone = table.copy()
                alone[offset.AT + 1 : offset.AT + SEATS] = 0
                alone[offset.AT + seat] = table[offset.AT + seat]
                alone[offset.TURN], alone[offset.PHASE] = 1 << seat, phases.PURSUIT
                plies = room[: legal(self._chase.book, alone, seat, room)]
                found[seat] = np.unique(plies & verbs.STATION_MASK).astype(np.int64)
        return found


class _Hunt:
    """One search: X's least possible gain after a first ply."""

    def __init__(self, endgame: Endgame, table: State, mass: Weights) -> None:
        self._endgame, self._table, self._mass = endgame, table, mass
        self._reaches = endgame.reaches(table, mass)
        self._best = 2.0
        self._seen: dict[bytes, float] = {}
        self._count = count()
        self._goes_on = False

    def after(self, ply: int) -> float | None:
        self._try(self._table, self._mass, 0.0, ply)
        return None if self._goes_on else self._best

    def _try(self, table: State, mass: Weights, gained: float, ply: int) -> None:
        there, then = ply & verbs.STATION_MASK, self._endgame.played(table, ply)
        met = float(mass[there])
        if met > 0:
            gained += met * self._endgame.caught(table, ply)
            mass = mass.copy()
            mass[there] = 0.0
        self._go_on(then, mass, gained)

    def _go_on(self, table: State, mass: Weights, gained: float) -> None:
        if table[offset.PHASE] != phases.PURSUIT:
            ended = self._endgame.ended(table)
            if ended is None:
                self._goes_on = True
            else:
                self._best = min(self._best, gained + float(mass.sum()) * ended)
            return
        key = self._endgame.key(table)
        if self._goes_on or self._seen.get(key, 2.0) <= gained + SAME or next(self._count) > MOST:
            return
        self._seen[key] = gained
        if gained + self._endgame.least(table, mass, self._reaches) >= self._best - SAME:
            return
        for ply in sorted(self._endgame.plies(table), key=lambda ply: -mass[ply & verbs.STATION_MASK]):
            self._try(table, mass, gained, ply)


def reach(ends: Ints, mass: Weights, pawns: int) -> Reach:
    """The likeliest stations, as many as there are pawns: the other pawns cannot block them all."""
    likely = ends[np.argsort(-mass[ends], kind="stable")][:pawns]
    return tuple((float(mass[end]), int(end)) for end in likely if mass[end] > 0)


def cover(reaches: Sequence[Reach]) -> tuple[tuple[float, int], ...]:
    """The likeliest different stations that pawns can cover, at most one each.

    Each pawn takes its best. Where several want the same station, the pawn gets it for which the total is largest.
    """
    wanted: dict[int, list[int]] = {}
    for n, reach in enumerate(reaches):
        if reach:
            wanted.setdefault(reach[0][1], []).append(n)
    clash = next((station for station, pawns in wanted.items() if len(pawns) > 1), None)
    if clash is None:
        return tuple(reach[0] for reach in reaches if reach)
    without = [tuple(one for one in reach if one[1] != clash) for reach in reaches]
    ways = ([reaches[n][:1] if n == gets else reach for n, reach in enumerate(without)] for gets in wanted[clash])
    return max(map(cover, ways), key=lambda way: sum(chance for chance, _ in way))

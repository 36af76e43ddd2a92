"""What the rules settle about a round of the pursuers: the last one entirely, and a sure capture in any other.

X does not move within a round, so pursuers learn nothing in it except whether they caught X. A pawn arrives where X is,
or rules a station out; a plan need not branch on what is seen. Pawns end on different stations, and the chance of a
capture is the sum of the belief on those stations. The rules make it a search: a pawn's station is free once it has
left, purses may be shared, a pawn that can ride must ride, and where points count, an early capture costs X points.

A capture is sure if a plan covers every station that X may be on, or leaves X without a ride there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import count

import numpy as np

from fogbound.bots.mind.layout import Bools, Ints
from fogbound.fast import Chase, endings, matrix, offset, phases, verbs
from fogbound.fast.arrays import DEALER, PURSES, SEATS, X_ONLY, Book, Plies, State, States, Weights, X
from fogbound.fast.moves import legal
from fogbound.fast.turns import play
from fogbound.games.yard.board import ORDINARY
from fogbound.games.yard.position import x_gets

MOST = 4000  # plies tried for one answer, of which a few hundred are usual; then the best so far is good enough
SAME = 1e-9  # chances that differ by less are equal
OPEN = np.nan  # X's gain where the rules do not settle it
UNSURE = 0.0005  # other gains stay so far from 0 and 1: only the rules are certain

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
    """Solves the pursuers' part of a round, as far as the rules settle it."""

    def __init__(self, chase: Chase) -> None:
        self._chase = chase
        book = chase.book
        self._priced = bool(book[matrix.PRICED])
        paying = [int(purse) for purse in book[matrix.PURSE_OF + 1 : matrix.PURSE_OF + 1 + book[matrix.PURSUERS]]]
        paying = [purse for purse in paying if purse != matrix.FREE]
        self._purses_matter = self._priced or len(set(paying)) < len(paying)
        self._latest_ends = b"", dict[int, Ints]()
        self._latest_reached = self._latest_ends[1], np.zeros(0, dtype=bool)

    def gains(self, states: States, weights: Weights, plies: Plies) -> Weights:
        """What X gains after each ply of a pursuer if all then play best; `OPEN` where the rules do not settle it.

        If only some plies are settled, those surely capture X.
        """
        table, mass = self._spread(states, weights)
        if is_last(self._chase.book, states[0]):
            hunts = [_Hunt(self, table, mass).after(int(ply)) for ply in plies]
            if not any(gained is None for gained in hunts):
                return np.array(hunts, dtype=float)
        if not self._may_be_sure(table, mass, states):
            return np.full(len(plies), OPEN)
        return np.array([_Sure(self, table, mass, states).after(int(ply)) for ply in plies])

    def sure(self, states: States, weights: Weights) -> float:
        """What X gains if the pursuers, who move now, can surely capture X in this round; else `OPEN`."""
        table, mass = self._spread(states, weights)
        return _Sure(self, table, mass, states).now() if self._may_be_sure(table, mass, states) else OPEN

    def escapes(self, state: State) -> bool:
        """Is this the last round, and can no pursuer get to X in it?"""
        if self._priced or not is_last(self._chase.book, state):
            return False
        if not self.reached(state)[state[offset.AT]]:
            return True
        table, mass = self._spread(state[None], np.ones(1))
        return all(_Hunt(self, table, mass).after(ply) == 1 for ply in self.plies(table))

    def _spread(self, states: States, weights: Weights) -> tuple[State, Weights]:
        """The table without X, and how likely X is to be on each station."""
        mass = np.zeros(len(self._chase.numbers))
        np.add.at(mass, states[:, offset.AT], weights)
        table = states[0].copy()
        table[offset.AT] = 0  # X is off the board here: `mass` says how likely each capture is
        return table, mass

    def _may_be_sure(self, table: State, mass: Weights, states: States) -> bool:
        """Could every station where X may be be covered or cut off, if no pawn blocked another? Nearly always not."""
        reached, exposed, pawns = self.reached(table), set[int](), len(self.ends(table))
        for world in states:
            there = int(world[offset.AT])
            if not reached[there] and not self.may_be_cut_off(world, table):
                return False
        if np.count_nonzero(mass) > pawns:
            exposed = {int(world[offset.AT]) for world in states if not self.may_be_cut_off(world, table)}
        return len(exposed) <= pawns

    def within_reach(self, state: State) -> bool:
        """Could pursuers cover or cut off X's true station, if no pawn blocked another? If not, X is safe now."""
        return bool(self.reached(state)[state[offset.AT]]) or self.may_be_cut_off(state, state)

    def reached(self, table: State) -> Bools:
        """Where any waiting pawn could ride if it were alone."""
        ends = self.ends(table)
        if self._latest_reached[0] is not ends:
            reached = np.zeros(len(self._chase.numbers), dtype=bool)
            for there in ends.values():
                reached[there] = True
            self._latest_reached = ends, reached
        return self._latest_reached[1]

    @cached_property
    def _many_ways(self) -> Bools:
        """Stations with more neighbours that X can always ride to than there are pursuers."""
        board, stock = self._chase.edition.board, self._chase.opening()[offset.STOCK]
        if stock != offset.UNCOUNTED:
            return np.zeros(len(self._chase.numbers), dtype=bool)
        near = [{there for ticket in ORDINARY for there, _ in board.rides[ticket][n]} for n in board.stations]
        return np.array([False, *(len(stations) > self._chase.book[matrix.PURSUERS] for stations in near)])

    def may_be_cut_off(self, world: State, table: State) -> bool:
        """Could pawns end on every station that X could ride to from here? Those not waiting stay where they are."""
        if self._many_ways[world[offset.AT]]:
            return False
        alone, room = world.copy(), self._chase.buffer()
        alone[offset.AT + 1 : offset.AT + SEATS] = 0
        alone[offset.TURN], alone[offset.PHASE] = X_ONLY, phases.X
        exits = {int(ply) & verbs.STATION_MASK for ply in room[: legal(self._chase.book, alone, X, room)]} - {0}
        if len(exits) > self._chase.book[matrix.PURSUERS]:
            return False
        ends = self.ends(table)
        held = {seat: int(table[offset.AT + seat]) for seat in range(1, SEATS) if table[offset.AT + seat]}
        could = [{at, *ends[seat].tolist()} if seat in ends else {at} for seat, at in held.items()]
        return len(cover([tuple((1.0, n) for n in where & exits) for where in could])) == len(exits)

    def cut_off(self, before: State, ply: int, worlds: States) -> float:
        """What X gains if this ply, the last one of a round, leaves X no ride in any world; else `OPEN`."""
        gained = OPEN
        for world in worlds:
            row = before.copy()
            row[offset.AT], row[offset.BOATS] = world[offset.AT], world[offset.BOATS]
            play(self._chase.book, row, ply)
            if row[offset.PHASE] == phases.EMERGE:
                play(
                    self._chase.book,
                    row,
                    DEALER << verbs.SEAT_SHIFT | verbs.SHOW << verbs.VERB_SHIFT | int(row[offset.AT]),
                )
            if row[offset.REASON] != endings.TRAPPED:
                return OPEN
            gained = x_gain(self._chase, row)  # the same in all worlds: only tickets count
        return gained

    def caught(self, table: State, ply: int) -> float:
        """What X gains if a ply captures X."""
        if not self._priced:
            return 0.0
        there = table.copy()
        there[offset.AT] = ply & verbs.STATION_MASK
        play(self._chase.book, there, ply)
        return x_gain(self._chase, there)

    def earned(self, table: State) -> float:
        """A lower bound of what X gains by a capture from here on: what X has, and the price of one more ticket."""
        if not self._priced:
            return 0.0
        book, over = self._chase.book, table.copy()
        prices = book[matrix.PRICE : matrix.PRICE + verbs.ORDINARY]
        held = int((table[offset.PURSE :].reshape(PURSES, verbs.ORDINARY) @ prices).sum())
        spent = int(book[matrix.BEGAN_BLACK]) - int(table[offset.BLACK])
        over[offset.POINTS] = book[matrix.BEGAN_WORTH] - held - spent * book[matrix.BLACK_PRICE] + prices.min()
        over[offset.REASON], over[offset.WINNER] = endings.CAPTURED, endings.NOBODY
        return x_gain(self._chase, over)

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
        """Where each waiting pawn could ride if it were alone. Many plies of X lead to the same answer."""
        key = table[offset.WAITING : offset.WAITING + 1].tobytes() + table[offset.AT + 1 :].tobytes()
        if self._latest_ends[0] != key:
            self._latest_ends = key, self._ends(table)
        return self._latest_ends[1]

    def _ends(self, table: State) -> dict[int, Ints]:
        found, room, waiting = dict[int, Ints](), self._chase.buffer(), int(table[offset.WAITING])
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


class _Sure:
    """One search for a plan that surely captures X; with points, for the cheapest one."""

    def __init__(self, endgame: Endgame, table: State, mass: Weights, worlds: States) -> None:
        self._endgame, self._table, self._mass, self._worlds = endgame, table, mass, worlds
        self._ends = endgame.ends(table)
        self._best = np.inf
        self._seen: dict[bytes, float] = {}
        self._count = count()

    def now(self) -> float:
        self._go_on(self._table, self._mass, 0.0)
        return self._found()

    def after(self, ply: int) -> float:
        self._try(self._table, self._mass, 0.0, ply)
        return self._found()

    def _found(self) -> float:
        return self._best if self._best < np.inf else OPEN

    def _try(self, table: State, mass: Weights, gained: float, ply: int) -> None:
        there, then = ply & verbs.STATION_MASK, self._endgame.played(table, ply)
        if mass[there] > 0:
            gained += float(mass[there]) * self._endgame.caught(table, ply)
            mass = mass.copy()
            mass[there] = 0.0
        if not mass.any():
            self._best = min(self._best, gained)
        elif then[offset.PHASE] == phases.PURSUIT:
            self._go_on(then, mass, gained)
        else:
            rest = self._endgame.cut_off(table, ply, self._left(mass))
            self._best = min(self._best, np.inf if np.isnan(rest) else gained + float(mass.sum()) * rest)

    def _go_on(self, table: State, mass: Weights, gained: float) -> None:
        key = self._endgame.key(table)
        if self._best < np.inf and gained + self._endgame.earned(table) * float(mass.sum()) >= self._best - SAME:
            return
        if self._seen.get(key, np.inf) <= gained or next(self._count) > MOST:
            return
        self._seen[key] = gained
        if self._covers(table, mass):
            for ply in sorted(self._endgame.plies(table), key=lambda ply: -mass[ply & verbs.STATION_MASK]):
                self._try(table, mass, gained, ply)

    def _left(self, mass: Weights) -> States:
        return self._worlds[mass[self._worlds[:, offset.AT]] > 0]

    def _covers(self, table: State, mass: Weights) -> bool:
        """Could the waiting pawns cover all stations that are left and cannot be cut off, if none blocked another?"""
        left, waiting = np.zeros(len(mass)), int(table[offset.WAITING])
        exposed = [world for world in self._left(mass) if not self._endgame.may_be_cut_off(world, table)]
        left[[int(world[offset.AT]) for world in exposed]] = 1.0
        ends = [there for seat, there in self._ends.items() if waiting >> seat & 1]
        return len(cover([reach(there, left, len(ends)) for there in ends])) == np.count_nonzero(left)


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

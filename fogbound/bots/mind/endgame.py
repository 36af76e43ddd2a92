"""The last round solved exactly: X will not move again, so nothing that happens in it tells pursuers more than whether
he is caught. What is left is to cover the stations that he is likeliest on, one pawn after another.

A pawn arrives where X is, or takes a station off the list; no other answer is possible, so a plan need not branch on
what is seen. Pawns end on different stations: the chance to catch him is what was believed of those stations. What
makes it a search are the rules: a colleague's station is free once he has left it, tickets may be shared, whoever can
ride must, and where points count, an early capture is cheap.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import numpy as np

from fogbound.bots.mind.layout import Ints
from fogbound.fast import Chase, column, endings, page, phases, verbs
from fogbound.fast.arrays import PURSES, SEATS, Book, Plies, State, States, Weights
from fogbound.fast.moves import legal
from fogbound.fast.turns import play
from fogbound.games.yard.position import x_gets

MOST = 4000  # plies tried for one answer: a few hundred are usual, and then the best that was found is good enough
SAME = 1e-9  # chances that differ by less are equal

# What a pawn can cover: stations and what is believed of them, the likeliest first.
Reach = tuple[tuple[float, int], ...]


def x_gain(chase: Chase, state: State) -> float:
    """What X gained in a chase that is over."""
    outcome = chase.outcome(state)
    assert outcome is not None
    return x_gets(chase.edition, outcome)


def is_last(book: Book, state: State) -> bool:
    """Is this the last round, whatever is played, or may it be? Tickets that buy one ride a pawn can still be kept."""
    if book[page.MAX_ROUNDS] != page.NO_LIMIT:
        return bool(state[column.ROUND] >= book[page.MAX_ROUNDS])
    tickets = int(state[column.PURSE : column.PURSE + verbs.ORDINARY * PURSES].sum())
    return bool(book[page.PRICED]) and tickets <= int(state[column.WAITING]).bit_count()


class Endgame:
    """Pursuers in the last round."""

    def __init__(self, chase: Chase) -> None:
        self._chase = chase
        book = chase.book
        self._priced = bool(book[page.PRICED])
        paying = [int(purse) for purse in book[page.PURSE_OF + 1 : page.PURSE_OF + 1 + book[page.PURSUERS]]]
        paying = [purse for purse in paying if purse != page.FREE]
        self._purses_matter = self._priced or len(set(paying)) < len(paying)

    def gains(self, states: States, weights: Weights, plies: Plies) -> Weights | None:
        """What X gains after each ply of a pursuer if all then do their best; None where the chase may go on."""
        if not is_last(self._chase.book, states[0]):
            return None
        mass = np.zeros(len(self._chase.numbers))
        np.add.at(mass, states[:, column.AT], weights)
        table = states[0].copy()
        table[column.AT] = 0  # nobody meets an X who is nowhere: what each meeting comes to is reckoned by `mass`
        found = [_Hunt(self, table, mass).after(int(ply)) for ply in plies]
        return None if any(gained is None for gained in found) else np.array(found, dtype=float)

    def caught(self, table: State, ply: int) -> float:
        """What X gains if a ply catches him."""
        if not self._priced:
            return 0.0
        there = table.copy()
        there[column.AT] = ply & verbs.STATION_MASK
        play(self._chase.book, there, ply)
        return x_gain(self._chase, there)

    def ended(self, table: State) -> float | None:
        """What X gains if he was never met; None where he would move again."""
        if table[column.REASON] in (endings.STUCK, endings.ESCAPED, endings.SPENT):
            return x_gain(self._chase, table)
        return None  # an X who is nowhere cannot ride and looks trapped, or comes into sight

    def plies(self, table: State) -> list[int]:
        """All that any pursuer may play now."""
        found, room = list[int](), self._chase.buffer()
        for seat in range(1, SEATS):
            found += room[: legal(self._chase.book, table, seat, room)].tolist()
        return found

    def key(self, table: State) -> bytes:
        """The same for tables on which the same can still happen."""
        columns = table[column.WAITING :] if self._purses_matter else table[column.WAITING : column.PURSE]
        return columns.tobytes()

    def played(self, table: State, ply: int) -> State:
        then = table.copy()
        play(self._chase.book, then, ply)
        return then

    def least(self, table: State, mass: Weights, reaches: dict[int, Reach]) -> float:
        """No play from here leaves X less: every waiting pawn covers a station, whoever stands in its way."""
        if self._priced:
            return 0.0
        waiting = int(table[column.WAITING])
        free = [
            tuple((mass[station], station) for _, station in reach if mass[station] > 0)
            for seat, reach in reaches.items()
            if waiting >> seat & 1
        ]
        return max(0.0, float(mass.sum()) - sum(chance for chance, _ in cover(free)))

    def reaches(self, table: State, mass: Weights) -> dict[int, Reach]:
        """Of each pawn that is still to move, if all others stay out of its way."""
        ends = self.ends(table)
        return {seat: reach(there, mass, len(ends)) for seat, there in ends.items()}

    def ends(self, table: State) -> dict[int, Ints]:
        """Where each pawn that is still to move could ride if it were alone."""
        found, room, waiting = {}, self._chase.buffer(), int(table[column.WAITING])
        for seat in range(1, SEATS):
            if waiting >> seat & 1:
                alone = table.copy()
                alone[column.AT + 1 : column.AT + SEATS] = 0
                alone[column.AT + seat] = table[column.AT + seat]
                alone[column.TURN], alone[column.PHASE] = 1 << seat, phases.PURSUIT
                plies = room[: legal(self._chase.book, alone, seat, room)]
                found[seat] = np.unique(plies & verbs.STATION_MASK).astype(np.int64)
        return found


class _Hunt:
    """One search: the least that X can be left with after a first ply."""

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
        if table[column.PHASE] != phases.PURSUIT:
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
    """The likeliest of some stations, as many as there are pawns: one of them is always left, so no more can matter."""
    likely = ends[np.argsort(-mass[ends], kind="stable")][:pawns]
    return tuple((float(mass[end]), int(end)) for end in likely if mass[end] > 0)


def cover(reaches: Sequence[Reach]) -> tuple[tuple[float, int], ...]:
    """The likeliest different stations that pawns can cover, one each at most.

    Everybody takes his best; where several want the same, one of them gets it: whichever is best for all.
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

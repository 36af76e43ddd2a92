"""Monte-Carlo tree search over worlds that look alike, after Nijssen and Winands: a whole search in one call.

Each simulation draws a world, follows the tree as far as it goes, adds one node, plays the game to its end, and tells
every ply on the way how it ended for whoever played it. Worlds share one tree, unless each shall have its own.
"""

from __future__ import annotations

from time import thread_time
from typing import NamedTuple

import numpy as np

from fogbound.fast import column, endings, knob, page, phases, verbs
from fogbound.fast.arrays import (
    DEALER,
    SEATS,
    Book,
    Chance,
    Counts,
    Plies,
    PlyRows,
    State,
    States,
    Suspects,
    WeightRows,
    Weights,
    X,
)
from fogbound.fast.chance import unit
from fogbound.fast.chase import Chase
from fogbound.fast.compiled import kernel, part
from fogbound.fast.playouts import playout
from fogbound.fast.suspects import LISTED, play_watched, playout_watched
from fogbound.fast.tree import (
    GAIN,
    KINDS_SHIFT,
    NONE,
    PARENT,
    PLY,
    SCORE,
    VISITS,
    added,
    chosen,
    considered,
    deed,
    place_of,
    to_move,
)
from fogbound.fast.turns import play

LONGEST = 1024  # plies that a path through the tree may have
GIVERS = 32  # arguments of `take`, which stand where other plies have their station
STRIDE = 256  # simulations between two looks at the clock
ROOM = 1 << 18  # nodes of a search that is limited by time; once they are used up, it goes on without new ones


@part
def _drawn_world(odds: Weights, chance: Chance) -> int:
    """A world by its odds, which are summed up."""
    point, low, high = unit(chance) * odds[len(odds) - 1], 0, len(odds) - 1
    while low < high:
        middle = (low + high) // 2
        if odds[middle] > point:
            high = middle
        else:
            low = middle + 1
    return low


@part
def _x_gets(book: Book, state: State) -> float:
    """What the end of a game is worth to X, from 0 to 1."""
    if book[page.PRICED]:
        return min(1.0, max(0.0, int(state[column.POINTS]) / max(1, int(book[page.BEGAN_WORTH]))))
    return 1.0 if state[column.WINNER] == endings.X else 0.0


@part
def _captor(state: State) -> int:
    """Who made the capture, if it came to one."""
    if state[column.REASON] == endings.CAPTURED:
        for seat in range(1, SEATS):
            if state[column.AT + seat] == state[column.AT]:
                return seat
    return X


@part
def _told(
    nodes: PlyRows,
    values: WeightRows,
    history: WeightRows,
    path: Plies,
    depth: int,
    x_gets: float,
    captor: int,
    coalition: float,
) -> None:
    """Tell every ply of a path how the game ended for whoever played it."""
    values[path[0], VISITS] += 1.0
    for n in range(1, 1 + depth):
        node = path[n]
        ply = int(nodes[node, PLY])
        seat = ply >> verbs.SEAT_SHIFT
        gain = x_gets if seat == X else 1.0 - x_gets
        score = gain
        if seat != X and captor not in (X, seat):
            score *= 1.0 - coalition
        values[node, VISITS] += 1.0
        values[node, SCORE] += score
        values[node, GAIN] += gain
        if seat != DEALER:
            row = deed(history, ply)
            history[row, VISITS] += 1.0
            history[row, SCORE] += score


@part
def _followed(
    book: Book,
    state: State,
    suspects: Suspects,
    knobs: Weights,
    nodes: PlyRows,
    values: WeightRows,
    slots: Plies,
    history: WeightRows,
    used: Counts,
    buffer: Plies,
    path: Plies,
    chance: Chance,
) -> int:
    """Follow the tree from the node that begins the path, and one ply beyond it; how many plies that is."""
    asked, watched, filtered = int(knobs[knob.ASKED]), knobs[knob.WATCHED] != 0.0, knobs[knob.FILTERED] != 0.0
    depth, known = 0, True
    while known and state[column.PHASE] != phases.OVER and depth + 1 < len(path):
        node, seat = int(path[depth]), to_move(state, depth, asked)
        count = considered(book, state, seat, filtered, buffer)
        ply = chosen(book, state, nodes, values, slots, history, knobs, node, seat, buffer, count, chance)
        child = int(slots[place_of(slots, nodes, node, ply)])
        if child == NONE:
            known, child = False, added(slots, nodes, values, used, node, ply)
        if watched:
            play_watched(book, state, ply, suspects)
        else:
            play(book, state, ply)
        if child != NONE:
            depth += 1
            path[depth] = child
    return depth


@kernel
def _search(
    book: Book,
    worlds: States,
    odds: Weights,
    known: Suspects,
    knobs: Weights,
    nodes: PlyRows,
    values: WeightRows,
    slots: Plies,
    history: WeightRows,
    used: Counts,
    state: State,
    suspects: Suspects,
    buffer: Plies,
    path: Plies,
    chance: Chance,
    times: int,
) -> None:
    """Simulate so many games more."""
    watched, separate = knobs[knob.WATCHED] != 0.0, knobs[knob.SEPARATE] != 0.0
    x_slips, pursuers_slip = knobs[knob.X_SLIPS], knobs[knob.PURSUERS_SLIP]
    for _ in range(times):
        world = _drawn_world(odds, chance)
        for n in range(column.SIZE):
            state[n] = worlds[world, n]
        path[0] = world if separate else 0
        if watched:
            for n in range(1 + known[LISTED, 0]):
                suspects[LISTED, n] = known[LISTED, n]
        depth = _followed(book, state, suspects, knobs, nodes, values, slots, history, used, buffer, path, chance)
        if watched:
            playout_watched(book, state, chance, x_slips, pursuers_slip, suspects)
        else:
            playout(book, state, chance, x_slips, pursuers_slip)
        _told(nodes, values, history, path, depth, _x_gets(book, state), _captor(state), knobs[knob.COALITION])


class Manner(NamedTuple):
    """How to search: every enhancement can be left out."""

    exploration: float = 0.5
    history: float = 5.0
    coalition: float = 0.25
    x_slips: float = 0.1
    pursuers_slip: float = 0.2
    filtered: bool = True
    watched: bool = False
    separate: bool = False
    urgency: float = 0.0
    bias: float = 0.0


class Finding(NamedTuple):
    """What a search came to think of one ply: how often it was tried, and what came of it on average, from 0 to 1.

    `score` is what the search went by, less where a colleague made the capture; `chance` is what the side got.
    """

    ply: int
    visits: int
    score: float
    chance: float


class Search:
    """Room for one search after another, up to so many simulations each (without a number: as many as time allows)."""

    def __init__(self, chase: Chase, simulations: int | None = None) -> None:
        self._chase = chase
        worlds = len(chase.numbers) * (1 + (chase.edition.boats or 0))
        room = worlds + (ROOM if simulations is None else simulations)
        self._nodes = np.zeros((room, 2), dtype=np.int32)
        self._values = np.zeros((room, 3))
        self._slots = np.zeros(1 << (2 * room).bit_length(), dtype=np.int32)
        self._history = np.zeros((max(GIVERS, len(chase.numbers)) << KINDS_SHIFT, 2))
        self._used = np.zeros(1, dtype=np.int64)
        self._state = np.zeros(column.SIZE, dtype=np.int16)
        self._suspects = np.zeros((3, 1 + len(chase.numbers)), dtype=np.int16)
        self._buffer = chase.buffer()
        self._path = np.zeros(LONGEST, dtype=np.int32)

    def __call__(
        self,
        seat: int,
        worlds: States,
        odds: Weights,
        known: Suspects,
        manner: Manner,
        chance: Chance,
        simulations: int | None = None,
        seconds: float | None = None,
    ) -> tuple[Finding, ...]:
        """Think about a seat's plies, so many simulations or so long, whatever ends first; the best comes first.

        Seconds are of the processor, so that other work on the machine does not make a search shorter.
        """
        roots = len(worlds) if manner.separate else 1
        self._clear(roots)
        knobs = _knobs(seat, manner)
        summed = np.cumsum(odds)
        begun, left = thread_time(), simulations
        while left is None or left > 0:
            times = STRIDE if left is None else left if seconds is None else min(left, STRIDE)
            self._simulate(worlds, summed, known, knobs, chance, times)
            left = None if left is None else left - times
            if seconds is not None and thread_time() - begun >= seconds:
                break
        return self._found(roots)

    def _clear(self, roots: int) -> None:
        self._slots[:] = 0
        self._history[:] = 0
        self._values[:roots] = 0
        self._used[0] = roots

    def _simulate(
        self, worlds: States, summed: Weights, known: Suspects, knobs: Weights, chance: Chance, times: int
    ) -> None:
        _search(
            self._chase.book,
            worlds,
            summed,
            known,
            knobs,
            self._nodes,
            self._values,
            self._slots,
            self._history,
            self._used,
            self._state,
            self._suspects,
            self._buffer,
            self._path,
            chance,
            times,
        )

    def _found(self, roots: int) -> tuple[Finding, ...]:
        """The most visited comes first; of several trees all visits count."""
        first = roots + np.flatnonzero(self._nodes[roots : self._used[0], PARENT] < roots)
        sums: dict[int, Weights] = {}
        for node in first:
            ply = int(self._nodes[node, PLY])
            sums[ply] = sums.get(ply, 0.0) + self._values[node]
        found = [Finding(ply, int(all_[VISITS]), *(all_[SCORE:] / all_[VISITS]).tolist()) for ply, all_ in sums.items()]
        return tuple(sorted(found, key=lambda finding: (-finding.visits, -finding.score, finding.ply)))


def _knobs(seat: int, manner: Manner) -> Weights:
    knobs = np.zeros(knob.SIZE)
    knobs[knob.ASKED] = seat
    knobs[knob.EXPLORATION] = manner.exploration
    knobs[knob.HISTORY] = manner.history
    knobs[knob.COALITION] = manner.coalition if seat != X else 0.0
    knobs[knob.X_SLIPS], knobs[knob.PURSUERS_SLIP] = manner.x_slips, manner.pursuers_slip
    knobs[knob.FILTERED] = manner.filtered
    knobs[knob.WATCHED] = manner.watched
    knobs[knob.SEPARATE] = manner.separate
    knobs[knob.URGENCY], knobs[knob.BIAS] = manner.urgency, manner.bias
    return knobs

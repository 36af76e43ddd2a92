"""Monte-Carlo tree search over worlds that look alike, after Nijssen and Winands: a whole search in one call.

Each simulation draws a world, descends the tree, adds one node, plays the game to its end, and adds the result to every
ply on the way, as the side that played it sees it. All worlds share one tree.
"""

from __future__ import annotations

from time import thread_time
from typing import NamedTuple

import numpy as np

from fogbound.fast import endings, matrix, offset, option, phases, verbs
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
    ROOT,
    SCORE,
    VISITS,
    add_child,
    choose_ply,
    history_row,
    list_considered,
    place_of,
    to_move,
)
from fogbound.fast.turns import play

LONGEST = 1024  # plies of a path through the tree
GIVERS = 32  # arguments of `take`, which take the place of a station
STRIDE = 256  # simulations between two looks at the clock
ROOM = 1 << 18  # nodes of a search limited by time; when they are used up, it goes on without new ones


@part
def _draw_world(odds: Weights, chance: Chance) -> int:
    """A random world; `odds` are cumulative."""
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
    """The value of a finished game to X, from 0 to 1."""
    if book[matrix.PRICED]:
        return min(1.0, max(0.0, int(state[offset.POINTS]) / max(1, int(book[matrix.BEGAN_WORTH]))))
    return 1.0 if state[offset.WINNER] == endings.X else 0.0


@part
def _captor(state: State) -> int:
    """The pursuer who made the capture; X where there was none."""
    if state[offset.REASON] == endings.CAPTURED:
        for seat in range(1, SEATS):
            if state[offset.AT + seat] == state[offset.AT]:
                return seat
    return X


@part
def _back_up(
    nodes: PlyRows,
    values: WeightRows,
    history: WeightRows,
    path: Plies,
    depth: int,
    x_gets: float,
    captor: int,
    coalition: float,
) -> None:
    """Add the result of a game to every ply of a path, as its side sees it."""
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
            row = history_row(history, ply)
            history[row, VISITS] += 1.0
            history[row, SCORE] += score


@part
def _descend(
    book: Book,
    state: State,
    suspects: Suspects,
    options: Weights,
    nodes: PlyRows,
    values: WeightRows,
    slots: Plies,
    history: WeightRows,
    used: Counts,
    buffer: Plies,
    path: Plies,
    chance: Chance,
) -> int:
    """Follow the tree from the root, and one ply beyond it; return the number of plies."""
    asked, watched = int(options[option.ASKED]), options[option.WATCHED] != 0.0
    depth, known = 0, True
    while known and state[offset.PHASE] != phases.OVER and depth + 1 < len(path):
        node, seat = int(path[depth]), to_move(state, depth, asked)
        count = list_considered(book, state, seat, buffer)
        ply = choose_ply(book, state, nodes, values, slots, history, options, node, seat, buffer, count, chance)
        child = int(slots[place_of(slots, nodes, node, ply)])
        if child == NONE:
            known, child = False, add_child(slots, nodes, values, used, node, ply)
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
    options: Weights,
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
    """Simulate more games."""
    watched = options[option.WATCHED] != 0.0
    x_slips, pursuers_slip = options[option.X_SLIPS], options[option.PURSUERS_SLIP]
    for _ in range(times):
        world = _draw_world(odds, chance)
        for n in range(offset.SIZE):
            state[n] = worlds[world, n]
        path[0] = ROOT
        if watched:
            for n in range(1 + known[LISTED, 0]):
                suspects[LISTED, n] = known[LISTED, n]
        depth = _descend(book, state, suspects, options, nodes, values, slots, history, used, buffer, path, chance)
        if watched:
            playout_watched(book, state, chance, x_slips, pursuers_slip, suspects)
        else:
            playout(book, state, chance, x_slips, pursuers_slip)
        _back_up(nodes, values, history, path, depth, _x_gets(book, state), _captor(state), options[option.COALITION])


class SearchOptions(NamedTuple):
    """How to search; `option` says what each number means."""

    exploration: float = 0.5
    history: float = 5.0
    coalition: float = 0.25
    x_slips: float = 0.1
    pursuers_slip: float = 0.2
    watched: bool = False
    urgency: float = 0.0
    bias: float = 0.0


class Finding(NamedTuple):
    """The result of a search for one ply: its visits, and two means from 0 to 1.

    `chance` is the mean result of the side. `score` is what the search maximises: for a pursuer it counts a colleague's
    capture for less.
    """

    ply: int
    visits: int
    score: float
    chance: float


class Search:
    """Arrays for one search after another, each of at most `simulations`, or of as many as time allows."""

    def __init__(self, chase: Chase, simulations: int | None = None) -> None:
        self._chase = chase
        room = 1 + (ROOM if simulations is None else simulations)
        self._nodes = np.zeros((room, 2), dtype=np.int32)
        self._values = np.zeros((room, 3))
        self._slots = np.zeros(1 << (2 * room).bit_length(), dtype=np.int32)
        self._history = np.zeros((max(GIVERS, len(chase.numbers)) << KINDS_SHIFT, 2))
        self._used = np.zeros(1, dtype=np.int64)
        self._state = np.zeros(offset.SIZE, dtype=np.int16)
        self._suspects = np.zeros((3, 1 + len(chase.numbers)), dtype=np.int16)
        self._buffer = chase.buffer()
        self._path = np.zeros(LONGEST, dtype=np.int32)

    def __call__(
        self,
        seat: int,
        worlds: States,
        odds: Weights,
        known: Suspects,
        options: SearchOptions,
        chance: Chance,
        simulations: int | None = None,
        seconds: float | None = None,
    ) -> tuple[Finding, ...]:
        """Search a seat's plies until the simulations or the seconds run out; the best comes first.

        Seconds are processor time, so that other work on the machine does not shorten a search.
        """
        self._clear()
        row = _option_row(seat, options)
        summed = np.cumsum(odds)
        begun, left = thread_time(), simulations
        while left is None or left > 0:
            times = STRIDE if left is None else left if seconds is None else min(left, STRIDE)
            self._simulate(worlds, summed, known, row, chance, times)
            left = None if left is None else left - times
            if seconds is not None and thread_time() - begun >= seconds:
                break
        return self._findings()

    def _clear(self) -> None:
        self._slots[:] = 0
        self._history[:] = 0
        self._values[ROOT] = 0
        self._used[0] = 1

    def _simulate(
        self, worlds: States, summed: Weights, known: Suspects, row: Weights, chance: Chance, times: int
    ) -> None:
        _search(
            self._chase.book,
            worlds,
            summed,
            known,
            row,
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

    def _findings(self) -> tuple[Finding, ...]:
        """The children of the root, the most visited first."""
        children = 1 + np.flatnonzero(self._nodes[1 : self._used[0], PARENT] == ROOT)
        findings = [self._finding(int(child)) for child in children]
        return tuple(sorted(findings, key=lambda finding: (-finding.visits, -finding.score, finding.ply)))

    def _finding(self, child: int) -> Finding:
        values = self._values[child]
        return Finding(int(self._nodes[child, PLY]), int(values[VISITS]), *(values[SCORE:] / values[VISITS]).tolist())


def _option_row(seat: int, options: SearchOptions) -> Weights:
    row = np.zeros(option.SIZE)
    row[option.ASKED] = seat
    row[option.EXPLORATION] = options.exploration
    row[option.HISTORY] = options.history
    row[option.COALITION] = options.coalition if seat != X else 0.0
    row[option.X_SLIPS], row[option.PURSUERS_SLIP] = options.x_slips, options.pursuers_slip
    row[option.WATCHED] = options.watched
    row[option.URGENCY], row[option.BIAS] = options.urgency, options.bias
    return row

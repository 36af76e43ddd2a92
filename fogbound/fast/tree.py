"""The tree of a search: nodes are rows of arrays that are given once, and a child is found by hashing.

A node has no list of children, because in a tree for several worlds a list would mix what is legal in each of them: a
world's legal plies are looked up one by one.
"""

from __future__ import annotations

from math import log, sqrt

from fogbound.fast import column, knob, page, phases, verbs
from fogbound.fast.arrays import DEALER, Book, Chance, Counts, Plies, PlyRows, State, WeightRows, Weights, X
from fogbound.fast.book import rides, rides_end, way
from fogbound.fast.chance import below
from fogbound.fast.compiled import part
from fogbound.fast.moves import legal, lowest
from fogbound.fast.playouts import nearest

PLY, PARENT = range(2)  # of a node
VISITS, SCORE, GAIN = range(3)  # of a node; a deed has the first two
KINDS_SHIFT = 7  # seats and verbs together: so many bits of a ply lie above its station
NONE = 0  # roots come first, so that no child is node 0

OPENING_ROUNDS = 2
REACH = 1
FAR_ENOUGH = 5


@part
def place_of(slots: Plies, nodes: PlyRows, parent: int, ply: int) -> int:
    """Where the table has the child that a ply leads to, or would have it."""
    mask = len(slots) - 1
    mixed = int(parent) * 0x9E3779B1 + int(ply) * 0x85EBCA6B
    place = (mixed ^ mixed >> 17) & mask
    while slots[place] != NONE and (nodes[slots[place], PLY] != ply or nodes[slots[place], PARENT] != parent):
        place = (place + 1) & mask
    return place


@part
def added(slots: Plies, nodes: PlyRows, values: WeightRows, used: Counts, parent: int, ply: int) -> int:
    """A new child; none if there is no room left."""
    if used[0] == len(nodes):
        return NONE
    child = used[0]
    used[0] += 1
    slots[place_of(slots, nodes, parent, ply)] = child
    nodes[child, PLY], nodes[child, PARENT] = ply, parent
    values[child, VISITS] = values[child, SCORE] = values[child, GAIN] = 0.0
    return int(child)


@part
def deed(history: WeightRows, ply: int) -> int:
    """A ply's row of the history: whenever in a game somebody does this, it counts as the same."""
    return (ply >> verbs.VERB_SHIFT) * (len(history) >> KINDS_SHIFT) + (ply & verbs.STATION_MASK)


# What is considered


@part
def _only_taxis(book: Book, station: int) -> bool:
    """Then a black ticket hides nothing; a boat that leaves is told by one ride more than there are taxis."""
    ordinary = rides(book, station, verbs.BLACK) - rides(book, station, verbs.TAXI)
    taxis = rides(book, station, verbs.BUS) - rides(book, station, verbs.TAXI)
    return ordinary == taxis and rides_end(book, station) - rides(book, station, verbs.BLACK) == taxis


@part
def _wasted_black(book: Book, state: State) -> bool:
    """Would a black ticket tell no less than another? An open X hides by it whenever he plays it."""
    if book[page.X_OPEN]:
        return False
    seen = book[page.REVEALS + state[column.WINDOWS] + 1] != 0
    return bool(state[column.ROUND] <= OPENING_ROUNDS or seen or _only_taxis(book, state[column.AT]))


@part
def _cornered(book: Book, state: State, plies: Plies, count: int) -> bool:
    """Does every single ride end where a pursuer can be next?"""
    for n in range(count):
        rides_there = plies[n] >> verbs.VERB_SHIFT & verbs.VERB_MASK <= verbs.BLACK
        if rides_there and nearest(book, state, plies[n] & verbs.STATION_MASK) > REACH:
            return False
    return True


@part
def _sensible(book: Book, state: State, plies: Plies, count: int) -> int:
    """Leave out black tickets and doubles that X had better keep, unless that is all he has."""
    no_black, no_double = _wasted_black(book, state), not _cornered(book, state, plies, count)
    kept = 0
    for n in range(count):
        verb = plies[n] >> verbs.VERB_SHIFT & verbs.VERB_MASK
        if not ((no_black and verb == verbs.BLACK) or (no_double and verb == verbs.DOUBLE)):
            plies[kept], plies[n] = plies[n], plies[kept]
            kept += 1
    return kept if kept else count


@part
def considered(book: Book, state: State, seat: int, filtered: bool, out: Plies) -> int:
    """Write down the plies of a seat that a search looks at; how many there are."""
    count = legal(book, state, seat, out)
    riding = state[column.PHASE] in (phases.X, phases.DOUBLE, phases.SECOND)
    return _sensible(book, state, out, count) if filtered and seat == X and riding else count


@part
def to_move(state: State, depth: int, asked: int) -> int:
    """Whose plies a node has: at the root his who asked, later of several the first."""
    return asked if depth == 0 else lowest(state[column.TURN])


# What is chosen


@part
def _worth(values: WeightRows, child: int, told: float, knobs: Weights, history: WeightRows, row: int) -> float:
    """UCT with progressive history: what a ply did elsewhere counts less the more this node has lost itself."""
    visits = values[child, VISITS]
    mean = values[child, SCORE] / visits
    worth = mean + knobs[knob.EXPLORATION] * sqrt(told / visits)
    if knobs[knob.HISTORY] > 0.0:
        elsewhere = history[row, SCORE] / history[row, VISITS]
        worth += elsewhere * knobs[knob.HISTORY] / (visits * (1.0 - mean) + 1.0)
    return float(worth)


@part
def _leaning(book: Book, state: State, seat: int, ply: int) -> float:
    """What somebody who looks one ride ahead thinks of a ply, from 0 to 1."""
    if ply >> verbs.VERB_SHIFT & verbs.VERB_MASK > verbs.BLACK:
        return 0.5
    station = ply & verbs.STATION_MASK
    if seat == X:
        return min(nearest(book, state, station), FAR_ENOUGH) / FAR_ENOUGH
    return 1.0 / (1.0 + way(book, station, state[column.AT]))


@part
def chosen(
    book: Book,
    state: State,
    nodes: PlyRows,
    values: WeightRows,
    slots: Plies,
    history: WeightRows,
    knobs: Weights,
    parent: int,
    seat: int,
    plies: Plies,
    count: int,
    chance: Chance,
) -> int:
    """The ply to follow: the worthiest, or first one never tried here; the dealer has no preferences."""
    if seat == DEALER:
        return int(plies[below(chance, count)])
    told, urgency, bias = log(max(1.0, values[parent, VISITS])), knobs[knob.URGENCY], knobs[knob.BIAS]
    best, found, untried, fresh, alike = -1.0, 0, 0, 0, 0
    for n in range(count):
        child = slots[place_of(slots, nodes, parent, plies[n])]
        leaning = bias * _leaning(book, state, seat, plies[n]) if bias > 0.0 else 0.0
        if child == NONE and urgency > 0.0:
            worth = urgency + leaning
            if worth > best:
                best, found, alike = worth, plies[n], 1
            elif worth == best:
                alike += 1
                if below(chance, alike) == 0:
                    found = plies[n]
        elif child == NONE:
            untried += 1
            if below(chance, untried) == 0:
                fresh = plies[n]
        elif untried == 0:
            worth = _worth(values, child, told, knobs, history, deed(history, plies[n]))
            worth += leaning / (1.0 + values[child, VISITS])
            if worth > best:
                best, found = worth, plies[n]
    return int(fresh if untried else found)

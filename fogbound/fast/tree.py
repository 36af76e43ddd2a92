"""The tree of a search: nodes are rows of fixed arrays, and children are found by hashing.

A node has no list of children. All worlds share the tree, so a list would mix what is legal in each of them; the legal
plies of a world are looked up one by one.
"""

from __future__ import annotations

from math import log, sqrt

from fogbound.fast import matrix, offset, option, phases, verbs
from fogbound.fast.arrays import DEALER, Book, Chance, Counts, Plies, PlyRows, State, WeightRows, Weights, X
from fogbound.fast.book import rides, rides_end, way
from fogbound.fast.chance import below
from fogbound.fast.compiled import part
from fogbound.fast.moves import first_seat, legal
from fogbound.fast.playouts import nearest

PLY, PARENT = range(2)  # of a node
VISITS, SCORE, GAIN = range(3)  # of a node; a row of the history has the first two
KINDS_SHIFT = 7  # bits of a ply above its station: seat and verb
ROOT = 0
NONE = 0  # no child is the root

OPENING_ROUNDS = 2
REACH = 1
FAR_ENOUGH = 5


@part
def place_of(slots: Plies, nodes: PlyRows, parent: int, ply: int) -> int:
    """The slot of the child that a ply leads to, used or free."""
    mask = len(slots) - 1
    mixed = int(parent) * 0x9E3779B1 + int(ply) * 0x85EBCA6B
    place = (mixed ^ mixed >> 17) & mask
    while slots[place] != NONE and (nodes[slots[place], PLY] != ply or nodes[slots[place], PARENT] != parent):
        place = (place + 1) & mask
    return place


@part
def add_child(slots: Plies, nodes: PlyRows, values: WeightRows, used: Counts, parent: int, ply: int) -> int:
    """Add a child; `NONE` if the arrays are full."""
    if used[0] == len(nodes):
        return NONE
    child = used[0]
    used[0] += 1
    slots[place_of(slots, nodes, parent, ply)] = child
    nodes[child, PLY], nodes[child, PARENT] = ply, parent
    values[child, VISITS] = values[child, SCORE] = values[child, GAIN] = 0.0
    return int(child)


@part
def history_row(history: WeightRows, ply: int) -> int:
    """A ply's row in the history, the same wherever in the game it is played."""
    return (ply >> verbs.VERB_SHIFT) * (len(history) >> KINDS_SHIFT) + (ply & verbs.STATION_MASK)


# Plies that a search considers


@part
def _only_taxis(book: Book, station: int) -> bool:
    """Do only taxis leave this station? Boats show as black rides beyond the taxis."""
    ordinary = rides(book, station, verbs.BLACK) - rides(book, station, verbs.TAXI)
    taxis = rides(book, station, verbs.BUS) - rides(book, station, verbs.TAXI)
    return ordinary == taxis and rides_end(book, station) - rides(book, station, verbs.BLACK) == taxis


@part
def _wasted_black(book: Book, state: State) -> bool:
    """Would a black ticket hide nothing now? For an open X it always hides the ride."""
    if book[matrix.X_OPEN]:
        return False
    seen = book[matrix.REVEALS + state[offset.WINDOWS] + 1] != 0
    return bool(state[offset.ROUND] <= OPENING_ROUNDS or seen or _only_taxis(book, state[offset.AT]))


@part
def _cornered(book: Book, state: State, plies: Plies, count: int) -> bool:
    """Does every single ride end within reach of a pursuer?"""
    for n in range(count):
        rides_there = plies[n] >> verbs.VERB_SHIFT & verbs.VERB_MASK <= verbs.BLACK
        if rides_there and nearest(book, state, plies[n] & verbs.STATION_MASK) > REACH:
            return False
    return True


@part
def _sensible(book: Book, state: State, plies: Plies, count: int) -> int:
    """Leave out black tickets and doubles that X should save, unless nothing else is left."""
    no_black, no_double = _wasted_black(book, state), not _cornered(book, state, plies, count)
    kept = 0
    for n in range(count):
        verb = plies[n] >> verbs.VERB_SHIFT & verbs.VERB_MASK
        if not ((no_black and verb == verbs.BLACK) or (no_double and verb == verbs.DOUBLE)):
            plies[kept], plies[n] = plies[n], plies[kept]
            kept += 1
    return kept if kept else count


@part
def list_considered(book: Book, state: State, seat: int, out: Plies) -> int:
    """Write the plies of a seat that a search considers; return how many there are."""
    count = legal(book, state, seat, out)
    riding = state[offset.PHASE] in (phases.X, phases.DOUBLE, phases.SECOND)
    return _sensible(book, state, out, count) if seat == X and riding else count


@part
def to_move(state: State, depth: int, asked: int) -> int:
    """The seat that moves at a node: at the root the one that asked, later the first in turn."""
    return asked if depth == 0 else first_seat(state[offset.TURN])


# Selection


@part
def _worth(values: WeightRows, child: int, log_visits: float, options: Weights, history: WeightRows, row: int) -> float:
    """UCT with progressive history: results of a ply elsewhere count less, the more this node has lost."""
    visits = values[child, VISITS]
    mean = values[child, SCORE] / visits
    worth = mean + options[option.EXPLORATION] * sqrt(log_visits / visits)
    if options[option.HISTORY] > 0.0:
        elsewhere = history[row, SCORE] / history[row, VISITS]
        worth += elsewhere * options[option.HISTORY] / (visits * (1.0 - mean) + 1.0)
    return float(worth)


@part
def _lean(book: Book, state: State, seat: int, ply: int) -> float:
    """The value of a ply from 0 to 1 to a player who looks one ride ahead."""
    if ply >> verbs.VERB_SHIFT & verbs.VERB_MASK > verbs.BLACK:
        return 0.5
    station = ply & verbs.STATION_MASK
    if seat == X:
        return min(nearest(book, state, station), FAR_ENOUGH) / FAR_ENOUGH
    return 1.0 / (1.0 + way(book, station, state[offset.AT]))


@part
def choose_ply(
    book: Book,
    state: State,
    nodes: PlyRows,
    values: WeightRows,
    slots: Plies,
    history: WeightRows,
    options: Weights,
    parent: int,
    seat: int,
    plies: Plies,
    count: int,
    chance: Chance,
) -> int:
    """The ply to follow: a ply never tried here, else the best. The dealer draws at random."""
    if seat == DEALER:
        return int(plies[below(chance, count)])
    log_visits, urgency, bias = log(max(1.0, values[parent, VISITS])), options[option.URGENCY], options[option.BIAS]
    best, found, untried, first_try, alike = -1.0, 0, 0, 0, 0
    for n in range(count):
        child = slots[place_of(slots, nodes, parent, plies[n])]
        lean = bias * _lean(book, state, seat, plies[n]) if bias > 0.0 else 0.0
        if child == NONE and urgency > 0.0:
            worth = urgency + lean
            if worth > best:
                best, found, alike = worth, plies[n], 1
            elif worth == best:
                alike += 1
                if below(chance, alike) == 0:
                    found = plies[n]
        elif child == NONE:
            untried += 1
            if below(chance, untried) == 0:
                first_try = plies[n]
        elif untried == 0:
            worth = _worth(values, child, log_visits, options, history, history_row(history, plies[n]))
            worth += lean / (1.0 + values[child, VISITS])
            if worth > best:
                best, found = worth, plies[n]
    return int(first_try if untried else found)

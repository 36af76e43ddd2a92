"""Playouts: games played to their end at random, or by looking one ride ahead, each in one call."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fogbound.fast import endings, matrix, offset, phases, verbs
from fogbound.fast.arrays import DEALER, SEATS, Book, Chance, Counts, State, X
from fogbound.fast.book import rides, rides_end, target_of, ticket_of, way
from fogbound.fast.chance import below, unit
from fogbound.fast.compiled import kernel, part
from fogbound.fast.moves import (
    encode,
    first_seat,
    is_occupied,
    may_double,
    may_pay,
    may_ride,
    next_deal,
    ride_ply,
    x_may_play,
)
from fogbound.fast.turns import play

CLOSE = 2  # twice one ride: the nearest pursuer is next to X


@part
def one_of(chance: Chance, seats: int) -> int:
    """One seat of a set, all equally likely."""
    count = 0
    for seat in range(SEATS):
        count += seats >> seat & 1
    skip = below(chance, count) if count > 1 else 0
    for seat in range(SEATS):
        if seats >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
    return 0


@part
def _any_ride_of_x(book: Book, state: State, chance: Chance) -> int:
    """Draw among all rides until one is legal, so that every legal move is equally likely."""
    first, last = rides(book, state[offset.AT], 0), rides_end(book, state[offset.AT])
    double = state[offset.PHASE] == phases.X and state[offset.DOUBLES] > 0
    while True:
        slot = first + below(chance, last - first + double)
        if slot == last:
            if may_double(book, state):
                return encode(X, verbs.DOUBLE, 0)
        elif x_may_play(book, state, book[slot]):
            return ride_ply(X, book[slot])


@part
def _any_ride(book: Book, state: State, seat: int, chance: Chance) -> int:
    first, last = rides(book, state[offset.AT + seat], 0), rides(book, state[offset.AT + seat], verbs.ORDINARY)
    while True:
        ride = book[first + below(chance, last - first)]
        if may_ride(book, state, seat, ride):
            return ride_ply(seat, ride)


@part
def _any_free(state: State, seat: int, verb: int, stations: Book, chance: Chance) -> int:
    while True:
        station = stations[below(chance, len(stations))]
        if not is_occupied(state, station):
            return encode(seat, verb, station)


@part
def _aside(book: Book, state: State, chance: Chance) -> int:
    """A random ply of a phase in which nobody rides."""
    phase = state[offset.PHASE]
    if phase == phases.SHOW:
        return encode(X, verbs.SHOW, state[offset.AT]) if below(chance, 2) else encode(X, verbs.HIDE, 0)
    if phase == phases.TAKE:
        giver = first_seat(state[offset.WAITING])
        while True:
            ticket = below(chance, verbs.ORDINARY)
            if may_pay(book, state, giver, ticket):
                return encode(X, verbs.TAKE, giver << 2 | ticket)
    if phase == phases.EMERGE:
        return encode(DEALER, verbs.SHOW, state[offset.AT])
    if phase == phases.PLACE:
        return _any_free(
            state,
            one_of(chance, state[offset.TURN]),
            verbs.PLACE,
            book[book[matrix.GROUNDS] : book[matrix.GROUNDS + 1]],
            chance,
        )
    deal = next_deal(book, state)
    return _any_free(state, DEALER, verbs.DEAL, book[book[deal + 1] : book[deal + 2]], chance)


@part
def any_ply(book: Book, state: State, chance: Chance) -> int:
    """A random seat in turn and a random move of it, conceding left out."""
    phase = state[offset.PHASE]
    if phase == phases.PURSUIT:
        return _any_ride(book, state, one_of(chance, state[offset.TURN]), chance)
    if phase in (phases.X, phases.DOUBLE, phases.SECOND):
        return _any_ride_of_x(book, state, chance)
    return _aside(book, state, chance)


@part
def nearest(book: Book, state: State, station: int) -> int:
    """The distance of the nearest pursuer from a station, in rides."""
    least = matrix.FAR
    for seat in range(1, 1 + book[matrix.PURSUERS]):
        least = min(least, way(book, state[offset.AT + seat], station))
    return least


@part
def flight(book: Book, state: State, chance: Chance) -> int:
    """X's ride furthest from the nearest pursuer, black only to get further; a double if every ride ends in reach."""
    best, alike, chosen = -1, 0, 0
    for slot in range(rides(book, state[offset.AT], 0), rides_end(book, state[offset.AT])):
        ride = book[slot]
        if not x_may_play(book, state, ride):
            continue
        room = 2 * nearest(book, state, target_of(ride)) - (ticket_of(ride) == verbs.BLACK)
        if room > best:
            best, alike, chosen = room, 1, ride
        elif room == best:
            alike += 1
            if below(chance, alike) == 0:
                chosen = ride
    if state[offset.PHASE] == phases.X and best <= CLOSE and may_double(book, state):
        return encode(X, verbs.DOUBLE, 0)
    return ride_ply(X, chosen)


@part
def approach(book: Book, state: State, seat: int, chance: Chance) -> int:
    """A pursuer's ride that ends nearest to X."""
    best, alike, chosen = matrix.FAR + 1, 0, 0
    for slot in range(rides(book, state[offset.AT + seat], 0), rides(book, state[offset.AT + seat], verbs.ORDINARY)):
        ride = book[slot]
        if not may_ride(book, state, seat, ride):
            continue
        left = way(book, target_of(ride), state[offset.AT])
        if left < best:
            best, alike, chosen = left, 1, ride
        elif left == best:
            alike += 1
            if below(chance, alike) == 0:
                chosen = ride
    return ride_ply(seat, chosen)


@part
def sound_ply(book: Book, state: State, chance: Chance) -> int:
    """The ply of a player who looks one ride ahead and knows where X is. X never appears voluntarily."""
    phase = state[offset.PHASE]
    if phase == phases.PURSUIT:
        return approach(book, state, one_of(chance, state[offset.TURN]), chance)
    if phase in (phases.X, phases.DOUBLE, phases.SECOND):
        return flight(book, state, chance)
    if phase == phases.SHOW:
        return encode(X, verbs.HIDE, 0)
    return _aside(book, state, chance)


@part
def slips_now(state: State, chance: Chance, x_slips: float, pursuers_slip: float) -> bool:
    slips = pursuers_slip if state[offset.PHASE] == phases.PURSUIT else x_slips
    return slips >= 1.0 or (slips > 0.0 and unit(chance) < slips)


@part
def next_in(book: Book, state: State, chance: Chance, x_slips: float, pursuers_slip: float) -> int:
    if slips_now(state, chance, x_slips, pursuers_slip):
        return any_ply(book, state, chance)
    return sound_ply(book, state, chance)


@kernel
def next_ply(book: Book, state: State, chance: Chance, x_slips: float, pursuers_slip: float) -> int:
    """The next ply of a playout. Each side moves at random with the given probability.

    With 1 everything is random; with 0, X flees and pursuers approach X's true station.
    """
    return next_in(book, state, chance, x_slips, pursuers_slip)


@kernel
def playout(book: Book, state: State, chance: Chance, x_slips: float, pursuers_slip: float) -> int:
    """Play a state to its end and return the number of plies; `next_ply` explains the probabilities."""
    plies = 0
    while state[offset.PHASE] != phases.OVER:
        play(book, state, next_in(book, state, chance, x_slips, pursuers_slip))
        plies += 1
    return plies


@kernel
def _playouts(
    book: Book,
    state: State,
    copy: State,
    chance: Chance,
    x_slips: float,
    pursuers_slip: float,
    times: int,
    reasons: Counts,
) -> int:
    plies = 0
    for _ in range(times):
        for n in range(offset.SIZE):
            copy[n] = state[n]
        plies += playout(book, copy, chance, x_slips, pursuers_slip)
        reasons[copy[offset.REASON]] += 1
    return plies


class Tally(NamedTuple):
    """Totals of many playouts: plies, and how often each of `endings.REASONS` ended one."""

    plies: int
    reasons: Counts


def playouts(
    book: Book, state: State, chance: Chance, times: int, *, x_slips: float = 1.0, pursuers_slip: float = 1.0
) -> Tally:
    """Play a copy of a state to its end many times, at random by default."""
    reasons = np.zeros(len(endings.REASONS), dtype=np.int64)
    plies = _playouts(book, state, state.copy(), chance, x_slips, pursuers_slip, times, reasons)
    return Tally(plies, reasons)

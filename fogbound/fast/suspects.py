"""The stations that X can be on, updated ply by ply inside a playout.

`Sifter` follows a real game and says how likely each station is. Playouts need only the list, but fast: their pursuers
must know no more than the public does. The list is exact in every published edition. It would not be exact where boats
are counted and X hides for several rides, since it does not track how many boats X has left.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from fogbound.fast import matrix, offset, phases, verbs
from fogbound.fast.arrays import DEALER, Book, Chance, State, Suspects, X
from fogbound.fast.book import rides, target_of, way
from fogbound.fast.chance import below
from fogbound.fast.chase import Chase
from fogbound.fast.compiled import kernel, part
from fogbound.fast.moves import is_occupied, may_double, may_ride, next_deal, ride_ply, x_can_ride, x_may_play
from fogbound.fast.playouts import next_in, one_of, slips_now
from fogbound.fast.turns import play

# Rows of an array of suspects: the first begins with their number, the others are working space.
LISTED, THEN, MARKED = range(3)


def listing(chase: Chase, stations: Iterable[int] = ()) -> Suspects:
    """An array of suspects from their station numbers; there are none before X is dealt a start."""
    suspects = np.zeros((3, 1 + len(chase.numbers)), dtype=np.int16)
    counted = [chase.index_of[number] for number in stations]
    suspects[LISTED, 0] = len(counted)
    suspects[LISTED, 1 : 1 + len(counted)] = counted
    return suspects


def stations(chase: Chase, suspects: Suspects) -> tuple[int, ...]:
    """The station numbers of suspects, in order."""
    return tuple(sorted(chase.numbers[n] for n in suspects[LISTED, 1 : 1 + suspects[LISTED, 0]]))


@part
def _only(suspects: Suspects, station: int) -> None:
    suspects[LISTED, 0] = 1
    suspects[LISTED, 1] = station


@part
def _keep_those_who_can(book: Book, state: State, suspects: Suspects, double: bool) -> None:
    """Drop stations from which X could not have moved."""
    kept, true = 0, state[offset.AT]
    for n in range(1, 1 + suspects[LISTED, 0]):
        station = suspects[LISTED, n]
        state[offset.AT] = station
        if may_double(book, state) if double else x_can_ride(book, state):
            kept += 1
            suspects[LISTED, kept] = station
    suspects[LISTED, 0] = kept
    state[offset.AT] = true


@part
def _clear(suspects: Suspects, station: int) -> None:
    """Drop one station: X is not there."""
    kept = 0
    for n in range(1, 1 + suspects[LISTED, 0]):
        if suspects[LISTED, n] != station:
            kept += 1
            suspects[LISTED, kept] = suspects[LISTED, n]
    suspects[LISTED, 0] = kept


@part
def _spread(book: Book, state: State, ticket: int, suspects: Suspects) -> None:
    """X rode unseen by this ticket."""
    reached = 0
    for n in range(1, 1 + suspects[LISTED, 0]):
        here = suspects[LISTED, n]
        for slot in range(rides(book, here, ticket), rides(book, here, ticket + 1)):
            there = target_of(book[slot])
            if not suspects[MARKED, there] and x_may_play(book, state, book[slot]):
                suspects[MARKED, there] = 1
                reached += 1
                suspects[THEN, reached] = there
    suspects[LISTED, 0] = reached
    for n in range(1, 1 + reached):
        there = suspects[THEN, n]
        suspects[LISTED, n] = there
        suspects[MARKED, there] = 0


@part
def _deal(book: Book, state: State, station: int, suspects: Suspects) -> None:
    deal = next_deal(book, state)
    if book[deal] != X:
        _clear(suspects, station)
    elif book[matrix.X_OPEN]:
        _only(suspects, station)
    else:
        suspects[LISTED, 0] = 0
        for place in range(book[deal + 1], book[deal + 2]):
            if not is_occupied(state, book[place]):
                suspects[LISTED, 0] += 1
                suspects[LISTED, suspects[LISTED, 0]] = book[place]


@part
def _of_x(book: Book, state: State, verb: int, station: int, suspects: Suspects) -> None:
    if verb <= verbs.BLACK:
        seen = verb != verbs.BLACK if book[matrix.X_OPEN] else book[matrix.REVEALS + state[offset.WINDOWS] + 1] != 0
        if seen:
            _only(suspects, station)
        else:
            _spread(book, state, verb, suspects)
    elif verb == verbs.DOUBLE:
        _keep_those_who_can(book, state, suspects, True)
    elif verb == verbs.SHOW:
        _only(suspects, station)


@part
def _watched(book: Book, state: State, ply: int, suspects: Suspects) -> None:
    seat, verb, station = ply >> verbs.SEAT_SHIFT, ply >> verbs.VERB_SHIFT & verbs.VERB_MASK, ply & verbs.STATION_MASK
    if seat == X:
        _of_x(book, state, verb, station, suspects)
    elif verb == verbs.DEAL:
        _deal(book, state, station, suspects)
    elif seat == DEALER:
        _only(suspects, station)
    elif verb != verbs.CONCEDE:
        _clear(suspects, station)
    play(book, state, ply)
    if state[offset.PHASE] == phases.X and seat != X:
        _keep_those_who_can(book, state, suspects, False)


@kernel
def play_watched(book: Book, state: State, ply: int, suspects: Suspects) -> None:
    """Play a legal ply and update the suspects from what is public, as long as the game goes on."""
    _watched(book, state, ply, suspects)


@part
def close_in(book: Book, state: State, seat: int, suspects: Suspects, chance: Chance) -> int:
    """A pursuer's ride to where the distances to all suspects add up to least."""
    best, alike, chosen = 1 << 60, 0, 0
    for slot in range(rides(book, state[offset.AT + seat], 0), rides(book, state[offset.AT + seat], verbs.ORDINARY)):
        ride = book[slot]
        if not may_ride(book, state, seat, ride):
            continue
        left = 0
        for n in range(1, 1 + suspects[LISTED, 0]):
            left += way(book, target_of(ride), suspects[LISTED, n])
        if left < best:
            best, alike, chosen = left, 1, ride
        elif left == best:
            alike += 1
            if below(chance, alike) == 0:
                chosen = ride
    return ride_ply(seat, chosen)


@kernel
def next_watched(
    book: Book, state: State, chance: Chance, x_slips: float, pursuers_slip: float, suspects: Suspects
) -> int:
    """The next ply of a watched playout: like `next_ply`, but pursuers close in on all suspects."""
    if state[offset.PHASE] == phases.PURSUIT and not slips_now(state, chance, x_slips, pursuers_slip):
        return close_in(book, state, one_of(chance, state[offset.TURN]), suspects, chance)
    return next_in(book, state, chance, x_slips, 1.0)


@kernel
def playout_watched(
    book: Book, state: State, chance: Chance, x_slips: float, pursuers_slip: float, suspects: Suspects
) -> int:
    """Play a state to its end with pursuers who know only the suspects; return the number of plies."""
    plies = 0
    while state[offset.PHASE] != phases.OVER:
        _watched(book, state, next_watched(book, state, chance, x_slips, pursuers_slip, suspects), suspects)
        plies += 1
    return plies

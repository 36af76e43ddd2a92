"""The stations X can be on, kept up while a game is played on flat arrays: fast enough for every ply of a playout.

`Sifter` follows what others did and says how likely each station is. Here the game is our own, a playout, and the
pursuers in it should know no more than the public does. Exact in every published edition; only where boats are counted
and X stays hidden for several rides would it need to tell apart how many boats he has left.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from fogbound.fast import column, page, phases, verbs
from fogbound.fast.arrays import DEALER, Book, Chance, State, Suspects, X
from fogbound.fast.book import rides, target_of, way
from fogbound.fast.chance import below
from fogbound.fast.chase import Chase
from fogbound.fast.compiled import kernel, part
from fogbound.fast.moves import may_double, may_ride, next_deal, ridden, taken, x_can_ride, x_may_play
from fogbound.fast.playouts import next_in, one_of, slips_now
from fogbound.fast.turns import play

# Rows of an array of suspects: the first begins with how many there are, the others are room to work in.
LISTED, THEN, MARKED = range(3)


def listing(chase: Chase, stations: Iterable[int] = ()) -> Suspects:
    """Suspects by their station numbers; none before X has been dealt his start."""
    suspects = np.zeros((3, 1 + len(chase.numbers)), dtype=np.int16)
    counted = [chase.counted[number] for number in stations]
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
    """Whoever could not have played on is no suspect."""
    kept, true = 0, state[column.AT]
    for n in range(1, 1 + suspects[LISTED, 0]):
        station = suspects[LISTED, n]
        state[column.AT] = station
        if may_double(book, state) if double else x_can_ride(book, state):
            kept += 1
            suspects[LISTED, kept] = station
    suspects[LISTED, 0] = kept
    state[column.AT] = true


@part
def _clear(suspects: Suspects, station: int) -> None:
    """Nobody is there."""
    kept = 0
    for n in range(1, 1 + suspects[LISTED, 0]):
        if suspects[LISTED, n] != station:
            kept += 1
            suspects[LISTED, kept] = suspects[LISTED, n]
    suspects[LISTED, 0] = kept


@part
def _spread(book: Book, state: State, ticket: int, suspects: Suspects) -> None:
    """X rode unseen by some ticket."""
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
    elif book[page.X_OPEN]:
        _only(suspects, station)
    else:
        suspects[LISTED, 0] = 0
        for place in range(book[deal + 1], book[deal + 2]):
            if not taken(state, book[place]):
                suspects[LISTED, 0] += 1
                suspects[LISTED, suspects[LISTED, 0]] = book[place]


@part
def _of_x(book: Book, state: State, verb: int, station: int, suspects: Suspects) -> None:
    if verb <= verbs.BLACK:
        seen = verb != verbs.BLACK if book[page.X_OPEN] else book[page.REVEALS + state[column.WINDOWS] + 1] != 0
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
    if state[column.PHASE] == phases.X and seat != X:
        _keep_those_who_can(book, state, suspects, False)


@kernel
def play_watched(book: Book, state: State, ply: int, suspects: Suspects) -> None:
    """Play a legal ply and keep the suspects as everybody can work them out, as long as the game goes on."""
    _watched(book, state, ply, suspects)


@part
def close_in(book: Book, state: State, seat: int, suspects: Suspects, chance: Chance) -> int:
    """A pursuer rides to where the ways to all suspects are shortest together."""
    best, alike, chosen = 1 << 60, 0, 0
    for slot in range(rides(book, state[column.AT + seat], 0), rides(book, state[column.AT + seat], verbs.ORDINARY)):
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
    return ridden(seat, chosen)


@kernel
def next_watched(
    book: Book, state: State, chance: Chance, x_slips: float, pursuers_slip: float, suspects: Suspects
) -> int:
    """The ply that a watched playout plays next: as `next_ply`, but pursuers close in on all suspects alike."""
    if state[column.PHASE] == phases.PURSUIT and not slips_now(state, chance, x_slips, pursuers_slip):
        return close_in(book, state, one_of(chance, state[column.TURN]), suspects, chance)
    return next_in(book, state, chance, x_slips, 1.0)


@kernel
def playout_watched(
    book: Book, state: State, chance: Chance, x_slips: float, pursuers_slip: float, suspects: Suspects
) -> int:
    """Play a state to its end with pursuers who know the suspects only; how many plies that took."""
    plies = 0
    while state[column.PHASE] != phases.OVER:
        _watched(book, state, next_watched(book, state, chance, x_slips, pursuers_slip, suspects), suspects)
        plies += 1
    return plies

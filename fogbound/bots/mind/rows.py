"""States of the fast core as networks read them."""

from __future__ import annotations

import numpy as np

from fogbound.bots.mind.encode import NOBODY, PHASES, Seen
from fogbound.bots.mind.layout import SLOTS, Ints, Layout
from fogbound.bots.mind.terms import Terms
from fogbound.fast import offset
from fogbound.fast.arrays import States, X
from fogbound.games.yard.position import PHASES as ALL

_PHASE = np.array([PHASES.index(name) if name in PHASES else -1 for name in ALL])


def was_learned(phase: int) -> bool:
    """Did networks learn to decide in this phase?"""
    return bool(_PHASE[phase] >= 0)


def seen_in(layout: Layout, terms: Terms, states: States, seat: int) -> Seen:
    """The public part of some states of one table, with a seat to move."""
    rows = states.astype(np.int64)
    count = len(rows)
    at = rows[:, offset.AT + 1 : offset.AT + 1 + SLOTS] - 1
    at = np.where(terms.present, at, layout.nowhere)
    mover = np.full(count, NOBODY if seat == X else seat - 1)
    purses = rows[:, offset.PURSE : offset.PURSE + 3 * SLOTS].reshape(count, SLOTS, 3)
    open_ = np.full(count, terms.x_open)
    in_a_row = open_ & (rows[:, offset.VANISHED] > 0) & (rows[:, offset.VANISHED] == rows[:, offset.WINDOWS])
    return Seen(
        phase=_PHASE[rows[:, offset.PHASE]].clip(0),
        at=at,
        mover=mover,
        mover_at=np.full(count, layout.nowhere) if seat == X else at[:, seat - 1],
        tickets=purses[:, terms.purse_of],
        police=np.broadcast_to(terms.police, (count, SLOTS)),
        waiting=_bits(rows[:, offset.WAITING]),
        rounds_left=terms.max_rounds - rows[:, offset.ROUND],
        till_reveal=terms.till_reveal[rows[:, offset.WINDOWS]],
        black=rows[:, offset.BLACK],
        doubles=rows[:, offset.DOUBLES],
        may_go_black=(rows[:, offset.BLACK] > 0) & ~in_a_row,
        boats=np.where(rows[:, offset.BOATS] == offset.UNCOUNTED, 1, rows[:, offset.BOATS]),
        unseen=rows[:, offset.WINDOWS] - rows[:, offset.SEEN_WINDOW],
        pooled=np.full(count, terms.pooled),
        free=np.full(count, terms.free),
        x_open=open_,
    )


def earned(terms: Terms, states: States) -> np.ndarray:
    """X's share of the points so far, less the price of black tickets. Networks predict the points still to come."""
    if not terms.priced:
        return np.zeros(len(states))
    rows = states.astype(np.int64)
    purses = rows[:, offset.PURSE : offset.PURSE + terms.purses.size].reshape(len(rows), *terms.purses.shape)
    paid = ((terms.purses - purses) * terms.prices).sum(axis=(1, 2))
    share: np.ndarray = (paid - terms.black_price * (terms.black - rows[:, offset.BLACK])) / terms.began_worth
    return share


def _bits(seats: Ints) -> np.ndarray:
    """Sets of seats as columns for the pursuers."""
    return (seats[:, None] >> np.arange(1, 1 + SLOTS) & 1).astype(bool)

"""The terms of a table as numbers: what an edition with its options says of a chase, for many tables side by side."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fogbound.bots.mind.layout import SLOTS, Bools, Ints, Layout
from fogbound.games.yard.edition import YardEdition

MANY = 99  # as many as anybody could want
WINDOWS = 104  # one more than any log of X can have


@dataclass(frozen=True)
class Terms:
    """One table's terms. Pursuers stand in slots 0 to 4, in the order of their seats; detectives come first."""

    present: Bools  # [5]
    police: Bools  # [5]
    purse_of: Ints  # [5], the purse that a pawn pays from; its own slot where it needs none
    group_of: Ints  # [5], in which group it moves
    purses: Ints  # [5, 3]
    black: int
    doubles: int
    boats: int
    max_rounds: int
    reveals: Bools  # by window
    till_reveal: Ints  # by window, how many more rides until X is seen; 7 for many or never
    x_open: bool
    prices: Ints  # [3]
    priced: bool
    black_price: int
    began_worth: int
    counted: Bools  # [5], who must be stuck for the chase to be over
    blocked_is_stuck: bool
    leftovers_to_x: bool
    pooled: bool
    free: bool  # may several choose who moves first?
    rides: Bools  # which rides there are
    pursuers_start: Ints  # stations that pursuers can begin on
    x_starts: Ints


def terms_of(edition: YardEdition, layout: Layout) -> Terms:
    """An edition on a board of the layout's family."""
    detectives, pursuers = len(edition.detectives), len(edition.pursuers)
    slots = np.arange(SLOTS)
    prices = edition.prices or (0, 0, 0)
    purses = np.zeros((SLOTS, 3), dtype=np.int64)
    purses[: len(edition.purses)] = edition.purses
    group = {seat: n for n, seats in enumerate(edition.groups) for seat in seats}
    decks = dict(edition.deals)
    placed = edition.grounds if edition.placed_on is not None else edition.deck(decks[edition.pursuers[0]])
    return Terms(
        present=slots < pursuers,
        police=(slots >= detectives) & (slots < pursuers),
        purse_of=np.array([edition.purse_of.get(seat, n) for n, seat in enumerate(_padded(edition.pursuers))]),
        group_of=np.array([group.get(seat, SLOTS) for seat in _padded(edition.pursuers)]),
        purses=purses,
        black=edition.black,
        doubles=edition.doubles,
        boats=MANY if edition.boats is None else edition.boats,
        max_rounds=MANY if edition.max_rounds is None else edition.max_rounds,
        reveals=np.isin(np.arange(WINDOWS), edition.reveals),
        till_reveal=np.array([min([7, *(n - w for n in edition.reveals if n > w)]) for w in range(WINDOWS)]),
        x_open=edition.x_open,
        prices=np.array(prices, dtype=np.int64),
        priced=edition.prices is not None,
        black_price=edition.black_price,
        began_worth=max(1, sum(p * n for purse in edition.purses for p, n in zip(prices, purse, strict=True))),
        counted=slots < (pursuers if edition.stuck_counts_police else detectives),
        blocked_is_stuck=edition.blocked_is_stuck,
        leftovers_to_x=edition.stuck_leftovers == "to_x",
        pooled=edition.pooled,
        free=any(len(seats) > 1 for seats in edition.groups),
        rides=layout.known(edition.board),
        pursuers_start=np.array([layout.counted[n] for n in placed]),
        x_starts=np.array([layout.counted[n] for n in edition.deck(decks["x"])]),
    )


def _padded(seats: tuple[str, ...]) -> tuple[str, ...]:
    return seats + ("",) * (SLOTS - len(seats))

"""The terms of a table, an edition with its options, as arrays for many tables side by side."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fogbound.bots.mind.layout import SLOTS, Bools, Ints, Layout
from fogbound.games.yard.edition import YardEdition

MANY = 99  # stands for no limit
WINDOWS = 104  # one more than X's longest travel log


@dataclass(frozen=True)
class Terms:
    """One table's terms. Pursuers stand in slots 0 to 4, in the order of their seats; detectives come first."""

    present: Bools  # [5]
    police: Bools  # [5]
    purse_of: Ints  # [5], the purse that a pawn pays from; its own slot where it needs no tickets
    group_of: Ints  # [5], the group that a pawn moves in
    purses: Ints  # [5, 3]
    black: int
    doubles: int
    boats: int
    max_rounds: int
    reveals: Bools  # by window
    till_reveal: Ints  # by window, the rides until X appears; 7 for more, or never
    x_open: bool
    prices: Ints  # [3]
    priced: bool
    black_price: int
    began_worth: int
    counted: Bools  # [5], the pawns that must all be stuck to end the chase
    blocked_is_stuck: bool
    leftovers_to_x: bool
    pooled: bool
    free: bool  # may pursuers of a group choose who moves first?
    rides: Bools  # the layout's rides that this board has
    pursuers_start: Ints  # the stations where pursuers can begin
    x_starts: Ints


def terms_of(edition: YardEdition, layout: Layout) -> Terms:
    """The terms of an edition on a board of the layout's family."""
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
        rides=layout.rides_of(edition.board),
        pursuers_start=np.array([layout.index_of[n] for n in placed]),
        x_starts=np.array([layout.index_of[n] for n in edition.deck(decks["x"])]),
    )


def _padded(seats: tuple[str, ...]) -> tuple[str, ...]:
    return seats + ("",) * (SLOTS - len(seats))

"""A board's rides as rows of numbers, against the board itself."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound.bots.mind.families import FAMILIES
from fogbound.bots.mind.layout import AFAR, Layout, layout_of
from fogbound.games.yard.board import load, names
from tests.rules.little import PARKING, board

QUAY = Layout(board(taxi="1-2 2-3", bus="1-3", ferry="3-9 1-2"))


@pytest.mark.parametrize("name", names())
def test_every_ride_of_the_board_has_a_number(name: str) -> None:
    layout = Layout(load(name))
    rides = {(here, t, there) for t, by in layout.board.rides.items() for here, ends in by.items() for there, _ in ends}
    assert set(layout.rides) == rides
    assert len(layout.rides) == len(rides) == layout.none
    for n, (here, _, there) in enumerate(layout.rides):
        assert (layout.start[n], layout.end[n]) == (layout.index_of[here], layout.index_of[there])
    assert (layout.ticket[: layout.ordinary] < 3).all()
    assert (layout.ticket[layout.ordinary :] == 3).all()


def test_a_ride_is_found_by_its_ends_and_its_ticket() -> None:
    for n in range(QUAY.none):
        assert QUAY.ride_of[QUAY.start[n], QUAY.ticket[n], QUAY.end[n]] == n
    assert (QUAY.ride_of != QUAY.none).sum() == QUAY.none
    assert QUAY.index[1, "b", 3] == QUAY.ride_of[QUAY.index_of[1], 1, QUAY.index_of[3]]


def test_only_a_boat_makes_a_ride_that_no_other_line_makes() -> None:
    boats = [ride for ride, boat in zip(QUAY.rides, QUAY.boat, strict=True) if boat]
    assert boats == [(3, "k", 9), (9, "k", 3)]


def test_rows_of_rides_are_padded() -> None:
    for rows, last in ((QUAY.leaving, QUAY.none), (QUAY.pursuing, QUAY.ordinary)):
        assert rows.shape[0] == QUAY.nowhere + 1
        for station, row in enumerate(rows):
            listed = [n for n in row if n != QUAY.none]
            assert listed == [n for n in range(last) if QUAY.start[n] == station]
    assert (QUAY.leaving[QUAY.nowhere] == QUAY.none).all()


def test_distances_are_those_of_pursuers() -> None:
    one, three, nine = (QUAY.index_of[n] for n in (1, 3, 9))
    assert QUAY.distances[one, three] == 1
    assert QUAY.distances[one, nine] == AFAR, "pursuers take no boat"
    assert (QUAY.distances[QUAY.nowhere] == AFAR).all()
    assert QUAY.distances[QUAY.index_of[PARKING[0]], one] == AFAR


def test_boards_of_a_family_share_a_layout() -> None:
    for family, (first, *others) in FAMILIES.items():
        layout = layout_of(family)
        assert layout is layout_of(family)
        assert layout.board == load(first)
        assert layout.rides_of(layout.board).all()
        for name in others:
            had = layout.rides_of(load(name))
            board_rides = sum(len(ends) for by in load(name).rides.values() for ends in by.values())
            assert had.sum() == board_rides, "the first board of a family has every ride of the others"
    assert QUAY.rides_of(board(taxi="1-2 2-3", bus="1-3", ferry="3-9")).all()
    fewer = QUAY.rides_of(board(taxi="1-2", ferry="3-9"))
    assert np.flatnonzero(fewer).tolist() != []
    assert not fewer.all()

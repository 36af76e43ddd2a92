"""A game may begin from a position line; a line no game can reach under the table's rules is refused."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound.catalog import find_chase

from .compact import HARBOUR, C, heat
from .little import A, B, board, chase

ROAD = board(taxi="1-2 2-3 8-9", ferry="1-20")


def refusal_of(edition: str, **position: Any) -> str:
    settings: dict[str, Any] = {"at": {"red": 8}, "players": 4, "windows": 1, **position}
    with pytest.raises(fogbound.BadNotation) as refusal:
        chase(edition, ROAD, 1, **settings)
    return refusal.value.code


@pytest.mark.parametrize("edition", [A, B])
@pytest.mark.parametrize("phase", ["show", "take:red"])
def test_no_voluntary_appearance_where_it_was_not_agreed(edition: str, phase: str) -> None:
    """A-R16: only if agreed before the game; in 2017 never."""
    assert refusal_of(edition, phase=phase) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
@pytest.mark.parametrize("phase", ["double", "second"])
def test_a_double_is_never_left_without_a_ride(edition: str, phase: str) -> None:
    """A-S13, B-S10: the double is legal only if a full pair exists."""
    assert refusal_of(edition, at={"red": 2}, phase=phase) == "bad-position"


def test_nothing_is_taken_from_a_detective_without_tickets() -> None:
    """A-S19: such a detective is left out."""
    none = {"red": (0, 0, 0)}
    assert refusal_of(A, tickets=none, phase="take:red", voluntary_reveal=True) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
@pytest.mark.parametrize("seen", ["9@3", "3@3"])
def test_a_sighting_is_not_of_the_future_nor_of_another_station(edition: str, seen: str) -> None:
    """A-R9, B-R11: on view, X stands where he is seen."""
    assert refusal_of(edition, windows=3, seen=seen) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
def test_two_pawns_never_share_a_station_in_a_position_either(edition: str) -> None:
    assert refusal_of(edition, at={"red": 8, "blue": 8}) == "bad-position"
    assert refusal_of(edition, at={"red": 1}) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
def test_no_round_after_the_last(edition: str) -> None:
    assert refusal_of(edition, round=23) == "bad-position"


def heat_refused(x: int = 8, **position: Any) -> str:
    """Why a heat on the harbour cannot begin so, in words."""
    settings: dict[str, Any] = {"at": {"red": 1, "blue": 2, "green": 14}, "windows": 3, **position}
    with pytest.raises(fogbound.BadNotation) as refusal:
        heat(HARBOUR, x, **settings)
    assert refusal.value.code == "bad-position"
    return refusal.value.text


HIDDEN: dict[str, Any] = {"phase": "pursuit:red", "black": 0, "vanished": 3, "seen": "2@8"}


def test_a_heat_may_begin_with_x_in_view_or_in_hiding() -> None:
    at = {"red": 1, "blue": 2, "green": 14}
    assert heat(HARBOUR, 8, at=at, windows=3).turn == ("x",)
    assert heat(HARBOUR, 8, at=at, windows=3, vanished=3, black=0).turn == ("x",), "he has just come out"
    assert heat(HARBOUR, 7, at=at, windows=3, **HIDDEN).turn == ("red",)
    assert heat(HARBOUR, 3, at=at, windows=3, **HIDDEN, boats=0).turn == ("red",), "by boat"


@pytest.mark.parametrize("phase", ["double", "second", "show", "take:red", "place", "deal", "emerge", "over"])
def test_a_heat_knows_no_such_moment(phase: str) -> None:
    assert "phase" in heat_refused(phase=phase)


def test_the_pool_holds_a_ticket_and_not_more_than_the_box() -> None:
    """C-R3, C-S11: with the last ticket it is over."""
    for pool in ((13, 8, 4), (12, 9, 0), (1, 1, 5), (0, 0, 0)):
        assert "pool" in heat_refused(pool=pool)


def test_x_has_no_more_than_he_began_with() -> None:
    assert "more" in heat_refused(black=2)
    assert "more" in heat_refused(boats=2)
    assert heat(HARBOUR, 8, at={"red": 1, "blue": 2, "green": 14}, x_black=2).turn == ("x",)


def test_a_black_ride_leaves_its_mark() -> None:
    """C-R16: without it nobody could tell whether X may play another."""
    heat_refused(black=0)
    heat_refused(black=1, vanished=2)
    heat_refused(black=0, vanished=4)


def test_x_hides_only_after_a_black_ride_and_one_link_from_where_he_was() -> None:
    """C-R7, C-R10: otherwise he is in view."""
    heat_refused(7, **{**HIDDEN, "phase": "x"})
    heat_refused(7, **{**HIDDEN, "vanished": 2})
    heat_refused(7, **{**HIDDEN, "seen": "1@8"})
    heat_refused(7, **{**HIDDEN, "seen": "-"})
    heat_refused(5, **HIDDEN)
    heat_refused(8, **HIDDEN)


def test_a_boat_ride_is_accounted_for() -> None:
    """C-R12: from 8 only the boat goes to 3, and to 7 no boat does."""
    heat_refused(3, **HIDDEN, boats=1)
    heat_refused(7, **HIDDEN, boats=0)
    heat_refused(boats=0)
    at = {"red": 1, "blue": 2, "green": 14}
    twice = heat(HARBOUR, 7, at=at, x_black=2, windows=3, **HIDDEN, boats=0)
    assert twice.turn == ("red",), "the first black ticket may have been for the boat"


def test_a_heat_that_begins_with_x_shut_in_is_over() -> None:
    """C-S6."""
    state = heat(HARBOUR, 9, at={"red": 4, "blue": 8, "green": 14}, windows=3)
    assert state.outcome is not None
    assert state.outcome.reason == "trapped"
    assert find_chase(C, board=HARBOUR).black == 1, "no boat goes from 9"

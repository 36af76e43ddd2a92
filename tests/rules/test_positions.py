"""A game may start from a position line; a position that no game can reach under the table's rules is refused."""

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
def test_a_position_has_no_voluntary_appearance_if_the_table_did_not_agree_to_it(edition: str, phase: str) -> None:
    """A-R16: only if the table agreed before the game; never in 2017."""
    assert refusal_of(edition, phase=phase) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
@pytest.mark.parametrize("phase", ["double", "second"])
def test_a_position_inside_a_double_leaves_x_a_ride(edition: str, phase: str) -> None:
    """A-S13, B-S10: a double is legal only if both rides are possible."""
    assert refusal_of(edition, at={"red": 2}, phase=phase) == "bad-position"


def test_x_takes_nothing_from_a_detective_without_tickets() -> None:
    """A-S19: X skips such a detective."""
    none = {"red": (0, 0, 0)}
    assert refusal_of(A, tickets=none, phase="take:red", voluntary_reveal=True) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
@pytest.mark.parametrize("seen", ["9@3", "3@3"])
def test_a_sighting_is_neither_in_the_future_nor_at_another_station(edition: str, seen: str) -> None:
    """A-R9, B-R11: a visible X is where X was last seen."""
    assert refusal_of(edition, windows=3, seen=seen) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
def test_two_pawns_never_share_a_station_in_a_position(edition: str) -> None:
    assert refusal_of(edition, at={"red": 8, "blue": 8}) == "bad-position"
    assert refusal_of(edition, at={"red": 1}) == "bad-position"


@pytest.mark.parametrize("edition", [A, B])
def test_a_position_has_no_round_after_the_last(edition: str) -> None:
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
def test_a_heat_has_no_such_phase(phase: str) -> None:
    assert "phase" in heat_refused(phase=phase)


def test_the_pool_holds_at_least_one_ticket_and_no_more_than_the_box() -> None:
    """C-R3, C-S11: the heat ends with the last ticket."""
    for pool in ((13, 8, 4), (12, 9, 0), (1, 1, 5), (0, 0, 0)):
        assert "pool" in heat_refused(pool=pool)


def test_x_has_no_more_black_tickets_and_boats_than_at_the_start() -> None:
    assert "more" in heat_refused(black=2)
    assert "more" in heat_refused(boats=2)
    assert heat(HARBOUR, 8, at={"red": 1, "blue": 2, "green": 14}, x_black=2).turn == ("x",)


def test_a_position_records_the_last_black_ride() -> None:
    """C-R16: without it nobody could tell whether X may play another one."""
    heat_refused(black=0)
    heat_refused(black=1, vanished=2)
    heat_refused(black=0, vanished=4)


def test_x_hides_only_after_a_black_ride_and_one_link_away() -> None:
    """C-R7, C-R10: otherwise X is in view."""
    heat_refused(7, **{**HIDDEN, "phase": "x"})
    heat_refused(7, **{**HIDDEN, "vanished": 2})
    heat_refused(7, **{**HIDDEN, "seen": "1@8"})
    heat_refused(7, **{**HIDDEN, "seen": "-"})
    heat_refused(5, **HIDDEN)
    heat_refused(8, **HIDDEN)


def test_a_boat_ride_is_counted() -> None:
    """C-R12: only the boat goes from 8 to 3, and no boat goes to 7."""
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

"""A game may begin from a position line; a line no game can reach under the table's rules is refused."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound

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

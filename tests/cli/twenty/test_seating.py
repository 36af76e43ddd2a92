"""Who sits at the keyboard in twenty questions."""

from __future__ import annotations

import pytest

from fogbound.cli.friendly import Stop
from fogbound.cli.seating import SeatRequest
from fogbound.cli.twenty.seating import seats
from tests.cli.screens import TypedScreen
from tests.rules.quiz import found

FOUR = found(players=4)
PIPE = TypedScreen(interactive=False)


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("1", {"p1"}),
        ("3", {"p1", "p2", "p3"}),
        ("p2", {"p2"}),
        ("P4, p2", {"p2", "p4"}),
        ("all", {"p1", "p2", "p3", "p4"}),
    ],
)
def test_seats_by_number_or_by_name(given: str, taken: set[str]) -> None:
    assert seats(SeatRequest(seats=given), FOUR, PIPE, None) == taken


@pytest.mark.parametrize("given", ["0", "5", "9999", "p5", "house", "", ",", "p1,x", "²"])
def test_seats_that_are_not_there_are_refused_with_the_list(given: str) -> None:
    with pytest.raises(Stop, match="seats are p1, p2, p3, p4, or all for everybody"):
        seats(SeatRequest(seats=given), FOUR, PIPE, None)


def test_nobody_takes_the_seat_of_the_house() -> None:
    house = found(players=2, reader="house")
    assert seats(SeatRequest(seats="all"), house, PIPE, None) == {"p1", "p2"}
    assert seats(SeatRequest(hotseat=True), house, PIPE, None) == {"p1", "p2"}
    with pytest.raises(Stop, match="There is no seat “house” here; seats are p1, p2, or all for everybody"):
        seats(SeatRequest(seat="house"), house, PIPE, None)
    screen = TypedScreen("house", "p1")
    assert seats(SeatRequest(), house, screen, None) == {"p1"}
    assert not any("house" in line for line in screen.said if not line.startswith("There is no seat “house”"))


def test_chairs_belong_to_series() -> None:
    for asked in (SeatRequest(chair=1), SeatRequest(people="Ann,Bob")):
        with pytest.raises(Stop, match="--chair and --people are for a series"):
            seats(asked, FOUR, PIPE, None)


def test_a_saved_game_keeps_its_seats_unless_others_are_named() -> None:
    assert seats(SeatRequest(), FOUR, PIPE, "p2,p3") == {"p2", "p3"}
    assert seats(SeatRequest(seat="p4"), FOUR, PIPE, "p2,p3") == {"p4"}


def test_in_a_pipe_the_first_seat_is_taken_and_said() -> None:
    screen = TypedScreen(interactive=False)
    assert seats(SeatRequest(), FOUR, screen, None) == {"p1"}
    assert screen.said == ["You are Player 1 (p1). Choose other seats with --seat or --seats."]


def test_at_a_terminal_a_person_is_asked_until_the_answer_fits() -> None:
    screen = TypedScreen("p9", "2")
    assert seats(SeatRequest(), FOUR, screen, None) == {"p1", "p2"}
    assert screen.said[1] == "  1      you alone, as Player 1 (p1), against 3 bots"
    assert screen.said[-1].startswith("There is no seat “p9” here")


def test_enter_is_one_person() -> None:
    assert seats(SeatRequest(), FOUR, TypedScreen(""), None) == {"p1"}

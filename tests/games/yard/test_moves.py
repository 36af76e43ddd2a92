"""Legal moves, as functions of an edition and a position."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import Move, start, testing
from fogbound.catalog import find_chase
from fogbound.games.yard.board import ORDINARY
from fogbound.games.yard.moves import (
    adjust,
    after_x_ride,
    can_ride,
    legal,
    next_deal,
    pursuer_rides,
    ride_is_seen,
    x_rides,
)
from fogbound.games.yard.position import opening
from tests.games.yard.moments import moment
from tests.rules.compact import C, heat, yard
from tests.rules.little import A, B, board, chase

TOWN = board(taxi="1-2 1-3 2-4", bus="1-4", underground="1-5", ferry="1-6 1-2")


def texts(moves: Iterable[Move]) -> list[str]:
    return [str(move) for move in moves]


def test_x_rides_are_listed_ticket_by_ticket_and_station_by_station() -> None:
    edition, position = moment(chase(A, TOWN, 1, black=1, players=4))
    assert texts(x_rides(edition, position)) == ["t2", "t3", "b4", "u5", "k2", "k3", "k4", "k5", "k6"]


def test_x_never_rides_to_a_pursuer_and_pays_with_what_there_is() -> None:
    options: dict[str, Any] = {"players": 4, "x_ticket_accounting": "counted"}
    edition, position = moment(chase(A, TOWN, 1, at={"red": 3}, stock=(1, 0, 1), **options))
    assert texts(x_rides(edition, position)) == ["t2", "u5"]
    assert can_ride(edition, position)
    assert not can_ride(edition, position._replace(stock=(0, 1, 0), at=(1, 4, *position.at[2:])))


def test_a_pursuer_may_ride_to_x_but_not_to_a_colleague() -> None:
    state = chase(A, TOWN, 2, at={"red": 1, "blue": 3}, tickets={"red": (1, 0, 1)}, phase="pursuit:red", players=4)
    edition, position = moment(state)
    assert texts(pursuer_rides(edition, position, "red")) == ["t2", "u5"]


def test_the_police_ride_without_tickets() -> None:
    state = chase(B, TOWN, 4, at={"bobby1": 1}, pool=(0, 0, 0), phase="pursuit:bobby1", players=2)
    edition, position = moment(state)
    assert texts(pursuer_rides(edition, position, "bobby1")) == ["t2", "t3", "b4", "u5"]


def test_a_double_is_offered_only_with_its_card_and_two_rides() -> None:
    road = board(taxi="1-2 2-3", bus="3-4")
    for doubles, offered in ((1, True), (0, False)):
        edition, position = moment(chase(A, road, 1, doubles=doubles, players=4))
        assert ("double" in texts(legal(edition, position, "x"))) is offered
    edition, position = moment(chase(A, board(taxi="1-2 8-9"), 1, doubles=1, players=4))
    assert texts(legal(edition, position, "x")) == ["t2", "double", "concede"], "the second ride may go back"


def test_the_first_ride_of_a_double_leaves_a_second_one() -> None:
    """With one taxi ticket left, a taxi first leaves nothing to ride back with."""
    fork = board(taxi="1-2", bus="1-3", underground="3-4")
    options: dict[str, Any] = {"players": 4, "x_ticket_accounting": "counted"}
    edition, position = moment(chase(A, fork, 1, doubles=1, stock=(1, 1, 1), **options))
    assert texts(legal(edition, position, "x")) == ["t2", "b3", "double", "concede"]
    begun = position._replace(phase="double", doubles=0)
    assert texts(legal(edition, begun, "x")) == ["b3", "concede"]


def test_moves_of_every_phase() -> None:
    options: dict[str, Any] = {"players": 4, "voluntary_reveal": True}
    edition, shown = moment(chase(A, TOWN, 1, phase="show", windows=1, **options))
    assert texts(legal(edition, shown, "x")) == ["show1", "hide", "concede"]
    purses = {"red": (2, 0, 1)}
    edition, taking = moment(chase(A, TOWN, 1, phase="take:red+blue", windows=1, seen="1@1", tickets=purses, **options))
    assert texts(legal(edition, taking, "x")) == ["takered,t", "takered,u", "concede"]
    assert texts(legal(edition, taking._replace(phase="emerge"), "dealer")) == ["show1"]


def test_detectives_are_placed_on_free_stations_of_their_line() -> None:
    edition = find_chase(C, board="tiny-harbour")
    position = opening(edition)
    assert texts(legal(edition, position, "red")) == ["place1", "place4", "place10", "place12", "place14"]
    taken = position._replace(at=(0, 4, 0, 12))
    assert texts(legal(edition, taken, "blue")) == ["place1", "place10", "place14"]


def test_cards_are_dealt_to_the_next_pawn_without_a_station() -> None:
    edition = find_chase(B, board="tiny-docks", players=2)
    position = opening(edition)
    assert next_deal(edition, position) == ("red", "detectives")
    cards = edition.deck("detectives")
    assert texts(legal(edition, position, "dealer")) == [f"deal{card}" for card in cards]
    dealt = position._replace(at=(0, cards[0], 0, 0, 0))
    assert next_deal(edition, dealt) == ("blue", "detectives")
    assert texts(legal(edition, dealt, "dealer")) == [f"deal{card}" for card in cards[1:]]


def test_only_pursuers_concede_where_the_edition_says_so() -> None:
    quay = yard(taxi="1-2 8-9")
    edition, position = moment(heat(quay, 1, at={"red": 8}))
    assert "concede" not in texts(legal(edition, position, "x"))
    edition, position = moment(heat(quay, 1, at={"red": 8}, phase="pursuit:red", windows=1))
    assert texts(legal(edition, position, "red")) == ["t9", "concede"]


QUAY = yard(taxi="1-2 8-9", ferry="1-2 1-20")


def test_a_boat_ride_is_counted_only_where_no_other_line_goes() -> None:
    edition, position = moment(heat(QUAY, 1, at={"red": 8}, x_black=2))
    assert position.boats == 1
    assert after_x_ride(edition, position, Move("k", (2,))).boats == 1
    assert after_x_ride(edition, position, Move("k", (20,))).boats == 0
    assert texts(x_rides(edition, position._replace(boats=0))) == ["t2", "k2"]
    assert texts(x_rides(edition, position._replace(boats=None))) == ["t2", "k2", "k20"]


def test_an_open_x_never_plays_black_twice_in_a_row() -> None:
    edition, position = moment(heat(QUAY, 1, at={"red": 8}, x_black=2, black=1, vanished=1, windows=2))
    assert "k2" in texts(x_rides(edition, position))
    assert texts(x_rides(edition, position._replace(vanished=2))) == ["t2"]


def test_a_ride_of_x_pays_and_fills_a_window() -> None:
    options: dict[str, Any] = {"players": 4, "x_ticket_accounting": "counted", "reveals": (2,)}
    edition, position = moment(chase(A, TOWN, 1, black=1, stock=(4, 3, 3), **options))
    taxi = after_x_ride(edition, position, Move("t", (2,)))
    assert (taxi.at[0], taxi.windows, taxi.stock, taxi.black, taxi.seen) == (2, 1, (3, 3, 3), 1, None)
    black = after_x_ride(edition, position, Move("k", (5,)))
    assert (black.stock, black.black, black.vanished) == ((4, 3, 3), 0, 0)
    assert after_x_ride(edition, taxi, Move("t", (4,))).seen == (2, 4), "window 2 is an appearance"
    assert position.at[0] == 1, "the position before is untouched"


def test_who_sees_a_ride_depends_on_the_window_or_on_the_ticket() -> None:
    edition, position = moment(chase(A, TOWN, 1, black=1, windows=2, players=4))
    assert ride_is_seen(edition, position, Move("k", (2,)))
    assert not ride_is_seen(edition, position._replace(windows=3), Move("t", (2,)))
    edition, position = moment(heat(QUAY, 1, at={"red": 8}))
    assert ride_is_seen(edition, position, Move("t", (2,)))
    assert not ride_is_seen(edition, position, Move("k", (2,)))


@given(st.tuples(*[st.integers(0, 99)] * 3), st.sampled_from(ORDINARY), st.sampled_from([-1, 1]))
def test_adjusting_a_purse_changes_one_ticket(purse: tuple[int, int, int], ticket: str, by: int) -> None:
    changed = adjust(purse, ticket, by)
    assert sum(changed) == sum(purse) + by
    assert [now - was for now, was in zip(changed, purse, strict=True)].count(0) == 2
    assert adjust(changed, ticket, -by) == purse


@pytest.mark.parametrize("edition_id", [A, B, C])
def test_every_offer_of_a_random_game_is_made_once_and_leaves_pawns_apart(edition_id: str) -> None:
    edition = find_chase(edition_id, board="tiny-harbour", players=4)
    for state in testing.random_game(start(edition), Random(3)):
        _, position = moment(state)
        for seat in state.turn:
            offers = texts(legal(edition, position, seat))
            assert len(set(offers)) == len(offers) > 0
            for move in state.moves(seat):
                if move.verb in ORDINARY and seat == "x":
                    assert move.number not in position.at[1:]

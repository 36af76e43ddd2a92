"""Positions set up by hand: the turn they get, the reasons they are refused, and what they may hide."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound import BadNotation
from fogbound.catalog import find_chase
from fogbound.game import Outcome
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import Position, opening
from fogbound.games.yard.setup import origins, set_up
from tests.games.yard.moments import moment
from tests.rules.compact import heat, yard
from tests.rules.little import A, board, chase

ROAD = board(taxi="1-2 2-3 8-9", ferry="1-20")
AGREED: dict[str, Any] = {"players": 4, "voluntary_reveal": True}
QUAY = yard(taxi="1-2 2-3 8-9", ferry="1-20")


def _why(edition: YardEdition, position: Position) -> str:
    with pytest.raises(BadNotation) as refused:
        set_up(edition, position)
    assert refused.value.code == "bad-position"
    head, _, why = refused.value.text.partition(f": in phase {position.phase}, ")
    assert head == f"No game of {edition.id} can reach this position"
    return why


def test_the_turn_follows_from_the_phase() -> None:
    edition, position = moment(chase(A, ROAD, 1, at={"red": 8, "blue": 3}, players=4))
    assert set_up(edition, position._replace(turn=())).turn == ("x",)
    pursuit = position._replace(phase="pursuit", waiting=("blue", "green"), turn=())
    assert set_up(edition, pursuit).turn == ("blue",)


def test_a_pursuit_without_a_ride_goes_on_with_the_next_round() -> None:
    edition, position = moment(chase(A, ROAD, 1, at={"red": 8}, players=4))
    parked = position._replace(phase="pursuit", waiting=("green",))
    assert set_up(edition, parked).round == position.round + 1


def test_a_trapped_x_has_lost() -> None:
    edition, position = moment(chase(A, ROAD, 1, at={"red": 2}, players=4))
    assert position.outcome == Outcome(edition.pursuers, "trapped")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"phase": "show", "windows": 1, "seen": (1, 1)}, "X is already on view."),
        (
            {"phase": "take", "windows": 1, "seen": (1, 1), "waiting": ("red",), "purses": ((0, 0, 0),) * 3},
            "a ticket would be taken from a detective who has none.",
        ),
        ({"phase": "second", "windows": 1, "at": (1, 2, 901, 902)}, "X would have nothing to play."),
    ],
)
def test_a_position_with_x_to_move_is_refused_with_a_reason(change: dict[str, Any], why: str) -> None:
    edition, position = moment(chase(A, ROAD, 1, at={"red": 8}, **AGREED))
    assert _why(edition, position._replace(**change)) == why


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"purses": ((13, 8, 4),)}, "the pool should hold at least one ticket and at most (12, 8, 4)."),
        ({"purses": ((0, 0, 0),)}, "the pool should hold at least one ticket and at most (12, 8, 4)."),
        ({"black": 3}, "X has more than he began with."),
        ({"doubles": 1}, "X has more than he began with."),
        ({"boats": 2}, "X has more than he began with."),
        ({"boats": 0}, "X has taken the boat without a black ticket."),
        ({"vanished": 5}, "the window of X’s last black ride does not fit his tickets."),
        ({"vanished": 1}, "the window of X’s last black ride does not fit his tickets."),
        ({"black": 1}, "the window of X’s last black ride does not fit his tickets."),
        ({"seen": None}, "X should be on view, since the last ticket he played is not a black one."),
        ({"seen": (2, 3)}, "X should be on view, since the last ticket he played is not a black one."),
    ],
)
def test_a_heat_that_contradicts_itself_is_refused_with_a_reason(change: dict[str, Any], why: str) -> None:
    edition, position = moment(heat(QUAY, 1, at={"red": 8}, x_black=2, windows=3))
    assert set_up(edition, position) == position
    assert _why(edition, position._replace(**change)) == why


def test_a_hidden_x_is_one_black_ride_from_where_everyone_saw_him() -> None:
    hidden: dict[str, Any] = {"at": {"red": 8}, "x_black": 2, "black": 1, "windows": 3, "vanished": 3}
    edition, position = moment(heat(QUAY, 1, phase="pursuit:red", seen="2@2", **hidden))
    assert _why(edition, position._replace(seen=(2, 3))) == "X should be one ride from where he was last seen."
    assert _why(edition, position._replace(seen=(1, 2))) == "X should be one ride from where he was last seen."
    assert _why(edition, position._replace(phase="x")).startswith("X should be on view")


def test_a_boat_ride_into_hiding_has_been_paid_for() -> None:
    """X came from 20 by boat, so no boat is left; from 2 the taxi line goes, so the boat is still there."""
    hidden: dict[str, Any] = {"at": {"red": 8}, "black": 0, "windows": 3, "vanished": 3, "phase": "pursuit:red"}
    by_boat, position = moment(heat(QUAY, 1, boats=0, seen="2@20", **hidden))
    assert position.boats == 0
    assert _why(by_boat, position._replace(boats=1)) == "X should be one ride from where he was last seen."
    assert _why(by_boat, position._replace(seen=(2, 2))) == "X should be one ride from where he was last seen."


def test_origins_are_the_stations_where_a_hidden_x_can_stand() -> None:
    edition, position = moment(chase(A, ROAD, 1, at={"red": 8}, players=4))
    assert [found.at[0] for found in origins(edition, position)] == [1, 2, 3], "at 9 X would be trapped"
    stations = [found.at[0] for found in origins(edition, position._replace(black=1))]
    assert stations == [1, 2, 3, 20], "with a black ticket X can leave 20 by boat"


def test_origins_of_what_everyone_knows_are_the_position_itself() -> None:
    edition, position = moment(chase(A, ROAD, 1, at={"red": 8}, windows=3, seen="3@1", players=4))
    assert list(origins(edition, position)) == [position]
    undealt = opening(find_chase(A, players=4))
    assert list(origins(find_chase(A, players=4), undealt)) == [undealt]


def test_origins_of_a_hidden_x_include_the_boats_that_he_alone_counts() -> None:
    hidden: dict[str, Any] = {"at": {"red": 8}, "black": 0, "windows": 3, "vanished": 3, "phase": "pursuit:red"}
    edition, position = moment(heat(QUAY, 20, boats=0, seen="2@1", **hidden))
    assert {(found.at[0], found.boats) for found in origins(edition, position)} == {(20, 0), (2, 1)}

"""The chase as a game of the core: offers, secrets, tables, and positions as lines."""

from __future__ import annotations

import pytest

from fogbound import BadNotation, IllegalMove, Move
from fogbound.catalog import find_chase
from fogbound.game import HIDDEN, Ply, Secret
from fogbound.games.yard.rules import ChaseState, start
from fogbound.games.yard.table import YardTable
from tests.rules.compact import heat, yard
from tests.rules.little import A, board, chase, play

ROAD = board(taxi="1-2 2-3 8-9", bus="1-3")
LINE = "x@1/red@8/blue@901/green@902 10,8,4/10,8,4/10,8,4 3,2 x 1 0 -"


def _road(line: str | None = LINE, **options: object) -> ChaseState:
    return start(find_chase(A, board=ROAD, players=4, **options), line)


def test_an_undealt_game_has_no_setup_line() -> None:
    state = _road(None)
    assert (state.turn, state.setup, state.log) == (("dealer",), None, ())


def test_a_game_from_a_line_keeps_the_line_as_its_setup() -> None:
    state = _road()
    assert state.setup == LINE
    later = state.play("x", "t2")
    assert later.setup == LINE
    assert later.position_text() == LINE.replace("x@1", "x@2").replace(" x 1 0 ", " pursuit:red+blue+green 1 1 ")
    with pytest.raises(BadNotation):
        _road("x@1")


def test_only_seats_in_turn_have_offers_and_a_list_is_made_once() -> None:
    state = _road()
    assert state.moves("red") == ()
    assert state.moves("x") is state.moves("x")


def test_playing_leaves_the_state_before_as_it_was() -> None:
    state = _road()
    later = state.play("x", "t2")
    assert (state.log, state.position.at[0]) == ((), 1)
    assert later.origin == state.origin


def test_a_covered_ride_is_known_to_x_alone() -> None:
    state = play(_road(reveals=(2,)), "x t2", "red t9", "x t1")
    covered = Ply("x", Move("t", (2,)), Secret(frozenset({"x"}), Move("t", (HIDDEN,))))
    assert state.log == (covered, Ply("red", Move("t", (9,))), Ply("x", Move("t", (1,))))


def test_the_card_of_x_is_dealt_face_down_unless_x_is_open() -> None:
    state = _road(None).play("dealer", "deal1").play("dealer", "deal2")
    assert [ply.seen_by("red").move.args for ply in state.log] == [(HIDDEN,), (2,)]
    compact = start(find_chase("yard/compact-2015", board="tiny-harbour"))
    placed = compact.play("red", "place1").play("blue", "place4").play("green", "place10").play("dealer", "deal7")
    assert [ply.secret for ply in placed.log] == [None] * 4


def test_a_black_ride_of_an_open_x_is_a_secret_and_a_taxi_is_not() -> None:
    state = heat(yard(taxi="1-2 8-9"), 1, at={"red": 8})
    assert state.play("x", "k2").log[0].secret == Secret(frozenset({"x"}), Move("k", (HIDDEN,)))
    assert state.play("x", "t2").log[0].secret is None


def test_each_seat_gets_its_own_table() -> None:
    state = _road().play("x", "t2")
    stations = {}
    for seat in ("x", "red", None):
        table = state.view(seat).table
        assert isinstance(table, YardTable)
        stations[seat] = table.pawn("x").station
    assert stations == {"x": 2, "red": None, None: None}


def test_a_refusal_comes_from_the_chase() -> None:
    with pytest.raises(IllegalMove) as refused:
        _road().play("x", "b2")
    assert refused.value.code == "not-linked"
    assert "These do: t2" in refused.value.text


def test_starts_are_all_positions_that_a_pursuer_cannot_tell_apart() -> None:
    starts = list(_road().starts())
    assert [state.position.at[0] for state in starts] == [1, 2, 3], "at 9 X would be trapped"
    assert all(state.log == () and state.origin == state.position for state in starts)
    assert {state.view("red") for state in starts} == {_road().view("red")}


def test_an_undealt_game_has_one_start() -> None:
    state = _road(None)
    assert list(state.starts()) == [state]


def test_a_notebook_draws_the_public_view() -> None:
    """The station of a hidden X changes nothing in the picture."""
    pictures = {
        chase(A, ROAD, station, at={"red": 8}, players=4)._repr_svg_()  # type: ignore[attr-defined]
        for station in (1, 2, 3)
    }
    assert len(pictures) == 1
    assert pictures.pop().startswith("<svg")

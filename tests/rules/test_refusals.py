"""An illegal move is refused with a code; a text that is not a move gets a different error."""

from __future__ import annotations

import pytest

import fogbound
from fogbound import Match

from .compact import HARBOUR, heat, placed, yard
from .little import A, B, board, chase, dealt, play, refused

PLACE = board(taxi="1-2 2-3 3-4 8-9", bus="1-3", underground="1-4", ferry="1-20")
AT = {"red": 2, "blue": 8}


@pytest.mark.parametrize(
    ("ply", "code"),
    [
        ("purple t2", "no-such-seat"),
        ("red t3", "not-your-turn"),
        ("dealer deal13", "not-your-turn"),
        ("x t99", "no-such-station"),
        ("x t3", "not-linked"),
        ("x t20", "not-linked"),
        ("x k20", "no-ticket"),
        ("x t2", "occupied"),
        ("x k2", "no-ticket"),
        ("x double", "no-double"),
        ("x show1", "not-agreed"),
        ("x hide", "not-agreed"),
        ("x takered,t", "not-agreed"),
        ("x deal13", "not-now"),
        ("x fly7", "no-such-move"),
        ("x pass", "no-such-move"),
        ("x t", "incomplete"),
        ("x t2,3", "incomplete"),
        ("x t?", "incomplete"),
    ],
)
@pytest.mark.parametrize("edition", [A, B])
def test_illegal_moves_of_x_are_refused(edition: str, ply: str, code: str) -> None:
    assert refused(chase(edition, PLACE, 1, at=AT, players=4), ply) == code


@pytest.mark.parametrize(
    ("ply", "code"),
    [
        ("x t2", "not-your-turn"),
        ("red t99", "no-such-station"),
        ("red b3", "not-linked"),
        ("red k1", "only-x"),
        ("red double", "only-x"),
        ("red show2", "only-x"),
        ("red hide", "only-x"),
        ("red takeblue,t", "only-x"),
        ("red u4", "not-linked"),
        ("red t4", "not-linked"),
        ("red deal13", "not-now"),
        ("red pass", "no-such-move"),
    ],
)
@pytest.mark.parametrize("edition", [A, B])
def test_illegal_moves_of_a_pursuer_are_refused(edition: str, ply: str, code: str) -> None:
    state = chase(edition, PLACE, 4, at=AT, phase="pursuit:red+blue", players=4)
    assert refused(state, ply) == code


@pytest.mark.parametrize("text", ["", "T2", "t 2", "t02", "t-2", "2", "t2,", "takered,", "double!", "t٣"])
def test_a_text_that_is_not_a_move_is_refused_as_such(text: str) -> None:
    state = chase(A, PLACE, 1, at=AT, players=4)
    with pytest.raises(fogbound.BadNotation) as refusal:
        state.play("x", text)
    assert refusal.value.code == "bad-move"


def test_a_refused_move_changes_nothing_and_says_why_in_words() -> None:
    state = chase(A, PLACE, 1, at=AT, players=4)
    before = state.view("x")
    with pytest.raises(fogbound.IllegalMove) as refusal:
        state.play("x", "t2")
    assert "2" in refusal.value.text
    assert "Red" in refusal.value.text
    assert refusal.value.details == {
        "seat": "x",
        "move": "t2",
        "said": "why-occupied-x",
        "holder": "red",
        "target": 2,
    }
    assert state.view("x") == before


def test_the_dealer_deals_only_cards_that_are_left() -> None:
    state = fogbound.start(fogbound.find(A, players=4))
    assert refused(state, "dealer deal1") == "not-now"
    state = state.play("dealer", "deal13")
    assert refused(state, "dealer deal13") == "not-now"
    assert refused(state, "x t1") == "not-your-turn"
    assert refused(dealt(A, 132, 13, 26, 29, players=4), "dealer deal34") == "not-your-turn"


def test_a_move_meant_for_another_ply_is_stale() -> None:
    match = Match(fogbound.start(fogbound.find(A, players=4)), b"a fixed seed")
    move = str(match.state.moves("x")[0])
    match.submit("x", move, match.ply)
    with pytest.raises(fogbound.StaleMove):
        match.submit("x", move, match.ply - 1)


@pytest.mark.parametrize("moves", [("double",), ("double", "t3")])
def test_inside_a_double_the_special_moves_are_refused(moves: tuple[str, ...]) -> None:
    road = board(taxi="1-3 3-4 8-9")
    state = chase(A, road, 1, at={"red": 8}, doubles=2, players=4, voluntary_reveal=True)
    state = play(state, *(f"x {move}" for move in moves))
    for special in ("double", "show3", "hide", "takered,t"):
        assert refused(state, f"x {special}") == "not-now"


QUAY = yard(taxi="1-2 2-3 3-4 8-9", bus="1-3", underground="1-4", ferry="1-20 4-21")


@pytest.mark.parametrize(
    ("ply", "code"),
    [
        ("purple t2", "no-such-seat"),
        ("red t3", "not-your-turn"),
        ("red concede", "not-your-turn"),
        ("dealer show1", "not-your-turn"),
        ("dealer deal8", "not-your-turn"),
        ("x t99", "no-such-station"),
        ("x k99", "no-such-station"),
        ("x t3", "not-linked"),
        ("x t20", "not-linked"),
        ("x k21", "not-linked"),
        ("x t2", "occupied"),
        ("x k2", "occupied"),
        ("x double", "no-double"),
        ("x show1", "not-agreed"),
        ("x hide", "not-agreed"),
        ("x takered,t", "not-agreed"),
        ("x place1", "not-now"),
        ("x deal8", "not-now"),
        ("x concede", "only-detectives"),
        ("x fly7", "no-such-move"),
        ("x k", "incomplete"),
        ("x k?", "incomplete"),
    ],
)
def test_illegal_moves_of_x_in_a_heat_are_refused(ply: str, code: str) -> None:
    assert refused(heat(QUAY, 1, at={"red": 2, "blue": 8}), ply) == code


@pytest.mark.parametrize(
    ("ply", "code"),
    [
        ("x t2", "not-your-turn"),
        ("green t9", "not-your-turn"),
        ("red b3", "not-linked"),
        ("red t1", "no-ticket"),
        ("red t99", "no-such-station"),
        ("blue b3", "not-linked"),
        ("red k1", "only-x"),
        ("red double", "only-x"),
        ("red show4", "only-x"),
        ("red place1", "not-now"),
        ("red deal8", "not-now"),
        ("red pass", "no-such-move"),
    ],
)
def test_illegal_moves_of_a_detective_in_a_heat_are_refused(ply: str, code: str) -> None:
    bussed = yard(taxi="1-2 2-3 3-4 8-9", bus="2-9 8-1", ferry="1-20")
    state = heat(bussed, 4, at={"red": 2, "blue": 8}, pool=(0, 3, 0), phase="pursuit:red+blue", windows=1)
    assert refused(state, ply) == code


def test_the_boat_and_the_black_ticket_have_refusals_of_their_own() -> None:
    used = heat(QUAY, 1, at={"red": 8}, x_black=3, black=2, boats=0, vanished=1, windows=2)
    assert refused(used, "x k20") == "no-boat"
    again = heat(QUAY, 1, at={"red": 8}, x_black=3, black=2, boats=0, vanished=2, windows=2)
    assert refused(again, "x k20") == refused(again, "x k2") == "black-again"
    none = heat(QUAY, 1, at={"red": 8}, black=0, vanished=1, windows=2)
    assert refused(none, "x k2") == "no-ticket"


def test_while_placing_a_refusal_lists_the_free_stations() -> None:
    state = fogbound.start(fogbound.find("yard/compact-2015", board=HARBOUR)).play("red", "place12")
    for ply, code in (("blue place12", "occupied"), ("blue place2", "no-start"), ("blue place", "incomplete")):
        seat, move = ply.split()
        with pytest.raises(fogbound.IllegalMove) as refusal:
            state.play(seat, move)
        assert refusal.value.code == code
        assert "1, 4, 10, 14" in refusal.value.text
    assert refused(state, "blue t2") == "not-now"
    assert refused(state, "dealer deal2") == "not-your-turn"
    assert refused(placed(HARBOUR, 1, 4, 10, 7), "x place12") == "not-now"


def test_when_a_heat_is_over_nothing_can_be_played() -> None:
    state = play(heat(QUAY, 1, at={"red": 8}), "x t2", "red concede")
    for ply in ("x t1", "red t9", "red concede", "dealer show2"):
        assert refused(state, ply) == "game-over"

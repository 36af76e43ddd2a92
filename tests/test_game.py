"""The shape of every game, with the toy game: seen plies, refusals, interruptions, free text."""

from __future__ import annotations

import pytest

from fogbound.errors import IllegalMove
from fogbound.game import HIDDEN, SLOT, Move, Ply, Secret
from tests.toy import START


def test_a_hidden_ply_is_seen_by_those_who_know_it() -> None:
    ply = Ply("x", Move("t", (58,)), Secret(frozenset({"x"}), Move("t", (HIDDEN,))))
    assert ply.seen_by("x") is ply
    assert ply.seen_by("red") == ply.seen_by(None) == Ply("x", Move("t", (HIDDEN,)))


def test_refusals_say_whose_turn_it_is() -> None:
    state = START.play("dealer", "card3")
    for seat, code in [("p9", "no-such-seat"), ("reader", "not-your-turn"), ("p1", "illegal")]:
        with pytest.raises(IllegalMove) as refused:
            state.play(seat, "right")
        assert refused.value.code == code
    over = state.play("p1", 'guess"x"').play("reader", "right")
    with pytest.raises(IllegalMove) as refused:
        over.play("p1", "pass")
    assert refused.value.code == "game-over"


def test_a_seat_may_interrupt_and_fill_in_text() -> None:
    state = START.play("dealer", "card3")
    assert state.turn == ("p1",)
    state = state.play("p3", "buzz").play("p3", 'guess"The Moon"')
    assert state.log[-1].move.args == ("The Moon",)
    assert state.play("reader", "right").outcome == ((("p3",)), "found", (("p3", 19),))


def test_an_offer_with_an_open_slot_is_not_a_move() -> None:
    state = START.play("dealer", "card3")
    assert Move("guess", (SLOT,)) in state.moves("p1")
    for text in ("guess_", "guess?"):
        with pytest.raises(IllegalMove):
            state.play("p1", text)


def test_the_dealer_has_no_view() -> None:
    with pytest.raises(IllegalMove):
        START.view("dealer")


def test_logs_grow_with_the_plies_for_those_who_have_looked() -> None:
    state = START.play("dealer", "card3")
    seen = {seat: state.view(seat).log for seat in ("reader", "p1")}
    assert seen["reader"] != seen["p1"]
    then = state.play("p1", 'guess"x"')
    assert {seat: then.view(seat).log[:-1] for seat in seen} == seen
    assert then.view("p2").log is then.view("p1").log, "all who know no secret share one"

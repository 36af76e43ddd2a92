"""Which bots are asked, and what the house plans, on plain values."""

from __future__ import annotations

from random import Random

from fogbound.server.room.bots import bots_in_turn, bots_that_may_cut_in, house_plans, needs_bots
from fogbound.server.room.presence import Presence
from tests.server.room.rooms import NOW, TWENTY, a_play, a_room, act, everyone, play_on, playing


def test_bots_in_turn_are_asked() -> None:
    room = playing({"x": "ann", "red": "bob"})
    assert not bots_in_turn(room), "it is X's turn"
    assert not needs_bots(room, everyone(room))
    room = act(act(room, "ann", a_play(room, "x")), "bob", a_play(act(room, "ann", a_play(room, "x")), "red"))
    assert bots_in_turn(room) == ["blue"]
    assert needs_bots(room, everyone(room))
    assert not needs_bots(a_room(), everyone(a_room()))


def test_bots_do_not_play_while_nobody_is_here() -> None:
    room = playing({})
    assert bots_in_turn(room)
    assert not needs_bots(room, Presence())
    assert needs_bots(room, Presence(attached={"ann": ()}))


def test_the_house_moves_for_people_whose_time_is_up_and_at_once_where_it_reads() -> None:
    room = playing({"p1": "ann", "p2": "bob"}, edition_id=TWENTY, options={"players": "2"}, clock="10")
    (plan,) = house_plans(room, everyone(room))
    assert (plan.at, plan.bot) == (NOW + 10, None)
    assert not list(house_plans(room, Presence()))
    assert not bots_that_may_cut_in(room)


def test_a_bot_may_cut_in_on_a_clue() -> None:
    options = {"players": "3", "reader": "house"}
    room = playing({"p1": "ann", "p2": "bob", "p3": "bot:casual"}, edition_id=TWENTY, options=options)
    asked = set[str]()
    for _ in range(30):
        asked |= set(bots_that_may_cut_in(room))
        room = play_on(room, Random(1), 1)
    assert asked == {"p3"}, "people are never asked"

"""From which seats a person looks: all of theirs at once, unless a device is shared or a seat is locked."""

from __future__ import annotations

import pytest

from fogbound.server import wire
from fogbound.server.room.attach import attach, attached_at_once, attached_in_new_game, still_attached
from fogbound.server.wire import Refused
from tests.server.room.rooms import a_room, act, playing, with_pin


def test_a_person_looks_from_all_their_seats_of_one_side() -> None:
    room = a_room(seats={"x": "ann", "red": "bob", "blue": "bob"})
    assert attached_at_once(room, "bob") == ("red", "blue")
    assert attached_at_once(with_pin(room, "bob", "red", "1234"), "bob") == ()
    assert attached_at_once(with_pin(room, "bob", "red", "1234"), "bob", ("red",)) == ("red", "blue")
    assert attached_at_once(a_room(seats={"x": "ann", "red": "ann"}), "ann") == ()


@pytest.mark.parametrize(
    ("seats", "pin", "code"),
    [(["x"], "", "not-yours"), (["purple"], "", "no-such-seat"), (["red"], "", "pin"), (["red"], "4321", "pin")],
)
def test_others_seats_and_locked_seats_are_refused(seats: list[str], pin: str, code: str) -> None:
    room = with_pin(a_room(seats={"x": "ann", "red": "bob"}), "bob", "red", "1234")
    with pytest.raises(Refused) as refusal:
        attach(room, "bob", wire.Attach(seats=seats, pin=pin))
    assert refusal.value.code == code


def test_a_pin_opens_and_both_sides_at_once_are_refused() -> None:
    room = with_pin(a_room(seats={"x": "ann", "red": "ann"}), "ann", "red", "1234")
    assert attach(room, "ann", wire.Attach(seats=["red", "red"], pin="1234")) == ("red",)
    with pytest.raises(Refused) as refusal:
        attach(room, "ann", wire.Attach(seats=["x", "red"], pin="1234"))
    assert refusal.value.code == "side"


def test_a_closed_curtain_stays_closed_and_lost_seats_are_detached() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    assert still_attached(room, "bob", (), True) == ((), True)
    assert still_attached(room, "bob", ("red",), True) == (("red",), True)
    gone = act(room, "bob", wire.Sit(seat="red", who="open"))
    assert still_attached(gone, "bob", ("red",), True) == ((), False)


def test_a_new_game_at_a_shared_device_begins_with_nobody_looking() -> None:
    shared = playing({"x": "ann", "red": "ann"})
    assert attached_in_new_game(shared, "ann", ("x",), True) == ((), False)
    own = playing({"x": "ann", "red": "bob"})
    assert attached_in_new_game(own, "bob", ("red",), True) == (("red",), True)

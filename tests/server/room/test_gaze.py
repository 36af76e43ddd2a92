"""From which seats a person looks: all of theirs at once, unless a device is shared or a seat is locked."""

from __future__ import annotations

import pytest

from fogbound.server import wire
from fogbound.server.room.gaze import Gaze, default_gaze, gaze_after_change, gaze_in_new_game, requested_gaze
from fogbound.server.wire import Refused
from tests.server.room.rooms import a_room, act, playing, with_pin


def test_a_person_looks_from_all_their_seats_of_one_side() -> None:
    room = a_room(seats={"x": "ann", "red": "bob", "blue": "bob"})
    assert default_gaze(room, "bob").seats == ("red", "blue")
    assert default_gaze(with_pin(room, "bob", "red", "1234"), "bob").seats == ()
    assert default_gaze(with_pin(room, "bob", "red", "1234"), "bob", ("red",)).seats == ("red", "blue")
    assert default_gaze(a_room(seats={"x": "ann", "red": "ann"}), "ann").seats == ()


@pytest.mark.parametrize(
    ("seats", "pin", "code"),
    [(["x"], "", "not-yours"), (["purple"], "", "no-such-seat"), (["red"], "", "pin"), (["red"], "4321", "pin")],
)
def test_others_seats_and_locked_seats_are_refused(seats: list[str], pin: str, code: str) -> None:
    room = with_pin(a_room(seats={"x": "ann", "red": "bob"}), "bob", "red", "1234")
    with pytest.raises(Refused) as refusal:
        requested_gaze(room, "bob", wire.Attach(seats=seats, pin=pin))
    assert refusal.value.code == code


def test_a_pin_opens_and_both_sides_at_once_are_refused() -> None:
    room = with_pin(a_room(seats={"x": "ann", "red": "ann"}), "ann", "red", "1234")
    assert requested_gaze(room, "ann", wire.Attach(seats=["red", "red"], pin="1234")) == Gaze(("red",), True)
    with pytest.raises(Refused) as refusal:
        requested_gaze(room, "ann", wire.Attach(seats=["x", "red"], pin="1234"))
    assert refusal.value.code == "side"


def test_a_closed_curtain_stays_closed_and_lost_seats_are_detached() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    assert gaze_after_change(room, "bob", Gaze((), True)) == Gaze((), True)
    assert gaze_after_change(room, "bob", Gaze(("red",), True)) == Gaze(("red",), True)
    gone = act(room, "bob", wire.Sit(seat="red", who="open"))
    assert gaze_after_change(gone, "bob", Gaze(("red",), True)) == Gaze((), False)


def test_a_new_game_at_a_shared_device_begins_with_nobody_looking() -> None:
    shared = playing({"x": "ann", "red": "ann"})
    assert gaze_in_new_game(shared, "ann", Gaze(("x",), True)) == Gaze((), False)
    own = playing({"x": "ann", "red": "bob"})
    assert gaze_in_new_game(own, "bob", Gaze(("red",), True)) == Gaze(("red",), True)

"""Changes of a room: who may ask for one, and which rows it writes."""

from __future__ import annotations

import pytest

from fogbound.server import wire
from fogbound.server.room.change import Enter, Reconsider
from fogbound.server.room.rows import RoomRow, SaidRow
from fogbound.server.wire import Refused
from tests.server.room.rooms import NOW, a_room, everyone, step

SEATS = {"x": "ann", "red": "bob", "blue": "bob"}


@pytest.mark.parametrize("message", [wire.Ready(yes=True), wire.Say(text="hello"), wire.Leave()])
def test_people_outside_the_room_change_nothing(message: wire.Ready | wire.Say | wire.Leave) -> None:
    room = a_room(seats=SEATS)
    with pytest.raises(Refused) as refusal:
        step(room, "eve", message)
    assert refusal.value.code == "not-yours"


def test_a_closed_room_refuses_its_members() -> None:
    closed = a_room(seats=SEATS).with_facts(stage="closed")
    with pytest.raises(Refused) as refusal:
        step(closed, "ann", wire.Ready(yes=True))
    assert refusal.value.code == "not-now"


def test_anyone_may_enter() -> None:
    assert step(a_room(seats=SEATS), "eve", Enter()).room.facts.members == ("ann", "bob", "eve")


def test_new_facts_write_the_room_with_its_date() -> None:
    room = a_room(seats=SEATS)
    ready = step(room, "bob", wire.Ready(yes=True), now=NOW + 5)
    (row,) = ready.rows
    assert isinstance(row, RoomRow)
    assert (row.facts["ready"], row.changed, ready.room.changed) == (["bob"], NOW + 5, NOW + 5)


def test_pencil_marks_write_the_room_without_a_new_date() -> None:
    room = a_room(seats=SEATS)
    drawn = step(room, "bob", wire.Draw(marks=[wire.Mark(kind="ring", a=1)]), now=NOW + 5)
    assert [type(row) for row in drawn.rows] == [RoomRow]
    assert drawn.room.changed == room.changed, "a date would tell X that the detectives draw"


def test_unchanged_facts_write_no_room() -> None:
    room = a_room(seats=SEATS)
    assert step(room, None, Reconsider()).rows == ()
    assert step(room, "bob", wire.Ready(yes=False)).rows == ()
    assert [type(row) for row in step(room, "bob", wire.Say(text="hello")).rows] == [SaidRow]


def test_a_request_for_a_taken_seat_is_refused_and_stored() -> None:
    room = step(a_room(seats=SEATS), "eve", Enter()).room
    asked = step(room, "eve", wire.Sit(seat="red", who="me", id="7"), everyone(room))
    assert [(reply.code, reply.id) for reply in asked.replies] == [("taken", "7")]
    assert asked.room.facts.requests == (("eve", "red"),)
    assert len(asked.rows) == 1

"""Who sits where: each change is one call, on plain values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound.errors import BadOption
from fogbound.server import wire
from fogbound.server.room import seats
from fogbound.server.room.change import Message
from fogbound.server.room.state import RoomState
from fogbound.server.wire import Refused
from tests.server.room.rooms import POLICE, a_room, act, everyone, playing, step

PAIR = {"players": "2", "board": "tiny-docks", "max_rounds": "4"}  # x, red, blue and two police


def refused(room: RoomState, person: str, message: Message, **more: object) -> str:
    with pytest.raises((Refused, BadOption)) as refusal:
        act(room, person, message, **more)  # type: ignore[arg-type]
    return str(refusal.value.code)


def test_people_take_and_leave_open_seats() -> None:
    room = act(a_room(seats={"x": "ann"}), "ann", wire.Sit(seat="red", who="open"))
    assert room.facts.chairs["red"].open, "opening an open seat changes nothing"
    room = room.with_facts(members=("ann", "bob"))
    room = act(room, "bob", wire.Sit(seat="red", who="me"))
    assert seats.seats_held(room, "bob") == ["red"]
    assert refused(room, "ann", wire.Sit(seat="red", who="open")) == "not-yours"
    assert act(room, "bob", wire.Sit(seat="red", who="open")).facts.chairs["red"].open


def test_a_taken_seat_is_refused_and_the_request_kept() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"}).with_facts(members=("ann", "bob", "cid"))
    asked = step(room, "cid", wire.Sit(seat="red", who="me", id="7"))
    assert [(reply.code, reply.id) for reply in asked.replies] == [("taken", "7")]
    assert asked.room.facts.requests == (("cid", "red"),)
    assert act(asked.room, "cid", wire.Sit(seat="red", who="me")).facts.requests == (("cid", "red"),), "once is enough"
    assert refused(asked.room, "ann", wire.Consent(seat="red", person="cid", yes=True)) == "not-yours"
    given = act(asked.room, "bob", wire.Consent(seat="red", person="cid", yes=True))
    assert given.facts.chairs["red"].holders == ("cid",)
    assert given.facts.requests == ()
    refused_request = act(asked.room, "bob", wire.Consent(seat="red", person="cid", yes=False))
    assert (refused_request.facts.chairs["red"].holders, refused_request.facts.requests) == (("bob",), ())
    assert refused(refused_request, "bob", wire.Consent(seat="red", person="cid", yes=True)) == "not-now"


def test_nobody_sits_on_both_sides_while_others_play() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    assert refused(room, "ann", wire.Sit(seat="blue", who="me")) == "side"
    alone = act(a_room(seats={"x": "ann"}), "ann", wire.Sit(seat="red", who="me"))
    assert seats.sides_held(alone, "ann") == {0, 1}
    assert refused(alone.with_facts(members=("ann", "bob")), "bob", wire.Sit(seat="blue", who="me")) == "taken"


def test_in_a_running_game_a_person_stays_on_the_side_they_know() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "cid"})
    room = act(room, "bob", wire.Sit(seat="red", who="open"))
    room = act(room, "ann", wire.Sit(seat="x", who="open"))
    assert refused(room, "bob", wire.Sit(seat="x", who="me")) == "side"
    assert act(room, "ann", wire.Sit(seat="x", who="me")).facts.chairs["x"].holders == ("ann",)


def test_only_the_host_seats_bots_and_never_on_someone_who_is_here() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    assert refused(room, "bob", wire.Sit(seat="blue", who="bot:random")) == "not-host"
    assert act(room, "ann", wire.Sit(seat="blue", who="bot:random")).facts.chairs["blue"].bot == "random"
    assert refused(room, "ann", wire.Sit(seat="red", who="bot:random")) == "taken"
    assert refused(room, "ann", wire.Sit(seat="blue", who="bot:pimbot:simulations=200000")) == "bad-setting"
    assert refused(room, "ann", wire.Sit(seat="blue", who="somebody")) == "bad-message"
    running = playing({"x": "ann", "red": "bob"})
    bot = wire.Sit(seat="red", who="bot:random")
    assert refused(running, "ann", bot, presence=everyone(running, "bob", away=9.0)) == "taken"
    assert act(running, "ann", bot, everyone(running, "bob", away=10.0)).facts.chairs["red"].bot == "random"


def test_everyone_on_a_side_plays_its_shared_seats() -> None:
    room = a_room(POLICE, PAIR, {"x": "ann", "red": "bob"})
    assert seats.playable_seats(room, "bob") == ["red", "bobby1", "bobby2"]
    assert seats.players_of(room, "bobby1") == ["bob"]
    assert not seats.may_play(room, "ann", "bobby1")
    shared = act(room, "bob", wire.Share(seat="red", yes=True))
    assert shared.facts.chairs["red"].shared


def test_names_pins_and_shares_belong_to_the_holder_and_go_with_them() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    for message in (
        wire.Name(seat="red", name="Kim"),
        wire.Pin(seat="red", pin="1234"),
        wire.Share(seat="red", yes=True),
    ):
        assert refused(room, "ann", message) == "not-yours"
        room = act(room, "bob", message)
    chair = room.facts.chairs["red"]
    assert (chair.name, chair.shared, bool(chair.pin)) == ("Kim", True, True)
    assert "1234" not in chair.pin
    left = act(room, "bob", wire.Sit(seat="red", who="open")).facts.chairs["red"]
    assert (left.name, left.pin) == ("", "")
    assert refused(room, "bob", wire.Name(seat="red", name="x" * 25)) == "bad-name"


def test_at_the_start_bots_fill_open_seats_except_shared_ones() -> None:
    room = playing({"x": "ann", "red": "bob"}, edition_id=POLICE, options=PAIR)
    assert room.facts.chairs["blue"].bot is not None
    assert room.facts.chairs["bobby1"].bot is None
    nobody = seats.replace_with_bot(room, "red", "random")
    assert nobody.facts.chairs["bobby1"].bot is not None, "nobody is left to move the police"


def test_in_a_running_game_bots_go_on_for_people_who_leave() -> None:
    room = playing({"x": "ann", "red": "bob"})
    gone = seats.expel(room, "bob")
    assert gone.facts.chairs["red"].bot is not None
    assert gone.facts.members == ("ann",)
    lobby = seats.expel(a_room(seats={"x": "ann", "red": "bob"}), "bob")
    assert lobby.facts.chairs["red"].open


def test_a_seat_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(Refused, match="seats are x, red") as refusal:
        act(a_room(), "ann", wire.Sit(seat="purple", who="me"))
    assert refusal.value.code == "no-such-seat"


def test_a_change_leaves_the_room_before_it_as_it_was() -> None:
    room = a_room(seats={"x": "ann"}).with_facts(members=("ann", "bob"))
    copy = replace(room, facts=replace(room.facts, chairs=dict(room.facts.chairs)))
    act(room, "bob", wire.Sit(seat="red", who="me"))
    assert room == copy


@pytest.mark.parametrize(
    ("person", "message"),
    [
        ("bob", wire.Sit(seat="red", who="open")),
        ("bob", wire.Leave()),
        ("ann", wire.Sit(seat="red", who="bot:random")),
        ("bob", wire.Consent(seat="red", person="dot", yes=True)),
    ],
)
def test_a_request_lapses_when_the_seat_changes_hands(person: str, message: Message) -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "cid"}).with_facts(members=("ann", "bob", "cid", "dot"))
    room = room.with_facts(requests=(("dot", "red"), ("cid", "red"), ("dot", "blue")))
    after = act(room, person, message, everyone(room, "bob", away=10.0))
    assert after.facts.requests == (("dot", "blue"),)


def test_a_person_who_sits_down_after_all_has_no_request_of_their_own() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"}).with_facts(members=("ann", "bob", "cid"))
    for person, who in (("cid", "me"), ("bob", "open"), ("cid", "me")):
        room = act(room, person, wire.Sit(seat="red", who=who))
    assert (room.facts.chairs["red"].holders, room.facts.requests) == (("cid",), ())

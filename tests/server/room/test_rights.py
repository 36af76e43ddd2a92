"""What the server says a person may do is just what it then lets them do."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound.errors import FogboundError
from fogbound.server import wire
from fogbound.server.room.change import Message
from fogbound.server.room.gaze import requested_gaze
from fogbound.server.room.presence import CLAIM_AFTER
from fogbound.server.room.rights import room_rights, your_person, your_seat
from fogbound.server.room.state import RoomState
from tests.server.room.rooms import POLICE, a_play, a_room, act, everyone, offers, play_on, playing, start

PAIR = {"players": "3", "board": "tiny-docks", "max_rounds": "4"}
PEOPLE = ("ann", "bob", "cid", "dot")


def rights(room: RoomState, person: str, seat: str) -> list[str]:
    return list(your_seat(room, person, seat, everyone(room)).may)


def persons(room: RoomState, person: str) -> dict[str, list[str]]:
    """What a person may do with each member."""
    present = everyone(room)
    return {other: list(your_person(room, person, other, present).may) for other in room.facts.members}


def allowed(room: RoomState, person: str, message: Message) -> bool:
    try:
        act(room, person, message)
    except FogboundError:
        return False
    return True


def some_room(seed: int) -> RoomState:
    """A room at some moment: people and bots on some seats, in the lobby or in a game, deciding in some way."""
    rng = Random(seed)
    decide = rng.choice(["all", "any", "captain"])
    room = a_room(POLICE, PAIR, {"x": "ann"}, decide=decide).with_facts(members=PEOPLE)
    for _ in range(rng.randrange(6)):
        person, seat = rng.choice(PEOPLE), rng.choice(list(room.facts.chairs))
        who = rng.choice(["me", "me", "open", "bot:random"])
        try:
            room = act(room, person, wire.Sit(seat=seat, who=who))
        except FogboundError:
            continue
    return play_on(start(room), rng, rng.randrange(6)) if rng.random() < 0.7 else room


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 10**6))
def test_rights_on_seats_are_exactly_what_the_room_allows(seed: int) -> None:
    room = some_room(seed)
    for person in PEOPLE:
        for seat, chair in room.facts.chairs.items():
            may = rights(room, person, seat)
            taken = chair.holders and person not in chair.holders
            try:
                asked = act(room, person, wire.Sit(seat=seat, who="me"))
                sits = person in asked.facts.chairs[seat].holders and person not in chair.holders
            except FogboundError:
                sits = False
            assert ("sit" in may) == sits, (person, seat)
            if "request" in may:
                assert taken
                assert (person, seat) in act(room, person, wire.Sit(seat=seat, who="me")).facts.requests
            for right, message in (
                ("name", wire.Name(seat=seat, name="Kim")),
                ("share", wire.Share(seat=seat, yes=True)),
                ("pin", wire.Pin(seat=seat, pin="1234")),
            ):
                assert (right in may) == allowed(room, person, message)
            assert ("bot" in may) == allowed(room, person, wire.Sit(seat=seat, who="bot:random"))
            assert ("look" in may) == _may_look(room, person, seat)
            _check_moving(room, person, seat, may)


def _may_look(room: RoomState, person: str, seat: str) -> bool:
    try:
        return requested_gaze(room, person, wire.Attach(seats=[seat])).seats == (seat,)
    except FogboundError:
        return False


def _check_moving(room: RoomState, person: str, seat: str, may: list[str]) -> None:
    if room.match is None or not offers(room, seat):
        return
    before = room.moment[1]
    try:
        after = act(room, person, a_play(room, seat))
    except FogboundError:
        assert not {"play", "propose"} & set(may)
        return
    assert ("play" in may) == (after.moment[1] > before)
    assert ("propose" in may) == bool(after.proposals)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 10**6))
def test_rights_on_people_are_allowed(seed: int) -> None:
    room = some_room(seed)
    for person in PEOPLE:
        for other, may in persons(room, person).items():
            assert ("kick" in may) == allowed(room, person, wire.Host(do="kick", person=other))
            if "captain" in may:
                named = act(room, person, wire.Host(do="captain", person=other))
                assert "captain" not in persons(named, person)[other]


def test_the_captain_moves_instead_of_the_others() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "cid"}, edition_id=POLICE, options=PAIR, decide="captain")
    theirs = your_seat(room, "cid", "bobby1", everyone(room))
    assert (theirs.captain, "look" in theirs.may, "play" in theirs.may) == ("bob", True, False)
    assert your_seat(room, "bob", "bobby1", everyone(room)).captain is None


def test_the_host_may_make_those_captain_who_share_a_seat() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "cid"}, edition_id=POLICE, options=PAIR, decide="captain")
    assert persons(room, "ann") == {"ann": [], "bob": ["kick"], "cid": ["captain", "kick"]}  # Bob is captain already
    assert persons(room, "bob") == {"ann": [], "bob": [], "cid": []}
    named = act(room, "ann", wire.Host(do="captain", person="cid"))
    assert persons(named, "ann") == {"ann": [], "bob": ["captain", "kick"], "cid": ["kick"]}
    anyone = act(room, "ann", wire.Host(do="settings", settings={"decide": "any"}))
    assert persons(anyone, "ann") == {"ann": [], "bob": ["kick"], "cid": ["kick"]}


def test_hints_are_a_right_where_the_host_allows_them() -> None:
    room = playing({"x": "ann", "red": "bob"}, hints=True)
    assert "hint" in rights(room, "bob", "red")
    assert "hint" not in rights(room, "bob", "x")
    assert "hint" not in rights(playing({"x": "ann", "red": "bob"}), "bob", "red")


@pytest.mark.parametrize(
    ("room", "person", "expected"),
    [
        (a_room(seats={"x": "ann", "red": "bob"}), "ann", {"start", "options", "pardon", "close", "settings"}),
        (playing({"x": "ann", "red": "bob"}), "ann", {"pardon", "close", "settings"}),
        (playing({"x": "ann", "red": "bob"}), "bob", {"say-side", "draw"}),
        (a_room(seats={"x": "ann", "red": "bob"}), "bob", {"ready"}),
        (playing({"x": "ann", "red": "bob"}), "eve", set()),
    ],
)
def test_rights_on_the_room(room: RoomState, person: str, expected: set[str]) -> None:
    may = set(room_rights(room, person, everyone(room)))
    assert expected <= may
    assert ("start" in may) == ("start" in expected)
    assert bool(may) == bool(expected)


def test_a_host_who_is_gone_may_be_replaced() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    for away, may in ((CLAIM_AFTER - 1, False), (CLAIM_AFTER, True)):
        assert ("claim" in set(room_rights(room, "bob", everyone(room, "ann", away=away)))) == may

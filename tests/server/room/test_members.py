"""People who come, go and are sent away, on plain values."""

from __future__ import annotations

import pytest

from fogbound.errors import FogboundError
from fogbound.server import wire
from fogbound.server.room import members
from fogbound.server.room.change import Enter, Message
from fogbound.server.room.presence import CLAIM_AFTER, Presence
from fogbound.server.room.state import RoomState
from tests.server.room.rooms import (
    a_room,
    act,
    everyone,
)

TWO = {"x": "ann", "red": "bob"}


def code(room: RoomState, person: str, message: Message, presence: Presence | None = None) -> str:
    with pytest.raises(FogboundError) as refusal:
        act(room, person, message, presence)
    return refusal.value.code


def test_people_are_kicked_and_pardoned() -> None:
    room = act(a_room(seats=TWO), "ann", wire.Host(do="kick", person="bob"))
    assert (room.facts.members, room.facts.banned) == (("ann",), ("bob",))
    assert room.facts.chairs["red"].open
    assert code(room, "bob", Enter()) == "banned"
    assert code(room, "ann", wire.Host(do="kick", person="ann")) == "bad-message"
    back = act(act(room, "ann", wire.Host(do="pardon", person="bob")), "bob", Enter())
    assert back.facts.members == ("ann", "bob")
    assert act(back, "bob", Enter()) is back


def test_a_full_room_refuses_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MOST_MEMBERS", 2)
    assert code(a_room(seats=TWO), "cid", Enter()) == "full"


def test_anyone_may_replace_a_host_who_is_gone() -> None:
    room = a_room(seats=TWO)
    claim = wire.Host(do="claim")
    assert code(room, "bob", claim, everyone(room, "ann", away=CLAIM_AFTER - 1)) == "not-now"
    assert act(room, "bob", claim, everyone(room, "ann", away=CLAIM_AFTER)).facts.host == "bob"


def test_a_host_who_leaves_hands_over_and_the_last_one_closes_the_room() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"}).with_facts(members=("ann", "cid", "bob", "dot"))
    after = act(room, "ann", wire.Leave(), everyone(room, "dot"))
    assert after.facts.host == "bob", "someone who plays and is here"
    alone = act(act(act(after, "dot", wire.Leave()), "cid", wire.Leave()), "bob", wire.Leave())
    assert alone.status == "closed"
    assert code(alone, "bob", wire.Ready(yes=True)) == "not-now"
    assert code(alone, "ann", Enter()) == "no-such-room"

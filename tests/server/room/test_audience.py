"""The audience: everyone gets each piece of news once, and a message is encoded once for all."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any
from unittest import mock

from fogbound.game import Move, Seat
from fogbound.server import wire
from fogbound.server.room.audience import KICKED, REPLACED, Attempt, Audience, Sent
from fogbound.server.room.gaze import Gaze
from fogbound.server.room.state import RoomState
from tests.server.room.rooms import NAMES, NOW, a_play, a_room, act, playing

FOUR = {"x": "ann", "red": "bob", "blue": "cid", "green": "dot"}


class Ear:
    """A socket that keeps what it hears."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.gaze = Gaze()
        self.follows = False
        self.attempt: Attempt | None = None
        self.visible = True
        self.sent = Sent()
        self.texts: list[str] = []
        self.closed: int | None = None

    def send(self, text: str) -> None:
        self.texts.append(text)

    def close(self, code: int) -> None:
        self.closed = code

    def news(self) -> list[dict[str, Any]]:
        """What came since the last look."""
        heard, self.texts = [json.loads(text) for text in self.texts], []
        return heard

    def types(self) -> list[str]:
        return [message["type"] for message in self.news()]


def gather(room: RoomState, *people: str) -> tuple[Audience, dict[str, Ear]]:
    audience = Audience(room, lambda person: NAMES.get(person, person), NOW)
    ears = {person: Ear(person) for person in people}
    for ear in ears.values():
        audience.join(ear, room, NOW)
    audience.tell(room, NOW)
    return audience, ears


def then(audience: Audience, before: RoomState, after: RoomState) -> RoomState:
    audience.reconcile(before, after)
    audience.tell(after, NOW)
    return after


def test_on_joining_the_room_comes_first_then_the_game() -> None:
    _, ears = gather(playing(FOUR), "ann", "bob")
    assert ears["ann"].types() == ["room", "you", "view"]


def test_a_ply_sends_only_views() -> None:
    room = playing(FOUR)
    audience, ears = gather(room, *FOUR.values())
    for ear in ears.values():
        ear.news()
    then(audience, room, act(room, "ann", a_play(room, "x")))
    assert {person: ear.types() for person, ear in ears.items()} == {
        **{person: ["view"] for person in FOUR.values()},
        "ann": ["view", "you"],  # it is their first move, which they may take back
    }


def test_nothing_is_sent_twice() -> None:
    room = playing(FOUR)
    audience, ears = gather(room, "ann", "bob")
    ears["ann"].news()
    audience.tell(room, NOW)
    audience.tell(room, NOW, anew=True)
    assert ears["ann"].news() == []


def test_a_message_is_encoded_once_for_everyone() -> None:
    room = playing({"x": "ann", "red": "bob"})
    watchers = tuple(f"guest{n}" for n in range(20))
    room = room.with_facts(members=(*room.facts.members, *watchers))
    audience, ears = gather(room, "ann", "bob", *watchers)
    encoded: Counter[str] = Counter()

    def counting(message: wire.FromServer) -> str:
        encoded[type(message).__name__] += 1
        return write(message)

    def counting_views(shared: bytes, seat: Seat | None, moves: Sequence[Move], held: str | None) -> str:
        encoded["View"] += 1
        return view_text(shared, seat, moves, held)

    write, view_text = wire.write, wire.view_text
    with mock.patch.object(wire, "write", counting), mock.patch.object(wire, "view_text", counting_views):
        after = then(audience, room, act(room, "ann", a_play(room, "x")))
        assert encoded == {"View": 3, "You": 1}, "X's, red's, and everybody's; and that X may take it back"
        encoded.clear()
        then(audience, after, act(after, "ann", wire.Say(text="hello")))
        assert encoded == {"Said": 1}
        encoded.clear()
        then(audience, after, act(after, "ann", wire.Host(do="settings", settings={"pace": 2})))
        assert encoded["Room"] == 1
    assert ears["guest3"].texts[-1] == ears["guest4"].texts[-1]


def test_side_chat_and_marks_reach_only_the_side() -> None:
    room = playing(FOUR)
    audience, ears = gather(room, *FOUR.values())
    for ear in ears.values():
        ear.news()
    talked = then(audience, room, act(room, "bob", wire.Say(text="psst", to="side")))
    then(audience, talked, act(talked, "cid", wire.Draw(marks=[wire.Mark(kind="ring", a=3)])))
    assert ears["ann"].news() == [], "X cannot even tell that somebody talked"
    for person in ("bob", "cid", "dot"):
        assert ears[person].types() == ["said", "mark"]


def test_each_person_has_one_socket_and_it_closes_when_they_leave() -> None:
    room = playing(FOUR)
    audience, ears = gather(room, "ann", "bob")
    again = Ear("bob")
    audience.join(again, room, NOW)
    assert ears["bob"].closed == REPLACED
    kicked = act(room, "ann", wire.Host(do="kick", person="bob"))
    then(audience, room, kicked)
    assert again.types()[-1:] != ["room"], "people who are out hear nothing of the room"
    audience.dismiss(everyone=False)
    assert (again.closed, ears["ann"].closed) == (KICKED, None)
    audience.dismiss(everyone=True)
    assert ears["ann"].closed == KICKED
    assert "bob" not in audience.presence_at(NOW).attached


def test_lost_seats_are_detached_and_a_new_game_begins_behind_the_curtain() -> None:
    lobby = a_room(seats={"x": "ann", "red": "ann"})
    audience, ears = gather(lobby, "ann")
    ear = ears["ann"]
    assert not ear.gaze.seats, "both sides: somebody must say who looks"
    room = then(audience, lobby, act(lobby, "ann", wire.Sit(seat="x", who="open")))
    assert list(ear.gaze.seats) == ["red"]
    audience.attach(ear, Gaze(chosen=True))
    then(audience, room, act(room, "ann", wire.Sit(seat="red", who="open")))
    assert not ear.gaze.seats, "a closed curtain stays closed"


def test_a_screen_gets_the_public_view() -> None:
    room = playing(FOUR)
    audience, _ = gather(room, "ann")
    screen = Ear("")
    audience.open_screen(screen, "ann")
    audience.tell(room, NOW)
    news = screen.news()
    assert [message["type"] for message in news] == ["room", "you", "view"]
    assert (news[1]["person"], news[1]["may"], news[2]["seat"]) == ("", [], None)


def test_a_listener_that_fails_keeps_nothing_from_the_others_and_is_told_everything_next_time() -> None:
    class Deaf(Ear):
        deaf = False

        def send(self, text: str) -> None:
            if self.deaf:
                raise RuntimeError("gone")
            super().send(text)

    room = playing(FOUR)
    audience, deaf, ear = Audience(room, NAMES.__getitem__, NOW), Deaf("ann"), Ear("bob")
    for listener in (deaf, ear):
        audience.join(listener, room, NOW)
    audience.tell(room, NOW)
    deaf.deaf = True
    ear.news()
    room = then(audience, room, act(room, "ann", wire.Host(do="settings", settings={"suspects": False})))
    assert ear.types() == ["view", "room"]
    deaf.deaf = False
    deaf.news()
    audience.tell(room, NOW)
    assert deaf.types() == ["room", "you", "view"]
    assert ear.news() == []


def test_a_socket_that_its_page_has_given_up_does_not_end_the_one_it_uses() -> None:
    room = playing(FOUR)
    audience, ears = gather(room, "bob")
    first, late, other, old = (Ear("ann") for _ in range(4))
    first.attempt, late.attempt, other.attempt = Attempt("tab", 2), Attempt("tab", 1), Attempt("another tab", 1)
    for ear in (first, late):
        audience.join(ear, room, NOW)
    assert (first.closed, late.closed) == (None, REPLACED)
    assert not audience.part(late, NOW), "the other is still there"
    audience.join(other, room, NOW)
    assert (first.closed, other.closed) == (REPLACED, None)
    audience.join(old, room, NOW)  # of a page that does not say
    assert (other.closed, old.closed) == (REPLACED, None)
    assert ears["bob"].closed is None

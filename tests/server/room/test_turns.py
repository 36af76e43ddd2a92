"""Who hears that it is their turn, and when."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

from fogbound.server.room.state import HeldMove, RoomState
from fogbound.server.room.turns import TurnNotices, awaited_people
from tests.server.room.rooms import a_room, play_on, playing

LONDON = {"players": "4"}
TWO = {"x": "ann", "red": "bob", "blue": "bob", "green": "bob"}


class Desk:
    """Notes the notices instead of sending them."""

    def __init__(self, *people: str, delay: float = 0.0) -> None:
        self.people, self.delay = set(people), delay
        self.sent: list[tuple[str, str]] = []

    def notify(self, person: str, room: str, code: str) -> None:
        self.sent.append((person, code))


class Watched:
    """A room that a test changes, and who looks at it."""

    def __init__(self, room: RoomState, desk: Desk) -> None:
        self.room, self.looking = room, set[str]()
        self.notices = TurnNotices(desk, lambda: self.room, lambda person: person in self.looking)

    async def becomes(self, room: RoomState) -> None:
        self.room = room
        self.notices.room_changed(room)
        await pass_time(0)


async def pass_time(seconds: float) -> None:
    """What is planned until then happens now, however busy the machine is."""
    loop = asyncio.get_running_loop()
    before = loop.time
    loop.time = lambda: before() + seconds  # type: ignore[method-assign]
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def played(room: RoomState) -> RoomState:
    """The room after a ride of the seat to move."""
    return play_on(room, Random(1), 1)


def test_the_game_waits_for_whoever_may_play() -> None:
    lobby = a_room(seats=TWO)
    assert awaited_people(lobby) == frozenset()
    room = playing(TWO, options=LONDON)
    assert awaited_people(room) == {"ann"}
    assert awaited_people(played(room)) == {"bob"}
    assert awaited_people(replace(room, held=HeldMove("x", "t1"))) == frozenset(), "it has decided"
    assert awaited_people(playing({"x": "bot:random", "red": "ann"})) == frozenset()


def test_a_person_hears_once_of_a_turn() -> None:
    async def test() -> None:
        desk = Desk("ann", "bob")
        watched = Watched(playing(TWO, options=LONDON), desk)
        for _ in range(4):  # X, then three pawns of one person, and X again
            await watched.becomes(played(watched.room))
        assert desk.sent == [("bob", "ABCD"), ("ann", "ABCD")]

    asyncio.run(test())


def test_no_notice_for_who_looks_or_wants_none_or_where_the_table_is_mute() -> None:
    async def test() -> None:
        for people, looking, notify in ((("bob",), {"bob"}, True), ((), set(), True), (("bob",), set(), False)):
            desk = Desk(*people)
            watched = Watched(playing(TWO, options=LONDON, notify=notify), desk)
            watched.looking = looking
            await watched.becomes(played(watched.room))
            assert desk.sent == []

    asyncio.run(test())


def test_who_comes_back_or_moves_in_time_hears_nothing() -> None:
    async def test() -> None:
        desk = Desk("ann", "bob", delay=60)
        watched = Watched(playing({"x": "ann", "red": "bob", "blue": "ann", "green": "ann"}, options=LONDON), desk)
        await watched.becomes(played(watched.room))
        watched.looking = {"bob"}
        await pass_time(61)
        watched.looking = set()
        await watched.becomes(played(watched.room))
        assert awaited_people(watched.room) == {"ann"}
        watched.notices.stop()
        await pass_time(61)
        assert desk.sent == []

    asyncio.run(test())


def test_the_new_owner_of_a_room_tells_people_that_it_is_their_turn() -> None:
    """Its process died, and nobody knows whether it had told them."""

    async def test() -> None:
        desk = Desk("ann", "bob")
        watched = Watched(playing(TWO, options=LONDON), desk)
        await watched.becomes(watched.room)
        assert desk.sent == [], "a turn from before needs no notice"
        watched.notices.tell_again()
        await pass_time(0)
        assert [person for person, _ in desk.sent] == ["ann"]

    asyncio.run(test())

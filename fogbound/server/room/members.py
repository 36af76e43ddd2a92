"""The people of a room: who comes, leaves, is sent away or let back in, and who is host when the host is gone."""

from __future__ import annotations

from dataclasses import replace

from fogbound.languages.catalogue import worded
from fogbound.server.room import seats, series
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused

MOST_MEMBERS = 64
MOST_BANNED = 200


def kick(room: RoomState, person: Person | None, presence: Presence) -> RoomState:
    if person is None or person not in room.facts.members or person == room.facts.host:
        raise Refused("bad-message", "Say whom to send away: a person in the room, not yourself.", field="person")
    without = _without(room, person, presence)
    return without.with_facts(banned=(*without.facts.banned, person)[-MOST_BANNED:])


def _without(room: RoomState, person: Person, presence: Presence) -> RoomState:
    return series.update_participants(seats.expel(room, person), presence)


def pardon(room: RoomState, person: Person | None) -> RoomState:
    if person not in room.facts.banned:
        raise Refused("bad-message", "Say whom to let back in: someone who was sent away.", field="person")
    return room.with_facts(banned=tuple(banned for banned in room.facts.banned if banned != person))


def claim(room: RoomState, person: Person, presence: Presence) -> RoomState:
    """Nobody need wait for ever for a host who is gone."""
    wait = presence.claim_in(room.facts.host)
    if person == room.facts.host or wait is None:
        raise Refused("not-now", worded("now-host-here"))
    if wait > 0:
        raise Refused("not-now", worded("now-host-soon", n=wait), seconds=wait)
    return room.with_facts(host=person)


def leave(room: RoomState, person: Person, presence: Presence) -> RoomState:
    """The room without a person. A host who leaves hands over; with the last person the room closes."""
    room = _without(room, person, presence)
    if person != room.facts.host:
        return room
    if not room.facts.members:
        return close(room)
    seated = set(seats.seated_people(room))
    heir = max(room.facts.members, key=lambda who: (presence.is_online(who), who in seated))
    return room.with_facts(host=heir)


def close(room: RoomState) -> RoomState:
    return replace(room.with_facts(stage="closed"), proposals=(), withdrawals=(), undo=None)


def enter(room: RoomState, person: Person) -> RoomState:
    if room.facts.stage == "closed":
        raise no_such_room()
    if person in room.facts.members:
        return room
    if person in room.facts.banned:
        raise Refused("banned", "The host has sent you away from this room.", status=403)
    if len(room.facts.members) >= MOST_MEMBERS:
        raise Refused(
            "full",
            worded("full-room", n=MOST_MEMBERS),
            status=409,
        )
    return room.with_facts(members=(*room.facts.members, person))


def no_such_room() -> Refused:
    """One answer for rooms that never were and rooms that are closed."""
    return Refused("no-such-room", "No room has this address or code.", status=404)

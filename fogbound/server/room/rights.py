"""What each person may do in a room, seat by seat. The client shows just that and works out nothing itself."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.room import seats, series, undo
from fogbound.server.room.captains import captain_instead_of, captain_of
from fogbound.server.room.presence import Presence
from fogbound.server.room.proposals import voters
from fogbound.server.room.state import Chair, Person, RoomState
from fogbound.server.room.talk import side_with_colleagues
from fogbound.server.wire import Refused


def your_seat(room: RoomState, person: Person, seat: Seat, presence: Presence) -> wire.YourSeat:
    """A person's rights on a seat. `play` and `propose` hold whenever the seat has a move to make."""
    chair = room.facts.chairs[seat]
    captain = None
    may: list[wire.SeatRight] = []
    if seats.may_play(room, person, seat):
        captain = captain_instead_of(room, person, seat, presence)
        may += ["look", *_moving(room, person, seat, captain, presence)]
    may += _sitting(room, person, seat, chair)
    if person == room.facts.host and seat not in room.edition.house:
        may += _bots(room, seat, chair, presence)
    return wire.YourSeat(seat, may, captain)


def _moving(
    room: RoomState, person: Person, seat: Seat, captain: Person | None, presence: Presence
) -> Iterator[wire.SeatRight]:
    if room.steward.hints:
        yield "hint"
    if captain is not None:
        return
    alone = not set(voters(room, seat, False, presence)) - {person}
    yield "play" if room.facts.settings.decide != "all" or alone else "propose"


def _sitting(room: RoomState, person: Person, seat: Seat, chair: Chair) -> Iterator[wire.SeatRight]:
    if person in chair.holders:
        yield from ("leave", "name", "share", "pin")
        return
    try:
        seats.refuse_to_take(room, person, seat)
    except seats.SeatTaken:
        yield "request"
    except Refused:
        return
    else:
        yield "sit"


def _bots(room: RoomState, seat: Seat, chair: Chair, presence: Presence) -> Iterator[wire.SeatRight]:
    if seats.may_seat_bot(room, seat, presence):
        yield "bot"
    if chair.bot is not None:
        yield "open"


def room_rights(room: RoomState, person: Person, presence: Presence) -> Iterator[wire.RoomRight]:
    """A person's rights on the room itself."""
    if person not in room.facts.members:
        return
    yield "leave"
    if side_with_colleagues(room, person, presence.looks_from(person)) is not None:
        yield from ("say-side", "draw")
    if series.may_rematch(room) and (person == room.facts.host or person in seats.seated_people(room)):
        yield "rematch"
    if undo.may_ask(room, person):
        yield "undo"
    if seats.playable_seats(room, person):
        if seats.may_be_ready(room):
            yield "ready"
        if room.steward.whereabouts:
            yield "whereabouts"
    if person == room.facts.host:
        yield from _host_rights(room)
    elif presence.claim_in(room.facts.host) == 0:
        yield "claim"


def _host_rights(room: RoomState) -> Iterator[wire.RoomRight]:
    yield from ("settings", "pardon", "close")
    if room.status == "lobby":
        yield from ("start", "options")
    if series.may_start_next_heat(room):
        yield "next"
    if series.may_rematch(room):
        yield "lobby"


def your_person(room: RoomState, person: Person, other: Person, presence: Presence) -> wire.YourPerson:
    """A person's rights on another, or on themselves: the host names captains and sends people away."""
    may: list[wire.PersonRight] = []
    if person == room.facts.host:
        if _may_be_captain(room, other, presence):
            may.append("captain")
        if other != person:
            may.append("kick")
    return wire.YourPerson(other, may)


def _may_be_captain(room: RoomState, person: Person, presence: Presence) -> bool:
    """Only a side with a seat that several may play needs a captain."""
    sides = seats.sides_held(room, person)
    if room.facts.settings.decide != "captain" or len(sides) != 1:
        return False
    shares = any(len(seats.players_of(room, seat)) > 1 for seat in seats.playable_seats(room, person))
    return shares and captain_of(room, min(sides), presence) != person

"""Captains: where the room says so, one person moves the seats that several of a side may play."""

from __future__ import annotations

from fogbound.game import Seat
from fogbound.server.room import seats
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused


def captain_of(room: RoomState, side: int, presence: Presence) -> Person | None:
    """Who moves for a side of several people: the host's choice, else the first who sits there; if they are here."""
    if room.facts.settings.decide != "captain":
        return None
    sitting = seats.people_on(room, side)
    if len(sitting) < 2:
        return None
    here = [person for person in sitting if presence.has_vote(person)]
    chosen = room.facts.captains.get(side)
    return chosen if chosen in here else (here or sitting)[0]


def captain_instead_of(room: RoomState, person: Person, seat: Seat, presence: Presence) -> Person | None:
    """The captain who moves a seat in this person's place; a seat that nobody else may play is the person's own."""
    captain = captain_of(room, room.edition.side_of[seat], presence)
    if captain is None or captain == person or len(seats.players_of(room, seat)) < 2:
        return None
    return captain


def refuse_unless_captain(room: RoomState, person: Person, seat: Seat, presence: Presence) -> None:
    captain = captain_instead_of(room, person, seat, presence)
    if captain is not None:
        text = f"{presence.name(captain)} moves for this side."
        raise Refused("captain", text, status=403, seat=seat, person=captain)

"""The seats a person looks from. At one device several people share a socket, so looking is asked for.

A person who has chosen to look from no seat is behind the curtain: they see the public view until they choose again.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.room import seats
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused


@dataclass(frozen=True)
class Gaze:
    """The seats that a socket is attached to, all of one side, and whether the person asked for just these."""

    seats: tuple[Seat, ...] = ()
    chosen: bool = False


def default_gaze(room: RoomState, person: Person, unlocked: tuple[Seat, ...] = ()) -> Gaze:
    """All seats of a person, if they are on one side and none is locked. Otherwise none: they must ask."""
    own = seats.playable_seats(room, person)
    sides = {room.edition.side_of[seat] for seat in own}
    locked = any(room.facts.chairs[seat].pin and seat not in unlocked for seat in own)
    return Gaze(tuple(own) if len(sides) == 1 and not locked else ())


def requested_gaze(room: RoomState, person: Person, message: wire.Attach) -> Gaze:
    """The gaze that a message asks for, if the person may look from all its seats at once."""
    wanted = tuple(dict.fromkeys(message.seats))
    for seat in wanted:
        pin = seats.chair_of(room, seat).pin
        if not seats.may_play(room, person, seat):
            raise seats.not_yours(seat)
        if pin and not hmac.compare_digest(pin, seats.hash_pin(room, message.pin)):
            raise Refused("pin", f"{seat} is locked: give its pin.", seat=seat)
    if len({room.edition.side_of[seat] for seat in wanted}) > 1:
        raise Refused("side", "Seats of different sides cannot be attached at once.")
    return Gaze(wanted, chosen=True)


def gaze_after_change(room: RoomState, person: Person, gaze: Gaze) -> Gaze:
    """A person's gaze after seats changed hands. What they chose stays, as far as it can; so does the curtain."""
    kept = tuple(seat for seat in gaze.seats if seats.may_play(room, person, seat))
    if gaze.chosen and (kept or not gaze.seats):
        return Gaze(kept, chosen=True)
    return default_gaze(room, person, unlocked=gaze.seats)


def gaze_in_new_game(room: RoomState, person: Person, gaze: Gaze) -> Gaze:
    """A person's gaze when a game begins: where a device may change hands, nobody looks before they ask."""
    if room.facts.lineup is not None or not default_gaze(room, person).seats:
        gaze = Gaze()
    return gaze_after_change(room, person, gaze)


def begins_game(before: RoomState, after: RoomState) -> bool:
    """Has a game begun, or does one that was open to everybody go on?"""
    if after.match is None:
        return False
    reopened = before.facts.stage == "over" and after.facts.stage == "playing"
    return before.match is None or before.facts.game_number != after.facts.game_number or reopened

"""The seats a person looks from. At one device several people share a socket, so looking is asked for."""

from __future__ import annotations

import hmac

from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.room import seats
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused


def attach(room: RoomState, person: Person, message: wire.Attach) -> tuple[Seat, ...]:
    """The seats that a message asks for, if the person may look from all of them at once."""
    wanted = tuple(dict.fromkeys(message.seats))
    for seat in wanted:
        pin = seats.chair_of(room, seat).pin
        if not seats.may_play(room, person, seat):
            raise seats.not_yours(seat)
        if pin and not hmac.compare_digest(pin, seats.hash_pin(room, message.pin)):
            raise Refused("pin", f"{seat} is locked: give its pin.", seat=seat)
    if len({seats.side_of(room.edition, seat) for seat in wanted}) > 1:
        raise Refused("side", "Seats of different sides cannot be attached at once.")
    return wanted


def attached_at_once(room: RoomState, person: Person, unlocked: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
    """All seats of a person, if they are on one side and none is locked. Otherwise they must ask."""
    own = seats.playable_seats(room, person)
    sides = {seats.side_of(room.edition, seat) for seat in own}
    locked = any(room.facts.chairs[seat].pin and seat not in unlocked for seat in own)
    return tuple(own) if len(sides) == 1 and not locked else ()


def still_attached(
    room: RoomState, person: Person, attached: tuple[Seat, ...], chose: bool
) -> tuple[tuple[Seat, ...], bool]:
    """(the seats a person looks from after seats changed hands, whether they chose them); a closed curtain stays so."""
    kept = tuple(seat for seat in attached if seats.may_play(room, person, seat))
    chose = chose and (bool(kept) or not attached)
    return (kept if chose else attached_at_once(room, person, attached)), chose


def begins_game(before: RoomState, after: RoomState) -> bool:
    return after.match is not None and (before.match is None or before.facts.game_number != after.facts.game_number)


def attached_in_new_game(
    room: RoomState, person: Person, attached: tuple[Seat, ...], chose: bool
) -> tuple[tuple[Seat, ...], bool]:
    """As `still_attached`, when a game begins: at a shared device someone else may look now."""
    if room.facts.lineup is not None or not attached_at_once(room, person):
        attached, chose = (), False
    return still_attached(room, person, attached, chose)

"""Why a seat cannot go where somebody pointed: the rules' own refusal, for those who may play the seat."""

from __future__ import annotations

from fogbound.server import wire
from fogbound.server.room.audience import Listener
from fogbound.server.room.play import refuse_unless_looking, running_match
from fogbound.server.room.state import RoomState


def why(room: RoomState, listener: Listener, message: wire.AskWhy) -> wire.Why:
    """The answer, for a person who looks from the seat at this ply."""
    match = running_match(room)
    refuse_unless_looking(room, listener.person, message.seat, message.ply, listener.gaze.seats)
    reason = match.state.why_not_to(message.seat, message.place)
    return wire.Why(
        id=message.id,
        seat=message.seat,
        ply=message.ply,
        place=message.place,
        code=reason.code,
        text=reason.text,
        details=wire.plain_details(reason),
    )

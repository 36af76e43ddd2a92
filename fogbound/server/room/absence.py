"""When an absence next changes what the others may do."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.server.room import presence as limits
from fogbound.server.room import seats
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import Person, RoomState


def next_turning_point(room: RoomState, presence: Presence, now: float) -> float | None:
    """Seconds until an absence is long enough to change a vote, a captain or a right; None if none will."""
    absences = [(limit - presence.away(person, now)) for person, limit in _limits(room, presence)]
    return min((seconds for seconds in absences if seconds > 0), default=None)


def _limits(room: RoomState, presence: Presence) -> Iterator[tuple[Person, float]]:
    """Absent people, and how long each may be away before it matters."""
    host = room.facts.host
    if not presence.is_online(host):
        yield host, limits.CLAIM_AFTER
    if room.status != "playing":
        return
    for person in seats.seated_people(room):
        if not presence.is_online(person):
            yield person, limits.GONE_AFTER
            yield person, limits.GRACE
            if any(proposal.conceding for proposal in room.proposals):
                yield person, limits.CONCEDE_GRACE

"""Who is connected to a room at one moment, how long the others have been away, and when that matters."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from fogbound.game import Seat
from fogbound.server.room.state import Person, RoomState

VOTE_GRACE = 20.0  # seconds to come back (a page reloads, a phone sleeps) before others move without a person
LONG_GRACE = 120.0  # seconds before others may concede, or take a move back, without a person
CLAIM_AFTER = 60.0  # seconds a host may be away before someone else can become host
REPLACE_AFTER = 10.0  # seconds after which the host may seat a bot in someone's place


class Presence(Struct, frozen=True):
    """Connections at one moment, `now`. `attached` has everyone online and the seats they look from.

    Every ply makes several, so it is a struct: those are replaced ten times as fast as dataclasses.
    """

    attached: Mapping[Person, tuple[Seat, ...]] = {}
    screens: frozenset[Person] = frozenset()  # people who have a public screen open
    left: Mapping[Person, float] = {}
    since: float = 0.0  # when the room came into memory: it knows nobody who left before
    occupied_since: float = 0.0  # when someone came in who found nobody online: no clock ran before that
    names: Mapping[Person, str] = {}
    now: float = 0.0

    def name(self, person: Person) -> str:
        return self.names.get(person, "?")

    def is_online(self, person: Person) -> bool:
        return person in self.attached

    def looks_from(self, person: Person) -> tuple[Seat, ...]:
        return self.attached.get(person, ())

    def looking_from(self, person: Person, seats: tuple[Seat, ...]) -> Presence:
        """The same, with a person who still looks from these seats."""
        return replace(self, attached={**self.attached, person: seats})

    @property
    def empty(self) -> bool:
        return not (self.attached or self.screens)

    def seconds_away(self, person: Person) -> float:
        """Seconds since a person left; 0 while they are online."""
        return 0.0 if self.is_online(person) else self.now - self.left.get(person, self.since)

    def has_vote(self, person: Person, *, patiently: bool = False) -> bool:
        """Is the person here, or away so briefly that others wait for them?"""
        grace = LONG_GRACE if patiently else VOTE_GRACE
        return self.is_online(person) or self.seconds_away(person) < grace

    def is_gone(self, person: Person) -> bool:
        """Away so long that the host may seat a bot in their place?"""
        return self.seconds_away(person) >= REPLACE_AFTER

    def claim_in(self, host: Person) -> float | None:
        """Seconds until anyone may claim to be host; None while the host is here."""
        return None if self.is_online(host) else round(max(0.0, CLAIM_AFTER - self.seconds_away(host)), 1)


def next_turning_point(room: RoomState, presence: Presence) -> float | None:
    """Seconds until an absence is long enough to change a vote, a captain or a right; None if none will."""
    if all(person in presence.attached for person in room.facts.members):  # nearly always, and every ply asks
        return None
    limits = [(room.facts.host, CLAIM_AFTER)]
    if room.status == "playing" or room.undo is not None:
        patiently = room.undo is not None or any(proposal.conceding for proposal in room.proposals)
        waits = (REPLACE_AFTER, VOTE_GRACE, LONG_GRACE) if patiently else (REPLACE_AFTER, VOTE_GRACE)
        seated = {person for chair in room.facts.chairs.values() for person in chair.holders}
        limits += [(person, wait) for person in seated for wait in waits]
    left = [limit - presence.seconds_away(person) for person, limit in limits if not presence.is_online(person)]
    return min((seconds for seconds in left if seconds > 0), default=None)

"""Who is connected to a room, and how long the others have been gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fogbound.game import Seat
from fogbound.server.room.state import Person

GRACE = 20.0  # seconds to come back (a page reloads, a phone sleeps) before others move without a person
CONCEDE_GRACE = 120.0  # seconds before others may concede without a person
CLAIM_AFTER = 60.0  # seconds a host may be away before someone else can become host
GONE_AFTER = 10.0  # seconds after which the host may seat a bot in someone's place


def grace(conceding: bool) -> float:
    """How long others wait for an absent person before they decide without them."""
    return CONCEDE_GRACE if conceding else GRACE


@dataclass(frozen=True)
class Presence:
    """Connections at one moment. `attached` has everyone online and the seats they look from."""

    attached: Mapping[Person, tuple[Seat, ...]] = field(default_factory=dict)
    screens: frozenset[Person] = frozenset()  # people who have a public screen open
    left: Mapping[Person, float] = field(default_factory=dict)
    since: float = 0.0  # when the room came into memory: it knows nobody who left before
    names: Mapping[Person, str] = field(default_factory=dict)

    def name(self, person: Person) -> str:
        return self.names.get(person, "?")

    def is_online(self, person: Person) -> bool:
        return person in self.attached

    @property
    def empty(self) -> bool:
        return not (self.attached or self.screens)

    def away(self, person: Person, now: float) -> float:
        """Seconds since a person left; 0 while they are online."""
        return 0.0 if self.is_online(person) else now - self.left.get(person, self.since)

    def counts(self, person: Person, now: float, *, conceding: bool = False) -> bool:
        """Is the person here, or away so briefly that others wait for them?"""
        return self.is_online(person) or self.away(person, now) < grace(conceding)

    def is_gone(self, person: Person, now: float) -> bool:
        """Away so long that the host may seat a bot in their place?"""
        return self.away(person, now) >= GONE_AFTER

    def claim_in(self, host: Person, now: float) -> float | None:
        """Seconds until anyone may claim to be host; None while the host is here."""
        return None if self.is_online(host) else round(max(0.0, CLAIM_AFTER - self.away(host, now)), 1)

"""Who is connected, and who has to go when somebody wants more than their share."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from fogbound.server.edge.allowance import Allowance
from fogbound.server.limits import Limit
from fogbound.server.wire import Refused


class Connection(Protocol):
    """One connection, as far as its share is concerned."""

    household: str
    deadline: float | None  # when it is late with what it has to send or take

    @property
    def endable(self) -> bool:
        """Does the server wait for it, and nobody for the server?"""

    def end(self) -> None:
        """Close it: another connection needs the place."""

    def late(self) -> None:
        """Close it: it took too long."""


class Census:
    """All connections, by the address they come from. Those of a trusted proxy are nobody's."""

    def __init__(self, allowance: Allowance, in_all: int, arrivals: Limit) -> None:
        self._allowance, self._in_all, self._arrivals = allowance, in_all, arrivals
        self._here: dict[str, dict[Connection, None]] = {}  # oldest first
        self._sockets: Counter[str] = Counter()
        self._most_sockets = allowance.sockets
        self._count = 0

    def __len__(self) -> int:
        return self._count

    @property
    def sockets(self) -> int:
        return self._sockets.total()

    def arrive(self, connection: Connection, *, counted: bool = True) -> None:
        """Take a connection in, or refuse it. An address beyond its share loses its oldest half-open one instead."""
        own = self._here.get(connection.household, {})
        if counted:
            self._arrivals.check(connection.household)
            if len(own) >= self._allowance.connections and not self._end_one(own):
                raise too_many("connections")
        if self._count >= self._in_all and not self._make_room(len(own) if counted else 0):
            raise Refused("busy", "This server has as many connections as it can take; try again soon.", status=503)
        self._here.setdefault(connection.household, {})[connection] = None
        self._count += 1

    def leave(self, connection: Connection) -> None:
        own = self._here.get(connection.household, {})
        if connection in own:
            del own[connection]
            self._count -= 1
            if not own:
                del self._here[connection.household]

    def replace(self, old: Connection, new: Connection) -> None:
        """A connection has become a socket. It keeps its place."""
        self.leave(old)
        self._here.setdefault(new.household, {})[new] = None
        self._count += 1

    def open_socket(self, household: str) -> None:
        """Count a socket of an address, or refuse it."""
        if self._sockets[household] >= self._most_sockets:
            raise too_many("pages at a table")
        self._sockets[household] += 1

    def close_socket(self, household: str) -> None:
        self._sockets[household] -= 1
        if not self._sockets[household]:
            del self._sockets[household]

    def share_sockets(self, other: Census) -> None:
        """Count the sockets of an address together with those that it has elsewhere, and up to the share there."""
        self._sockets, self._most_sockets = other._sockets, other._most_sockets

    def sweep(self, now: float) -> None:
        """End every connection that is late."""
        everyone = [each for own in self._here.values() for each in own]
        for connection in everyone:
            if connection.deadline is not None and connection.deadline <= now:
                self.leave(connection)
                connection.late()

    def _make_room(self, own: int) -> bool:
        """End a connection of the address that has the most, if that is more than the newcomer's."""
        for other in sorted(self._here.values(), key=len, reverse=True):
            if len(other) <= own:
                break
            if self._end_one(other):
                return True
        return False

    def _end_one(self, connections: dict[Connection, None]) -> bool:
        oldest = next((each for each in connections if each.endable), None)
        if oldest is None:
            return False
        self.leave(oldest)  # now, not when the system has closed it: the next newcomer needs a place too
        oldest.end()
        return True


def too_many(what: str) -> Refused:
    text = f"Too many {what} are open in browsers on your network; close some and try again."
    return Refused("too-many", text, status=429)

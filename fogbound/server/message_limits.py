"""Which limits a message of a socket counts against, besides the number of messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fogbound.server import wire
from fogbound.server.limits import Limit

# Everyone in the room is told of each, and the store writes it.
CHANGES = (wire.Ready, wire.Sit, wire.Name, wire.Share, wire.Pin, wire.Consent, wire.Leave, wire.Host)


@dataclass(frozen=True)
class Sender:
    """Where a message comes from."""

    room: str
    person: str
    address: str

    @property
    def here(self) -> str:
        """This person in this room, or the public screen that they opened there."""
        return f"{self.room} {self.person}"


def check_message(limits: Mapping[str, Limit], sender: Sender, message: wire.ToServer) -> None:
    """Count a message, or refuse it."""
    for name, key in _counts(sender, message):
        limits[name].check(key)


def _counts(sender: Sender, message: wire.ToServer) -> Iterator[tuple[str, str]]:
    """Names of limits, and whose they are. A person's own comes first: they must not use up their address's."""
    match message:
        case wire.Attach() if message.pin:
            yield "pins", sender.here
        case wire.AskHint():
            yield "hints", sender.here
        case wire.Say():
            yield "chat", sender.person
            yield "chat_here", sender.address
        case wire.Draw():
            yield "marks", sender.here
        case _ if isinstance(message, CHANGES):
            yield "changes", sender.here
            yield "changes_here", sender.address

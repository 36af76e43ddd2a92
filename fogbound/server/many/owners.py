"""Who owns a room, as the relay asks for it: the process to which messages of the room go."""

from __future__ import annotations

from typing import Protocol


class Owners(Protocol):
    """The owners of rooms, among the processes on one database."""

    async def owner_of(self, room_id: str) -> str | None:
        """HOST:PORT at which the others reach the live process that owns a room, its internal address.

        None if the room is to be served here: it is ours, or was free and is ours now, or there is no such room.
        A process that is ending takes no room: it raises a refusal (`not-now`, 503), after which people try elsewhere.
        """

    async def forget(self, room_id: str) -> None:
        """Its process did not answer, or said that the room is not its own: ask the database again."""

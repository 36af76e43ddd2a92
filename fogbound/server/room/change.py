"""What a change of a room is: the next room, the rows to write, and what the actor is answered."""

from __future__ import annotations

from dataclasses import dataclass

from fogbound.game import Move, Seat
from fogbound.server import wire
from fogbound.server.room.rows import Row
from fogbound.server.room.state import RoomState


@dataclass(frozen=True)
class Change:
    """The next room. Nobody may hear of it before `rows` are written. Without `replies` the answer is `done`."""

    room: RoomState
    rows: tuple[Row, ...] = ()
    replies: tuple[wire.Error, ...] = ()


# Messages that do not come over a socket


@dataclass(frozen=True)
class Enter:
    """A person comes into the room."""


@dataclass(frozen=True)
class Start:
    """The host starts, with what only the runner has: enough secret seeds, and the cards people have seen."""

    names: tuple[str, ...]
    seeds: tuple[bytes, ...]
    seen: tuple[str, ...]  # longest ago first


@dataclass(frozen=True)
class Rematch:
    """A new game at once, for everybody where they sit, or one role on. It brings what a start does."""

    rotate: bool
    seeds: tuple[bytes, ...]
    seen: tuple[str, ...]


@dataclass(frozen=True)
class PlannedMove:
    """A move by a bot, or by the house for a seat. `bot` None: a person sits there."""

    seat: Seat
    bot: str | None
    move: Move
    moment: tuple[int, int, int]  # the one it was planned for


@dataclass(frozen=True)
class Reconsider:
    """Time has passed, or someone came or went: proposals may now be agreed on, or lapse."""


Message = (
    wire.Play | wire.Agree | wire.Sit | wire.Name | wire.Consent | wire.Share | wire.Pin | wire.Ready | wire.Leave
    | wire.Undo | wire.AnswerUndo | wire.Say | wire.Draw | wire.Host
    | Enter | Start | Rematch | PlannedMove | Reconsider
)  # fmt: skip

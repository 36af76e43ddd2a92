"""What a change writes, as plain values. The store turns each row into a statement of its database."""

from __future__ import annotations

from typing import Any, NamedTuple

from fogbound.game import Seat


class RoomRow(NamedTuple):
    """A room as it now is; replaces its earlier row."""

    id: str
    code: str
    facts: dict[str, Any]
    changed: float


class MembersRow(NamedTuple):
    """The people whose list of games has a room: nobody's, once it is closed. Replaces those before."""

    room_id: str
    people: tuple[str, ...]


class GameRow(NamedTuple):
    """A new game and its secret seed."""

    room_id: str
    game_number: int
    seed: str


class GameInfoRow(NamedTuple):
    """What a game is stored with beside its plies (`GameInfo` as JSON); replaces the information before."""

    room_id: str
    game_number: int
    info: dict[str, Any]


class PlyRow(NamedTuple):
    """A new ply; `ply` counts all that were ever played, those taken back included.

    `sender` is the person and message id it came with.
    """

    room_id: str
    game_number: int
    ply: int
    seat: Seat
    move: str
    sender: str | None
    at: float


class TakenBackRow(NamedTuple):
    """Moves were taken back: after so many plies ever played, the game went back to before ply `ply`."""

    room_id: str
    game_number: int
    n: int
    written: int
    ply: int
    seat: Seat
    at: float


class SnapshotRow(NamedTuple):
    """What the steward has worked out of a game so far; replaces what it had before."""

    room_id: str
    game_number: int
    snapshot: dict[str, Any]


class SaidRow(NamedTuple):
    """A new line of chat."""

    room_id: str
    n: int
    facts: dict[str, Any]


class ForgottenRow(NamedTuple):
    """These lines of chat are deleted, and so are all before the oldest that is kept."""

    room_id: str
    lines: tuple[int, ...]
    oldest: int


class SeenRow(NamedTuple):
    """A card (or the like) that a person has now seen."""

    person: str
    game: str
    thing: str
    at: float


class FinishedRow(NamedTuple):
    """A game that is over, for people's lists of games (`Finished` as JSON)."""

    id: str
    room_id: str
    game_number: int
    ended: float
    facts: dict[str, Any]


class PlayedRow(NamedTuple):
    """A person who played in a finished game."""

    person: str
    id: str
    ended: float


class ReopenedRow(NamedTuple):
    """A finished game goes on: it leaves people's lists, and is shared no more."""

    id: str


WrittenRow = (
    RoomRow | GameRow | GameInfoRow | PlyRow | TakenBackRow | SnapshotRow | SaidRow | SeenRow | FinishedRow | PlayedRow
)
Row = WrittenRow | ReopenedRow | MembersRow | ForgottenRow

"""The bodies of HTTP answers, typed like the messages of the socket and part of the same schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from fogbound.server.wire import Status


class Me(Struct, frozen=True):
    """Who you are; `person` is null before you have introduced yourself."""

    person: str | None
    name: str


class RoomSummary(Struct, frozen=True):
    """A room in a person's list of games; `yours`: a seat of theirs is to move."""

    room: str
    code: str
    title: str
    edition: str
    status: Status
    seats: Sequence[str]
    yours: bool
    changed: float


class OptionInfo(Struct, frozen=True):
    """An option of an edition, or a setting of its rooms. Values are given and returned as text."""

    name: str
    kind: Literal["number", "decimal", "numbers", "switch", "choice", "name"]
    default: str
    allowed: str
    low: int
    high: int
    choices: Sequence[str]


class BotInfo(Struct, frozen=True):
    """A bot. Those that people choose from have a line of character and a level. `boards` null: it plays on any."""

    name: str
    line: str
    level: int | None
    boards: Sequence[str] | None


class HandicapInfo(Struct, frozen=True):
    """Options that make an edition fair, and X's share of wins without and with them."""

    options: Mapping[str, str]
    usual: float
    fair: float


class EditionInfo(Struct, frozen=True):
    """Everything a form for a new table needs. Seats, sides, roles and handicaps go by number of people."""

    id: str
    title: str
    screens: str
    bots: Sequence[BotInfo]
    default_bot: str
    usual: Mapping[str, Any]
    options: Sequence[OptionInfo]
    handicaps: Mapping[str, HandicapInfo]
    settings: Sequence[OptionInfo]
    seats: Mapping[str, Sequence[str]]
    sides: Mapping[str, Sequence[Sequence[str]]]
    roles: Mapping[str, Sequence[Sequence[str]]]
    heats: bool
    agreed: bool
    uploads: str | None
    adviser: str | None

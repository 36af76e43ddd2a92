"""What a game is stored with beside its plies: the day, who sat where, its options, and its record once it is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

from fogbound.game import Seat
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import GameInfoRow
from fogbound.server.room.seats import HOUSE
from fogbound.server.room.state import Chair, Person, RoomState
from fogbound.taking_back import PRACTICE


class Heats(NamedTuple):
    """The series that a game is a heat of: the number of its first game, and the names of its participants."""

    first: int
    people: tuple[str, ...]


@dataclass(frozen=True)
class GameInfo:
    """Seats, names and cards may change later; a game keeps its own. Earlier versions stored less."""

    names: Mapping[Seat, str] = field(default_factory=dict)
    date: str | None = None
    options: Mapping[str, str] | None = None  # None: those of the room
    unseen: int | None = None
    heats: Heats | None = None
    practice: bool = False
    record: str | None = None  # once the game is over: it stays as it is

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "names": dict(self.names),
            "date": self.date,
            "options": None if self.options is None else dict(self.options),
            "fresh": self.unseen,
        }
        if self.heats is not None:
            data["series"] = {"first": self.heats.first, "people": list(self.heats.people)}
        if self.practice:
            data["practice"] = True
        if self.record is not None:
            data["record"] = self.record
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any] | None) -> Self:
        """The information as any version stored it; the first one stored none."""
        data = data or {}
        series = data.get("series")
        return cls(
            names=data.get("names", {}),
            date=data.get("date"),
            options=data.get("options"),
            unseen=data.get("fresh"),
            heats=None if series is None else Heats(series["first"], tuple(series["people"])),
            practice=data.get("practice", False),
            record=data.get("record"),
        )

    @property
    def tags(self) -> dict[str, str]:
        """A record's remarks: the day, and who sat where."""
        date = {} if self.date is None else {"Date": self.date}
        return {
            **date,
            **(PRACTICE if self.practice else {}),
            **{seat.capitalize(): name for seat, name in self.names.items()},
        }


def game_info(room: RoomState, presence: Presence) -> GameInfo:
    """The information about the room's present game, with its record if it is over."""
    lineup = room.facts.lineup
    info = GameInfo(
        names=seat_names(room.facts.chairs, presence.name),
        date=time.strftime("%Y-%m-%d", time.gmtime(presence.now)),
        options=dict(room.edition.options),
        unseen=room.unseen,
        practice=room.facts.settings.practice,
        heats=None if lineup is None else Heats(lineup.first, tuple(person.name for person in lineup.people)),
    )
    if room.match is None or room.match.state.outcome is None:
        return info
    return replace(info, record=room.match.record(info.tags))


def game_info_row(room: RoomState, presence: Presence) -> GameInfoRow:
    return GameInfoRow(room.id, room.facts.game_number, game_info(room, presence).to_json())


def seat_names(chairs: Mapping[Seat, Chair], name_of: Callable[[Person], str]) -> dict[Seat, str]:
    """Who plays each seat, by the names they have now."""
    return {
        seat: chair.name or " & ".join(name_of(person) for person in chair.holders) or _machine(chair)
        for seat, chair in chairs.items()
        if not chair.open
    }


def _machine(chair: Chair) -> str:
    return "the house" if chair.bot == HOUSE else f"bot {chair.bot}"

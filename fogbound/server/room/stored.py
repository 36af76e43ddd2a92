"""A room's facts as JSON, and back. Keys stay as they are: databases of every release are read with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from fogbound.game import Edition, Outcome
from fogbound.server.room.rows import MembersRow, RoomRow, Row
from fogbound.server.room.settings import read_settings
from fogbound.server.room.state import Chair, Facts, Lineup, RoomState
from fogbound.server.wire import Mark, Participant


def room_rows(room: RoomState, before: Facts | None = None) -> tuple[Row, ...]:
    """The rows that a room's facts are stored in; `before` are those in the store. A closed room frees its code."""
    closed = room.facts.stage == "closed"
    row = RoomRow(room.id, room.id if closed else room.code, to_json(room.facts), room.changed)
    members = () if closed else room.facts.members
    if before is not None and (before.members, before.stage == "closed") == (room.facts.members, closed):
        return (row,)
    return row, MembersRow(room.id, members)


def to_json(facts: Facts) -> dict[str, Any]:
    return {
        "edition": facts.edition,
        "options": dict(facts.options),
        "host": facts.host,
        "settings": facts.settings.flat,
        "chairs": {seat: _chair_json(chair) for seat, chair in facts.chairs.items()},
        "status": facts.stage,
        "game": facts.game_number,
        "starter": facts.starter,
        "members": list(facts.members),
        "ready": list(facts.ready),
        "requests": [list(request) for request in facts.requests],
        "sided": {person: list(sides) for person, sides in facts.sides_played.items()},
        "marks": {str(side): [msgspec.to_builtins(mark) for mark in marks] for side, marks in facts.marks.items()},
        "captains": {str(side): person for side, person in facts.captains.items()},
        "banned": list(facts.banned),
        "series": None if facts.lineup is None else _lineup_json(facts.lineup),
    }


def from_json(data: Mapping[str, Any], base: Edition) -> Facts:
    """Facts as any release stored them; `base` is the edition they name, with their options."""
    return Facts(
        edition=data["edition"],
        options=data["options"],
        host=data["host"],
        settings=read_settings(base, data["settings"]),
        chairs={seat: Chair(**{**chair, "holders": tuple(chair["holders"])}) for seat, chair in data["chairs"].items()},
        stage=data["status"],
        game_number=data["game"],
        starter=data.get("starter"),
        members=tuple(data["members"]),
        ready=tuple(data["ready"]),
        requests=tuple((person, seat) for person, seat in data["requests"]),
        sides_played={person: tuple(sides) for person, sides in data.get("sided", {}).items()},
        marks={int(side): msgspec.convert(marks, tuple[Mark, ...]) for side, marks in data.get("marks", {}).items()},
        captains={int(side): person for side, person in data.get("captains", {}).items()},
        banned=tuple(data.get("banned", ())),
        lineup=_lineup(data["series"]) if data.get("series") else None,
    )


def _chair_json(chair: Chair) -> dict[str, Any]:
    return {
        "holders": list(chair.holders),
        "bot": chair.bot,
        "shared": chair.shared,
        "pin": chair.pin,
        "name": chair.name,
    }


def _lineup_json(lineup: Lineup) -> dict[str, Any]:
    return {
        "first": lineup.first,
        "people": [msgspec.to_builtins(participant) for participant in lineup.people],
        "commitments": list(lineup.commitments),
        "outcomes": [
            [list(winners), reason, [list(pair) for pair in points]] for winners, reason, points in lineup.outcomes
        ],
    }


def _lineup(data: Mapping[str, Any]) -> Lineup:
    outcomes = [
        Outcome(tuple(winners), reason, tuple((seat, n) for seat, n in points))
        for winners, reason, points in data["outcomes"]
    ]
    people = tuple(Participant(**participant) for participant in data["people"])
    return Lineup(data["first"], people, tuple(data["commitments"]), tuple(outcomes))

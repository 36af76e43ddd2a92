"""Rooms as plain values for tests: no socket, no database, no clock but the one given."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import structs

from fogbound import catalog
from fogbound.game import SLOT, Move, Seat
from fogbound.proof import seed_from
from fogbound.server import wire
from fogbound.server.room import settings
from fogbound.server.room.change import Change, Message, PlannedMove, Start
from fogbound.server.room.games import seeds_needed
from fogbound.server.room.gaze import default_gaze
from fogbound.server.room.presence import Presence
from fogbound.server.room.seats import first_chair, new_chairs
from fogbound.server.room.state import Facts, RoomState, new_room
from fogbound.server.room.transition import change

CLASSIC, POLICE, COMPACT, TWENTY = (
    "yard/classic-1983",
    "yard/police-2017",
    "yard/compact-2015",
    "twenty/classic-1993",
)
SMALL = {"board": "tiny-docks", "players": "4", "max_rounds": "4"}
NOW = 1_000_000.0
NAMES = {person: person.capitalize() for person in ("ann", "bob", "cid", "dot", "eve")}


def a_room(
    edition_id: str = CLASSIC,
    options: Mapping[str, str] = SMALL,
    seats: Mapping[Seat, str] | None = None,
    **given: Any,
) -> RoomState:
    """A lobby. `seats` says who sits where; `bot:NAME` is a bot. The first person named is the host."""
    edition = catalog.find(edition_id, **options)
    people = list(dict.fromkeys(who for who in (seats or {}).values() if not who.startswith("bot:"))) or ["ann"]
    chairs = new_chairs(edition)
    for seat, who in (seats or {}).items():
        chairs[seat] = first_chair(edition, chairs[seat], seat, who, who if who.startswith("bot:") else "me")
    facts = Facts(
        edition=edition.id,
        options=dict(edition.options),
        host=people[0],
        settings=settings.read_settings(edition, given),
        chairs=chairs,
        members=tuple(people),
    )
    return new_room("room", "ABCD", facts, edition, NOW)


def everyone(room: RoomState, *gone: str, away: float = 0.0) -> Presence:
    """All members online and looking from their seats, except those who left `away` seconds before now."""
    here = [person for person in room.facts.members if person not in gone]
    return Presence(
        attached={person: default_gaze(room, person).seats for person in here},
        left=dict.fromkeys(gone, NOW - away),
        since=NOW - away,
        now=NOW,
        names=NAMES,
    )


def act(
    room: RoomState, person: str | None, message: Message, presence: Presence | None = None, now: float = NOW
) -> RoomState:
    return step(room, person, message, presence, now).room


def step(
    room: RoomState, person: str | None, message: Message, presence: Presence | None = None, now: float = NOW
) -> Change:
    return change(room, person, message, everyone(room) if presence is None else presence, now)


def start(room: RoomState, seed: int = 1, seen: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> RoomState:
    """The room after its host started."""
    seeds = tuple(seed_from(seed + n) for n in range(seeds_needed(room)))
    return act(room, room.facts.host, Start(names, seeds, seen))


def offers(room: RoomState, seat: Seat) -> list[str]:
    """What a seat may play now, conceding left out."""
    assert room.match is not None
    return [str(move) for move in room.match.view(seat).moves if str(move) != "concede"]


def a_play(room: RoomState, seat: Seat, n: int = 0, id: str | None = None) -> wire.Play:
    assert room.match is not None
    return wire.Play(seat=seat, ply=room.match.ply, move=offers(room, seat)[n], id=id)


def play_on(room: RoomState, rng: Random, plies: int) -> RoomState:
    """The room some plies later, played at random by the seats in turn."""
    for _ in range(plies):
        assert room.match is not None
        if room.match.state.outcome is not None:
            return room
        seat = rng.choice(room.match.state.turn)
        moves = [move for move in room.match.view(seat).moves if move.verb != "concede"]
        move, bot = rng.choice(moves), room.facts.chairs[seat].bot
        said = Move(move.verb, tuple("a word" if slot == SLOT else slot for slot in move.args))
        room = act(room, None, PlannedMove(seat, bot, said, room.moment))
    return room


def playing(seats: Mapping[Seat, str], **wanted: Any) -> RoomState:
    return start(a_room(seats=seats, **wanted))


def with_pin(room: RoomState, person: str, seat: Seat, pin: str) -> RoomState:
    return act(room, person, wire.Pin(seat=seat, pin=pin))


def looking_from(presence: Presence, **seats: tuple[Seat, ...]) -> Presence:
    """The same people, some of them looking from other seats."""
    return structs.replace(presence, attached={**presence.attached, **seats})

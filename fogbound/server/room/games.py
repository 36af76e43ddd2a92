"""The games of a room: the start, the heats of a series, the rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fogbound import catalog
from fogbound.languages.catalogue import worded
from fogbound.server.room import seats, series
from fogbound.server.room.change import Change, Rematch, Start
from fogbound.server.room.names import tidy_name
from fogbound.server.room.play import deal
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import GameRow
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Participant, Refused


def seeds_needed(room: RoomState) -> int:
    """How many seeds a `Start` or `Rematch` must bring: one for each game, and a series has a heat for each role."""
    return len(room.base.roles) if room.facts.settings.series else 1


def start(room: RoomState, person: Person, message: Start, presence: Presence) -> Change:
    """The room with its first game, or the first heat of a series. Bots take the open seats."""
    seats.refuse_unless_host(room, person)
    if room.facts.stage != "lobby":
        raise Refused("not-now", worded("now-begun"))
    return _begin(room.with_facts(starter=person), message, presence)


def _begin(
    room: RoomState, message: Start | Rematch, presence: Presence, people: Sequence[Participant] | None = None
) -> Change:
    """A new game; `people` have played a series before and begin the next one in this order."""
    assert len(message.seeds) == seeds_needed(room)
    edition, unseen = catalog.unseen(room.base, message.seen)
    room = room.with_edition(edition, unseen)
    if room.facts.settings.series:
        names = [tidy_name(name) for name in message.names] if isinstance(message, Start) else []
        enlisted = series.enlist(room, presence, names) if people is None else tuple(people)
        return _start_series(room, enlisted, message.seeds, presence)
    filled = seats.reset_for_game(seats.fill_with_bots(room, list(room.facts.chairs)))
    return _with_games(deal(filled, message.seeds[0], presence), message.seeds)


def _start_series(
    room: RoomState, people: tuple[Participant, ...], seeds: Sequence[bytes], presence: Presence
) -> Change:
    """All seeds are drawn before the first heat, so that no heat can answer to another."""
    room = room.with_facts(lineup=series.new_lineup(room.facts.game_number, people, seeds))
    return _with_games(_deal_heat(room, seeds[0], presence), seeds)


def _with_games(change: Change, seeds: Sequence[bytes]) -> Change:
    """The change with rows for the games it begins, one a seed."""
    numbered = dict(enumerate(seeds, change.room.facts.game_number))
    games = [GameRow(change.room.id, number, seed.hex()) for number, seed in numbered.items()]
    return replace(change, room=replace(change.room, seeds=numbered), rows=(*games, *change.rows))


def next_heat(room: RoomState, presence: Presence) -> Change:
    """The next heat, with the roles moved on. All heats have the edition of the first."""
    room = room.with_facts(game_number=room.facts.game_number + 1).with_edition(room.edition, room.unseen)
    return _deal_heat(room, room.seeds[room.facts.game_number], presence)


def next_heat_now(room: RoomState, presence: Presence) -> Change:
    if not series.may_start_next_heat(room):
        raise Refused("not-now", worded("now-no-heat"))
    return next_heat(room, presence)


def _deal_heat(room: RoomState, seed: bytes, presence: Presence) -> Change:
    assert room.facts.lineup is not None
    seated = seats.reset_for_game(series.seat_for_heat(room, room.facts.lineup.people, room.heat))
    return deal(seated.with_facts(ready=(), marks={}), seed, presence)


def everyone_ready(room: RoomState) -> bool:
    """Between heats nobody need wait for the host: it goes on once everyone at the table is ready."""
    if not series.may_start_next_heat(room):
        return False
    seated = set(seats.seated_people(room))
    return bool(seated) and seated <= set(room.facts.ready)


def rematch(room: RoomState, person: Person, message: Rematch, presence: Presence) -> Change:
    """A new game at once, with everybody where they were, or one role on; one person alone gets the whole other side.

    Anyone who plays here may ask for it.
    """
    if person != room.facts.host and person not in seats.seated_people(room):
        raise Refused("not-yours", "A rematch is for the people who play here.", status=403)
    people = None if room.facts.lineup is None else room.facts.lineup.people
    if people is not None and message.rotate:
        people = (*people[1:], *people[:1])
    fresh = _without_game(room, message.rotate, presence)
    return _begin(fresh.with_facts(starter=person), message, presence, people)


def back_to_lobby(room: RoomState) -> RoomState:
    """The same people in a lobby, so that they can change seats and rules before a new game."""
    return _without_game(room, False, None)


def _without_game(room: RoomState, rotate: bool, presence: Presence | None) -> RoomState:
    if series.may_start_next_heat(room):
        raise Refused("not-now", worded("now-heat-first"))
    if not series.may_rematch(room):
        raise Refused("not-now", worded("now-rematch-later"))
    lineup = room.facts.lineup
    if lineup is not None:
        room = series.seat_for_heat(room, lineup.people, int(rotate))
    elif rotate and (swapped := series.swap_sides(room)) is not None:
        room = swapped
    elif rotate and presence is not None:
        people = series.enlist(room, presence, (), wanted="with roles that rotate")
        room = series.seat_for_heat(room, people, 1)
    room = room.with_facts(
        game_number=room.facts.game_number + 1, lineup=None, stage="lobby", ready=(), marks={}, sides_played={}
    )
    lobby = replace(room, match=None, frozen=False, proposals=(), withdrawals=(), undo=None, seeds={})
    return lobby.with_edition(room.base, None)

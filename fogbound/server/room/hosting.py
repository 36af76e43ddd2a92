"""What the host of a room may do, who is host when they are gone, and who comes and goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fogbound import catalog
from fogbound.game import Edition
from fogbound.server import wire
from fogbound.server.room import seats, series
from fogbound.server.room.change import Change, Start
from fogbound.server.room.names import tidy_name
from fogbound.server.room.play import deal
from fogbound.server.room.presence import Presence
from fogbound.server.room.proposals import withdraw_all
from fogbound.server.room.rows import GameRow
from fogbound.server.room.settings import changed as changed_settings
from fogbound.server.room.settings import refuse_series
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused

MOST_MEMBERS = 64
MOST_BANNED = 200


def command(room: RoomState, person: Person, message: wire.Host, presence: Presence) -> Change:
    """The room after a host's command; `start` comes as a message of its own, with its seeds."""
    if message.do == "claim":
        return Change(_claim(room, person, presence))
    seats.refuse_unless_host(room, person)
    match message.do:
        case "next":
            return _next_heat_now(room, presence)
        case "rematch":
            return Change(_rematch(room, message.rotate, presence))
        case "settings":
            return Change(_set(room, message.settings))
        case "options":
            return Change(_choose_options(room, message.options))
        case "captain":
            return Change(_appoint(room, message.person))
        case "kick":
            return Change(_kick(room, message.person, presence))
        case "pardon":
            return Change(_pardon(room, message.person))
        case "close":
            return Change(close(room))
        case _:
            raise AssertionError("the runner turns `start` into a Start")


# Games


def start(room: RoomState, person: Person, message: Start, presence: Presence) -> Change:
    seats.refuse_unless_host(room, person)
    if room.facts.stage != "lobby":
        raise Refused("not-now", "The game has already begun.")
    edition, unseen = catalog.unseen(room.base, message.seen)
    room = room.with_edition(edition, unseen)
    if room.facts.settings.series:
        return _start_series(room, [tidy_name(name) for name in message.names], message.seeds, presence)
    filled = seats.begin(seats.fill_with_bots(room, list(room.facts.chairs)))
    return _with_games(deal(filled, message.seeds[0], presence), message.seeds[:1])


def _start_series(room: RoomState, names: Sequence[str], seeds: Sequence[bytes], presence: Presence) -> Change:
    """All seeds are drawn before the first heat, so that no heat can answer to another."""
    people = series.enlist(room, presence, names)
    assert len(seeds) == len(people)
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


def _next_heat_now(room: RoomState, presence: Presence) -> Change:
    if not series.may_start_next_heat(room):
        raise Refused("not-now", "There is no next heat now.")
    return next_heat(room, presence)


def _deal_heat(room: RoomState, seed: bytes, presence: Presence) -> Change:
    assert room.facts.lineup is not None
    seated = seats.begin(series.seat_for_heat(room, room.facts.lineup.people, room.heat))
    return deal(seated.with_facts(ready=(), marks={}), seed, presence)


def everyone_ready(room: RoomState) -> bool:
    """Between heats nobody need wait for the host: it goes on once everyone at the table is ready."""
    seated = set(seats.seated_people(room))
    return series.may_start_next_heat(room) and bool(seated) and seated <= set(room.facts.ready)


def _rematch(room: RoomState, rotate: bool, presence: Presence) -> RoomState:
    """Back to the lobby with the same people, so that they can change seats before a new game."""
    if series.may_start_next_heat(room):
        raise Refused("not-now", "The series is not over; the next heat comes first.")
    if not series.may_rematch(room):
        raise Refused("not-now", "A rematch comes after the game.")
    lineup = room.facts.lineup
    if lineup is not None or rotate:
        people = lineup.people if lineup is not None else series.enlist(room, presence, ())
        room = series.seat_for_heat(room, people, int(rotate))
    room = room.with_facts(
        game_number=room.facts.game_number + 1, lineup=None, stage="lobby", ready=(), marks={}, sides_played={}
    )
    lobby = replace(room, match=None, frozen=False, proposals=(), withdrawals=(), seeds={})
    return lobby.with_edition(room.base, None)


def _set(room: RoomState, settings: wire.Settings | None) -> RoomState:
    if settings is None:
        raise Refused("bad-message", "Say which settings.", field="settings")
    refuse_series(room.edition, settings)
    before = room.facts.settings
    after = changed_settings(room.edition, before, settings)
    if after.series != before.series and room.facts.stage != "lobby":
        raise Refused("not-now", "Whether it is a series is decided before the start.")
    room = room.with_settings(after)
    return withdraw_all(room) if after.decide != before.decide else room


def _choose_options(room: RoomState, options: Mapping[str, str]) -> RoomState:
    """Finer points of the rules, before the start; seats and material stay."""
    if room.facts.stage != "lobby":
        raise Refused("not-now", "The rules are settled before the start.")
    if any(option.name in options for option in catalog.options(room.facts.edition) if option.kind == "name"):
        raise Refused("bad-option", "A table keeps its board and decks; make another table for that.")
    edition = catalog.find(room.base.id, **{**room.facts.options, **options})
    if _layout(edition) != _layout(room.base):
        raise Refused("bad-option", "A table keeps its seats; make another table for that.")
    room = replace(room.with_facts(options=dict(edition.options)), base=edition)
    return room.with_edition(edition, None)


def _layout(edition: Edition) -> tuple[object, ...]:
    return edition.seats, edition.roles, edition.house


# People


def _appoint(room: RoomState, person: Person | None) -> RoomState:
    sides = seats.sides_held(room, person or "")
    if person is None or len(sides) != 1:
        raise Refused("bad-message", "Say who is captain: someone who sits on one side.", field="person")
    return room.with_facts(captains={**room.facts.captains, sides.pop(): person})


def _kick(room: RoomState, person: Person | None, presence: Presence) -> RoomState:
    if person is None or person not in room.facts.members or person == room.facts.host:
        raise Refused("bad-message", "Say whom to send away: a person in the room, not yourself.", field="person")
    without = _without(room, person, presence)
    return without.with_facts(banned=(*without.facts.banned, person)[-MOST_BANNED:])


def _without(room: RoomState, person: Person, presence: Presence) -> RoomState:
    return series.update_participants(seats.expel(room, person), presence)


def _pardon(room: RoomState, person: Person | None) -> RoomState:
    if person not in room.facts.banned:
        raise Refused("bad-message", "Say whom to let back in: someone who was sent away.", field="person")
    return room.with_facts(banned=tuple(banned for banned in room.facts.banned if banned != person))


def _claim(room: RoomState, person: Person, presence: Presence) -> RoomState:
    """Nobody need wait for ever for a host who is gone."""
    wait = presence.claim_in(room.facts.host)
    if person == room.facts.host or wait is None:
        raise Refused("not-now", "The host is here.")
    if wait > 0:
        raise Refused("not-now", f"The host may be back soon; ask again in {wait} s.", seconds=wait)
    return room.with_facts(host=person)


def leave(room: RoomState, person: Person, presence: Presence) -> RoomState:
    """The room without a person. A host who leaves hands over; with the last person the room closes."""
    room = _without(room, person, presence)
    if person != room.facts.host:
        return room
    if not room.facts.members:
        return close(room)
    seated = set(seats.seated_people(room))
    heir = max(room.facts.members, key=lambda who: (presence.is_online(who), who in seated))
    return room.with_facts(host=heir)


def close(room: RoomState) -> RoomState:
    return replace(room.with_facts(stage="closed"), proposals=(), withdrawals=())


def enter(room: RoomState, person: Person) -> RoomState:
    if room.facts.stage == "closed":
        raise no_such_room()
    if person in room.facts.members:
        return room
    if person in room.facts.banned:
        raise Refused("banned", "The host has sent you away from this room.", status=403)
    if len(room.facts.members) >= MOST_MEMBERS:
        raise Refused("full", f"This room has {MOST_MEMBERS} people; it takes no more.", status=409)
    return room.with_facts(members=(*room.facts.members, person))


def no_such_room() -> Refused:
    """One answer for rooms that never were and rooms that are closed."""
    return Refused("no-such-room", "No room has this address or code.", status=404)

"""The host's commands, and those that change how the room is run: settings, options, captains."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fogbound import catalog
from fogbound.game import Edition
from fogbound.languages.catalogue import worded
from fogbound.server import wire
from fogbound.server.room import games, members, seats
from fogbound.server.room.change import Change
from fogbound.server.room.presence import Presence
from fogbound.server.room.proposals import withdraw_all
from fogbound.server.room.settings import refuse_series, with_changes
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused


def command(room: RoomState, person: Person, message: wire.Host, presence: Presence) -> Change:
    """The room after a host's command. A start or a rematch does not come here: it needs what only the runner has."""
    if message.do == "claim":
        return Change(members.claim(room, person, presence))
    seats.refuse_unless_host(room, person)
    match message.do:
        case "next":
            return games.next_heat_now(room, presence)
        case "lobby":
            return Change(games.back_to_lobby(room))
        case "settings":
            return Change(_set(room, message.settings))
        case "options":
            return Change(_choose_options(room, message.options))
        case "captain":
            return Change(_appoint(room, message.person))
        case "kick":
            return Change(members.kick(room, message.person, presence))
        case "pardon":
            return Change(members.pardon(room, message.person))
        case "close":
            return Change(members.close(room))
        case "start" | "rematch":
            raise Refused("bad-message", "A new game comes with its seeds.", field="do")


def _set(room: RoomState, settings: wire.Settings | None) -> RoomState:
    if settings is None:
        raise Refused("bad-message", "Say which settings.", field="settings")
    refuse_series(room.edition, settings)
    before = room.facts.settings
    after = with_changes(room.edition, before, settings)
    if after.series != before.series and room.facts.stage != "lobby":
        raise Refused("not-now", worded("now-series-settled"))
    if after.practice != before.practice and room.facts.stage != "lobby":
        raise Refused("not-now", worded("now-practice-settled"))
    room = room.with_settings(after)
    return withdraw_all(room) if after.decide != before.decide else room


def _choose_options(room: RoomState, options: Mapping[str, str]) -> RoomState:
    """Finer points of the rules, before the start; seats and material stay."""
    if room.facts.stage != "lobby":
        raise Refused("not-now", worded("now-rules-settled"))
    if any(option.name in options for option in catalog.options(room.facts.edition) if option.kind == "name"):
        raise Refused("bad-option", worded("keeps-material"))
    edition = catalog.find(room.base.id, **{**room.facts.options, **options})
    if _layout(edition) != _layout(room.base):
        raise Refused("bad-option", worded("keeps-seats"))
    room = replace(room.with_facts(options=dict(edition.options)), base=edition)
    return room.with_edition(edition, None)


def _layout(edition: Edition) -> tuple[object, ...]:
    return edition.seats, edition.roles, edition.house


def _appoint(room: RoomState, person: Person | None) -> RoomState:
    sides = seats.sides_held(room, person or "")
    if person is None or len(sides) != 1:
        raise Refused("bad-message", "Say who is captain: someone who sits on one side.", field="person")
    return room.with_facts(captains={**room.facts.captains, sides.pop(): person})

"""A room as messages: one for everyone, one for each person, and a view for each seat."""

from __future__ import annotations

from fogbound import catalog
from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.bodies import RoomSummary
from fogbound.server.room import seats
from fogbound.server.room.captains import captain_of
from fogbound.server.room.play import timing
from fogbound.server.room.presence import Presence
from fogbound.server.room.rights import room_rights, your_person, your_seat
from fogbound.server.room.series import open_roles, series_message
from fogbound.server.room.state import Person, RoomState
from fogbound.server.room.talk import side_with_colleagues


def room_message(room: RoomState, presence: Presence) -> wire.Room:
    """The room, the same for everyone in it."""
    facts = room.facts
    return wire.Room(
        room=room.id,
        code=room.code,
        edition=facts.edition,
        title=catalog.title(facts.edition),
        options=facts.options,
        settings=facts.settings.flat,
        status=room.status,
        game=facts.game_number,
        host=facts.host,
        commitment=room.match.commitment if room.match is not None else None,
        people=[_person(room, member, presence) for member in facts.members],
        seats=[_seat(room, seat, presence) for seat in facts.chairs],
        captains=[captain_of(room, side, presence) for side in range(len(room.edition.sides))],
        bots_at_start=open_roles(room) if facts.settings.series else len(seats.seats_for_bots(room, facts.chairs)),
        claim=presence.claim_in(facts.host),
        series=series_message(room),
        unseen=room.unseen,
    )


def _person(room: RoomState, person: Person, presence: Presence) -> wire.RoomPerson:
    online = presence.is_online(person) or person in presence.screens
    return wire.RoomPerson(person, presence.name(person), online, person in room.facts.ready)


def _seat(room: RoomState, seat: Seat, presence: Presence) -> wire.RoomSeat:
    chair = room.facts.chairs[seat]
    players = seats.players_of(room, seat)
    return wire.RoomSeat(
        seat=seat,
        side=seats.side_of(room.edition, seat),
        holders=chair.holders,
        players=players,
        bot=chair.bot,
        shared=chair.shared,
        pin=bool(chair.pin),
        name=chair.name,
        away=bool(players) and not any(presence.is_online(person) for person in players),
    )


def you_message(room: RoomState, person: Person, attached: tuple[Seat, ...], presence: Presence) -> wire.You:
    """A person's own seats, rights and requests. For a public screen `person` is empty."""
    facts = room.facts
    return wire.You(
        person=person,
        attached=attached,
        side=side_with_colleagues(room, person, attached),
        may=list(room_rights(room, person, presence)),
        seats=[your_seat(room, person, seat, presence) for seat in facts.chairs] if person else [],
        people=[your_person(room, person, other, presence) for other in facts.members] if person else [],
        requests=[
            wire.SeatRequest(who, presence.name(who), seat)
            for who, seat in facts.requests
            if person in facts.chairs[seat].holders
        ],
        banned=[wire.Banned(who, presence.name(who)) for who in facts.banned if person == facts.host],
    )


def view_message(room: RoomState, seat: Seat | None, start: int, presence: Presence) -> wire.View:
    """What a seat sees, with its log from ply `start` on."""
    assert room.match is not None
    seen = room.match.view(seat)
    return wire.view(
        seen,
        room.facts.game_number,
        start,
        dict(room.match.seals),
        aids=room.steward.aids(seen) or None,
        timing=timing(room, presence),
    )


def room_summary(room: RoomState, person: Person) -> RoomSummary:
    """The room in a person's list of games."""
    own = seats.playable_seats(room, person)
    turn = room.match.state.turn if room.match is not None else ()
    return RoomSummary(
        room=room.id,
        code=room.code,
        title=catalog.title(room.facts.edition),
        edition=room.facts.edition,
        status=room.status,
        seats=own,
        yours=any(seat in turn for seat in own),
        changed=round(room.changed, 1),
    )

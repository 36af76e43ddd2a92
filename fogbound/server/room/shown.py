"""A room as messages: one for everyone, and one for each person; `view_texts` has a view for each seat."""

from __future__ import annotations

from typing import Literal

from fogbound import catalog
from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.bodies import RoomSummary
from fogbound.server.room import seats, undo
from fogbound.server.room.captains import captain_of
from fogbound.server.room.presence import Presence
from fogbound.server.room.rights import room_rights, your_person, your_seat
from fogbound.server.room.series import may_start_next_heat, open_roles, series_message
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
        started_by=facts.starter,
        undo=undo.message_for(room, presence),
        taken_back=0 if room.match is None else len(room.match.taken),
        finished=room.match.address if room.match is not None else None,
    )


def _person(room: RoomState, person: Person, presence: Presence) -> wire.RoomPerson:
    online = presence.is_online(person) or person in presence.screens
    return wire.RoomPerson(person, presence.name(person), online, person in room.facts.ready)


def _seat(room: RoomState, seat: Seat, presence: Presence) -> wire.RoomSeat:
    chair = room.facts.chairs[seat]
    players = seats.players_of(room, seat)
    return wire.RoomSeat(
        seat=seat,
        side=room.edition.side_of[seat],
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
        result=_result(room, person),
        heat=None if room.facts.lineup is None else (room.heat + 1, len(room.facts.lineup.people)),
    )


def _result(room: RoomState, person: Person) -> Literal["won", "lost"] | None:
    """How the room's game went for a person; in a series, how the series did, once its last heat is over."""
    if room.status != "over" or room.match is None or may_start_next_heat(room):
        return None
    series, outcome = series_message(room), room.match.state.outcome
    if series is not None:
        own = {n in series.winners for n, each in enumerate(series.people) if each.person == person}
    else:
        held = [seat for seat, chair in room.facts.chairs.items() if person in chair.holders]
        own = {outcome is not None and seat in outcome.winners for seat in held}
    return None if len(own) != 1 else "won" if True in own else "lost"

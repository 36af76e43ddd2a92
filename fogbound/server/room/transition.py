"""The one way a room changes: a pure function from a room and a message to the next room, or a refusal.

People, bots, the house's deadlines and the passing of time all come through here.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from fogbound.languages.catalogue import worded
from fogbound.server import wire
from fogbound.server.room import games, hosting, members, proposals, seats, series, stored, talk, undo
from fogbound.server.room.change import Change, Enter, Message, PlannedMove, Reconsider, Rematch, Start
from fogbound.server.room.play import planned_move
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused


def change(room: RoomState, actor: Person | None, message: Message, presence: Presence, now: float) -> Change:
    """What a message changes. `actor` is None where the server acts: bots, the house, the clock."""
    presence = structs.replace(presence, now=now)
    if actor is not None and not isinstance(message, Enter):
        refuse_unless_member(room, actor)
    step = _step(room, actor or "", message, presence)
    if games.everyone_ready(step.room):  # also when the last person who was not ready has left
        step = _then(step, games.next_heat(step.room, presence))
    if step.room.proposals:  # after any change they may be agreed on, or fall
        step = _then(step, proposals.reconsider(step.room, presence))
    if step.room.undo is not None:
        step = _then(step, undo.reconsider(step.room, presence))
    return _with_room_row(step, room, now, quietly=isinstance(message, wire.Draw))


def _then(first: Change, second: Change) -> Change:
    """Both changes as one: written together or not at all."""
    return Change(second.room, (*first.rows, *second.rows), first.replies)


def refuse_unless_member(room: RoomState, person: Person) -> None:
    if room.facts.stage == "closed":
        raise Refused("not-now", worded("now-closed"))
    if person not in room.facts.members:  # the host sent them away while the message waited
        raise Refused("not-yours", "You are no longer in this room.", status=403)


def _step(room: RoomState, person: Person, message: Message, presence: Presence) -> Change:
    match message:
        case wire.Play():
            return proposals.play_or_propose(room, person, message, presence)
        case wire.Undo():
            return undo.ask(room, person, message, presence)
        case wire.AnswerUndo():
            return undo.answer(room, person, message, presence)
        case wire.Agree():
            return proposals.agree(room, person, message, presence)
        case PlannedMove():
            return planned_move(room, message, presence)
        case Start():
            return games.start(room, person, message, presence)
        case Rematch():
            return games.rematch(room, person, message, presence)
        case wire.Host():
            return hosting.command(room, person, message, presence)
        case wire.Say():
            return talk.say(room, person, message, presence)
        case wire.Draw():
            return Change(talk.draw(room, person, message, presence))
        case wire.Sit():
            return _sit(room, person, message, presence)
        case wire.Consent():
            return Change(series.update_participants(seats.consent(room, person, message), presence))
        case wire.Name():
            return Change(seats.name_seat(room, person, message.seat, message.name))
        case wire.Share():
            return Change(seats.share(room, person, message))
        case wire.Pin():
            return Change(seats.set_pin(room, person, message))
        case wire.Ready():
            return Change(seats.set_ready(room, person, message))
        case wire.Leave():
            return Change(members.leave(room, person, presence))
        case Enter():
            return Change(members.enter(room, person))
        case Reconsider():
            return Change(room)


def _sit(room: RoomState, person: Person, message: wire.Sit, presence: Presence) -> Change:
    """A request for a taken seat is refused and kept, so that its holder can answer it."""
    try:
        seated = seats.sit(room, person, message, presence)
    except seats.SeatTaken as refusal:
        return Change(seats.request(room, person, message.seat), replies=(wire.error(refusal, message.id),))
    return Change(series.update_participants(seated, presence))


def _with_room_row(change: Change, before: RoomState, now: float, *, quietly: bool) -> Change:
    """The room's own row goes along where its facts changed. Pencil marks change no date: X must not see that."""
    if change.room.facts is before.facts or change.room.facts == before.facts:
        return change
    room = change.room if quietly else replace(change.room, changed=now)
    return replace(change, room=room, rows=(*change.rows, *stored.room_rows(room, before.facts)))

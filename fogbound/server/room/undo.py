"""Taking back a move: at once where a person plays with bots alone, otherwise when everybody at the table agrees.

`fogbound.taking_back` says which move that is and whether it may go.
"""

from __future__ import annotations

from dataclasses import replace

from fogbound import taking_back
from fogbound.errors import StaleMove
from fogbound.languages.catalogue import worded
from fogbound.match import Match
from fogbound.server import wire
from fogbound.server.room import seats
from fogbound.server.room.change import Change
from fogbound.server.room.finished import reopened_row
from fogbound.server.room.game_info import game_info_row
from fogbound.server.room.play import running_match
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import TakenBackRow
from fogbound.server.room.state import Person, RoomState, UndoRequest
from fogbound.server.wire import Refused


def may_ask(room: RoomState, person: Person) -> bool:
    """Is there a move that the person may ask to take back? What it told them is looked at when they do."""
    if room.match is None or room.status not in ("playing", "over"):
        return False
    own, facts = seats.playable_seats(room, person), room.facts
    in_series = facts.lineup is not None
    return taking_back.is_offered(room.match, own, practice=facts.settings.practice, in_series=in_series)


def _present_match(room: RoomState) -> Match:
    """The game in which moves may be taken back: the one that runs, or has just ended."""
    if room.match is not None and room.status == "over":
        return room.match
    return running_match(room)


def voters(room: RoomState, presence: Presence) -> list[Person]:
    """Everybody at the table. A long absence costs a person their vote."""
    return [person for person in seats.seated_people(room) if presence.has_vote(person, patiently=True)]


def ask(room: RoomState, person: Person, message: wire.Undo, presence: Presence) -> Change:
    """A person's wish to take back their last move: done if nobody else plays, otherwise put to the others."""
    match, facts = _present_match(room), room.facts
    if message.ply != match.ply:
        text = "The game has moved on since you asked."
        raise StaleMove("stale", text, given=message.ply, now=match.ply)
    if room.undo is not None and room.undo.by != person:
        raise Refused("not-now", worded("now-undo-asked", name=presence.name(room.undo.by)), status=409)
    own, in_series = seats.playable_seats(room, person), facts.lineup is not None
    ply = taking_back.ply_to_take_back(match, own, practice=facts.settings.practice, in_series=in_series)
    return _if_agreed(replace(room, undo=UndoRequest(person, ply, (person,))), presence)


def answer(room: RoomState, person: Person, message: wire.AnswerUndo, presence: Presence) -> Change:
    """Somebody's answer; a no ends the request, and so does the person who asked."""
    _present_match(room)
    if room.undo is None or room.undo.ply != message.ply:
        raise Refused("not-now", worded("now-undo-over"), status=409)
    if person not in seats.seated_people(room):
        raise Refused("not-yours", "The people who play decide on that.", status=403)
    if not message.yes:
        return Change(replace(room, undo=None))
    agreed = tuple(dict.fromkeys((*room.undo.agreed, person)))
    return _if_agreed(replace(room, undo=replace(room.undo, agreed=agreed)), presence)


def reconsider(room: RoomState, presence: Presence) -> Change:
    """After someone came, went or changed seats: the request may now be agreed on, or fall."""
    request = room.undo
    assert request is not None
    own = seats.playable_seats(room, request.by)
    if not may_ask(room, request.by) or taking_back.last_ply(_present_match(room), own) != request.ply:
        return Change(replace(room, undo=None))
    return _if_agreed(room, presence)


def _if_agreed(room: RoomState, presence: Presence) -> Change:
    request, match = room.undo, _present_match(room)
    assert request is not None
    if not set(voters(room, presence)) <= set(request.agreed):
        return Change(room)
    seat = match.state.log[request.ply].seat
    row = TakenBackRow(
        room.id, room.facts.game_number, len(match.taken) + 1, match.written, request.ply, seat, presence.now
    )
    back = replace(room, match=match.taken_back(request.ply), moved=presence.now, changed=presence.now)
    back = replace(back, undo=None, proposals=(), withdrawals=(), held=None)
    return _reopen(back, match, row, presence) if room.status == "over" else Change(back, (row,))


def _reopen(room: RoomState, ended: Match, row: TakenBackRow, presence: Presence) -> Change:
    """A game that was over goes on: it is no finished game any more."""
    going_on = seats.go_on(room.with_facts(stage="playing", ready=()))
    return Change(going_on, (row, game_info_row(going_on, presence), reopened_row(ended)))


def message_for(room: RoomState, presence: Presence) -> wire.UndoRequest | None:
    """The request as the protocol has it."""
    if room.undo is None:
        return None
    waiting = [person for person in voters(room, presence) if person not in room.undo.agreed]
    return wire.UndoRequest(room.undo.by, room.undo.ply, room.undo.agreed, waiting)

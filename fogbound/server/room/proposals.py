"""How people who may all play a seat decide on its move: any of them, their captain, or all together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fogbound.errors import FogboundError, StaleMove
from fogbound.game import Move, Seat
from fogbound.languages.catalogue import worded
from fogbound.server import wire
from fogbound.server.room import seats
from fogbound.server.room.captains import refuse_unless_captain
from fogbound.server.room.change import Change
from fogbound.server.room.play import (
    concedes,
    play_for_person,
    refuse_unless_player,
    refuse_where_house_decides,
    running_match,
)
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import Person, Proposal, RoomState, Withdrawal
from fogbound.server.wire import Refused


def play_or_propose(room: RoomState, person: Person, message: wire.Play, presence: Presence) -> Change:
    """A person's move: played, or proposed where others decide on it with them."""
    if message.id is not None and room.has_answered((person, message.id)):
        return Change(room)  # sent again: it was played
    match = running_match(room)
    if message.line is not None and message.line != len(match.taken):
        raise StaleMove("stale", "Moves were taken back since; look again and choose another.", now=match.ply)
    refuse_unless_player(room, person, message.seat, presence.looks_from(person))
    conceding = concedes(message.move)
    if not conceding:
        refuse_unless_captain(room, person, message.seat, presence)
    together = conceding or room.facts.settings.decide == "all"
    if together and set(voters(room, message.seat, conceding, presence)) - {person}:
        match.after(message.seat, message.move, message.ply)  # a move that could not be played is not proposed
        refuse_where_house_decides(room, message.seat, presence)
        return _propose(room, person, message, conceding, presence)
    sender = None if message.id is None else (person, message.id)
    return play_for_person(room, message.seat, message.move, message.ply, presence, sender)


# Who decides


def voters(room: RoomState, seat: Seat, conceding: bool, presence: Presence) -> list[Person]:
    """Everyone who may make the move; to concede, the whole side. A long absence costs a person their vote."""
    if conceding:
        people = seats.people_on(room, room.edition.side_of[seat])
    else:
        people = [person for person in room.facts.members if _may_vote(room, person, seat, presence)]
    return [person for person in people if presence.has_vote(person, patiently=conceding)]


def voters_on(room: RoomState, proposal: Proposal, presence: Presence) -> list[Person]:
    return voters(room, proposal.seat, proposal.conceding, presence)


def _may_vote(room: RoomState, person: Person, seat: Seat, presence: Presence) -> bool:
    """The holders of a locked seat decide on it, and people who have opened it."""
    asked = person in room.facts.chairs[seat].holders or not _locked_out(room, person, [seat], presence)
    return asked and seats.may_play(room, person, seat)


def _locked_out(room: RoomState, person: Person, locked: Sequence[Seat], presence: Presence) -> bool:
    """Are all these seats locked, and the person looks from none of them?"""
    opened = presence.looks_from(person)
    return all(room.facts.chairs[seat].pin and seat not in opened for seat in locked)


def behind_lock(room: RoomState, person: Person, proposal: Proposal, presence: Presence) -> bool:
    """The others wait for a person whose seat is locked, who sees and answers nothing until they open it."""
    if not proposal.conceding:
        return _locked_out(room, person, [proposal.seat], presence)
    side = room.edition.sides[room.edition.side_of[proposal.seat]]
    return _locked_out(room, person, [seat for seat in seats.seats_held(room, person) if seat in side], presence)


def visible_to(room: RoomState, person: Person, presence: Presence) -> list[Proposal]:
    """The proposals that a person decides on and may see."""
    return [
        proposal
        for proposal in room.proposals
        if person in voters_on(room, proposal, presence) and not behind_lock(room, person, proposal, presence)
    ]


# Proposing and agreeing


def _propose(room: RoomState, person: Person, message: wire.Play, conceding: bool, presence: Presence) -> Change:
    """A new proposal, or agreement with the one that waits if it is for the same."""
    proposal = _same_proposal(room, person, message, conceding)
    if proposal is None:
        proposal = Proposal(message.seat, message.ply, message.move, person, conceding)
    if message.id is not None:
        proposal = replace(proposal, ids={**proposal.ids, person: message.id})
    return _agree_to(room, proposal, person, presence)


def _same_proposal(room: RoomState, person: Person, message: wire.Play, conceding: bool) -> Proposal | None:
    """A proposal that comes to the same: this very move, or that the side concedes."""
    for proposal in room.proposals:
        if proposal.ply != message.ply:
            continue
        if proposal.seat == message.seat:
            resent = message.id is not None and proposal.ids.get(person) == message.id
            if resent or Move.parse(proposal.move) == Move.parse(message.move):
                return proposal
        elif conceding and proposal.conceding:
            sides = {room.edition.side_of[seat] for seat in (proposal.seat, message.seat)}
            if len(sides) == 1:
                return proposal
    return None


def _agree_to(room: RoomState, proposal: Proposal, person: Person, presence: Presence) -> Change:
    agreed = replace(proposal, agreed=tuple(dict.fromkeys((*proposal.agreed, person))))
    return _play_if_agreed(_with(room, agreed), agreed, presence)


def _with(room: RoomState, proposal: Proposal) -> RoomState:
    """The room with a proposal in place of an earlier one for its seat."""
    others = tuple(other for other in room.proposals if other.seat != proposal.seat)
    off = tuple(gone for gone in room.withdrawals if gone.proposal.seat != proposal.seat)
    return replace(room, proposals=(*others, proposal), withdrawals=off)


def _play_if_agreed(room: RoomState, proposal: Proposal, presence: Presence) -> Change:
    """Played once everyone who decides has agreed, and at least one of them is here."""
    deciding = voters_on(room, proposal, presence)
    if not set(deciding) <= set(proposal.agreed) or not any(presence.is_online(person) for person in deciding):
        return Change(room)
    sender = (proposal.by, proposal.ids[proposal.by]) if proposal.by in proposal.ids else None
    played = play_for_person(room, proposal.seat, proposal.move, proposal.ply, presence, sender)
    answered = played.room.answered | set(proposal.ids.items())
    return replace(played, room=replace(played.room, answered=answered))


def agree(room: RoomState, person: Person, message: wire.Agree, presence: Presence) -> Change:
    """A person's answer to a proposal; a no withdraws it."""
    match = running_match(room)
    side = room.edition.side_of[message.seat] if message.seat in room.facts.chairs else None
    if side not in seats.sides_held(room, person):
        raise Refused("not-yours", f"{message.seat} is not your side’s seat.", status=403, seat=message.seat)
    if message.ply != match.ply:
        text = "The game has moved on since that was proposed."
        raise StaleMove("stale", text, given=message.ply, now=match.ply)
    proposal = next((each for each in room.proposals if each.seat == message.seat), None)
    if proposal is None or proposal.move != message.move:
        raise Refused("not-now", worded("now-not-proposed"), seat=message.seat)
    if person not in voters_on(room, proposal, presence):
        raise Refused("not-yours", f"You do not decide on {proposal.seat}.", status=403, seat=proposal.seat)
    if behind_lock(room, person, proposal, presence):
        raise Refused("pin", "Your seat is locked with a pin; attach to it first.", seat=proposal.seat)
    if message.yes:
        return _agree_to(room, proposal, person, presence)
    return Change(withdraw(room, proposal, person))


def withdraw(room: RoomState, proposal: Proposal, by: Person | None) -> RoomState:
    others = tuple(other for other in room.proposals if other.seat != proposal.seat)
    return replace(room, proposals=others, withdrawals=(*room.withdrawals, Withdrawal(proposal, by)))


def withdraw_all(room: RoomState) -> RoomState:
    """The room after all proposals lapsed, since people now decide in another way."""
    for proposal in room.proposals:
        room = withdraw(room, proposal, None)
    return room


# People come and go


def reconsider(room: RoomState, presence: Presence) -> Change:
    """After someone came, went or changed seats: some proposals may now be agreed on, others fall."""
    for proposal in room.proposals:
        member = proposal.by in room.facts.members
        if not member or not seats.may_play(room, proposal.by, proposal.seat):
            room = withdraw(room, proposal, proposal.by)
            continue
        try:
            change = _play_if_agreed(room, proposal, presence)
        except FogboundError:  # it can no longer be played
            room = withdraw(room, proposal, None)
            continue
        if change.rows or change.room.held is not room.held:
            return change
    return Change(room)


def message_for(room: RoomState, proposal: Proposal, presence: Presence) -> wire.Proposal:
    """A proposal as the protocol has it."""
    deciding = voters_on(room, proposal, presence)
    return wire.Proposal(
        seat=proposal.seat,
        ply=proposal.ply,
        proposer=proposal.by,
        move=proposal.move,
        by=proposal.by,
        agreed=proposal.agreed,
        waiting=[person for person in deciding if person not in proposal.agreed],
    )


def withdrawal_message(withdrawal: Withdrawal) -> wire.Proposal:
    gone = withdrawal.proposal
    return wire.Proposal(
        seat=gone.seat, ply=gone.ply, proposer=gone.by, move=None, by=withdrawal.by, agreed=(), waiting=()
    )

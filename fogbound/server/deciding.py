"""How people who may all play a seat decide on its move: any of them, their captain, or all together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from fogbound.errors import FogboundError, StaleMove
from fogbound.game import Move, Seat
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.server import audience, chairs, wire
from fogbound.server.audience import Listener
from fogbound.server.chairs import Facts
from fogbound.server.logs import place
from fogbound.server.people import People
from fogbound.server.playing import Playing, Sender, log
from fogbound.server.store import Store
from fogbound.server.wire import Refused
from fogbound.server.workers import Workers


@dataclass
class Proposal:
    """A move that waits for those who decide on it with its proposer."""

    seat: Seat
    ply: int
    move: str
    by: str
    conceding: bool
    agreed: list[str] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)  # of the messages with which each person asked for this move
    told: list[str] = field(default_factory=list)  # whom it was last said to wait for, or to whom

    @property
    def sender(self) -> Sender | None:
        return Sender(self.by, self.ids[self.by]) if self.by in self.ids else None


class Deciding(Playing):
    """Moves from people: who may make them, and whose agreement they need."""

    def __init__(self, id: str, code: str, facts: Facts, store: Store, people: People, workers: Workers) -> None:
        super().__init__(id, code, facts, store, people, workers)
        self._proposals: dict[Seat, Proposal] = {}
        self._watches: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None

    # Moving

    async def _play(self, listener: Listener, message: wire.Play) -> None:
        if self.match is not None and (listener.person, message.id) in self._answered:
            self._send_views(listener, id=message.id)
            return
        match = self._running()
        self._refuse_strangers(listener, message.seat)
        conceding = _concedes(message.move)
        if not conceding:
            self._refuse_crew(listener.person, message.seat)
        together = conceding or self.facts.settings.decide == "all"
        if together and set(self._voters(message.seat, conceding)) - {listener.person}:
            copy(match).submit(message.seat, message.move, message.ply)  # what could not be played is not proposed
            await self._propose(listener, message, conceding)
            return
        if message.ply == match.ply:  # else it is stale, and that is what its sender must hear
            self._refuse_haste(message.seat)
        sender = Sender(listener.person, message.id) if message.id is not None else None
        ids = {listener.person: message.id} if message.id is not None else {}
        await self._submit(match, message.seat, message.move, message.ply, sender, ids)

    def _refuse_strangers(self, listener: Listener, seat: Seat) -> None:
        if seat not in self.facts.chairs:
            raise Refused("no-such-seat", f"There is no seat {seat!r} here.", seat=seat)
        if not chairs.may_play(self.edition, self.facts, listener.person, seat):
            raise Refused("not-yours", f"{seat} is not your seat.", status=403, seat=seat)
        if self.facts.chairs[seat].pin and seat not in listener.attached:
            raise Refused("pin", f"{seat} is locked with a pin; attach to it first.", seat=seat)

    def _refuse_crew(self, person: str, seat: Seat) -> None:
        """Where a captain decides, the others of the side move only what nobody else may."""
        captain = self._captain(chairs.side_of(self.edition, seat))
        if captain is None or person == captain:
            return
        if sum(chairs.may_play(self.edition, self.facts, who, seat) for who in self.facts.members) > 1:
            name = self._people.name(captain)
            raise Refused("captain", f"{name} moves for this side.", status=403, seat=seat, person=captain)

    def _refuse_haste(self, seat: Seat) -> None:
        """Where others may cut in, they have a moment to do so; and what the house decides is not for anybody else."""
        if seat not in self._running().state.turn:
            return
        due = self._due(seat)
        if due is not None and due.after is None:
            raise Refused("house", "The house decides on this at your table.", status=409, seat=seat)
        wait = self._opens()
        if wait > 0:
            text = f"The others may cut in first; you may speak in {wait:.1f} s."
            raise Refused("too-soon", text, status=409, seat=seat, seconds=round(wait, 2))

    async def _submit(
        self,
        match: Match,
        seat: Seat,
        move: str,
        ply: int,
        sender: Sender | None = None,
        ids: Mapping[str, str] | None = None,
    ) -> None:
        await super()._submit(match, seat, move, ply, sender, ids)
        self._proposals.clear()  # they were meant for another ply

    # Proposals

    def _voters(self, seat: Seat, conceding: bool) -> list[str]:
        """Who decides on a move: all who may make it; on giving up, the whole side. Long absence costs one his say."""
        if conceding:
            side = chairs.people_on(self.edition, self.facts, chairs.side_of(self.edition, seat))
        else:
            side = [person for person in self.facts.members if self._may_vote(person, seat)]
        return [person for person in side if self._here(person, _grace(conceding))]

    def _may_vote(self, person: str, seat: Seat) -> bool:
        """A locked seat is its holders' business, and that of whoever has opened it."""
        asked = person in self.facts.chairs[seat].holders or not self._locked(person, [seat])
        return asked and chairs.may_play(self.edition, self.facts, person, seat)

    def _locked(self, person: str, seats: Sequence[Seat]) -> bool:
        """Are all these seats locked, and he has opened none of them?"""
        listener = self._listeners.get(person)
        opened = listener.attached if listener is not None else ()
        return all(self.facts.chairs[seat].pin and seat not in opened for seat in seats)

    def _behind_lock(self, person: str, proposal: Proposal) -> bool:
        """Whoever stands before a locked seat is waited for, but neither told nor heard until he opens it."""
        if not proposal.conceding:
            return self._locked(person, [proposal.seat])
        side = self.edition.sides[chairs.side_of(self.edition, proposal.seat)]
        return self._locked(person, [seat for seat in chairs.seats_of(self.facts, person) if seat in side])

    async def _propose(self, listener: Listener, message: wire.Play, conceding: bool) -> None:
        """A new proposal, or a word for the one that waits, if it is for the same."""
        proposal = self._alike(listener.person, message, conceding)
        if proposal is None:
            proposal = Proposal(message.seat, message.ply, message.move, listener.person, conceding)
            self._proposals[message.seat] = proposal
        if message.id is not None:
            proposal.ids[listener.person] = message.id
        await self._give_word(proposal, listener.person, message)
        self._set_alarm()

    def _alike(self, person: str, message: wire.Play, conceding: bool) -> Proposal | None:
        """What waits already and comes to the same: this very move, or that the side gives up."""
        for proposal in self._proposals.values():
            if proposal.ply != message.ply:
                continue
            if proposal.seat == message.seat:
                sent = message.id is not None and proposal.ids.get(person) == message.id
                same = Move.parse(proposal.move) == Move.parse(message.move)
            else:
                sent = False
                sides = {chairs.side_of(self.edition, seat) for seat in (proposal.seat, message.seat)}
                same = conceding and proposal.conceding and len(sides) == 1
            if sent or same:
                return proposal
        return None

    async def _give_word(self, proposal: Proposal, person: str, message: wire.Play | wire.Agree) -> None:
        before = proposal.agreed
        proposal.agreed = [*before, person] if person not in before else before
        try:
            if not await self._play_if_agreed(proposal, {person: message.id} if message.id is not None else {}):
                self._tell_proposal(proposal, {person: echo(message)})
        except Exception:
            proposal.agreed = before  # it could not be written: it can be agreed on once more
            raise

    async def _agree(self, listener: Listener, message: wire.Agree) -> None:
        match, person = self._running(), listener.person
        side = chairs.side_of(self.edition, message.seat) if message.seat in self.facts.chairs else None
        if side not in chairs.sides_of(self.edition, self.facts, person):
            raise Refused("not-yours", f"{message.seat} is not your side's seat.", status=403, seat=message.seat)
        if message.ply != match.ply:
            text = "The game has moved on since that was proposed."
            raise StaleMove("stale", text, given=message.ply, now=match.ply)
        proposal = self._proposals.get(message.seat)
        if proposal is None or proposal.move != message.move:
            raise Refused("not-now", "That is not proposed, or no longer.", seat=message.seat)
        if person not in self._voters(proposal.seat, proposal.conceding):
            raise Refused("not-yours", f"You do not decide on {proposal.seat}.", status=403, seat=proposal.seat)
        if self._behind_lock(person, proposal):
            raise Refused("pin", "Your seat is locked with a pin; attach to it first.", seat=proposal.seat)
        if message.yes:
            await self._give_word(proposal, person, message)
        else:
            self._withdraw(proposal, person, {person: echo(message)})

    async def _play_if_agreed(self, proposal: Proposal, ids: Mapping[str, str]) -> bool:
        voters = self._voters(proposal.seat, proposal.conceding)
        if not set(voters) <= set(proposal.agreed) or not any(person in self._listeners for person in voters):
            return False
        answers = {**proposal.ids, **ids}
        await self._submit(self._running(), proposal.seat, proposal.move, proposal.ply, proposal.sender, answers)
        self._answered.update(proposal.ids.items())
        return True

    def _withdraw(
        self, proposal: Proposal, by: str | None, answers: Mapping[str, dict[str, Any]] | None = None
    ) -> None:
        """It comes once more without its move, also to one who may have seen it before he locked his seat."""
        del self._proposals[proposal.seat]
        for person in self._voters(proposal.seat, proposal.conceding):
            if person in self._listeners:
                gone = _told(proposal, None, by, [], [])
                self._listeners[person].send({**gone, **(answers or {}).get(person, {})})

    def _hears(self, person: str, proposal: Proposal) -> bool:
        here = person in self._listeners and person in self._voters(proposal.seat, proposal.conceding)
        return here and not self._behind_lock(person, proposal)

    def _heard(self, person: str) -> list[Proposal]:
        return [proposal for proposal in self._proposals.values() if self._hears(person, proposal)]

    def _tell_proposal(self, proposal: Proposal, answers: Mapping[str, dict[str, Any]] | None = None) -> None:
        voters = self._voters(proposal.seat, proposal.conceding)
        proposal.told = voters
        for person in voters:
            if self._hears(person, proposal):
                self._send_proposal(self._listeners[person], proposal, **(answers or {}).get(person, {}))

    def _send_proposal(self, listener: Listener, proposal: Proposal, **more: Any) -> None:
        voters = self._voters(proposal.seat, proposal.conceding)
        waiting = [person for person in voters if person not in proposal.agreed]
        listener.send({**_told(proposal, proposal.move, proposal.by, proposal.agreed, waiting), **more})

    # People come and go

    async def _reconsider(self) -> None:
        """After somebody came, went or changed seats: some proposals may now stand, others fall."""
        for proposal in list(self._proposals.values()):
            if self._proposals.get(proposal.seat) is not proposal:
                continue  # another one was played just now
            try:
                await self._weigh(proposal)
            except Exception as problem:  # whoever came or went did so all the same; it can be agreed on again
                log.error("a proposal could not be played: %s", place(problem))
        self._set_alarm()

    async def _weigh(self, proposal: Proposal) -> None:
        member = proposal.by in self.facts.members
        if not member or not chairs.may_play(self.edition, self.facts, proposal.by, proposal.seat):
            self._withdraw(proposal, proposal.by)
        elif not await self._play_if_agreed(proposal, {}) and proposal.told != self._voters(
            proposal.seat, proposal.conceding
        ):
            self._tell_proposal(proposal)

    def _look_again(self, *, tell: bool = False) -> None:
        """At the proposals, and at who is captain: somebody came, went or has been away for too long."""

        async def look() -> None:
            async with self._lock:
                if tell and self.facts.settings.decide == "captain":
                    self._tell_room()
                await self._reconsider()

        if self.facts.status == "playing" and (self._proposals or self.facts.settings.decide == "captain"):
            task = asyncio.create_task(look())
            self._watches.add(task)
            task.add_done_callback(self._watches.discard)

    def _set_alarm(self) -> None:
        """Look again as soon as the next one who is still waited for has been away for too long."""
        if self._alarm is not None:
            self._alarm.cancel()
        soonest = min(self._lapses(), default=None) if self.facts.status == "playing" else None
        ring = partial(self._look_again, tell=True)
        self._alarm = None if soonest is None else asyncio.get_running_loop().call_later(soonest, ring)

    def _lapses(self) -> Iterator[float]:
        """In how many seconds each absence that is still short is so no longer, where it matters."""
        waited = [
            (person, _grace(proposal.conceding))
            for proposal in self._proposals.values()
            for person in self._voters(proposal.seat, proposal.conceding)
        ]
        if self.facts.settings.decide == "captain":
            waited += [(person, audience.GRACE) for chair in self.facts.chairs.values() for person in chair.holders]
        for person, grace in waited:
            if person not in self._listeners and self._here(person, grace):
                yield max(0.0, grace - self._away(person))

    def _came(self, listener: Listener) -> None:
        """Somebody joined, perhaps again: he is told what waits for him, and the others that he is waited for."""
        for proposal in self._heard(listener.person):
            self._send_proposal(listener, proposal)
        self._look_again()

    async def _opened(self, listener: Listener, heard: Sequence[Proposal]) -> None:
        """Somebody opened or locked a seat: he is told what he had not heard, and may be one more to decide."""
        for proposal in self._heard(listener.person):
            if proposal not in heard and listener.person in proposal.told:  # else all are told in a moment
                self._send_proposal(listener, proposal)
        await self._reconsider()

    def _went(self) -> None:
        self._look_again()

    async def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._watches):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await super().rest()


def _grace(conceding: bool) -> float:
    """How long one may be away and still be asked."""
    return audience.PATIENCE if conceding else audience.GRACE


def _told(
    proposal: Proposal, move: str | None, by: str | None, agreed: list[str], waiting: list[str]
) -> dict[str, Any]:
    where = {"type": "proposal", "seat": proposal.seat, "ply": proposal.ply, "proposer": proposal.by}
    return {**where, "move": move, "by": by, "agreed": agreed, "waiting": waiting}


def _concedes(move: str) -> bool:
    try:
        return Move.parse(move) == CONCEDE
    except FogboundError:
        return False  # it will be refused when it is played


def echo(message: wire.Message) -> dict[str, Any]:
    return {"id": message.id} if message.id is not None else {}

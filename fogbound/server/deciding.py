"""How people who may all play a seat decide on its move: any of them, their captain, or all together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
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
    id: str | None
    conceding: bool
    agreed: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)  # whom it was last said to wait for, or to whom

    @property
    def sender(self) -> Sender | None:
        return Sender(self.by, self.id) if self.id is not None else None


class Deciding(Playing):
    """Moves from people: who may make them, and whose agreement they need."""

    def __init__(self, id: str, code: str, facts: Facts, store: Store, people: People, workers: Workers) -> None:
        super().__init__(id, code, facts, store, people, workers)
        self._proposals: dict[Seat, Proposal] = {}
        self._watches: set[asyncio.Task[None]] = set()

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
        if together and len(self._voters(message.seat, conceding)) > 1:
            copy(match).submit(message.seat, message.move, message.ply)  # what could not be played is not proposed
            self._propose(listener, message, conceding)
            return
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
        """Who is here and decides on a move: all who may make it; on giving up, the whole side."""
        if conceding:
            side = chairs.people_on(self.edition, self.facts, chairs.side_of(self.edition, seat))
            return [person for person in side if self._here(person)]
        return [person for person in self.facts.members if self._here(person) and self._may_vote(person, seat)]

    def _may_vote(self, person: str, seat: Seat) -> bool:
        """Whoever has not opened a locked seat cannot move it, and so is not asked."""
        listener = self._listeners.get(person)
        locked = bool(self.facts.chairs[seat].pin) and (listener is None or seat not in listener.attached)
        return not locked and chairs.may_play(self.edition, self.facts, person, seat)

    def _propose(self, listener: Listener, message: wire.Play, conceding: bool) -> None:
        before = self._proposals.get(message.seat)
        again = before is not None and before.sender == (listener.person, message.id) and before.ply == message.ply
        if before is None or not again:
            before = Proposal(message.seat, message.ply, message.move, listener.person, message.id, conceding)
            before.agreed = [listener.person]
            self._proposals[message.seat] = before
        self._tell_proposal(before, {listener.person: echo(message)})

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
        if not message.yes:
            self._withdraw(proposal, person, {person: echo(message)})
            return
        before = proposal.agreed
        proposal.agreed = [*before, person] if person not in before else before
        try:
            if not await self._play_if_agreed(proposal, {person: message.id} if message.id is not None else {}):
                self._tell_proposal(proposal, {person: echo(message)})
        except Exception:
            proposal.agreed = before  # it could not be written: it can be agreed on once more
            raise

    async def _play_if_agreed(self, proposal: Proposal, ids: Mapping[str, str]) -> bool:
        voters = self._voters(proposal.seat, proposal.conceding)
        if not voters or not set(voters) <= set(proposal.agreed):
            return False
        answers = {**({proposal.by: proposal.id} if proposal.id is not None else {}), **ids}
        await self._submit(self._running(), proposal.seat, proposal.move, proposal.ply, proposal.sender, answers)
        return True

    def _withdraw(self, proposal: Proposal, by: str, answers: Mapping[str, dict[str, Any]] | None = None) -> None:
        del self._proposals[proposal.seat]
        empty: list[str] = []
        gone = {"seat": proposal.seat, "ply": proposal.ply, "move": None, "by": by, "agreed": empty, "waiting": empty}
        for person in self._deciders(proposal):
            self._listeners[person].send({"type": "proposal", **gone, **(answers or {}).get(person, {})})

    def _deciders(self, proposal: Proposal) -> list[str]:
        """The sockets a proposal goes to."""
        return [person for person in self._voters(proposal.seat, proposal.conceding) if person in self._listeners]

    def _tell_proposal(self, proposal: Proposal, answers: Mapping[str, dict[str, Any]] | None = None) -> None:
        voters = self._voters(proposal.seat, proposal.conceding)
        proposal.told = voters
        for person in self._deciders(proposal):
            self._send_proposal(self._listeners[person], proposal, **(answers or {}).get(person, {}))

    def _send_proposal(self, listener: Listener, proposal: Proposal, **more: Any) -> None:
        voters = self._voters(proposal.seat, proposal.conceding)
        listener.send(
            {
                "type": "proposal",
                "seat": proposal.seat,
                "ply": proposal.ply,
                "move": proposal.move,
                "by": proposal.by,
                "agreed": proposal.agreed,
                "waiting": [person for person in voters if person not in proposal.agreed],
                **more,
            }
        )

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

    async def _weigh(self, proposal: Proposal) -> None:
        member = proposal.by in self.facts.members
        if not member or not chairs.may_play(self.edition, self.facts, proposal.by, proposal.seat):
            self._withdraw(proposal, proposal.by)
        elif not await self._play_if_agreed(proposal, {}) and proposal.told != self._voters(
            proposal.seat, proposal.conceding
        ):
            self._tell_proposal(proposal)

    def _watch(self, after: float) -> None:
        """Look at the proposals again once somebody who hung up counts as away."""

        async def look() -> None:
            await asyncio.sleep(after)
            async with self._lock:
                if self.facts.settings.decide == "captain":
                    self._tell_room()
                await self._reconsider()

        task = asyncio.create_task(look())
        self._watches.add(task)
        task.add_done_callback(self._watches.discard)

    def _came(self, listener: Listener) -> None:
        """Somebody joined, perhaps again: he is told what waits for him, and the others that he is waited for."""
        for proposal in self._proposals.values():
            if listener.person in self._voters(proposal.seat, proposal.conceding):
                self._send_proposal(listener, proposal)
        if self._proposals:
            self._watch(0)

    def _went(self) -> None:
        if self.facts.status == "playing":
            self._watch(audience.GRACE)

    async def rest(self) -> None:
        for task in list(self._watches):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await super().rest()


def _concedes(move: str) -> bool:
    try:
        return Move.parse(move) == CONCEDE
    except FogboundError:
        return False  # it will be refused when it is played


def echo(message: wire.Message) -> dict[str, Any]:
    return {"id": message.id} if message.id is not None else {}

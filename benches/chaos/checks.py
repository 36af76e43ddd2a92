"""What people were told, held against what the database has and what the rules say."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from benches.chaos.evidence import RoomEvidence
from fogbound import catalog, proof, verify
from fogbound import record as records
from fogbound.errors import FogboundError
from fogbound.game import Edition, Seat, State
from fogbound.house.steward import Steward, steward
from fogbound.series import Series
from fogbound.server import archive, wire
from fogbound.server import store as db
from fogbound.server.admin.checks import RowReader
from fogbound.server.archive import StoredGame
from fogbound.server.room import stored
from fogbound.server.room.state import Facts

MOST = 5  # problems of one kind that are named in a room
OWN = {"timing", "held"}  # fields of a view that the moment adds to what the rules give
Message = dict[str, Any]


class StoredPly(NamedTuple):
    seat: Seat
    move: str
    sender: str | None


@dataclass(frozen=True)
class StoredRoom:
    """A room as the database has it, all games and plies included."""

    base: Edition
    facts: Facts
    games: Mapping[int, StoredGame]
    plies: Mapping[tuple[int, int], StoredPly]  # by game and number


@dataclass
class Findings:
    """What was looked at in one room, and what is wrong, a sentence each."""

    problems: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def note(self, problems: Iterator[str]) -> None:
        for n, problem in enumerate(problems):
            if n == MOST:
                self.problems.append("… and more of this kind.")
                break
            self.problems.append(problem)


async def read_room(connection: AsyncConnection, id: str) -> StoredRoom:
    reader = RowReader(connection)
    [row] = await reader.read(sa.select(db.rooms).where(db.rooms.c.id == id))
    base = catalog.find(row.facts["edition"], **row.facts["options"])
    numbers = await reader.read(sa.select(db.games.c.game).where(db.games.c.room == id))
    games = {each.game: await archive.stored_game(reader, id, each.game) for each in numbers}
    plies = await reader.read(sa.select(db.plies).where(db.plies.c.room == id))
    return StoredRoom(
        base,
        stored.from_json(row.facts, base),
        {number: game for number, game in games.items() if game is not None},
        {(ply.game, ply.ply): StoredPly(ply.seat, ply.move, ply.sender) for ply in plies},
    )


def findings(evidence: RoomEvidence, room: StoredRoom) -> Findings:
    """Everything about one room: acknowledged plies, views, records."""
    found = Findings(list(evidence.problems))
    found.counts["plies"] = len(room.plies)
    found.counts["acknowledged"] = len(evidence.acknowledged)
    found.note(lost_plies(evidence, room))
    found.note(doubled_plies(room))
    dealt = [number for number in room.games if number <= room.facts.game_number]  # heats to come have only a seed
    replayed = {number: Replayed(room, number) for number in dealt}
    found.note(unverified_records(replayed, found.counts))
    found.note(wrong_views(evidence, room, replayed, found.counts))
    return found


def lost_plies(evidence: RoomEvidence, room: StoredRoom) -> Iterator[str]:
    """Every acknowledged move stands where it was acknowledged, and each person was told of theirs in order."""
    latest: dict[str, tuple[int, int]] = {}
    for each in evidence.acknowledged:
        ply = room.plies.get((each.game, each.ply))
        if ply != StoredPly(each.seat, each.move, f"{each.person} {each.id}"):
            yield f"Game {each.game}, ply {each.ply}: {each.seat}'s {each.move} was acknowledged; there is {ply}."
        if (each.game, each.ply) <= latest.get(each.person, (0, -1)):
            yield f"Game {each.game}, ply {each.ply}: acknowledged after a later ply."
        latest[each.person] = (each.game, each.ply)


def doubled_plies(room: StoredRoom) -> Iterator[str]:
    """No message made two plies, and numbers have no gaps."""
    senders = Counter(ply.sender for ply in room.plies.values() if ply.sender is not None)
    for sender, times in senders.items():
        if times > 1:
            yield f"One message made {times} plies: {sender}."
    numbers: dict[int, list[int]] = {}
    for game, ply in sorted(room.plies):
        numbers.setdefault(game, []).append(ply)
    for game, those in numbers.items():
        if those != list(range(len(those))):
            yield f"Game {game} has gaps: there are {len(those)} plies, and the last is number {those[-1]}."


class Replayed:
    """One game, played again from its seed and its plies."""

    def __init__(self, room: StoredRoom, number: int) -> None:
        self.number, self.game = number, room.games[number]
        self.match, self.stopped = archive.replay_game(archive.edition_of(room.base, self.game), self.game)
        self._steward = steward(self.match.start.edition, room.facts.settings.game_settings)
        self._wholes: dict[tuple[int, Seat | None], Message] = {}

    @cached_property
    def states(self) -> Sequence[State]:
        """The truth at each ply."""
        reached = [self.match.start]
        for ply in self.match.state.log:
            reached.append(reached[-1].play(ply.seat, ply.move))
        return reached

    @cached_property
    def _seals(self) -> tuple[tuple[int, str], ...]:
        return proof.seals(self.game.seed, self.match.state.log, 0, (), None)

    def expected(self, ply: int, seat: Seat | None, start: int) -> Message:
        """What the core's one exit for information gives a seat at a ply, as a message with its log from `start` on."""
        if (ply, seat) not in self._wholes:
            state = self.states[ply]
            seals = [seal for seal in self._seals if seal[0] < ply]
            aids = self._aids(state, seat) or None
            self._wholes[ply, seat] = json.loads(wire.write(wire.view(state.view(seat), self.number, 0, seals, aids)))
        whole = self._wholes[ply, seat]
        return {**whole, "from": start, "log": whole["log"][start:]}

    def _aids(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        house: Steward = self._steward
        return house.aids(state.view(seat), state.view(None))


def unverified_records(replayed: Mapping[int, Replayed], counts: Counter[str]) -> Iterator[str]:
    """Every game replays, and its record verifies: the stored one of a game that is over, else the one so far."""
    for number, each in replayed.items():
        if each.stopped is not None:
            yield f"Game {number} stops at ply {each.match.ply} of {len(each.game.plies)}: {each.stopped.code}."
            continue
        over = each.match.state.outcome is not None
        text = each.game.info.record if over else each.match.record(each.game.info.tags)
        if text is None:
            yield f"Game {number} is over and has no record."
            continue
        try:
            record = records.read(text)
            verified = verify.verify(record, each.match.start)
        except FogboundError as problem:
            yield f"The record of game {number} does not verify: {problem.code}."
            continue
        counts["records"] += 1
        counts["finished"] += verified.finished
        if records.replay(record, each.match.start).state.log != each.match.state.log:
            yield f"The record of game {number} has other plies than the database."


def wrong_views(
    evidence: RoomEvidence, room: StoredRoom, replayed: Mapping[int, Replayed], counts: Counter[str]
) -> Iterator[str]:
    """Every view that anybody was shown is the very view that the rules give a seat of theirs at that ply."""
    shown = [(json.loads(text), person) for person, text in evidence.views()]
    shown.sort(key=lambda view: (view[0]["game"], view[0]["ply"]))  # the house works its aids out step by step
    allowed = {number: _seats_of(evidence, room, number) for number in replayed}
    for view, person in shown:
        number, ply, seat = view["game"], view["ply"], view["seat"]
        counts["views checked"] += 1
        where = f"Game {number}, ply {ply}, as {seat or 'the public'} sees it"
        game = replayed.get(number)
        if game is None or ply >= len(game.states):
            yield f"{where}: shown, and not in the database."
            continue
        if seat not in allowed[number][person]:
            yield f"{where}: shown to somebody who may see {sorted(map(str, allowed[number][person]))}."
        expected = game.expected(ply, seat, view["from"])
        wrong = {name for name in expected.keys() | view.keys() if expected.get(name) != view.get(name)} - OWN
        if wrong or not _is_moment(view, expected):
            yield f"{where}: {', '.join(sorted(wrong)) or 'its moment'} differs from what the rules give."


def _is_moment(view: Message, expected: Message) -> bool:
    """A held move is one that the seat may make; a clock is two numbers."""
    timing, held = view.get("timing") or {}, view.get("held")
    fits = held is None or any(_kind(held) == _kind(move) for move in expected["moves"])
    return (
        fits and set(timing) <= {"opens", "lapses"} and all(isinstance(each, float | int) for each in timing.values())
    )


def _kind(move: str) -> str:
    """A move without the words that a person puts in."""
    return move.partition('"')[0].rstrip("_")


def _seats_of(evidence: RoomEvidence, room: StoredRoom, number: int) -> Mapping[str, set[Seat | None]]:
    """The seats that each person may look from in a game. A person without a seat sees what everybody may see."""
    edition, heats = room.base, room.games[number].info.heats
    named = {member.name: member.person for member in evidence.members}
    own = {member.person: set(member.seats) for member in evidence.members}
    if heats is not None:
        holders = Series(edition, heats.people).holders(number - heats.first)
        own = {person: set() for person in own}
        for seat, names in holders.items():
            for name in names:
                if name in named:
                    own[named[name]].add(seat)
    seen: dict[str, set[Seat | None]] = {}
    for person, seats in own.items():
        sides = {edition.side_of[seat] for seat in seats}
        shared = {seat for seat in edition.shared if edition.side_of[seat] in sides}
        seen[person] = {*seats, *shared} or {None}
    return seen

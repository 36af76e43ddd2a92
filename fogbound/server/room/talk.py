"""Chat and pencil marks, and whose eyes they are for."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.quotas import QUOTAS
from fogbound.server.room import seats
from fogbound.server.room.change import Change
from fogbound.server.room.names import tidy_line
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import ForgottenRow, SaidRow
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Refused

MOST_KEPT = QUOTAS.chat_lines  # of those for all, and as many of those for a side


def side_with_colleagues(room: RoomState, person: Person, attached: tuple[Seat, ...]) -> int | None:
    """The side a person looks from, else sits on. X and spectators have no colleagues.

    A locked seat counts only while somebody looks from it: a device that lies about hears nothing.
    """
    held = (seat for seat in seats.seats_held(room, person) if not room.facts.chairs[seat].pin)
    own = attached or tuple(held)
    sides = {room.edition.side_of[seat] for seat in own}
    side = sides.pop() if len(sides) == 1 else None
    return side if side is not None and len(room.edition.sides[side]) > 1 else None


def may_hear(room: RoomState, said: wire.Said, team: int | None) -> bool:
    return said.to == "all" or (said.game, said.side) == (room.facts.game_number, team)


def say(room: RoomState, person: Person, message: wire.Say, presence: Presence) -> Change:
    side = side_with_colleagues(room, person, presence.looks_from(person)) if message.to == "side" else None
    if message.to == "side" and side is None:
        raise Refused("not-yours", "Only people on a side of several can talk among themselves.", status=403)
    said = wire.Said(
        n=_next_number(room, presence.now),
        person=person,
        name=presence.name(person),
        to=message.to,
        side=side,
        game=room.facts.game_number,
        text=tidy_line(message.text),
        at=round(presence.now, 1),
    )
    row = SaidRow(room.id, said.n, msgspec.to_builtins(said))
    gone = _oldest(room.chat, said.to)
    chat = (*(line for line in room.chat if line.n not in gone), said)
    forgotten = (ForgottenRow(room.id, gone, chat[0].n),) if gone else ()
    return Change(replace(room, chat=chat), (row, *forgotten))


def _oldest(chat: tuple[wire.Said, ...], to: str) -> tuple[int, ...]:
    """The lines that make way for another one.

    Lines for all and lines for sides have space of their own: X must not see that the detectives talked a lot.
    """
    same = [line.n for line in chat if line.to == to]
    return tuple(same[: max(0, len(same) + 1 - MOST_KEPT)])


def _next_number(room: RoomState, now: float) -> int:
    """Milliseconds: a mere count would tell X how much the detectives talk among themselves."""
    return max(round(now * 1000), room.chat[-1].n + 1 if room.chat else 0)


def draw(room: RoomState, person: Person, message: wire.Draw, presence: Presence) -> RoomState:
    side = side_with_colleagues(room, person, presence.looks_from(person))
    if side is None:
        raise Refused("not-yours", "Pencil marks are for people on a side of several.", status=403)
    return room.with_facts(marks={**room.facts.marks, side: tuple(message.marks)})

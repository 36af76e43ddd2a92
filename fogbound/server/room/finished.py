"""What people's lists of games keep of one that is over: how it ended, how long it was, and who played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from fogbound import catalog
from fogbound.game import Seat
from fogbound.match import Match
from fogbound.server.room import seats
from fogbound.server.room.game_info import seat_names
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import FinishedRow, PlayedRow, ReopenedRow, Row
from fogbound.server.room.state import Person, RoomState
from fogbound.server.wire import Outcome


class Player(Struct, frozen=True):
    """Who played some seats: people, or a bot. Seats that the same ones played stand together."""

    name: str
    seats: Sequence[Seat]
    people: Sequence[Person] = ()
    bot: str | None = None


class Finished(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that is over. Keys stay as they are: databases of every release are read with them."""

    edition: str
    outcome: Outcome
    length: int  # in rounds, cards …: as the game counts
    began: float  # 0: nobody knows
    players: Sequence[Player]
    heat: tuple[int, int] | None = None  # which of how many, in a series
    practice: bool = False
    even: bool = False  # options were set for even chances
    taken_back: int = 0  # how often moves were taken back


def finished(room: RoomState, presence: Presence) -> Finished:
    """The room's present game, which is over."""
    assert room.match is not None
    state, lineup = room.match.state, room.facts.lineup
    assert state.outcome is not None
    return Finished(
        edition=room.edition.id,
        outcome=Outcome(*state.outcome),
        length=catalog.length(state),
        began=room.began,
        players=_players(room, presence),
        practice=room.facts.settings.practice,
        even=catalog.is_even(room.edition),
        taken_back=len(room.match.taken),
        heat=None if lineup is None else (room.heat + 1, len(lineup.people)),
    )


def _players(room: RoomState, presence: Presence) -> list[Player]:
    chairs, names = room.facts.chairs, seat_names(room.facts.chairs, presence.name)
    played: dict[tuple[str, tuple[Person, ...], str | None], list[Seat]] = {}
    for seat, name in names.items():
        played.setdefault((name, chairs[seat].holders, chairs[seat].bot), []).append(seat)
    return [Player(name, own, people, bot) for (name, people, bot), own in played.items()]


def finished_rows(room: RoomState, presence: Presence) -> Iterator[Row]:
    """The rows of a game that has just ended; everyone who sat at the table during it has it in their list."""
    assert room.match is not None
    address, facts = room.match.address, msgspec.json.decode(msgspec.json.encode(finished(room, presence)))
    assert address is not None
    yield FinishedRow(address, room.id, room.facts.game_number, presence.now, facts)
    for person in dict.fromkeys((*seats.seated_people(room), *room.facts.sides_played)):
        yield PlayedRow(person, address, presence.now)


def reopened_row(match: Match) -> ReopenedRow:
    """A finished game that goes on after all."""
    assert match.address is not None
    return ReopenedRow(match.address)


def read(facts: dict[str, object]) -> Finished:
    """A finished game as any release stored it."""
    return msgspec.convert(facts, Finished)

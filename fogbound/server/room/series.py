"""Who is who in a series: participants follow from seats at the start, seats from participants in each heat.

An edition says what each person of a full table leads; nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from msgspec import structs

from fogbound import proof
from fogbound.bots import default_bot
from fogbound.errors import Said
from fogbound.game import Edition, Outcome, Seat
from fogbound.series import Series
from fogbound.server import wire
from fogbound.server.room.presence import Presence
from fogbound.server.room.seats import seated_people, sides_held
from fogbound.server.room.state import Chair, Lineup, Person, RoomState
from fogbound.server.wire import Participant, Refused

MAX_PARTICIPANT_NAME = 60


class Group(NamedTuple):
    """Roles that the same seats lead to."""

    roles: tuple[int, ...]
    seats: tuple[Seat, ...]


def role_groups(edition: Edition) -> list[Group]:
    """A role with a seat of its own stands alone; roles that share all their seats stand together."""
    leaders = Counter(seat for role in edition.roles for seat in role)
    groups: dict[tuple[Seat, ...], list[int]] = {}
    for n, role in enumerate(edition.roles):
        own = tuple(seat for seat in role if leaders[seat] == 1)
        groups.setdefault(own or role, []).append(n)
    return [Group(tuple(roles), seats) for seats, roles in groups.items()]


# From seats to participants


def enlist(
    room: RoomState, presence: Presence, names: Sequence[str], wanted: str = "in a series"
) -> tuple[Participant, ...]:
    """The participants in the order of the roles they begin with; bots where nobody sits.

    One person who plays all roles at one device gives `names` for those around it. Refusals say what is `wanted`.
    """
    people, alone = seated_people(room), is_one_device(room)
    roles: dict[int, Participant] = {}
    for group in role_groups(room.edition):
        roles |= _enlist_group(room, group, people if alone else [], presence, wanted)
    participants = [roles[n] for n in range(len(room.edition.roles))]
    if not alone:
        _refuse_other_than_one_role_each(participants, people, presence, wanted)
    return _with_unique_names(participants, names if alone else None)


def is_one_device(room: RoomState) -> bool:
    """Does one person hold seats of several sides, for those around one device?"""
    people = seated_people(room)
    return len(people) == 1 and len(sides_held(room, people[0])) > 1


def open_roles(room: RoomState) -> int:
    """How many roles of a series bots will take at the start."""
    return 0 if is_one_device(room) else max(0, len(room.edition.roles) - len(seated_people(room)))


def _enlist_group(
    room: RoomState, group: Group, alone: Sequence[Person], presence: Presence, wanted: str
) -> dict[int, Participant]:
    sitting = seated_people(room, group.seats)
    if alone and sitting:
        sitting = [*alone] * len(group.roles)
    if len(sitting) > len(group.roles):
        raise _too_many(group, [presence.name(person) for person in sitting], wanted)
    bots = [bot for seat in group.seats if (bot := room.facts.chairs[seat].bot) is not None]
    bot = bots[0] if bots else default_bot(room.edition)
    people = [Participant(presence.name(person), person, None) for person in sitting]
    rest = [Participant("", None, bot)] * (len(group.roles) - len(sitting))
    return dict(zip(group.roles, [*people, *rest], strict=True))


def _too_many(group: Group, names: Sequence[str], wanted: str) -> Refused:
    places = "one person" if len(group.roles) == 1 else f"{len(group.roles)} people"
    text = f"{wanted.capitalize()} {places} can lead {' and '.join(group.seats)}, not {', '.join(names)}."
    said = Said("roles-too-many", text, n=len(group.roles), names=list(names))
    return Refused("roles", said, status=409, seats=list(group.seats))


def _refuse_other_than_one_role_each(
    participants: Sequence[Participant], people: Sequence[Person], presence: Presence, wanted: str
) -> None:
    roles = Counter(participant.person for participant in participants)
    for person in people:
        if roles[person] > 1:
            text = f"{presence.name(person)} leads {roles[person]} roles; {wanted} everyone leads one at a time."
            said = Said("roles-several", text, name=presence.name(person), n=roles[person])
            raise Refused("roles", said, status=409, person=person)
        if not roles[person]:
            text = f"{presence.name(person)} has no role of their own; {wanted} everyone leads one."
            raise Refused("roles", Said("roles-none", text, name=presence.name(person)), status=409, person=person)


def _with_unique_names(
    participants: Sequence[Participant], device_names: Sequence[str] | None
) -> tuple[Participant, ...]:
    """Everyone has a name of their own: around one device a given one, else the person's or the bot's."""
    taken: list[str] = []
    at_device = 0
    for participant in participants:
        name = participant.bot or participant.name
        if device_names is not None and participant.person is not None:
            name = device_names[at_device] if at_device < len(device_names) else f"Player {at_device + 1}"
            at_device += 1
        taken.append(_numbered(name, taken))
    return tuple(structs.replace(participant, name=name) for participant, name in zip(participants, taken, strict=True))


def _numbered(name: str, taken: Sequence[str]) -> str:
    """`name`, with a number if it is taken."""
    number, unique = 2, name
    while unique in taken:
        unique, number = f"{name} {number}", number + 1
    return unique


# From participants to seats


def seat_for_heat(room: RoomState, people: Sequence[Participant], heat: int) -> RoomState:
    """Everyone where a heat puts them. Pins, shares and names were for the seats before."""
    by_name = {participant.name: participant for participant in people}
    leaders = Series(room.edition, tuple(by_name)).holders(heat % len(people))
    chairs = {
        seat: _chair([by_name[name] for name in names], seat in room.edition.shared, default_bot(room.edition))
        for seat, names in leaders.items()
        if seat not in room.edition.house
    }
    return room.with_chairs(chairs)


def swap_sides(room: RoomState) -> RoomState | None:
    """One person against bots, with the whole other side; a bot takes the side they leave. None at other tables."""
    people, sides = seated_people(room), room.edition.sides
    if len(people) != 1 or len(sides) != 2 or is_one_device(room):
        return None
    (side,) = sides_held(room, people[0])
    bots = [bot for seat in sides[1 - side] if (bot := room.facts.chairs[seat].bot) is not None]
    bot = bots[0] if bots else default_bot(room.edition)
    shared = room.edition.shared
    left = {seat: Chair(bot=bot, shared=seat in shared) for seat in sides[side]}
    taken = {seat: Chair(holders=(people[0],), shared=seat in shared) for seat in sides[1 - side]}
    return room.with_chairs(left | taken)


def _chair(leaders: Sequence[Participant], shared: bool, spare_bot: str) -> Chair:
    holders = tuple(dict.fromkeys(p.person for p in leaders if p.person is not None))
    bot = None if holders else next((p.bot for p in leaders if p.bot), spare_bot)
    return Chair(holders, bot, shared)


def update_participants(room: RoomState, presence: Presence) -> RoomState:
    """After people changed seats in mid-series: a person who took over a seat goes on as its participant."""
    lineup = room.facts.lineup
    if lineup is None:
        return room
    people = [
        structs.replace(p, person=None, bot=default_bot(room.edition))
        if p.person is not None and p.person not in room.facts.members
        else p
        for p in lineup.people
    ]
    for group in role_groups(room.edition):
        slots = [(role + room.heat) % len(people) for role in group.roles]
        for n, participant in _update_group(room, group, people, slots, presence).items():
            people[n] = participant
    return room.with_facts(lineup=replace(lineup, people=tuple(people)))


def _update_group(
    room: RoomState, group: Group, people: Sequence[Participant], slots: Sequence[int], presence: Presence
) -> Mapping[int, Participant]:
    """The participants of one group, by their number, after the people on its seats."""
    sitting = seated_people(room, group.seats)
    now = {n: people[n] for n in slots}
    known = {participant.person for participant in now.values()}
    one_device = any(n > 1 for n in Counter(p.person for p in people if p.person is not None).values())
    vacant = [n for n in slots if now[n].person is not None and now[n].person not in sitting]
    free = vacant + [n for n in slots if now[n].person is None]
    for person in [person for person in sitting if person not in known]:
        if one_device or not free or any(other.person == person for other in people):
            text = f"{presence.name(person)} cannot lead {' and '.join(group.seats)} too: this is a series."
            said = Said("roles-other", text, name=presence.name(person), seats=list(group.seats))
            raise Refused("roles", said, status=409, person=person)
        n = free.pop(0)
        others = [now.get(m, other).name for m, other in enumerate(people) if m != n]
        now[n] = Participant(_numbered(_joint_name(now[n], presence.name(person)), others), person, None)
    bots = [room.facts.chairs[seat].bot for seat in group.seats]
    if not sitting and all(bots):
        now = {
            n: structs.replace(participant, person=None, bot=participant.bot or bots[0])
            for n, participant in now.items()
        }
    return now


def _joint_name(slot: Participant, name: str) -> str:
    """One name for two people who shared a role; a role that a bot began is the person's alone."""
    if slot.bot is not None or len(slot.name) + len(name) > MAX_PARTICIPANT_NAME:
        return name
    return f"{slot.name} & {name}"


# Heats


def end_game(room: RoomState, outcome: Outcome) -> RoomState:
    """The room after a game of it ended; if it was a heat, the series has its outcome. Nobody is ready for more yet."""
    lineup = room.facts.lineup
    longer = None if lineup is None else replace(lineup, outcomes=(*lineup.outcomes, outcome))
    return room.with_facts(stage="over", lineup=longer, ready=())


def may_start_next_heat(room: RoomState) -> bool:
    """Is a heat over, with another to come? A frozen series does not go on."""
    lineup = room.facts.lineup
    return room.status == "over" and lineup is not None and room.heat + 1 < len(lineup.people)


def may_rematch(room: RoomState) -> bool:
    """Is the game over (in a series: the last heat)? A rematch also helps a table whose finished game is frozen."""
    return room.facts.stage == "over" and not may_start_next_heat(room)


def series_message(room: RoomState) -> wire.Series | None:
    """The series as the protocol has it."""
    lineup = room.facts.lineup
    if lineup is None:
        return None
    names = tuple(participant.name for participant in lineup.people)
    series = Series(room.edition, names, lineup.outcomes)
    return wire.Series(
        heats=series.length,
        heat=room.heat + 1,
        commitment=proof.series_commitment(lineup.commitments),
        commitments=lineup.commitments,
        people=lineup.people,
        roles=[list(series.roles(n).values()) for n in range(series.length)],
        points=[list(series.points(n).values()) if n < series.heat else None for n in range(series.length)],
        totals=list(series.totals.values()),
        winners=[names.index(name) for name in series.winners],
    )


def new_lineup(first: int, people: tuple[Participant, ...], seeds: Sequence[bytes]) -> Lineup:
    return Lineup(first, people, tuple(proof.commitment(seed) for seed in seeds))

"""Who is who in a series: participants made of seats, and the seats of each heat made of participants.

No game in it: an edition says what each person of a full table leads, and this follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from fogbound import proof
from fogbound.bots import house_bot
from fogbound.game import Edition, Outcome, Seat
from fogbound.series import Series
from fogbound.server import chairs
from fogbound.server.chairs import Facts, Lineup, Participant
from fogbound.server.wire import Refused

MOST_IN_A_NAME = 60


class Group(NamedTuple):
    """Roles that cannot be told apart by their seats, and the seats one must sit on to have one of them."""

    roles: tuple[int, ...]
    seats: tuple[Seat, ...]


def groups(edition: Edition) -> list[Group]:
    """A role with seats of its own stands alone; roles that share everything stand together."""
    led = Counter(seat for role in edition.roles for seat in role)
    found: dict[tuple[Seat, ...], list[int]] = {}
    for n, role in enumerate(edition.roles):
        own = tuple(seat for seat in role if led[seat] == 1)
        found.setdefault(own or role, []).append(n)
    return [Group(tuple(roles), seats) for seats, roles in found.items()]


def _sitting(facts: Facts, seats: Iterable[Seat]) -> list[str]:
    return list(dict.fromkeys(person for seat in seats for person in facts.chairs[seat].holders))


# From seats to participants


def enlist(edition: Edition, facts: Facts, called: Callable[[str], str], names: Sequence[str]) -> list[Participant]:
    """Who begins with which role; bots where nobody sits."""
    roles: dict[int, Participant] = {}
    people = _sitting(facts, facts.chairs)
    alone = len(people) == 1 and len(chairs.sides_of(edition, facts, people[0])) > 1
    for group in groups(edition):
        sitting = _sitting(facts, group.seats)
        if alone and sitting:
            sitting = people * len(group.roles)
        if len(sitting) > len(group.roles):
            raise _too_many(group, [called(person) for person in sitting])
        bots = [bot for seat in group.seats if (bot := facts.chairs[seat].bot) is not None]
        for n, role in enumerate(group.roles):
            person = sitting[n] if n < len(sitting) else None
            bot = None if person is not None else (bots or [house_bot(edition)])[0]
            roles[role] = Participant("" if person is None else called(person), person, bot)
    found = [roles[n] for n in range(len(edition.roles))]
    if not alone:
        _refuse_others(found, people, called)
    return _named(found, names if alone else None)


def _too_many(group: Group, names: Sequence[str]) -> Refused:
    places = "one person" if len(group.roles) == 1 else f"{len(group.roles)} people"
    text = f"{' and '.join(group.seats)} can be led by {places} in a series, not by {', '.join(names)}."
    return Refused("roles", text, status=409, seats=list(group.seats))


def _refuse_others(found: Sequence[Participant], people: Sequence[str], called: Callable[[str], str]) -> None:
    led = Counter(participant.person for participant in found)
    for person in people:
        if led[person] > 1:
            text = f"{called(person)} leads {led[person]} roles; in a series everybody leads one at a time."
            raise Refused("roles", text, status=409, person=person)
        if not led[person]:
            text = f"{called(person)} sits on no role's own seat; in a series everybody leads one."
            raise Refused("roles", text, status=409, person=person)


def _named(found: list[Participant], names: Sequence[str] | None) -> list[Participant]:
    """Everybody gets a name of his own: around one device the names given, else what they are called."""
    taken: list[str] = []
    at_device = 0
    for participant in found:
        wanted = participant.bot or participant.name
        if names is not None and participant.person is not None:
            wanted = names[at_device] if at_device < len(names) else f"Player {at_device + 1}"
            at_device += 1
        participant.name = _unlike(taken, wanted)
        taken.append(participant.name)
    return found


def _unlike(taken: Sequence[str], name: str) -> str:
    """`name`, numbered if somebody has it already."""
    again = 2
    wanted = name
    while wanted in taken:
        wanted, again = f"{name} {again}", again + 1
    return wanted


# From participants to seats


def series(edition: Edition, lineup: Lineup) -> Series:
    return Series(edition, tuple(p.name for p in lineup.people), tuple(lineup.outcomes))


def seat(edition: Edition, facts: Facts, people: Sequence[Participant], heat: int) -> None:
    """Everybody where heat `heat` puts him. Pins, shares and names were for the seats before."""
    by_name = {participant.name: participant for participant in people}
    for seat, leaders in Series(edition, tuple(by_name)).holders(heat % len(people)).items():
        if seat in edition.house:
            continue
        chair = facts.chairs[seat]
        led = [by_name[name] for name in leaders]
        chair.holders = list(dict.fromkeys(p.person for p in led if p.person is not None))
        chair.bot = None if chair.holders else next((p.bot for p in led if p.bot), house_bot(edition))
        chair.shared, chair.pin, chair.name = seat in edition.shared, "", ""


def follow(edition: Edition, facts: Facts, called: Callable[[str], str]) -> None:
    """After people changed seats in mid-series: whoever took over a seat goes on as its participant."""
    lineup = facts.series
    if lineup is None:
        return
    for participant in lineup.people:
        if participant.person is not None and participant.person not in facts.members:
            participant.person, participant.bot = None, house_bot(edition)
    heat = facts.game - lineup.first
    for group in groups(edition):
        slots = [lineup.people[(role + heat) % len(lineup.people)] for role in group.roles]
        _follow_group(facts, group, slots, called)


def _follow_group(facts: Facts, group: Group, slots: list[Participant], called: Callable[[str], str]) -> None:
    assert facts.series is not None
    sitting = _sitting(facts, group.seats)
    known = {slot.person for slot in slots}
    one_device = any(n > 1 for n in Counter(p.person for p in facts.series.people if p.person is not None).values())
    vacant = [slot for slot in slots if slot.person is not None and slot.person not in sitting]
    free = vacant + [slot for slot in slots if slot.person is None]
    for person in (person for person in sitting if person not in known):
        if one_device or not free or any(other.person == person for other in facts.series.people):
            text = f"{called(person)} cannot lead {' and '.join(group.seats)} too: this is a series."
            raise Refused("roles", text, status=409, person=person)
        slot = free.pop(0)
        others = [other.name for other in facts.series.people if other is not slot]
        slot.name = _unlike(others, _both(slot, called(person)))
        slot.person, slot.bot = person, None
    bots = [facts.chairs[seat].bot for seat in group.seats]
    if not sitting and all(bots):
        for slot in slots:
            slot.person, slot.bot = None, slot.bot or bots[0]


def _both(slot: Participant, name: str) -> str:
    """One name for two who played one part; what a bot began is the person's alone."""
    if slot.bot is not None or len(slot.name) + len(name) > MOST_IN_A_NAME:
        return name
    return f"{slot.name} & {name}"


# What is told


def told(edition: Edition, facts: Facts) -> dict[str, Any] | None:
    """The series as the protocol has it."""
    lineup = facts.series
    if lineup is None:
        return None
    found, names = series(edition, lineup), [participant.name for participant in lineup.people]
    points = [list(found.points(n).values()) if n < found.heat else None for n in range(found.length)]
    return {
        "heats": found.length,
        "heat": facts.game - lineup.first + 1,
        "commitment": proof.series_commitment(lineup.commitments),
        "commitments": lineup.commitments,
        "people": [{"name": p.name, "person": p.person, "bot": p.bot} for p in lineup.people],
        "roles": [[list(seats) for seats in found.roles(n).values()] for n in range(found.length)],
        "points": points,
        "totals": list(found.totals.values()),
        "winners": [names.index(name) for name in found.winners],
    }


def ended(facts: Facts, outcome: Outcome) -> None:
    """A game of the room is over: so is this heat, if it was one."""
    facts.status = "over"
    if facts.series is not None:
        facts.series.outcomes.append(outcome)


def goes_on(facts: Facts) -> bool:
    """Is there a heat to come?"""
    lineup = facts.series
    return lineup is not None and facts.game - lineup.first + 1 < len(lineup.people)

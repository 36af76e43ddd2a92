"""Who sits where: seats, holders, bots, consent. No game's rules are in here."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from dataclasses import replace

from fogbound.bots import default_bot
from fogbound.bots.naming import parse_bot
from fogbound.errors import BadOption
from fogbound.game import Edition, Seat
from fogbound.languages.catalogue import worded
from fogbound.server import wire
from fogbound.server.room.names import tidy_name
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import Chair, Person, RoomState
from fogbound.server.wire import Refused

HOUSE = "house"  # in place of a bot's name: the house plays the seat
BOT = "bot:"
# How much thought a bot may be asked for at a table: all tables of a server share its processors.
MOST_THOUGHT = {"simulations": 100_000, "time": 1_000}


# Reading


def chair_of(room: RoomState, seat: Seat) -> Chair:
    refuse_unknown_seats([seat], room.facts.chairs)
    return room.facts.chairs[seat]


def refuse_unknown_seats(wanted: Iterable[Seat], existing: Collection[Seat]) -> None:
    for seat in wanted:
        if seat not in existing:
            listed = ", ".join(existing)
            raise Refused("no-such-seat", f"There is no seat {seat!r} here; seats are {listed}.", seat=seat)


def own_chair(room: RoomState, person: Person, seat: Seat) -> Chair:
    chair = chair_of(room, seat)
    if person not in chair.holders:
        raise not_yours(seat)
    return chair


def not_yours(seat: Seat) -> Refused:
    return Refused("not-yours", f"{seat} is not your seat.", status=403, seat=seat)


def seated_people(room: RoomState, seats: Iterable[Seat] | None = None) -> list[Person]:
    """Everyone who holds one of these seats (default: any seat), in the order of the seats."""
    chosen = room.facts.chairs if seats is None else seats
    return list(dict.fromkeys(person for seat in chosen for person in room.facts.chairs[seat].holders))


def seats_held(room: RoomState, person: Person) -> list[Seat]:
    return list(room.facts.seats_of.get(person, ()))


def sides_held(room: RoomState, person: Person) -> set[int]:
    side_of = room.edition.side_of
    return {side_of[seat] for seat in room.facts.seats_of.get(person, ())}


def people_on(room: RoomState, side: int) -> list[Person]:
    return seated_people(room, room.edition.sides[side])


def may_play(room: RoomState, person: Person, seat: Seat) -> bool:
    """People play the seats they hold, and the shared seats of their side that no bot plays."""
    chair = room.facts.chairs[seat]
    if person in chair.holders:
        return True
    return chair.shared and chair.bot is None and room.edition.side_of[seat] in sides_held(room, person)


def playable_seats(room: RoomState, person: Person) -> list[Seat]:
    return [seat for seat in room.facts.chairs if may_play(room, person, seat)]


def players_of(room: RoomState, seat: Seat) -> list[Person]:
    """Everyone who may play a seat."""
    return [person for person in room.facts.members if may_play(room, person, seat)]


def new_chairs(edition: Edition) -> dict[Seat, Chair]:
    """The chairs of a new room."""
    return {
        seat: Chair(bot=HOUSE if seat in edition.house else None, shared=seat in edition.shared)
        for seat in edition.seats
    }


def hash_pin(room: RoomState, pin: str) -> str:
    return hashlib.sha256(f"{room.id} {pin}".encode()).hexdigest()


# What people ask for


def sit(room: RoomState, person: Person, message: wire.Sit, presence: Presence) -> RoomState:
    """The room after a person takes or leaves a seat, or the host seats or removes a bot."""
    seat, who = message.seat, message.who
    refuse_unknown_seats([seat], room.facts.chairs)
    refuse_house_seat(room.edition, seat)
    if who == "me":
        return take(room, person, seat)
    if who == "open":
        return _open(room, person, seat)
    bot = bot_of(room.edition, who, "who")
    refuse_unless_host(room, person)
    if not may_seat_bot(room, seat, presence):
        raise Refused("taken", f"{seat} is taken; a bot cannot have it.", seat=seat)
    return replace_with_bot(room, seat, bot)


def _open(room: RoomState, person: Person, seat: Seat) -> RoomState:
    chair = chair_of(room, seat)
    if person in chair.holders:
        return leave_seat(room, person, seat)
    if chair.bot is not None:
        refuse_unless_host(room, person)
        return room.with_chairs({seat: replace(chair, bot=None)})
    if chair.holders:
        raise not_yours(seat)
    return room


def may_seat_bot(room: RoomState, seat: Seat, presence: Presence) -> bool:
    """May the host seat a bot? Never in place of someone who may come back in a moment."""
    holders = room.facts.chairs[seat].holders
    return not holders or (room.facts.stage == "playing" and all(presence.is_gone(holder) for holder in holders))


def take(room: RoomState, person: Person, seat: Seat) -> RoomState:
    """Sit down on an open seat, on a bot's seat before the start, or beside colleagues on a shared one."""
    chair = chair_of(room, seat)
    if person in chair.holders:
        return room
    refuse_to_take(room, person, seat)
    seated = room.with_chairs({seat: replace(chair, bot=None, holders=(*chair.holders, person))})
    return _remember_side(seated, person, seat)


def refuse_to_take(room: RoomState, person: Person, seat: Seat) -> None:
    """Refuse a person who does not hold a seat, if they may not sit down there now."""
    chair = chair_of(room, seat)
    refuse_house_seat(room.edition, seat)
    _refuse_two_sides(room, person, seat)
    colleague = room.edition.side_of[seat] in sides_held(room, person)
    if chair.holders and not (chair.shared and colleague):
        raise SeatTaken(seat)
    if chair.bot is not None and room.facts.stage != "lobby":
        raise Refused("not-now", worded("now-seat-bot", seat=seat))
    side = room.edition.side_of[seat]
    if room.facts.stage == "playing" and chair.shared and not colleague and people_on(room, side):
        raise Refused("not-now", worded("now-seat-team", seat=seat))


class SeatTaken(Refused):
    """Someone sits there. The request is kept, so that its holder can answer it."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("taken", f"{seat} is taken. Its holder has been asked whether you may have it.", seat=seat)


def request(room: RoomState, person: Person, seat: Seat) -> RoomState:
    """The room with a person's request for a seat that someone holds."""
    if (person, seat) in room.facts.requests:
        return room
    return room.with_facts(requests=(*room.facts.requests, (person, seat)))


def _refuse_two_sides(room: RoomState, person: Person, seat: Seat) -> None:
    """One person on both sides shares a device with the others: fine if nobody else plays, a leak otherwise."""
    side, played = room.edition.side_of[seat], room.facts.sides_played
    others = [other for other in seated_people(room) if other != person]
    if room.facts.stage == "playing":
        if set(played) - {person} and set(played.get(person, ())) - {side}:
            raise Refused("side", "You have played the other side in this game and know too much.", seat=seat)
        if any(len(played.get(other, ())) > 1 for other in others):
            raise Refused("side", "Someone here has played both sides in this game; join the next one.", seat=seat)
    if others and sides_held(room, person) - {side}:
        raise Refused("side", "You already sit on the other side; leave those seats first.", seat=seat)
    if any(len(sides_held(room, other)) > 1 for other in others):
        raise Refused("taken", "One person plays all sides here; they must leave one of them first.")


def leave_seat(room: RoomState, person: Person, seat: Seat) -> RoomState:
    chair = own_chair(room, person, seat)
    left = replace(chair, holders=tuple(holder for holder in chair.holders if holder != person))
    return room.with_chairs({seat: left if left.holders else replace(left, pin="", name="")})


def consent(room: RoomState, owner: Person, message: wire.Consent) -> RoomState:
    """The owner's answer to a request for their seat."""
    own_chair(room, owner, message.seat)
    asked = (message.person, message.seat)
    if asked not in room.facts.requests:
        raise Refused("not-now", worded("now-not-asked"), seat=message.seat)
    answered = room.with_facts(requests=tuple(request for request in room.facts.requests if request != asked))
    return _hand_over(answered, owner, message.person, message.seat) if message.yes else answered


def _hand_over(room: RoomState, owner: Person, person: Person, seat: Seat) -> RoomState:
    """One for the other. In a series all seats of the owner's role go together."""
    handed_over = seats_held(room, owner) if room.facts.lineup is not None else [seat]
    chairs = {given: room.facts.chairs[given] for given in handed_over}
    without = {
        given: replace(chair, holders=tuple(holder for holder in chair.holders if holder != owner))
        for given, chair in chairs.items()
    }
    _refuse_two_sides(room.with_chairs(without), person, seat)
    given_over = {
        given: replace(
            chair,
            holders=tuple(dict.fromkeys(person if holder == owner else holder for holder in chair.holders)),
            pin="",
            name="",
        )
        for given, chair in chairs.items()
    }
    return _remember_side(room.with_chairs(given_over), person, seat)


def _remember_side(room: RoomState, person: Person, seat: Seat) -> RoomState:
    if room.facts.stage != "playing":
        return room
    played = room.facts.sides_played
    sides = tuple(sorted({*played.get(person, ()), room.edition.side_of[seat]}))
    return room.with_facts(sides_played={**played, person: sides})


def name_seat(room: RoomState, person: Person, seat: Seat, name: str) -> RoomState:
    """The room with a name for the person who plays a seat at its holder's device; empty: none."""
    chair = own_chair(room, person, seat)
    return room.with_chairs({seat: replace(chair, name=tidy_name(name) if name.strip() else "")})


def share(room: RoomState, person: Person, message: wire.Share) -> RoomState:
    chair = own_chair(room, person, message.seat)
    return room.with_chairs({message.seat: replace(chair, shared=message.yes)})


def set_pin(room: RoomState, person: Person, message: wire.Pin) -> RoomState:
    chair = own_chair(room, person, message.seat)
    return room.with_chairs({message.seat: replace(chair, pin=hash_pin(room, message.pin) if message.pin else "")})


def may_be_ready(room: RoomState) -> bool:
    """People say that they are ready for a game or heat to come, not during one."""
    return room.status in ("lobby", "over")


def set_ready(room: RoomState, person: Person, message: wire.Ready) -> RoomState:
    if not may_be_ready(room):
        raise Refused("not-now", worded("now-ready-later"))
    others = tuple(member for member in room.facts.ready if member != person)
    return room.with_facts(ready=(*others, person) if message.yes else others)


def first_chair(edition: Edition, chair: Chair, seat: Seat, host: Person, who: str) -> Chair:
    """A chair as the host of a new room wants it."""
    if who == "open":
        return chair
    refuse_house_seat(edition, seat)
    if who == "me":
        return replace(chair, holders=(host,))
    return replace(chair, bot=bot_of(edition, who, f"seats.{seat}"))


# Bots and beginnings


def bot_of(edition: Edition, who: str, field: str) -> str:
    """The bot that a request for a seat names; `me` and `open` have been dealt with."""
    if not who.startswith(BOT):
        raise Refused("bad-message", "A seat is me, open or bot:NAME.", field=field)
    return bot_name(edition, who.removeprefix(BOT))


def bot_name(edition: Edition, text: str) -> str:
    """A bot's name and settings as they are stored; refuses unknown bots, and those that would think too long."""
    bot = parse_bot(text, edition)
    for setting, value in bot.settings:
        most = MOST_THOUGHT.get(setting)
        if most is not None and value > most:
            raise BadOption(
                "bad-setting",
                f"{setting} of the bot {bot.name} can be at most {most} at a table, so that nobody waits for long.",
                option=setting,
                given=value,
                allowed=f"0 – {most}",
            )
    return str(bot)


def refuse_house_seat(edition: Edition, seat: Seat) -> None:
    if seat in edition.house:
        raise Refused("house", f"The house plays {seat}; nobody else can.", status=403, seat=seat)


def refuse_unless_host(room: RoomState, person: Person) -> None:
    if person != room.facts.host:
        raise Refused("not-host", "Only the host of this room may do that.", status=403)


def fill_with_bots(room: RoomState, seats: Iterable[Seat]) -> RoomState:
    """Bots on the open ones of these seats."""
    bot = default_bot(room.edition)
    return room.with_chairs({seat: replace(room.facts.chairs[seat], bot=bot) for seat in seats_for_bots(room, seats)})


def seats_for_bots(room: RoomState, seats: Iterable[Seat]) -> list[Seat]:
    """The open ones of these seats. A shared seat stays with the people of its side, if there are any."""
    chairs = room.facts.chairs
    return [
        seat
        for seat in seats
        if chairs[seat].open and not (chairs[seat].shared and people_on(room, room.edition.side_of[seat]))
    ]


def reset_for_game(room: RoomState) -> RoomState:
    """The room without what belongs to the game before: requests, and what people know of a side."""
    sides = {person: tuple(sorted(sides_held(room, person))) for person in sorted(seated_people(room))}
    return room.with_facts(sides_played=sides, requests=())


def go_on(room: RoomState) -> RoomState:
    """The room with a game that goes on after its end: bots for people who have left, and sides as people sit now."""
    room = fill_with_bots(room, list(room.facts.chairs))
    for person in seated_people(room):
        for seat in seats_held(room, person):
            room = _remember_side(room, person, seat)
    return room


def replace_with_bot(room: RoomState, seat: Seat, bot: str) -> RoomState:
    """A bot instead of a seat's holders; and on the side's shared seats once nobody of the side is left."""
    holders = room.facts.chairs[seat].holders
    for holder in holders:
        room = leave_seat(room, holder, seat)
    room = room.with_chairs({seat: replace(room.facts.chairs[seat], bot=bot)})
    if not holders:
        return room
    side = room.edition.sides[room.edition.side_of[seat]]
    return fill_with_bots(room, [other for other in side if room.facts.chairs[other].shared])


def expel(room: RoomState, person: Person) -> RoomState:
    """The room without a person; in a running game bots go on for them."""
    played = playable_seats(room, person)
    for seat in seats_held(room, person):
        room = leave_seat(room, person, seat)
    if room.facts.stage == "playing":
        room = fill_with_bots(room, played)
    facts = room.facts
    return room.with_facts(
        members=tuple(member for member in facts.members if member != person),
        ready=tuple(member for member in facts.ready if member != person),
        requests=tuple(request for request in facts.requests if request[0] != person),
    )

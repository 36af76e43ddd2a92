"""Who sits where in a room: seats, holders, bots, consent. Plain values and rules of the house; no game in it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from fogbound.bots import house_bot
from fogbound.bots.naming import named
from fogbound.errors import BadOption
from fogbound.game import Edition, Outcome, Seat
from fogbound.house.steward import polite
from fogbound.server.people import tidy_name
from fogbound.server.wire import Refused, Settings

HOUSE = "house"  # plays the seats that are the house's own
BOT = "bot:"
# How much thought a bot may be asked for at a table: all tables of a server share its processors.
MOST_THOUGHT = {"simulations": 100_000, "time": 5_000, "width": 8}


@dataclass
class Chair:
    """One seat: the people who hold it, or the bot that plays it; an open one has neither."""

    holders: list[str] = field(default_factory=list)
    bot: str | None = None
    shared: bool = False
    pin: str = ""
    name: str = ""  # of whoever plays it, where one person holds the seats of several

    @property
    def open(self) -> bool:
        return not self.holders and self.bot is None


@dataclass
class Participant:
    """One who plays a series: a person or a bot, and what it is called in the record."""

    name: str
    person: str | None
    bot: str | None


@dataclass
class Lineup:
    """A series: the room's game that was its first heat, who plays, what was committed to, what came of it."""

    first: int
    people: list[Participant]
    commitments: list[str]
    outcomes: list[Outcome] = field(default_factory=list)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Lineup:
        people = [Participant(**participant) for participant in data["people"]]
        outcomes = [
            Outcome(tuple(winners), reason, tuple((seat, n) for seat, n in points))
            for winners, reason, points in data["outcomes"]
        ]
        return cls(data["first"], people, data["commitments"], outcomes)


@dataclass
class Facts:
    """All of a room that is kept, but its games and its chat."""

    edition: str
    options: dict[str, str]
    host: str
    settings: Settings
    chairs: dict[Seat, Chair]
    status: str = "lobby"
    game: int = 1
    members: list[str] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)
    requests: list[tuple[str, Seat]] = field(default_factory=list)
    sided: dict[str, list[int]] = field(default_factory=dict)  # the sides each person has played in this game
    marks: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    captains: dict[str, str] = field(default_factory=dict)  # by side: whom the host named
    banned: list[str] = field(default_factory=list)
    series: Lineup | None = None

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "settings": self.settings.model_dump()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Facts:
        return cls(
            **{
                **data,
                "settings": Settings(**data["settings"]),
                "chairs": {seat: Chair(**chair) for seat, chair in data["chairs"].items()},
                "requests": [(person, seat) for person, seat in data["requests"]],
                "series": Lineup.from_json(data["series"]) if data.get("series") else None,
            }
        )


def settled(edition: Edition, settings: Settings) -> Settings:
    """Settings with the edition's own in place of what nobody chose; refuses what its game does not know."""
    decide = settings.decide or ("all" if edition.agreed else "any")
    try:
        manners = polite(edition, settings.manners)
    except BadOption as problem:
        field = f"settings.{problem.details.get('option', '')}"
        raise Refused("bad-message", problem.text, field=field) from None
    series = edition.heats or bool(settings.series)
    return settings.model_copy(update={"decide": decide, "series": series, **manners})


def refuse_settings(edition: Edition, settings: Settings) -> None:
    if edition.heats and settings.series is False:
        raise Refused("bad-message", "This edition is always played as a series.", field="settings.series")
    if settings.series and not edition.rotates:
        raise Refused("bad-message", "Everybody has the same part in this edition: no series.", field="settings.series")


def furnished(edition: Edition) -> dict[Seat, Chair]:
    """The chairs of a new room."""
    return {
        seat: Chair(bot=HOUSE if seat in edition.house else None, shared=seat in edition.shared)
        for seat in edition.seats
    }


def refuse_house(edition: Edition, seat: Seat) -> None:
    if seat in edition.house:
        raise Refused("house", f"{seat} is the house's own seat: nobody else plays it.", status=403, seat=seat)


def side_of(edition: Edition, seat: Seat) -> int:
    return next(n for n, side in enumerate(edition.sides) if seat in side)


def chair(facts: Facts, seat: Seat) -> Chair:
    if seat not in facts.chairs:
        raise Refused(
            "no-such-seat", f"There is no seat {seat!r} here; seats are {', '.join(facts.chairs)}.", seat=seat
        )
    return facts.chairs[seat]


def own(facts: Facts, person: str, seat: Seat) -> Chair:
    """A chair that is his."""
    found = chair(facts, seat)
    if person not in found.holders:
        raise Refused("not-yours", f"{seat} is not your seat.", status=403, seat=seat)
    return found


def call(facts: Facts, person: str, seat: Seat, name: str) -> None:
    """What whoever plays this seat of his is called; without a name, as he is himself."""
    own(facts, person, seat).name = tidy_name(name) if name.strip() else ""


def hired(edition: Edition, text: str) -> str:
    """A bot by its name and settings, as it is kept; refused if there is none, or if it would think for too long."""
    bot = named(text, edition)
    for setting, value in bot.settings:
        most = MOST_THOUGHT.get(setting)
        if most is not None and value > most:
            raise BadOption(
                "bad-setting",
                f"{setting} of the bot {bot.name} can be at most {most} at a table, so that nobody waits for long.",
                given=value,
                allowed=most,
            )
    return str(bot)


def seats_of(facts: Facts, person: str) -> list[Seat]:
    """The seats a person holds in his own right."""
    return [seat for seat, chair in facts.chairs.items() if person in chair.holders]


def sides_of(edition: Edition, facts: Facts, person: str) -> set[int]:
    return {side_of(edition, seat) for seat in seats_of(facts, person)}


def people_on(edition: Edition, facts: Facts, side: int) -> list[str]:
    """The people who sit on a side, in the order of its seats."""
    return list(dict.fromkeys(person for seat in edition.sides[side] for person in facts.chairs[seat].holders))


def may_play(edition: Edition, facts: Facts, person: str, seat: Seat) -> bool:
    """His own seats, and the shared seats of his side that no bot plays."""
    chair = facts.chairs[seat]
    if person in chair.holders:
        return True
    return chair.shared and chair.bot is None and side_of(edition, seat) in sides_of(edition, facts, person)


def playable(edition: Edition, facts: Facts, person: str) -> list[Seat]:
    return [seat for seat in facts.chairs if may_play(edition, facts, person, seat)]


def take(edition: Edition, facts: Facts, person: str, seat: Seat) -> None:
    """Sit down on a seat that is open, or a bot's before the start; ask for consent where somebody sits."""
    wanted = chair(facts, seat)
    refuse_house(edition, seat)
    if person in wanted.holders:
        return
    _refuse_two_sides(edition, facts, person, seat)
    mate = side_of(edition, seat) in sides_of(edition, facts, person)
    if wanted.holders and not (wanted.shared and mate):
        if (person, seat) not in facts.requests:
            facts.requests.append((person, seat))
        raise Refused("taken", f"{seat} is taken; its holder has been asked whether you may have it.", seat=seat)
    if wanted.bot is not None and facts.status != "lobby":
        raise Refused("not-now", f"{seat} is played by a bot in this game; the host can open it.", seat=seat)
    team = edition.sides[side_of(edition, seat)]
    if facts.status == "playing" and wanted.shared and not mate and any(facts.chairs[seat].holders for seat in team):
        raise Refused("not-now", f"{seat} is moved by its team in this game; ask one of them for a seat.", seat=seat)
    wanted.bot = None
    wanted.holders.append(person)
    _remember_side(edition, facts, person, seat)


def _refuse_two_sides(edition: Edition, facts: Facts, person: str, seat: Seat) -> None:
    """One person on both sides is hot-seat: fine as long as nobody else plays, a leak otherwise."""
    side = side_of(edition, seat)
    others = {holder for chair in facts.chairs.values() for holder in chair.holders} - {person}
    if facts.status == "playing":
        if set(facts.sided) - {person} and set(facts.sided.get(person, [])) - {side}:
            raise Refused("side", "You have played the other side in this game and know too much.", seat=seat)
        if any(len(facts.sided.get(other, [])) > 1 for other in others):
            raise Refused("side", "Somebody here has played both sides in this game; join in the next one.", seat=seat)
    if others and sides_of(edition, facts, person) - {side}:
        raise Refused("side", "You already sit on the other side; leave those seats first.", seat=seat)
    for other in others:
        if len(sides_of(edition, facts, other)) > 1:
            raise Refused("taken", "One person plays all sides here (hot-seat); he must leave one of them first.")


def leave(facts: Facts, person: str, seat: Seat) -> None:
    left = own(facts, person, seat)
    left.holders.remove(person)
    if not left.holders:
        left.pin = left.name = ""


def hand_over(edition: Edition, facts: Facts, owner: str, person: str, seat: Seat, *, yes: bool) -> None:
    """The owner's answer to a request for his seat."""
    own(facts, owner, seat)
    if (person, seat) not in facts.requests:
        raise Refused("not-now", "Nobody has asked for that.", seat=seat)
    facts.requests.remove((person, seat))
    if yes:
        _swap(edition, facts, owner, person, seat)


def _swap(edition: Edition, facts: Facts, owner: str, person: str, seat: Seat) -> None:
    """One for the other. In a series a seat is a part for all heats, so that all seats of the part go with it."""
    seats = seats_of(facts, owner) if facts.series is not None else [seat]
    before = {seat: list(facts.chairs[seat].holders) for seat in seats}
    for given in seats:
        facts.chairs[given].holders.remove(owner)
    try:
        _refuse_two_sides(edition, facts, person, seat)
    except Refused:
        for given in seats:
            facts.chairs[given].holders = before[given]
        raise
    for given in seats:
        left = facts.chairs[given]
        left.holders = list(dict.fromkeys(person if who == owner else who for who in before[given]))
        left.pin = left.name = ""
    _remember_side(edition, facts, person, seat)


def _remember_side(edition: Edition, facts: Facts, person: str, seat: Seat) -> None:
    if facts.status == "playing":
        facts.sided[person] = sorted({*facts.sided.get(person, []), side_of(edition, seat)})


def fill(edition: Edition, facts: Facts) -> None:
    """At the start, bots take what is open; a shared seat stays with the people of its side, if there are any."""
    _place_bots(edition, facts, list(facts.chairs))
    begin(edition, facts)


def begin(edition: Edition, facts: Facts) -> None:
    """A new game: what was asked and known belongs to the one before."""
    people = {holder for chair in facts.chairs.values() for holder in chair.holders}
    facts.sided = {person: sorted(sides_of(edition, facts, person)) for person in sorted(people)}
    facts.requests = []


def _place_bots(edition: Edition, facts: Facts, seats: list[Seat]) -> None:
    for seat in seats:
        chair = facts.chairs[seat]
        side = edition.sides[side_of(edition, seat)]
        people_there = any(facts.chairs[mate].holders for mate in side)
        if chair.open and not (chair.shared and people_there):
            chair.bot = house_bot(edition)


def replace(edition: Edition, facts: Facts, seat: Seat, bot: str) -> None:
    """A bot on a seat, for whoever held it; and on what his side led together, when nobody of it is left."""
    chair = facts.chairs[seat]
    held = list(chair.holders)
    for holder in held:
        leave(facts, holder, seat)
    chair.bot = bot
    if held:
        _place_bots(
            edition, facts, [mate for mate in edition.sides[side_of(edition, seat)] if facts.chairs[mate].shared]
        )


def expel(edition: Edition, facts: Facts, person: str) -> None:
    """Out of the room; in a running game bots go on for him."""
    played = playable(edition, facts, person)
    for seat in seats_of(facts, person):
        leave(facts, person, seat)
    if facts.status == "playing":
        _place_bots(edition, facts, played)
    facts.members = [member for member in facts.members if member != person]
    facts.ready = [member for member in facts.ready if member != person]
    facts.requests = [(who, seat) for who, seat in facts.requests if who != person]

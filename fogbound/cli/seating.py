"""Who plays what: seats in a game by itself, chairs in a series, where roles rotate past them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from fogbound import catalog
from fogbound.bots import house_bot, levels_for
from fogbound.bots.line import kinds
from fogbound.bots.naming import Named, named
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import listed
from fogbound.cli.prompt import Screen
from fogbound.cli.score import YOU
from fogbound.errors import BadOption
from fogbound.game import Edition, Player, Seat
from fogbound.games.yard.edition import X, YardEdition

BOT = "bot"


@dataclass(frozen=True)
class Asked:
    """What the command line says about who plays what."""

    seat: str | None = None
    seats: str | None = None
    hotseat: bool = False
    chair: int | None = None
    people: str | None = None

    def __post_init__(self) -> None:
        given = [self.seat, self.seats, self.hotseat or None, self.chair, self.people]
        if sum(one is not None for one in given) > 1:
            raise Stop("Choose one of --seat, --seats, --hotseat, --chair and --people.")

    @property
    def named(self) -> str | None:
        """Seats by name."""
        return self.seats if self.seats is not None else self.seat

    @property
    def nothing(self) -> bool:
        return self == Asked()


# A game by itself


def seats(asked: Asked, edition: YardEdition, screen: Screen, before: str | None) -> frozenset[Seat]:
    """The seats of the people at the keyboard; `before` is what a saved game says."""
    if asked.chair is not None or asked.people is not None:
        raise Stop("--chair and --people are for a series; say --series, or choose with --seat.")
    if asked.hotseat:
        return frozenset(edition.seats)
    if asked.named is not None:
        return read_seats(asked.named, edition)
    if before is not None:
        return read_seats(before, edition)
    if screen.interactive:
        return _ask_who(edition, screen)
    screen.say("Nobody said who plays what, so you are Mister X (--seat and --seats choose).")
    return frozenset({X})


def read_seats(given: str, edition: YardEdition) -> frozenset[Seat]:
    """Seats by name; `detectives` is everybody who hunts, `all` everybody."""
    groups = {"detectives": edition.pursuers, "police": edition.police, "all": edition.seats}
    found: set[Seat] = set()
    for part in (word.strip().lower() for word in given.split(",") if word.strip()):
        if not (groups.get(part) or part in edition.seats):
            break
        found |= {*groups.get(part, (part,))}
    else:
        if found:
            return frozenset(found)
    raise Stop(f"There is no seat {given!r} here; seats are {', '.join(edition.seats)}, or detectives for all but x.")


def _ask_who(edition: YardEdition, screen: Screen) -> frozenset[Seat]:
    screen.say("Who do you want to be?", style="bold")
    screen.say("  x           Mister X: slip away from the bots")
    screen.say(f"  detectives  {listed(edition.pursuers)}: hunt a bot", hang=14)
    screen.say("  hotseat     everybody at this keyboard, no bots")
    while True:
        answer = screen.ask("x, detectives or hotseat? ", ("x", "detectives", "hotseat")).strip().lower()
        answer = {"d": "detectives", "h": "all", "hotseat": "all", "hot-seat": "all"}.get(answer, answer)
        try:
            return read_seats(answer, edition)
        except Stop:
            screen.say("Type x, detectives or hotseat; or the names of single seats, such as red,blue.")


# A series


@dataclass(frozen=True)
class Chairs:
    """The people of a series, clockwise, and which of their chairs are at this keyboard (counted from 0)."""

    people: tuple[str, ...]
    here: frozenset[int]

    @property
    def at_keyboard(self) -> tuple[str, ...]:
        return tuple(name for n, name in enumerate(self.people) if n in self.here)

    @property
    def tag(self) -> str:
        """As a saved series keeps them."""
        return ",".join(str(n + 1) for n in sorted(self.here))


def chairs(asked: Asked, edition: YardEdition, screen: Screen) -> Chairs:
    """Who sits where in a new series; whoever sits on chair 1 is Mister X in the first heat."""
    length = len(edition.roles)
    if asked.people is not None:
        return read_people(asked.people, length)
    if asked.hotseat:
        return _everybody(screen, length)
    if asked.chair is not None or asked.named is not None:
        return alone(chosen_chair(asked, edition), length)
    if screen.interactive:
        return _ask_chair(screen, length)
    screen.say("Nobody said who sits where, so you take chair 1 and are Mister X first (--chair and --people choose).")
    return alone(0, length)


def seated_again(asked: Asked, edition: YardEdition, people: tuple[str, ...], before: str | None) -> Chairs:
    """Who sits where when a saved series goes on: its people stay, their places at the keyboard may change."""
    if asked.people is not None:
        raise Stop(f"The people of this series are {listed(people)}; --chair and --hotseat choose among them.")
    if asked.hotseat:
        return Chairs(people, frozenset(range(len(people))))
    if asked.chair is not None or asked.named is not None:
        return Chairs(people, frozenset({chosen_chair(asked, edition)}))
    told = [part.strip() for part in (before or "1").split(",")]
    here = frozenset(int(part) - 1 for part in told if part.isascii() and part.isdigit() and len(part) < 4)
    if not here or not here <= set(range(len(people))):
        raise Stop("The saved series does not say which chairs were yours; choose with --chair or --hotseat.")
    return Chairs(people, here)


def alone(chair: int, length: int) -> Chairs:
    names = tuple(YOU if n == chair else _bot(n) for n in range(length))
    return Chairs(names, frozenset({chair}))


def _bot(chair: int) -> str:
    return f"Bot {chair + 1}"


def chosen_chair(asked: Asked, edition: YardEdition) -> int:
    """A chair by number, or by what it leads in the first heat."""
    length = len(edition.roles)
    if asked.chair is not None:
        if not 1 <= asked.chair <= length:
            raise Stop(f"There is no chair {asked.chair}; chairs are 1 to {length}.")
        return asked.chair - 1
    wanted = read_seats(asked.named or "", edition)
    found = next((n for n, role in enumerate(edition.roles) if wanted <= set(role)), None)
    if found is None:
        raise Stop(
            f"Nobody leads {listed([s for s in edition.seats if s in wanted])} together in a series for {length}; "
            f"choose with --chair or --people."
        )
    return found


def counted(people: str | None, edition_id: str) -> dict[str, str]:
    """The option that follows from the names of a series' people: how many they are."""
    if people is None:
        return {}
    names, option = len(people.split(",")), next(o for o in catalog.options(edition_id) if o.name == "players")
    if not option.low <= names <= option.high:
        told = "1 name" if names == 1 else f"{names} names"
        raise Stop(f"--people has {told}; a series is for {option.allowed} people.")
    return {option.name: str(names)}


def read_people(given: str, length: int) -> Chairs:
    """Names clockwise, `bot` for a bot: Ann,bot,Bob."""
    names = [part.strip() for part in given.split(",")]
    if len(names) != length or not all(names):
        raise Stop(
            f"--people takes {length} names here, with commas between them, clockwise; bot is a bot: "
            f"{','.join(['Ann', *[BOT] * (length - 1)])}. For another number of people say --players."
        )
    here = frozenset(n for n, name in enumerate(names) if name.lower() != BOT)
    if not here:
        raise Stop("Somebody at the table should be a person; --people has bots alone.")
    return Chairs(tuple(name if n in here else _bot(n) for n, name in enumerate(names)), here)


def _everybody(screen: Screen, length: int) -> Chairs:
    names = [f"Person {n + 1}" for n in range(length)]
    if screen.interactive:
        screen.say(f"Who plays? {length} names, clockwise; the first is Mister X first.", style="bold")
        for n, name in enumerate(names):
            names[n] = _ask_name(screen, name, names[:n])
    return Chairs(tuple(names), frozenset(range(length)))


def _ask_name(screen: Screen, default: str, taken: list[str]) -> str:
    while True:
        name = " ".join(screen.ask(f"Name [Enter = {default}]: ").split()) or default
        if name not in taken:
            return name
        screen.say(f"{name} is taken already.")


def _ask_chair(screen: Screen, length: int) -> Chairs:
    screen.say("Everybody is Mister X once. Where do you sit?", style="bold")
    when = ["first", "second", "third", "fourth", "fifth", "sixth"]
    for n in range(length):
        screen.say(f"  {n + 1}        Mister X in the {when[n] if n < len(when) else n + 1} heat")
    screen.say("  hotseat  everybody at this keyboard, no bots")
    allowed = [*(str(n + 1) for n in range(length)), "hotseat"]
    while True:
        answer = screen.ask(f"{listed(allowed, 'or')}? ", allowed).strip().lower()
        if answer in ("hotseat", "hot-seat", "h"):
            return _everybody(screen, length)
        if answer in allowed:
            return alone(int(answer) - 1, length)
        screen.say(f"Type {listed(allowed, 'or')}.")


# Bots


def bot(given: str | None, kept: str | None, edition: Edition, programs: Mapping[str, str]) -> Named:
    """The bot that was asked for, else the program that was brought, else whom a saved game had, else the house's."""
    if given is None and len(programs) > 1:
        raise Stop(f"There are several programs: say --bots {listed(list(programs), 'or')}.")
    wanted = given or next(iter(programs), None) or kept or house_bot(edition)
    try:
        return named(wanted, edition, kinds(programs))
    except BadOption:
        if wanted != kept:
            raise
        raise Stop(
            f"This game had the bot {kept!r}, which is not here: bring it again with --bot-command, or say --bots."
        ) from None


def opponents(usual: Named, edition: Edition, screen: Screen) -> Named:
    """Whom somebody at the keyboard wants to play against; nothing typed is whoever usually plays."""
    screen.say("How good shall the bots be?", style="bold")
    levels = levels_for(edition)
    for name, line in levels:
        screen.say(f"  {name:<9}  {line}", hang=13)
    names = [name for name, _ in levels]
    while True:
        answer = screen.ask(f"Which? [Enter = {usual}] ", names).strip().lower()
        try:
            return named(answer, edition) if answer else usual
        except BadOption as problem:
            screen.say(str(problem))


def bots(kind: Named, edition: Edition, mine: frozenset[Seat], chance: object | None) -> dict[Seat, Player]:
    """One bot a side. Where a `chance` is given (a practice deal's number), what they draw repeats as the deal does."""
    found: dict[Seat, Player] = {}
    for side in edition.sides:
        bot = kind.make(edition, Random(None if chance is None else f"{chance} {_side(side)}"))
        found |= {seat: bot for seat in side if seat not in mine}
    return found


def _side(seats: tuple[Seat, ...]) -> str:
    return seats[0] if len(seats) == 1 else "pursuers"

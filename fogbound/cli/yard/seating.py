"""Who plays what in a chase: seats in a single game; chairs in a series, where roles rotate past them."""

from __future__ import annotations

from dataclasses import dataclass

from fogbound import catalog
from fogbound.cli.friendly import Stop
from fogbound.cli.prompt import Screen
from fogbound.cli.seating import SeatRequest
from fogbound.cli.speech import either, joined, name, t
from fogbound.cli.yard.score import YOU
from fogbound.game import Seat
from fogbound.games.yard.edition import X, YardEdition

BOT = "bot"
SIDES = ("x", "detectives", "hotseat")

# A single game


def seats(asked: SeatRequest, edition: YardEdition, screen: Screen, before: str | None) -> frozenset[Seat]:
    """The seats of the people at the keyboard; `before` are those of a saved game."""
    if asked.chair is not None or asked.people is not None:
        raise Stop(t("cli-chair-series"))
    if asked.hotseat:
        return frozenset(edition.seats)
    if asked.named is not None:
        return read_seats(asked.named, edition)
    if before is not None:
        return read_seats(before, edition)
    if screen.interactive:
        return _ask_who(edition, screen)
    screen.say(t("cli-seat-x"))
    return frozenset({X})


def read_seats(given: str, edition: YardEdition) -> frozenset[Seat]:
    """Seats by name; `detectives` means all pursuers, `all` every seat."""
    groups = {"detectives": edition.pursuers, "police": edition.police, "all": edition.seats}
    seats_named: set[Seat] = set()
    for part in (word.strip().lower() for word in given.split(",") if word.strip()):
        if not (groups.get(part) or part in edition.seats):
            break
        seats_named |= {*groups.get(part, (part,))}
    else:
        if seats_named:
            return frozenset(seats_named)
    raise Stop(t("cli-no-seat-yard", given=given, seats=", ".join(edition.seats)))


def _ask_who(edition: YardEdition, screen: Screen) -> frozenset[Seat]:
    screen.say(t("cli-who"), style="bold")
    screen.say(f"  x           {t('cli-who-x')}", hang=14)
    screen.say(f"  detectives  {t('cli-who-detectives', names=joined(map(name, edition.pursuers)))}", hang=14)
    screen.say(f"  hotseat     {t('cli-who-all')}", hang=14)
    while True:
        answer = screen.ask(f"{t('cli-who-ask', choice=either(SIDES))} ", SIDES).strip().lower()
        answer = {"d": "detectives", "h": "all", "hotseat": "all", "hot-seat": "all"}.get(answer, answer)
        try:
            return read_seats(answer, edition)
        except Stop:
            screen.say(t("cli-who-again", choice=either(SIDES)))


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
        """The chairs at this keyboard, as a saved series lists them."""
        return ",".join(str(n + 1) for n in sorted(self.here))


def new_chairs(asked: SeatRequest, edition: YardEdition, screen: Screen) -> Chairs:
    """The chairs of a new series. The person in chair 1 is Mister X in the first heat."""
    length = len(edition.roles)
    if asked.people is not None:
        return read_people(asked.people, length)
    if asked.hotseat:
        return _ask_everybody(screen, length)
    if asked.chair is not None or asked.named is not None:
        return one_person(chosen_chair(asked, edition), length)
    if screen.interactive:
        return _ask_chair(screen, length)
    screen.say(t("cli-chair-first"))
    return one_person(0, length)


def resume_chairs(asked: SeatRequest, edition: YardEdition, people: tuple[str, ...], before: str | None) -> Chairs:
    """The chairs of a saved series. Its people stay; who of them is at the keyboard may change."""
    if asked.people is not None:
        raise Stop(t("cli-series-people", names=joined(people)))
    if asked.hotseat:
        return Chairs(people, frozenset(range(len(people))))
    if asked.chair is not None or asked.named is not None:
        return Chairs(people, frozenset({chosen_chair(asked, edition)}))
    numbers = [part.strip() for part in (before or "1").split(",")]
    here = frozenset(int(part) - 1 for part in numbers if part.isascii() and part.isdigit() and len(part) < 4)
    if not here or not here <= set(range(len(people))):
        raise Stop(t("cli-series-chairs"))
    return Chairs(people, here)


def one_person(chair: int, length: int) -> Chairs:
    names = tuple(YOU if n == chair else _bot(n) for n in range(length))
    return Chairs(names, frozenset({chair}))


def _bot(chair: int) -> str:
    return f"Bot {chair + 1}"


def chosen_chair(asked: SeatRequest, edition: YardEdition) -> int:
    """A chair by number, or by the seats it leads in the first heat."""
    length = len(edition.roles)
    if asked.chair is not None:
        if not 1 <= asked.chair <= length:
            raise Stop(t("cli-no-chair", given=str(asked.chair), n=length))
        return asked.chair - 1
    wanted = read_seats(asked.named or "", edition)
    seats_named = next((n for n, role in enumerate(edition.roles) if wanted <= set(role)), None)
    if seats_named is None:
        raise Stop(t("cli-no-role", names=joined(s for s in edition.seats if s in wanted), n=length))
    return seats_named


def players_option(people: str | None, edition_id: str) -> dict[str, str]:
    """The option `players`, counted from the names of a series' people."""
    if people is None:
        return {}
    names, option = len(people.split(",")), next(o for o in catalog.options(edition_id) if o.name == "players")
    if not option.low <= names <= option.high:
        raise Stop(t("cli-people-number", n=names, low=option.low, high=option.high))
    return {option.name: str(names)}


def read_people(given: str, length: int) -> Chairs:
    """Chairs from names, clockwise, with `bot` for a bot: Ann,bot,Bob."""
    names = [part.strip() for part in given.split(",")]
    if len(names) != length or not all(names):
        raise Stop(t("cli-people-takes", n=length, example=",".join(["Ann", *[BOT] * (length - 1)])))
    here = frozenset(n for n, name in enumerate(names) if name.lower() != BOT)
    if not here:
        raise Stop(t("cli-people-bots"))
    return Chairs(tuple(name if n in here else _bot(n) for n, name in enumerate(names)), here)


def _ask_everybody(screen: Screen, length: int) -> Chairs:
    names = [t("cli-person", n=n + 1) for n in range(length)]
    if screen.interactive:
        screen.say(t("cli-names", n=length), style="bold")
        for n, name in enumerate(names):
            names[n] = _ask_name(screen, name, names[:n])
    return Chairs(tuple(names), frozenset(range(length)))


def _ask_name(screen: Screen, default: str, taken: list[str]) -> str:
    while True:
        given = " ".join(screen.ask(f"{t('cli-name', default=default)} ").split()) or default
        if given not in taken:
            return given
        screen.say(t("cli-name-taken", name=given))


def _ask_chair(screen: Screen, length: int) -> Chairs:
    screen.say(t("cli-chair"), style="bold")
    for n in range(length):
        screen.say(f"  {n + 1}        {t('cli-chair-heat', n=n + 1)}")
    screen.say(f"  hotseat  {t('cli-who-all')}", hang=11)
    allowed = [*(str(n + 1) for n in range(length)), "hotseat"]
    while True:
        answer = screen.ask(f"{t('cli-who-ask', choice=either(allowed))} ", allowed).strip().lower()
        if answer in ("hotseat", "hot-seat", "h"):
            return _ask_everybody(screen, length)
        if answer in allowed:
            return one_person(int(answer) - 1, length)
        screen.say(t("cli-chair-again", choice=either(allowed)))

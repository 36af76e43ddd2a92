"""Editions of the chase: a rule set is a data file, and this module applies options to it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fogbound.errors import BadOption, Said
from fogbound.game import Edition, Seat
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import ORDINARY, Board
from fogbound.options import Option, apply

GAME = "yard"
FOLDER = Path(__file__).with_name("editions")
X: Seat = "x"
COLOURS: tuple[Seat, ...] = ("red", "blue", "green", "yellow", "black")
POLICE: tuple[Seat, ...] = ("bobby1", "bobby2")
_NAMES = {X: "Mister X", "bobby1": "Police 1", "bobby2": "Police 2"}

Purse = tuple[int, int, int]


def seat_name(seat: Seat) -> str:
    """A pawn's name in a sentence for people."""
    return _NAMES.get(seat, seat.capitalize())


@dataclass(frozen=True)
class YardEdition(Edition):
    """One chase, ready to deal: `seats` is x, then the detectives, then the police.

    `hunters` are the pawns that each person against X leads; `shared` pawns have several leaders.
    `groups` are the pursuers in moving order; inside a group the order is free.
    `placed_on` is the line on whose stations detectives choose their start; None means they are dealt one.
    `purses` is what the detectives begin with: one purse each, or one pool.
    `stock` is what X's ordinary tickets are paid from; None means that X never runs out.
    `boats` is how many ferry rides X may take; None means as many as X can pay for.
    `x_open`: X is on view except after a black ride, and never plays two of those in a row.
    `prices` (taxi, bus, underground) make X's score; None means that one side wins.
    """

    title: str
    board: Board
    detectives: tuple[Seat, ...]
    police: tuple[Seat, ...]
    hunters: tuple[tuple[Seat, ...], ...]
    groups: tuple[tuple[Seat, ...], ...]
    deals: tuple[tuple[Seat, str], ...]
    placed_on: str | None
    start_numbers: tuple[int, ...]
    purses: tuple[Purse, ...]
    pooled: bool
    black: int
    doubles: int
    boats: int | None
    stock: Purse | None
    stock_holder: str
    max_rounds: int | None
    reveals: tuple[int, ...]
    x_open: bool
    prices: Purse | None
    black_price: int
    voluntary_reveal: bool
    stuck_counts_police: bool
    blocked_is_stuck: bool
    stuck_leftovers: str
    pursuers_only_concede: bool
    agreed: bool = False
    heats: bool = False

    @cached_property
    def pursuers(self) -> tuple[Seat, ...]:
        return self.detectives + self.police

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return ((X,), self.pursuers)

    @property
    def roles(self) -> tuple[tuple[Seat, ...], ...]:
        return ((X,), *self.hunters)

    @cached_property
    def shared(self) -> tuple[Seat, ...]:
        led = Counter(seat for pawns in self.hunters for seat in pawns)
        return tuple(seat for seat in self.pursuers if led[seat] > 1 or seat in self.police)

    @cached_property
    def grounds(self) -> tuple[int, ...]:
        """Where detectives may choose to start."""
        return tuple(n for n in self.board.stations if self.placed_on in self.board.links(n))

    def deck(self, name: str) -> tuple[int, ...]:
        """The start cards of a deck: the board's, unless the options give numbers."""
        return self.start_numbers if name == "tickets" and self.start_numbers else self.board.deck(name)

    @property
    def longest(self) -> int:
        """The most rounds a game can have. Where rounds are not limited, each costs at least a ticket."""
        return self.max_rounds or sum(map(sum, self.purses))

    @cached_property
    def index(self) -> dict[Seat, int]:
        """Where each seat stands in a position's tuples."""
        return {seat: i for i, seat in enumerate(self.seats)}

    @cached_property
    def purse_of(self) -> dict[Seat, int]:
        """Which purse each detective pays from."""
        return {seat: 0 if self.pooled else i for i, seat in enumerate(self.detectives)}


def ids() -> tuple[str, ...]:
    """The editions of the chase, oldest rules first."""
    return tuple(f"{GAME}/{path.stem}" for path in sorted(FOLDER.glob("*.toml"), key=_year))


def _year(path: Path) -> str:
    return path.stem.rpartition("-")[2]


@cache
def data(edition_id: str) -> dict[str, Any]:
    """The data of an edition's file."""
    name = edition_id.partition("/")[2]
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def options(edition_id: str) -> tuple[Option, ...]:
    """The options of an edition. The choices of `board` are the shipped boards that fit its smallest table."""
    fitting = tuple(name for name in boards.names() if _fits(edition_id, name))
    return tuple(
        replace(option, choices=fitting) if option.name == "board" else option for option in _declared(edition_id)
    )


@cache
def _declared(edition_id: str) -> tuple[Option, ...]:
    """The options as the edition's file lists them."""
    facts = data(edition_id)
    players = sorted(map(int, facts["players"]))
    more: dict[str, dict[str, Any]] = {"players": {"low": players[0], "high": players[-1]}}
    return tuple(
        Option(name, **{key: _frozen(value) for key, value in (entry | more.get(name, {})).items()})
        for name, entry in facts["options"].items()
    )


def _fits(edition_id: str, board: str) -> bool:
    facts = data(edition_id)
    chosen = apply(edition_id, _declared(edition_id), {"players": min(map(int, facts["players"]))})
    try:
        _refuse_contradictions(_edition(edition_id, facts, chosen, boards.load(board)), facts)
    except BadOption:
        return False
    return True


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def find(edition_id: str, given: Mapping[str, Any]) -> YardEdition:
    """An edition with options applied. A `Board` may be given instead of a board's name."""
    custom = given.get("board")
    if isinstance(custom, Board):
        chosen = apply(edition_id, options(edition_id), {**given, "board": custom.name})
        board = custom
    else:
        chosen = apply(edition_id, options(edition_id), given)
        board = boards.load(chosen["board"])
    facts = data(edition_id)
    found = _edition(edition_id, facts, chosen, board)
    _refuse_contradictions(found, facts)
    return found


def _edition(edition_id: str, facts: Mapping[str, Any], chosen: Mapping[str, Any], board: Board) -> YardEdition:
    table = facts["players"][str(chosen["players"])]
    detectives, police = COLOURS[: table["detectives"]], POLICE[: table["police"]]
    return YardEdition(
        game=GAME,
        id=edition_id,
        revision=facts["revision"],
        seats=(X, *detectives, *police),
        options=tuple((option.name, option.text(chosen[option.name])) for option in _declared(edition_id)),
        digests=(("edition", _digest(facts)), ("board", board.digest)),
        title=facts["title"],
        board=board,
        detectives=detectives,
        police=police,
        hunters=_hunters(table, chosen["players"] - 1, detectives, police),
        groups=_groups(facts["order"], detectives, police, pairs=table.get("pairs", False)),
        deals=_deals(facts, detectives, police),
        placed_on=facts.get("placed_on"),
        start_numbers=chosen.get("start_numbers", ()),
        purses=_purses(facts, len(detectives), pooled=table.get("pool", False)),
        pooled=table.get("pool", False),
        black=chosen.get("x_black") or table["black"],
        doubles=facts["x_doubles"],
        boats=1 if chosen.get("boat_rides") == "once" else None,
        stock=_stock(facts, chosen, len(detectives)),
        stock_holder=facts.get("accounting", {}).get("holder", ""),
        max_rounds=chosen.get("max_rounds"),
        reveals=chosen.get("reveals", ()),
        x_open=facts.get("x_open", False),
        prices=chosen.get("prices"),
        black_price=facts.get("black_price", 0),
        voluntary_reveal=chosen.get("voluntary_reveal", False),
        stuck_counts_police=chosen.get("stuck_counts_police", False),
        blocked_is_stuck=facts.get("blocked_is_stuck", False),
        stuck_leftovers=chosen.get("stuck_leftovers", ""),
        pursuers_only_concede=facts.get("pursuers_only_concede", False),
        agreed=facts.get("agreed", False),
        heats=facts.get("heats", False),
    )


def _purses(facts: Mapping[str, Any], detectives: int, *, pooled: bool) -> tuple[Purse, ...]:
    """The detectives' tickets: the edition's own pool, or tickets per detective, pooled or not."""
    if "pool" in facts:
        return (_purse(facts["pool"]),)
    each = _purse(facts["detective"])
    return ((detectives * each[0], detectives * each[1], detectives * each[2]),) if pooled else (each,) * detectives


def _purse(tickets: Mapping[str, int]) -> Purse:
    taxi, bus, underground = (tickets[ticket] for ticket in ORDINARY)
    return taxi, bus, underground


def _hunters(
    table: Mapping[str, Any], people: int, detectives: tuple[Seat, ...], police: tuple[Seat, ...]
) -> tuple[tuple[Seat, ...], ...]:
    """The pawns each person leads: detectives dealt out evenly, or all of them led together."""
    if table.get("together", False):
        return (detectives + police,) * people
    each = len(detectives) // people
    return tuple(detectives[i : i + each] + police for i in range(0, len(detectives), each))


def _groups(
    order: str, detectives: tuple[Seat, ...], police: tuple[Seat, ...], *, pairs: bool
) -> tuple[tuple[Seat, ...], ...]:
    if order == "free":
        return (detectives + police,)
    step = 2 if pairs else 1
    return tuple(detectives[i : i + step] for i in range(0, len(detectives), step))


def _deals(
    facts: Mapping[str, Any], detectives: tuple[Seat, ...], police: tuple[Seat, ...]
) -> tuple[tuple[Seat, str], ...]:
    """The seats that are dealt a start card, in order, and the deck of each."""
    seats = {"x": (X,), "detectives": detectives, "police": police}
    decks = {
        "shared": {"x": "shared", "detectives": "shared"},
        "separate": {"x": "x", "detectives": "detectives", "police": "detectives"},
        "placed": {"x": "tickets"},
    }[facts["starts"]]
    return tuple((seat, decks[kind]) for kind in facts["dealt"] for seat in seats[kind])


def _stock(facts: Mapping[str, Any], chosen: Mapping[str, Any], detectives: int) -> Purse | None:
    accounting = facts.get("accounting")
    if accounting is None or chosen["x_ticket_accounting"] != accounting["name"]:
        return None
    if "from" in accounting:
        return _purse(accounting["from"])
    held = facts["detective"]
    return _purse({ticket: n - detectives * held[ticket] for ticket, n in accounting["box"].items()})


def _digest(facts: Mapping[str, Any]) -> str:
    """A hash of the rules; a title may be reworded."""
    rules = {key: value for key, value in facts.items() if key != "title"}
    return hashlib.sha256(json.dumps(rules, sort_keys=True).encode()).hexdigest()[:32]


def _refuse_contradictions(edition: YardEdition, facts: Mapping[str, Any]) -> None:
    for problem in (*_late_reveals(edition, facts), *_too_few_cards(edition), *_nowhere_to_start(edition)):
        raise problem


def _contradiction(option: str, text: str) -> BadOption:
    return BadOption("contradiction", text, option=option)


def _late_reveals(edition: YardEdition, facts: Mapping[str, Any]) -> Iterator[BadOption]:
    last = edition.longest + edition.doubles
    # A shorter game may keep default appearances that it never reaches; asking for one is a mistake.
    if (
        edition.reveals
        and edition.reveals[-1] > last
        and edition.reveals != tuple(facts["options"]["reveals"]["default"])
    ):
        yield _contradiction(
            "reveals",
            Said(
                "contradiction-reveals",
                f"reveals cannot hold {edition.reveals[-1]}: with max_rounds = {edition.max_rounds} and "
                f"{edition.doubles} double moves, X makes at most {last} moves.",
                n=edition.reveals[-1],
                last=last,
            ),
        )


def _too_few_cards(edition: YardEdition) -> Iterator[BadOption]:
    """Every dealt pawn needs a card, and the detectives may choose to start on some of them."""
    chosen = 0 if edition.placed_on is None else len(edition.detectives)
    for deck in dict.fromkeys(deck for _, deck in edition.deals):
        needed = sum(1 for _, d in edition.deals if d == deck) + chosen
        cards = len(edition.deck(deck))
        if cards < needed and edition.start_numbers:
            text = f"start_numbers holds {cards} numbers; it needs at least {needed}."
            yield _contradiction("start_numbers", Said("contradiction-few-numbers", text, n=cards, least=needed))
        elif cards < needed:
            yield _contradiction(
                "board",
                Said(
                    "contradiction-few-starts",
                    f"Board {edition.board.name!r} has {cards} start cards in deck {deck!r}, but {edition.id} with "
                    f"{len(edition.seats)} pawns needs {needed}; choose another board"
                    f"{' or give start_numbers' if edition.placed_on else ' or fewer players'}.",
                    board=edition.board.name,
                    n=cards,
                    least=needed,
                ),
            )


def _nowhere_to_start(edition: YardEdition) -> Iterator[BadOption]:
    name = edition.board.name
    if unknown := [n for n in edition.start_numbers if n not in edition.board.at]:
        listed = ", ".join(map(str, unknown[:9]))
        text = f"start_numbers names {listed}: board {name!r} has no such stations."
        yield _contradiction("start_numbers", Said("contradiction-no-station", text, stations=unknown[:9], board=name))
    if edition.placed_on is not None and len(edition.grounds) < len(edition.detectives):
        yield _contradiction(
            "board",
            Said(
                "contradiction-few-starts",
                f"Board {name!r} has {len(edition.grounds)} {edition.placed_on} stations, but {edition.id} needs "
                f"{len(edition.detectives)} for the detectives to start from.",
                board=name,
                n=len(edition.grounds),
                least=len(edition.detectives),
            ),
        )

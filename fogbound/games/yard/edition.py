"""Editions of the chase: a published rule set is a data file; this page applies a table's options to it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fogbound.errors import BadOption
from fogbound.game import Edition, Seat
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import ORDINARY, Board
from fogbound.options import Option, apply

GAME = "yard"
FOLDER = Path(__file__).with_name("editions")
X: Seat = "x"
COLOURS: tuple[Seat, ...] = ("red", "blue", "green", "yellow", "black")
POLICE: tuple[Seat, ...] = ("bobby1", "bobby2")

Purse = tuple[int, int, int]


@dataclass(frozen=True)
class YardEdition(Edition):
    """One chase, ready to deal: `seats` is x, then the detectives, then the police.

    `hunters` are the pawns each person against X leads; those that several lead are `shared`.
    `groups` are the pursuers in moving order; inside a group the order is free.
    `stock` is what X's ordinary tickets are paid from; None means he never runs out.
    """

    title: str
    board: Board
    detectives: tuple[Seat, ...]
    police: tuple[Seat, ...]
    hunters: tuple[tuple[Seat, ...], ...]
    groups: tuple[tuple[Seat, ...], ...]
    deals: tuple[tuple[Seat, str], ...]
    purse: Purse
    pooled: bool
    black: int
    doubles: int
    stock: Purse | None
    stock_holder: str
    max_rounds: int
    reveals: tuple[int, ...]
    voluntary_reveal: bool
    stuck_counts_police: bool

    @cached_property
    def pursuers(self) -> tuple[Seat, ...]:
        return self.detectives + self.police

    @property
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
    """An edition's file as it stands."""
    name = edition_id.partition("/")[2]
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def options(edition_id: str) -> tuple[Option, ...]:
    """What a table may choose in an edition."""
    facts = data(edition_id)
    players = sorted(map(int, facts["players"]))
    more: dict[str, dict[str, Any]] = {
        "players": {"low": players[0], "high": players[-1]},
        "board": {"choices": boards.names()},
    }
    return tuple(
        Option(name, **{key: _frozen(value) for key, value in (entry | more.get(name, {})).items()})
        for name, entry in facts["options"].items()
    )


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
        options=tuple((option.name, option.text(chosen[option.name])) for option in options(edition_id)),
        digests=(("edition", _digest(facts)), ("board", board.digest)),
        title=facts["title"],
        board=board,
        detectives=detectives,
        police=police,
        hunters=_hunters(table, chosen["players"] - 1, detectives, police),
        groups=_groups(facts["order"], detectives, police, pairs=table.get("pairs", False)),
        deals=_deals(facts, detectives, police),
        purse=_purse(facts["detective"]),
        pooled=table.get("pool", False),
        black=table["black"],
        doubles=facts["x_doubles"],
        stock=_stock(facts, chosen, len(detectives)),
        stock_holder=facts["accounting"]["holder"],
        max_rounds=chosen["max_rounds"],
        reveals=chosen["reveals"],
        voluntary_reveal=chosen.get("voluntary_reveal", False),
        stuck_counts_police=chosen.get("stuck_counts_police", False),
    )


def _purse(tickets: Mapping[str, int]) -> Purse:
    taxi, bus, underground = (tickets[ticket] for ticket in ORDINARY)
    return taxi, bus, underground


def _hunters(
    table: Mapping[str, Any], people: int, detectives: tuple[Seat, ...], police: tuple[Seat, ...]
) -> tuple[tuple[Seat, ...], ...]:
    """Detectives are dealt out evenly; what several people lead together, each of them leads."""
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
    """Who is dealt a start card, in order, and from which deck."""
    seats = {"x": (X,), "detectives": detectives, "police": police}
    separate = facts["starts"] == "separate"
    return tuple(
        (seat, ("x" if kind == "x" else "detectives") if separate else "shared")
        for kind in facts["dealt"]
        for seat in seats[kind]
    )


def _stock(facts: Mapping[str, Any], chosen: Mapping[str, Any], detectives: int) -> Purse | None:
    accounting = facts["accounting"]
    if chosen["x_ticket_accounting"] != accounting["name"]:
        return None
    if "from" in accounting:
        return _purse(accounting["from"])
    held = facts["detective"]
    return _purse({ticket: n - detectives * held[ticket] for ticket, n in accounting["box"].items()})


def _digest(facts: Mapping[str, Any]) -> str:
    """Names what the rules depend on; a title may be reworded."""
    rules = {key: value for key, value in facts.items() if key != "title"}
    return hashlib.sha256(json.dumps(rules, sort_keys=True).encode()).hexdigest()[:32]


def _refuse_contradictions(edition: YardEdition, facts: Mapping[str, Any]) -> None:
    last = edition.max_rounds + edition.doubles
    defaults = tuple(facts["options"]["reveals"]["default"])
    # A shorter game simply never reaches the later default appearances; asking for one it cannot reach is a slip.
    if edition.reveals and edition.reveals[-1] > last and edition.reveals != defaults:
        raise BadOption(
            "contradiction",
            f"reveals cannot hold {edition.reveals[-1]}: with max_rounds = {edition.max_rounds} and "
            f"{edition.doubles} double moves, X makes at most {last} moves.",
            option="reveals",
        )
    for deck in dict.fromkeys(deck for _, deck in edition.deals):
        needed = sum(1 for _, d in edition.deals if d == deck)
        cards = len(edition.board.deck(deck))
        if cards < needed:
            raise BadOption(
                "contradiction",
                f"Board {edition.board.name!r} has {cards} start cards in deck {deck!r}, but {edition.id} with "
                f"{len(edition.seats)} pawns needs {needed}; take another board or fewer players.",
                option="board",
            )

"""A moment of the chase as plain values, and as one line of text, like FEN in chess."""

from __future__ import annotations

import re
from typing import NamedTuple

from fogbound.errors import BadNotation
from fogbound.game import DEALER, Outcome, Seat
from fogbound.games.yard.board import ORDINARY
from fogbound.games.yard.edition import Purse, X, YardEdition

# (place …) → deal → x → (double → second) → (show → take …) → pursuit → (emerge) → x …; over at any time
PHASES = ("place", "deal", "x", "double", "second", "show", "take", "pursuit", "emerge", "over")


class Position(NamedTuple):
    """The whole truth of a chase but its past.

    `at` holds a station per seat (0: not there yet), `purses` the detectives' tickets (one purse if pooled),
    `boats` the ferry rides X has left if they are counted, `windows` the fields filled in X's log,
    `vanished` the window of X's last black ride in editions with an open X, `waiting` the pursuers still to move
    (in phase take: still to give). X is on view while `seen` is of the latest window.
    """

    at: tuple[int, ...]
    purses: tuple[Purse, ...]
    black: int
    doubles: int
    boats: int | None
    stock: Purse | None
    phase: str
    round: int
    windows: int
    vanished: int
    waiting: tuple[Seat, ...]
    seen: tuple[int, int] | None
    turn: tuple[Seat, ...]
    outcome: Outcome | None

    @property
    def x_visible(self) -> bool:
        return self.seen is not None and self.seen[0] == self.windows


def opening(edition: YardEdition) -> Position:
    """Before the first card is dealt, or the first pawn placed."""
    choosing = edition.placed_on is not None
    return Position(
        at=(0,) * len(edition.seats),
        purses=edition.purses,
        black=edition.black,
        doubles=edition.doubles,
        boats=edition.boats,
        stock=edition.stock,
        phase="place" if choosing else "deal",
        round=0,
        windows=0,
        vanished=0,
        waiting=edition.detectives if choosing else (),
        seen=None,
        turn=edition.detectives if choosing else (DEALER,),
        outcome=None,
    )


def can_pay(edition: YardEdition, position: Position, seat: Seat) -> bool:
    """Whether a pursuer has a ticket for any line from their station, other pawns ignored. The police need none."""
    station = position.at[edition.index[seat]]
    which = edition.purse_of.get(seat)
    purse = None if which is None else position.purses[which]
    rides = edition.board.rides
    return any(rides[ticket][station] and (purse is None or purse[i]) for i, ticket in enumerate(ORDINARY))


def points(edition: YardEdition, position: Position, *, leftovers: bool = False) -> int:
    """X's points so far: the tickets paid to X, less the black ones used. `leftovers` counts unused tickets as paid."""
    began = worth(edition, edition.purses)
    paid = began if leftovers else began - worth(edition, position.purses)
    return paid - edition.black_price * (edition.black - position.black)


def worth(edition: YardEdition, purses: tuple[Purse, ...]) -> int:
    """The points that tickets are worth; 0 in editions without prices."""
    prices = edition.prices or (0, 0, 0)
    return sum(price * held for purse in purses for price, held in zip(prices, purse, strict=True))


def x_gets(edition: YardEdition, outcome: Outcome) -> float:
    """What an outcome is worth to X, from 0 to 1: the win, or the share of all points."""
    if edition.prices is None:
        return float(X in outcome.winners)
    return min(1.0, max(0.0, dict(outcome.points)[X] / max(1, worth(edition, edition.purses))))


def to_text(edition: YardEdition, position: Position) -> str:
    """One line: pawns, tickets, X's tickets, whose move, round, windows, last sighting."""
    boats = () if position.boats is None else (position.boats,)
    vanished = (position.vanished,) if edition.x_open else ()
    x_has = [position.black, position.doubles, *(position.stock or ()), *boats, *vanished]
    waiting = ":" + "+".join(position.waiting) if position.phase in ("take", "pursuit") else ""
    return " ".join(
        (
            "/".join(f"{seat}@{station}" for seat, station in zip(edition.seats, position.at, strict=True)),
            "/".join(",".join(map(str, purse)) for purse in position.purses),
            ",".join(map(str, x_has)),
            position.phase + waiting,
            str(position.round),
            str(position.windows),
            "-" if position.seen is None else f"{position.seen[0]}@{position.seen[1]}",
        )
    )


_FIELDS = ("pawns", "tickets", "X’s tickets", "phase", "round", "windows", "last sighting")
_NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)
_NUMBERS = re.compile(r"[0-9]{1,4}(,[0-9]{1,4})*", re.ASCII)


def from_text(edition: YardEdition, text: str) -> Position:
    """Read a position line, without its turn: the rules work that out. `BadNotation` says which field is wrong."""
    fields = text.split()
    if len(fields) != len(_FIELDS):
        raise _bad(text, f"it has {len(fields)} fields, not {len(_FIELDS)}: {', '.join(_FIELDS)}")
    pawns, tickets, x_has, phase, round_, windows, seen = fields
    at = _pawns(edition, text, pawns)
    counted, boating = 3 * (edition.stock is not None), int(edition.boats is not None)
    black, doubles, *more = _numbers(text, x_has, "X’s tickets", 2 + counted + boating + edition.x_open)
    stock, boats, vanished = more[:counted], more[counted : counted + boating], more[counted + boating :]
    name, _, names = phase.partition(":")
    phases = _phases(edition)
    if name not in phases:
        raise _bad(text, f"phase {name!r} is none of {', '.join(phases)}")
    played = _numbers(text, round_, "round", 1, low=1, high=edition.longest)[0]
    filled = _numbers(text, windows, "windows", 1, high=edition.longest + edition.doubles)[0]
    return Position(
        at=at,
        purses=_purses(edition, text, tickets),
        black=black,
        doubles=doubles,
        boats=boats[0] if boats else None,
        stock=(stock[0], stock[1], stock[2]) if stock else None,
        phase=name,
        round=played,
        windows=filled,
        vanished=vanished[0] if vanished else 0,
        waiting=_waiting(edition, text, name, names),
        seen=_seen(edition, text, seen, filled, at[0]),
        turn=(),
        outcome=None,
    )


def _phases(edition: YardEdition) -> list[str]:
    """The phases that a position can be set up in: all pawns on the board, a player to move."""
    options = {"voluntary": edition.voluntary_reveal, "double": not edition.x_open}
    needs = {"show": "voluntary", "take": "voluntary", "double": "double", "second": "double"}
    playing = [phase for phase in PHASES if phase not in ("place", "deal", "emerge", "over")]
    return [phase for phase in playing if options.get(needs.get(phase, ""), True)]


def _bad(text: str, why: str) -> BadNotation:
    return BadNotation("bad-position", f"{text!r} is not a position of this edition: {why}.", given=text)


def _numbers(text: str, field: str, name: str, count: int, *, low: int = 0, high: int = 99) -> list[int]:
    numbers = [int(n) for n in field.split(",")] if _NUMBERS.fullmatch(field) else []
    if len(numbers) != count or not all(low <= n <= high for n in numbers):
        raise _bad(text, f"{name} {field!r} should be {count} number{'s' * (count > 1)} from {low} to {high}")
    return numbers


def _pawns(edition: YardEdition, text: str, field: str) -> tuple[int, ...]:
    found = [part.partition("@")[::2] for part in field.split("/")]
    if tuple(seat for seat, _ in found) != edition.seats:
        raise _bad(text, f"pawns should be {'/'.join(f'{seat}@station' for seat in edition.seats)}")
    stations = []
    for seat, station in found:
        if not (_NUMBER.fullmatch(station) and int(station) in edition.board.at):
            raise _bad(text, f"{seat} stands on {station[:9]!r}, which is not a station of board {edition.board.name}")
        stations.append(int(station))
    if len(set(stations)) != len(stations):
        raise _bad(text, "two pawns share a station")
    return tuple(stations)


def _purses(edition: YardEdition, text: str, field: str) -> tuple[Purse, ...]:
    purses = [_numbers(text, part, "tickets", 3) for part in field.split("/")]
    expected = len(edition.purses)
    if len(purses) != expected:
        raise _bad(text, f"tickets should hold {expected} purse{'s' * (expected > 1)} (taxi,bus,underground)")
    return tuple((t, b, u) for t, b, u in purses)


def _waiting(edition: YardEdition, text: str, phase: str, names: str) -> tuple[Seat, ...]:
    if phase not in ("take", "pursuit"):
        if names:
            raise _bad(text, f"phase {phase} names no pawns")
        return ()
    waiting = tuple(names.split("+")) if names else ()
    allowed = edition.pursuers if phase == "pursuit" else edition.detectives
    if not waiting or waiting != tuple(seat for seat in allowed if seat in waiting):
        example = f"{phase}:{'+'.join(allowed)}"
        raise _bad(text, f"the phase should name the pawns still to go, in seat order, such as {example}")
    return waiting


def _seen(edition: YardEdition, text: str, field: str, windows: int, x_station: int) -> tuple[int, int] | None:
    if field == "-":
        return None
    window, _, station = field.partition("@")
    number = _numbers(text, window, "last sighting", 1, high=windows)[0]
    place = _numbers(text, station, "last sighting", 1, high=9999)[0]
    if place not in edition.board.at:
        raise _bad(text, f"X was seen at {station}, which is not a station of board {edition.board.name}")
    if number == windows and place != x_station:
        raise _bad(text, f"X is on view at {station}, but stands on {x_station}")
    return number, place

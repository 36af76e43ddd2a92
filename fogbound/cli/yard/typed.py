"""Lines typed in a chase, read forgivingly: `t58`, `T 58`, `taxi 58`, `blue t58`, `58`, `double`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from fogbound.cli.friendly import Stop
from fogbound.cli.speech import either, t
from fogbound.game import Move, Seat, View
from fogbound.games.yard.edition import X
from fogbound.games.yard.moves import RIDES

COMMANDS = (
    "help",
    "moves",
    "table",
    "suspects",
    "danger",
    "hint",
    "log",
    "tickets",
    "look",
    "map",
    "save",
    "wait",
    "back",
    "undo",
    "concede",
    "quit",
)

_TICKETS = {
    **dict.fromkeys(("t", "taxi", "cab"), "t"),
    **dict.fromkeys(("b", "bus"), "b"),
    **dict.fromkeys(("u", "underground", "tube", "metro", "subway"), "u"),
    **dict.fromkeys(("k", "black", "ferry", "boat"), "k"),
}
_RIDE = re.compile(rf"({'|'.join(_TICKETS)})\s*(?:to\s*)?0*([0-9]{{1,9}})", re.ASCII)
_NUMBER = re.compile(r"0*([0-9]{1,9})", re.ASCII)
_TAKE = re.compile(rf"take\s*([a-z]+[0-9]?)[\s,]+({'|'.join(_TICKETS)})", re.ASCII)
_PLACE = re.compile(r"(?:place|start)\s*(?:(?:on|at)\s*)?0*([0-9]{1,9})", re.ASCII)
_SEAT = re.compile(r"([a-z]+[0-9]?)(?:\s*[:,]\s*|\s+)(.+)", re.ASCII)
_PHRASES = {"double move": "double", "2x": "double", "give up": "concede", "resign": "concede"}


def addressee(text: str, current: Seat, seats: Sequence[Seat]) -> Seat | None:
    """The seat whose name begins a line. For X, `black 58` is a ticket, even if there is a black pawn."""
    wanted = _plain(text)
    if current == X and _RIDE.fullmatch(wanted):
        return None
    named = _SEAT.fullmatch(wanted)
    word = named[1] if named else wanted.rstrip(" :,")
    return word if word in seats else None


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def parse_line(text: str, current: Seat, offers: Mapping[Seat, Sequence[Move]]) -> tuple[Seat, Move]:
    """The seat and the move that a line means; `Stop` if it means none. The rules say whether it is legal."""
    wanted = _plain(text)
    seat = current
    named = _SEAT.fullmatch(wanted)
    if named and named[1] in offers:
        seat, wanted = named[1], named[2]
    return seat, _move(wanted, seat, offers.get(seat, ()))


def typed_moves(text: str, views: Mapping[Seat, View]) -> list[tuple[Seat, Move]]:
    """The move that a line means, for the first of some seats that may move unless it names another."""
    return [parse_line(text, next(iter(views)), {seat: view.moves for seat, view in views.items()})]


def _move(wanted: str, seat: Seat, offers: Sequence[Move]) -> Move:
    wanted = _PHRASES.get(wanted, wanted)
    if ride := _RIDE.fullmatch(wanted):
        return Move(_TICKETS[ride[1]], (int(ride[2]),))
    if number := _NUMBER.fullmatch(wanted):
        return _only_way(int(number[1]), seat, offers)
    if take := _TAKE.fullmatch(wanted):
        return Move("take", (take[1], _TICKETS[take[2]]))
    if place := _PLACE.fullmatch(wanted):
        return Move("place", (int(place[1]),))
    if wanted == "show":
        return next((move for move in offers if move.verb == "show"), Move("show"))
    if wanted in ("double", "hide", "concede", "place", *RIDES) or re.fullmatch(r"show ?[0-9]{1,9}", wanted, re.ASCII):
        return Move.parse(wanted.replace(" ", ""))
    raise _unknown(wanted)


def _only_way(number: int, seat: Seat, offers: Sequence[Move]) -> Move:
    """The ride to a station, if just one ordinary ticket leads there. A black ticket is never chosen by guessing."""
    if any(move.verb == "place" for move in offers):
        return Move("place", (number,))
    ways = [move for move in offers if move.args == (number,) and move.verb in RIDES]
    ordinary = [move for move in ways if move.verb != "k"]
    if len(ordinary) == 1:
        return ordinary[0]
    if ways:
        raise Stop(t("cli-which-ticket", moves=either(ways)))
    if seat == X:
        raise Stop(t("cli-no-way-x", station=number))
    raise Stop(t("cli-no-way", seat=seat, station=number))


def _unknown(wanted: str) -> Stop:
    first = wanted.split(" ")[0][:40]
    close = get_close_matches(first, COMMANDS, 1)
    hint = t("cli-did-you-mean", command=close[0]) if close else t("cli-move-looks")
    return Stop(f"{t('cli-not-understood', given=first)} {hint} {t('cli-type-help')}")

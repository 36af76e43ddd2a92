"""What people read from X's tickets, with more and more care: how naive a wrong guess at X's station is.

The first reader follows the tickets from the last sighting and forgets the pawns. The second remembers that X is not
where a pawn stands now, the third that X never rode to a station where a pawn stood at that time. Only the fourth also
remembers that a pawn found nothing where it went, which leaves what the rules leave.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from fogbound.game import DEALER, Seat
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X
from fogbound.games.yard.rules import ChaseState

READERS = ("tickets", "pawns now", "pawns then", "everything")


@dataclass(frozen=True)
class Path:
    """Stations that the tickets allow one after the other; what rules the path out, if anything does.

    `by` is the pawn that stood on `station` (or came there, where `came`) at that time.
    """

    stations: tuple[int, ...]
    by: Seat = ""
    station: int = 0
    came: bool = False
    lasted: int = 0  # plies until it was ruled out
    rode_in: bool = False  # X would have ridden to a station where a pawn stood


@dataclass(frozen=True)
class Happening:
    """A ply as it matters for X's whereabouts: a ticket of X, or a pawn that comes to a station."""

    ticket: str = ""
    seat: Seat = ""
    station: int = 0


def since_sighting(state: ChaseState) -> tuple[int, dict[Seat, int], tuple[Happening, ...]]:
    """Where X was last seen, where the pawns stood then, and what everybody saw since; nowhere is 0."""
    seen, pawns, window = state.position.seen, dict[Seat, int](), 0
    happenings: list[Happening] = []
    deals = iter(state.edition.deals)
    stood: dict[Seat, int] = {}
    for ply in state.log:
        if ply.seat == DEALER and ply.move.verb == "deal":
            pawns[next(deals)[0]] = ply.move.number
        elif ply.seat == X and ply.move.verb in TICKETS:
            window += 1
            if seen is not None and window == seen[0]:
                happenings, stood = [], dict(pawns)
            elif seen is not None and window > seen[0]:
                happenings.append(Happening(ticket=ply.move.verb))
        elif ply.move.verb in (*TICKETS, "place"):
            pawns[ply.seat] = ply.move.number
            happenings.append(Happening(seat=ply.seat, station=ply.move.number))
    stood.pop(X, None)
    return (seen[1] if seen else 0), stood, tuple(happenings)


def last_sighting(state: ChaseState) -> int:
    """The number of the ply with which X was last seen; 0 if X never was."""
    seen, window = state.position.seen, 0
    for n, ply in enumerate(state.log):
        window += ply.seat == X and ply.move.verb in TICKETS
        if seen is not None and window == seen[0] and ply.seat == X:
            return n
    return 0


def paths(state: ChaseState) -> Iterator[Path]:
    """Every path that the tickets since the last sighting allow, each with what first rules it out."""
    station, pawns, happenings = since_sighting(state)
    rides = state.edition.board.rides
    open_ = [Path((station,))]
    for n, one in enumerate(happenings):
        if one.ticket:
            held = {at: seat for seat, at in pawns.items()}
            open_ = [
                _ride(path, target, held.get(target, ""), n)
                for path in open_
                for target, _ in rides[one.ticket][path.stations[-1]]
            ]
        else:
            pawns = pawns | {one.seat: one.station}
            open_ = [_look(path, one, n) for path in open_]
    yield from open_


def _ride(path: Path, target: int, holder: Seat, n: int) -> Path:
    longer = replace(path, stations=(*path.stations, target), rode_in=path.rode_in or bool(holder))
    return replace(longer, by=holder, station=target, lasted=n) if holder and not path.by else longer


def _look(path: Path, pawn: Happening, n: int) -> Path:
    if path.by or path.stations[-1] != pawn.station:
        return path
    return replace(path, by=pawn.seat, station=pawn.station, came=True, lasted=n)


def readings(state: ChaseState) -> tuple[frozenset[int], ...]:
    """The stations that each reader but the last believes possible."""
    found = list(paths(state))
    pawns = set(state.position.at[1:])
    tickets = frozenset(path.stations[-1] for path in found)
    then = frozenset(path.stations[-1] for path in found if not path.rode_in)
    return tickets, tickets - pawns, then - pawns


def misses(state: ChaseState) -> tuple[tuple[str, float], ...]:
    """How often each reader misses X who guesses among the stations that reader believes possible."""
    shares = [round(1 - 1 / max(1, len(stations)), 3) for stations in readings(state)]
    return tuple(zip(READERS, (*shares, 0.0), strict=True))


def why_not(state: ChaseState, answer: int) -> dict[int, Path]:
    """For each other station that the tickets allow: the path to it that lasts longest, with what rules it out."""
    found: dict[int, Path] = {}
    for path in paths(state):
        station = path.stations[-1]
        if station != answer and (station not in found or path.lasted > found[station].lasted):
            found[station] = path
    return dict(sorted(found.items()))

"""A second, naive implementation of the compact chase of 2015, for counting moves only.

Written from the rules alone, it shares nothing with ``fogbound``: plain mutable values, everything recomputed at every
step. It begins before the placing, or anywhere later, and counts the dealer's plies too.

    h = heat(links=board(...), stations={"x": 1, "red": 2, ...}, pool={"t": 12, "b": 8, "u": 4}, phase="x")
    legal(h); play(h, "x", "t2"); h.result; perft(h, 3)
"""

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass

from tests.perft.naive import ALL_MODES, MODE_OF, Links, Ply, Tickets

DETECTIVES = ["red", "blue", "green"]
PHASES = ["place", "deal", "x", "pursuit", "emerge"]
FULL = {"t": 12, "b": 8, "u": 4}
BLACK_COSTS = 3


@dataclass
class Heat:
    links: Links  # never changed, so copies share it
    numbers: list[int]  # on the tickets, for X's start
    prices: Tickets
    stations: dict[str, int]  # of every pawn on the board
    pool: Tickets  # the detectives' tickets
    paid: int  # in points, by the detectives to X
    black: int  # X's black tickets
    black_used: int
    boats: int | None  # boat rides left; None: as many as black tickets
    black_last: bool  # X's last ride was on a black ticket
    phase: str  # one of PHASES
    moved: set[str]  # pursuit: who has ridden in this phase
    leftovers: str  # where unusable tickets go: "to_x" or "kept"
    result: tuple[str, int] | None  # ("caught" | "trapped" | "spent" | "stuck", X's points)


def heat(
    *,
    links: Mapping[int, Mapping[str, Iterable[int]]],
    stations: Mapping[str, int] | None = None,
    numbers: Iterable[int] = (),
    prices: Mapping[str, int] | None = None,
    pool: Mapping[str, int] | None = None,
    paid: int | None = None,
    black: int = 1,
    black_used: int = 0,
    boats: int | None = 1,
    black_last: bool = False,
    phase: str = "place",
    moved: Iterable[str] = (),
    leftovers: str = "to_x",
) -> Heat:
    """Any moment of a heat. What X has been paid is what the pool of 24 lacks, unless ``paid`` says otherwise."""
    cost = dict(prices or {"t": 1, "b": 2, "u": 3})
    left = dict(pool or FULL)
    h = Heat(
        links={s: {mode: list(ends) for mode, ends in by_mode.items()} for s, by_mode in links.items()},
        numbers=list(numbers),
        prices=cost,
        stations=dict(stations or {}),
        pool=left,
        paid=sum(cost[kind] * (FULL[kind] - left[kind]) for kind in "tbu") if paid is None else paid,
        black=black,
        black_used=black_used,
        boats=boats,
        black_last=black_last,
        phase=phase,
        moved=set(moved),
        leftovers=leftovers,
        result=None,
    )
    if phase not in PHASES:
        raise ValueError(f"phase is one of {PHASES}")
    if phase == "x":
        begin_x_turn(h)
    elif phase == "pursuit":
        after_a_ride(h)
    return h


# --- what may be played -----------------------------------------------------------------------------------------------


def ends(h: Heat, station: int, mode: str) -> list[int]:
    return sorted(set(h.links.get(station, {}).get(mode, [])))


def held(h: Heat) -> list[int]:
    """Stations closed to X and to other detectives (C-S3)."""
    return [h.stations[seat] for seat in DETECTIVES if seat in h.stations]


def placings(h: Heat) -> list[Ply]:
    """Any pawn not yet there, on any free underground station (C-R4, C-S5)."""
    red_stations = [station for station in h.links if ends(h, station, "underground")]
    free = [station for station in red_stations if station not in held(h)]
    return [(seat, f"place{station}") for seat in DETECTIVES if seat not in h.stations for station in free]


def deals(h: Heat) -> list[Ply]:
    """A number with a detective on it is turned down again (C-S4)."""
    return [("dealer", f"deal{number}") for number in h.numbers if number not in held(h)]


def x_rides(h: Heat) -> list[str]:
    """Openly any line but the boat, for nothing (C-R7); with a black ticket any line at all (C-R10, C-R12)."""
    here = h.stations["x"]
    rides = []
    for kind, mode in MODE_OF.items():
        rides += [f"{kind}{end}" for end in ends(h, here, mode) if end not in held(h)]
    if h.black > 0 and not h.black_last:  # never two in a row (C-R16)
        for end in sorted({end for mode in ALL_MODES for end in ends(h, here, mode)} - set(held(h))):
            if not by_boat(h, here, end) or h.boats is None or h.boats > 0:
                rides.append(f"k{end}")
    return rides


def by_boat(h: Heat, here: int, end: int) -> bool:
    """A black ride is a boat ride only if no other line goes there (C-S16)."""
    return not any(end in ends(h, here, mode) for mode in MODE_OF.values())


def detective_rides(h: Heat, seat: str) -> list[str]:
    here = h.stations[seat]
    return [
        f"{kind}{end}"
        for kind, mode in MODE_OF.items()
        if h.pool[kind] > 0
        for end in ends(h, here, mode)
        if end not in held(h)
    ]


def to_move(h: Heat) -> list[str]:
    """Any order; who is shut in by colleagues waits, and goes once he can (C-R8, C-S9)."""
    return [seat for seat in DETECTIVES if seat not in h.moved and detective_rides(h, seat)]


def legal(h: Heat) -> list[Ply]:
    """Every (seat, move) for all seats in turn, without ``concede``."""
    if h.result is not None:
        return []
    if h.phase == "place":
        return placings(h)
    if h.phase == "deal":
        return deals(h)
    if h.phase == "x":
        return [("x", ride) for ride in x_rides(h)]
    if h.phase == "emerge":
        return [("dealer", f"show{h.stations['x']}")]
    return [(seat, ride) for seat in to_move(h) for ride in detective_rides(h, seat)]


# --- what then happens ------------------------------------------------------------------------------------------------


def points(h: Heat) -> int:
    return h.paid - BLACK_COSTS * h.black_used


def begin_x_turn(h: Heat) -> None:
    h.phase = "x"
    if not x_rides(h):
        h.result = ("trapped", points(h))  # C-S6


def after_a_ride(h: Heat) -> None:
    """The phase goes on while a pawn that has not ridden can; then C-S10, then X comes out, then C-S6."""
    if to_move(h):
        return
    if not any(detective_rides(h, seat) for seat in DETECTIVES):
        if h.leftovers == "to_x":
            h.paid += sum(h.prices[kind] * h.pool[kind] for kind in "tbu")
        h.result = ("stuck", points(h))
    elif h.black_last:
        h.phase = "emerge"
    else:
        begin_x_turn(h)


def ride_of_x(h: Heat, move: str) -> None:
    kind, end = move[0], int(move[1:])
    if kind == "k":
        h.black -= 1
        h.black_used += 1
        if by_boat(h, h.stations["x"], end) and h.boats is not None:
            h.boats -= 1
    h.black_last = kind == "k"
    h.stations["x"] = end
    h.phase = "pursuit"
    h.moved = set()
    after_a_ride(h)


def ride_of_detective(h: Heat, seat: str, move: str) -> None:
    kind, end = move[0], int(move[1:])
    h.pool[kind] -= 1  # paid first (C-S8)
    h.paid += h.prices[kind]
    h.stations[seat] = end
    h.moved.add(seat)
    if end == h.stations["x"]:
        h.result = ("caught", points(h))
    elif sum(h.pool.values()) == 0:
        h.result = ("spent", points(h))  # at once (C-S11)
    else:
        after_a_ride(h)


def play(h: Heat, seat: str, move: str) -> Heat:
    if (seat, move) not in legal(h):
        raise ValueError(f"{seat} cannot play {move}")
    return played(h, seat, move)


def played(h: Heat, seat: str, move: str) -> Heat:
    """A copy with a legal move made."""
    h = copy(h)
    h.stations, h.pool, h.moved = dict(h.stations), dict(h.pool), set(h.moved)
    if move.startswith("place"):
        h.stations[seat] = int(move.removeprefix("place"))
        if all(each in h.stations for each in DETECTIVES):
            h.phase = "deal"
    elif move.startswith("deal"):
        h.stations["x"] = int(move.removeprefix("deal"))
        begin_x_turn(h)
    elif move.startswith("show"):
        begin_x_turn(h)
    elif seat == "x":
        ride_of_x(h, move)
    else:
        ride_of_detective(h, seat, move)
    return h


def conceded(h: Heat) -> int:
    """X's points if the detectives give up now (C-R13): every ticket, less his black ones."""
    return points(h) + sum(h.prices[kind] * h.pool[kind] for kind in "tbu")


def perft(h: Heat, depth: int) -> int:
    """Sequences of exactly ``depth`` plies; heats that end earlier count nothing."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(h))
    return sum(perft(played(h, seat, move), depth - 1) for seat, move in legal(h))

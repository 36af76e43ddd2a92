"""A second, naive implementation of the chase (1983 and 2017), for counting moves only.

Written from the rules alone, it shares nothing with ``fogbound``: plain mutable dicts, everything recomputed at every
step, no caching. It is slow on purpose. Where it and the engine disagree, one of them misreads the rules.

    board = {1: {"taxi": [2]}, 2: {"taxi": [1]}}           # station -> mode -> stations
    g = game(links=board, stations={"x": 1, "red": 2}, tickets={"red": {"t": 10, "b": 8, "u": 4}}, groups=[["red"]])
    legal(g); play(g, "x", "t2"); outcome(g); perft(g, 3); divide(g, 3)
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Links = dict[int, dict[str, list[int]]]
Tickets = dict[str, int]
Ply = tuple[str, str]

SEATS = ["x", "red", "blue", "green", "yellow", "black", "bobby1", "bobby2"]
MODE_OF = {"t": "taxi", "b": "bus", "u": "underground"}
ALL_MODES = ["taxi", "bus", "underground", "ferry"]
POOL = "pool"  # the key of the common purse in Game.tickets when the detectives are pooled
PHASES = ["x", "leg1", "leg2", "reveal", "take", "pursuit"]


@dataclass
class Game:
    links: Links  # never changed, so copies share it
    stations: dict[str, int]  # every pawn on the board, in the order of SEATS
    tickets: dict[str, Tickets]  # detective -> purse; pooled: the one key POOL
    pooled: bool
    black: int  # X's black tickets
    doubles: int  # X's double moves
    stock: Tickets | None  # what X pays from: X's own tickets (counted), the reserve (reserve), None: unlimited
    groups: list[list[str]]  # who moves in pursuit: group after group, free order inside a group
    round: int  # 1 = the first
    max_rounds: int
    windows: int  # X's moves logged so far
    reveals: set[int]
    voluntary_reveal: bool
    stuck_counts_police: bool
    phase: str  # one of PHASES
    moved: set[str]  # pursuit: the pawns that have ridden in this phase
    taken: set[str]  # take: the detectives who have already lost their ticket in this appearance
    result: tuple[str, str] | None  # ("x" | "pursuers", "caught" | "stuck" | "rounds" | "trapped")


def game(
    *,
    links: Mapping[int, Mapping[str, Iterable[int]]],
    stations: Mapping[str, int],
    tickets: Mapping[str, Mapping[str, int]],
    groups: Sequence[Sequence[str]],
    pooled: bool = False,
    black: int = 0,
    doubles: int = 0,
    stock: Mapping[str, int] | None = None,
    round: int = 1,
    max_rounds: int = 22,
    windows: int = 0,
    reveals: Iterable[int] = (3, 8, 13, 18),
    voluntary_reveal: bool = False,
    stuck_counts_police: bool = False,
    phase: str = "x",
    moved: Iterable[str] = (),
    taken: Iterable[str] = (),
) -> Game:
    """Any position between two plies.

    ``phase`` is what comes next: "x" (ride or double), "leg1" (double announced), "leg2", "reveal" (show or hide),
    "take" (shown; ``taken`` names who has already lost a ticket), "pursuit" (``moved`` names who has already ridden).
    ``windows`` counts the rides already made, so in "reveal", "take", "pursuit" it includes this turn's.
    ``pooled``: all purses given are added up to one. ``groups`` must hold every pursuer once, see ``groups_1983``.
    """
    purses = {seat: {kind: purse.get(kind, 0) for kind in "tbu"} for seat, purse in tickets.items()}
    if pooled:
        purses = {POOL: {kind: sum(purse[kind] for purse in purses.values()) for kind in "tbu"}}
    g = Game(
        links={s: {mode: list(ends) for mode, ends in by_mode.items()} for s, by_mode in links.items()},
        stations={seat: stations[seat] for seat in SEATS if seat in stations},
        tickets=purses,
        pooled=pooled,
        black=black,
        doubles=doubles,
        stock=None if stock is None else {kind: stock.get(kind, 0) for kind in "tbu"},
        groups=[list(group) for group in groups],
        round=round,
        max_rounds=max_rounds,
        windows=windows,
        reveals=set(reveals),
        voluntary_reveal=voluntary_reveal,
        stuck_counts_police=stuck_counts_police,
        phase=phase,
        moved=set(moved),
        taken=set(taken),
        result=None,
    )
    if set(g.stations) != set(stations) or "x" not in g.stations:
        raise ValueError("unknown seat, or no x")
    if len(set(g.stations.values())) != len(g.stations):
        raise ValueError("two pawns on one station")
    if sorted(seat for group in g.groups for seat in group) != sorted(pursuers(g)):
        raise ValueError("groups must hold every pursuer once")
    if not pooled and set(purses) != set(detectives(g)):
        raise ValueError("tickets must name exactly the detectives")
    if pooled and voluntary_reveal:
        raise ValueError("no edition has both a pool and the voluntary appearance")
    if phase not in PHASES:
        raise ValueError(f"phase is one of {PHASES}")
    # Play what needs no decision: a trapped X, an empty round of takes, a phase in which nobody can ride.
    if phase == "x":
        begin_x_turn(g)
    elif phase == "take":
        after_take(g)
    elif phase == "pursuit":
        after_pursuit_step(g)
    return g


def groups_1983(detective_seats: Sequence[str], players: int) -> list[list[str]]:
    """Clockwise, one by one; with three players the pairs (red, blue) and (green, yellow) (A-S3)."""
    if players == 3:
        return [["red", "blue"], ["green", "yellow"]]
    return [[seat] for seat in SEATS if seat in detective_seats]


def groups_2017(pursuer_seats: Sequence[str]) -> list[list[str]]:
    """Everybody in one group, any order (B-R5)."""
    return [list(pursuer_seats)]


def copy_of(g: Game) -> Game:
    return Game(
        links=g.links,
        stations=dict(g.stations),
        tickets={seat: dict(purse) for seat, purse in g.tickets.items()},
        pooled=g.pooled,
        black=g.black,
        doubles=g.doubles,
        stock=None if g.stock is None else dict(g.stock),
        groups=g.groups,
        round=g.round,
        max_rounds=g.max_rounds,
        windows=g.windows,
        reveals=g.reveals,
        voluntary_reveal=g.voluntary_reveal,
        stuck_counts_police=g.stuck_counts_police,
        phase=g.phase,
        moved=set(g.moved),
        taken=set(g.taken),
        result=g.result,
    )


# --- who is who -------------------------------------------------------------------------------------------------------


def is_police(seat: str) -> bool:
    return seat.startswith("bobby")


def pursuers(g: Game) -> list[str]:
    return [seat for seat in g.stations if seat != "x"]


def detectives(g: Game) -> list[str]:
    return [seat for seat in pursuers(g) if not is_police(seat)]


def purse_of(g: Game, seat: str) -> Tickets:
    return g.tickets[POOL] if g.pooled else g.tickets[seat]


def ends(g: Game, station: int, mode: str) -> list[int]:
    return sorted(set(g.links.get(station, {}).get(mode, [])))


# --- rides ------------------------------------------------------------------------------------------------------------


def x_rides(g: Game) -> list[str]:
    """Every single ride X can pay for now. Pursuers' stations are closed to X, police or not (A-R8, B-S12)."""
    here = g.stations["x"]
    held = [g.stations[seat] for seat in pursuers(g)]
    rides = []
    for kind, mode in MODE_OF.items():
        if g.stock is None or g.stock[kind] > 0:
            rides += [f"{kind}{end}" for end in ends(g, here, mode) if end not in held]
    if g.black > 0:
        reached = {end for mode in ALL_MODES for end in ends(g, here, mode) if end not in held}
        rides += [f"k{end}" for end in sorted(reached)]
    return rides


def make_x_ride(g: Game, ride: str) -> None:
    """Pay, move, log. Nothing about whose turn comes next."""
    kind = ride[0]
    if kind == "k":
        g.black -= 1
    elif g.stock is not None:
        g.stock[kind] -= 1
    g.stations["x"] = int(ride[1:])
    g.windows += 1


def first_legs(g: Game) -> list[str]:
    """The rides after which X can still pay for and make another one (A-S13, B-S10)."""
    legs = []
    for ride in x_rides(g):
        after = copy_of(g)
        make_x_ride(after, ride)
        if x_rides(after):
            legs.append(ride)
    return legs


def pursuer_rides(g: Game, seat: str) -> list[str]:
    """Colleagues' stations are closed; X's is not. Police ride every line but the ferry for nothing."""
    here = g.stations[seat]
    held = [g.stations[other] for other in pursuers(g)]
    rides = []
    for kind, mode in MODE_OF.items():
        if is_police(seat) or purse_of(g, seat)[kind] > 0:
            rides += [f"{kind}{end}" for end in ends(g, here, mode) if end not in held]
    return rides


def able(g: Game, seat: str) -> bool:
    """Holds a ticket (police: needs none) for a line leaving their station, other pawns ignored (A-S8, B-S6, B-S15)."""
    here = g.stations[seat]
    for kind, mode in MODE_OF.items():
        if (is_police(seat) or purse_of(g, seat)[kind] > 0) and ends(g, here, mode):
            return True
    return False


def hunt_is_stuck(g: Game) -> bool:
    counted = pursuers(g) if g.stuck_counts_police else detectives(g)  # B-S5
    return not any(able(g, seat) for seat in counted)


def pursuers_in_turn(g: Game) -> list[str]:
    """The unmoved pawns that can ride, of the first group that has one.

    Groups before the last one in which a pawn has ridden had their turn, and do not get it back (A-S5). Inside a group
    a pawn that cannot ride waits for the others (A-S3, B-S7).
    """
    started = [n for n, group in enumerate(g.groups) if g.moved & set(group)]
    for group in g.groups[max(started, default=0) :]:
        free = [seat for seat in group if seat not in g.moved and pursuer_rides(g, seat)]
        if free:
            return free
    return []


def next_to_lose_a_ticket(g: Game) -> str | None:
    for seat in detectives(g):
        if seat not in g.taken and sum(purse_of(g, seat).values()) > 0:
            return seat
    return None


# --- without a decision -----------------------------------------------------------------------------------------------


def begin_x_turn(g: Game) -> None:
    g.phase = "x"
    if not x_rides(g):
        g.result = ("pursuers", "trapped")  # A-S4, B-R8


def end_pursuit(g: Game) -> None:
    """The three checks of A-S8, in order."""
    if hunt_is_stuck(g):
        g.result = ("x", "stuck")
    elif g.round >= g.max_rounds:
        g.result = ("x", "rounds")
    else:
        g.round += 1
        begin_x_turn(g)


def begin_pursuit(g: Game) -> None:
    g.phase = "pursuit"
    g.moved = set()
    after_pursuit_step(g)


def after_pursuit_step(g: Game) -> None:
    if not pursuers_in_turn(g):
        end_pursuit(g)


def after_last_ride(g: Game) -> None:
    """X's turn is over, but for the voluntary appearance (A-S19)."""
    if g.voluntary_reveal and g.windows not in g.reveals:
        g.phase = "reveal"
    else:
        begin_pursuit(g)


def after_take(g: Game) -> None:
    if next_to_lose_a_ticket(g) is not None:
        return
    if hunt_is_stuck(g):
        g.result = ("x", "stuck")
    else:
        begin_pursuit(g)


# --- the interface ----------------------------------------------------------------------------------------------------


def outcome(g: Game) -> tuple[str, str] | None:
    return g.result


def legal(g: Game) -> list[Ply]:
    """Every (seat, move) for all seats in turn, without ``concede``."""
    if g.result is not None:
        return []
    if g.phase == "x":
        moves = x_rides(g)
        if g.doubles > 0 and first_legs(g):
            moves.append("double")
        return [("x", move) for move in moves]
    if g.phase == "leg1":
        return [("x", move) for move in first_legs(g)]
    if g.phase == "leg2":
        return [("x", move) for move in x_rides(g)]
    if g.phase == "reveal":
        return [("x", f"show{g.stations['x']}"), ("x", "hide")]
    if g.phase == "take":
        loser = next_to_lose_a_ticket(g)
        assert loser is not None
        return [("x", f"take{loser},{kind}") for kind in "tbu" if purse_of(g, loser)[kind] > 0]
    return [(seat, move) for seat in pursuers_in_turn(g) for move in pursuer_rides(g, seat)]


def play(g: Game, seat: str, move: str) -> Game:
    if (seat, move) not in legal(g):
        raise ValueError(f"{seat} cannot play {move}")
    return played(g, seat, move)


def played(g: Game, seat: str, move: str) -> Game:
    """A copy with a legal move made."""
    g = copy_of(g)
    if move == "double":
        g.doubles -= 1
        g.phase = "leg1"
    elif move == "hide":
        begin_pursuit(g)
    elif move.startswith("show"):
        g.phase = "take"
        g.taken = set()
        after_take(g)
    elif move.startswith("take"):
        loser, kind = move.removeprefix("take").split(",")
        g.taken.add(loser)
        purse_of(g, loser)[kind] -= 1
        if g.stock is not None:
            g.stock[kind] += 1
        after_take(g)
    elif seat == "x":
        make_x_ride(g, move)
        if g.phase == "leg1":
            g.phase = "leg2"
        else:
            after_last_ride(g)
    else:
        kind = move[0]
        if not is_police(seat):
            purse_of(g, seat)[kind] -= 1
            if g.stock is not None:
                g.stock[kind] += 1  # to X (counted) or to the reserve X draws from
        g.stations[seat] = int(move[1:])
        g.moved.add(seat)
        if g.stations[seat] == g.stations["x"]:
            g.result = ("pursuers", "caught")
        else:
            after_pursuit_step(g)
    return g


def perft(g: Game, depth: int) -> int:
    """Sequences of exactly ``depth`` plies; games that end earlier count nothing."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(g))
    return sum(perft(played(g, seat, move), depth - 1) for seat, move in legal(g))


def divide(g: Game, depth: int) -> dict[Ply, int]:
    """``perft`` split by first ply, to find where two counters differ."""
    return {(seat, move): perft(played(g, seat, move), depth - 1) for seat, move in legal(g)}

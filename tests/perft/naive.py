"""A second, naive reading of the chase rules (1983 and 2017), only for counting moves.

Written from the rules reference alone and sharing nothing with ``fogbound``: plain mutable dicts, everything recomputed
at every step, no caching. It is slow on purpose; where it and the engine disagree, one of them misreads the rules.

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
    stock: Tickets | None  # what X pays from: his own tickets (counted), the reserve (reserve), None: unlimited
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
    # Let what happens by itself happen now: a trapped X, an empty round of takes, a phase in which nobody can ride.
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
    """Every single ride X can pay for now. Pursuers' stations are closed to him, police or not (A-R8, B-S12)."""
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


def x_rides_now(g: Game, ride: str) -> None:
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
        x_rides_now(after, ride)
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
    """Holds a ticket (police: needs none) for a line leaving his station, other pawns ignored (A-S8, B-S6, B-S15)."""
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


# --- what happens by itself -------------------------------------------------------------------------------------------


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
        x_rides_now(g, move)
        if g.phase == "leg1":
            g.phase = "leg2"
        else:
            after_last_ride(g)
    else:
        kind = move[0]
        if not is_police(seat):
            purse_of(g, seat)[kind] -= 1
            if g.stock is not None:
                g.stock[kind] += 1  # to X (counted) or to the reserve he draws from
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
    """``perft`` split by first ply, to find where two counters part."""
    return {(seat, move): perft(played(g, seat, move), depth - 1) for seat, move in legal(g)}


# --- counts worked by hand --------------------------------------------------------------------------------------------


def board(**lines: Iterable[tuple[int, int]]) -> Links:
    """``board(taxi=[(1, 2)], ferry=[(1, 5)])``: links that work both ways."""
    links: Links = {}
    for mode, pairs in lines.items():
        for a, b in pairs:
            links.setdefault(a, {}).setdefault(mode, []).append(b)
            links.setdefault(b, {}).setdefault(mode, []).append(a)
    return links


def examples() -> list[tuple[str, list[int], list[int]]]:
    """(name, counted, worked by hand) for depths 1, 2, ...; the two lists are equal."""
    ring = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)]
    results = []

    def check(name: str, g: Game, worked: list[int]) -> None:
        results.append((name, [perft(g, depth) for depth in range(1, len(worked) + 1)], worked))

    # 1. Taxi ring 1-2-3-4-5, ferry 1-4; X on 1 with one black, red on 3.
    # Depth 1: t2 t5, k2 k5, k4 (ferry) = 5. Depth 2: red always has t2, t4: 5 x 2 = 10.
    # Depth 3, X's rides, n neighbours cost 2n rides with the black ticket, n without:
    #   t2: red t2 catches 0; red t4: to 1, 3 = 4.     t5: red t2: to 1, 4 = 4; red t4: to 1 = 2.
    #   k2: red t2 catches 0; red t4: 1, 3 = 2.        k5: red t2: 1, 4 = 2; red t4: 1 = 1.
    #   k4: red t2: 3, 5 = 2 (no black left for the ferry); red t4 catches 0.
    #   4 + 4 + 2 + 2 + 2 + 1 + 2 = 17.
    g = game(
        links=board(taxi=ring, ferry=[(1, 4)]),
        stations={"x": 1, "red": 3},
        tickets={"red": {"t": 10}},
        groups=[["red"]],
        black=1,
    )
    check("black ticket, ferry, capture", g, [5, 10, 17])

    # 2. Taxi line 1-2-3-4, ferry 1-5 and nothing else at 5; X on 1 with one black and one double, red on 4.
    # Depth 1: t2, k2, k5, double = 4.
    # Depth 2: after t2, k2 and k5 red has only t3: 3. After double: t2, k2, not k5 (no way on) = 2. Sum 5.
    # Depth 3: t2 red t3: t1, k1, double = 3. k2 red t3: t1, double (t1 then t2) = 2. k5 red t3: X is trapped, 0.
    #   double t2: t1 t3 k1 k3 = 4. double k2: t1 t3 = 2. Sum 11.
    g = game(
        links=board(taxi=[(1, 2), (2, 3), (3, 4)], ferry=[(1, 5)]),
        stations={"x": 1, "red": 4},
        tickets={"red": {"t": 10}},
        groups=[["red"]],
        black=1,
        doubles=1,
    )
    check("double and dead end", g, [4, 5, 11])

    # 3. Taxi ring; X on 1, red 3, blue 4, bobby1 5, free order, a pool of one taxi ticket.
    # Depth 1: t2 (5 is held) = 1. Depth 2: red t2 catches; blue is shut in; bobby1 t1 = 2.
    # Depth 3: after bobby1 t1 station 5 is free: red t2, blue t5 = 2.
    # Depth 4: red t2 has caught; blue t5 paid the last ticket, so red cannot ride, and X has won: 0.
    ring_hunt = {"x": 1, "red": 3, "blue": 4, "bobby1": 5}
    crew = groups_2017(["red", "blue", "bobby1"])
    pool = {"red": {"t": 1}, "blue": {"t": 0}}
    g = game(links=board(taxi=ring), stations=ring_hunt, tickets=pool, groups=crew, pooled=True)
    check("free order, police, pool of one", g, [1, 2, 2, 0])
    # With two tickets red still rides after blue t5: t2 or t4 = 2.
    # Depth 5: t2 catches; t4 empties the pool: X has won. 0.
    pool = {"red": {"t": 2}, "blue": {"t": 0}}
    g = game(links=board(taxi=ring), stations=ring_hunt, tickets=pool, groups=crew, pooled=True)
    check("free order, police, pool of two", g, [1, 2, 2, 2, 0])

    # 4. Taxi line 1-2-3-4; X on 1, red on 4 with one taxi and one bus ticket (no bus runs), voluntary appearance.
    # Depth 1: t2. Depth 2: show2, hide = 2. Depth 3: takered,t takered,b; after hide red t3: 3.
    # Depth 4: take t: red cannot move any more, X wins at once, 0. take b: red t3 = 1. hide, t3: X has won, 0. Sum 1.
    # Depth 5: red has nothing left, X has won: 0.
    g = game(
        links=board(taxi=[(1, 2), (2, 3), (3, 4)]),
        stations={"x": 1, "red": 4},
        tickets={"red": {"t": 1, "b": 1}},
        groups=[["red"]],
        voluntary_reveal=True,
    )
    check("voluntary appearance", g, [1, 2, 3, 1, 0])

    # 5. Taxi line 1-2-3-4-5; X on 1, red on 5, blue on 4. Depth 1: X t2. Depth 2: red is shut in, blue t3 = 1.
    # Clockwise red's turn has gone by. Depth 3: X t1 (3 is held). Depth 4: red t4. Depth 5: blue t2 (4 is held) = 1.
    # As a pair red has waited. Depth 3: red t4. Depth 4: X t1. Depth 5: red t5, blue t2 = 2.
    line5 = board(taxi=[(1, 2), (2, 3), (3, 4), (4, 5)])
    for name, groups, worked in [
        ("skipped clockwise", groups_1983(["red", "blue"], 4), [1, 1, 1, 1, 1]),
        ("waits in a pair", [["red", "blue"]], [1, 1, 1, 1, 2]),
    ]:
        purses = {"red": {"t": 9}, "blue": {"t": 9}}
        g = game(links=line5, stations={"x": 1, "red": 5, "blue": 4}, tickets=purses, groups=groups)
        check(name, g, worked)
    return results

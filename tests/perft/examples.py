"""Small positions whose moves were counted by hand, to check the naive counters."""

from collections.abc import Iterable

from tests.perft import naive, naive_compact

Example = tuple[str, list[int], list[int]]


def board(**lines: Iterable[tuple[int, int]]) -> naive.Links:
    """``board(taxi=[(1, 2)], ferry=[(1, 5)])``: links that work both ways."""
    links: naive.Links = {}
    for mode, pairs in lines.items():
        for a, b in pairs:
            links.setdefault(a, {}).setdefault(mode, []).append(b)
            links.setdefault(b, {}).setdefault(mode, []).append(a)
    return links


def chase_examples() -> list[Example]:
    """(name, counted, worked by hand) for depths 1, 2, ...; the two lists are equal."""
    ring = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)]
    results = []

    def check(name: str, g: naive.Game, worked: list[int]) -> None:
        results.append((name, [naive.perft(g, depth) for depth in range(1, len(worked) + 1)], worked))

    # 1. Taxi ring 1-2-3-4-5, ferry 1-4; X on 1 with one black, red on 3.
    # Depth 1: t2 t5, k2 k5, k4 (ferry) = 5. Depth 2: red always has t2, t4: 5 x 2 = 10.
    # Depth 3, X's rides, n neighbours cost 2n rides with the black ticket, n without:
    #   t2: red t2 catches 0; red t4: to 1, 3 = 4.     t5: red t2: to 1, 4 = 4; red t4: to 1 = 2.
    #   k2: red t2 catches 0; red t4: 1, 3 = 2.        k5: red t2: 1, 4 = 2; red t4: 1 = 1.
    #   k4: red t2: 3, 5 = 2 (no black left for the ferry); red t4 catches 0.
    #   4 + 4 + 2 + 2 + 2 + 1 + 2 = 17.
    g = naive.game(
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
    g = naive.game(
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
    crew = naive.groups_2017(["red", "blue", "bobby1"])
    pool = {"red": {"t": 1}, "blue": {"t": 0}}
    g = naive.game(links=board(taxi=ring), stations=ring_hunt, tickets=pool, groups=crew, pooled=True)
    check("free order, police, pool of one", g, [1, 2, 2, 0])
    # With two tickets red still rides after blue t5: t2 or t4 = 2.
    # Depth 5: t2 catches; t4 empties the pool: X has won. 0.
    pool = {"red": {"t": 2}, "blue": {"t": 0}}
    g = naive.game(links=board(taxi=ring), stations=ring_hunt, tickets=pool, groups=crew, pooled=True)
    check("free order, police, pool of two", g, [1, 2, 2, 2, 0])

    # 4. Taxi line 1-2-3-4; X on 1, red on 4 with one taxi and one bus ticket (no bus runs), voluntary appearance.
    # Depth 1: t2. Depth 2: show2, hide = 2. Depth 3: takered,t takered,b; after hide red t3: 3.
    # Depth 4: take t: red cannot move any more, X wins at once, 0. take b: red t3 = 1. hide, t3: X has won, 0. Sum 1.
    # Depth 5: red has nothing left, X has won: 0.
    g = naive.game(
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
        ("skipped clockwise", naive.groups_1983(["red", "blue"], 4), [1, 1, 1, 1, 1]),
        ("waits in a pair", [["red", "blue"]], [1, 1, 1, 1, 2]),
    ]:
        purses = {"red": {"t": 9}, "blue": {"t": 9}}
        g = naive.game(links=line5, stations={"x": 1, "red": 5, "blue": 4}, tickets=purses, groups=groups)
        check(name, g, worked)
    return results


def heat_examples() -> list[Example]:
    """(name, counted, worked by hand) for depths 1, 2, ...; the two lists are equal."""
    results = []

    def check(name: str, h: naive_compact.Heat, worked: list[int]) -> None:
        results.append((name, [naive_compact.perft(h, depth) for depth in range(1, len(worked) + 1)], worked))

    # 1. Underground triangle 1-2-3, tickets 1 and 4, taxi 3-4.
    # Depth 1: three pawns on three stations, 9. Depth 2: two on two, 4 each: 36. Depth 3: one on one: 36.
    # Depth 4: station 1 is held, so X starts on 4: 36. Depth 5: 3 is held too, X is trapped: 0.
    h = naive_compact.heat(links=board(underground=[(1, 2), (2, 3), (3, 1)], taxi=[(3, 4)]), numbers=[1, 4])
    check("placing and dealing", h, [9, 36, 36, 36, 0])

    # 2. Taxi line 1-2-3-4-5-6, boat 1-9 and nothing else at 9; X on 1 with one black ticket, red on 5.
    # Blue and green stand far away, without lines.
    # Depth 1: t2, k2, k9 = 3. Depth 2: red t4, t6 each time = 6.
    # Depth 3: after t2: X t1 t3 k1 k3 twice = 8. After k2 the dealer shows 2, after k9 shows 9, twice each: 4. Sum 12.
    # Depth 4: after t2, red has t3 t5 (from 4) or t5 (from 6), at each of four X rides: but X on 3 and red on 4: t3
    #   catches and still counts. 4 x 2 + 4 x 1 = 12. After k2 and show: X t1 t3 twice = 4. After k9 and show: trapped.
    #   Sum 16.
    far = {"blue": 101, "green": 102}
    line = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]
    h = naive_compact.heat(links=board(taxi=line, ferry=[(1, 9)]), stations={"x": 1, "red": 5, **far}, phase="x")
    check("hiding, the boat, coming out, a dead end", h, [3, 6, 12, 16])

    # 3. The same line, X on 1 without black tickets, red on 4, blue on 5, two taxi tickets. Depth 1: t2.
    # Depth 2: red t3; blue t6. (Red cannot enter 5, nor blue 4.) 2.
    # Depth 3: red t3: blue t4 t6. Blue t6: red t3 t5. 4. Depth 4: all is spent: 0.
    h = naive_compact.heat(
        links=board(taxi=line),
        stations={"x": 1, "red": 4, "blue": 5, "green": 102},
        pool={"t": 2, "b": 0, "u": 0},
        black=0,
        phase="x",
    )
    check("the last ticket ends it at once", h, [1, 2, 4, 0])

    # 4. As 3, but three tickets of which one is for a bus that does not run. Depth 4: nobody can use it: 0.
    h = naive_compact.heat(
        links=board(taxi=line),
        stations={"x": 1, "red": 4, "blue": 5, "green": 102},
        pool={"t": 2, "b": 1, "u": 0},
        black=0,
        phase="x",
    )
    check("a ticket nobody can use", h, [1, 2, 4, 0])
    return results

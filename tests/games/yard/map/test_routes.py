"""How boards lie on the map: stations apart from each other, and every line clear of stations that are not its own."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from fogbound.games.yard.board import Board, load, names
from fogbound.games.yard.map.draw import draw
from fogbound.games.yard.map.routes import WIDTH, Route, plan, rides, station_reach
from fogbound.games.yard.map.shapes import Line, distance, from_line, length, spaced

TINY = ("tiny-ring", "tiny-docks", "tiny-village")


def clearance(board: Board, route: Route) -> float:
    """The least distance, over all foreign stations, between a line's edge and a station's sign."""
    radius = plan(board).radius
    samples = spaced(route.line, radius / 4)
    half = WIDTH[route.mode] * radius / 2
    return min(
        min(distance(place, sample) for sample in samples) - station_reach(board, number) * radius - half
        for number, place in board.places
        if number not in (route.a, route.b)
    )


def crosses(a: Line, b: Line) -> bool:
    def turn(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    p, q, r, s = a[0], a[-1], b[0], b[-1]
    return turn(p, q, r) != turn(p, q, s) and turn(r, s, p) != turn(r, s, q)


@pytest.mark.parametrize("name", names())
def test_no_line_touches_another_station(name: str) -> None:
    board = load(name)
    touching = [(r.a, r.b, r.mode) for r in plan(board).routes if clearance(board, r) < 0]
    assert touching == []


def test_lines_bend_around_stations_in_their_way() -> None:
    places = tuple((n, (100.0 * n, 300.0)) for n in range(1, 8))
    streets = tuple((n, n + 1, "taxi") for n in range(1, 7))
    board = Board(
        "row", "Row", (800, 600), places, (*streets, (1, 7, "bus"), (2, 6, "underground"), (3, 5, "ferry")), ()
    )
    assert [clearance(board, route) >= 0 for route in plan(board).routes] == [True] * 9
    assert sum(len(route.line) == 2 for route in plan(board).routes) == 6


@pytest.mark.parametrize("name", names())
def test_every_line_has_one_route_between_its_ends(name: str) -> None:
    board = load(name)
    measured = plan(board)
    turned = [(*pair, junction.mode) for junction in board.junctions for pair in combinations(junction.joins, 2)]
    assert sorted([*((r.a, r.b, r.mode) for r in measured.routes), *turned]) == sorted(board.connections)
    assert {(arm.station, arm.junction) for arm in measured.arms} == {
        (station, i) for i, junction in enumerate(board.junctions) for station in junction.joins
    }
    for route in measured.routes:
        assert distance(route.line[0], board.at[route.a]) < measured.radius
        assert distance(route.line[-1], board.at[route.b]) < measured.radius


@pytest.mark.parametrize("name", names())
def test_lines_of_one_pair_run_side_by_side(name: str) -> None:
    board = load(name)
    measured = plan(board)
    by_pair: dict[tuple[int, int], list[Route]] = {}
    for route in measured.routes:
        if route.mode != "ferry":
            by_pair.setdefault((route.a, route.b), []).append(route)
    for together in by_pair.values():
        for one, other in combinations(together, 2):
            wide = (WIDTH[one.mode] + WIDTH[other.mode]) * measured.radius / 2
            assert min(from_line(p, other.line) for p in spaced(one.line, measured.radius)) > wide


@pytest.mark.parametrize("name", names())
def test_station_signs_do_not_overlap(name: str) -> None:
    board = load(name)
    radius = plan(board).radius
    for (a, here), (b, there) in combinations(board.places, 2):
        assert distance(here, there) > (station_reach(board, a) + station_reach(board, b)) * radius, (a, b)


@pytest.mark.parametrize("name", ["london-1983", "london-2017"])
def test_london_gives_stations_room(name: str) -> None:
    board = load(name)
    assert board.size == (1500, 1000)
    assert min(distance(here, there) for (_, here), (_, there) in combinations(board.places, 2)) >= 58
    margin = 2 * plan(board).radius
    assert all(margin <= x <= 1500 - margin and margin <= y <= 1000 - margin for _, (x, y) in board.places)


def test_londons_streets_never_cross_and_mostly_run_straight() -> None:
    taxis = [route for route in plan(load("london-1983")).routes if route.mode == "taxi"]
    assert all(len(route.line) == 2 for route in taxis)
    crossing = [
        (a.a, a.b, b.a, b.b)
        for a, b in combinations(taxis, 2)
        if not {a.a, a.b} & {b.a, b.b} and crosses(a.line, b.line)
    ]
    assert crossing == []


def test_londons_numbers_run_down_the_page() -> None:
    """People look for a station by its number: early numbers must be at the top."""
    board = load("london-1983")
    ranks = {n: rank for rank, n in enumerate(sorted(board.stations, key=lambda n: board.at[n][1]))}
    slips = [abs(ranks[n] - (n - 1)) for n in board.stations]
    assert sum(slips) / len(slips) < 14


def test_the_compact_london_has_room_and_straight_streets() -> None:
    board = load("london-compact")
    measured = plan(board)
    assert board.size == (1500, 1000)
    assert min(distance(here, there) for (_, here), (_, there) in combinations(board.places, 2)) >= 75
    assert measured.radius > 1.2 * plan(load("london-1983")).radius, "larger numbers than on the board of 199"
    margin = 2 * measured.radius
    assert all(margin <= x <= 1500 - margin and margin <= y <= 1000 - margin for _, (x, y) in board.places)
    bent = [(r.a, r.b) for r in measured.routes if r.mode == "taxi" and len(r.line) > 2]
    assert bent == []


def test_the_layout_does_not_change_londons_network() -> None:
    assert load("london-1983").digest == "83e99f3829c440ccdd71d02523fd6608"


def test_the_ferry_follows_the_river() -> None:
    board = load("london-1983")
    river = next(item for item in board.scenery if item.kind == "river")
    radius = plan(board).radius
    for route in plan(board).routes:
        if route.mode == "ferry":
            assert length(route.line) > distance(board.at[route.a], board.at[route.b])
            off_shore = [p for p in spaced(route.line, radius) if from_line(p, river.points) > river.width / 2]
            assert off_shore == []


def test_no_line_runs_through_the_rivers_name() -> None:
    board = load("london-1983")
    letters = re.findall(r'transform="translate\(([\d.]+) ([\d.]+)\) rotate[^>]*>(\w)</text>', draw(board))
    assert "".join(letter for *_, letter in letters) == "RiverThames"
    lines = [line for _, line in plan(board).spines]
    for x, y, letter in letters:
        assert min(from_line((float(x), float(y)), line) for line in lines) > 0.35 * plan(board).radius, letter


@pytest.mark.parametrize("name", TINY)
def test_tiny_boards_have_cards_for_everybody(name: str) -> None:
    board = load(name)
    assert len(board.deck("shared")) >= 6
    assert len(board.deck("detectives")) >= (5 if name == "tiny-village" else 4)
    assert len(board.deck("x")) >= 3
    assert not set(board.deck("x")) & set(board.deck("detectives"))


def test_the_docks_have_a_trap_at_the_end_of_the_ferry() -> None:
    board = load("tiny-docks")
    assert board.links(10) == {"taxi": (9,), "ferry": (7,)}


@pytest.mark.parametrize("name", names())
def test_there_is_a_ride_for_every_connection_from_station_to_station(name: str) -> None:
    board = load(name)
    found = rides(board)
    assert {(min(r.a, r.b), max(r.a, r.b), r.mode) for r in found} == set(board.connections)
    radius = plan(board).radius
    for ride in found:
        assert distance(ride.line[0], board.at[ride.a]) < radius
        assert distance(ride.line[-1], board.at[ride.b]) < radius

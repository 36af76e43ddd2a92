"""What the rulebooks and other sources say about the boards."""

from __future__ import annotations

from collections import Counter

import pytest

from fogbound.catalog import find_chase
from fogbound.games.yard.board import Board, load

from .little import A, B

BOARDS = ("london-1983", "london-2017")
FERRIES = {(108, 115), (115, 157), (157, 194)}

pytestmark = pytest.mark.parametrize("name", BOARDS)


def links(board: Board, mode: str) -> set[tuple[int, int]]:
    return {(a, b) for a, b, m in board.connections if m == mode}


def test_station_74_is_linked_as_the_rulebook_says(name: str) -> None:
    here = load(name).links(74)
    assert here == {"taxi": (58, 73, 75, 92), "bus": (58, 94), "underground": (46,)}


def test_the_ferry_has_exactly_three_segments(name: str) -> None:
    assert links(load(name), "ferry") == FERRIES


def test_there_are_199_stations_numbered_without_gaps(name: str) -> None:
    assert load(name).stations == tuple(range(1, 200))


def test_the_number_of_links_of_each_transport(name: str) -> None:
    taxi = 346 if name == "london-1983" else 345
    counted = Counter(mode for _, _, mode in load(name).connections)
    assert counted == {"taxi": taxi, "bus": 99, "underground": 20, "ferry": 3}


def test_taxis_stop_everywhere_and_a_station_serves_at_most_three_of_them(name: str) -> None:
    board = load(name)
    for number in board.stations:
        served = set(board.links(number)) - {"ferry"}
        assert "taxi" in served
        assert 1 <= len(served) <= 3


def test_every_link_works_both_ways(name: str) -> None:
    board = load(name)
    for number in board.stations:
        for mode, there in board.links(number).items():
            assert number not in there
            assert all(number in board.links(n)[mode] for n in there)


def test_every_station_can_be_reached_from_every_other_by_taxi(name: str) -> None:
    board = load(name)
    reached, frontier = {1}, [1]
    for number in frontier:
        new = set(board.links(number)["taxi"]) - reached
        reached |= new
        frontier += new
    assert reached == set(board.stations)


def test_the_two_boards_differ_only_in_one_taxi_line(name: str) -> None:
    older, newer = (set(load(each).connections) for each in BOARDS)
    assert older - newer == {(13, 14, "taxi")}
    assert newer <= older
    default = {"london-1983": A, "london-2017": B}[name]
    assert find_chase(default).board == load(name), "each edition plays on its own board unless told otherwise"


def test_the_edition_of_2017_can_name_the_network_that_has_the_line(name: str) -> None:
    edition = find_chase(B, board=name)
    assert (14 in edition.board.links(13)["taxi"]) is (name == "london-1983")


def test_the_start_cards(name: str) -> None:
    board = load(name)
    shared = {13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198}
    detectives = {13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174}
    x = {35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172}
    assert len(shared) == 18
    assert len(detectives) + len(x) == 29
    assert not detectives & x
    for deck, cards in (("shared", shared), ("detectives", detectives), ("x", x)):
        if board.deck(deck):  # a board need not carry the deck of the other edition
            assert set(board.deck(deck)) == cards
            assert len(board.deck(deck)) == len(cards)
    own = ("shared",) if name == "london-1983" else ("detectives", "x")
    assert all(board.deck(deck) for deck in own)

"""What a client gets besides views."""

from __future__ import annotations

from itertools import combinations

from fogbound import Match, proof, start
from fogbound.catalog import find_chase
from fogbound.games.yard import material
from fogbound.games.yard.belief import belief


def test_the_board_as_plain_values() -> None:
    edition = find_chase("yard/classic-1983", board="tiny-docks", players=4)
    plain = material.board(edition)
    assert plain["digest"] == edition.board.digest
    assert [station["n"] for station in plain["stations"]] == list(edition.board.stations)
    for station in plain["stations"]:
        assert {mode: tuple(ends) for mode, ends in station["links"].items()} == edition.board.links(station["n"])


def test_lines_that_bend_come_as_numbers() -> None:
    edition = find_chase("yard/compact-2015")  # it has junctions, where a ride turns off
    bends = material.board(edition)["bends"]
    turned = {(*pair, j.mode) for j in edition.board.junctions for pair in combinations(j.joins, 2)}
    assert turned & {(a, b, mode) for a, b, mode, _ in bends}
    for _, _, _, numbers in bends:
        assert len(numbers) % 2 == 0
        assert len(numbers) >= 4


def test_every_theme_has_its_own_picture() -> None:
    edition = find_chase("yard/classic-1983", board="tiny-docks", players=4)
    assert material.picture(edition, "light").startswith("<svg")
    assert material.picture(edition, "light") != material.picture(edition, "dark")


def test_start_cards_are_listed_in_dealing_order() -> None:
    assert material.material(find_chase("yard/police-2017"))["deals"][-1] == "x"
    assert material.material(find_chase("yard/compact-2015")) == {"deals": ["x"]}


def test_suspects_come_with_their_shares() -> None:
    edition = find_chase("yard/classic-1983", board="tiny-docks", players=4)
    match = Match(start(edition), proof.seed_from(1))
    view = match.view(None)
    suspects = material.Aids(edition).of(view)["suspects"]
    assert [station for station, _ in suspects] == list(belief(edition, view).stations)
    assert abs(sum(share for _, share in suspects) - 1) < 0.01

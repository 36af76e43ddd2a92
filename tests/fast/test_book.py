"""The book: distances of the board, in an array that is read-only."""

from __future__ import annotations

import pytest

from fogbound import EDITIONS
from fogbound.catalog import find_chase
from fogbound.fast import Chase, matrix

from .tables import table


@pytest.mark.parametrize("edition_id", [name for name in EDITIONS if name.startswith("yard/")])
def test_distances_are_those_of_the_board(edition_id: str) -> None:
    chase = Chase(find_chase(edition_id))
    size = len(chase.numbers)
    ways = chase.book[chase.book[matrix.WAYS] :].reshape(size, size)
    for here, distances in chase.edition.board.distances.items():
        for there in chase.edition.board.stations:
            assert ways[chase.index_of[here], chase.index_of[there]] == distances.get(there, matrix.FAR)


def test_stations_that_no_line_joins_are_far() -> None:
    chase = table(1)
    apart = [n for n in chase.edition.board.stations if not chase.edition.board.links(n)]
    far = chase.book[chase.book[matrix.WAYS] :].reshape(len(chase.numbers), -1)
    assert all(far[chase.index_of[n], chase.index_of[1]] == matrix.FAR for n in apart)


def test_the_book_is_read_only() -> None:
    with pytest.raises(ValueError, match="read-only"):
        table(0).book[0] = 1

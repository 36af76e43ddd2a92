"""How a search counts captures."""

from __future__ import annotations

import pytest

from fogbound.catalog import find_chase
from fogbound.fast import Chase, SearchOptions
from fogbound.games.yard.rules import start
from tests.fast.searches import LONDON, rides_of_x, search


def test_x_values_captures_by_all_pursuers_equally() -> None:
    for state in rides_of_x(LONDON, range(2))[3:30:6]:
        one, other = (search(LONDON, state, 300, SearchOptions(coalition=share)) for share in (0.0, 0.9))
        assert one == other


def test_a_capture_by_a_colleague_counts_less() -> None:
    """Only the second of two pursuers can capture X: all that the first gains is the second's capture."""
    chase = Chase(find_chase("yard/police-2017", players=2))
    state = start(
        chase.edition, "x@45/red@199/blue@60/bobby1@171/bobby2@175 22,16,8 5,2 pursuit:red+blue+bobby1+bobby2 3 3 3@45"
    )
    assert state.turn[0] == "red"
    best = [
        search(chase, state, 2000, SearchOptions(coalition=share, pursuers_slip=0.0))[0].score
        for share in (0.0, 0.5, 1.0)
    ]
    assert best[0] > 0.9
    assert best[1] == pytest.approx(best[0] / 2, abs=0.1)
    assert best[2] < 0.1

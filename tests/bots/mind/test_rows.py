"""States as networks read them."""

from __future__ import annotations

import pytest

from fogbound.bots.fast_chase import chase_for
from fogbound.bots.mind.rows import earned
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.games.yard.position import points
from tests.bots.mind.learned import B, C, moments, network_for


def test_earned_points_are_those_of_the_rules() -> None:
    """Networks value the future alone, and the rules the whole: a capture late in a heat is worth what it was."""
    for edition in (find_chase(C), find_chase(C, x_black=4, prices=(5, 0, 1)), find_chase(B)):
        chase, network = chase_for(edition), network_for(edition)
        terms = terms_of(edition, network.layout)
        for state, _ in moments(edition, 3):
            share = earned(terms, chase.replay(state.log)[None])[0]
            assert share == pytest.approx(points(edition, state.position) / terms.began_worth if terms.priced else 0)

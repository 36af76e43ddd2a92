"""Where pursuers begin if they may choose."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from fogbound.bots.fast_chase import chase_for
from fogbound.bots.mind import placement
from fogbound.bots.mind.placement import gains, ranked
from fogbound.bots.mind.rows import seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.fast import offset
from tests.bots.mind.learned import C, network_for

EDITION = find_chase(C)
NETWORK = network_for(EDITION)


def test_every_placement_is_ranked_the_best_for_pursuers_first() -> None:
    ways = ranked(NETWORK, EDITION)
    assert {frozenset(way) for way, _ in ways} == set(map(frozenset, combinations(EDITION.grounds, 3)))
    values = [gain for _, gain in ways]
    assert values == sorted(values)
    assert 0 <= values[0] < values[-1] <= 1
    assert ranked(NETWORK, EDITION) is ways, "it is computed once"


def test_a_station_is_worth_the_best_placement_with_it() -> None:
    ways = ranked(NETWORK, EDITION)
    (first, best) = ways[0]
    found = gains(NETWORK, EDITION, frozenset(), frozenset(EDITION.grounds))
    assert set(found) == set(EDITION.grounds)
    assert min(found.values()) == best
    assert {station for station, gain in found.items() if gain == best} >= set(first)


def test_placed_colleagues_stay_where_they_are() -> None:
    taken, free = EDITION.grounds[0], frozenset(EDITION.grounds[1:])
    found = gains(NETWORK, EDITION, frozenset({taken}), free)
    with_it = [gain for way, gain in ranked(NETWORK, EDITION) if taken in way]
    assert set(found) == free
    assert min(found.values()) == with_it[0]
    last = EDITION.grounds[1:3]
    (station,) = free - set(EDITION.grounds[3:]) - {last[0]}
    exact = gains(NETWORK, EDITION, frozenset({taken, last[0]}), frozenset({station}))
    assert list(exact.values()) == [dict(ranked(NETWORK, EDITION))[tuple(sorted((taken, *last)))]]


def test_openings_are_all_starts_that_no_pursuer_took() -> None:
    chase = chase_for(EDITION)
    way = EDITION.grounds[:3]
    starts = {NETWORK.layout.stations[at - 1] for at in placement._openings(chase, way)[:, offset.AT]}
    assert starts == set(EDITION.deck("tickets")) - set(way)


def test_an_opening_is_worth_the_value_of_the_station_where_x_is() -> None:
    chase = chase_for(EDITION)
    states = placement._openings(chase, EDITION.grounds[:3])[:4]
    terms, layout = terms_of(EDITION, NETWORK.layout), NETWORK.layout
    for state, value in zip(states, placement._values(NETWORK, EDITION, states), strict=True):
        station = layout.index_of[layout.stations[int(state[offset.AT]) - 1]]
        belief = np.zeros((1, layout.nowhere), dtype=np.float32)
        belief[0, station] = 1.0
        thought = NETWORK.read(seen_in(layout, terms, state[None], chase.seat("x")), belief)
        assert value == pytest.approx(NETWORK.values(thought)[0, station], abs=1e-5)


@pytest.mark.parametrize("batch", [7, 100_000])
def test_batches_change_nothing(batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    few = find_chase(C, start_numbers=EDITION.deck("tickets")[:6])
    whole = ranked(NETWORK, few)
    monkeypatch.setattr(placement, "BATCH", batch)
    again = ranked.__wrapped__(NETWORK, few)
    assert dict(again).keys() == dict(whole).keys()
    assert np.allclose([dict(again)[way] for way, _ in whole], [gain for _, gain in whole], atol=1e-5)

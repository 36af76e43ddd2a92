"""What is recorded of chases, and where pursuers begin."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fogbound.bots.mind import placement
from fogbound.bots.mind.network import read as numpy_network
from fogbound.lab.study.chases import AWAY, CAUGHT, STUCK, TRAPPED, Chases, openings
from fogbound.lab.study.plan import usual
from fogbound.lab.study.run import Study


def test_the_columns_of_chases_agree_with_each_other(chases: Chases) -> None:
    ends, flights, stands, hunts = chases.ends, chases.flights, chases.stands, chases.hunts
    assert len(ends.gain) == 40
    assert set(ends.ending) <= {CAUGHT, TRAPPED, STUCK, AWAY}
    assert (ends.gain == np.isin(ends.ending, (AWAY, STUCK))).all()
    assert ((ends.catcher < 3) == (ends.ending == CAUGHT)).all()
    for n in range(40):
        rounds = int(ends.rounds[n])
        assert list(flights.round[flights.chase == n]) == list(range(1, rounds + 1))
        assert list(stands.round[stands.chase == n]) == list(range(1, rounds + 1))
        assert (hunts.chase == n).sum() <= 3 * rounds
        if ends.ending[n] == CAUGHT:
            assert stands.station[stands.chase == n][-1] == ends.station[n]
            assert hunts.after[hunts.chase == n][-1] == 0
    first = flights.round == 1
    assert set(flights.black[first]) == {3}
    assert set(flights.till[first]) == {3}
    assert (flights.without_black != flights.value)[flights.black > 0].all()
    assert (flights.without_double == flights.value)[flights.doubles == 0].all()
    # Three rides from 10 taxi, 8 bus and 4 underground tickets a head: what is left is what was not used.
    used = [(hunts.ticket == kind).sum() for kind in range(3)]
    assert used == [1200 - ends.taxi.sum(), 960 - ends.bus.sum(), 480 - ends.underground.sum()]


def test_pursuers_who_choose_their_start_choose_as_the_bot_does(networks: dict[str, Path]) -> None:
    study = Study("compact", Path("nowhere"), 6, 1, "cpu", networks["compact"])
    part = usual("compact", 1)[0]
    rules = study.rules(part)
    ways = openings(rules, study.net)
    expected = placement.ranked(numpy_network(networks["compact"]), part.load_edition())
    assert len(ways) == len(expected)
    assert tuple(rules.layout.stations[n] for n in ways[0][0]) == expected[0][0]
    assert [gain for _, gain in ways] == pytest.approx([gain for _, gain in expected], abs=1e-3)

"""Settings that make a chase fair between equals."""

from __future__ import annotations

import tomllib

from fogbound.lab.study import fair
from fogbound.lab.study.counts import Tally
from fogbound.lab.study.plan import parts, usual


def _share(share: float, n: int = 1000) -> dict[str, Tally]:
    return {"gain": Tally(n, n * share, n * share * (1 - share))}


def test_a_chase_that_x_loses_too_often_gets_fewer_rounds() -> None:
    table, by_rounds = usual("london", 1000)[0], {8: 0.9, 11: 0.72, 14: 0.48, 17: 0.3}
    results = {table.name: _share(0.15)}
    for part in parts("london", 1000):
        if part.table == table.table and (rounds := dict(part.options).get("max_rounds")):
            results[part.name] = _share(by_rounds[rounds], 100)
    first = fair.next_trial(results, table)
    assert first is not None
    assert (first.options, first.games) == ((("max_rounds", 14),), 500)
    results[first.name] = _share(0.40)  # a closer trial finds less
    second = fair.next_trial(results, table)
    assert second is not None
    assert second.options == (("max_rounds", 13),)
    results[second.name] = _share(0.51)
    assert fair.next_trial(results, table) is None
    found = fair.handicaps(results, "london", 1000)
    read = tomllib.loads(fair.to_toml(found))
    assert read == {
        "yard/classic-1983": [{"players": 3, "usual": 0.15, "options": {"max_rounds": 13}, "fair": 0.51}],
    }


def test_a_chase_that_x_wins_too_often_gets_more_appearances() -> None:
    table = usual("london", 1000)[1]
    results = {table.name: _share(0.7)}
    for part in parts("london", 1000):
        if part.table == table.table and (reveals := dict(part.options).get("reveals")):
            results[part.name] = _share(0.5 + 0.1 * (reveals[0] - 2), 100)
    wanted = fair.next_trial(results, table)
    assert wanted is not None
    assert dict(wanted.options)["reveals"] == (2, 6, 10, 14, 18, 22)
    results[wanted.name] = _share(0.52)
    assert "options = { reveals = [2, 6, 10, 14, 18, 22] }" in fair.to_toml(fair.handicaps(results, "london", 1000))


def test_a_fair_chase_stays_as_it_is() -> None:
    table = usual("london", 1000)[2]
    results = {table.name: _share(0.47)}
    assert fair.next_trial(results, table) is None
    assert "options = {}" in fair.to_toml(fair.handicaps(results, "london", 1000))

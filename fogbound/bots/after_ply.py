"""Rates one ply that a search hardly visited, by a search of its own from the position after it."""

from __future__ import annotations

import numpy as np

from fogbound.fast import Chase, Search, SearchOptions, offset, phases, play, play_watched
from fogbound.fast.arrays import Chance, States, Suspects, Weights, X
from fogbound.games.yard.position import x_gets


def x_gets_after(
    chase: Chase,
    search: Search,
    ply: int,
    worlds: States,
    odds: Weights,
    known: Suspects,
    options: SearchOptions,
    chance: Chance,
    simulations: int,
) -> float:
    """X's expected result after a ply, from 0 to 1, over all worlds."""
    after = worlds.copy()
    for row in after:
        play(chase.book, row, ply)
    going_on = after[:, offset.PHASE] != phases.OVER
    gets = sum(
        float(chance_of) * _end(chase, row) for row, chance_of in zip(after[~going_on], odds[~going_on], strict=True)
    )
    if not going_on.any():
        return gets
    watched, left = known.copy(), odds[going_on]
    play_watched(chase.book, worlds[going_on][0].copy(), ply, watched)
    seat = chase.seat(chase.position(after[going_on][0]).turn[0])
    findings = search(
        seat, after[going_on], left / left.sum(), watched, options._replace(coalition=0.0), chance, simulations
    )
    mean = float(np.average([found.score for found in findings], weights=[found.visits for found in findings]))
    return gets + float(left.sum()) * (mean if seat == X else 1.0 - mean)


def _end(chase: Chase, state: States) -> float:
    outcome = chase.outcome(state)
    assert outcome is not None
    return x_gets(chase.edition, outcome)

"""Trying out one ply that a search hardly looked at: what comes of it is searched from the moment after it."""

from __future__ import annotations

import numpy as np

from fogbound.fast import Chase, Manner, Search, column, phases, play, play_watched
from fogbound.fast.arrays import Chance, States, Suspects, Weights, X
from fogbound.games.yard.position import x_gets


def tried(
    chase: Chase,
    search: Search,
    ply: int,
    worlds: States,
    odds: Weights,
    known: Suspects,
    manner: Manner,
    chance: Chance,
    simulations: int,
) -> float:
    """What X gets after a ply, from 0 to 1, over all worlds in which it may be played."""
    after = worlds.copy()
    for row in after:
        play(chase.book, row, ply)
    going_on = after[:, column.PHASE] != phases.OVER
    gets = sum(
        float(chance_of) * _end(chase, row) for row, chance_of in zip(after[~going_on], odds[~going_on], strict=True)
    )
    if not going_on.any():
        return gets
    watched, left = known.copy(), odds[going_on]
    play_watched(chase.book, worlds[going_on][0].copy(), ply, watched)
    seat = chase.seat(chase.position(after[going_on][0]).turn[0])
    findings = search(
        seat, after[going_on], left / left.sum(), watched, manner._replace(coalition=0.0), chance, simulations
    )
    mean = float(np.average([found.score for found in findings], weights=[found.visits for found in findings]))
    return gets + float(left.sum()) * (mean if seat == X else 1.0 - mean)


def _end(chase: Chase, state: States) -> float:
    outcome = chase.outcome(state)
    assert outcome is not None
    return x_gets(chase.edition, outcome)

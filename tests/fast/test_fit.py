"""A softmax policy can be fitted to games: what made X's choices is found again."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from fogbound.fast import Chase, legal, next_ply, offset, phases, play, seeded, verbs
from fogbound.fast.arrays import X
from fogbound.fast.fit import choices, fit, likelihood
from fogbound.fast.policies import FEATURES, BySoftmax
from fogbound.game import Ply

from .tables import SEEDS, game, table

# Only differences between plies can be found again: a ride has exactly one distance, so the first one is the measure.
TRUE = BySoftmax((0.0, 1.0, 2.0, 1.5, 0.5, 3.0, -0.5, 0.8, -1.5, 1.2, -0.7, 0.3, 0.4, -1.0, 2.5, 0.0))


def played(chase: Chase, policy: BySoftmax, seed: int) -> tuple[Ply, ...]:
    """A game in which X chooses by a policy and the others at random."""
    state, chance, rng = chase.opening(), seeded(seed), np.random.default_rng(seed)
    out, log = chase.buffer(), []
    while state[offset.PHASE] != phases.OVER:
        ply = next_ply(chase.book, state, chance, 1.0, 1.0)
        if ply >> verbs.SEAT_SHIFT == X:
            count = legal(chase.book, state, X, out)
            chances = policy(chase.book, state[None], out[None], np.array([count]))[0, :count]
            ply = int(rng.choice(out[:count], p=chances))
        log.append(chase.decode(ply))
        play(chase.book, state, ply)
    return tuple(log)


def test_fitting_recovers_the_coefficients_that_made_the_choices() -> None:
    chase = table(36)
    found = choices(chase, [played(chase, TRUE, seed) for seed in range(150)])
    assert len(found.chosen) > 2000
    fitted = dict(zip(FEATURES, fit(found, ridge=1e-3).coefficients, strict=True))
    true = dict(zip(FEATURES, TRUE.coefficients, strict=True))
    for name in ("near_2", "near_3", "near_4", "near_5"):
        assert fitted[name] - fitted["near_1"] == pytest.approx(true[name], abs=0.4)
    for name in ("mean_way", "bus", "underground", "black", "shown_near"):
        assert fitted[name] == pytest.approx(true[name], abs=0.5), name


def test_no_nearby_coefficients_are_likelier() -> None:
    chase = table(36)
    found = choices(chase, [played(chase, TRUE, seed) for seed in range(20)])
    best = np.array(fit(found, ridge=1e-9).coefficients)
    for n in range(len(FEATURES)):
        for step in (-0.05, 0.05):
            assert likelihood(found, best + step * np.eye(len(FEATURES))[n]) <= likelihood(found, best) + 1e-9
    assert likelihood(found, best) > likelihood(found, np.zeros(len(FEATURES)))


def test_decisions_are_those_of_the_log() -> None:
    """Alike for every ply, the likelihood is that of choosing evenly; where X has one move only, nothing is learnt."""
    for seed in SEEDS[:12]:
        chase = table(seed)
        states = [state for state, _ in game(seed)]
        had = [
            len(state.moves("x")) - (1 if str(state.moves("x")[-1]) == "concede" else 0)
            for state, then in pairwise(states)
            if then.log[-1].seat == "x" and then.log[-1].move.verb not in ("concede", "take")
        ]
        several = [count for count in had if count > 1]
        if several:
            found = choices(chase, [states[-1].log])
            assert np.diff([*found.begins, len(found.features)]).tolist() == several
            assert likelihood(found, np.zeros(len(FEATURES))) == pytest.approx(-np.log(several).mean())

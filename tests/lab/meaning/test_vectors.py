"""Tests of learning vectors."""

from __future__ import annotations

import numpy as np

from fogbound.house.paraphrase import draw
from fogbound.lab.meaning.material import Group
from fogbound.lab.meaning.vectors import Plan, corpus, learn_vectors, slope

GROUPS = (
    Group("venice", 0, (("en", "Is it by the sea?"), ("en", "is it near the ocean"), ("fr", "C'est à la mer ?"))),
    Group("venice", 1, (("en", "Is it old?"), ("en", "is it ancient"), ("fr", "C'est ancien ?"))),
    Group("mars", 2, (("en", "Is it red?"), ("en", "is it the colour of blood"), ("fr", "C'est rouge ?"))),
    Group("", 3, (("en", "a planet"), ("fr", "une planète"))),
)
PLAN = Plan(size=8, rounds=60, cards=2)


def test_paraphrases_are_closer_than_strangers() -> None:
    known = learn_vectors(GROUPS, 1, PLAN)
    whole = np.stack([draw(said, code, known).whole for group in GROUPS for code, said in group.texts])
    meanings = np.array([group.meaning for group in GROUPS for _ in group.texts])
    close, same = whole @ whole.T, meanings[:, None] == meanings[None, :]
    np.fill_diagonal(close, -1)
    assert list(meanings[close.argmax(1)]) == list(meanings)
    np.fill_diagonal(close, np.nan)
    assert np.nanmean(close[same]) > np.nanmean(close[~same]) + 0.3


def test_the_same_seed_learns_the_same() -> None:
    steps: list[tuple[int, int]] = []
    one, two = learn_vectors(GROUPS, 1, PLAN, lambda *step: steps.append(step)), learn_vectors(GROUPS, 1, PLAN)
    assert np.array_equal(one.vectors, two.vectors)
    assert not np.array_equal(one.vectors, learn_vectors(GROUPS, 2, PLAN).vectors)
    assert steps == [(n, 60) for n in range(1, 61)]


def test_rarity_counts_the_questions_of_banks() -> None:
    known = corpus(GROUPS)
    rarity = dict(zip(known.stems, known.rarity.tolist(), strict=True))
    assert rarity["en:you"] < rarity["en:sea"] < rarity["en:planet"]


def test_the_slope_is_that_of_the_loss() -> None:
    sums = np.random.default_rng(1).standard_normal((5, 4))
    meanings = np.array([0, 0, 1, 1, 2])

    def loss(rows: np.ndarray) -> float:
        units = rows / np.linalg.norm(rows, axis=1, keepdims=True)
        close = units @ units.T / 0.5
        np.fill_diagonal(close, -np.inf)
        partner = [1, 0, 3, 2]  # the last has nothing of its meaning
        return float(np.mean([np.logaddexp.reduce(close[n]) - close[n, other] for n, other in enumerate(partner)]))

    found, step = slope(sums.astype(np.float32), meanings, 0.5), 1e-5
    for place in np.ndindex(sums.shape):
        more, less = sums.copy(), sums.copy()
        more[place] += step
        less[place] -= step
        assert abs((loss(more) - loss(less)) / (2 * step) - found[place]) < 1e-3

"""Networks measured against each other, over whole chases."""

from __future__ import annotations

import torch

from fogbound.learn.evaluate import Score, evaluate
from fogbound.learn.school import School
from fogbound.learn.train import Learner, begin

TINY = School("compact", width=12, blocks=1)


def _scores(seed: int, tables: int = 24, **how: bool) -> list[Score]:
    torch.manual_seed(9)
    learner = begin(TINY, "cpu")
    return evaluate(learner.rules, learner.net, learner.net, tables, seed, **how)


def test_there_is_a_score_for_each_set_of_terms() -> None:
    (score,) = _scores(1)
    assert 0 < score.gain < 1
    assert 0 < score.error < 0.2
    assert 1 <= score.rounds <= 24, "no longer than the pool of tickets"


def test_the_same_seed_plays_the_same_chases() -> None:
    assert _scores(1) == _scores(1)
    assert _scores(1) != _scores(2)


def test_more_tables_give_a_smaller_error() -> None:
    (few,), (many,) = _scores(1, 24), _scores(1, 200)
    assert many.error < few.error


def test_weights_do_not_change() -> None:
    learner = begin(TINY, "cpu")
    before = {name: value.clone() for name, value in learner.net.state_dict().items()}
    evaluate(learner.rules, learner.net, learner.net, 16, best=True)
    assert all(torch.equal(before[name], value) for name, value in learner.net.state_dict().items())


def test_a_network_against_itself_scores_the_same_whether_x_is_known_or_not() -> None:
    learner: Learner = begin(TINY, "cpu")
    known, guessed = (
        evaluate(learner.rules, learner.net, learner.net, 64, 5, x_known=x_known) for x_known in (True, False)
    )
    assert known == guessed

"""Tests of learning when to trust the facts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benches.house import cards
from fogbound.games.twenty.card import Asked
from fogbound.house import trust as trusting
from fogbound.house.trust import ALWAYS
from fogbound.lab.trust import Practice, Trial, learn, put_to_the_test, to_bytes

FEW = Practice(least=1, steps=200)


def test_the_facts_are_put_to_the_test() -> None:
    bank = (
        Asked("yes", (("en", ("Is it a city?",)),)),
        Asked("no", (("en", ("Is it in Italy?", "Would a plumber hum there?")),)),
    )
    tested = put_to_the_test([replace(cards()["venice"], asked=bank)])
    assert [each.is_right for each in tested] == [True, False], "the facts say nothing about plumbers"


def test_signs_of_wrong_replies_weigh_less() -> None:
    tested = [Trial((ALWAYS, "good"), True)] * 9 + [Trial((ALWAYS, "bad"), False)] * 9
    weights = learn([*tested, Trial((ALWAYS,), True), Trial((ALWAYS, "bad"), True)], FEW)
    assert weights["good"] > 0.5
    assert weights["bad"] < -0.5


def test_rare_signs_are_left_out() -> None:
    assert set(learn([Trial((ALWAYS, "once"), True)] * 2, Practice(least=3, steps=2))) == {ALWAYS}


def test_learning_ends_in_a_file_that_the_house_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tested = put_to_the_test([cards()["venice"]])
    weights = learn(tested, FEW)
    content = to_bytes(weights)
    assert content == to_bytes(learn(tested, FEW))
    (tmp_path / "trust.npz").write_bytes(content)
    monkeypatch.setattr(trusting, "FILE", tmp_path / "trust.npz")
    assert trusting.weights.__wrapped__() == weights

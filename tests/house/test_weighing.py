"""Tests of weighing facts against the bank of asked questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.house.precedents import Precedent
from fogbound.house.weighing import USUAL, weigh

chances = st.floats(0, 1)


def fitting(likely: dict[str, float]) -> list[Precedent]:
    return [Precedent(reply, share, True) for reply, share in likely.items()]


@pytest.mark.parametrize(
    ("by_facts", "trust", "by_bank", "said"),
    [
        ("no", 0.97, {}, "no"),
        ("no", 0.5, {}, None),
        ("no", 0.9, {"yes": 0.95}, None),
        ("no", 0.9, {"yes": 0.999}, "yes"),
        ("no", 0.5, {"no": 0.8}, "no"),
        (None, 0, {"yes": 0.95}, "yes"),
        (None, 0, {"yes": 0.5, "no": 0.4}, None),
        (None, 0, {}, None),
    ],
)
def test_both_count(by_facts: str | None, trust: float, by_bank: dict[str, float], said: str | None) -> None:
    assert weigh(by_facts, trust, fitting(by_bank)) == said


@given(st.sampled_from(sorted(USUAL)), chances, chances)
def test_what_both_say_is_never_turned_round(reply: str, trust: float, likely: float) -> None:
    if trust > USUAL[reply]:
        assert weigh(reply, trust, fitting({reply: likely})) in (reply, None)


@given(st.sampled_from(sorted(USUAL)), chances)
def test_more_trust_never_silences_the_facts(reply: str, likely: float) -> None:
    others = {other: likely / 2 for other in USUAL if other != reply}
    said = [weigh(reply, trust / 20, fitting(others)) == reply for trust in range(20)]
    assert said == sorted(said)


def test_what_only_resembles_a_question_is_no_objection() -> None:
    """`Did you really exist?` is close to `Are you a fictional character?`"""
    assert weigh("yes", 0.9, [Precedent("no", 0.9, False)]) == "yes"
    assert weigh("yes", 0.9, [Precedent("no", 0.9, True)]) is None


def test_another_number_is_no_objection() -> None:
    """`Did you live more than 1000 years ago?` says nothing against `more than 500 years ago`."""
    assert weigh("yes", 0.7, [Precedent("no", 0.9, False)]) is None
    assert weigh("yes", 0.7, [Precedent("no", 0.9, False, differs=True)]) == "yes"

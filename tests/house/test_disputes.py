"""Tests of contradictions between banks, common questions and facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from benches.house import cards
from fogbound.games.twenty.card import Asked
from fogbound.house import disputes

QUESTIONS = """
[[question]]
en = ["Is it a planet?", "a planet then"]
fr = ["Êtes-vous une planète ?"]

[[question]]
unclear = ["mars"]
en = ["Are you in space?"]
fr = ["Dans l'espace ?"]
"""


def test_facts_against_a_bank() -> None:
    own = replace(cards()["mars"], asked=(Asked("no", (("en", ("Is it a planet?", "do purple ducks sing there")),)),))
    (found,) = disputes.of_bank(own)
    assert (found.phrasing, found.listed, found.said, found.source) == ("Is it a planet?", "no", "yes", "facts")


def test_facts_and_banks_against_common_questions(write_common: Callable[[str, str], None]) -> None:
    write_common("place", QUESTIONS)
    found = list(disputes.of_common(cards()["mars"]))
    assert {number for number, _ in found} == {0}
    assert {each.source for _, each in found} == {"facts", "bank"}
    assert {(each.listed, each.said) for _, each in found} == {("no", "yes")}
    assert list(disputes.of_common(replace(cards()["mars"], category="thing"))) == []

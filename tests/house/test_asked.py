"""Tests of banks of asked questions."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from benches.house import cards
from fogbound.games.twenty.card import Asked
from fogbound.games.twenty.checks import asked_findings
from fogbound.house import asked

MARS = "mars"


def question(reply: str, *english: str) -> Asked:
    return Asked(reply, (("en", english),))


def test_a_shipped_card_has_a_bank_and_an_own_card_brings_one() -> None:
    mars = cards()[MARS]
    assert len(asked.own_bank(mars)) >= 20
    own = replace(mars, asked=(question("yes", "Are you red?"),))
    assert asked.own_bank(own) == own.asked


def test_a_card_of_the_same_id_with_another_subject_has_no_bank() -> None:
    mars = cards()[MARS]
    bar = replace(mars, wordings=(replace(mars.wordings[0], answer="A chocolate bar", aliases=()),))
    assert asked.own_bank(bar) == ()
    assert asked.own_bank(replace(mars, id="nothing-we-ship")) == ()


def test_repetitions_go_and_so_does_a_phrasing_with_two_replies() -> None:
    kept = asked.tidied(
        (
            question("yes", "Is it red?", "is it RED", "Red then?"),
            question("no", "Is it hot?"),
            question("partly", "is it hot"),
        )
    )
    assert kept == (question("yes", "Is it red?", "Red then?"),)


@pytest.mark.parametrize(
    ("typed", "language", "printed"),
    [
        ("C’est rouge?", "fr", "C'est rouge ?"),
        ("C'est rouge\u202f?", "fr", "C'est rouge ?"),
        ("Is  it red ?", "en", "Is it red?"),
    ],
)
def test_typography(typed: str, language: str, printed: str) -> None:
    assert asked.typeset(typed, language) == printed


def test_every_shipped_bank_is_tidy_and_belongs_to_a_card() -> None:
    paths = sorted(asked.FOLDER.glob("*/*.toml"))
    assert paths
    for path in paths:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        assert not list(asked_findings(data["asked"])), path
        card = cards()[path.stem]
        assert path.read_text(encoding="utf-8") == asked.bank_text(card, asked.own_bank(card)), path

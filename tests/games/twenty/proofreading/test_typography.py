"""Spaces and apostrophes."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.proofreading.typography import faults, typography
from tests.games.twenty import sample


@pytest.mark.parametrize(
    "text",
    [
        "Je suis là ; toi aussi.",
        "Je suis là\u00a0: viens\u202f!",
        "Quoi ?!",
        "Je dis « oui » à 12:30.",
        "Je pèse 2,5 tonnes...",
        "J'ai l'air d'un arbre, n'est-ce pas ?",
    ],
)
def test_french_as_it_should_be(text: str) -> None:
    assert list(faults(text, "fr")) == []


@pytest.mark.parametrize(
    "text",
    [
        "Je suis là; toi aussi.",
        "Viens!",
        "Quoi?",
        "Je suis là: viens.",
        "Je suis là , toi aussi.",
        "Fin .",
        "«oui »",
        "« oui»",
    ],
)
def test_french_spacing(text: str) -> None:
    assert {code for code, _ in faults(text, "fr")} == {"spacing"}


@pytest.mark.parametrize(
    "text", ["I am here ; so are you.", "Come !", "Here ,there", "Two  spaces.", "Here,there.", "Bad luck.It is."]
)
def test_english_spacing(text: str) -> None:
    assert {code for code, _ in faults(text, "en")} == {"spacing"}


@pytest.mark.parametrize("text", ["It's me: you?", "The painters' friend, and 3.5 more!", "Well... no."])
def test_english_as_it_should_be(text: str) -> None:
    assert list(faults(text, "en")) == []


@pytest.mark.parametrize("text", ["J’ai faim.", "l`arbre", "l´arbre"])
def test_apostrophes_are_straight(text: str) -> None:
    assert [code for code, _ in faults(text, "fr")] == ["apostrophe"]


def test_a_clue_gets_its_remark() -> None:
    (finding,) = typography(sample.with_clue(2, "I am here.", "Je suis là!"))
    assert finding.text == "ladder: clue 2 in 'fr' has no space before '!'"

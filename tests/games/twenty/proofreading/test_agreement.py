"""Clues say the same numbers and names in all languages."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.proofreading.agreement import disagreements
from tests.games.twenty import sample


def _codes(en: str, fr: str) -> list[str]:
    return [finding.code for finding in disagreements(sample.with_clue(2, en, fr), {})]


@pytest.mark.parametrize(
    ("en", "fr"),
    [
        ("I was sold in 1925.", "On m'a vendu en 1926."),
        ("I have seventeen rungs.", "J'ai dix-huit barreaux."),
        ("I hold half a million.", "J'en tiens cinq cent mille un."),
        ("In the 14th century I was new.", "Au XIIIe siècle, j'étais neuf."),
        ("A dozen of us stood there.", "Nous étions une vingtaine."),
        ("I came in October.", "Je suis venue en novembre."),
        ("I weigh two billion grams.", "Je pèse deux millions de grammes."),
    ],
)
def test_other_numbers_are_found(en: str, fr: str) -> None:
    assert "number-differs" in _codes(en, fr)


@pytest.mark.parametrize(
    ("en", "fr"),
    [
        ("I was sold in 1925.", "On m'a vendue un jour."),
        ("I am cut in half.", "On me coupe en deux."),
        ("Two centuries ago I was new.", "Il y a deux cents ans, j'étais neuve."),
        ("For two and a half hours I wait.", "Pendant deux heures et demie, j'attends."),
        ("My aunt May holds me.", "Ma tante May me tient."),
        ("In the 14th century I was new.", "Au quatorzième siècle, j'étais neuve."),
    ],
)
def test_the_same_number_in_other_words_is_fine(en: str, fr: str) -> None:
    assert _codes(en, fr) == []


def test_the_remark_quotes_both_languages() -> None:
    card = sample.with_clue(2, "I have seventeen rungs.", "J'ai dix-huit barreaux.")
    (finding,) = disagreements(card, {})
    assert finding.text == "ladder: clue 2 says 'seventeen' in 'en', but 'dix-huit' in 'fr'"


def test_other_names_are_found_with_dictionaries() -> None:
    known = {"i", "leaned", "on", "je", "m", "appuie", "sur"}
    card = sample.with_clue(2, "I leaned on Kepler.", "Je m'appuie sur Galilée.")
    found = disagreements(card, {"en": known.__contains__, "fr": known.__contains__})
    assert [finding.code for finding in found if " 2 " in finding.text] == ["name-differs"]

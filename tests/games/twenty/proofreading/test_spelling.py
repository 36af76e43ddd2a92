"""Words that no dictionary knows."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.proofreading.spelling import misspellings, unknown_words
from tests.games.twenty import sample

ENGLISH = frozenset(("i", "lean", "on", "the", "wall", "cashed", "and", "my", "o'clock", "is"))
FRENCH = frozenset(("je", "tiens", "aujourd'hui", "arbre", "avec", "week-end"))
KNOWN = {"en": ENGLISH.__contains__, "fr": FRENCH.__contains__}


@pytest.mark.parametrize(
    ("text", "language", "unknown"),
    [
        ("I lean on the wal.", "en", ["wal"]),
        ("I lean on Quasimodo and 1925.", "en", []),
        ("My uncashed wall", "en", []),
        ("I lean on the o'clock-wall, o'clock", "en", ["clock"]),
        ("Je tiens l'arbre aujourd'hui.", "fr", []),
        ("Je tiens l'abre avec week-end.", "fr", ["abre"]),
        ("km² m³", "en", []),
    ],
)
def test_unknown_words(text: str, language: str, unknown: list[str]) -> None:
    assert unknown_words(text, language, KNOWN) == unknown


def _remarked(en: str, fr: str) -> list[str]:
    found = misspellings(sample.with_clue(2, en, fr), KNOWN)
    return [finding.text for finding in found if "clue 2 in" in finding.text]


def test_a_misspelt_word_gets_a_remark() -> None:
    text = "ladder: clue 2 in 'en' says 'wal', which is not in the dictionary"
    assert _remarked("I lean on the wal.", "Je tiens.") == [text]


def test_a_word_that_is_there_twice_is_meant() -> None:
    assert _remarked("I lean on the injera.", "Je tiens injera.") == []
    assert _remarked("I lean on injera.", "Je tiens injera avec injeras.") == []
    assert _remarked("I lean on the rungs.", "Je tiens.") == [], "a word of the notes"


def test_a_language_without_a_dictionary_is_left_alone() -> None:
    assert list(misspellings(sample.ladder(), {})) == []

"""Proper names in clues."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.card import Wording
from fogbound.games.twenty.proofreading.names import full_names, is_same_name, unmatched_names, well_known

WORDS = {
    "i",
    "met",
    "in",
    "the",
    "king",
    "winter",
    "je",
    "vis",
    "le",
    "roi",
    "hiver",
    "peur",
    "fear",
    "moons",
    "at",
    "a",
}
KNOWN = {"en": WORDS.__contains__, "fr": WORDS.__contains__}


def _pair(en: str, fr: str) -> tuple[str, str] | None:
    return unmatched_names(_wording("en", en), _wording("fr", fr), 1, KNOWN)


def _wording(language: str, clue: str) -> Wording:
    return Wording(language, "Answer", (), (), (clue,))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("london", "londres"),
        ("warsaw", "varsovie"),
        ("napoleon", "napoleon"),
        ("yakutsk", "iakoutsk"),
        ("greek", "grecque"),
        ("germany", "allemagne"),
        ("handel", "haendel"),
    ],
)
def test_one_name_in_two_languages(one: str, other: str) -> None:
    assert is_same_name(one, other)
    assert is_same_name(other, one)


@pytest.mark.parametrize(("one", "other"), [("kepler", "galilee"), ("london", "vienne"), ("duchamp", "magritte")])
def test_two_names(one: str, other: str) -> None:
    assert not is_same_name(one, other)


def test_a_name_that_both_lack_is_found() -> None:
    assert _pair("I met Kepler in the winter.", "Je vis Galilée le roi.") == ("Kepler", "Galilée")
    assert _pair("Kepler met the king.", "Galilée vis le roi.") == ("Kepler", "Galilée")


def test_a_name_in_one_language_only_is_no_mistake() -> None:
    assert _pair("I met Kepler in London.", "Je vis Kepler le roi.") is None


def test_a_surname_decides_and_ordinary_words_are_no_names() -> None:
    assert _pair("I met Hieronymus Bosch.", "Je vis Jheronimus Bosch.") is None
    assert _pair("I met Fear.", "Je vis Peur.") is None


def test_without_a_dictionary_names_are_not_compared() -> None:
    assert unmatched_names(_wording("en", "I met Kepler."), _wording("fr", "Je vis Galilée."), 1, {}) is None


def test_a_name_has_all_of_its_words() -> None:
    text = "The reporter Nellie Bly saw New York, and Paris."
    assert [text[name[0].start : name[-1].end] for name in full_names(text, "en")] == [
        "Nellie Bly",
        "New York",
        "Paris",
    ]
    assert [name[0].written for name in full_names("Nautilus", "fr")] == ["Nautilus"]
    assert [name[0].written for name in full_names("Aujourd'hui, je vis à Rome.", "fr")] == ["Rome"]


def test_well_known_names_are_folded() -> None:
    assert {"paris", "elysees", "japan", "japonais"} <= well_known()

"""The language of the terminal: which one it is, and what stands alone in it."""

from __future__ import annotations

import pytest

from fogbound.cli import speech
from fogbound.errors import BadOption


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "de_DE", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "ru_RU.KOI8-R", "LANG": "de_DE"}, "ru"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "eo"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_names_a_language(environment: dict[str, str], language: str) -> None:
    assert speech.of_locale(environment) == language


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("play --language fr", "fr"),
        ("--language=de play --sed", "de"),
        ("play --help --language ru_RU", "ru"),
        ("play --language eo", "en"),
        ("play --language", "en"),
        ("play", "en"),
    ],
)
def test_a_command_says_its_language_before_it_is_understood(
    words: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert speech.language_of(words.split()) == language


def test_a_language_that_nobody_wrote_is_refused_with_those_there_are() -> None:
    assert speech._chosen("fr-CA") == "fr-CA"
    assert speech.language() == "fr"
    with pytest.raises(BadOption, match="en, de, fr ou ru"):
        speech._chosen("eo")


def test_lists_shares_and_numbers_are_written_as_the_language_does() -> None:
    assert (speech.joined("abc"), speech.either("abc")) == ("a, b, and c", "a, b, or c")
    assert (speech.share(0.25), speech.decimal(2.5)) == ("25%", "2.5")
    assert speech.share(0.001) not in ("0%", "1%"), "a non-zero share never shows as nothing"
    speech.speak("de")
    assert (speech.joined("abc"), speech.decimal(2.5)) == ("a, b und c", "2,5")


def test_yes_and_no_are_understood_in_english_and_in_the_language() -> None:
    speech.speak("fr")
    assert all(map(speech.is_yes, ("", "oui", "O", "yes", "Y")))
    assert all(map(speech.is_no, ("non", "n", "no")))
    assert not any(map(speech.is_yes, ("non", "ja", "x")))
    assert not speech.is_no("")


def test_a_pawn_is_named_with_what_to_type_for_it() -> None:
    assert speech.label("red") == "Red"
    speech.speak("ru")
    assert speech.label("red").endswith(" (red)")
    assert "(" not in speech.label("x")

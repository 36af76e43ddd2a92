"""The words that the house knows in each language, ready to compare."""

from __future__ import annotations

import pytest

from fogbound.house.words import languages, phrases, plain, singular, speech


def test_english_and_french_have_words_for_guesses_and_questions() -> None:
    english, french = speech("en"), speech("fr")
    assert languages() == ("en", "fr")
    for name in ("guess.before", "guess.negations", "question.open", "articles"):
        assert english.list(name)
        assert french.list(name)
    assert english.replies.keys() == french.replies.keys()


def test_an_unknown_language_has_no_words() -> None:
    unknown = speech("xx")
    assert (unknown.phrases, unknown.numbers, unknown.replies) == ({}, {}, {})
    assert unknown.list("articles") == frozenset()


def test_phrases_around_a_guess_are_known_without_their_apostrophes() -> None:
    assert ("isn", "t", "it") in speech("en").list("guess.after")
    assert ("isnt", "it") in speech("en").list("guess.after")
    assert ("cest",) in speech("fr").list("guess.before")


@pytest.mark.parametrize(
    ("plural", "expected"),
    [
        ("cities", "city"),
        ("churches", "church"),
        ("boxes", "box"),
        ("animaux", "animau"),
        ("trees", "tree"),
        ("glass", "glass"),
        ("gas", "gas"),
    ],
)
def test_a_word_loses_its_plural_ending(plural: str, expected: str) -> None:
    assert singular(plural) == expected


def test_a_plain_phrase_has_no_articles_and_no_plurals() -> None:
    assert plain(("the", "trees", "of", "a", "park"), speech("en").list("articles")) == ("tree", "of", "park")
    assert all(phrase for phrase in phrases("en", "question.idle"))

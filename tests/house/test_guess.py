"""Taking a typed guess apart: fillers, doubts, negations and several answers."""

from __future__ import annotations

import pytest

from fogbound.house import guess
from fogbound.house.words import speech

SPEECHES = (speech("en"), speech("fr"))


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Louis XIV", ("louis", "14")),
        ("the 2nd World War", ("the", "2", "world", "war")),
        ("m o z a r t", ("mozart",)),
        ("Mt Everest", ("mount", "everest")),
        ("99% sure Mars", ("sure", "mars")),
        ("🐙", ("octopus",)),
        ("…", ()),
    ],
)
def test_a_guess_becomes_folded_words_with_numbers_in_figures(typed: str, words: tuple[str, ...]) -> None:
    assert guess.read(typed) == words


@pytest.mark.parametrize(
    ("typed", "indefinite"),
    [
        ("a city", True),
        ("is it an Inca city?", True),
        ("c'est une ville", True),
        ("the city", False),
        ("la ville", False),
    ],
)
def test_an_indefinite_article_makes_an_answer_one_of_many(typed: str, indefinite: bool) -> None:
    assert guess.is_indefinite(guess.read(typed), SPEECHES) is indefinite


@pytest.mark.parametrize("typed", ["I think it's Mars", "c'est Mars", "is it Mars?", "Mars isn't it", "Mars, non ?"])
def test_fillers_around_an_answer_are_stripped(typed: str) -> None:
    assert guess.strip_fillers(guess.read(typed), SPEECHES) == ("mars",)


def test_at_least_one_word_remains_when_fillers_are_stripped() -> None:
    assert len(guess.strip_fillers(guess.read("I think"), SPEECHES)) >= 1


def test_a_doubt_is_stripped_so_that_its_not_denies_nothing() -> None:
    words = guess.read("I don't know, Mars?")
    assert guess.strip_doubts(words, SPEECHES) == ("mars",)
    assert not guess.is_negated(guess.strip_doubts(words, SPEECHES), SPEECHES)


@pytest.mark.parametrize(("typed", "negated"), [("not Mars", True), ("pas Mars", True), ("Mars", False)])
def test_a_negation_is_recognised_in_both_languages(typed: str, negated: bool) -> None:
    assert guess.is_negated(guess.read(typed), SPEECHES) is negated


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("Mars or Venus", [("mars",), ("venus",)]),
        ("Mars / Venus", [("mars",), ("venus",)]),
        ("Mars ou Vénus", [("mars",), ("venus",)]),
        ("Mars", [("mars",)]),
    ],
)
def test_several_answers_are_split(typed: str, answers: list[tuple[str, ...]]) -> None:
    assert guess.split_answers(typed, SPEECHES, frozenset()) == answers


def test_an_and_inside_a_known_phrase_does_not_split() -> None:
    nights = ("thousand", "and", "one", "nights")
    assert guess.split_answers("the thousand and one nights", SPEECHES, frozenset({nights})) == [("the", *nights)]


def test_a_french_genitive_is_remembered_where_its_article_was() -> None:
    places = guess.genitives(("boomerang", "d", "australie"), SPEECHES)
    assert set(places) == {1}


def test_brackets_and_commas_separate_segments() -> None:
    assert [part.strip() for part in guess.segments("Venice (Italy)")] == ["Venice", "Italy"]
    assert [part.strip() for part in guess.segments("Venice, Italy")] == ["Venice", "Italy"]

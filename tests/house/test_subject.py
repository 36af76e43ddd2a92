"""Questions with one word for their subject."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.house.phrasing import plain_question
from fogbound.house.subject import asks_what_it_is, place_of_doer, with_one_subject
from fogbound.house.words import stem


def said(question: str, language: str) -> tuple[str, ...]:
    return with_one_subject(plain_question(question, language), language)


@pytest.mark.parametrize(
    ("language", "questions"),
    [
        ("en", ["Does it fly?", "Do you fly?", "Does this thing fly?", "does he fly"]),
        ("en", ["Can you eat it?", "Can I eat you?", "can we eat it"]),
        ("en", ["Do you have wheels?", "Has it got wheels?", "Have you got wheels"]),
        ("fr", ["As-tu une moustache ?", "Est-ce qu'il a une moustache ?", "A-t-elle une moustache ?"]),
        ("fr", ["Es-tu une ville ?", "Est-ce une ville ?", "c'est une ville", "Est-ce que c'est une ville ?"]),
        ("fr", ["Y a-t-il des lions ?", "Il y a des lions ?", "y a des lions"]),
        ("fr", ["Peut-on le manger ?", "on peut le manger"]),
    ],
)
def test_all_ways_to_name_the_subject_are_one(language: str, questions: list[str]) -> None:
    assert len({said(question, language) for question in questions}) == 1


def test_people_are_not_the_subject() -> None:
    assert said("Can you eat it?", "en") != said("Can it eat you?", "en")
    assert said("Do you like it?", "en") == ("do", "people", "like", "you")


@pytest.mark.parametrize(
    ("question", "language", "expected"),
    [
        ("Are you a piano?", "en", True),
        ("Was she a piano teacher?", "en", True),
        ("Do you play the piano?", "en", False),
        ("Is there a piano?", "en", False),
        ("C'est un piano ?", "fr", True),
        ("Tu joues du piano ?", "fr", False),
        ("Y a-t-il un piano ?", "fr", False),
    ],
)
def test_what_a_question_asks(question: str, language: str, expected: bool) -> None:
    assert asks_what_it_is(said(question, language), language) is expected


@pytest.mark.parametrize(
    ("question", "language", "doer"),
    [
        ("Could a pair of handcuffs hold him?", "en", "pair"),
        ("Will the cat eat it?", "en", "cat"),
        ("Could you hold a cat?", "en", None),
        ("Can people eat it?", "en", None),
        ("Did a cat eat it?", "en", None),
        ("Est-ce que des menottes pouvaient te retenir ?", "fr", "menot"),
        ("Peut-on le manger ?", "fr", None),
    ],
)
def test_who_could_do_something_to_the_subject(question: str, language: str, doer: str | None) -> None:
    words = tuple(stem(word, language) for word in said(question, language))
    place = place_of_doer(words, language)
    assert (None if place is None else words[place]) == doer


@given(
    st.lists(st.text(st.sampled_from("abcilotu"), min_size=1, max_size=5), max_size=9),
    st.sampled_from(["en", "fr", "de"]),
)
def test_any_words_may_be_asked(words: list[str], language: str) -> None:
    assert bool(with_one_subject(tuple(words), language)) == bool(words)

"""Special forms of subjects, and what belongs to them: the files, and what the judge makes of them."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house import related
from fogbound.house.judge import judge
from fogbound.house.names import names
from fogbound.house.words import languages, speech

SPEECHES = tuple(map(speech, languages()))


@pytest.mark.parametrize("file", [related.FORMS, related.BELONGINGS, related.DESCRIPTIONS, related.APART])
def test_the_files_name_cards_that_exist(file: str) -> None:
    assert related.cards(file) <= set(cards())


def test_every_thing_has_what_belongs_to_it_and_most_have_special_forms() -> None:
    things = {card.id for card in cards().values() if card.category == "thing"}
    assert things <= related.cards(related.BELONGINGS)
    assert len(things & related.cards(related.FORMS)) > 100


@pytest.mark.parametrize("file", [related.FORMS, related.BELONGINGS, related.DESCRIPTIONS, related.APART])
def test_no_name_of_a_subject_is_listed(file: str) -> None:
    lists = ((card, related.names(card.id, file)) for card in cards().values())
    assert [(card.id, name) for card, listed in lists for name in listed if name in names(card).full] == []


def test_no_special_form_is_what_belongs_to_the_subject() -> None:
    for card in related.cards(related.FORMS):
        assert related.names(card, related.FORMS) & related.names(card, related.BELONGINGS) == set(), card


@pytest.mark.parametrize(
    ("card", "words", "expected"),
    [
        ("computer", ("laptop",), True),
        ("computer", ("laptops",), True),
        ("computer", ("computer",), False),
        ("mars", ("laptop",), False),
    ],
)
def test_special_forms_count_in_the_singular(card: str, words: tuple[str, ...], expected: bool) -> None:
    assert related.is_form(card, words) is expected


def test_a_special_form_may_be_misspelt() -> None:
    assert related.is_misspelt_form("computer", ("labtop",))
    assert not related.is_misspelt_form("computer", ("table",))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("the hands that go round", True),
        ("the hands of the clock", True),
        ("its two hands", True),
        ("the hand held thing", False),
        ("a thing with hands", False),
    ],
)
def test_a_guess_is_about_what_it_begins_with(words: str, expected: bool) -> None:
    assert related.is_about_belonging("clock", tuple(words.split()), SPEECHES, lambda _: False) is expected


def test_a_noun_that_fits_the_subject_describes_it() -> None:
    words = ("the", "city", "of", "gondolas")
    assert related.is_about_belonging("venice", words, SPEECHES, lambda _: False)
    assert not related.is_about_belonging("venice", words, SPEECHES, lambda noun: noun == "city")


@pytest.mark.parametrize(
    ("card", "guess", "verdict"),
    [
        ("bread", "une baguette", "precise"),
        ("bicycle", "un VTT", "precise"),
        ("snow", "powder snow like for skiing", "precise"),
        ("elephant", "an african elephant", "precise"),
        ("louis-xiv", "the palace of Versailles", "wrong"),
        ("robin-hood", "le shérif de Nottingham", "wrong"),
        ("venice", "the city with the gondolas", "precise"),
        ("cat", "Garfield", "wrong"),
        ("elephant", "the trunk", "wrong"),
        ("penicillin", "the medicine they found in a mould", "precise"),
    ],
)
def test_special_forms_are_precise_and_belongings_are_wrong(card: str, guess: str, verdict: str) -> None:
    assert judge(cards()[card], guess).verdict == verdict

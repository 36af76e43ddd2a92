"""`Are you a …?`: a note says what goes with a subject, not what it is."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.identity import Named, goes_with, in_full, is_place_name, named
from fogbound.house.reader import reply, reply_from_facts

CARDS = house.cards()


@pytest.mark.parametrize(
    ("card", "question", "language", "word"),
    [
        ("elvis-presley", "Are you a guitar?", "en", "cannot_say"),
        ("mozart", "Are you a piano?", "en", "cannot_say"),
        ("mozart", "Es-tu un piano ?", "fr", "cannot_say"),
        ("mozart", "Are you a prodigy?", "en", "yes"),
        ("france", "Are you Paris?", "en", "no"),
        ("cleopatra", "Are you a pharaoh?", "en", "yes"),
        ("cleopatra", "Are you Julius Caesar?", "en", "cannot_say"),
        ("cleopatra", "Are you a nose?", "en", "cannot_say"),
        ("cleopatra", "Do you have a nose?", "en", "yes"),
        ("charles-darwin", "Are you a book?", "en", "no"),
        ("charles-darwin", "Are you London?", "en", "cannot_say"),
        ("rosetta-stone", "Are you Egyptian?", "en", "yes"),
        ("france", "Are there trees?", "en", "yes"),
        ("france", "Are you a tree?", "en", "no"),
        ("france", "Are there skyscrapers?", "en", "partly"),
    ],
)
def test_what_it_is(card: str, question: str, language: str, word: str) -> None:
    say = reply_from_facts if word == "partly" else reply  # facts alone are not sure enough of that
    assert say(CARDS[card], question, language).word == word


def test_names_of_places() -> None:
    assert is_place_name(("pari",), "fr")  # without what looks like a plural
    assert not is_place_name(("guitare",), "fr")


@pytest.mark.parametrize(
    ("card", "question", "language", "expected"),
    [
        ("mozart", "Are you a piano?", "en", Named(("piano",), is_name=False)),
        ("mozart", "Es-tu un piano ?", "fr", Named(("piano",), is_name=False)),
        (
            "cleopatra",
            "is it Julius Caesar",
            "en",
            Named(("juliu", "caesar"), is_name=True),
        ),  # without what looks like a plural
        ("mozart", "Do you play the piano?", "en", None),
        ("mozart", "Are you a man who played the piano?", "en", None),
        ("archimedes", "T'étais grec ?", "fr", None),
    ],
)
def test_what_a_question_takes_the_subject_for(card: str, question: str, language: str, expected: Named | None) -> None:
    assert named(CARDS[card], question, language) == expected


def test_goes_with() -> None:
    assert goes_with(CARDS["mozart"], ("violin",), "en", indefinite=True)
    assert not goes_with(CARDS["mozart"], ("prodigy",), "en", indefinite=True)


@pytest.mark.parametrize(
    ("card", "question", "language", "word"),
    [
        ("bible", "Was it written by one man?", "en", "cannot_say"),
        ("harry-houdini", "Could a pair of handcuffs hold him?", "en", "cannot_say"),
        ("zheng-he", "Est-ce que tu as vu l'Afrique ?", "fr", "cannot_say"),
        ("louis-xiv", "Was he just a little boy when he got the job?", "en", "cannot_say"),
        ("timbuktu", "Est-ce que des caravanes de chameaux y passaient ?", "fr", "yes"),
        ("bamboo", "C'est le repas préféré d'un gros animal ?", "fr", "cannot_say"),
    ],
)
def test_what_a_note_does_not_vouch_for(card: str, question: str, language: str, word: str) -> None:
    assert reply(CARDS[card], question, language).word == word


@pytest.mark.parametrize(
    ("asked", "language", "full"),
    [
        ("a museum?", "en", "are you a museum?"),
        ("une tour ?", "fr", "es tu une tour ?"),
        ("wife?", "en", "are you wife?"),
        ("museum?", "en", "museum?"),
        ("a museum of modern art?", "en", "a museum of modern art?"),
        ("ein Museum?", "de", "ein Museum?"),
        ("?", "en", "?"),
    ],
)
def test_a_mere_noun_asks_what_the_subject_is(asked: str, language: str, full: str) -> None:
    assert in_full(asked, language) == full


@pytest.mark.parametrize(
    ("card", "question", "language", "word"),
    [
        ("paris", "un livre ?", "fr", "no"),
        ("paris", "a museum?", "en", "no"),
        ("mars", "a planet?", "en", "yes"),
        ("pele", "wife?", "en", "no"),
        ("bible", "un livre ?", "fr", "yes"),
        ("napoleon", "a hat?", "en", "cannot_say"),
        ("spartacus", "c'était un esclave ?", "fr", "yes"),  # the bank has `Tu étais esclave ?`
        ("anne-frank", "elle avait des enfants ?", "fr", "no"),  # known as a child, which is not to have any
        ("mother-teresa", "did she wear jewellery and nice dresses?", "en", "cannot_say"),
    ],
)
def test_what_goes_with_a_subject_is_not_the_subject(card: str, question: str, language: str, word: str) -> None:
    assert reply(CARDS[card], question, language).word == word

"""A typed question made plain: texting, tags and lead-ins."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.phrasing import is_unclear, plain_question
from fogbound.house.reader import reply


@pytest.mark.parametrize(
    ("question", "language", "words"),
    [
        ("R u alive?", "en", "are you alive"),
        ("You're a mountain, aren't you?", "en", "you are a mountain"),
        ("It is a mountain, is it not?", "en", "it is a mountain"),
        ("So, would you say that it is old, or not?", "en", "it is old"),
        ("C'est une montagne, non ?", "fr", "c est une montagne"),
        ("C'est une ville, hein ?", "fr", "c est une ville"),
        ("tes une femme, n'est-ce pas ?", "fr", "tu es une femme"),
        ("c koi ?", "fr", "c est"),
        ("no", "en", "no"),
    ],
)
def test_a_question_becomes_plain(question: str, language: str, words: str) -> None:
    assert " ".join(plain_question(question, language)) == words


@pytest.mark.parametrize(
    ("name", "language", "question", "word"),
    [
        ("mount-everest", "fr", "C'est une montagne, non ?", "yes"),
        ("mount-everest", "fr", "C'est un lac, non ?", "no"),
        ("mount-everest", "en", "You're a mountain, right?", "yes"),
        ("mount-everest", "en", "You're a mountain, are you not?", "yes"),
        ("mount-everest", "en", "You are a lake, aren't you?", "no"),
        ("marie-curie", "en", "ur a scientist, right?", "yes"),
        ("marie-curie", "fr", "t'es une femme, hein ?", "yes"),
        ("marie-curie", "en", "You're not alive, are you?", "cannot_say"),
        ("marie-curie", "fr", "T'es quoi ?", "cannot_say"),
    ],
)
def test_a_tag_never_turns_a_reply_round(name: str, language: str, question: str, word: str) -> None:
    assert reply(house.cards()[name], question, language).word == word


def test_a_positive_tag_after_a_negative_sentence_is_unclear() -> None:
    assert is_unclear("You're not alive, are you?", "en")
    assert not is_unclear("You're alive, are you?", "en")
    assert not is_unclear("Are you not alive?", "en")

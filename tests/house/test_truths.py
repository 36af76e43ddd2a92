"""The truth of one phrase: when the fact sheet and common sense decide it, and when they do not."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.reader import reply_from_facts


@pytest.mark.parametrize(
    ("name", "language", "question", "word"),
    [
        # The category, only if the question asks for it.
        ("mars", "en", "Are you a place?", "yes"),
        ("mars", "fr", "C'est une chose ?", "no"),
        ("mozart", "en", "Are you a person or a thing?", "cannot_say"),
        ("mars", "en", "Are you a person or a thing?", "no"),
        ("cleopatra", "en", "Is there a place for children?", "cannot_say"),
        # Kinds of other categories.
        ("mars", "en", "Are you a singer?", "no"),
        ("mozart", "fr", "Es-tu une ville ?", "no"),
        ("pele", "en", "Are you a star?", "cannot_say"),
        # Uses, materials, rule, languages, prizes.
        ("key", "fr", "On peut écrire avec ?", "no"),
        ("printing-press", "en", "Do I use you to eat?", "no"),
        ("bicycle", "en", "Do I use you to travel?", "yes"),
        ("camel", "en", "Are you made of metal?", "no"),
        ("key", "en", "What are you used for?", "cannot_say"),
        ("cleopatra", "fr", "As-tu régné ?", "yes"),
        ("mozart", "en", "Did you rule a country?", "no"),
        ("frida-kahlo", "en", "Did you speak Spanish?", "yes"),
        ("marie-curie", "fr", "Parliez-vous français ?", "yes"),
        ("cleopatra", "en", "Did you win a Nobel Prize?", "no"),
        # Bodies.
        ("mozart", "en", "Do you have two legs?", "yes"),
        ("key", "en", "Do you have a heart?", "no"),
        ("butterfly", "fr", "Ça a des ailes ?", "yes"),
        # Others are not the subject.
        ("mars", "en", "Can I see you with a telescope?", "cannot_say"),
        ("mount-everest", "en", "Have people died there?", "yes"),
        ("statue-of-liberty", "en", "Was it a gift from France?", "cannot_say"),
        ("scheherazade", "fr", "Tu es mariée à un roi ?", "yes"),
        ("robinson-crusoe", "fr", "Es-tu un enfant ?", "no"),
        ("anne-frank", "fr", "Tu étais adulte ?", "no"),
        # The noun of the answer itself.
        ("statue-of-liberty", "fr", "C'est une statue ?", "yes"),
        ("bible", "fr", "C'est un film ?", "no"),
    ],
)
def test_common_sense_replies(name: str, language: str, question: str, word: str) -> None:
    assert reply_from_facts(house.cards()[name], question, language).word == word

"""Everyday questions in free talk: what facts, defaults and notes make of them."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.reader import reply, reply_from_facts


@pytest.mark.parametrize(
    ("card", "language", "question", "expected"),
    [
        ("marie-curie", "en", "Were you born in France?", "no"),
        ("marie-curie", "en", "Were you born in Poland?", "yes"),
        ("mother-teresa", "fr", "Es-tu née en Asie ?", "no"),
        ("apple", "en", "Is it red?", "partly"),
        ("bicycle", "fr", "C'est rouge ?", "partly"),
        ("x-rays", "en", "Can it be dangerous?", "yes"),
        ("bagpipes", "en", "Is it a kind of food?", "no"),
        ("kilimanjaro", "fr", "C'est sur le continent africain ?", "yes"),
        ("archimedes", "en", "Did a soldier kill you?", "cannot_say"),
        ("hong-kong", "en", "Was it run by the British once?", "cannot_say"),
        ("brazil", "en", "Is Spanish the official language?", "no"),
        ("switzerland", "fr", "Est-ce qu'on y parle allemand ?", "partly"),
        ("isaac-newton", "fr", "Vous avez connu la télé ?", "no"),
        ("spartacus", "en", "Did you pass away peacefully in your sleep?", "no"),
        ("cat", "en", "Does it chase mice?", "yes"),
        ("sahara", "fr", "C'est loin de la France ?", "cannot_say"),
        ("japan", "fr", "C'est loin de la France ?", "yes"),
        ("honey", "en", "Do you have to cook it?", "no"),
        ("toothbrush", "en", "Does it cost more than 100 euros?", "no"),
        ("gravity", "en", "Is it raw?", "no"),
        ("gravity", "en", "Is it cooked?", "no"),
        ("guitar", "fr", "C'est plus petit qu'une main ?", "no"),
        ("venice", "en", "Did the Romans live there?", "cannot_say"),
        ("mulan", "fr", "Viens-tu d'une légende ?", "yes"),
        ("marie-curie", "en", "Are you from a comic book?", "no"),
        ("antarctica", "en", "Has it got its own president?", "no"),
        ("antarctica", "en", "Is it a kingdom?", "no"),
        ("france", "fr", "On y paie en euros ?", "yes"),
        ("octopus", "en", "does it have a backbone or bones", "no"),  # the bank, where the facts say nothing
        ("india", "fr", "c'est un petit pays ?", "no"),
        ("rainbow", "fr", "il y a plusieurs couleurs ?", "yes"),
    ],
)
def test_everyday_questions(card: str, language: str, question: str, expected: str) -> None:
    # The facts alone cannot say some that the bank can.
    say = reply_from_facts if expected == "cannot_say" else reply
    assert say(house.cards()[card], question, language, year=house.YEAR).word == expected


@pytest.mark.parametrize(("half", "wrong", "silent"), [("newest", 0.01, 0.10), ("free", 0.03, 0.40)])
def test_files_that_were_read_keep_their_figures(half: str, wrong: float, silent: float) -> None:
    asked, contradicted, unsaid = house.replies(half)
    assert contradicted <= wrong * asked
    assert unsaid <= silent * asked


@pytest.mark.parametrize("half", ["newest", "free"])
def test_no_wrong_guess_is_right(half: str) -> None:
    assert [case for case in house.judged(half) if case[2] == "wrong" and case[3] == "right"] == []

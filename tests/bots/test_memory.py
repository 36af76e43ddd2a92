"""The memory of bots: what they have heard of, and what they can ask."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fogbound.bots.memory import FILE, Memory, Subject, facts_asked, kinds, memory, questions, shipped, words_by_ease
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.facts import vocabulary
from fogbound.house.reader import reply


def test_the_shipped_memory_is_of_the_cards_that_its_file_says() -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))
    cards = decks.load_all(told["deck"]).cards
    names = {subject.names[0] for subject in shipped("en").subjects}
    unheard = [card.id for card in cards if card.wording("en").answer not in names]
    assert len(unheard) >= round(told["leave_out"] * len(cards))
    assert len(shipped("fr").subjects) == len(shipped("en").subjects)
    assert not memory(told, "eo").subjects


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_shipped_memory_says_how_easy_subjects_and_words_are(language: str) -> None:
    for subject in shipped(language).subjects:
        assert 0 <= subject.ease <= 10
        assert {0 <= ease <= 10 for ease in subject.words.values()} == {True}
        assert len(set(subject.words.values())) > 1


def test_a_word_is_as_easy_as_its_easiest_clue() -> None:
    clues = [("Gondolas glide here.", 9), ("Gondolas and pigeons.", 2)]
    assert words_by_ease(clues) == {"9": "glide gondola here", "2": "pigeon"}
    assert words_by_ease([]) == {}


def test_words_hint_at_kinds() -> None:
    hints = shipped("en").hints["person"]
    assert hints["husband"]["gender=woman"] > 0 > hints["husband"]["gender=man"]
    assert kinds({"gender": ("woman",), "work": ("poet", "spy"), "real": True}) == [
        "gender=woman",
        "work=poet",
        "work=spy",
    ]


def test_a_word_of_a_single_subject_hints_at_nothing() -> None:
    only = Subject("thing", ("A pear",), {"pear": 9}, (), ("thing-kind=food",))
    assert Memory((only,), ()).hints == {"thing": {}}


def test_bots_never_import_a_deck() -> None:
    for path in Path(FILE).parent.glob("*.py"):
        assert "twenty.deck" not in path.read_text(encoding="utf-8")
        assert "import deck" not in path.read_text(encoding="utf-8")


def test_questions_are_about_facts_that_exist() -> None:
    for key, texts in questions().items():
        fact, _, value = key.partition("=")
        assert not value or value in dict(vocabulary()[fact].values), key
        assert {"en", "fr"} <= set(texts)
        assert fact in vocabulary()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_house_understands_every_question_that_bots_ask(language: str) -> None:
    """Where a sheet holds the fact, the reply is that fact: a question of a bot's is never wasted."""
    for card in decks.load("first-light").cards:
        for key, known in facts_asked(dict(card.facts)).items():
            said = reply(card, questions()[key][language], language).word
            assert said == ("yes" if known else "no"), (card.id, key)

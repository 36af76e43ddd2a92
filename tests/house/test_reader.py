"""The reader: as good on the labelled questions as it ever was, and never a word too many."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benches import house
from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house.reader import WORDS, reply
from fogbound.house.words import languages, speech

CARDS = tuple(house.cards().values())
QUESTIONS = [row["question"] for row in house.rows("questions", "seen")]

cards = st.sampled_from(CARDS)
spoken = st.sampled_from(("en", "fr"))
quick = settings(max_examples=60, deadline=None)


def card(name: str) -> Card:
    return house.cards()[name]


def test_enough_questions_are_labelled() -> None:
    assert len(house.rows("questions", "seen")) >= 100


def test_floor_on_the_seen_half() -> None:
    asked, wrong, silent = house.replies("seen")
    assert wrong == 0, list(house.slips("seen"))
    assert silent / asked < 0.10


@quick
@given(cards, st.text(max_size=400) | st.sampled_from(QUESTIONS), spoken, st.booleans())
def test_it_never_utters_the_answer(asked: Card, question: str, language: str, letters: bool) -> None:
    """Not in its words, not in its reason, in no language."""
    said = reply(asked, question, language, letters_allowed=letters)
    assert said.word in WORDS
    uttered = f" {' '.join(text.words(f'{said.text(language)} {said.why}'))} "
    for wording in asked.wordings:
        for name in wording.names:
            assert not text.holds(uttered, text.bare(name, wording.language))


def test_replies_exist_in_every_language() -> None:
    for language in languages():
        assert set(speech(language).replies) == set(WORDS)


def test_a_name_in_a_question_is_left_to_the_judge() -> None:
    for each in CARDS:
        for language in ("en", "fr"):
            name = each.wording(language).answer
            assert reply(each, f"Are you {name}?", language).word == "cannot_say"


def test_letters_are_declined_unless_the_room_allows_them() -> None:
    question = "Does your name start with M?"
    assert reply(card("mars"), question, "en").why == "letters"
    assert reply(card("mars"), question, "en").word == "cannot_say"
    assert reply(card("mars"), question, "en", letters_allowed=True).word == "yes"
    assert reply(card("venice"), question, "en", letters_allowed=True).word == "no"
    assert reply(card("venice"), "Votre nom commence-t-il par V ?", "fr", letters_allowed=True).word == "yes"
    assert (
        reply(card("mars"), "Are there more than five letters in your name?", "en", letters_allowed=True).word == "no"
    )


@pytest.mark.parametrize(
    ("name", "question", "word"),
    [
        ("marie-curie", "Were you born before 1900?", "yes"),
        ("marie-curie", "Did you live in the 17th century?", "no"),
        ("leonardo-da-vinci", "Did you live more than 500 years ago?", "yes"),
        ("leonardo-da-vinci", "Were you older than 60 years old?", "yes"),
        ("murasaki-shikibu", "Did you live in the 11th century?", "cannot_say"),
        ("mount-everest", "Are you higher than 8,000 metres?", "yes"),
        ("madagascar", "Do you have more than two million inhabitants?", "yes"),
        ("octopus", "Do you have eight legs?", "yes"),
        ("octopus", "Do you have four legs?", "no"),
        ("piano", "Are you older than 100 years?", "yes"),
        ("octopus", "Are you bigger than an elephant?", "no"),
        ("octopus", "Are you smaller than a car?", "yes"),
        ("octopus", "Are you bigger than a mouse?", "cannot_say"),
    ],
)
def test_comparisons(name: str, question: str, word: str) -> None:
    assert reply(card(name), question, "en", year=2026).word == word


@pytest.mark.parametrize(
    ("name", "question", "word"),
    [
        ("leonardo-da-vinci", "Were you never married?", "yes"),
        ("mozart", "Aren't you dead?", "yes"),
        ("mozart", "Are you not human?", "no"),
        ("mozart", "Are you a painter or a composer?", "yes"),
        ("mozart", "Are you a man or a woman?", "cannot_say"),
        ("bicycle", "Are you a vehicle and an animal?", "partly"),
        ("mozart", "Are you a Spanish flamenco singer?", "no"),
        ("nelson-mandela", "Were you a mother?", "no"),
        ("nelson-mandela", "Did you have a wife?", "yes"),
        ("marie-curie", "Was your father rich?", "cannot_say"),
        ("scheherazade", "Are you a king?", "no"),
        ("eiffel-tower", "Are you in a city?", "cannot_say"),
        ("chess", "Are you found in Europe?", "cannot_say"),
        ("marie-curie", "Are you a biologist?", "cannot_say"),
        ("mars", "Are you a place?", "yes"),
        ("mars", "Are you famous?", "yes"),
        ("mars", "", "cannot_say"),
    ],
)
def test_how_a_question_is_put(name: str, question: str, word: str) -> None:
    assert reply(card(name), question, "en").word == word


@pytest.mark.parametrize(
    ("name", "language", "question", "word"),
    [
        ("mars", "en", "Are you a moon?", "no"),
        ("mars", "fr", "Êtes-vous une lune ?", "no"),
        ("mars", "en", "Aren't you a volcano?", "no"),
        ("mars", "en", "Are you not a moon?", "yes"),
        ("mars", "fr", "N'es-tu pas un volcan ?", "no"),
        ("mars", "en", "Do you have moons?", "yes"),
        ("mars", "en", "Is there a volcano on you?", "yes"),
        ("venice", "en", "Are you a bridge?", "no"),
        ("venice", "en", "Are you famous for bridges?", "yes"),
        ("timbuktu", "en", "Are you a river?", "no"),
        ("timbuktu", "en", "Are you a mosque?", "no"),
        ("panama-canal", "en", "Are you a lake?", "no"),
        ("panama-canal", "en", "Are you a canal?", "yes"),
        ("monkey-king", "en", "Are you a monk?", "no"),
        ("monkey-king", "en", "Are you a monkey?", "yes"),
        ("antarctica", "en", "Are you a desert?", "yes"),
        ("rosetta-stone", "en", "Are you a text?", "cannot_say"),
    ],
)
def test_what_a_card_has_is_not_what_it_is(name: str, language: str, question: str, word: str) -> None:
    assert reply(card(name), question, language).word == word


def test_a_clue_confirms_what_stands_in_it() -> None:
    found = reply(card("marie-curie"), "Did you win bicycle honeymoon countryside?", "en")
    assert (found.word, found.why) == ("yes", "clue")


class Parrot:
    def __init__(self, said: str) -> None:
        self.said = said

    def reply(self, card: Card, question: str, language: str) -> str:
        return self.said


def test_a_helper_is_asked_only_where_the_card_is_silent() -> None:
    strange = "Would you enjoy a cup of tea?"
    assert reply(card("mars"), strange, "en").word == "cannot_say"
    assert reply(card("mars"), strange, "en", helper=Parrot("yes")).word == "yes"
    assert reply(card("mars"), "Are you a city?", "en", helper=Parrot("yes")).word == "no"
    assert reply(card("mars"), "Are you Mars?", "en", helper=Parrot("yes")).word == "cannot_say"
    assert reply(card("mars"), "Does your name start with M?", "en", helper=Parrot("yes")).word == "cannot_say"


def test_a_helper_cannot_say_more_than_a_reply() -> None:
    found = reply(card("mars"), "Would you enjoy a cup of tea?", "en", helper=Parrot("yes, I am Mars"))
    assert (found.word, found.why) == ("cannot_say", "helper")


def test_aims_on_the_unseen_half() -> None:
    """At most 2 % wrong replies, and at most 40 % that it cannot say."""
    asked, wrong, silent = house.replies("unseen")
    assert wrong <= 0.02 * asked
    assert silent <= 0.40 * asked


def test_odd_figures_are_no_numbers() -> None:
    """Characters that look like digits to Python, and are none: circled, superscript, of other scripts."""
    odd = [chr(n) for n in range(0x110000) if chr(n).isdigit() and not chr(n).isdecimal()]
    assert len(odd) > 50
    for figure in odd:
        for asked in (f"Are you number {figure}?", f"Did you live in the {figure}e century?", f"In the {figure}0s?"):
            assert reply(card("mars"), asked, "en").word
            assert reply(card("mars"), asked, "fr").word

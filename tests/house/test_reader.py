"""The automatic reader: how well it does on the labelled questions, and that it never says too much."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benches import house
from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house.reader import WORDS, reply, reply_from_facts
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


def test_the_seen_half_gets_hardly_a_wrong_reply() -> None:
    """Bank and labels differ on what is *partly* so: brown chocolate, Everest in Nepal, the closed Lascaux."""
    asked, wrong, silent = house.replies("seen")
    assert wrong <= 3, list(house.slips("seen"))
    assert silent / asked < 0.10


@quick
@given(cards, st.text(max_size=400) | st.sampled_from(QUESTIONS), spoken, st.booleans())
def test_it_never_says_the_answer(asked: Card, question: str, language: str, letters: bool) -> None:
    """Neither in its reply nor in its reason, in any language."""
    said = reply(asked, question, language, letters_allowed=letters)
    assert said.word in WORDS
    spoken_words = f" {' '.join(text.words(f'{said.text(language)} {said.why}'))} "
    for wording in asked.wordings:
        for name in wording.names:
            assert not text.holds(spoken_words, text.bare(name, wording.language))


def test_every_language_has_words_for_every_reply() -> None:
    for language in languages():
        assert set(speech(language).replies) == set(WORDS)


def test_it_does_not_reply_to_a_question_that_names_the_answer() -> None:
    for each in CARDS:
        for language in ("en", "fr"):
            name = each.wording(language).answer
            assert reply(each, f"Are you {name}?", language).word == "cannot_say"


def test_it_replies_about_letters_only_if_the_room_allows_it() -> None:
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
def test_negations_alternatives_and_family_are_understood(name: str, question: str, word: str) -> None:
    assert reply_from_facts(card(name), question, "en").word == word


@pytest.mark.parametrize(
    ("name", "language", "question", "word"),
    [
        ("mars", "en", "Are you a moon?", "no"),
        ("dice", "fr", "il y a des points dessus, hein ?", "yes"),  # `des` is no guess
        ("dice", "fr", "C'est des dés ?", "cannot_say"),
        ("loch-ness", "fr", "il y a un monstre, d'après la légende ?", "yes"),
        ("tintin", "en", "is he a baby?", "no"),
        ("tintin", "en", "is he young?", "yes"),
        ("napoleon", "fr", "il a gagné à Waterloo ?", "no"),
        ("peter-pan", "en", "is he a pirate captain?", "no"),
        ("istanbul", "en", "is it the capital of turkey?", "no"),
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
def test_a_subject_is_not_everything_that_goes_with_it(name: str, language: str, question: str, word: str) -> None:
    assert reply_from_facts(card(name), question, language).word == word


def test_a_clue_that_has_all_the_words_confirms_a_question() -> None:
    found = reply(card("marie-curie"), "Did you win bicycle honeymoon countryside?", "en")
    assert (found.word, found.why) == ("yes", "clue")


class Parrot:
    def __init__(self, said: str) -> None:
        self.said = said

    def reply(self, card: Card, question: str, language: str) -> str:
        return self.said


def test_a_helper_is_asked_only_if_the_card_does_not_say() -> None:
    strange = "Would you enjoy a cup of tea?"
    assert reply(card("mars"), strange, "en").word == "cannot_say"
    assert reply(card("mars"), strange, "en", helper=Parrot("yes")).word == "yes"
    assert reply(card("mars"), "Are you a city?", "en", helper=Parrot("yes")).word == "no"
    assert reply(card("mars"), "Are you Mars?", "en", helper=Parrot("yes")).word == "cannot_say"
    assert reply(card("mars"), "Does your name start with M?", "en", helper=Parrot("yes")).word == "cannot_say"


def test_a_helper_can_say_only_one_of_the_four_replies() -> None:
    found = reply(card("mars"), "Would you enjoy a cup of tea?", "en", helper=Parrot("yes, I am Mars"))
    assert (found.word, found.why) == ("cannot_say", "helper")


def test_the_unseen_half_meets_the_aims() -> None:
    """At most 2 % wrong replies, and at most 40 % that say nothing."""
    asked, wrong, silent = house.replies("unseen")
    assert wrong <= 0.02 * asked
    assert silent <= 0.40 * asked


def test_characters_that_only_look_like_digits_do_no_harm() -> None:
    """Circled, superscript and other characters that Python calls digits but cannot read as a number."""
    odd = [chr(n) for n in range(0x110000) if chr(n).isdigit() and not chr(n).isdecimal()]
    assert len(odd) > 50
    for figure in odd:
        for asked in (f"Are you number {figure}?", f"Did you live in the {figure}e century?", f"In the {figure}0s?"):
            assert reply(card("mars"), asked, "en").word
            assert reply(card("mars"), asked, "fr").word

"""Tests of replies to questions that somebody has asked before."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benches.house import cards
from fogbound.games.twenty.card import Asked
from fogbound.house.identity import named
from fogbound.house.paraphrase import sketch
from fogbound.house.precedents import APART, decides, may_confirm, precedents
from fogbound.house.reader import WORDS, reply

BANK = (
    Asked("yes", (("en", ("Is it by the sea?",)), ("fr", ("C'est au bord de la mer ?",)))),
    Asked("no", (("en", ("Do polar bears live there?",)),)),
    Asked("no", (("en", ("Is it always white?",)),)),
)
CARD = replace(cards()["venice"], asked=BANK)


@pytest.mark.parametrize(
    ("question", "language", "sure"),
    [
        ("is it by the SEA", "en", "yes"),
        ("C'est au bord de la mer, non ?", "fr", "yes"),
        ("Do polar bears live there?", "en", "no"),
        ("Did your grandmother knit socks?", "en", None),
    ],
)
def test_a_question_is_recognised(question: str, language: str, sure: str | None) -> None:
    found = precedents(CARD, question, language)
    assert [each.reply for each in found if each.likely > 0.85] == ([sure] if sure else [])
    assert sum(each.likely for each in found) <= 1.001


def test_a_question_that_is_turned_is_less_likely() -> None:
    like, turned = (precedents(CARD, said, "en")[0] for said in ("Is it always white?", "Is it only white?"))
    assert turned.likely < 0.65 < like.likely
    assert like.fits
    assert not turned.fits


def test_in_other_words_a_common_question_never_holds_for_sure() -> None:
    umbrella = cards()["umbrella"]  # nobody asked about animals in its own bank
    same, near, apart = (
        precedents(umbrella, question, language)[0]
        for question, language in (
            ("Are you a big animal?", "en"),
            ("Are you a huge animal?", "en"),
            ("C'est le repas préféré d'un gros animal ?", "fr"),
        )
    )
    assert same.fits
    assert not near.fits
    assert not apart.fits
    assert apart.likely < APART, "it says more than the common question"


def test_without_a_bank_or_a_word_there_is_no_precedent() -> None:
    assert precedents(replace(CARD, id="nothing-we-ship", asked=()), "Is it by the sea?", "en") == ()
    assert precedents(CARD, "???", "en") == ()
    assert precedents(CARD, "Ist es am Meer?", "de") == ()


def test_a_yes_holds_for_less_and_a_no_for_more() -> None:
    longer, game = sketch("Is it a game with penguins?", "en"), sketch("Is it a game?", "en")
    assert decides(game, longer, "yes")
    assert not decides(longer, game, "yes")
    assert decides(longer, game, "no")
    assert not decides(game, longer, "no")


@pytest.mark.parametrize("other", ["Is it always white?", "Is it not white?", "Is it white before 1900?"])
def test_what_turns_a_question_decides_nothing(other: str) -> None:
    assert not decides(sketch("Is it white?", "en"), sketch(other, "en"), "no")


@pytest.mark.parametrize(
    ("asked", "other", "reply", "holds"),
    [
        ("Is it always white?", "Is it white?", "no", True),  # what is not white is not always white
        ("Is it always white?", "Is it white?", "yes", False),
        ("Is it white?", "Is it always white?", "yes", True),
        ("Is it a small country?", "Is it a country?", "yes", False),
        ("Is it a small country?", "Is it a country?", "no", True),
        ("Is it a small country?", "Is it a big country?", "yes", False),
        ("Is it a country?", "Is it a small country?", "no", False),
    ],
)
def test_what_claims_more_holds_one_way_only(asked: str, other: str, reply: str, holds: bool) -> None:
    assert decides(sketch(asked, "en"), sketch(other, "en"), reply) is holds


@pytest.mark.parametrize(
    ("asked", "rows", "may"),
    [
        ("Are you a piano?", ("Are you a pianist?", "Do you play the piano?", "Are you good at the piano?"), False),
        ("Are you a piano?", ("Is it a piano?",), True),
        ("Are you a musician?", ("Are you a composer?",), True),
        ("Are you a musician?", ("Do you make music?",), False),
    ],
)
def test_only_a_question_what_the_subject_is_says_what_it_is(asked: str, rows: tuple[str, ...], may: bool) -> None:
    mozart = cards()["mozart"]
    noun = named(mozart, asked, "en")
    assert noun is not None
    assert [may_confirm(mozart, sketch(asked, "en"), noun, Asked("yes", (("en", (row,)),))) for row in rows] == [
        may
    ] * len(rows)


@pytest.mark.parametrize(
    ("asked", "other", "differs"),
    [
        ("Did you live more than 500 years ago?", "Did you live more than a thousand years ago?", True),
        ("Did you live more than 500 years ago?", "Did you live long ago?", True),
        ("Are you North American?", "Are you American?", True),
        ("Are you American?", "Do you come from the United States?", False),
        ("Are you old?", "Are you ancient?", False),
    ],
)
def test_other_numbers_and_places_are_other_questions(asked: str, other: str, differs: bool) -> None:
    bank = (Asked("no", (("en", (other,)),)),)
    (found,) = precedents(replace(CARD, asked=bank), asked, "en")
    assert found.differs is differs


QUESTIONS = st.sampled_from(["Is it by the sea?", "Do polar bears live there?", "Are you alive?", "zxqv wkjh?"])


@settings(max_examples=40, deadline=None)
@given(QUESTIONS | st.text(alphabet=st.characters(codec="ascii"), max_size=60))
def test_letter_case_does_not_matter(question: str) -> None:
    assert reply(CARD, question.upper(), "en") == reply(CARD, question.lower(), "en")
    assert reply(CARD, question, "en").word in WORDS


@pytest.mark.parametrize("each", [entry for entry in BANK if entry.reply == "yes"])
def test_a_negated_question_never_gets_the_same_reply(each: Asked) -> None:
    assert reply(CARD, "Is it by the sea?", "en").word == "yes"
    assert reply(CARD, "Is it not by the sea?", "en").word != "yes"
    assert reply(CARD, "Is it never by the sea?", "en").word != "yes"

"""Guesses with the subject's name, or part of it, that may mean something else."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house import namesakes
from fogbound.house.judge import judge
from fogbound.house.names import names
from fogbound.house.words import languages, speech

SPEECHES = tuple(map(speech, languages()))


@pytest.mark.parametrize(
    ("card", "guess", "verdict"),
    [
        ("shark", "the film Jaws", "wrong"),
        ("titanic", "le film Titanic", "wrong"),
        ("big-bang", "the K-pop band Big Bang", "wrong"),
        ("alfred-hitchcock", "the film director of Psycho", "precise"),
        ("white-house", "a white house", "wrong"),
        ("white-house", "the white house", "right"),
        ("english-channel", "une manche", "wrong"),
        ("lighthouse", "a lighthouse", "right"),
        ("bamboo", "a bamboo", "right"),
        ("scissors", "une paire de ciseaux", "right"),
        ("florence-nightingale", "Nightingale, l'infirmière anglaise", "right"),
        ("florence-nightingale", "Nightingale, the brown bird", "wrong"),
        ("the-moon", "da moon", "right"),
        ("leonardo-da-vinci", "da Vinci", "right"),
        ("sydney-opera-house", "l'opéra de Sydney en Australie", "right"),
        ("freddie-mercury", "the planet Mercury", "wrong"),
        ("silkworm", "la soie", "wrong"),
        ("silkworm", "soie", "precise"),  # may be the beginning of the name
        ("milky-way", "our galaxy", "precise"),
        ("milky-way", "a galaxy", "wrong"),
        ("the-moon", "le satellite naturel de la Terre", "precise"),
        ("the-moon", "a full moon", "precise"),
        ("victoria-falls", "vic falls", "right"),
    ],
)
def test_what_else_may_have_the_name(card: str, guess: str, verdict: str) -> None:
    assert judge(cards()[card], guess).verdict == verdict


def test_a_work_has_its_noun_before_it_and_no_clause_behind() -> None:
    card = cards()["shark"]
    assert namesakes.names_a_work(card, ("the", "film", "jaws"), SPEECHES)
    assert not namesakes.names_a_work(
        card,
        (
            "the",
            "film",
        ),
        SPEECHES,
    )
    assert not namesakes.names_a_work(card, ("the", "film", "with", "a", "shark"), SPEECHES)
    assert not namesakes.names_a_work(card, ("jaws",), SPEECHES)


def test_only_a_proper_name_is_not_one_of_many() -> None:
    assert namesakes.is_one_of_many(cards()["the-scream"], {("scream",)})
    assert not namesakes.is_one_of_many(cards()["bamboo"], {("bamboo",)})
    assert not namesakes.is_one_of_many(cards()["zoo"], {("zoo",)})


def test_a_surname_that_is_a_word_needs_a_true_remark() -> None:
    card = cards()["florence-nightingale"]
    known = names(card)
    assert namesakes.is_surname_with_remark(card, "Nightingale, the nurse", known, SPEECHES)
    assert not namesakes.is_surname_with_remark(card, "Nightingale, the brown bird", known, SPEECHES)
    assert not namesakes.is_surname_with_remark(card, "Nightingale", known, SPEECHES)

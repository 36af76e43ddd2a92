"""The judge: how well it does on the labelled guesses, and rules that hold for every guess."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benches import house
from fogbound.games.twenty.card import Card
from fogbound.house.judge import LONGEST, judge
from fogbound.house.words import languages

CARDS = tuple(house.cards().values())
NAMES = [(card, name) for card in CARDS for wording in card.wordings for name in wording.names]
REJECTS = [(card, name) for card in CARDS for wording in card.wordings for name in wording.rejects]
PARTIAL = [(card, name) for card in CARDS for wording in card.wordings for name in wording.partial]
LETTERS = st.text(alphabet="abcdefghijklmnopqrstuvwxyzéèêàçôîœ ',-.0123456789", max_size=40)

cards = st.sampled_from(CARDS)
quick = settings(max_examples=60, deadline=None)


def test_enough_guesses_are_labelled() -> None:
    assert len(house.rows("guesses", "seen")) >= 300


@pytest.mark.parametrize("verdict", house.VERDICTS)
def test_the_seen_half_is_judged_almost_without_error(verdict: str) -> None:
    figures = house.verdicts("seen")[verdict]
    assert figures.labelled >= 75
    assert figures.precision >= 0.99, list(house.slips("seen"))
    assert figures.recall >= 0.99, list(house.slips("seen"))


@pytest.mark.parametrize("verdict", house.VERDICTS)
def test_the_unseen_half_meets_the_aim(verdict: str) -> None:
    figures = house.verdicts("unseen")[verdict]
    assert figures.precision > 0.97
    assert figures.recall > 0.97


def test_every_partial_name_is_precise() -> None:
    found = [(card.id, name) for card, name in PARTIAL if judge(card, name).verdict != "precise"]
    assert found == []


@pytest.mark.parametrize(
    ("card", "guess", "verdict"),
    [
        ("penicillin", "the man who discovered a mould", "wrong"),  # its noun does not fit
        ("penicillin", "the medicine they found in a mould", "precise"),
        ("penicillin", "mould", "wrong"),  # a tell without a noun
        ("mount-everest", "the second highest mountain", "wrong"),
        ("zero", "the number you cannot divide by", "precise"),  # a negation that denies nothing
        ("mars", "I don't know, maybe Mars?", "right"),
        ("scheherazade", "Cheherazade des Mille et Une Nuits", "right"),  # an `and` that does not separate two answers
        ("marie-curie", "les Curie", "precise"),
        ("chess", "cheese", "wrong"),
        ("leonardo-da-vinci", "leonardo da vinchy", "right"),
    ],
)
def test_guesses_by_ear_and_by_description(card: str, guess: str, verdict: str) -> None:
    assert judge(house.cards()[card], guess).verdict == verdict


def test_every_name_is_right_in_every_language() -> None:
    assert [(card.id, name) for card, name in NAMES if judge(card, name).verdict != "right"] == []


def test_every_reject_is_wrong() -> None:
    assert [(card.id, name) for card, name in REJECTS if judge(card, name).verdict != "wrong"] == []


def test_no_answer_is_right_for_another_card() -> None:
    answers = [(card, wording.answer) for card in CARDS for wording in card.wordings]
    for card in CARDS:
        others = [name for other, name in answers if other is not card]
        assert [name for name in others if judge(card, name).verdict == "right"] == [], card.id


@quick
@given(cards, st.text(max_size=2 * LONGEST))
def test_every_text_gets_the_same_ruling_each_time(card: Card, guess: str) -> None:
    ruling = judge(card, guess)
    assert ruling.verdict in house.VERDICTS
    assert ruling == judge(card, guess)


@quick
@given(cards, LETTERS | st.sampled_from([name for _, name in NAMES + REJECTS]))
def test_case_accents_and_spaces_change_nothing(card: Card, guess: str) -> None:
    plain = "".join(c for c in unicodedata.normalize("NFD", guess) if not unicodedata.combining(c))
    wide = f"  {guess.replace(' ', '   ')}\t"
    expected = judge(card, guess).verdict
    for other in (guess.upper(), guess.lower(), plain, wide, unicodedata.normalize("NFD", guess)):
        assert judge(card, other).verdict == expected, other


@quick
@given(st.sampled_from(REJECTS), st.sampled_from(["", "the ", "I think it's ", "c'est ", "is it "]))
def test_a_reject_is_never_right(reject: tuple[Card, str], before: str) -> None:
    card, name = reject
    for form in (name, name.upper(), f"{name}?", f"{name}!!", f'"{name}"'):
        assert judge(card, before + form).verdict != "right"


@quick
@given(
    st.sampled_from(NAMES), st.sampled_from(["not {}", "pas {}", "{} or Napoleon", "Napoléon ou {}", "{} / Napoleon"])
)
def test_a_negation_or_a_second_answer_makes_a_guess_wrong(named: tuple[Card, str], pattern: str) -> None:
    card, name = named
    assert judge(card, pattern.format(name)).verdict == "wrong"


@quick
@given(cards, LETTERS, st.sampled_from(["", *languages(), "xx"]))
def test_an_unknown_language_does_no_harm(card: Card, guess: str, language: str) -> None:
    assert judge(card, guess, (language,)).verdict in house.VERDICTS

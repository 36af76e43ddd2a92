"""How well words fit a subject."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house.portrait import describes, likeness, portrait

LANGUAGES = ("en", "fr")
ECLIPSE, MARS, BANANA = (cards()[name] for name in ("eclipse", "mars", "banana"))


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def test_a_description_goes_with_its_subject_and_with_no_other() -> None:
    words = _words("when the moon goes in front of the sun")
    assert describes(ECLIPSE, words, LANGUAGES)
    assert not describes(BANANA, words, LANGUAGES)


def test_one_of_many_is_no_description() -> None:
    assert not describes(MARS, _words("a planet"), LANGUAGES, indefinite=True)


@pytest.mark.parametrize("guess", ["nobody at all", "no idea at all", "personne du tout"])
def test_words_for_nobody_describe_nothing(guess: str) -> None:
    assert [card.id for card in cards().values() if describes(card, _words(guess), LANGUAGES)] == []


def test_a_portrait_has_the_words_of_the_card() -> None:
    yes, _ = portrait(MARS, "en")
    assert {"red", "planet"} <= {stem.rstrip("e") for stem in yes} | yes


def test_likeness_grows_with_what_the_card_confirms() -> None:
    assert likeness(MARS, _words("red planet"), "en") != likeness(MARS, _words("green cheese"), "en")

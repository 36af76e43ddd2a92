"""When a subject lived or began, and periods with a name."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house import years
from fogbound.house.reader import reply_from_facts


def test_a_life_is_bounded_by_what_the_card_says() -> None:
    cards = house.cards()
    assert years.life(cards["mozart"]) == ((1756, 1756), (1791, 1791))
    assert years.life(cards["toussaint-louverture"]) == ((1703, 1783), (1803, 1803))
    born, died = years.life(cards["buddha"])
    assert born is not None
    assert died is not None
    assert died[1] <= 0


def test_a_beginning_is_bounded_by_the_century() -> None:
    cards = house.cards()
    assert years.beginning(cards["eiffel-tower"]) == (1889, 1889)
    assert years.beginning(cards["television"]) == (1901, 2000)
    assert (years.beginning(cards["key"]) or (0, 0))[1] <= 500


@pytest.mark.parametrize(
    ("name", "language", "question", "word"),
    [
        ("eiffel-tower", "en", "Were you built in the Middle Ages?", "no"),
        ("notre-dame", "fr", "A-t-elle été construite au Moyen Âge ?", "yes"),
        ("leonardo-da-vinci", "fr", "As-tu vécu à la Renaissance ?", "yes"),
        ("leonardo-da-vinci", "en", "Did you live after the war?", "no"),
        ("cleopatra", "fr", "As-tu vécu dans l'Antiquité ?", "yes"),
        ("anne-frank", "en", "Did you live during World War II?", "yes"),
        ("television", "fr", "Ça existait au Moyen Âge ?", "no"),
        ("petra", "en", "Are you older than Jesus?", "yes"),
        ("mozart", "en", "Did you live before Napoleon?", "cannot_say"),
        ("buddha", "en", "Did you live in the last 200 years?", "no"),
        ("mozart", "fr", "Es-tu mort depuis plus de 100 ans ?", "yes"),
    ],
)
def test_periods_are_compared(name: str, language: str, question: str, word: str) -> None:
    assert reply_from_facts(house.cards()[name], question, language, 2026).word == word

"""Places of the world: continents of countries, regions and cities."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.games.twenty import facts
from fogbound.house import atlas
from fogbound.house.reader import reply


def test_every_country_has_a_continent_and_every_region_known_countries() -> None:
    countries = {name for name, _ in facts.vocabulary()["country"].values}
    assert all(atlas.continents_of(country) for country in countries)
    assert all(region.countries <= countries for region in atlas.regions().values())


@pytest.mark.parametrize(
    ("name", "language", "question", "word"),
    [
        ("eiffel-tower", "en", "Is it in Paris?", "yes"),
        ("eiffel-tower", "en", "Is it in London?", "no"),
        ("uluru", "fr", "C'est à Paris ?", "no"),
        ("cuba", "en", "Is it in the Caribbean?", "yes"),
        ("cuba", "fr", "On y parle espagnol ?", "yes"),
        ("toussaint-louverture", "en", "Were you Chinese?", "no"),
        ("mount-everest", "fr", "C'est en Scandinavie ?", "no"),
        ("panama-canal", "fr", "Est-ce en Amérique ?", "yes"),
        ("jules-verne", "en", "Did you live in Lyon?", "cannot_say"),
    ],
)
def test_regions_and_cities_follow_from_countries(name: str, language: str, question: str, word: str) -> None:
    assert reply(house.cards()[name], question, language).word == word

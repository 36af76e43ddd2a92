"""Tests of what two questions must agree in."""

from __future__ import annotations

from fogbound.house.traits import traits


def test_negations_numbers_values_and_turns_are_found() -> None:
    found = traits("Did you never visit Italy before 1800?", "en")
    assert found.negated
    assert found.numbers == {(1800, 1800)}
    assert found.values == {"italy"}
    assert found.turns == {"before"}


def test_both_languages_name_the_same_values_and_turns() -> None:
    english, french = traits("Is it always in Italy?", "en"), traits("C'est toujours en Italie ?", "fr")
    assert english.values == french.values == {"italy"}
    assert english.turns == french.turns == {"always"}


def test_more_is_against_less_but_not_against_more() -> None:
    more, fewer = traits("Is it more than ten?", "en"), traits("Is it smaller than ten?", "en")
    assert more.is_against(fewer)
    assert fewer.is_against(more)
    assert not more.is_against(more)


def test_sizes_and_ages_are_qualities_in_both_languages() -> None:
    english, french = traits("Is it a tiny old town?", "en"), traits("C'est une petite ville ancienne ?", "fr")
    assert english.qualities == french.qualities == {"small", "old"}
    assert traits("Is it a town?", "en").qualities == frozenset()

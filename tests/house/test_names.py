"""The names of a card, as the judge compares them."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.games.twenty import text
from fogbound.house.names import is_common, is_generic, names

CURIE = names(house.cards()["marie-curie"])
EIFFEL = names(house.cards()["eiffel-tower"])
LEONARDO = names(house.cards()["leonardo-da-vinci"])
MOZART = names(house.cards()["mozart"])


def test_no_name_is_both_right_and_rejected() -> None:
    for card in house.cards().values():
        known = names(card)
        assert not known.full & known.rejects, card.id


def test_a_surname_that_a_reject_shares_does_not_name_the_person() -> None:
    assert "curie" in CURIE.shared
    assert "curie" not in CURIE.surnames


def test_a_first_name_or_a_kind_is_only_part_of_a_name() -> None:
    assert CURIE.is_part(("marie",))
    assert EIFFEL.is_part(("tower",))
    assert not EIFFEL.is_part(("bridge",))


def test_every_telling_word_of_an_answer_is_part_of_it_even_a_country() -> None:
    canal = names(house.cards()["panama-canal"])
    assert canal.is_part(("panama",))
    assert not canal.is_part(("egypt",))
    madagascar = names(house.cards()["madagascar"])
    assert not madagascar.is_part(("republic",)), "a kind from an alias is not part of the answer"


def test_a_part_with_a_name_that_is_enough_names_the_person() -> None:
    assert MOZART.is_enough(("mozart",))
    assert MOZART.is_enough(("amadeus", "mozart"))
    assert not MOZART.is_enough(("wolfgang",))
    assert not MOZART.is_enough(("leopold", "mozart"))


@pytest.mark.parametrize(
    ("card", "form", "special"),
    [
        ("chocolate", "cooking chocolate", True),
        ("chocolate", "chocolat praliné", True),
        ("chocolate", "chocolate cake", False),  # in English the last noun says what it is
        ("chocolate", "statue of chocolate", False),
        ("chocolate", "pain au chocolat", False),
        ("piano", "piano de salon", True),
        ("piano", "piano teacher", False),  # `piano` is French too, but these words are English
        ("octopus", "dumbo octopus and squid", False),
        ("venice", "little venice", False),  # only things have special forms
    ],
)
def test_a_special_form_of_a_thing(card: str, form: str, special: bool) -> None:
    assert names(house.cards()[card]).is_special_form(text.words(form)) is special


def test_a_family_is_named_by_a_plural() -> None:
    assert CURIE.is_family(("curies",))
    assert not CURIE.is_family(("curie",))


def test_the_beginning_of_a_first_name_is_a_short_form() -> None:
    assert LEONARDO.is_short_form(("leo",))
    assert not LEONARDO.is_short_form(("le",))


def test_a_generic_name_is_a_kind_with_an_adjective() -> None:
    assert is_common("island")
    assert is_generic(("great", "island"))
    assert not is_generic(("eiffel", "tower"))

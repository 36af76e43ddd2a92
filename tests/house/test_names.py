"""The names of a card, as the judge compares them."""

from __future__ import annotations

from benches import house
from fogbound.house.names import is_common, is_generic, names

CURIE = names(house.cards()["marie-curie"])
EIFFEL = names(house.cards()["eiffel-tower"])
LEONARDO = names(house.cards()["leonardo-da-vinci"])


def test_no_name_is_both_right_and_rejected_or_partial() -> None:
    for card in house.cards().values():
        known = names(card)
        assert not known.full & known.rejects, card.id
        assert not known.partial & (known.full | known.rejects), card.id


def test_a_surname_that_a_reject_shares_does_not_name_the_person() -> None:
    assert "curie" in CURIE.shared
    assert "curie" not in CURIE.surnames


def test_a_first_name_or_a_kind_is_only_part_of_a_name() -> None:
    assert CURIE.is_part(("marie",))
    assert EIFFEL.is_part(("tower",))
    assert not EIFFEL.is_part(("bridge",))


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

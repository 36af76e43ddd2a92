"""Other forms of a name that are the same name."""

from __future__ import annotations

from fogbound.house.name_forms import has_initials, has_middle_names, is_written_as_one, words_in_any_order


def test_spaces_and_a_plural_may_differ() -> None:
    assert is_written_as_one(("xray",), ("x", "rays"))
    assert not is_written_as_one(("mars",), ("mars",))


def test_words_come_in_any_order_without_small_ones() -> None:
    assert words_in_any_order(("king", "of", "monkeys")) == words_in_any_order(("monkey", "king"))


def test_initials_stand_for_words_but_not_for_all() -> None:
    assert has_initials(("s", "holmes"), ("sherlock", "holmes"))
    assert not has_initials(("s", "h"), ("sherlock", "holmes"))


def test_middle_names_may_be_added() -> None:
    assert has_middle_names(("amelia", "mary", "earhart"), ("amelia", "earhart"))
    assert not has_middle_names(("nelson", "and", "mandela"), ("nelson", "mandela"))

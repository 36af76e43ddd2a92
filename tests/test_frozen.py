"""Frozen values made anew: the same as the standard library makes them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import pytest

from fogbound.frozen import replaced


@dataclass(frozen=True)
class Pile:
    cards: tuple[str, ...]
    open: bool = False

    @cached_property
    def count(self) -> int:
        return len(self.cards)


def test_it_is_what_the_standard_library_makes() -> None:
    pile = Pile(("a", "b"))
    assert replaced(pile, open=True) == replace(pile, open=True)
    assert type(replaced(pile)) is Pile
    assert pile == Pile(("a", "b")), "the old one stays as it is"


def test_what_was_worked_out_is_worked_out_again() -> None:
    pile = Pile(("a", "b"))
    assert pile.count == 2
    assert replaced(pile, cards=()).count == 0


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="Pile has no field colour, size"):
        replaced(Pile(()), size=3, colour="red")

"""Which cards of a deck a table is dealt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound.games.twenty.dealing import EVERYTHING, Selection, selection
from fogbound.games.twenty.edition import data
from tests.rules.quiz import D, card

EASY, FAIR, HARD = (replace(card(f"Of level {level}"), difficulty=level) for level in (1, 2, 3))
KNOWN = tuple(replace(each, child=True) for each in (EASY, FAIR, HARD))


def test_an_edition_describes_its_selections() -> None:
    selections = {name: selection(entry) for name, entry in data(D)["cards"].items()}
    assert selections.keys() == set(data(D)["options"]["cards"]["choices"])
    assert selections["classic"] == EVERYTHING
    family, expert = selections["family"], selections["expert"]
    assert [each for each in (EASY, FAIR, HARD, *KNOWN) if family.has(each)] == [*KNOWN[:2]]
    assert [each for each in (EASY, FAIR, HARD, *KNOWN) if expert.has(each)] == [FAIR, HARD, *KNOWN[1:]]


@pytest.mark.parametrize("family", [True, False])
def test_what_children_know_must_also_be_suitable_for_them(family: bool) -> None:
    assert Selection(child=True).has(replace(KNOWN[0], family=family)) is family
    assert EVERYTHING.has(replace(KNOWN[0], family=family))

"""What options mean, and what a handicap changes."""

from __future__ import annotations

import pytest

from fogbound import catalog
from fogbound.cli.yard.options import MEANINGS, describe_handicap
from fogbound.entry import Handicap
from fogbound.games.yard.edition import ids

CLASSIC = "yard/classic-1983"


def test_every_option_of_every_edition_has_a_meaning() -> None:
    names = {option.name for edition in ids() for option in catalog.options(edition)}
    assert names == set(MEANINGS)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ((), "Already even: between equal players Mister X wins 24% of games."),
        (
            (("max_rounds", "15"),),
            "Even chances: 15 rounds instead of 22. "
            "Between equal players he then wins 51% of games; with the usual rules 24%.",
        ),
        (
            (("max_rounds", "9"), ("reveals", "2,4")),
            "Even chances: 9 rounds instead of 22. Mister X appears after moves 2 and 4 instead of 3, 8, 13, and 18. "
            "Between equal players he then wins 51% of games; with the usual rules 24%.",
        ),
    ],
)
def test_a_handicap_in_words(options: tuple[tuple[str, str], ...], text: str) -> None:
    assert describe_handicap(CLASSIC, Handicap(5, options, 0.24, 0.51)) == text


def test_an_option_without_words_of_its_own() -> None:
    handicap = Handicap(5, (("voluntary_reveal", "true"),), 0.24, 0.51)
    assert "Even chances: voluntary_reveal: true instead of false." in describe_handicap(CLASSIC, handicap)

"""The proofreader as a whole."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fogbound.games.twenty.proofreading.lexicon import Dictionaries
from fogbound.games.twenty.proofreading.remarks import remarks
from tests.games.twenty import sample

DOUBTFUL: Dictionaries = {"en": str.isalpha, "fr": str.islower}  # dictionaries that are of little help


def test_the_sample_gets_no_remarks_without_dictionaries() -> None:
    assert remarks((sample.ladder(),), {}) == ()


def test_remarks_name_their_card_and_clue() -> None:
    card = sample.with_clue(2, "I was sold in 1925 , for 450 long.", "On m'a vendu en 1926.")
    found = remarks((card,), {})
    assert [finding.code for finding in found] == ["spacing", "no-unit", "number-differs"]
    assert all(finding.text.startswith("ladder: clue 2 ") for finding in found)


CLUE = st.text(min_size=1, max_size=80) | st.text(
    "IVXivx0123456789.,' ’-«»?!;:eéEAaud\u00a0½²٣", min_size=1, max_size=40
)


@given(CLUE, CLUE)
def test_any_clue_can_be_read(en: str, fr: str) -> None:
    remarks((sample.with_clue(2, en, fr),), DOUBTFUL)

"""People by their title and their family."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house.called import is_family, is_plural_name, without_title
from fogbound.house.names import names
from fogbound.house.words import Words, languages, speech

SPEECHES = tuple(map(speech, languages()))


@pytest.mark.parametrize(
    ("card", "words", "expected"),
    [
        ("nelson-mandela", ("mr", "mandela"), ("mandela",)),
        ("nelson-mandela", ("mrs", "mandela"), None),
        ("nelson-mandela", ("mandela",), ("mandela",)),
        ("mars", ("mr", "mars"), ("mr", "mars")),  # only persons have titles
    ],
)
def test_a_title_must_fit_the_person(card: str, words: Words, expected: Words | None) -> None:
    assert without_title(cards()[card], words, SPEECHES) == expected


def test_a_family_is_more_than_one_person() -> None:
    curie = names(cards()["marie-curie"])
    assert is_plural_name(("les", "curie"), curie, SPEECHES)
    assert not is_plural_name(("marie", "curie"), curie, SPEECHES)
    assert is_family(("curie", "family"), curie, SPEECHES)
    assert not is_family(("curie",), curie, SPEECHES)
